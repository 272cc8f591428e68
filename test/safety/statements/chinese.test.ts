import { keep } from '../promises.ts'

keep('statements as mainland packs print them', [
  {
    title: 'the wording of the standard: 含有含麸质的谷物及其制品',
    label:
      '配料：白砂糖、可可脂、食用香精\n过敏原信息：本产品含有含麸质的谷物及其制品、蛋类及其制品、乳及乳制品。',
    contains: ['gluten', 'egg', 'milk'],
    lists: ['白砂糖', '可可脂', '食用香精'],
    notListed: ['谷物', '制品'],
  },
  {
    title: 'contained, then 与含有…的产品共用生产线',
    label: '配料：大米、食用盐\n致敏物质提示：此产品含有小麦、大豆，与含有花生、芝麻的产品共用生产线。',
    contains: ['gluten', 'soy'],
    mayContain: ['peanut', 'sesame'],
  },
  {
    title: 'a bracket of traces behind what is contained',
    label: '配料：大米、食用盐。食物过敏原：麸质谷物、乳制品（可能含微量坚果）',
    contains: ['gluten', 'milk'],
    mayContain: ['nuts'],
  },
  {
    title: 'a table of yes and no',
    label: '配料：大米、奶粉、食用盐\n过敏原：牛奶：有；鸡蛋：无；花生：无',
    contains: ['milk'],
    absent: ['egg', 'peanut'],
  },
  {
    title: 'a claim, a semicolon, a statement',
    label: '配料：大米、食用盐。不含反式脂肪酸、胆固醇；含大豆、小麦。',
    contains: ['soy', 'gluten'],
  },
  {
    title: '除小麦外，不含其他致敏物质',
    label: '配料：大米、食用盐。本品除含有小麦外，不含其他致敏物质。',
    contains: ['gluten'],
    absent: ['milk', 'egg', 'nuts'],
  },
  {
    title: 'not for those who are intolerant',
    label: '配料：燕麦、食用盐\n麸质不耐受者请勿食用。',
    contains: ['gluten'],
  },
  {
    title: '不适合对…过敏的人群食用 says that it is contained',
    label: '配料：大米、食用盐。本产品不适合对牛奶、鸡蛋过敏的人群食用。',
    contains: ['milk', 'egg'],
  },
  {
    title: 'soy that is not genetically modified is soy',
    label: '配料：水、非转基因大豆、食用盐。产品中大豆为非转基因大豆。',
    contains: ['soy'],
  },
  {
    title: 'peanuts without a toxin are peanuts',
    label: '配料：花生（不含黄曲霉毒素）、白砂糖',
    contains: ['peanut'],
    lists: ['白砂糖'],
  },
  {
    title: '不加面粉 on the front claims',
    label: '不加面粉 不加鸡蛋\n配料：大米粉、白砂糖、玉米淀粉',
    absent: ['gluten', 'egg'],
  },
  {
    title: 'gluten below a limit is no gluten',
    label: '配料：大米、玉米淀粉、食用盐。麸质含量<20mg/kg',
    absent: ['gluten'],
  },
  {
    title: 'lactose below a limit: milk, but no lactose',
    label: '配料：无乳糖牛奶\n乳糖含量≤0.5g/100g',
    contains: ['milk'],
    noGroups: ['lactose'],
  },
  {
    title: '过敏信息 in a line of its own',
    label: '每日坚果\n配料：葡萄干、蔓越莓干\n过敏信息：含有坚果及花生。',
    contains: ['nuts', 'peanut'],
    lists: ['葡萄干', '蔓越莓干'],
  },
  {
    title: '非乳制品 is no milk',
    label: '配料：水、大豆、白砂糖。本品为植物蛋白饮料，非乳制品。',
    contains: ['soy'],
    absent: ['milk'],
  },
  {
    title: '共线产品',
    label: '配料：大米、食用盐\n共线产品含花生、芝麻',
    mayContain: ['peanut', 'sesame'],
  },
  {
    title: '与…同一车间包装',
    label: '配料：大米、食用盐。本产品与含麸质、蛋类食品在同一车间包装。',
    mayContain: ['gluten', 'egg'],
  },
  {
    title: '或有微量',
    label: '配料：大米、食用盐。产品中或有微量坚果、牛奶。',
    mayContain: ['nuts', 'milk'],
  },
  {
    title: 'two languages in one field',
    label: '配料：大米、食用盐\n过敏原 Allergens：小麦 Wheat、大豆 Soy',
    contains: ['gluten', 'soy'],
  },
  {
    title: '食用前请注意 before the statement',
    label: '配料：大米、食用盐。温馨提示：本品含有牛奶和大豆成分，过敏者慎食。',
    contains: ['milk', 'soy'],
  },
  {
    title: 'the equipment also processes',
    label: '配料：大米、食用盐。加工本产品的设备也用于加工含鱼类、甲壳纲类的产品。',
    mayContain: ['fish', 'crustacean'],
  },
  {
    title: 'a claim for the whole class, then traces of one of it',
    label: '配料：大米、食用盐。本品未添加坚果，但生产线加工核桃。',
    mayContain: ['nuts'],
  },
  {
    title: '无蔗糖 says nothing of milk',
    label: '无蔗糖酸奶\n配料：生牛乳、麦芽糖醇、乳酸菌',
    contains: ['milk'],
  },
  {
    title: '零反式脂肪 behind the list ends it',
    label: '配料：小麦粉、鸡蛋、白砂糖 零反式脂肪',
    contains: ['gluten', 'egg'],
    notListed: ['反式'],
  },
])

keep('statements as packs in Taiwan and Hong Kong print them', [
  {
    title: 'the wording of the Taiwanese rule',
    label: '成分：白米、鹽\n本產品含有牛奶、大豆及其製品，不適合對其過敏體質者食用。',
    contains: ['milk', 'soy'],
  },
  {
    title: 'contained, then the plant and its lines',
    label:
      '成分：白米、鹽\n本產品含有花生、牛奶及其製品；生產製程廠房，其設備或生產管線有處理蛋、芝麻、含麩質之穀物、堅果類及其製品，食物過敏者請留意。',
    contains: ['peanut', 'milk'],
    mayContain: ['egg', 'sesame', 'gluten', 'nuts'],
  },
  {
    title: '致敏原資料 with contained and traces',
    label: '配料：白米、鹽\n致敏原資料：含有小麥、大豆。可能含有微量甲殼類動物、魚類及其製品。',
    contains: ['gluten', 'soy'],
    mayContain: ['crustacean', 'fish'],
  },
  {
    title: 'the line also makes',
    label: '成分：白米、鹽。本產品生產線亦有生產含花生、牛奶之產品。',
    mayContain: ['peanut', 'milk'],
  },
  {
    title: '不含蛋奶 in one word',
    label: '成分：麵粉、糖、大豆油。純素，不含蛋奶。',
    contains: ['gluten'],
    absent: ['egg', 'milk'],
  },
  {
    title: '不添加蛋、奶、五辛',
    label: '成分：麵粉、糖、鹽。本品不添加蛋、奶、五辛。',
    contains: ['gluten'],
    absent: ['egg', 'milk'],
  },
  {
    title: 'L-麩酸鈉 is no gluten',
    label: '內容物：馬鈴薯、棕櫚油、乳糖、調味劑(L-麩酸鈉)',
    contains: ['milk'],
    absent: ['gluten'],
  },
  {
    title: '食品添加物：無 is no ingredient',
    label: '成分：鮮乳100%\n食品添加物：無',
    contains: ['milk'],
    notListed: ['無'],
  },
  {
    title: 'a heading of its own: 過敏原標示',
    label: '成分：白米、鹽\n過敏原標示：含蛋、魚',
    contains: ['egg', 'fish'],
  },
  {
    title: '本產品不含麩質之穀物',
    label: '成分：白米、玉米澱粉。本產品不含麩質之穀物及其製品。',
    absent: ['gluten'],
  },
  {
    title: '使用亞硫酸鹽類等，其終產品以二氧化硫殘留量計',
    label: '成分：枸杞\n本產品使用亞硫酸鹽，其終產品二氧化硫殘留量每公斤十毫克以上。',
    contains: ['sulphites'],
  },
  {
    title: 'the same factory',
    label: '成分：白米、鹽。與含有芒果、奇異果、芝麻之產品於同一工廠生產。',
    mayContain: ['sesame'],
  },
  {
    title: '對花生過敏者請避免食用',
    label: '成分：白米、鹽。對花生過敏者請避免食用。',
    contains: ['peanut'],
  },
  {
    title: '無添加奶油 denies it',
    label: '無添加奶油\n成分：麵粉、糖、水',
    contains: ['gluten'],
    absent: ['milk'],
  },
  {
    title: '可能殘留',
    label: '成分：白米、鹽。本產品可能殘留微量甲殼類、頭足類。',
    mayContain: ['crustacean', 'shellfish'],
  },
])

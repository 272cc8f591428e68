import { keep } from './promises.ts'

keep('a claim is not an ingredient and asserts no allergen', [
  {
    title: '不含 covers the names behind it',
    label: '配料：大米、水、食用盐\n不含麸质、牛奶、鸡蛋。',
    absent: ['gluten', 'milk', 'egg'],
  },
  {
    title: '无 covers the names behind it',
    label: '配料：大米、水\n无麸质、无乳糖',
    absent: ['gluten', 'milk'],
  },
  {
    title: '未添加 covers the names behind it',
    label: '配料：生牛乳\n未添加蔗糖、花生、大豆',
    absent: ['peanut', 'soy'],
  },
  {
    title: '零添加 covers the names behind it',
    label: '配料：大米、水。零添加防腐剂、鸡蛋。',
    absent: ['egg'],
    notListed: ['鸡蛋', '防腐剂'],
  },
  {
    title: '本品不含 within a statement',
    label: '配料：大米、水。本品不含花生及坚果。',
    absent: ['peanut', 'nuts'],
  },
  {
    title: '不含 in Traditional characters',
    label: '成分：白米、水。本產品不含麩質、牛奶及花生。',
    absent: ['gluten', 'milk', 'peanut'],
  },
  {
    title: 'free from covers the names behind it',
    label: 'Ingredients: rice, water, salt. Free from gluten, milk and nuts.',
    absent: ['gluten', 'milk', 'nuts'],
  },
  {
    title: 'does not contain covers the names behind it',
    label: 'Ingredients: rice, salt. Does not contain wheat, soy, or eggs.',
    absent: ['gluten', 'soy', 'egg'],
  },
  {
    title: 'contains no covers the names behind it',
    label: 'Ingredients: rice, salt. Contains no milk, eggs or peanuts.',
    absent: ['milk', 'egg', 'peanut'],
  },
  {
    title: 'without covers the names behind it',
    label: 'Ingredients: rice, salt. Made without wheat, milk or soy.',
    absent: ['gluten', 'milk', 'soy'],
  },
  {
    title: '-free covers the name before the hyphen',
    label: 'Ingredients: rice, salt. Gluten-free, dairy-free, nut-free.',
    absent: ['gluten', 'milk', 'nuts'],
  },
  {
    title: 'no … covers the names behind it',
    label: 'Ingredients: rice, salt. No nuts, no milk, no gluten.',
    absent: ['nuts', 'milk', 'gluten'],
  },
  {
    title: 'a claim before the list covers nothing of the list',
    label: '不含防腐剂\n配料：小麦粉、鸡蛋、花生',
    contains: ['gluten', 'egg', 'peanut'],
  },
  {
    title: 'an English claim before the list covers nothing of the list',
    label: 'No artificial colours\nIngredients: wheat flour, eggs, peanuts',
    contains: ['gluten', 'egg', 'peanut'],
  },
  {
    title: 'what follows a claim after a full stop is read',
    label: '配料：大米、水。不含麸质。可能含有花生。',
    mayContain: ['peanut'],
    absent: ['gluten'],
  },
  {
    title: 'a statement after a claim in one line is read',
    label: 'Ingredients: rice, salt. Free from gluten. Contains milk.',
    contains: ['milk'],
    absent: ['gluten'],
  },
  {
    title: 'a but after a claim ends it',
    label: 'Ingredients: rice. Does not contain nuts but contains milk.',
    contains: ['milk'],
    absent: ['nuts'],
  },
  {
    title: '但 after a claim ends it',
    label: '配料：大米。本品不含坚果，但含有牛奶。',
    contains: ['milk'],
    absent: ['nuts'],
  },
  {
    title: 'a claim in brackets inside the list covers its bracket only',
    label: '配料：植物油（不含反式脂肪酸）、小麦粉、全脂乳粉',
    contains: ['gluten', 'milk'],
  },
  {
    title: 'a claim in the midst of an English list ends at its comma',
    label: 'Ingredients: rice, gluten-free oats, milk powder, salt',
    contains: ['milk'],
    absent: ['gluten'],
    lists: ['milk powder', 'salt'],
  },
])

keep('a claim that belongs to an ingredient leaves it in the list', [
  {
    title: 'gluten free oats',
    label: 'Ingredients: gluten free oats, sugar, honey, salt',
    lists: ['sugar', 'honey', 'salt'],
    absent: ['gluten'],
    noGroups: ['gluten'],
  },
  {
    title: 'gluten free whole grain oats after other names',
    label: 'Ingredients: almonds, gluten free whole grain oats, honey',
    contains: ['nuts'],
    absent: ['gluten'],
  },
  {
    title: 'gluten-free flour',
    label: 'Ingredients: gluten-free flour, water, yeast, salt',
    absent: ['gluten'],
    lists: ['water', 'salt'],
  },
  {
    title: 'oats (gluten free)',
    label: 'Ingredients: oats (gluten free), sugar, salt',
    absent: ['gluten'],
    lists: ['sugar'],
  },
  { title: '无麸质面粉', label: '配料：无麸质面粉、水、食用盐', absent: ['gluten'], lists: ['水', '食用盐'] },
  { title: '无麸质燕麦片', label: '配料：无麸质燕麦片、白砂糖', absent: ['gluten'] },
  { title: '無麩質燕麥', label: '成分：無麩質燕麥、砂糖、鹽', absent: ['gluten'] },
  {
    title: 'lactose free milk keeps milk and loses lactose',
    label: 'Ingredients: lactose free milk, sugar, cocoa',
    contains: ['milk'],
    noGroups: ['lactose'],
  },
  {
    title: '无乳糖牛奶 keeps milk and loses lactose',
    label: '配料：无乳糖牛奶、白砂糖',
    contains: ['milk'],
    noGroups: ['lactose'],
  },
  {
    title: '零乳糖牛奶 keeps milk and loses lactose',
    label: '配料：零乳糖牛奶、白砂糖',
    contains: ['milk'],
    noGroups: ['lactose'],
  },
  {
    title: 'low-protein flour is not gluten free',
    label: '配料：低筋小麦粉、白砂糖、鸡蛋',
    contains: ['gluten', 'egg'],
    never: [/low.gluten/i],
  },
  { title: '低筋面粉 is not gluten free', label: '配料：低筋面粉、水', contains: ['gluten'] },
  {
    title: 'dairy free margarine',
    label: 'Ingredients: dairy free margarine, wheat flour',
    contains: ['gluten'],
    absent: ['milk'],
  },
  {
    title: 'egg free mayonnaise',
    label: 'Ingredients: egg free mayonnaise, wheat flour',
    contains: ['gluten'],
    absent: ['egg'],
  },
  {
    title: 'gluten free soy sauce keeps soy',
    label: 'Ingredients: gluten free soy sauce, sugar, water',
    contains: ['soy'],
    absent: ['gluten'],
  },
])

keep('a claim never removes what the list itself states: both are shown', [
  {
    title: '不含牛奶 beside milk powder',
    label: '配料：小麦粉、全脂乳粉、白砂糖\n不含牛奶',
    contains: ['milk'],
    says: [/不含牛奶.*全脂乳粉|全脂乳粉.*不含牛奶/],
  },
  {
    title: 'gluten free beside wheat flour',
    label: 'Ingredients: wheat flour, sugar, salt. Gluten free.',
    contains: ['gluten'],
    says: [/gluten free.*wheat flour|wheat flour.*gluten free/i],
  },
  {
    title: 'nut free beside almonds',
    label: 'Ingredients: oats, almonds, honey. Nut free.',
    contains: ['nuts'],
    says: [/nut free.*almonds|almonds.*nut free/i],
  },
  {
    title: '不含鸡蛋 beside egg',
    label: '配料：小麦粉、鸡蛋、白砂糖。本产品不含鸡蛋。',
    contains: ['egg'],
    says: [/不含鸡蛋/],
  },
  {
    title: '無麩質 beside wheat flour',
    label: '成分：小麥麵粉、砂糖、鹽。無麩質。',
    contains: ['gluten'],
    says: [/無麩質|无麸质/],
  },
])

keep('may contain is never under contains', [
  {
    title: 'may contain traces of',
    label: 'Ingredients: rice, salt. May contain traces of milk and nuts.',
    mayContain: ['milk', 'nuts'],
  },
  {
    title: 'made on the same line',
    label: 'Ingredients: rice. Produced on a line that also processes peanuts and soy.',
    mayContain: ['peanut', 'soy'],
  },
  {
    title: 'in a facility that also handles',
    label: 'Ingredients: rice. Made in a facility that also handles eggs.',
    mayContain: ['egg'],
  },
  {
    title: '可能含有微量',
    label: '配料：大米、水。可能含有微量花生和芝麻。',
    mayContain: ['peanut', 'sesame'],
  },
  {
    title: '本生产线也加工',
    label: '配料：大米、水。本生产线也加工含有牛奶、大豆的产品。',
    mayContain: ['milk', 'soy'],
  },
  {
    title: '同一设备',
    label: '配料：大米。与花生、坚果制品在同一设备上生产。',
    mayContain: ['peanut', 'nuts'],
  },
  {
    title: 'may contain in Traditional characters',
    label: '成分：白米、水。可能含有微量花生及堅果。',
    mayContain: ['peanut', 'nuts'],
  },
  {
    title: 'the same line in Traditional characters',
    label: '成分：白米。本產品生產製程廠房，其設備或生產管線有處理牛奶、蛋。',
    mayContain: ['milk', 'egg'],
  },
  {
    title: 'contains and may contain in one line',
    label: 'Ingredients: flour, salt. Contains wheat. May contain milk.',
    contains: ['gluten'],
    mayContain: ['milk'],
  },
  {
    title: 'what is contained is not repeated as possible',
    label: '配料：花生、食用盐。可能含有花生、芝麻。',
    contains: ['peanut'],
    mayContain: ['sesame'],
  },
])

keep('a name that only may bring an allergen is "may"', [
  { title: '水解植物蛋白', label: '配料：水、食用盐、水解植物蛋白', mayContain: ['soy'] },
  { title: '植物蛋白', label: '配料：水、植物蛋白、食用盐', mayContain: ['soy'] },
  {
    title: 'hydrolyzed vegetable protein',
    label: 'Ingredients: salt, hydrolyzed vegetable protein, sugar',
    mayContain: ['soy'],
  },
  { title: 'nougat', label: 'Ingredients: sugar, nougat, cocoa butter', mayContain: ['nuts'] },
  {
    title: '复合调味料 that is not opened',
    label: '配料：马铃薯、植物油、复合调味料',
    mayContain: ['soy', 'gluten'],
  },
  {
    title: 'textured vegetable protein',
    label: 'Ingredients: water, textured vegetable protein, salt',
    mayContain: ['soy'],
  },
])

keep('misses that are known from real labels', [
  { title: '起司 is milk', label: '成分：馬鈴薯、起司、鹽', contains: ['milk'] },
  { title: '起司粉 is milk', label: '配料：马铃薯、起司粉、食用盐', contains: ['milk'] },
  { title: '芝士 is milk', label: '配料：小麦粉、芝士、食用盐', contains: ['milk'] },
  {
    title: '脆皮筒 is wheat and not milk',
    label: '配料：脆皮筒、白砂糖、水',
    contains: ['gluten'],
    absent: ['milk'],
  },
  {
    title: '冰淇淋筒 is wheat and not milk',
    label: '配料：冰淇淋筒、白砂糖、水',
    contains: ['gluten'],
    absent: ['milk'],
  },
  {
    title: 'a wafer cone is wheat and not milk',
    label: 'Ingredients: wafer cone, sugar, water',
    contains: ['gluten'],
    absent: ['milk'],
  },
  {
    title: 'an ice cream cone is wheat and not milk',
    label: 'Ingredients: ice cream cone, sugar, water',
    contains: ['gluten'],
    absent: ['milk'],
  },
  {
    title: 'soy protein hydrolyzate is soy and not milk',
    label: 'Ingredients: water, soy protein hydrolyzate, salt',
    contains: ['soy'],
    absent: ['milk'],
  },
  {
    title: 'yam flour is no wheat',
    label: 'Ingredients: yam flour, water, calcium hydroxide',
    absent: ['gluten'],
  },
  { title: 'cashews alone are a list and nuts', label: 'Ingredients: cashews, salt', contains: ['nuts'] },
  { title: 'cashews without a heading', label: 'cashews, almonds, sunflower oil, salt', contains: ['nuts'] },
  { title: '豆瓣酱 is broad bean for G6PD', label: '配料：菜籽油、豆瓣酱、食用盐', avoid: ['g6pd'] },
  { title: '郫县豆瓣 is broad bean for G6PD', label: '配料：菜籽油、郫县豆瓣、食用盐', avoid: ['g6pd'] },
  { title: 'cheese powder is milk', label: 'Ingredients: corn, cheese powder, salt', contains: ['milk'] },
  { title: '奶盖粉 is milk', label: '配料：白砂糖、奶盖粉、食用盐', contains: ['milk'] },
])

keep('where nothing was found, nothing more is said', [
  {
    title: 'an empty allergen list asserts no absence',
    label: '配料：大米、水',
    never: [/不含过敏原|没有过敏原|allergen.free|no allergens/i],
  },
  {
    title: 'a plain list is not called free from gluten',
    label: 'Ingredients: rice, salt',
    never: [/gluten.free|free from/i],
  },
])

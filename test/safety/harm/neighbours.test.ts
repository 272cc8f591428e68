import { keep } from '../promises.ts'

keep('harm: wheat is heard by its other names', [
  { title: '配料：杜兰麦粗粒粉、水', label: '配料：杜兰麦粗粒粉、水', contains: ['gluten'] },
  { title: '配料：杜伦麦粉、水、盐', label: '配料：杜伦麦粉、水、盐', contains: ['gluten'] },
  { title: '配料：硬质麦粉、鸡蛋', label: '配料：硬质麦粉、鸡蛋', contains: ['gluten', 'egg'] },
  { title: '配料：麦粉、糖、棕榈油', label: '配料：麦粉、糖、棕榈油', contains: ['gluten'] },
  { title: '配料：黑麦粒、麦胚、水', label: '配料：黑麦粒、麦胚、水', contains: ['gluten'] },
  { title: '配料：麦皮、燕麸、蜂蜜', label: '配料：麦皮、燕麸、蜂蜜', contains: ['gluten'] },
  { title: '配料：单粒麦、水、盐', label: '配料：单粒麦、水、盐', contains: ['gluten'] },
  { title: '配料：斯佩尔特麦、酵母', label: '配料：斯佩尔特麦、酵母', contains: ['gluten'] },
  { title: '配料：裸麦粉、水、盐', label: '配料：裸麦粉、水、盐', contains: ['gluten'] },
  { title: '配料：糌粑粉、酥油', label: '配料：糌粑粉、酥油', contains: ['gluten'] },
  { title: '配料：塞莫利纳粉、水', label: '配料：塞莫利纳粉、水', contains: ['gluten'] },
  { title: '配料：荞麦、水', label: '配料：荞麦、水', absent: ['gluten'] },
  { title: '配料：藜麦、盐', label: '配料：藜麦、盐', absent: ['gluten'] },
  { title: '配料：麦冬、水、冰糖', label: '配料：麦冬、水、冰糖', absent: ['gluten'] },
  { title: '配料：麦卢卡蜂蜜', label: '配料：麦卢卡蜂蜜', absent: ['gluten'] },
  { title: '配料：油麦菜、盐、植物油', label: '配料：油麦菜、盐、植物油', absent: ['gluten'] },
  { title: '配料：麦芽糖醇、麦芽酚、水', label: '配料：麦芽糖醇、麦芽酚、水', absent: ['gluten'] },
  { title: '配料：麦淇淋、白砂糖', label: '配料：麦淇淋、白砂糖', mayContain: ['milk'], absent: ['gluten'] },
  { title: '配料：瞿麦、水', label: '配料：瞿麦、水', absent: ['gluten'] },
  { title: '配料：玉米麦片（玉米、糖）', label: '配料：玉米麦片（玉米、糖）', contains: ['gluten'] },
  { title: '配料：苦荞麦、糖', label: '配料：苦荞麦、糖', absent: ['gluten'] },
])

keep('harm: what only has the shape of a food is none', [
  {
    title: 'Ingredients: sugar, corn syrup, pectin.\nFish-shaped gummies.',
    label: 'Ingredients: sugar, corn syrup, pectin.\nFish-shaped gummies.',
    absent: ['fish'],
  },
  {
    title: 'Shrimp shaped gummy candy\nIngredients: sugar, corn syrup, gelatin.',
    label: 'Shrimp shaped gummy candy\nIngredients: sugar, corn syrup, gelatin.',
    absent: ['crustacean'],
  },
  {
    title: 'Egg-shaped chocolates\nIngredients: sugar, cocoa mass, milk powder',
    label: 'Egg-shaped chocolates\nIngredients: sugar, cocoa mass, milk powder',
    contains: ['milk'],
    absent: ['egg'],
  },
  {
    title: 'Walnut-shaped cookies\nIngredients: rice flour, sugar',
    label: 'Walnut-shaped cookies\nIngredients: rice flour, sugar',
    absent: ['nuts'],
  },
  {
    title: '花生形软糖\n配料：白砂糖、葡萄糖浆、明胶',
    label: '花生形软糖\n配料：白砂糖、葡萄糖浆、明胶',
    absent: ['peanut'],
  },
  {
    title: '虾形软糖\n配料：白砂糖、葡萄糖浆、明胶\n本品为虾的造型',
    label: '虾形软糖\n配料：白砂糖、葡萄糖浆、明胶\n本品为虾的造型',
    absent: ['crustacean'],
  },
  {
    title: '鱼形饼干\n配料：小麦粉、白砂糖\n小鱼造型，不含鱼',
    label: '鱼形饼干\n配料：小麦粉、白砂糖\n小鱼造型，不含鱼',
    contains: ['gluten'],
    absent: ['fish'],
  },
  {
    title: '蛋形巧克力\n配料：白砂糖、可可脂、全脂乳粉',
    label: '蛋形巧克力\n配料：白砂糖、可可脂、全脂乳粉',
    contains: ['milk'],
    absent: ['egg'],
  },
  {
    title: '配料：糖、鱼形鱼豆腐（鱼肉、大豆蛋白）',
    label: '配料：糖、鱼形鱼豆腐（鱼肉、大豆蛋白）',
    contains: ['fish', 'soy'],
  },
  {
    title: 'Ingredients: sugar, crab-shaped surimi (fish, starch)',
    label: 'Ingredients: sugar, crab-shaped surimi (fish, starch)',
    contains: ['fish'],
  },
])

keep('harm: a claim in a name asserts nothing', [
  {
    title: 'Ingredients: water, malt-free spirit vinegar, salt',
    label: 'Ingredients: water, malt-free spirit vinegar, salt',
    absent: ['gluten'],
  },
  {
    title: 'Ingredients: barley malt free beer flavour, water',
    label: 'Ingredients: barley malt free beer flavour, water',
    absent: ['gluten'],
  },
  { title: 'Ingredients: rice, malt, salt', label: 'Ingredients: rice, malt, salt', contains: ['gluten'] },
  {
    title: 'Ingredients: almonds, lactose free milk',
    label: 'Ingredients: almonds, lactose free milk',
    contains: ['milk', 'nuts'],
  },
  {
    title: 'Ingredients: water, semolina free rice pasta',
    label: 'Ingredients: water, semolina free rice pasta',
    absent: ['gluten'],
  },
  { title: '配料：水、无麦芽醋、盐', label: '配料：水、无麦芽醋、盐', absent: ['gluten'] },
])

keep('harm: shrimp paste by its names of South-East Asia', [
  { title: '配料：辣椒、峇拉煎、盐', label: '配料：辣椒、峇拉煎、盐', contains: ['crustacean'] },
  { title: '配料：辣椒、马拉盏、盐', label: '配料：辣椒、马拉盏、盐', contains: ['crustacean'] },
  { title: '配料：辣椒、峇拉盏、糖', label: '配料：辣椒、峇拉盏、糖', contains: ['crustacean'] },
  { title: '配料：辣椒、巴拉煎、糖', label: '配料：辣椒、巴拉煎、糖', contains: ['crustacean'] },
  { title: '配料：辣椒、马来盏、糖', label: '配料：辣椒、马来盏、糖', contains: ['crustacean'] },
  { title: '配料：辣椒、虾膏、糖', label: '配料：辣椒、虾膏、糖', contains: ['crustacean'] },
  { title: '配料：辣椒、参峇马来栈、糖', label: '配料：辣椒、参峇马来栈、糖', contains: ['crustacean'] },
  { title: '配料：银虾酱、糖', label: '配料：银虾酱、糖', contains: ['crustacean'] },
  { title: '配料：参峇酱（辣椒、江鱼仔）', label: '配料：参峇酱（辣椒、江鱼仔）', contains: ['fish'] },
])

keep('harm: caffeine by other names, and where only the pack says it', [
  {
    title:
      'ENERGY DRINK - CAFFEINATED BEVERAGE\nIngredients: Carbonated water, sugar, methylxanthine 30mg/100ml, taurine',
    label:
      'ENERGY DRINK - CAFFEINATED BEVERAGE\nIngredients: Carbonated water, sugar, methylxanthine 30mg/100ml, taurine',
    groups: ['caffeine'],
  },
  {
    title: 'Ingredients: water, sugar, caffine, taurine',
    label: 'Ingredients: water, sugar, caffine, taurine',
    groups: ['caffeine'],
  },
  {
    title: 'Ingredients: water, 1,3,7-trimethylxanthine, sugar',
    label: 'Ingredients: water, 1,3,7-trimethylxanthine, sugar',
    groups: ['caffeine'],
  },
  {
    title: 'Ingredients: water, sugar, guaranine',
    label: 'Ingredients: water, sugar, guaranine',
    groups: ['caffeine'],
  },
  {
    title: 'Ingredients: water, green coffee bean extract',
    label: 'Ingredients: water, green coffee bean extract',
    groups: ['caffeine'],
  },
  {
    title: '含咖啡因饮料\n配料：水、白砂糖、牛磺酸、食用香精',
    label: '含咖啡因饮料\n配料：水、白砂糖、牛磺酸、食用香精',
    groups: ['caffeine'],
  },
  {
    title: 'Caffeinated water\nIngredients: water, natural flavours',
    label: 'Caffeinated water\nIngredients: water, natural flavours',
    groups: ['caffeine'],
  },
  {
    title: 'Decaffeinated cola\nIngredients: water, sugar',
    label: 'Decaffeinated cola\nIngredients: water, sugar',
    noGroups: ['caffeine'],
  },
  {
    title: '不含咖啡因 可乐\n配料：水、白砂糖',
    label: '不含咖啡因 可乐\n配料：水、白砂糖',
    noGroups: ['caffeine'],
  },
  {
    title: 'Caffeine free cola\nIngredients: water, sugar',
    label: 'Caffeine free cola\nIngredients: water, sugar',
    noGroups: ['caffeine'],
  },
])

keep('harm: special foods of Taiwan', [
  {
    title: '腎佳營養配方\n特定疾病配方食品 衛部特食字第000000號\n成分：水、麥芽糊精、芥花油、酪蛋白鈉',
    label: '腎佳營養配方\n特定疾病配方食品 衛部特食字第000000號\n成分：水、麥芽糊精、芥花油、酪蛋白鈉',
    noScore: 'medical_food',
  },
  {
    title: '糖尿病適用營養品\n病人用食品，需經醫師或營養師指示使用\n成分：水、麥芽糊精、酪蛋白鈉',
    label: '糖尿病適用營養品\n病人用食品，需經醫師或營養師指示使用\n成分：水、麥芽糊精、酪蛋白鈉',
    noScore: 'medical_food',
  },
  {
    title: '特殊營養食品 管灌飲食\n成分：水、麥芽糊精、酪蛋白鈉',
    label: '特殊營養食品 管灌飲食\n成分：水、麥芽糊精、酪蛋白鈉',
    noScore: 'medical_food',
  },
  {
    title: '葉黃素軟膠囊\n健康食品 衛部健食字第A00000號\n成分：葵花油、明膠',
    label: '葉黃素軟膠囊\n健康食品 衛部健食字第A00000號\n成分：葵花油、明膠',
    noScore: 'supplement',
  },
  {
    title: '嬰兒配方食品\n衛部嬰食字第000號\n成分：乳糖、脫脂奶粉',
    label: '嬰兒配方食品\n衛部嬰食字第000號\n成分：乳糖、脫脂奶粉',
    noScore: 'infant_formula',
  },
  {
    title: '較大嬰兒配方輔助食品\n成分：乳糖、脫脂奶粉、植物油',
    label: '較大嬰兒配方輔助食品\n成分：乳糖、脫脂奶粉、植物油',
    noScore: 'infant_formula',
  },
  {
    title: '食品安全：病人用餐盤不含\n配料：小麦粉、白砂糖',
    label: '食品安全：病人用餐盤不含\n配料：小麦粉、白砂糖',
    contains: ['gluten'],
  },
])

keep('harm: a list in another language is told as one', [
  {
    title: 'İçindekiler: Buğday unu, şeker, bitkisel yağ (palm), tuz, süt tozu',
    label: 'İçindekiler: Buğday unu, şeker, bitkisel yağ (palm), tuz, süt tozu',
    noScore: 'foreign_list',
  },
  {
    title: 'İÇİNDEKİLER: ŞEKER, BUĞDAY UNU, TUZ, PALM YAĞI',
    label: 'İÇİNDEKİLER: ŞEKER, BUĞDAY UNU, TUZ, PALM YAĞI',
    noScore: 'foreign_list',
  },
  {
    title: 'Içindekiler: Buğday unu, şeker, tuz',
    label: 'Içindekiler: Buğday unu, şeker, tuz',
    noScore: 'foreign_list',
  },
  {
    title: 'Ingredienti: farina di grano tenero, zucchero, burro, uova',
    label: 'Ingredienti: farina di grano tenero, zucchero, burro, uova',
    noScore: 'foreign_list',
  },
  {
    title: 'Składniki: mąka pszenna, cukier, olej, sól',
    label: 'Składniki: mąka pszenna, cukier, olej, sól',
    noScore: 'foreign_list',
  },
  {
    title: 'Ainesosat: vehnäjauho, sokeri, voi, suola',
    label: 'Ainesosat: vehnäjauho, sokeri, voi, suola',
    noScore: 'foreign_list',
  },
  {
    title: 'Ingrédients : farine de blé, sucre, beurre, œufs',
    label: 'Ingrédients : farine de blé, sucre, beurre, œufs',
    noScore: 'foreign_list',
  },
  {
    title: 'ΣΥΣΤΑΤΙΚΑ: αλεύρι σίτου, ζάχαρη, αλάτι',
    label: 'ΣΥΣΤΑΤΙΚΑ: αλεύρι σίτου, ζάχαρη, αλάτι',
    noScore: 'foreign_list',
  },
  {
    title: 'СОСТАВ: мука пшеничная, сахар, соль',
    label: 'СОСТАВ: мука пшеничная, сахар, соль',
    noScore: 'foreign_list',
  },
])

keep('harm: what is hidden of animals', [
  {
    title: 'Ingredients: sugar, gelatin, pectin',
    label: 'Ingredients: sugar, gelatin, pectin',
    groups: ['vegetarian_halal'],
  },
  { title: '配料：白砂糖、明胶、柠檬酸', label: '配料：白砂糖、明胶、柠檬酸', groups: ['vegetarian_halal'] },
  {
    title: 'Ingredients: sugar, fish gelatine',
    label: 'Ingredients: sugar, fish gelatine',
    groups: ['vegetarian_halal'],
  },
  {
    title: 'Ingredients: sugar, plant gelatin (agar)',
    label: 'Ingredients: sugar, plant gelatin (agar)',
    noGroups: ['vegetarian_halal'],
  },
  {
    title: 'Ingredients: basil, Grana Padano PDO cheese (milk, salt, rennet, lysozyme)',
    label: 'Ingredients: basil, Grana Padano PDO cheese (milk, salt, rennet, lysozyme)',
    contains: ['egg'],
    groups: ['vegetarian_halal'],
  },
  {
    title: 'Ingredients: pasta, Parmigiano Reggiano (milk, salt, rennet)',
    label: 'Ingredients: pasta, Parmigiano Reggiano (milk, salt, rennet)',
    groups: ['vegetarian_halal'],
  },
  {
    title: 'Ingredients: basil, vegetarian Italian style hard cheese (milk, salt, vegetarian rennet)',
    label: 'Ingredients: basil, vegetarian Italian style hard cheese (milk, salt, vegetarian rennet)',
    noGroups: ['vegetarian_halal'],
  },
  {
    title: '配料：帕玛森奶酪（Parmigiano Reggiano）、水',
    label: '配料：帕玛森奶酪（Parmigiano Reggiano）、水',
    contains: ['milk'],
    groups: ['vegetarian_halal'],
  },
])

keep('harm: 牛油 of a pack of Hong Kong is butter', [
  {
    title: '牛油曲奇\n配料：麵粉、牛油（30%）、糖\n致敏物：含有麩質\n營養資料 每100克：能量 536千卡',
    label: '牛油曲奇\n配料：麵粉、牛油（30%）、糖\n致敏物：含有麩質\n營養資料 每100克：能量 536千卡',
    contains: ['milk'],
  },
  {
    title: '牛油麵包\n成份：麵粉、牛油、糖、鹽\n致敏物資料：含麩質\n此日期前最佳',
    label: '牛油麵包\n成份：麵粉、牛油、糖、鹽\n致敏物資料：含麩質\n此日期前最佳',
    contains: ['milk'],
  },
  {
    title: '香辣牛油火鍋底料\n成份：牛油、辣椒、花椒\n營養資料 每100克',
    label: '香辣牛油火鍋底料\n成份：牛油、辣椒、花椒\n營養資料 每100克',
    absent: ['milk'],
  },
  {
    title: '牛油曲奇\n配料：小麦粉、牛油、糖',
    label: '牛油曲奇\n配料：小麦粉、牛油、糖',
    mayContain: ['milk'],
  },
])

keep('harm: a place that handles an allergen, in the words of Hong Kong and Taiwan', [
  {
    title: '配料：魚肉、鹽\n製造設施亦處理甲殼類動物',
    label: '配料：魚肉、鹽\n製造設施亦處理甲殼類動物',
    mayContain: ['crustacean'],
  },
  {
    title: '配料：麵粉、糖\n本產品生產線亦處理花生及堅果',
    label: '配料：麵粉、糖\n本產品生產線亦處理花生及堅果',
    mayContain: ['peanut', 'nuts'],
  },
  {
    title: '配料：米、鹽\n生產設施同時處理大豆、奶類',
    label: '配料：米、鹽\n生產設施同時處理大豆、奶類',
    mayContain: ['soy', 'milk'],
  },
  {
    title: '配料：米、鹽\n廠房內亦有處理含蛋及芝麻產品',
    label: '配料：米、鹽\n廠房內亦有處理含蛋及芝麻產品',
    mayContain: ['egg', 'sesame'],
  },
  {
    title: '配料：米、鹽\n本廠亦生產含有牛奶、花生的產品',
    label: '配料：米、鹽\n本廠亦生產含有牛奶、花生的產品',
    mayContain: ['milk', 'peanut'],
  },
  {
    title: '配料：米、鹽\n與含甲殼類、魚類產品共用設備',
    label: '配料：米、鹽\n與含甲殼類、魚類產品共用設備',
    mayContain: ['crustacean', 'fish'],
  },
  {
    title: '配料：米、鹽\n此產品於處理小麥及堅果的設施內製造',
    label: '配料：米、鹽\n此產品於處理小麥及堅果的設施內製造',
    mayContain: ['gluten', 'nuts'],
  },
  {
    title: '配料：米、盐\n生产车间同时加工花生、芝麻制品',
    label: '配料：米、盐\n生产车间同时加工花生、芝麻制品',
    mayContain: ['peanut', 'sesame'],
  },
  {
    title: '配料：米、盐\n本设备也用于加工含牛奶的产品',
    label: '配料：米、盐\n本设备也用于加工含牛奶的产品',
    mayContain: ['milk'],
  },
  {
    title: '配料：米、盐\n制造设施不处理花生',
    label: '配料：米、盐\n制造设施不处理花生',
    absent: ['peanut'],
  },
])

keep('harm: what a pack praises below its list is no ingredient', [
  ...[
    'Fat free! 0 trans fat',
    'Low fat! High protein',
    'Trans fat free, cholesterol free',
    'Less oil, more taste',
  ].map(praise => ({
    title: praise,
    label: `Ingredients: Sugar, palm oil, salt.\n${praise}`,
    lists: ['salt'],
    notListed: ['trans', 'protein', 'cholesterol', 'Less'],
    never: [/Fat free|trans fat/i],
  })),
  {
    title: '100%天然',
    label: '配料：小麦粉、白砂糖、食用盐\n100%天然',
    lists: ['食用盐'],
    notListed: ['天然'],
  },
])

keep('harm: what a remark or a statement names is heard as far as it goes', [
  ...[
    'Ingredients: Glucose Syrup (contains Sulphites), Sugar, Water.',
    'Ingredients: dextrose (from wheat, contains sulfites), sugar',
    'Ingredients: Sugar, gelatine.\nAllergy advice: for allergens see ingredients in BOLD: SULPHITES. Made in a factory that also handles MILK.',
    'Ingredients: Sugar, pectin.\nFor allergens see ingredients in capitals: sulphites',
  ].map(label => ({ title: label, label, contains: ['sulphites' as const] })),
  {
    title: 'glucose syrup from wheat is exempt',
    label: 'Ingredients: Glucose Syrup (from wheat), Sugar',
    absent: ['gluten'],
  },
  ...['本品含麦芽糖醇，过量食用可能腹泻', '提示：本品含有麦芽糊精', '本品含荞麦', '本品含藜麦。'].map(
    said => ({
      title: said,
      label: `配料：大米、糖\n${said}`,
      absent: ['gluten' as const],
    }),
  ),
  { title: '本品含麦芽', label: '配料：大米、糖\n本品含麦芽', contains: ['gluten'] },
  { title: '本品含荞麦、小麦', label: '配料：大米、糖\n本品含荞麦、小麦', contains: ['gluten'] },
  ...['本品含乳酸钙。', '本品含乳糖醇，过量食用可能腹泻', '本品含椰奶'].map(said => ({
    title: said,
    label: `配料：大米、糖\n${said}`,
    absent: ['milk' as const],
  })),
])

import { keep } from '../promises.ts'

// Sixty labels as packs have them, marked before the engine read them (22 November 2026).
keep('whole packs in Simplified Chinese', [
  {
    title: 'beef noodles',
    label:
      "红烧牛肉面（油炸方便面）\n配料：面饼：小麦粉、棕榈油、醋酸酯淀粉、食用盐、碳酸钠、瓜尔胶；酱包：牛油、牛肉、酿造酱油、白砂糖、味精、香辛料；粉包：食用盐、味精、麦芽糊精、5'-呈味核苷酸二钠；菜包：脱水胡萝卜、脱水葱\n致敏物质提示：含有小麦、大豆；此生产线也加工含有虾、蛋、乳、花生的产品\n净含量：105克",
    contains: ['gluten', 'soy'],
    mayContain: ['crustacean', 'egg', 'milk', 'peanut'],
    groups: ['hypertension', 'vegetarian_halal'],
    score: [0, 45],
  },
  {
    title: 'walnut milk drink',
    label:
      '核桃乳（植物蛋白饮料）\n配料：水、核桃仁、白砂糖、食品添加剂（单，双甘油脂肪酸酯、碳酸氢钠、黄原胶）\n产品标准代号：GB/T 31325\n保质期：12个月',
    contains: ['nuts'],
    absent: ['milk'],
    noScore: null,
  },
  {
    title: 'old yogurt',
    label:
      '老酸奶 风味发酵乳\n配料：生牛乳≥85%、白砂糖、浓缩乳清蛋白、明胶、果胶、保加利亚乳杆菌、嗜热链球菌\n贮存条件：2-6℃冷藏',
    contains: ['milk'],
    groups: ['milk_allergy', 'vegetarian_halal'],
    says: [/来源不明/],
  },
  {
    title: 'spiced beef',
    label:
      '五香酱牛肉\n配料：牛肉、水、食用盐、白砂糖、酱油、料酒、香辛料、亚硝酸钠\n执行标准：GB/T 23586\n生产日期见包装',
    contains: ['gluten', 'soy'],
    avoid: ['vegetarian_halal'],
    groups: ['pregnant', 'hypertension'],
    score: [0, 40],
  },
  {
    title: 'snow skin biscuits',
    label:
      '雪饼\n配料：大米、棕榈油、白砂糖、淀粉、食用盐、味精、麦芽糊精、酱油粉（酱油、麦芽糊精）\n本品生产线也生产含花生制品',
    contains: ['soy', 'gluten'],
    mayContain: ['peanut'],
  },
  {
    title: 'plum wine',
    label: '青梅酒 配制酒\n配料：水、青梅、白酒、冰糖\n酒精度：12%vol\n过量饮酒有害健康',
    noScore: 'alcohol',
    avoid: ['pregnant', 'children', 'vegetarian_halal'],
  },
  {
    title: 'goat milk formula stage 3',
    label:
      '幼儿配方羊奶粉 3段（12-36月龄）\n配料：生羊乳、脱盐乳清粉、乳糖、植物油、低聚果糖、碳酸钙、DHA\n产品标准号：GB 10767',
    noScore: 'infant_formula',
    contains: ['milk'],
  },
  {
    title: 'baby rice cereal with sugar',
    label: '婴幼儿谷类辅助食品 米粉\n配料：大米、白砂糖、全脂乳粉、碳酸钙、焦磷酸铁、维生素A\nGB 10769',
    contains: ['milk'],
    groups: ['infant_0_36m'],
    score: [0, 59],
    noScore: null,
  },
  {
    title: 'zero sugar soda',
    label: '零糖零卡 白桃味苏打气泡水\n配料：水、赤藓糖醇、二氧化碳、柠檬酸、碳酸氢钠、食用香精、三氯蔗糖',
    noGroups: ['diabetes'],
    never: [/糖尿病.*(?:可以|适合)/, /放心/],
    groups: ['children'],
  },
  {
    title: 'dried squid',
    label: '手撕鱿鱼条\n配料：鱿鱼、白砂糖、食用盐、味精、山梨酸钾\n致敏物信息：软体动物及其制品',
    contains: ['shellfish'],
    absent: ['fish'],
    groups: ['fish_crustacean'],
  },
  {
    title: 'chestnuts',
    label: '甘栗仁\n配料：板栗\n本产品不含任何添加剂',
    contains: ['nuts'],
    score: [85, 100],
  },
  {
    title: 'broad bean snack',
    label: '怪味胡豆\n配料：蚕豆、白砂糖、植物油、辣椒、食用盐、味精、花椒',
    avoid: ['g6pd'],
    noScore: null,
  },
  {
    title: 'dog biscuits',
    label:
      '宠物零食 犬用磨牙饼干\n原料组成：小麦粉、鸡肉粉、牛骨粉、甘油\n产品成分分析保证值（以干物质计）：粗蛋白质≥10%',
    noScore: 'not_food',
  },
  {
    title: 'calcium tablets',
    label:
      '钙维生素D片\n【原料】碳酸钙、维生素D3\n【辅料】麦芽糊精、硬脂酸镁\n国食健注G20150123\n本品不能代替药物',
    noScore: 'supplement',
  },
  {
    title: 'sesame paste',
    label: '纯芝麻酱\n配料：白芝麻\n本品与花生共线生产',
    contains: ['sesame'],
    mayContain: ['peanut'],
  },
  {
    title: 'sausage',
    label: '广式腊肠\n配料：猪肉、白砂糖、食用盐、白酒、酱油、味精、亚硝酸钠\n产品标准：GB/T 23493',
    avoid: ['vegetarian_halal', 'pregnant', 'children'],
    contains: ['soy'],
    score: [0, 36],
  },
  {
    title: 'lactose free milk',
    label: '舒化无乳糖牛奶\n配料：生牛乳、乳糖酶',
    contains: ['milk'],
    groups: ['milk_allergy'],
  },
  {
    title: 'rice wine for cooking',
    label: '黄豆酱烧料酒\n配料：水、黄酒、食用盐、白砂糖、香辛料\n酒精度≥10%vol\n产品标准号：SB/T 10416',
    noScore: null,
    avoid: ['pregnant', 'vegetarian_halal'],
  },
  {
    title: 'coffee candy',
    label: '咖啡味硬糖\n配料：白砂糖、葡萄糖浆、棕榈油、速溶咖啡粉、炼乳、磷脂（大豆）、食用香精',
    contains: ['milk', 'soy'],
    groups: ['caffeine', 'diabetes'],
  },
  {
    title: 'crab sticks',
    label:
      '蟹味棒（速冻鱼糜制品）\n配料：鱼糜、水、淀粉、鸡蛋清、食用盐、白砂糖、蟹肉提取物、食用香精、红曲红',
    contains: ['fish', 'egg', 'crustacean'],
  },
])

keep('whole packs in Traditional Chinese', [
  {
    title: 'pineapple cakes',
    label:
      '品名：鳳梨酥\n成分：麵粉、鳳梨餡（鳳梨、冬瓜、麥芽糖、砂糖）、奶油、雞蛋、奶粉\n過敏原資訊：本產品含有麩質、牛奶、蛋及其製品\n有效日期：標示於包裝',
    contains: ['gluten', 'milk', 'egg'],
    noScore: null,
  },
  {
    title: 'dried bean curd',
    label:
      '品名：五香豆干\n成分：水、黃豆、醬油、糖、鹽、硫酸鈣、焦糖色素\n本產品生產製程廠房，其設備或生產管線有處理花生、芝麻',
    contains: ['soy', 'gluten'],
    mayContain: ['peanut', 'sesame'],
  },
  {
    title: 'taro chips',
    label: '芋頭脆片\n成分：芋頭、棕櫚油、麥芽糖、鹽\n內容量：100公克',
    absent: ['gluten', 'milk', 'peanut'],
  },
  {
    title: 'sorghum liquor',
    label: '金門高粱酒\n原料：高粱、小麥、水\n酒精度：58度\n飲酒過量，有害健康',
    noScore: 'alcohol',
    avoid: ['pregnant', 'children'],
  },
  {
    title: 'pork floss',
    label: '旗魚鬆與豬肉鬆綜合包\n成分：豬肉、旗魚、砂糖、醬油、大豆粉、豬油、鹽',
    contains: ['fish', 'soy'],
    avoid: ['vegetarian_halal'],
  },
  {
    title: 'peanut candy',
    label: '貢糖\n成分：花生、麥芽糖、砂糖\n過敏原：花生',
    contains: ['peanut'],
    groups: ['diabetes'],
  },
  {
    title: 'instant milk tea',
    label: '三合一奶茶\n成分：糖、奶精（葡萄糖漿、氫化棕櫚仁油、酪蛋白鈉）、紅茶粉、全脂奶粉',
    contains: ['milk'],
    groups: ['caffeine', 'diabetes'],
    score: [0, 40],
  },
  {
    title: 'prawn crackers',
    label: '蝦餅\n成分：木薯澱粉、蝦、糖、鹽、味精、植物油\n可能含有麩質及魚類',
    contains: ['crustacean'],
    mayContain: ['gluten', 'fish'],
  },
  {
    title: 'soy milk',
    label: '無加糖豆漿\n成分：水、非基因改造黃豆\n過敏原：大豆',
    contains: ['soy'],
    score: [85, 100],
    absent: ['milk'],
  },
  {
    title: 'infant formula',
    label: '嬰兒配方奶粉 第一階段\n成分：乳糖、脫脂奶粉、植物油、乳清蛋白、維生素',
    noScore: 'infant_formula',
  },
  {
    title: 'glutinous rice cake',
    label: '抹茶麻糬\n成分：糯米粉、麥芽糖、紅豆、糖、抹茶粉、海藻糖\n本產品不含蛋、奶',
    absent: ['egg', 'milk'],
    groups: ['caffeine'],
  },
  {
    title: 'wafer cone ice cream',
    label: '香草甜筒\n成分：水、鮮奶油、糖、甜筒（麵粉、糖、椰子油）、蛋黃、香料',
    contains: ['milk', 'gluten', 'egg'],
  },
  {
    title: 'a health drink with disease words',
    label: '降火青草茶\n成分：水、仙草、黑糖、甘草',
    never: [/降火(?!青草茶)|治|療效/],
    groups: ['hypertension'],
  },
  {
    title: 'fish balls',
    label: '虱目魚丸\n成分：虱目魚、豬肉、樹薯澱粉、鹽、糖、味精\n過敏原資訊：魚類',
    contains: ['fish'],
    avoid: ['vegetarian_halal'],
  },
  {
    title: 'shampoo',
    label: '洗髮精\n全成分：水、月桂醇聚醚硫酸酯鈉、椰油醯胺丙基甜菜鹼、香料',
    noScore: 'not_food',
  },
])

keep('whole packs in English', [
  {
    title: 'granola bar',
    label:
      'CHEWY GRANOLA BAR\nINGREDIENTS: WHOLE GRAIN ROLLED OATS, BROWN SUGAR, CRISP RICE (RICE FLOUR, SUGAR, SALT, MALTED BARLEY EXTRACT), ALMONDS, HONEY, SOYBEAN OIL, SOY LECITHIN, NATURAL FLAVOR.\nCONTAINS ALMONDS AND SOY. MAY CONTAIN PEANUTS, MILK AND OTHER TREE NUTS.',
    contains: ['gluten', 'nuts', 'soy'],
    mayContain: ['peanut', 'milk'],
    avoid: ['infant_0_36m'],
  },
  {
    title: 'gluten free crackers',
    label:
      'Gluten Free Seed Crackers\nIngredients: brown rice flour, sesame seeds, flax seeds, sunflower oil, sea salt. Made in a dedicated gluten-free and nut-free facility.',
    contains: ['sesame'],
    absent: ['gluten', 'nuts'],
  },
  {
    title: 'vegan cheese',
    label:
      'Dairy-free shreds\nIngredients: filtered water, coconut oil, modified potato starch, sea salt, natural flavors, beta carotene. Free from dairy, soy, gluten and nuts.',
    absent: ['milk', 'soy', 'gluten', 'nuts'],
  },
  {
    title: 'protein bar with a contradiction',
    label: 'Dairy free!\nIngredients: dates, whey protein isolate, cocoa, sea salt',
    contains: ['milk'],
    says: [/dairy free.*whey|whey.*dairy free/i],
  },
  {
    title: 'worcester crisps',
    label:
      'Potato crisps, Worcester sauce flavour\nIngredients: potatoes, sunflower oil, Worcester sauce flavour (barley malt vinegar extract, sugar, wheat flour, soya sauce powder, salt). For allergens, see ingredients in bold.',
    contains: ['gluten', 'soy'],
  },
  {
    title: 'craft stout',
    label: 'Oatmeal Stout\nIngredients: water, barley malt, oats, hops, yeast\n5.8% ABV 330 ml',
    noScore: 'alcohol',
    contains: ['gluten'],
  },
  {
    title: 'ginger beer',
    label:
      'Old Jamaica Ginger Beer\nIngredients: carbonated water, sugar, ginger root extract, citric acid, flavourings, sweeteners (acesulfame K, sucralose)',
    noScore: null,
    score: [0, 45],
    groups: ['children'],
  },
  {
    title: 'non-alcoholic beer',
    label: 'Alcohol-free lager 0.0%\nIngredients: water, barley malt, hops',
    noScore: null,
    contains: ['gluten'],
  },
  {
    title: 'gummy vitamins',
    label:
      'Kids multivitamin gummies\nSupplement Facts\nOther ingredients: glucose syrup, sugar, gelatin, pectin, citric acid, natural flavors',
    noScore: 'supplement',
  },
  {
    title: 'cat treats',
    label:
      'Crunchy cat treats\nIngredients: chicken meal, corn, wheat, animal fat, brewers rice\nNot for human consumption',
    noScore: 'not_food',
  },
  {
    title: 'tonic',
    label:
      'Indian Tonic Water\nIngredients: carbonated water, sugar, citric acid, flavourings including quinine',
    groups: ['g6pd'],
    noScore: null,
  },
  {
    title: 'bacon',
    label:
      'Smoked back bacon\nIngredients: pork (87%), water, salt, preservatives: E252, E250; antioxidant: E301',
    avoid: ['vegetarian_halal'],
    groups: ['pregnant', 'hypertension'],
    score: [0, 36],
  },
  {
    title: 'tiramisu',
    label:
      'Tiramisu\nIngredients: mascarpone (milk), sugar, egg, sponge fingers (wheat flour, sugar, egg), coffee, marsala wine',
    contains: ['milk', 'egg', 'gluten'],
    avoid: ['pregnant', 'children', 'vegetarian_halal'],
    noScore: null,
  },
  {
    title: 'baby food',
    label:
      'Stage 1 from 4 months. Organic carrot and parsnip puree\nIngredients: organic carrots, organic parsnips, water',
    noScore: null,
    score: [80, 100],
    noGroups: ['infant_0_36m'],
  },
  {
    title: 'baby rusks',
    label:
      'Baby rusks from 7 months\nIngredients: wheat flour, sugar, palm oil, honey, calcium carbonate, niacin',
    contains: ['gluten'],
    avoid: ['infant_0_36m'],
    score: [0, 59],
  },
  {
    title: 'dried apricots',
    label: 'Dried apricots\nIngredients: apricots, preservative (sulphur dioxide)',
    contains: ['sulphites'],
    groups: ['sulfite_asthma'],
  },
  {
    title: 'fish sauce noodles',
    label:
      'Pad Thai kit\nIngredients: rice noodles, tamarind, sugar, fish sauce (anchovy, salt), soybean oil, dried shrimp, roasted peanuts',
    contains: ['fish', 'crustacean', 'peanut'],
  },
  {
    title: 'oat drink',
    label:
      'Oat drink barista\nIngredients: water, oats 10%, rapeseed oil, dipotassium phosphate, calcium carbonate, salt. Milk free, soya free. Not gluten free.',
    contains: ['gluten'],
    absent: ['milk', 'soy'],
    groups: ['ckd'],
  },
  {
    title: 'chocolate with raisins and rum',
    label:
      'Rum & raisin chocolate\nIngredients: sugar, cocoa mass, raisins, cocoa butter, rum (2%), emulsifier (soya lecithin). May contain traces of hazelnuts, almonds and milk.',
    avoid: ['pregnant', 'children'],
    contains: ['soy'],
    mayContain: ['nuts', 'milk'],
    noScore: null,
  },
  {
    title: 'chewing gum',
    label:
      'Sugarfree gum\nIngredients: sorbitol, gum base, xylitol, aspartame, acesulfame K, mannitol, flavouring. Contains a source of phenylalanine. Excessive consumption may produce laxative effects.',
    avoid: ['pku'],
    groups: ['laxative'],
  },
  {
    title: 'pesto',
    label:
      'Pesto alla genovese\nIngredients: sunflower oil, basil, cashew nuts, Grana Padano PDO cheese (milk, salt, rennet, egg lysozyme), pine nuts, garlic',
    contains: ['nuts', 'milk', 'egg'],
    groups: ['vegetarian_halal'],
  },
  {
    title: 'toothpaste',
    label:
      'Fluoride toothpaste\nIngredients: aqua, sorbitol, hydrated silica, sodium lauryl sulfate, aroma, sodium saccharin',
    noScore: 'not_food',
  },
  {
    title: 'meal replacement for patients',
    label:
      'Nutritionally complete. Food for special medical purposes. Use under medical supervision.\nIngredients: water, glucose syrup, milk proteins, vegetable oils',
    noScore: 'medical_food',
    contains: ['milk'],
  },
  {
    title: 'jam',
    label: 'Strawberry jam\nIngredients: strawberries, sugar, gelling agent (pectin), citric acid',
    score: [0, 59],
    never: [/whole food/i],
  },
  {
    title: 'camembert',
    label:
      'Camembert de Normandie AOP\nIngredients: raw milk, salt, rennet, cultures\nMade with unpasteurised milk',
    contains: ['milk'],
    groups: ['pregnant'],
  },
])

import { keep, type Promised } from './promises.ts'

const alcohol = (title: string, label: string, product?: string): Promised => ({
  title,
  label,
  ...(product === undefined ? {} : { product }),
  noScore: 'alcohol',
  avoid: ['pregnant', 'children'],
  never: [/放心|值得|天天|日常|everyday|good choice|whole food|天然食材/i],
})

keep('an alcoholic drink gets no score', [
  alcohol('baijiu by its alcohol content', '配料：水、高粱、小麦\n酒精度：52%vol'),
  alcohol('baijiu by its name alone', '配料：水、高粱、小麦', '某某白酒'),
  alcohol('baijiu by its standard', '配料：水、高粱、大麦、豌豆\n执行标准：GB/T 10781.1'),
  alcohol('baijiu of the sauce aroma type', '品名：酱香型白酒\n配料：高粱、小麦、水\n酒精度 53%vol'),
  alcohol('beer', '配料：水、大麦芽、大米、啤酒花\n酒精度≥3.3%vol\n原麦汁浓度：10°P', '啤酒'),
  alcohol('beer by its standard', '配料：水、麦芽、大米、啤酒花\n产品标准号：GB/T 4927'),
  alcohol('fruit beer', '品名：菠萝味果啤\n配料：水、麦芽、白砂糖、啤酒花、食用香精\n酒精度：2.5%vol'),
  alcohol('dry red wine', '品名：干红葡萄酒\n原料：葡萄、二氧化硫\n酒精度：13%vol'),
  alcohol('wine by its standard', '配料：葡萄汁、二氧化硫\n产品标准：GB/T 15037'),
  alcohol(
    'yellow rice wine to drink',
    '品名：花雕酒\n配料：水、糯米、小麦、焦糖色\nGB/T 13662\n酒精度14%vol',
  ),
  alcohol(
    'a premixed cocktail',
    '品名：预调鸡尾酒\n配料：水、伏特加、果葡糖浆、柠檬酸、食用香精\n酒精度 3%vol',
  ),
  alcohol('plum wine', '配料：水、青梅、白砂糖、食用酒精\n酒精度：12%vol', '青梅酒'),
  alcohol('rice wine drink', '配料：糯米、水、酒曲\n酒精度：8%vol', '米酒'),
  alcohol('sake', '原料：大米、米曲、酿造酒精\n酒精度：15度', '清酒'),
  alcohol('whisky', '配料：水、大麦芽\n酒精度：40%vol', '威士忌'),
  alcohol('a liqueur', '配料：水、食用酒精、白砂糖、奶油\n酒精含量：17%vol', '奶油利口酒'),
  alcohol('a distilled spirit by GB 2757', '配料：水、高粱\nGB 2757'),
  alcohol('a prepared wine by GB 2758', '配料：水、白砂糖、食用酒精\nGB 2758'),
  alcohol('baijiu in Traditional characters', '成分：水、高粱、小麥\n酒精度：58% vol', '高粱酒'),
  alcohol('beer in Traditional characters', '品名：臺灣啤酒\n原料：水、麥芽、蓬萊米、啤酒花\n酒精濃度：5%'),
  alcohol('red wine in Traditional characters', '品名：紅葡萄酒\n成分：葡萄、二氧化硫\n酒精成分：13%'),
  alcohol('wine in English', 'Red Wine\nIngredients: grapes, sulphur dioxide\nALC 13.5% VOL'),
  alcohol('beer in English', 'Lager Beer\nIngredients: water, barley malt, hops\n5% ABV'),
  alcohol(
    'cider',
    'Ingredients: apple juice, sugar, carbon dioxide, sulphites\nAlc. 4.5% vol',
    'Apple Cider',
  ),
  alcohol('hard seltzer', 'Ingredients: carbonated water, alcohol, natural flavors, citric acid\n5% ALC/VOL'),
  alcohol('rum by its proof', 'Ingredients: water, cane spirit, caramel color\n80 PROOF'),
  alcohol('vodka by its name', 'Ingredients: water, wheat', 'Vodka'),
  alcohol(
    'a whisky liqueur',
    'Ingredients: cream, sugar, whiskey, milk protein\n17% vol',
    'Irish Cream Liqueur',
  ),
])

const scored = (title: string, label: string, product?: string): Promised => ({
  title,
  label,
  ...(product === undefined ? {} : { product }),
  noScore: null,
})

keep('a food that contains some alcohol, or only sounds like it, keeps its score', [
  scored('cooking wine', '配料：水、黄酒、食用盐、白砂糖\n酒精度≥10%vol', '料酒'),
  scored('chocolate with liqueur', '配料：白砂糖、可可液块、可可脂、白兰地、全脂乳粉', '酒心巧克力'),
  scored('fermented glutinous rice', '配料：水、糯米、酒曲', '醪糟'),
  scored('rum cake', 'Ingredients: wheat flour, sugar, eggs, butter, rum, salt', 'Rum Cake'),
  scored('an alcohol-free beer', '配料：水、麦芽、啤酒花\n酒精度：<0.5%vol', '无醇啤酒'),
  scored('an alcohol-free malt drink', '配料：水、麦芽、白砂糖、啤酒花、二氧化碳', '无酒精麦芽饮料'),
  scored('tartaric acid', '配料：水、白砂糖、酒石酸、食用香精', '果味饮料'),
  scored('grape seed oil', '配料：葡萄籽油', '葡萄籽油'),
  scored('wine vinegar', 'Ingredients: red wine vinegar, sulphites', 'Red Wine Vinegar'),
  scored(
    'ginger beer without alcohol',
    'Ingredients: carbonated water, sugar, ginger, citric acid',
    'Ginger Beer',
  ),
  scored('root beer', 'Ingredients: carbonated water, sugar, caramel color, natural flavors', 'Root Beer'),
  scored(
    'beer-battered fish',
    'Ingredients: cod, wheat flour, beer, sunflower oil, salt',
    'Beer Battered Cod',
  ),
  scored('bread with brewer’s yeast', 'Ingredients: wheat flour, water, yeast, salt', 'Bread'),
  scored('drunken crab seasoned with wine', '配料：梭子蟹、黄酒、食用盐、白砂糖、味精', '醉蟹'),
])

keep(
  'formula, medical food, supplements and what is no food get no score',
  [
    [
      'infant formula by its standard',
      '配料：脱盐乳清粉、乳糖、植物油、脱脂乳粉、维生素C\n产品标准号：GB 10765',
      'infant_formula',
    ],
    [
      'infant formula by its name',
      '品名：婴儿配方奶粉\n配料：生牛乳、乳糖、脱盐乳清粉、大豆油、牛磺酸',
      'infant_formula',
    ],
    ['follow-on formula by its standard', '配料：生牛乳、乳糖、乳清蛋白粉\nGB 10766-2021', 'infant_formula'],
    [
      'toddler formula by its standard',
      '配料：生牛乳、乳糖、低聚半乳糖\n执行标准 GB 10767',
      'infant_formula',
    ],
    [
      'toddler formula by its name',
      '品名：幼儿配方奶粉\n配料：脱脂乳粉、乳糖、植物油、碳酸钙',
      'infant_formula',
    ],
    ['formula by its stage and months', '配料：生牛乳、乳糖、植物油\n3段 12-36个月', 'infant_formula'],
    [
      'formula in Traditional characters',
      '品名：嬰兒配方奶粉\n成分：脫脂奶粉、乳糖、植物油、維生素C',
      'infant_formula',
    ],
    [
      'infant formula in English',
      'Infant Formula\nIngredients: nonfat milk, lactose, vegetable oils, whey protein, taurine',
      'infant_formula',
    ],
    [
      'follow-on milk in English',
      'Follow-on Milk from 6 months\nIngredients: lactose, skimmed milk, vegetable oils',
      'infant_formula',
    ],
    ['medical food by its standard', '配料：麦芽糊精、酪蛋白酸钠、植物油、白砂糖\nGB 29922', 'medical_food'],
    [
      'medical formula for infants by its standard',
      '配料：葡萄糖浆固体、水解乳清蛋白、植物油\nGB 25596',
      'medical_food',
    ],
    [
      'medical food by its words',
      '特殊医学用途全营养配方食品\n配料：麦芽糊精、大豆分离蛋白、植物油',
      'medical_food',
    ],
    [
      'medical food in Traditional characters',
      '特殊醫學用途配方食品\n成分：麥芽糊精、酪蛋白、植物油',
      'medical_food',
    ],
    [
      'medical food in English',
      'For special medical purposes\nIngredients: maltodextrin, milk protein, vegetable oils',
      'medical_food',
    ],
    [
      'medical food used under supervision',
      'Ingredients: water, maltodextrin, casein\nUse under medical supervision',
      'medical_food',
    ],
    ['a registered health food', '国食健注G20200001\n配料：维生素C、淀粉、硬脂酸镁', 'supplement'],
    ['a filed health food', '食健备G202037000001\n配料：鱼油、明胶、甘油、纯化水', 'supplement'],
    ['a health food by its badge', '保健食品\n原料：蛋白粉、乳清蛋白、大豆分离蛋白', 'supplement'],
    [
      'a health food that says it is no medicine',
      '配料：氨糖、硫酸软骨素、碳酸钙\n本品不能代替药物',
      'supplement',
    ],
    [
      'a food supplement in English',
      'Supplement Facts\nIngredients: ascorbic acid, gelatin, magnesium stearate',
      'supplement',
    ],
    [
      'a dietary supplement in English',
      'Dietary supplement\nOther ingredients: cellulose, gelatin, silica',
      'supplement',
    ],
    ['a health food in Traditional characters', '衛部健食字第A00123號\n成分：魚油、明膠、甘油', 'supplement'],
    ['pet food', '宠物饲料 全价犬粮\n原料组成：鸡肉粉、玉米、小麦、鸡油、食盐', 'not_food'],
    [
      'cat food in English',
      'Complete cat food\nIngredients: chicken, rice, fish meal, minerals\nCrude protein 30%',
      'not_food',
    ],
    ['a cream', '化妆品 粤妆20160001\n成分：水、甘油、矿油、苯氧乙醇、日用香精', 'not_food'],
    [
      'a shampoo in English',
      'Shampoo\nIngredients: aqua, sodium laureth sulfate, cocamidopropyl betaine, parfum',
      'not_food',
    ],
    ['a medicine', '国药准字H12345678\n【成份】对乙酰氨基酚、淀粉、蔗糖\n适应症：发热', 'not_food'],
    ['a detergent', '洗衣液\n成分：水、表面活性剂、柠檬酸钠、香精\n不可食用', 'not_food'],
    ['cigarettes', '卷烟\n焦油量：10mg 烟气烟碱量：0.8mg\n成分：烟草、甘油、香料', 'not_food'],
    ['pet food in Traditional characters', '寵物食品 狗飼料\n成分：雞肉、玉米、米、雞油、食鹽', 'not_food'],
  ].map(([title = '', label = '', noScore]) => ({ title, label, noScore: noScore ?? null })),
)

keep('a food that only sounds like one of these keeps its score', [
  scored(
    'a bar that says it is no medical food',
    '配料：大豆分离蛋白、花生\n本品不能代替正餐，不是特殊医学用途配方食品。',
  ),
  scored('a shake that is not for medical purposes', '配料：乳清蛋白、可可粉\n本品非特殊医学用途配方食品'),
  scored('a drink for sports', '配料：水、白砂糖、柠檬酸、氯化钠、维生素C', '维生素饮料'),
  scored('rice cereal for babies', '配料：大米、碳酸钙、焦磷酸铁\nGB 10769', '婴幼儿米粉'),
  scored('milk powder for adults', '配料：生牛乳', '全脂奶粉'),
  scored(
    'a bread with a desiccant that is not to be eaten',
    '配料：小麦粉、水、白砂糖、酵母\n内附干燥剂，不可食用',
  ),
  scored('a snack shaped like a tablet', '配料：葡萄糖、全脂乳粉、柠檬酸、硬脂酸镁', '奶片'),
])

keep('a product without a score keeps its ingredients, allergens and warnings', [
  {
    title: 'wine lists its grapes and its sulphites',
    label: '品名：干红葡萄酒\n原料：葡萄、二氧化硫\n酒精度：13%vol',
    noScore: 'alcohol',
    lists: ['葡萄', '二氧化硫'],
    contains: ['sulphites'],
    groups: ['sulfite_asthma'],
  },
  {
    title: 'beer contains gluten',
    label: '品名：啤酒\n配料：水、大麦芽、啤酒花\n酒精度≥3.3%vol',
    noScore: 'alcohol',
    contains: ['gluten'],
    groups: ['gluten'],
  },
  {
    title: 'formula contains milk',
    label: '品名：婴儿配方奶粉\n配料：生牛乳、乳糖、脱盐乳清粉',
    noScore: 'infant_formula',
    contains: ['milk'],
  },
  {
    title: 'formula is not called unsuitable for infants',
    label: '品名：婴儿配方奶粉\n配料：生牛乳、乳糖、麦芽糊精、氯化钠、碳酸钙',
    noScore: 'infant_formula',
    noGroups: ['infant_0_36m', 'hypertension', 'diabetes'],
    never: [/给宝宝|婴儿选/],
  },
  {
    title: 'whisky liqueur contains milk',
    label: 'Ingredients: cream, sugar, whiskey\n17% vol',
    product: 'Irish Cream Liqueur',
    noScore: 'alcohol',
    contains: ['milk'],
  },
])

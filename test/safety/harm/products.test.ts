import { keep, type Promised } from '../promises.ts'

type Row = readonly [title: string, label: string, product?: string]

const noScore = (reason: string, rows: readonly Row[]): Promised[] =>
  rows.map(([title, label, product]) => ({
    title,
    label,
    ...(product === undefined ? {} : { product }),
    noScore: reason,
    never: [/放心|值得选|天天吃也|good choice|whole food|天然食材/i],
  }))

keep(
  'harm: drinks with alcohol under names that are met less often',
  noScore('alcohol', [
    ['soju', '品名：韩式烧酒\n配料：水、食用酒精、高果糖浆、柠檬酸\n酒精度：16.9%vol'],
    ['makgeolli', '原料：水、大米、小麦粉、酒曲、阿斯巴甜（含苯丙氨酸）\n酒精度：6%vol', '玛克丽米酒'],
    ['a highball in a can', '配料：水、威士忌、柠檬汁、二氧化碳\n酒精含量：7%', '嗨棒'],
    ['mead', 'Ingredients: water, honey, yeast\n11% alc. by vol.', 'Mead'],
    ['sangria', 'Ingredients: red wine, orange juice, sugar, natural flavors', 'Sangria'],
    ['prosecco by its name alone', 'Ingredients: grapes, sulphites', 'Prosecco'],
    ['champagne in Chinese', '原料：葡萄、二氧化硫', '香槟'],
    ['tequila', 'Ingredients: 100% agave, water', 'Tequila Blanco'],
    ['gin', 'Ingredients: neutral grain spirit, juniper berries, water', 'London Dry Gin'],
    [
      'a wine cooler',
      'Ingredients: water, wine, high fructose corn syrup, natural flavor\nAlcohol 4% by volume',
    ],
    ['a medicinal wine', '品名：枸杞酒\n配料：白酒、枸杞、冰糖\n酒精度：35%vol'],
    ['an India pale ale', 'Ingredients: water, malted barley, hops, yeast\nAlc. 6.2% Vol.', 'IPA'],
    ['umeshu in Traditional characters', '品名：梅酒\n成分：梅子、砂糖、釀造酒精、水\n酒精度：12%'],
    ['a lychee sparkling wine', '配料：荔枝汁、水、白砂糖、酵母\n酒精度：8%vol', '荔枝起泡酒'],
    ['bitters', 'Ingredients: alcohol, water, gentian, sugar\n44.7% alc/vol', 'Aromatic Bitters'],
    ['a jelly shot', '配料：水、伏特加、白砂糖、明胶\n酒精度：10%vol', '果冻酒'],
    ['hard kombucha', 'Ingredients: water, kombucha, cane sugar\n4.5% ALC/VOL', 'Hard Kombucha'],
    ['sherry', 'Ingredients: wine, sulphites', 'Fino Sherry'],
  ]),
)

keep('harm: formula, medical food, supplements and non-food under other words', [
  ...noScore('infant_formula', [
    ['stage 1 in English', 'Stage 1 (0-6 months)\nIngredients: lactose, whey, vegetable oils, milk powder'],
    ['stage 2 formula', '配料：脱脂乳、乳糖、植物油\n2段（6-12月龄）较大婴儿配方羊奶粉'],
    ['growing-up milk', 'Growing-up milk 1-3 years\nIngredients: skimmed milk, lactose, vegetable oils'],
    ['a goat milk toddler formula', '幼儿配方羊奶粉（12-36月龄，3段）\n配料：生羊乳、乳糖、植物油'],
    ['较大嬰兒配方 in Traditional characters', '較大嬰兒配方奶粉\n成分：脫脂牛奶、乳糖、植物油'],
    [
      'hypoallergenic infant formula',
      'Hypoallergenic infant formula with iron\nIngredients: corn syrup solids, casein hydrolysate, soy oil',
    ],
  ]),
  ...noScore('medical_food', [
    [
      'a special formula for phenylketonuria',
      '特殊医学用途婴儿氨基酸代谢障碍配方食品\n配料：L-氨基酸、玉米糖浆',
    ],
    [
      'an oral nutritional supplement for tube feeding',
      'Food for special medical purposes. For tube feeding.\nIngredients: water, maltodextrin, milk protein',
    ],
    ['a medical food in the US sense', 'Medical food\nIngredients: whey protein, maltodextrin, vitamins'],
  ]),
  ...noScore('supplement', [
    [
      'melatonin gummies',
      'Supplement Facts\nOther ingredients: glucose syrup, sugar, gelatin, citric acid',
      'Melatonin gummies',
    ],
    [
      'fish oil capsules',
      'Fish Oil 1000 mg softgels. Dietary Supplement\nIngredients: fish oil, gelatin, glycerin',
    ],
    ['a vitamin tablet', '维生素C咀嚼片\n配料：维生素C、山梨糖醇、硬脂酸镁\n批准文号：国食健字G20050001'],
    ['保健食品 with the new filing number', '食健备G202111000123\n原料：碳酸钙、维生素D3\n辅料：麦芽糊精'],
    ['a health food in Hong Kong and Taiwan words', '膳食補充品\n成分：維生素B群、微晶纖維素、硬脂酸鎂'],
    [
      'a food supplement of the EU',
      'Food supplement. Do not exceed the recommended daily dose.\nIngredients: magnesium oxide, gelatine',
    ],
  ]),
  ...noScore('not_food', [
    ['a dog treat', '宠物零食 鸡肉干\n原料组成：鸡胸肉、甘油、山梨酸钾'],
    ['cat litter snack words in English', 'Dog treats. For pets only.\nIngredients: beef liver, glycerin'],
    ['a toothpaste', '牙膏\n成分：山梨糖醇、水合硅石、水、月桂醇硫酸酯钠、糖精钠、香精、氟化钠'],
    ['a lip balm', 'Lip balm\nIngredients: beeswax, cocos nucifera oil, tocopherol, parfum'],
    [
      'an over-the-counter drug',
      'Drug Facts\nActive ingredient: acetaminophen 500 mg\nInactive ingredients: corn starch, povidone',
    ],
    ['a Chinese medicine granule', '【药品名称】板蓝根颗粒\n【成份】板蓝根、蔗糖、糊精\n国药准字Z11020001'],
    ['a hand cream', 'Hand cream\nIngredients: aqua, glycerin, cetearyl alcohol, phenoxyethanol, parfum'],
    ['a dish soap', '餐具洗洁精\n主要成分：表面活性剂、水、柠檬酸、香精'],
    ['fish feed', '观赏鱼饲料\n原料组成：鱼粉、小麦粉、虾粉、维生素'],
    ['an e-cigarette liquid', '电子烟烟液\n成分：丙二醇、甘油、烟碱、香精'],
    ['cosmetics in Traditional characters', '洗面乳\n全成分：水、甘油、椰油醯胺丙基甜菜鹼、香料'],
  ]),
])

const scored = (title: string, label: string, product?: string): Promised => ({
  title,
  label,
  ...(product === undefined ? {} : { product }),
  noScore: null,
})

keep('harm: a food is not refused a score for a word', [
  scored('a ginger ale', 'Ingredients: carbonated water, sugar, ginger extract, citric acid', 'Ginger Ale'),
  scored('a vodka sauce', 'Ingredients: tomatoes, cream, onions, vodka, salt', 'Vodka Sauce'),
  scored('a wine gum', 'Ingredients: glucose syrup, sugar, gelatine, citric acid, flavouring', 'Wine Gums'),
  scored('liquor-filled candy', '配料：白砂糖、可可液块、威士忌、全脂乳粉', '威士忌酒心巧克力'),
  scored('a fermented rice sweet', '配料：糯米、水、甜酒曲', '甜酒酿'),
  scored('cat ears, a snack', '配料：小麦粉、白砂糖、植物油、食用盐', '猫耳朵'),
  scored('a hot dog bun', 'Ingredients: wheat flour, water, sugar, yeast, salt', 'Hot Dog Buns'),
  scored('beer fish noodles', '配料：小麦粉、水、啤酒、食用盐', '啤酒鱼面'),
  scored('puppy-shaped biscuits', '配料：小麦粉、白砂糖、黄油、鸡蛋', '小狗饼干'),
  scored(
    'non-alcoholic wine',
    'Ingredients: dealcoholised wine, grape juice\n<0.5% vol',
    'Alcohol-free wine',
  ),
  scored('barley tea', '配料：大麦、水', '大麦茶'),
  scored('kvass with a trace', '配料：水、面包、白砂糖、啤酒花\n酒精度≤0.5%vol', '格瓦斯'),
  scored('a baby puffs snack', '配料：大米、苹果粉、碳酸钙', '宝宝泡芙'),
  scored(
    'rum raisin ice cream',
    'Ingredients: milk, cream, sugar, raisins, rum, egg yolk',
    'Rum Raisin Ice Cream',
  ),
  scored(
    'a protein powder that is a food',
    '配料：乳清蛋白粉、可可粉、三氯蔗糖\n执行标准：GB/T 29602',
    '蛋白固体饮料',
  ),
])

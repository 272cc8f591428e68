import { describe, expect, it } from 'vitest'
import { analysed, ask as askOf } from '../labels/asking.ts'

const packs = {
  puddings: `2 Sticky Toffee Puddings
INGREDIENTS: Toffee Sauce (35%) [Dark Brown Sugar, Double Cream (MILK), Water, Butter (MILK)], Dates (18%), EGG, Rice Flour, Demerara Sugar, Rapeseed Oil, Preservative: Potassium Sorbate.
NUTRITION per 100g / per pudding (110g)
Energy 1479kJ/352kcal 1627kJ/387kcal
Fat 12.8g 14.1g of which saturates 6.1g 6.7g
Carbohydrate 55.4g 60.9g of which sugars 41.2g 45.3g
Protein 3.0g 3.3g Salt 0.55g 0.61g
BEST BEFORE: see front 220g e`,
  fingers: `10 FISH FINGERS
Ingredients: Alaska Pollock (FISH) (58%), Gluten Free Breadcrumb (Rice Flour, Gram Flour, Maize Starch, Salt), Rapeseed Oil, Water, Salt.
NUTRITION (grilled) per 100g per 3 fingers (84g)
Energy 883kJ/211kcal 742kJ/177kcal
Fat 8.6g 7.2g
Carbohydrate 20.1g 16.9g
of which sugars 0.7g 0.6g
Protein 12.6g 10.6g
Salt 0.78g 0.66g
300g e`,
  worms: `SOUR WORMS
Nutrition Facts about 3.5 servings per container
Serving size 8 pieces (40g)
Calories 110
Total Fat 0g
Sodium 25mg
Total Carbohydrate 33g
Protein 3g
INGREDIENTS: SUGAR, WATER, GELATIN, CITRIC ACID.
NET WT 5 OZ (142g)`,
  ranch: `RANCH DRESSING
About 16 servings per container
Serving size 2 Tbsp (30g)
Calories 130
Total Fat 13g
Sodium 260mg
Total Carbohydrate 2g
Protein 0g
INGREDIENTS: SOYBEAN OIL, WATER, BUTTERMILK, EGG YOLK, SUGAR, SALT.
16 FL OZ (473 mL)`,
  custard: `CHOCOLATE CUSTARD
Ingredients: Skim Milk (68%), Water, Sugar, Cream (Milk), Cocoa Powder (2%).
NUTRITION INFORMATION Servings per package: 4 Serving size: 150g
Per serve Per 100g
Energy 650kJ 433kJ
Protein 5.1g 3.4g
Fat, total 3.9g 2.6g
Carbohydrate 24.6g 16.4g
Sodium 87mg 58mg
Calcium 177mg (22% RDI) 118mg
600g NET`,
  素鬆: `芝麻素鬆
成分：大豆蛋白、砂糖、芥花油、白芝麻(10%)、食鹽
營養標示
每一份量 30 公克　本包裝含 10 份
每份　每100公克
熱量　141大卡　470大卡
蛋白質　9.6公克　32.0公克
脂肪　6.0公克　20.0公克
碳水化合物　12.3公克　41.0公克
糖　7.2公克　24.0公克
鈉　330毫克　1100毫克
淨重：300公克
內含脫氧劑，請勿食用`,
  冷面: `荞麦冷面
配料：
面饼：小麦粉、荞麦粉、水、食用盐、食品添加剂（碳酸钠）
冷面汤包：水、白砂糖、酿造食醋、食用盐、牛骨提取物
辣酱包：辣椒、麦芽糖浆、芝麻、食品添加剂（山梨酸钾）
花生包：花生仁、食用盐
泡菜包：白萝卜、大白菜、食用盐、食品添加剂（脱氢乙酸钠）
净含量：360克`,
} as const
const known = new Map<string, ReturnType<typeof analysed>>()
const say = (pack: keyof typeof packs, question: string, ...before: string[]): string => {
  const read = known.get(pack) ?? analysed(packs[pack])
  known.set(pack, read)
  return askOf(question, read, ...before).answer.replace(/\[\d+\]/g, '')
}

describe('the figure is that of the amount asked about', () => {
  it.each([
    ['puddings', 'how much suger in one puding', /^45\.3 g of sugars in one pudding \(110 g\)/],
    ['puddings', 'sugar for the whole pack?', /^90\.6 g of sugars in the whole pack of 220 g/],
    ['puddings', 'salt for two puddings?', /^1\.22 g of salt/],
    ['fingers', 'how much protein in the whole box', /^35\.3 g of protein in the whole pack of 280 g/],
    ['fingers', 'protein for all ten?', /^35\.3 g of protein/],
    ['fingers', 'carbs per three fingers', /^16\.9 g of carbohydrate/],
    // A serving of eight pieces is no single piece.
    ['worms', 'how many calories in a serving', /110 kcal/],
    ['ranch', 'how much fat in two tablespoons', /^13 g of fat in two tablespoons \(30 g\)/],
    ['custard', 'how many kilojoules in a serve', /^650 kJ/],
    ['custard', 'how much calcium in the whole pack', /^708 mg of calcium in the whole pack of 600 g/],
    ['素鬆', '50克蛋白质多少', /^50 g含蛋白质 16 g/],
    ['素鬆', '整罐塘多少', /^整包300 g含糖 72 g/],
    ['素鬆', '一份有多少碳睡', /^每份30 g含碳水化合物 12\.3 g/],
  ] as const)('%s: %s', (pack, question, said) => expect(say(pack, question)).toMatch(said))

  it.each([
    ['puddings', 'how much sugar per 100g', 'and a pudding?', /^45\.3 g of sugars/],
    ['custard', 'how much protein in a serving', 'and in all of it?', /^20\.4 g of protein/],
    ['素鬆', '一份有多少糖', '那一包吃完呢', /整包300 g含糖 72 g/],
    ['素鬆', '一份有多少糖', '一罐总共又几克', /整包300 g含糖 72 g/],
  ] as const)('%s: %s, %s', (pack, before, question, said) =>
    expect(say(pack, question, before)).toMatch(said),
  )
})

describe('one part of a pack, by whatever name', () => {
  it.each([
    ['冷面', '汤包里有什么', /冷面汤包里有：.*牛骨提取物/],
    ['冷面', '泡菜里有糖吗', /^没有识别到：泡菜包里没有列出糖，同一包的其他部分有：.*白砂糖/],
    ['冷面', '花生包里有糖吗', /^没有识别到：花生包里没有列出糖/],
    ['冷面', '泡菜包甜不甜，有糖吗', /泡菜包里没有列出糖/],
    ['fingers', 'whats in the coating', /Rice Flour/],
  ] as const)('%s: %s', (pack, question, said) => expect(say(pack, question)).toMatch(said))

  it('goes on with the other sachet', () =>
    expect(say('冷面', '汤包呢', '辣酱包里有加糖吗')).toMatch(/冷面汤包里有糖：白砂糖/))
})

describe('places of the list, halves and other foods', () => {
  it.each([
    ['puddings', '3rd ingredient', /^Number 3: EGG/],
    ['puddings', 'last ingredient?', /^Last on the list: Potassium Sorbate/],
    ['puddings', 'first and last ingredient', /^Number 1: Toffee Sauce \(35%\)\. Last: Potassium Sorbate/],
    ['ranch', 'biggest ingredient after water', /^Apart from water, at the top of the list: SOYBEAN OIL\./],
    ['素鬆', '排第三是什么', /^第 3 位是：芥花油。$/],
    ['素鬆', '倒数第二个是什么', /^倒数第 2 位是：白芝麻/],
    ['冷面', '放得最多的是什么', /^配料分几部分列出，各部分最多的是：面饼 小麦粉；/],
    ['素鬆', '白芝麻有一半吗', /^没有一半：标签写明白芝麻占 10%/],
    ['素鬆', '砂糖有一半吗', /^不会过半：它排第 2/],
    ['素鬆', '跟鸡蛋比蛋白质多吗', /^这款多一些：.*32 g.*鸡蛋一般每100 g约 12\.6 g（USDA/],
    ['puddings', 'more salt than a mars bar?', /^This one has 0\.55 g of salt[\s\S]*no figure for mars bar/],
    ['素鬆', '比雪碧热量高吗', /^这款每100 g含能量 470 kcal[\s\S]*雪碧的数我没有/],
  ] as const)('%s: %s', (pack, question, said) => expect(say(pack, question)).toMatch(said))
})

describe('additives counted by what they do', () => {
  it.each([
    [
      '冷面',
      '一共几种添加剂，按功能数一下',
      /^识别到 3 项食品添加剂，按功能分：.*防腐剂 2 项（山梨酸钾、脱氢乙酸钠）/,
    ],
    ['puddings', 'list the additives by function', /^1 additives? recognised, by function: preservative 1/],
  ] as const)('%s: %s', (pack, question, said) => expect(say(pack, question)).toMatch(said))
})

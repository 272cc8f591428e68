import { expect, it } from 'vitest'
import { scoringMethod } from '../../../src/engine/index.ts'
import { noScoreTexts } from '../../../src/engine/scoring/no-score/no-score-texts.ts'
import { scoringLimitTexts } from '../../../src/engine/scoring/rule-docs.ts'
import { engine, flat } from '../../labels/corpus.ts'

const table = (...rows: string[]) => `\n营养成分表\n项目 每100克 NRV%\n${rows.join('\n')}`
const inMillilitres = (...rows: string[]) => `\n营养成分表\n项目 每100毫升 NRV%\n${rows.join('\n')}`

/** Short lists, each for what one rule says and where it begins and ends: the name of the product, and its list. */
const LISTS: readonly (readonly [name: string, list: string])[] = [
  // Additives: tiers, classes, law and evidence
  ['', '小麦粉、柠檬酸、黄原胶、焦磷酸钠、苯甲酸钠、二氧化钛'],
  ['', '小麦粉、日落黄、诱惑红、赤藓红、焦糖色（氨法）'],
  ['', '小麦粉、山梨酸钾、脱氢乙酸钠、硫酸铝钾、羧甲基纤维素钠、卡拉胶'],
  ['', '小麦粉、阿斯巴甜、三氯蔗糖、麦芽糖醇、甜蜜素'],
  ['', '小麦粉、焦亚硫酸钠、溴酸钾'],
  ['', '小麦粉、防腐剂、着色剂、甜味剂'],
  ['', '小麦粉、苏丹红'],
  ['', '小麦粉、吊白块、柠檬酸'],
  ['', 'wheat flour, E171, E127, E249, E999, acidity regulator'],
  ['', 'wheat flour, potassium bromate, brominated vegetable oil, azodicarbonamide'],
  ['', '水、柠檬酸、苹果酸、乳酸、黄原胶、瓜尔胶、果胶'],
  ['', '水、乳酸菌、食用香精、复配乳化剂'],
  ['', '燕麦、二氧化钛'],
  ['', '燕麦、亚硝酸钠'],
  ['', '燕麦、二氧化钛、亚硝酸钠'],
  ['', '燕麦、栀子红、焦糖色（苛性硫酸盐）'],
  ['', '猪肉、白砂糖、食用盐、二氧化钛'],
  // Meat
  ['', '猪肉、水、食用盐、亚硝酸钠、豌豆蛋白'],
  ['', '猪肉、白砂糖、食用盐'],
  ['', '猪肉、白砂糖、酱油'],
  ['', '猪肉、白砂糖、大米、小米、食用盐'],
  ['', '猪肉、白砂糖、大米、小米、玉米、食用盐'],
  ['', '猪肉、白砂糖、大米'],
  ['', '猪肉、白砂糖、水、食用盐'],
  ['', '猪肉、大米、白砂糖、食用盐'],
  ['', '豆腐、白砂糖、食用盐'],
  ['午餐肉', '淀粉、猪肉、牛肉、食用盐'],
  ['', '烟熏三文鱼、食用盐'],
  // Sugar, fruit, drinks, babies
  ['', '芒果、白砂糖、焦亚硫酸钠'],
  ['', '芒果、白砂糖、苹果、梨、焦亚硫酸钠'],
  ['', '芒果、白砂糖、苹果、梨、桃、焦亚硫酸钠'],
  ['', '芒果、苹果、焦亚硫酸钠'],
  ['芒果干', '芒果、白砂糖'],
  ['芒果干', '水、芒果、白砂糖'],
  ['可乐', '水、白砂糖、二氧化碳、咖啡因'],
  ['', '白砂糖、小麦粉'],
  ['', '白砂糖（5%）、小麦粉'],
  ['', '白砂糖、葡萄糖浆、麦芽糖、果葡糖浆'],
  ['婴儿米粉', '大米、白砂糖、食用盐、乳糖、日落黄、三氯蔗糖'],
  ['婴儿米粉', '大米、乳糖'],
  ['婴儿米粉', '大米、β-胡萝卜素、甜菜红'],
  ['婴儿米粉', '大米、着色剂'],
  // Salt, fat, cheese
  ['', '食用盐、大米'],
  ['酱油', '水、大豆、小麦、食用盐'],
  ['酱菜', '萝卜、食用盐、白砂糖'],
  ['酱菜', '萝卜、白菜、食用盐'],
  ['', '黄油、食用盐'],
  ['', '氢化植物油、植脂末、白砂糖'],
  ['', 'palm oil, sugar, partially hydrogenated soybean oil'],
  ['', '牛奶、食用盐、凝乳酶'],
  ['', 'milk, salt, rennet'],
  ['', 'milk, salt, enzyme'],
  ['', 'milk, salt, enzymes, sugar'],
  ['', '牛奶、食用盐'],
  ['', '牛奶、白砂糖、凝乳酶'],
  ['切达干酪', '牛奶、食用盐'],
  // Compounds
  ['', '植物油（大豆油、棕榈油、氢化植物油）、燕麦'],
  ['', '植物油（棕榈油）、燕麦'],
  ['', '氢化植物油（大豆油、棕榈油）、燕麦'],
  ['', '夹心（白砂糖、植物油（棕榈油、大豆油））、燕麦'],
  ['', '酱料（白砂糖、小麦粉、食用盐）、燕麦'],
  ['', '巧克力（白砂糖、可可脂、水、牛奶）、燕麦'],
  ['', '干酪（牛奶、食用盐）、燕麦'],
  ['', '香料粉（胡椒、食品添加剂（麦芽糊精））、燕麦'],
  ['', '饼干（小麦粉、巧克力酱（白砂糖、可可脂）、食品添加剂（白砂糖、柠檬酸））、燕麦'],
  ['', '汤料（水、食用盐（海盐、井盐））、燕麦'],
  ['', '冬阴粉（苦瓜籽、白砂糖）、燕麦、苹果'],
  ['味精', '谷氨酸钠'],
  ['', '蛋糕（小麦粉（小麦、面粉）、鸡蛋、白砂糖、黄油、食用盐、牛奶）、燕麦'],
  ['', 'noodles (wheat flour, palm oil), carrots'],
  ['', '小麦粉、乳化剂（白砂糖、卵磷脂）、鸡蛋'],
  ['可乐', '饮品：水、白砂糖、二氧化碳'],
  ['', '水、白砂糖、浓缩苹果汁、苹果'],
  ['', '小麦粉、碳酸钙、维生素C、柠檬酸、味精、食用香精、食用香料'],
  ['', '小麦粉、黄原胶、瓜尔胶、卡拉胶、果胶、明胶、阿拉伯胶、琼脂'],
  // Deep-fried
  ['', '马铃薯、植物油、食用盐'],
  ['', '马铃薯、食用盐、棕榈油'],
  ['', '面饼（小麦粉、棕榈油、食用盐）、调料包（食用盐、味精）'],
  // Bonuses
  ['', '燕麦'],
  ['', '燕麦（50%）、小麦粉、白砂糖'],
  ['', '燕麦（49%）、小麦粉、白砂糖'],
  ['', '牛奶、嗜热链球菌、保加利亚乳杆菌'],
  ['', '燕麦、核桃、葡萄干、南瓜子、苹果'],
  ['', '水'],
  ['', '柠檬酸'],
  // Nutrition tables
  [
    '',
    `燕麦、白砂糖、食用盐、棕榈油${table('能量 1800千焦 21%', '脂肪 20.0克 33%', '饱和脂肪 9.0克 45%', '碳水化合物 60.0克 20%', '糖 22.5克', '钠 800毫克 40%')}`,
  ],
  [
    '',
    `燕麦、牛奶${table('能量 800千焦 10%', '脂肪 2.0克 3%', '饱和脂肪 1.0克 5%', '碳水化合物 30.0克 10%', '糖 5.0克', '钠 400毫克 20%')}`,
  ],
  [
    '',
    `植物油、燕麦${table('能量 2301.4千焦 27%', '脂肪 40.0克 67%', '碳水化合物 30.0克 10%', '钠 12毫克 1%')}`,
  ],
  [
    '可乐',
    `水、白砂糖、二氧化碳${inMillilitres('能量 180千焦 2%', '脂肪 0克 0%', '碳水化合物 10.6克 4%', '糖 10.6克', '钠 10毫克 1%')}`,
  ],
]

/** What a result says of its score, with everything that a reason carries. */
const outline = ([name, list]: readonly [string, string]): string => {
  const text = /[\u4e00-\u9fff]/.test(list) ? `配料：${list}` : `Ingredients: ${list}.`
  const { score, noScore, reasons, ingredients } = engine.analyse({ text, product: { name } })
  const names = flat(ingredients).map(one => one.name)
  return [
    `## ${name && `${name}: `}${list.split('\n')[0]}: ${score ?? noScore}`,
    ...reasons.flatMap(one => [
      `${one.rule} ${one.points} (${one.confidence}; ${one.evidence.join(' ')}) ${one.ingredients.map(index => names[index]).join(' · ')}`,
      `  ${one.text.zh}`,
      `  ${one.text.en}`,
    ]),
  ].join('\n')
}

it('every reason of a score says what it always said, and cites its sources', async () => {
  await expect(`${LISTS.map(outline).join('\n\n')}\n`).toMatchFileSnapshot('reasons.txt')
})

it('the method page says what it always said, and cites the same sources', async () => {
  const rules = scoringMethod.map(({ rule, title, says, limits, evidence, confidence }) =>
    [
      `## ${rule} (${confidence}; ${evidence.join(' ')})`,
      ...[title, says, limits].flatMap(({ zh, en }) => [zh, en]),
    ].join('\n'),
  )
  const others = Object.entries({ ...noScoreTexts, ...scoringLimitTexts }).map(
    ([id, { zh, en }]) => `## ${id}\n${zh}\n${en}`,
  )
  await expect(`${[...rules, ...others].join('\n\n')}\n`).toMatchFileSnapshot('method.txt')
})

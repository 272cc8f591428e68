import { expect, it } from 'vitest'
import { analysed, ask as askOf } from '../../../../../test/labels/asking.ts'

const tea =
  '配料：水、白砂糖、红茶\n净含量：500ml\n营养成分表\n项目 每100毫升 NRV%\n能量 173千焦 2%\n蛋白质 0克 0%\n脂肪 0克 0%\n碳水化合物 10.0克 3%\n-糖 10.0克\n钠 20毫克 1%'
const noodles =
  '配料：小麦粉、食用盐\n营养成分表\n项目 每100克 NRV%\n能量 1500千焦 18%\n蛋白质 10.0克 17%\n脂肪 1.0克 2%\n碳水化合物 76.0克 25%\n钠 1200毫克 60%'
const ask = (text: string, question: string, ...before: string[]) =>
  askOf(question, analysed(text), ...before).answer

it.each([
  [tea, '糖含量高吗', /^中等：.*10 g/],
  [tea, '整瓶有多少糖', /^整包500 ml含糖 50 g，约 13 块方糖/],
  [tea, '半瓶有多少糖', /^半包250 ml含糖 25 g/],
  [tea, '200毫升有多少糖', /^200 ml含糖 20 g/],
  [tea, '孩子喝一份糖多吗', /^只这一包就超过孩子一天的量：整包500 ml.*4～6 岁孩子一天上限（19 g）的 263%/],
  [tea, '钠高不高', /^不高：.*0\.05 g（钠 20 mg）/],
  [tea, '纳高不高', /^不高：/],
  [noodles, '钠高不高', /^高：.*3 g（钠 1200 mg），超过 1\.5 g/],
  [
    tea,
    "how much of a child's daily sugar is in the bottle?",
    /^This alone is over a child.s day: 50 g of sugars in the whole pack.*263 %/,
  ],
  [tea, '一瓶的糖占一天的百分之几', /^整包500 ml含糖 50 g.*是成人一天上限（WHO：游离糖 50 g）的 100%/],
  [
    tea,
    'what percent of my daily salt is in the bottle',
    /^0\.25 g of salt.*5 % of an adult's daily reference/,
  ],
  [tea, 'how much sugar is in 2 bottles', /^100 g of sugars/],
  [noodles, '表里蛋白质10克，高吗', /^不算高：.*每100 g/],
  [noodles, '热量是多少', /^每100 g含能量 1500 kJ（359 千卡）/],
  [noodles, '蛋白质高吗', /^不算高：.*10 g；标“高蛋白”要求每100 g至少12 g.*GB 28050/],
  [noodles, '每100克多少糖', /没有标糖；每100 g有碳水化合物 76 g/],
  [
    tea,
    'how much sugar is in the whole bottle',
    /^50 g of sugars in the whole pack of 500 ml, about 13 sugar cubes/,
  ],
  [noodles, 'is it high in salt', /^Yes, high: the table gives 3 g/],
  [noodles, 'how many calories per 100 g?', /^1500 kJ \(359 kcal\) of energy in 100 g/],
])('answers %#: %s', (text, question, expected) => {
  expect(ask(text, question)).toMatch(expected)
})

it('asks the same of another nutrient, or of another amount', () => {
  expect(ask(noodles, '脂肪呢', '钠高不高')).toMatch(/脂肪 ?1 g/)
  expect(ask(tea, '一天最多多少呢', '一瓶多少糖')).toMatch(/含糖.*成人一天上限/)
  expect(ask(tea, '半瓶呢', '一瓶多少糖')).toMatch(/^半包250 ml含糖 25 g/)
})

it('gives no answer that the table does not give for certain', () => {
  expect(ask(tea.replace('钠 20毫克', '钠 200毫克'), '钠高不高')).toMatch(/读得不确定/)
  expect(ask(noodles, '有防腐剂吗')).not.toContain('营养成分表')
  expect(ask(tea, '糖尿病人能吃吗')).not.toMatch(/^(?:高|不高|中等)/)
})

const mug =
  'Ingredients: Salt, Potato Starch.\nStore in a cool dry place.\n4 sachets x 26 g\nNutrition per mug (as prepared)\nEnergy 482 kJ / 115 kcal\nFat 5.1 g\nCarbohydrate 15.4 g, of which sugars 3.6 g\nProtein 1.5 g\nSalt 1.45 g'
const bar =
  'Ingredients: Milk Protein, Maltitol\nNet weight 60 g\nNutrition per 100 g / per bar (60 g)\nEnergy 1442 kJ, 345 kcal / 865 kJ, 207 kcal\nFat 12 g / 7.2 g\nCarbohydrate 33 g / 19.8 g\nof which sugars 2.8 g / 1.7 g\nof which polyols 24 g / 14.4 g\nProtein 33 g / 20 g\nSalt 0.55 g / 0.33 g'
const yogurt =
  '配料：生牛乳、赤藓糖醇\n净含量：200克\n营养成分表\n项目 每100g NRV%\n能量 258kJ 3%\n蛋白质 3.6g 6%\n脂肪 3.3g 6%\n碳水化合物 7.9g 3%\n—糖 4.4g\n钠 58mg 3%'
const sachets =
  '配料：大米、黑芝麻\n净含量：560克（14小包×40克）\n营养成分表\n项目 每100克 NRV%\n能量 1615千焦 19%\n蛋白质 10.2克 17%\n脂肪 12.6克 21%\n碳水化合物 61.5克 21%\n钠 75毫克 4%\n钙 480毫克 60%'
const canned =
  'Ingredients: Water, Sugar, Caffeine (0.03%)\nHigh caffeine content (32 mg/100 ml).\nServe chilled. 500 ml\nNutrition per 100 ml\nEnergy 192 kJ / 45 kcal\nFat 0 g\nCarbohydrate 11.3 g, of which sugars 11.0 g\nProtein 0 g\nSalt 0.20 g'

it.each([
  [
    mug,
    'how much salt in one mug',
    /^1\.45 g of salt \(580 mg of sodium\) in a portion as the label counts it/,
  ],
  [
    mug,
    'is one mug too salty for me',
    /^High for one portion \(FDA: 20 % of a day or more at once\): 1\.45 g of salt.*29 %/,
  ],
  [mug, 'how much salt in two mugs', /^2\.9 g of salt.*in 2 portions/],
  [bar, 'protein per bar', /^20 g of protein in one bar \(60 g\)/],
  [
    bar,
    'how many net carbs in one bar',
    /^About 5\.4 g in one bar \(60 g\): 19\.8 g of carbohydrate less polyols 14\.4/,
  ],
  [bar, 'how many polyols in a bar', /^14\.4 g of polyols/],
  [bar, '净碳水有多少', /^每份60 g约 5\.4 g：碳水化合物 19\.8 g，减去糖醇 14\.4/],
  [yogurt, '喝一杯补蛋白够不够', /^不够一天的参考值：整包200 g含蛋白质 7\.2 g.*12%/],
  [
    yogurt,
    '蛋白质是不是比纯牛奶少',
    /^看和哪一款比：这款每100 g含蛋白质 3\.6 g.*GB 25190-2010 每100 g不少于 2\.9 g/,
  ],
  [sachets, '一包有多少钙', /^一包（40 g）含钙 192 mg/],
  [sachets, '整盒多少钙', /^整包560 g含钙 2688 mg/],
  [sachets, '钙高吗', /^高：.*480 mg；标“高钙”要求每100 g至少240 mg/],
  [
    canned,
    'how many sugar cubes in the can',
    /^55 g of sugars in the whole pack of 500 ml, about 14 sugar cubes/,
  ],
  [canned, 'is one can more than my daily sugar', /^Yes, more than a whole day at once: 55 g.*110 %/],
  [canned, 'more sugar than coke?', /^About the same: this one has 11 g.*10\.6 g per 100 g/],
  [canned, 'how much caffeine in the whole can', /^About 160 mg in 500 ml: the label states "32 mg\/100 ml"/],
  [canned, 'caffeine in half a can', /\(250 ml\) contains about 80 mg of caffeine/],
])('computes %#: %s', (text, question, expected) => {
  expect(ask(text, question)).toMatch(expected)
})

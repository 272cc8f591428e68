import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('a number means what its words say', () => {
  it.each([
    // Weights in words, and of several slices together.
    ['l26luncheon', '切三块九十克多少盐', /^三块（90 g）.*钠 864 mg/],
    ['l26luncheon', '两块40克的多少盐', /^两块×40 克（80 g）/],
    ['l74-mijiu', '喝一百五十克有多少碳水', /^150 g含碳水化合物 30\.8 g/],
    ['l80-luncheon', '糖尿病能吃吗 切两片六十克', /两片（60 g）：碳水化合物 2\.7 g/],
    // Cups and spoons that the pack weighs.
    ['l82-granola', 'i eat 2 cups every morning, how much sugar', /^45 g of sugars in 2 cups \(165 g\)/],
    ['l78-cereal', '1/2 cup calories', /^220 kJ \(53 kcal\) .* in 1\/2 cup \(13\.5 g\)/],
    ['l14cereal', 'a cup and a half how many carbs', /a cup and a half \(43\.9 g\)/],
    ['l53-ranch', '一汤匙多少脂肪', /^一汤匙（15 g）含脂肪 6\.5 g/],
    // The sauce of a tin is eaten, its brine is not.
    ['l82-sardine', 'whole tin how much salt', /whole pack of 155 g/],
    ['l12tuna', 'how much protein in the whole tin', /whole pack of 102 g/],
    // So much caffeine by the weight of a person.
    ['l72-latte', '每公斤3毫克 我60公斤 一瓶够不够', /^一份不到：3 mg × 60 kg = 180 mg/],
    [
      'l83-energy',
      '3 mg/kg for 80kg, how many cans',
      /240 mg, and one \(473 ml\) has 160 mg[\s\S]*more than 1 can/,
    ],
    ['l83-energy', 'my son is 40kg, caffeine in one can too much?', /^No: .*\n.*120 mg at 40 kg/],
    // Polyols beside a claim of little sugar are no weight of the food.
    [
      'l80-bar',
      '糖醇24克还敢叫低糖，是不是骗人',
      /麦芽糖醇.*是糖醇：.*糖醇 12 g[\s\S]*“低糖”与营养成分表相符/,
    ],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['l59-migoreng', 'how much is a pack of this at tesco'],
    ['l83-jerky', 'how much does this go for'],
    ['redbean', '这个卖几块'],
  ] as const)('a price is no amount, in %s: %s', (label, question) =>
    expect(say(label, question)).toMatch(/^(?:Prices|价格)/),
  )
})

describe('how odd it is that it keeps so long, and what it takes the place of', () => {
  it.each([
    ['redbean', '保存兩年 這正常嗎', /^不奇怪：.*-18 ℃/],
    ['l80-luncheon', '保质期三年正常吗', /^主要不靠防腐剂：罐头/],
    ['l82-sardine', '点解可以放咁耐', /罐头密封后加热杀菌/],
    ['l48-cheesestick', '能替代牛奶吗', /^不能一对一代替纯牛奶：.*钙 600 mg/],
    ['l16ham', '火腿肠能代替鸡蛋吗', /^不能一对一代替鸡蛋：.*蛋白质 11 g/],
    [
      'l18oat',
      'can i use this instead of milk',
      /^Not one for one in place of plain milk: 100 ml of this has 1 g of protein/,
    ],
    ['l80-luncheon', '能代替鲜肉吗', /^不能一对一代替鲜肉/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('one figure is asked for, and another of as much is more than a day: it is told', () => {
  it.each([
    ['l81-milktea', '18包全嗑掉 幾卡', /1548 千卡.*含糖 184 g.*360 g约 720 mg/s],
    ['l81-luncheon', '健身增肌 拿一罐当蛋白质来源行不行 一罐多少蛋白', /39\.1 g.*钠 2924 mg/s],
    ['l81-mac', 'ill eat 3 boxes this weekend in one go, how many cals', /kcal.*13\.5 g of salt/s],
    [
      'l81-laksa',
      'eating the whole packet, how much fat is that',
      /g of fat.*11\.5 g of salt \(4600 mg of sodium\)/s,
    ],
    ['l65-voltline-zero', 'if i drink 4 of these how much sodium', /Too much caffeine as well: about 640 mg/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    [
      'l81-jelly',
      '0 fat so zero guilt right?? gonna smash the whole bag while studying',
      /^0 g of fat.*31\.2 g of sugars/s,
    ],
    ['l81-yogurt', '0脂肪吗 那减肥可以随便喝吧', /糖 12\.5 g|糖 25 g/],
    ['l81-bar', 'low salt so its fine to have 3 bars right, how much salt', /42 g of sugars/],
  ] as const)('one thing is low and is taken for all: %s: %s', (label, question, said) =>
    expect(say(label, question)).toMatch(said),
  )

  it.each([
    ['l81-bar', 'how much protein in one bar', /sugars|salt/],
    ['l81-yogurt', '每100克多少蛋白质', /糖/],
    ['l81-noodle', '一包盐多少 蛋白质多少', /饱和脂肪/],
    ['l81-bar', 'one bar a day for a week, how much protein is that', /sugars/],
  ] as const)('and nothing of it otherwise: %s: %s', (label, question, said) =>
    expect(say(label, question)).not.toMatch(said),
  )
})

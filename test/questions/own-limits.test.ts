import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('the limit or the aim that a person names is held against what is eaten', () => {
  it.each([
    ['l81-noodle', '我有高血压,医生说一天5克盐,这一包下去超没超', /超过你说的 5 克/],
    ['l81-noodle', '医生让我一天盐不能过6克，吃一包还能剩多少', /^没有剩的了：你说的 6 克，.*含盐 6\.3 g/],
    ['l81-noodle', '我爸一天只准吃2000毫克钠 这一包占多少', /超过你说的 2000 毫克：.*含钠 2510 mg/],
    ['l81-noodle', '减肥每天1500大卡 吃一包这个还剩多少', /^还剩约 1014 kcal：你说的 1500 大卡/],
    ['l81-noodle', '血压高 营养师给我定了每餐盐1.5克 这面行吗', /^不建议（高血压）.*超过你说的 1\.5 克/s],
    [
      'l81-bar',
      'need 20g protien after gym. one bar enough or two',
      /^Less than the 20 g that you named: 9 g of protein in one bar \(45 g\); about 100 g come to 20 g/,
    ],
    [
      'l81-bar',
      'my dietitian says 30g carbs per snack. is one bar ok',
      /Less than the 30 g that you named.*18\.9 g/,
    ],
    [
      'l81-bar',
      'im on 1400 cals a day, how big a chunk is one bar',
      /^About 14 % of the 1400 calories that you named: 191 kcal/,
    ],
    ['l81-bar', 'trying to hit 120g protein daily does this help', /8 % of .*120 g.*9 g of protein/],
    [
      'l81-bar',
      'keto, 20g carbs a day. can i have one',
      /Less than the 20 g that you named, but 95 % of it at once: 18\.9 g/,
    ],
    ['l81-bar', 'keeping sugar under 25g a day, 2 of these ok?', /^More than the 25 g that you named: 28 g/],
    [
      'l81-mac',
      'heart failure, told 2g sodium a day. whole box?',
      /Less than the 2 g that you named, but 90 % of it at once/,
    ],
    [
      'l81-mac',
      'i get 60g carbs a meal, type 1. how much of the box is that',
      /About 86 g.* 60 g of carbohydrate/,
    ],
    [
      'l81-laksa',
      'doc put me on 1500mg sodium. a quarter of the packet too much?',
      /Less than the 1500 mg that you named, but 77 % of it at once: 1150 mg/,
    ],
    [
      'l79-flapjack',
      'allowed 10g sat fat a day, one of these?',
      /^Less than the 10 g that you named, but 39 % of it at once: 3\.9 g of saturated fat in one/,
    ],
    [
      'l79-fish',
      'on 1200 kcal, had 900 already. room for this?',
      /^About 144 kcal left: of the 1200 kcal that you named, 900 kcal of them had already/,
    ],
    ['l81-yogurt', '我控糖一天不超过25克 喝一瓶会不会超', /^不建议（糖尿病）.*差不多就是你说的 25 克/s],
    [
      'l46bar',
      'dietitian capped my salt at 4g daily, does one bar eat much of that',
      /of the 4 g that you named/,
    ],
    ['l59-proteinbar', '目标一天100克蛋白 这根能顶多少', /约占你说的 100 克的 \d+%：/],
    [
      'l77-lupinloaf',
      'doctor wants 25g fibre a day from me, 2 slices?',
      /Less than the 25 g that you named.*8\.4 g of fibre/,
    ],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['l81-noodle', '医生让我一天盐不能过6克，吃一包还能剩多少', /(?<!\d )6 g含盐/],
    ['l79-flapjack', 'allowed 10g sat fat a day, one of these?', /saturated fat in 10 g/],
    ['l81-noodle', '血压高 营养师给我定了每餐盐1.5克 这面行吗', /3 份共/],
  ] as const)('and is no amount that is eaten: %s: %s', (label, question, said) =>
    expect(say(label, question)).not.toMatch(said),
  )
})

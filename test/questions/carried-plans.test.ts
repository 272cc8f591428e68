import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('a plan after whether somebody may have it is still of them', () => {
  it.each([
    [
      'l79-fish',
      'coeliac - can i have these',
      'what if i scrape all the crumb off and only eat the middle bit',
      /^No, not suitable: contains gluten/,
    ],
    ['l79-oyster', '我有乳糜瀉,呢支蠔油有冇麥㗎', '咁我淨係點一滴仔呢,都唔得?', /^不能吃：含麸质/],
    ['l58-nadou', '大豆过敏能吃吗', '那我就舔一口', /大豆/],
    [
      'l79-fish',
      'protein in 3 fingers?',
      'lol ok and if i smash the hole box',
      /^51\.8 g of protein in the whole pack/,
    ],
  ] as const)('%s: %s, %s', (label, before, question, said) =>
    expect(say(label, question, before)).toMatch(said),
  )
})

describe('words that were not known', () => {
  it.each([
    [
      'l79-yogurt',
      'dad is type2, whole cup for brekky ok?',
      /^Better only a little \(diabetes\)\. In the whole pack of 200 g/,
    ],
    ['l79-oyster', '開咗成個月一路擺喺灶頭邊冇入雪櫃,仲食唔食得呀', /^不行：标签写着“開瓶後請蓋好並雪藏”/],
    [
      'l80-laksa',
      'muslim here, mum adds a splash of shaoxing wine when frying, still ok?',
      /^Not so: alcohol is not halal/,
    ],
    ['l80-bar', '2 a day mon to fri, protein for the whole week?', /^200 g of protein in 2 of them, 5 days/],
    ['l80-licorice', '写着98%无脂 就真健康了', /^不等于健康，也不是无脂：“98% fat free”/],
    [
      'l80-walnut',
      'tripolyphosphate AND bicarb in here, whats each one doing',
      /tripolyphosphate\)[\s\S]*sodium hydrogen carbonate\)/,
    ],
    ['l46yabo', '练完拿鸭脖补蛋白行不行', /蛋白质 20\.5 g/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))
})

describe('caffeine that the pack prints', () => {
  const effective =
    '劲爽维生素饮料\n配料:水、白砂糖、牛磺酸、咖啡因、柠檬酸\n每250mL含:功效成分\n牛磺酸 125mg\n肌醇 50mg\n咖啡因 50mg\n营养成分 每100mL:能量 190kJ;蛋白质 0g;脂肪 0g;碳水化合物 11.2g;钠 48mg\n净含量:250mL'
  it.each([
    [effective, '一罐咖啡因多少', /250 ml）含咖啡因 50 mg/],
    ['l81-soda', 'how much caffeine in a can', /355 ml\) contains about 41 mg of caffeine/],
  ])('%#: is of the amount that its heading names', (label, question, said) =>
    expect(say(label, question)).toMatch(said),
  )
})

describe('illness in the words of Singapore, and oats that are borne', () => {
  it('high blood is high blood pressure', () =>
    expect(say('l80-laksa', 'diabetis and high blood also. can or not')).toMatch(/sodium|salt/))
  it('who bears oats is asked about gluten', () =>
    expect(say('l79-flapjack', 'oats are ok for me normally is this one fine')).toMatch(
      /^No, not suitable: contains gluten/,
    ))
})

import { beforeAll, describe, expect, it } from 'vitest'
import { createAsking } from './judge.ts'

let say: (label: string, question: string, history?: readonly string[]) => string
beforeAll(async () => {
  const ask = await createAsking()
  say = (label, question, history = []) =>
    ask({
      label,
      language: /[\u4e00-\u9fff]/.test(question) ? 'zh-Hans' : 'en',
      history: [...history],
      question,
    })
      .said.answer.replace(/\[\d+\]/g, '')
      .replaceAll('\\', '')
}, 60_000)
const first = (answer: string): string => answer.split('\n')[0] ?? ''

type Row = readonly [label: string, question: string, firstLine: RegExp]

describe('who would eat it', () => {
  const young: readonly Row[] = [
    ['l44protein', '14 and want to get bigger, ok to take? my mate does', /^No.*UNDER 15/],
    ['l44protein', 'son just turned 13 wants to bulk up, can he use it', /^No.*UNDER 15/],
    ['l44energy', 'im 15 can i drink this b4 my exam', /^No.*CHILDREN/],
    ['l44energy', '13, can i have a can before football?', /^No.*CHILDREN/],
    ['l44energy', "she's nearly 12, alright?", /^No.*CHILDREN/],
    ['l44energy', '初二的能喝吗，一罐', /^不能.*CHILDREN/],
    ['l45fizz', '10 - ok to take this?', /^No.*12/],
    ['l44beer', '16 here, can I drink this?', /^No .*under 18/],
    ['l45plumwine', '我17，能喝不', /^不能.*未成年/],
    ['l45bar', "my lad's 12 and plays rugby, ok one of these bars after training?", /^Better not.*children/],
    ['l46lactic', '小囡吃得伐', /^少吃为好（儿童）/],
    ['l47yogurt', '毛毛头十个月好吃了伐', /^不建议（婴幼儿）/],
    ['l46huamei', '肚皮里有小囡，话梅好吃伐', /（孕妇）/],
    ['l45noodle', '穆斯林好食未', /^看情况.*清真/],
    ['l46yabo', '回民好吃伐', /^不能.*酒/],
  ]
  it.each(young)('%s: %s', (label, question, expected) => {
    expect(first(say(label, question))).toMatch(expected)
  })

  it('reads no can out of an age', () => {
    expect(say('l44energy', 'im 15 can i drink this b4 my exam')).not.toMatch(/15 can|2400/)
  })

  it('takes the taste for the taste where nobody is named', () => {
    expect(say('l47yogurt', '这个酸奶好吃伐')).toMatch(/味道/)
  })

  const given: readonly Row[] = [
    ['l44energy', '儿子从美国带的，我血压高能喝吗', /高血压.*钠/],
    ['l45bread', '女儿买的，清真能吃吗', /^不能.*猪肉.*清真/],
    ['l45oyster', '孙女送的，我糖尿病能吃吗', /糖尿病/],
    ['l45mango', '孫女買給我的，我血糖高可以吃嗎', /糖尿病/],
    ['l47electro', 'my son gave me this, I have high blood pressure, ok?', /high blood pressure.*WARNING/],
    ['l46gummies', 'my son got these from the us, are they halal', /^It depends.*GELATIN/],
  ]
  it.each(given)('is not who gave it: %s: %s', (label, question, expected) => {
    const answer = say(label, question)
    expect(first(answer)).toMatch(expected)
    expect(answer).not.toMatch(/儿童|children/i)
  })

  it('is the child it was bought for', () => {
    expect(say('l45mango', '給孫女買的，可以吃嗎')).toMatch(/儿童/)
  })
})

describe('the verdict comes before figures', () => {
  const rows: readonly Row[] = [
    ['l44protein', 'can i use this powder while pregnant, i barely eat enough protien', /^No.*PREGNANT/],
    ['l44energy', 'pregnant, how much caffeine is in it and can I have one?', /^No.*PREGNANT/],
    ['l47soda', '怀孕5个月，咖啡因多少，能喝一瓶吗', /^不能.*孕妇/],
    ['l47soda', 'how much caffeine, im pregnant, ok?', /^No.*孕妇/],
    ['l45cheese', '孙子两岁半，钙不够，吃这个奶酪棒补钙行吗', /^不能.*3岁/],
    ['l45cheese', '2岁吃一根糖有多少，能吃吗', /^不能.*3岁/],
    ['l46gummies', 'how much zinc for my 2 year old, can she have one gummy', /^No.*UNDER 4/],
    ['l47puff', '两岁宝宝吃一包，钠多少，行不行', /^不建议（婴幼儿）/],
    ['l44oatbar', 'diabetic here is one bar too sugary', /^Better only a little \(diabetes\)/],
    [
      'l45oyster',
      'My blood presure is high. how salty is this oyster sauce, can I still have it',
      /high blood pressure.*630 mg/,
    ],
    ['l45oyster', 'can a diabetic use a spoon of this', /^Better only a little \(diabetes\)/],
    ['l44paste', '高血压抹一勺行不', /^少吃为好（高血压）.*钠 413 mg/],
    ['l44paste', 'high bp, a teaspoon of this with pancakes?', /high blood pressure.*138 mg/],
    ['l47oyster', '高血壓可以落一茶匙嗎？有幾多鈉', /^少吃为好（高血压）.*钠 230 mg/],
  ]
  it.each(rows)('%s: %s', (label, question, expected) => {
    expect(first(say(label, question))).toMatch(expected)
  })

  it('keeps the figure that was asked for', () => {
    expect(say('l46gummies', 'how much zinc for my 2 year old, can she have one gummy')).toMatch(
      /7\.5 mg of zinc/,
    )
    expect(say('l45cheese', '孙子两岁半，钙不够，吃这个奶酪棒补钙行吗')).toMatch(/钙 120 mg/)
    expect(say('l44protein', 'can i use this powder while pregnant, i barely eat enough protien')).toMatch(
      /30 g of protein/,
    )
  })

  it('names no number of portions where the pack forbids it', () => {
    expect(say('l47soda', 'how much caffeine, im pregnant, ok?')).not.toMatch(/at most/)
  })

  it('judges for who was spoken of before', () => {
    expect(first(say('l44paste', '那一顿抹一勺行不', ['甜面酱咸不咸 我血压高']))).toMatch(
      /^少吃为好（高血压）/,
    )
    const answer = say('l44yogurt', '那里面那个三绿蔗糖呢 对宝宝有没有影响', ['我怀孕七个月,这酸奶能喝吗'])
    expect(answer).toMatch(/孕期/)
    expect(answer).not.toMatch(/3 岁以下|20 kg/)
  })

  it('eats no bottle of sauce at once', () => {
    const answer = say('l45oyster', '我有咗五個月，煮餸用呢支蠔油得唔得㗎，鈉會吾會好高')
    expect(first(answer)).toMatch(/^少吃为好（孕妇）.*630 mg/)
    expect(answer).not.toMatch(/510 g/)
  })
})

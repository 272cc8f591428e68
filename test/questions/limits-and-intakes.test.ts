import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

describe('limits and intakes', () => {
  it.each([
    [
      'both in one question',
      labels.l45yogurt,
      'acesulfame K limit in flavoured fermented milk per GB 2760 + JECFA ADI pls',
      /^At most 0\.35 g\/kg[\s\S]*0-15/,
    ],
    ['the intake first', labels.l45yogurt, '安赛蜜 ADI和限量', /0-15[\s\S]*最大 0\.35 g\/kg/],
    [
      'two foods',
      labels.l45mango,
      '大陸GB 2760對水果乾或蜜餞的二氧化硫殘留上限是多少',
      /0\.1 g\/kg[\s\S]*0\.35 g\/kg/,
    ],
    [
      'three foods',
      labels.l44sausage,
      '诱惑红在糖果、饮料和果冻里限量各多少',
      /0\.3 g\/kg[\s\S]*0\.1 g\/kg[\s\S]*0\.025 g\/kg/,
    ],
    ['a part of its own', labels.l44noodle, '明矾限量多少', /200 mg\/kg/],
    ['a sachet of seasoning', labels.l45noodle, '酱包里的焦糖色国标允许吗', /^允许/],
  ])('%s', (_, text, question, said) => expect(say(text, question)).toMatch(said))

  it('tells the intake of the additive after its limit, and nothing of the sachet', () => {
    const told = say(labels.l44noodle, 'ADI呢', '酱包里特丁基对苯二酚在油脂中限量多少')
    expect(told).toMatch(/0-0\.7/)
    expect(told).not.toMatch(/分|盐|60 kg/)
  })

  it('puts an intake into a day for somebody whose weight is named', () => {
    expect(say(labels.l44sausage, '亚硝酸钠一天最多能吃多少 我60公斤')).toMatch(/60 kg/)
  })
})

describe('how safe an additive is', () => {
  it('says in one sentence up to which intake nothing is to be feared', () => {
    expect(say(labels.l44noodle, 'is TBHQ bad for you').split('\n')).toHaveLength(1)
    expect(say(labels.l45lollies, 'is 102 bad')).not.toMatch(/no appreciable risk/)
  })

  it('takes the baby of a pregnancy for the one that is not born yet', () => {
    expect(
      say(labels.l44yogurt, '那里面那个三绿蔗糖呢 对宝宝有没有影响', '我怀孕七个月,这酸奶能喝吗'),
    ).toMatch(/孕期/)
  })
})

describe('names that are nearly right', () => {
  it.each([
    ['a character left out', labels.l44noodle, '呈味核酸二钠是啥', /^5'-呈味核苷酸二钠/],
    ['a food before another word', labels.l44sausage, '叫玉米火腿肠 玉米到底有多少', /甜玉米粒/],
  ])('%s', (_, text, question, said) => expect(say(text, question)).toMatch(said))
})

describe('jokes with a real core', () => {
  it.each([
    ['a class', labels.l45sausage, '假如这根烤肠是个班级，配料里哪个是最皮的那个坏学生', /^亚硝酸钠/],
    ['a villain', labels.l45lollies, 'which ingredient is the villain', /^titanium dioxide/],
    ['the egg rolls', labels.l44eggroll, '呢盒蛋卷最唔好係邊樣成份呀？我孫仔好鍾意食', /^柠檬黄/],
    ['a score', labels.l44energy, 'give this can a score, and will it give me wings lol', /^The score is/],
    [
      'race season',
      labels.l44oatbar,
      'is this bar ultra processed? trying to cut down on upf before race season',
      /^Yes, by NOVA/,
    ],
  ])('%s', (_, text, question, said) => expect(say(text, question)).toMatch(said))
})

import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

describe('what people say that something does, with a source and the verdict first', () => {
  it.each([
    ['aluminium and dementia', labels.l44noodle, '吃明矾会不会老年痴呆', /^证据不支持：EFSA（2008）/],
    [
      'aluminium in English',
      labels.l44noodle,
      'does the aluminium in this cause alzheimers',
      /EFSA \(2008\)/,
    ],
    ['glutamate and the brain', labels.l44noodle, '味精会不会让人变笨', /^证据不支持/],
    ['carrageenan and the gut', labels.l44sausage, 'does carrageenan cause gut inflammation', /^Not settled/],
    [
      'sweeteners and the gut',
      labels.l44energy,
      'do artificial sweeteners ruin your gut bacteria',
      /Cell 2022/,
    ],
    ['sweeteners and weight', labels.l44energy, '代糖会不会让人更胖', /WHO（2023）/],
    ['TBHQ and cancer', labels.l44noodle, 'TBHQ会致癌吗', /^没有看到致癌.*NTP 1997/],
    ['hawthorn and blood sugar', labels.l44haw, '山楂降血糖的吧', /^不会降血糖/],
    ['palm oil and the heart', labels.l45noodle, 'is palm oil bad for your heart', /saturated fat/],
  ])('%s', (_, text, question, said) => expect(say(text, question)).toMatch(said))
})

describe('the acceptable daily intake beside an effect', () => {
  it.each([
    ['spots', '味精吃了会长痘吗', /没有查到/, /ADI/],
    ['a colour that IARC has not classified', '诱惑红致癌吗', /没有查到/, /ADI/],
  ])('is not told unasked: %s', (_, question, said, never) => {
    const answer = say('配料：水、味精、诱惑红', question)
    expect(answer).toMatch(said)
    expect(answer).not.toMatch(never)
  })
  it('is told where it was asked, or where IARC has put it in a group', () => {
    expect(say('配料：水、味精、日落黄', '日落黄致癌吗，一天能吃多少')).toMatch(/EFSA 4/)
    expect(say('配料：水、阿斯巴甜', '阿斯巴甜致癌吗')).toMatch(/2B[\s\S]*ADI/)
  })
})

describe('what an additive is', () => {
  it.each([
    ['synthetic', labels.l44noodle, '特丁基对苯二酚是什么', /人工合成/],
    ['of a plant', labels.l45noodle, '栀子黄是啥', /栀子果实/],
    ['alum', labels.l44noodle, '硫酸铝钾是什么', /明矾/],
  ])('tells where it comes from: %s', (_, text, question, said) => expect(say(text, question)).toMatch(said))

  it('gives the number alone where the number was asked for', () => {
    expect(say(labels.l45yogurt, '三氯蔗糖的INS号')).not.toMatch(/倍/)
  })
})

import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

const hawthorn = '山楂条\n配料：山楂、麦芽糖醇液、低聚果糖、果胶'
const pickles = '酸菜丝\n配料：大白菜、水、食用盐、乳酸\n不宜生食'
const liver = '鸭润肠\n配料：猪肉、鸭肝（35%）、糖、盐'
const aspartame = 'Squash\nIngredients: Water, Citric Acid, Sweetener (Aspartame)'

describe('what somebody has heard is answered with what is known and what not', () => {
  it.each([
    ['孕早期就想吃酸的 我妈说山楂条会滑胎 真的假的', hawthorn],
    ['有身己食唔食得山楂 阿媽話會小產', hawthorn],
    ['孕妇吃山楂会流产吗', hawthorn],
    ['怀孕吃这个宝宝会不会皮肤黑', pickles],
  ])('%s', (question, label) => {
    const answer = say(label, question)
    expect(answer).toMatch(/没有依据，也没有能排除它的；不放心就问产检医生/)
    expect(answer).not.toMatch(/不算健康|婴幼儿吃/)
  })

  it('in English too', () =>
    expect(say(hawthorn, 'pregnant, my gran says hawthorn causes miscarriage, true?')).toMatch(
      /nothing in my sources shows it, and nothing there rules it out/,
    ))

  it('says of what is spoken of whether the list has it', () =>
    expect(say(pickles, '我孕早期老想吃酸的 这酸菜能吃不 都说有亚硝酸盐对孩子不好 真的假的')).toMatch(
      /没有列出亚硝酸盐[\s\S]*没有依据/,
    ))

  it('of liver says why it is not for pregnancy', () => {
    const answer = say(liver, '懷孕九個星期可以吃鴨膶腸嗎 聽說肝有太多維他命A')
    expect(answer).toMatch(/^不建议（孕妇）：含鸭肝：肝的维生素A高，孕期不要吃/)
    expect(answer).not.toMatch(/营养强化剂/)
  })

  it('adds nothing to a finding', () =>
    expect(say(aspartame, 'sister says aspartame harms the baby, im 20 weeks, true?')).not.toMatch(
      /rules it out/,
    ))
})

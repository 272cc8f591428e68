import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

describe('food for babies from a number of months on', () => {
  const cereal = labels['l64-mifen']
  it.each([
    ['8个月宝宝能吃吗', /^月龄够了/],
    ['6个月能吃吗', /^月龄够了/],
    ['宝宝能吃吗', /^看月龄/],
    ['5个月能吃吗', /^不能/],
  ])('%s', (question, said) => {
    const answer = say(cereal, question)
    expect(answer).toMatch(said)
    expect(answer).not.toMatch(/标签写明婴幼儿不宜|加的?了?糖[^。]*乳糖/)
  })
})

describe('what the pack warns of and the list does not name', () => {
  const powder =
    'PEA PROTEIN\nIngredients: Pea Protein, Cocoa, Salt\nWARNING: Consuming this product can expose you to chemicals including lead, which is known to the State of California to cause birth defects.'
  it.each([
    ['is there lead in this', /the label says "WARNING:[^"]*lead/],
    ['有没有重金属铅超标', /标签自己警告/],
  ])('is never denied: %s', (question, said) => {
    const answer = say(powder, question)
    expect(answer).toMatch(said)
    expect(answer).not.toMatch(/No lead recognised|没有检测过/)
  })
})

it('takes five months gone for pregnancy and not for a baby', () => {
  const energy = labels['l64-energy']
  expect(say(energy, 'is it ok for my mrs, shes 5 months gone')).toMatch(/^No: [^\n]*pregnant/)
})

describe('what harmed by the marks of a reader on rounds 66 to 68', () => {
  it.each([
    ['a heating pack is no list', 'l66-zire', '素的不', /^不能：[^\n]*牛油、鸡肉粉/],
    ['half a jar that was weighed', 'l67-huangtao', '喝半罐 340克 多少碳水', /340 g[^\n]*39\.1 g/],
    ['hot water on a heating pack', 'l67-baozai', '能拿热水泡发热包吗', /^不能：标签写着“[^”]*严禁用热水/],
    ['days after opening in the next sentence', 'l68-queso', 'its been open 2 weeks still good', /^Too long/],
    ['three scoops', 'l66-preworkout', '3 scoops and i can fly right?', /Do not exceed 1 scoop/],
    ['cereal for babies', 'l67-mifen', '六个月能吃不', /^月龄够了/],
  ] as const)('%s', (_, label, question, said) => expect(say(labels[label], question)).toMatch(said))

  it('tells nobody with insulin to wait with eating', () =>
    expect(say(labels['l67-baozai'], '打胰岛素的 一盒我该打几个单位')).not.toMatch(/先不要吃喝/))
})

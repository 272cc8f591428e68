import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('whether to leave it is asked, and a no would be taken for leave to eat it', () => {
  it.each([
    ['l45tikka', 'im vegan should i put it back', /^Yes, leave it: not for vegan diets/],
    ['l45tikka', 'im vegan is this a bad idea', /^Yes, leave it: /],
    ['l22danjuan', 'im vegan. deal breaker?', /^Yes, leave it: /],
    ['l81-soda', 'my daughter has PKU, is this one out', /^Yes, leave it \(children, phenylketonuria\)/],
    ['l81-bar', 'peanut allergy here, so this is off limits right', /^Yes, leave it: not suitable/],
    ['l81-bar', 'im allergic to peanuts do i need to avoid it', /^Yes, leave it \(peanut allergy\)/],
    ['l81-noodle', '我是穆斯林 是不是不能碰', /^不能：/],
    ['l73-wahmui', 'im vegan. deal breaker?', /^As far as the list tells/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question)).toMatch(said))

  it.each([
    ['l45tikka', 'im vegan can i have this', /^No, not for vegan diets/],
    [
      'l81-bar',
      'should i avoid the box with nuts in it? im allergic to peanuts, can i eat this',
      /^(?:No|Yes, leave it)/,
    ],
  ] as const)('and a no stays where it is plain: %s: %s', (label, question, said) =>
    expect(say(label, question)).toMatch(said),
  )
})

describe('a verdict for somebody is asked in few words', () => {
  it.each([
    ['l25soy', 'i have high blood pressure yes or no', /high blood pressure/],
    ['l25soy', 'i have high blood pressure. thoughts?', /high blood pressure/],
    ['l25ham', 'high blood pressure here.. worth the risk?', /high blood pressure/],
    ['l14noodle', '我痛风 给个准话', /痛风/],
    ['l37fishball', '我怀孕了 踩雷不', /孕妇/],
    ['l33vegburger', '我怀孕了 咋说', /孕妇/],
    ['l16soy', '我肾不好 值不值得冒险', /肾病/],
  ] as const)('%s: %s', (label, question, said) => expect(say(label, question).split('\n')[0]).toMatch(said))

  it.each([
    ['l14noodle', '我痛风 该吃什么药'],
    ['l25soy', 'i have high blood pressure what tablets should i take'],
  ] as const)('and what a label cannot tell stays untold: %s: %s', (label, question) =>
    expect(say(label, question)).toMatch(/查不到|不会猜|医生|doctor|won't guess|pharmacist/),
  )
})

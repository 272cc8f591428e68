import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

const isNo = /^(?:No\b|Not |Better not|不能|不行|不建议|不是)/

/** Somebody who may not have it, by the plain question; the plans after it are asked by the grid below. */
const people = [
  ['l23biscuit', 'im allergic to milk, can i eat this', '我牛奶过敏，能吃吗'],
  ['l67-kaya', 'egg allergy, can i eat this', '我鸡蛋过敏，能吃吗'],
  ['l34bread', 'im coeliac, can i eat this', '我有乳糜泻，能吃吗'],
  ['l16fishball', 'im vegan, can i eat this', '我吃纯素，能吃吗'],
  ['l38sausage', 'im muslim, can i eat this', '我是穆斯林，能吃吗'],
  ['l64-jiangpaigu', 'im pregnant, can i eat this', '我怀孕了，能吃吗'],
] as const
const plans = {
  en: [
    'just the rind',
    'what if i cook it really well',
    'can i strain it first',
    'toasted though?',
    'with rice',
    'bit on toast',
    'in the microwave?',
    'straight from the fridge?',
    'if i take a tablet first',
    'its only a trace right',
  ],
  zh: [
    '煮透了呢',
    '洗一洗呢',
    '烤一下呢',
    '跟朋友分着吃',
    '打成奶昔',
    '配米饭',
    '剥了皮',
    '微波炉叮一下',
    '先吃片药再吃呢',
  ],
}

describe('a no stays a no while only the plan changes', () => {
  it.each(people)('%s: %s', (label, en, zh) => {
    for (const [first, later] of [
      [en, plans.en],
      [zh, plans.zh],
    ] as const)
      for (const plan of later) expect(say(label, plan, first), `${first} ${plan}`).toMatch(isNo)
  })

  it('after another question in between as well', () => {
    expect(
      say('l67-kaya', 'baked in a cake?', 'egg allergy, can i eat this', 'how much sugar in it'),
    ).toMatch(isNo)
    expect(say('l16fishball', '炸一下呢', '我吃纯素，能吃吗', '盐多不多')).toMatch(isNo)
  })

  it('in the message that names who it is for', () => {
    expect(say('l23biscuit', 'im allergic to milk. just a taste on my finger')).toMatch(isNo)
    expect(say('l64-xiaolong', 'allergic to shellfish. mixed in a smoothie')).toMatch(isNo)
    expect(say('l38sausage', '我是穆斯林 剥了皮')).toMatch(isNo)
    expect(say('l16yogurt', '我吃纯素 冰箱拿出来直接吃')).toMatch(isNo)
  })
})

describe('and what asks for something else gets that', () => {
  it.each([
    ['l67-kaya', 'how much sugar in it', /sugar/i, 'egg allergy, can i eat this'],
    ['l23biscuit', '那保质期多久', /12\s*个月/, '我牛奶过敏，能吃吗'],
    ['l23biscuit', '打几分', /分/, '我牛奶过敏，能吃吗'],
    ['l67-kaya', 'how long does it keep', /30 days/, 'egg allergy, can i eat this'],
    // Nobody was told no.
    ['l32cola', 'straight from the fridge?', /^(?!No\b|Not |Better not)/, 'im vegan, can i drink this'],
  ] as const)('%s: %s', (label, question, said, before) => expect(say(label, question, before)).toMatch(said))
})

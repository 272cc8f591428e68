import { describe, expect, it } from 'vitest'
import { analysed, ask, say } from '../labels/asking.ts'
import labels from './labels.json' with { type: 'json' }

/** What is asked for in a question, and how an answer names it. */
const zh: readonly [string, RegExp][] = [
  ['花生', /花生/],
  ['牛奶', /乳|奶/],
  ['鸡蛋', /蛋/],
  ['坚果', /坚果/],
  ['芝麻', /芝麻/],
  ['虾', /甲壳|虾/],
  ['鱼', /鱼/],
  ['大豆', /大豆/],
  ['小麦', /麸质|小麦/],
]
const en: readonly [string, RegExp][] = [
  ['peanuts', /peanut/],
  ['milk', /milk/],
  ['eggs', /egg/],
  ['nuts', /nut/],
  ['sesame', /sesame/],
  ['shrimp', /crustacean|shrimp/],
  ['fish', /fish/],
  ['soy', /soy/],
  ['wheat', /gluten|wheat/],
]
type Form = (a: string, b: string) => string
const formsZh: readonly Form[] = [
  (a, b) => `对${a}过敏能吃吗，${b}呢`,
  (a, b) => `${a}过敏能不能吃，有没有${b}`,
  (a, b) => `孩子对${a}和${b}都过敏，可以吃吗`,
  (a, b) => `有${a}吗？${b}呢？`,
  (a, b) => `我${a}过敏，老公${b}过敏，这个能买吗`,
  (a, b) => `里面含${a}和${b}吗`,
  (a, b) => `我不能吃${a}，女儿不能吃${b}，这个能买吗`,
  (a, b) => `客人里有${a}过敏的，也有${b}过敏的，能端上桌吗`,
]
const formsEn: readonly Form[] = [
  (a, b) => `is it ok with an allergy to ${a}, what about ${b}`,
  (a, b) => `my son is allergic to ${a} and ${b}, can he have it`,
  (a, b) => `any ${a} in it? and ${b}?`,
  (a, b) => `does it have ${a} or ${b}`,
  (a, b) => `i can't have ${a}, my wife can't have ${b}, is this ok for us`,
  (a, b) => `${a} allergy here, also ${b}, safe to eat?`,
  (a, b) => `one guest has a ${a} allergy and another is allergic to ${b}, can i serve this`,
]

/** Each allergen beside three others. */
const pairs = (all: typeof zh) =>
  all.flatMap((one, at) => [1, 3, 5].map(step => [one, all[(at + step) % all.length] ?? one] as const))

describe('of two allergens each is answered', () => {
  it.each([
    ...formsZh.map(form => ['l27cookie', form, zh] as const),
    ...formsZh.map(form => ['l26soy', form, zh] as const),
    ...formsEn.map(form => ['l27nuggets', form, en] as const),
    ...formsEn.map(form => ['l26tuna', form, en] as const),
  ])('on %s, form %#', (label, form, words) => {
    const silent = pairs(words).flatMap(([[a, isA], [b, isB]]) => {
      const question = form(a, b)
      const { answer } = ask(question, analysed(labels[label]))
      return isA.test(answer) && isB.test(answer) ? [] : [`${question} => ${answer}`]
    })
    expect(silent).toEqual([])
  })
})

it('tells of a second allergen that is asked for and not in it', () => {
  const sauce = 'XO酱\n配料：植物油、虾米、辣椒\n致敏物质：含甲壳类'
  expect(say(sauce, '孩子对虾过敏能吃不 还有没有花生')).toMatch(
    /^不能吃[\s\S]*没有识别到花生[^\n]*不等于没有/,
  )
})

import { expect, it } from 'vitest'
import { analysed, ask } from '../labels/asking.ts'
import { fragmentLabels } from './fragments.ts'

const noodles = analysed(fragmentLabels.noodles)
const bar = analysed(fragmentLabels.bar)

it.each([
  '呢碗麵同我前度邊個辣啲',
  '这面和我老板哪个更毒',
  '老婆饼里有没有老婆',
  '里面有没有爱情',
  '食咗呢包，女神會唔會應承同我拍拖',
  '吃一包能中彩票吗',
  'will I speak fluent French if I eat 12',
  'is it saltier than my ex',
  'can it fix my marriage if I eat two bars',
  'will this bar do my homework',
])('declines shortly: %s', question => {
  const { answer, isCovered } = ask(question, /[a-z]{3}/.test(question) ? bar : noodles)
  expect(isCovered).toBe(false)
  expect(answer.length).toBeLessThan(110)
})

it.each([
  ['我和我女朋友能吃吗', noodles],
  ['我老婆怀孕了能吃吗', noodles],
  ['老公高血压，这面能吃吗', noodles],
  ['老婆饼里面有没有猪油', noodles],
  ['can my boyfriend eat this, he is allergic to nuts', bar],
  ['my wife is pregnant, is it ok', bar],
  ['is it better for me than my usual bar', bar],
])('answers: %s', (question, label) => {
  expect(ask(question, label).isCovered).toBe(true)
})

it('answers why with what the answer before rests on', () => {
  expect(ask('为什么', noodles, '二氧化硅安全吗').answer).toMatch(/JECFA|EFSA/)
  expect(ask('why', bar, 'is sucralose safe').answer).toMatch(/JECFA|EFSA/)
  expect(ask('为什么', noodles, '有味精吗').answer).toMatch(/增强鲜味/)
  expect(ask('为什么', noodles, '这个健康吗').answer).toMatch(/满分 100/)
})

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

const chicken = analysed('烧鸡\n配料：白条鸡、食用盐、酱油\n过敏原信息：含有大豆')
it.each([
  '这鸡生前快乐吗 会不会下蛋',
  '這隻雞生前叫咩名 識唔識下蛋',
  'was this chicken happy and will it lay eggs',
  'will the chicken lay eggs if i sit on it',
  '吃了这个明天会出太阳吗',
  'will i look like hrithik by diwali if i neck this daily. and how much is a tub in the uk',
  'whats the weather in glasgow the day and does this go wi vodka',
])('tells no allergen, no score and nothing else beside it: %s', question => {
  const { answer, isCovered } = ask(question, chicken)
  expect(isCovered).toBe(false)
  expect(answer).not.toMatch(/蛋类|egg|vodka recognised|100/)
})

it('takes an animal that is asked for by name alone for its meat, and a proverb for no pet', () => {
  expect(ask('掛羊頭賣狗肉我聽過 裡面到底有沒有羊', chicken).answer).toMatch(/没有识别到羊肉/)
})

it('answers why with what the answer before rests on', () => {
  expect(ask('为什么', noodles, '二氧化硅安全吗').answer).toMatch(/JECFA|EFSA/)
  expect(ask('why', bar, 'is sucralose safe').answer).toMatch(/JECFA|EFSA/)
  expect(ask('为什么', noodles, '有味精吗').answer).toMatch(/增强鲜味/)
  expect(ask('为什么', noodles, '这个健康吗').answer).toMatch(/满分 100/)
})

import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { foodIn, foodSpans } from '../../src/engine/answers/entities/foods/food-category.ts'
import type { Turn } from '../../src/engine/answers/index.ts'
import { analysed, answer, ask } from './asking.ts'
import { knowledge } from './corpus.ts'

const cola =
  '产品名称：无糖可乐\n配料：水、食品添加剂（二氧化碳、焦糖色、磷酸、阿斯巴甜（含苯丙氨酸）、安赛蜜、苯甲酸钠、咖啡因）、食用香精\n产品标准代号：GB/T 10792\n保质期：9个月\n贮存条件：阴凉处'
const label = analysed(cola)
const hotDogs = analysed('Hot Dogs\nIngredients: Beef, Pork, Water, Salt, Sodium Nitrite')

/** The answer to the last of several questions, each asked after the answers to those before. */
const converse = (...questions: string[]): string => {
  const history: Turn[] = []
  for (const question of questions) {
    const said = answer({ question, history: [...history], language: 'zh', label })
    history.push({ role: 'user', content: question }, { role: 'assistant', content: said.answer })
  }
  return history.at(-1)?.content ?? ''
}

describe('names', () => {
  it.each(['辛,癸酸甘油酯', '辛，癸酸甘油酯', '乙酰化单、双甘油脂肪酸酯'])(
    'with a separator are one name: %s',
    name => {
      const { answer: said, citations } = ask(`${name}是什么`, null)
      expect(said).toMatch(/^(?:辛|乙酰化)/)
      expect(citations.filter(({ kind }) => kind === 'additive')).toHaveLength(1)
    },
  )

  it('take hot dogs for food, and dogs for pets', () => {
    expect(ask('Can pregnant women eat hot dogs?', hotDogs).answer).toMatch(/^Better only a little.*Nitrite/)
    expect(ask('can my dog eat this?', hotDogs).answer).toContain('not for pets')
  })
})

describe('foods in English', () => {
  it.each(['is this nutritious', 'my hamster wants a bite', 'jammed lid'])(
    'are no part of a longer word: %s',
    text => {
      expect(foodIn(text, knowledge)).toBeNull()
      expect(foodSpans(text, knowledge)).toEqual([])
    },
  )

  it.each(['nuts', 'pastries', 'candies', 'a cheese', 'sausages', '加到cheese里'])(
    'are found in any number: %s',
    text => {
      expect(foodIn(text, knowledge)).not.toBeNull()
      expect(foodSpans(text, knowledge)).toHaveLength(1)
    },
  )
})

describe('a question that leaves something out', () => {
  it.each([
    [['阿斯巴甜是什么', '那安赛蜜呢'], /安赛蜜.*食品添加剂/],
    [['阿斯巴甜安全吗', '欧盟怎么看'], /EFSA.*40/],
    [['苯甲酸钠在碳酸饮料里最多加多少', '换成酱油呢'], /1 g\/kg/],
    [['有哪些甜味剂', '第二个致癌吗'], /安赛蜜/],
    [['孩子能喝吗', '孕妇呢'], /孕/],
  ] as const)('takes it from the one before: %s', (questions, expected) => {
    expect(converse(...questions)).toMatch(expected)
  })
})

describe('an answer', () => {
  it.each([
    ['苯丙酮尿症能喝吗', /^不能/],
    ['含糖吗', /^没有/],
    ['有咖啡因吗', /^有/],
    ['为什么要加山梨酸钾', /^没有识别到山梨酸钾/],
    ['糖精钠能用在碳酸饮料里吗', /^不允许/],
    ['保质期多久', /9个月/],
    ['怎么保存', /阴凉处/],
    ['产地是哪里', /^没有写/],
  ])('begins with the verdict: %s', (question, expected) => {
    expect(answer({ question, history: [], language: 'zh', label }).answer).toMatch(expected)
  })
})

describe('questions to go on with', () => {
  it('are three, and none that was asked', () => {
    const first = answer.followUps({ history: [], language: 'zh', label })
    expect(first).toHaveLength(3)
    const [question = ''] = first
    const history: Turn[] = [{ role: 'user', content: question }]
    const next = answer.followUps({ history, language: 'zh', label })
    expect(next).toHaveLength(3)
    expect(next).not.toContain(question)
  })
})

it('keeps the table of the classifier and its concepts under 150 kB', () => {
  const sizes = ['weights.json', 'concepts.ts'].map(
    name =>
      statSync(new URL(`../../src/engine/answers/understanding/classifier/${name}`, import.meta.url)).size,
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000)
})

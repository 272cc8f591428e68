import { expect, it } from 'vitest'
import type { AnalysisResult } from '../../../src/engine/index.ts'
import { engine, flat } from '../../labels/corpus.ts'

const contradictions = ({ highlights, knowledge, suggestions }: AnalysisResult) =>
  [...highlights, ...knowledge, ...suggestions].filter(({ id }) => id === 'contradiction')

/** The claims of a label that its own list belies: the words of each, and the ingredients. */
const belied = (text: string) => {
  const result = engine.analyse({ text })
  const names = flat(result.ingredients).map(({ name }) => name)
  return contradictions(result).map(
    ({ text: { zh }, ingredients }) =>
      `${/“(.*?)”/.exec(zh)?.[1]}: ${ingredients.map(index => names[index]).join(' ')}`,
  )
}

it.each([
  ['配料：大米、全脂乳粉\n不含牛奶', ['不含牛奶: 全脂乳粉']],
  ['配料：大米、全脂乳粉。不含牛奶、鸡蛋。', ['不含牛奶、鸡蛋: 全脂乳粉']],
  ['配料：大米、全脂乳粉。不含牛奶，', ['不含牛奶: 全脂乳粉']],
  ['不含牛奶\n配料：黄油、大米、全脂乳粉', ['不含牛奶: 黄油 全脂乳粉']],
  ['配料：全脂乳粉、大米、鸡蛋。不含鸡蛋、牛奶。', ['不含鸡蛋、牛奶: 全脂乳粉 鸡蛋']],
  // Between two names of the list the claim ends where the names go on.
  ['配料：大米、不含牛奶、全脂乳粉、食用盐', ['不含牛奶: 全脂乳粉']],
  ['配料：大米、不含牛奶、鸡蛋粉、食用盐', []],
  // A claim that belongs to an ingredient speaks of that ingredient.
  ['Ingredients: gluten free oats, wheat flour, salt', []],
  ['Ingredients: rice, wheat flour (gluten free), wheat, salt', []],
  // Said once.
  ['配料：大米、全脂乳粉。不含牛奶。不含牛奶。', ['不含牛奶: 全脂乳粉']],
  ['配料：大米、全脂乳粉。不含牛奶。未添加牛奶。', ['不含牛奶: 全脂乳粉', '未添加牛奶: 全脂乳粉']],
  ['Ingredients: rice, milk powder. Free from\n  milk  and eggs.', ['Free from milk and eggs: milk powder']],
  // Milk without lactose is milk.
  ['配料：牛奶、大米。不含乳糖。', []],
])('%j: %j', (text, expected) => expect(belied(text)).toEqual(expected))

it('a contradiction is told as one, without a source', () => {
  const [remark] = contradictions(engine.analyse({ text: '配料：大米、全脂乳粉。不含牛奶。' }))
  expect(remark).toEqual({
    id: 'contradiction',
    tone: 'bad',
    text: {
      zh: '标签写着“不含牛奶”，配料里却有全脂乳粉：以配料表为准。',
      en: 'The label says "不含牛奶", yet the list contains whole milk powder (全脂乳粉): go by the list.',
    },
    ingredients: [1],
    evidence: [],
  })
})

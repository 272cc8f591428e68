import { describe, expect, it } from 'vitest'
import { engine } from '../labels/corpus.ts'
import { labelsOf, printed, rounds } from '../labels/marked.ts'
import { essence, transformations } from './metamorphic.ts'
import { breaches } from './properties.ts'

// Every eightieth label of the rounds; all of them are in properties.all.test.ts.
const STEP = 80
const sample = rounds
  .flatMap(round =>
    labelsOf(round).map(label => ({ id: `${round} ${label.id}`, text: printed(label.label) })),
  )
  .filter((_, n) => n % STEP === 0)

it.each(sample)('keeps what holds of every result: $id', ({ text }) => {
  expect(breaches(engine.analyse({ text }))).toEqual([])
})

describe('the same label written another way gets the same result', () => {
  it.each(Object.entries(transformations))('%s', (_, transform) => {
    for (const { id, text } of sample)
      expect(`${id} ${essence(engine.analyse({ text: transform(text) }))}`).toBe(
        `${id} ${essence(engine.analyse({ text }))}`,
      )
  })
})

// One plain name per allergen and language; the heading behind which it stands must not matter.
const NAMES: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  gluten: ['小麦粉', 'wheat flour'],
  milk: ['全脂乳粉', 'milk powder'],
  egg: ['鸡蛋', 'egg'],
  peanut: ['花生', 'peanuts'],
  soy: ['大豆', 'soybeans'],
  nuts: ['杏仁', 'almonds'],
  fish: ['鳕鱼', 'cod'],
  crustacean: ['虾仁', 'shrimp'],
  sesame: ['芝麻', 'sesame seeds'],
  celery: ['芹菜', 'celery seeds'],
  mustard: ['芥末籽', 'mustard seeds'],
  lupin: ['羽扇豆粉', 'lupin flour'],
}
const LISTS = [
  '配料：白砂糖、{zh}、食用盐',
  '原料：白砂糖、{zh}、食用盐',
  '配料表\n白砂糖、{zh}、食用盐',
  '主料：白砂糖、食用盐\n辅料：{zh}',
  '面饼：白砂糖、食用盐；酱包：{zh}、植物油',
  '配料：白砂糖、食用盐\n致敏物质提示：含有{zh}',
  '配料：白砂糖、食用盐\n过敏原信息：本产品含有{zh}',
  '配料：白砂糖、食用盐。可能含有{zh}。',
  '配料：白砂糖、夹心（植物油、{zh}）、食用盐',
  'Ingredients: sugar, {en}, salt',
  'INGREDIENTS: SUGAR, {en}, SALT',
  'Filling: sugar, {en}, salt. Coating: sugar, palm oil.',
  'Ingredients: sugar, salt. Contains: {en}.',
  'Ingredients: sugar, salt. May contain {en}.',
  'Ingredients: sugar, filling (palm oil, {en}), salt',
  'Contains 2% or less of: sugar, {en}, salt, citric acid',
]

describe('an allergen under any heading is under contains or may contain', () => {
  const cases = Object.entries(NAMES).flatMap(([allergen, [zh, en]]) =>
    LISTS.map(list => [list.replace('{zh}', zh).replace('{en}', en), allergen] as const),
  )
  it.each(cases)('%s: %s', (text, allergen) => {
    const { contains, mayContain } = engine.analyse({ text }).allergens
    expect([...contains, ...mayContain]).toContain(allergen)
  })
})

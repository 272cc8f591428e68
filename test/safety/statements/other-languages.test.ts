import { describe, expect, it } from 'vitest'
import type { Allergen } from '../../../src/engine/index.ts'
import { engine } from '../../labels/corpus.ts'

/** Statements of allergens in a language that is neither Chinese nor English, beside a list that is. */
const LANGUAGES: Readonly<
  Record<
    string,
    {
      words: Partial<Record<Allergen, string>>
      contains: readonly string[]
      may: readonly string[]
      denies: readonly string[]
    }
  >
> = {
  French: {
    words: {
      milk: 'lait',
      nuts: 'fruits à coque',
      peanut: 'arachides',
      egg: 'œufs',
      gluten: 'blé',
      fish: 'poisson',
      sesame: 'sésame',
      mustard: 'moutarde',
      celery: 'céleri',
      crustacean: 'crustacés',
      sulphites: 'sulfites',
      lupin: 'lupin',
    },
    contains: ['Contient : {}.', 'Contient du {}'],
    may: [
      'Peut contenir des traces de {}.',
      'Peut contenir {}',
      'Traces éventuelles de {}.',
      'Présence possible de {}.',
    ],
    denies: ['Ne contient pas de {}.'],
  },
  German: {
    words: {
      milk: 'Milch',
      nuts: 'Haselnüssen',
      peanut: 'Erdnüssen',
      egg: 'Eiern',
      gluten: 'Weizen',
      fish: 'Fisch',
      sesame: 'Sesam',
      mustard: 'Senf',
      celery: 'Sellerie',
      lupin: 'Lupinen',
    },
    contains: ['Enthält {}.', 'Enthält: {}'],
    may: ['Kann Spuren von {} enthalten.', 'Kann {} enthalten.', 'Spuren von {} möglich.'],
    denies: ['Enthält kein {}.'],
  },
  Spanish: {
    words: {
      milk: 'leche',
      nuts: 'frutos de cáscara',
      peanut: 'cacahuetes',
      egg: 'huevo',
      gluten: 'trigo',
      soy: 'soja',
      fish: 'pescado',
      mustard: 'mostaza',
      celery: 'apio',
    },
    contains: ['Contiene {}.', 'Contiene: {}'],
    may: ['Puede contener {}.', 'Puede contener trazas de {}.'],
    denies: ['No contiene {}.'],
  },
  Japanese: {
    words: {
      gluten: '小麦',
      egg: '卵',
      milk: '乳成分',
      soy: '大豆',
      crustacean: 'えび',
      nuts: 'くるみ',
      peanut: '落花生',
      sesame: 'ごま',
      fish: 'さば',
      shellfish: 'いか',
    },
    contains: ['（一部に{}を含む）', '（原材料の一部に{}を含む）', 'アレルゲン：{}'],
    may: [
      '本品製造工場では{}を含む製品を生産しています。',
      '同じ製造ラインで{}を含む製品を製造しています。',
      '本製品は{}を使用した製品と同じ設備で製造しています。',
    ],
    denies: [],
  },
  Korean: {
    words: {
      milk: '우유',
      soy: '대두',
      gluten: '밀',
      egg: '계란',
      peanut: '땅콩',
      crustacean: '새우',
      nuts: '호두',
      shellfish: '조개',
      fish: '고등어',
    },
    contains: ['{} 함유'],
    may: ['이 제품은 {}를 사용한 제품과 같은 제조시설에서 제조하고 있습니다.', '{} 혼입 가능'],
    denies: [],
  },
}
const LISTS = ['Ingredients: rice, sugar, salt.', '配料：大米、白砂糖、食用盐']

const findings = (text: string) => engine.analyse({ text }).allergens

describe.each(Object.entries(LANGUAGES))('a statement in %s', (_, { words, contains, may, denies }) => {
  const cases = Object.entries(words).flatMap(([allergen, word]) =>
    LISTS.map(list => ({ allergen, word, list })),
  )
  const lacking = (
    statements: readonly string[],
    { word, list }: (typeof cases)[number],
    isRight: (found: ReturnType<typeof findings>) => boolean,
  ) =>
    statements
      .map(statement => `${list}\n${statement.replace('{}', word)}`)
      .filter(text => !isRight(findings(text)))

  it.each(cases)('$word: $allergen, beside $list', one => {
    const has = (found: readonly string[]) => found.includes(one.allergen)
    expect({
      contains: lacking(contains, one, found => has(found.contains)),
      may: lacking(may, one, found => has(found.mayContain) && !has(found.contains)),
      denies: lacking(denies, one, found => !has(found.contains) && !has(found.mayContain)),
    }).toEqual({ contains: [], may: [], denies: [] })
  })
})

/** A claim that is denied is a warning; the claim beside it stays one. */
const DENIALS = [
  ['This product is not {} free.', 'Ingredients: rice, salt.'],
  ['This is not a {}-free product.', 'Ingredients: rice, salt.'],
  ['Our products are not free from {}.', 'Ingredients: rice, salt.'],
  ['We do not claim that it is free from {}.', 'Ingredients: rice, salt.'],
  ["We don't certify our kitchen as {} free.", 'Ingredients: rice, salt.'],
  ['Not made in a {}-free facility.', 'Ingredients: rice, salt.'],
  ['This product may not be suitable for people with a {} allergy.', 'Ingredients: rice, salt.'],
  ['Unsuitable for {} allergy sufferers.', 'Ingredients: rice, salt.'],
  ['Although not in the recipe, unsuitable for anyone with a {} allergy.', 'Ingredients: rice, salt.'],
  ['Not recommended for people with {} allergies.', 'Ingredients: rice, salt.'],
  ['People with {} allergies should not eat this product.', 'Ingredients: rice, salt.'],
  ['Do not eat if you are allergic to {}.', 'Ingredients: rice, salt.'],
  ['Avoid if allergic to {}.', 'Ingredients: rice, salt.'],
  ['Should not be eaten by anyone with a {} allergy.', 'Ingredients: rice, salt.'],
  ['Traces of {} cannot be ruled out.', 'Ingredients: rice, salt.'],
  ['We cannot rule out contact with {}.', 'Ingredients: rice, salt.'],
  ['Risk of cross-contamination with {}.', 'Ingredients: rice, salt.'],
  ['Prepared in a kitchen where {} is handled.', 'Ingredients: rice, salt.'],
] as const
const DENIED_ZH = [
  '本厂并非无{}工厂。',
  '本产品不是无{}产品。',
  '不能保证不含{}。',
  '无法保证完全不含{}。',
  '对{}过敏者请勿食用。',
  '不适合{}过敏人群食用。',
]

it.each(['milk', 'peanut', 'egg', 'sesame'] as const)('denied claims warn of %s', allergen => {
  const missed = DENIALS.map(([sentence, list]) => `${list}\n${sentence.replace('{}', allergen)}`).filter(
    text => {
      const { contains, mayContain } = findings(text)
      return ![...contains, ...mayContain].includes(allergen)
    },
  )
  expect(missed).toEqual([])
})

it.each([
  ['牛奶', 'milk'],
  ['花生', 'peanut'],
  ['鸡蛋', 'egg'],
] as const)('denied claims warn of %s', (word, allergen) => {
  const missed = DENIED_ZH.map(one => `配料：大米、食用盐\n${one.replace('{}', word)}`).filter(text => {
    const { contains, mayContain } = findings(text)
    return ![...contains, ...mayContain].includes(allergen)
  })
  expect(missed).toEqual([])
})

it('still reads a claim as one', () => {
  const claims = [
    'This product is nut free and free from milk.',
    'Not fried. Free from milk and nuts.',
    'Made in a nut-free bakery.',
    'No milk, no nuts.',
  ]
  for (const claim of claims) {
    const { contains, mayContain } = findings(`Ingredients: rice, salt.\n${claim}`)
    expect([claim, contains, mayContain]).toEqual([claim, [], []])
  }
})

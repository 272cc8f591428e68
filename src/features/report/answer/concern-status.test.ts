import { expect, it } from 'vitest'
import { concernStatuses } from './concern-status.ts'

const flag = (
  group: 'diabetes' | 'pku' | 'vegetarian_halal',
  level: 'avoid' | 'info',
  certainty: 'contains' | 'mayContain',
) => ({
  group,
  level,
  certainty,
  ingredients: [],
  text: { zh: '', en: '' },
})
const result = {
  score: 50,
  confidence: 1,
  versions: { engine: '1', knowledge: '1' },
  ingredients: [],
  allergens: { contains: ['milk' as const], mayContain: ['peanut' as const] },
  groups: [flag('diabetes', 'avoid', 'contains'), flag('pku', 'info', 'contains')],
  highlights: [],
  suggestions: [],
  knowledge: [],
  reasons: [],
}

it('puts what is in it first, what may be in it next', () => {
  expect(
    concernStatuses(result, [
      'allergen:egg',
      'allergen:peanut',
      'group:diabetes',
      'allergen:milk',
      'group:pku',
    ]),
  ).toEqual([
    { concern: 'group:diabetes', standing: 'contains' },
    { concern: 'allergen:milk', standing: 'contains' },
    { concern: 'allergen:peanut', standing: 'mayContain' },
    { concern: 'allergen:egg', standing: 'notFound' },
    { concern: 'group:pku', standing: 'notFound' },
  ])
})

it('says that nothing can be ruled out where part of the label is unknown', () => {
  expect(concernStatuses({ ...result, confidence: 0.8 }, ['allergen:egg'])).toEqual([
    { concern: 'allergen:egg', standing: 'cannotRuleOut' },
  ])
})

it.each(['foreign_list', 'partial_reading', 'low_confidence', 'doubtful_word'] as const)(
  'says that nothing can be ruled out of a list that was not wholly read or understood: %s',
  noScore => {
    expect(concernStatuses({ ...result, score: null, noScore }, ['allergen:egg'])).toEqual([
      { concern: 'allergen:egg', standing: 'cannotRuleOut' },
    ])
  },
)

it('does not call a product with meat unflagged to a vegetarian, though the flag is only a note', () => {
  const meat = { ...result, groups: [flag('vegetarian_halal', 'info', 'contains')] }
  expect(concernStatuses(meat, ['group:vegetarian_halal'])).toEqual([
    { concern: 'group:vegetarian_halal', standing: 'mayContain' },
  ])
})

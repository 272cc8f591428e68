import { expect, it } from 'vitest'
import type { ScoreReason } from '../../../src/engine/index.ts'
import { highIn } from '../../../src/engine/warnings/high-in.ts'
import { alcoholFlags, silentGroups } from '../../../src/engine/warnings/unscored-groups.ts'

const reason = (rule: string, points: number, ...ingredients: number[]): ScoreReason => ({
  rule,
  points,
  ingredients,
  evidence: [],
  confidence: 'high',
  text: { zh: '', en: '' },
})

it.each([
  [[], undefined],
  [[reason('sugar', -2.9, 0)], undefined],
  [[reason('additive', -15, 0)], undefined],
  // What is only guessed is not called high.
  [[{ ...reason('sugar', -8, 0), confidence: 'low' as const }], undefined],
  [[reason('sugar', -3, 0)], { zh: '糖', en: 'sugar', ingredients: [0] }],
  [[reason('salt', -6, 2), reason('sugar', -8, 1)], { zh: '糖、盐', en: 'sugar, salt', ingredients: [1, 2] }],
  [
    [
      reason('salt', -5, 2),
      reason('sugar', -8, 1),
      reason('saturated_fat', -9, 1, 3),
      reason('hydrogenated_oil', -30, 4),
    ],
    { zh: '氢化油、饱和脂肪、糖', en: 'hydrogenated oil, saturated fat, sugar', ingredients: [4, 1, 3] },
  ],
])('%j is high in %j', (reasons, expected) => {
  const high = highIn({ reasons })
  expect(high && { ...high.names, ingredients: high.ingredients }).toEqual(expected)
})

it.each([
  // Of food only what is over the limit of 100 g is high.
  ['g', { sugars: 15.8, salt: 1 }, undefined],
  ['g', { sugars: 22.6, salt: 1.5 }, ['sugar']],
  ['g', { salt: 0.8, sugars: 30 }, ['sugar']],
  // All carbohydrate is less than what counts as high in sugars.
  ['g', { carbohydrate: 10.3, salt: 2.2 }, ['salt']],
  // Sugars that it does not state are high only near the top of the list.
  ['g', { carbohydrate: 60, salt: 2.2 }, ['salt']],
  // More is drunk of it at once.
  ['ml', { sugars: 10.6, salt: 0 }, ['sugar']],
  ['ml', { sugars: 2.4, salt: 0 }, undefined],
] as const)('by a table per 100 %s of %j it is high in %j', (basis, of, expected) => {
  const known = { basis, of, isFromPortion: false }
  const high = highIn({ reasons: [reason('sugar', -8, 1), reason('salt', -5, 2)], known })
  expect(high?.names.en.split(', ')).toEqual(expected)
})

it('an alcoholic drink warns seven groups, whatever its list says', () => {
  expect(alcoholFlags('supplement')).toEqual([])
  expect(alcoholFlags(undefined)).toEqual([])
  const flags = alcoholFlags('alcohol')
  expect(flags.map(({ group }) => group)).toEqual([
    'pregnant',
    'children',
    'infant_0_36m',
    'hypertension',
    'gout',
    'diabetes',
    'vegetarian_halal',
  ])
  for (const { level, certainty, ingredients, text } of flags) {
    expect([level, certainty, ingredients]).toEqual(['avoid', 'contains', []])
    expect(text.zh).toMatch(/^含酒精：/)
    expect(text.en).toMatch(/^Contains alcohol[:,] /)
  }
})

it('formula and medical food say nothing to those whom they are made for', () => {
  const silent = ['infant_0_36m', 'children', 'hypertension', 'diabetes', 'gout', 'ckd']
  for (const product of ['infant_formula', 'medical_food'] as const)
    expect([...silentGroups(product)].toSorted()).toEqual(silent.toSorted())
  for (const product of ['alcohol', 'supplement', 'not_food', undefined] as const)
    expect([...silentGroups(product)]).toEqual([])
})

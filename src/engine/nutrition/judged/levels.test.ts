import { describe, expect, it } from 'vitest'
import type { KnownAmounts } from '../known-amounts.ts'
import { highInPortion, levelsOf } from './levels.ts'

const known = (of: KnownAmounts['of'], basis: KnownAmounts['basis'] = 'g'): KnownAmounts => ({
  of,
  basis,
  isFromPortion: false,
})

describe('levels at the thresholds', () => {
  it.each([
    ['g', 'fat', 3, 17.5],
    ['g', 'saturatedFat', 1.5, 5],
    ['g', 'sugars', 5, 22.5],
    ['g', 'salt', 0.3, 1.5],
    ['ml', 'fat', 1.5, 8.75],
    ['ml', 'saturatedFat', 0.75, 2.5],
    ['ml', 'sugars', 2.5, 11.25],
    ['ml', 'salt', 0.3, 0.75],
  ] as const)('per 100 %s: %s up to %s is low, over %s is high', (basis, nutrient, low, high) => {
    const level = (amount: number) => levelsOf(known({ [nutrient]: amount }, basis))[0]?.level
    expect([level(low), level(low + 0.01), level(high), level(high + 0.01)]).toEqual([
      'low',
      'medium',
      'medium',
      'high',
    ])
  })
})

describe('a large portion', () => {
  it.each([
    ['g', 'fat', 21],
    ['g', 'saturatedFat', 6],
    ['g', 'sugars', 27],
    ['g', 'salt', 1.8],
    ['ml', 'fat', 10.5],
    ['ml', 'saturatedFat', 3],
    ['ml', 'sugars', 13.5],
    ['ml', 'salt', 0.9],
  ] as const)('of 200 %s is high in %s above %s g', (unit, nutrient, most) => {
    const inPortion = (grams: number, value = 200) =>
      highInPortion(known({ [nutrient]: (grams * 100) / value }, unit), { value, unit })
    expect(inPortion(most)).toEqual([])
    expect(inPortion(most + 0.1)).toEqual([nutrient])
    expect(inPortion(most + 0.1, unit === 'g' ? 100 : 150)).toEqual([])
  })
})

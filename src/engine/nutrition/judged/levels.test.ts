import { describe, expect, it } from 'vitest'
import type { KnownAmounts } from '../known-amounts.ts'
import { levelsOf } from './levels.ts'

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

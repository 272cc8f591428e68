import { describe, expect, it } from 'vitest'
import { fold } from '../../text/normalize.ts'
import type { KnownAmounts } from '../known-amounts.ts'
import { CLAIM_RULES } from './claim-rules.ts'
import { claimsOf, verdictOf } from './claims.ts'
import { levelsOf } from './levels.ts'

const known = (of: KnownAmounts['of'], basis: KnownAmounts['basis'] = 'g'): KnownAmounts => ({
  of,
  basis,
  isFromPortion: false,
})

// GB 28050-2011 table C.1: the limit per 100 g and per 100 ml, in kJ or grams.
const LIMITS: Record<string, [g: number, ml: number, 'most' | 'least']> = {
  energy_free: [17, 17, 'most'],
  low_energy: [170, 80, 'most'],
  high_protein: [12, 6, 'least'],
  fat_free: [0.5, 0.5, 'most'],
  low_fat: [3, 1.5, 'most'],
  saturated_fat_free: [0.1, 0.1, 'most'],
  low_saturated_fat: [1.5, 0.75, 'most'],
  trans_fat_free: [0.3, 0.3, 'most'],
  sugar_free: [0.5, 0.5, 'most'],
  low_sugar: [5, 5, 'most'],
  source_of_fibre: [3, 1.5, 'least'],
  high_fibre: [6, 3, 'least'],
  sodium_free: [0.005, 0.005, 'most'],
  very_low_sodium: [0.04, 0.04, 'most'],
  low_sodium: [0.12, 0.12, 'most'],
  cholesterol_free: [0.005, 0.005, 'most'],
  low_cholesterol: [0.02, 0.01, 'most'],
  source_of_calcium: [0.12, 0.06, 'least'],
  high_calcium: [0.24, 0.12, 'least'],
}

describe('claims at the limits of the standard', () => {
  it('has a rule for each', () => {
    expect(CLAIM_RULES.map(({ id }) => id).sort()).toEqual(Object.keys(LIMITS).sort())
  })

  it.each(CLAIM_RULES)('$id', rule => {
    const [g, ml, kind] = LIMITS[rule.id] ?? [0, 0, 'most']
    for (const [basis, limit] of [
      ['g', g],
      ['ml', ml],
    ] as const) {
      const more = limit * 1.1
      const less = limit * 0.9
      const verdict = (amount: number) =>
        verdictOf(
          rule,
          known({ [rule.nutrient]: amount, ...(rule.also && { [rule.also.nutrient]: 0 }) }, basis),
        )
      expect(verdict(limit)).toBe('agrees')
      expect(verdict(kind === 'most' ? less : more)).toBe('agrees')
      expect(verdict(kind === 'most' ? more : less)).toBe('contradicts')
      expect(verdictOf(rule, known({}, basis))).toBe('unknown')
    }
  })
})

const found = (text: string, table?: KnownAmounts) =>
  claimsOf(fold(text), table).map(({ claim, verdict }) => `${claim} ${verdict}`)

describe('claims on labels', () => {
  it.each([
    ['低脂酸奶', known({ fat: 1.4 }), ['low_fat agrees']],
    ['無糖茶飲料', known({ carbohydrate: 0 }, 'ml'), ['sugar_free agrees']],
    [
      '0糖0脂0卡 气泡水',
      known({ sugars: 0, fat: 0, energy: 0 }, 'ml'),
      ['sugar_free agrees', 'fat_free agrees', 'energy_free agrees'],
    ],
    ['高蛋白棒', known({ protein: 8 }), ['high_protein contradicts']],
    ['Low fat, high fibre', known({ fat: 12, fibre: 7 }), ['low_fat contradicts', 'high_fibre agrees']],
    ['低钠盐', known({ sodium: 30 }), ['low_sodium contradicts']],
    ['非低脂产品', known({ fat: 10 }), []],
    ['低聚果糖、木糖醇无糖醇', known({ sugars: 10 }), []],
    ['无蔗糖添加', known({ sugars: 10 }), []],
    ['10.5 g sugars', known({ sugars: 10.5 }), []],
  ] as const)('%s', (text, table, claims) => {
    expect(found(text, table)).toEqual(claims)
  })

  it('cannot tell without a table', () => {
    expect(found('低脂')).toEqual(['low_fat unknown'])
  })
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

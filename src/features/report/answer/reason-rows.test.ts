import { describe, expect, it } from 'vitest'
import { reasonRows, wholePoints } from './reason-rows.ts'

const reason = (rule: string, points: number, ingredients: number[] = [0]) => ({
  rule,
  points,
  ingredients,
  evidence: [],
  confidence: 'high' as const,
  text: { zh: rule, en: rule },
})

describe('reasonRows', () => {
  it('makes one row of all rules of a theme, and leaves arithmetic out', () => {
    const { against, inFavour } = reasonRows([
      reason('additive', -8, [4]),
      reason('additive_load', -3, [2, 4]),
      reason('sugar', -21, [1]),
      reason('low_end', 2.1),
      reason('rounding', 0.1),
      reason('whole_foods', 2),
    ])
    expect(against.map(({ key, points, ingredients }) => [key, points, ingredients])).toEqual([
      ['sugar', -21, [1]],
      ['additives', -11, [2, 4]],
    ])
    expect(inFavour.map(({ key }) => key)).toEqual(['wholeFoods'])
  })

  it('says a sugary drink once, with its sugar', () => {
    const { against } = reasonRows([reason('sugar', -28, [1]), reason('sugar_drink', -12, [1])])
    expect(against.map(({ key, points }) => [key, points])).toEqual([['sugarDrink', -40]])
  })

  it('shows a rule of a later version by its own sentence', () => {
    expect(reasonRows([reason('of_2030', -5)]).against[0]).toMatchObject({
      theme: null,
      text: { en: 'of_2030' },
    })
  })

  it('leaves out what costs or brings less than a point', () => {
    const { against, inFavour } = reasonRows([
      reason('sugar', -20),
      reason('salt', -0.9),
      reason('cultures', 0.4),
    ])
    expect([...against, ...inFavour].map(({ key }) => key)).toEqual(['sugar'])
    expect(reasonRows([reason('sugar', -0.6), reason('cap_sugar_first', -0.6)]).against).toHaveLength(1)
    expect(reasonRows([reason('cap_not_permitted', -0.2)]).against).toHaveLength(1)
  })

  it('keeps to four rows on a side', () => {
    const all = ['sugar', 'salt', 'oil', 'refined_grain', 'sweeteners', 'deep_fried'].map((rule, at) =>
      reason(rule, -10 + at),
    )
    expect(reasonRows(all).against.map(({ key }) => key)).toEqual(['sugar', 'salt', 'oil', 'refinedGrain'])
  })
})

describe('wholePoints', () => {
  it('adds up to the score, and drops what is rounded away', () => {
    const lines = wholePoints([
      reason('sugar', -14.3),
      reason('salt', -4.5),
      reason('oil', -0.4),
      reason('rounding', 0.2),
    ])
    expect(lines.reduce((sum, { points }) => sum + points, 100)).toBe(81)
    expect(lines.every(({ points }) => Number.isInteger(points) && points !== 0)).toBe(true)
  })
})

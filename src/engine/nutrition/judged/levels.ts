import { type KnownAmounts, limitsBasis } from '../known-amounts.ts'
import type { NutrientLevel, Quantity } from '../nutrition.ts'

type Traced = NutrientLevel['nutrient']

/**
 * Grams per 100 g of food or 100 ml of drink: at most `low` is low, more than `high` is high. Department of Health, FSA: Guide to
 * creating a front of pack nutrition label (2016), tables 2 and 3.
 */
export const LEVEL_LIMITS: Record<KnownAmounts['basis'], Record<Traced, { low: number; high: number }>> = {
  g: {
    fat: { low: 3, high: 17.5 },
    saturatedFat: { low: 1.5, high: 5 },
    sugars: { low: 5, high: 22.5 },
    salt: { low: 0.3, high: 1.5 },
  },
  ml: {
    fat: { low: 1.5, high: 8.75 },
    saturatedFat: { low: 0.75, high: 2.5 },
    sugars: { low: 2.5, high: 11.25 },
    salt: { low: 0.3, high: 0.75 },
  },
}

const TRACED: readonly Traced[] = ['fat', 'saturatedFat', 'sugars', 'salt']

/** How much fat, saturated fat, sugars and salt there is, for those that the table says for certain. */
export function levelsOf(known: KnownAmounts | undefined): NutrientLevel[] {
  if (!known) return []
  return TRACED.flatMap(nutrient => {
    const grams = known.of[nutrient]
    if (grams === undefined) return []
    const { low, high } = LEVEL_LIMITS[limitsBasis(known)][nutrient]
    const level = grams <= low + 1e-9 ? 'low' : grams > high + 1e-9 ? 'high' : 'medium'
    return [{ nutrient, level, grams: Math.round(grams * 100) / 100 }]
  })
}

/**
 * Grams in a portion above which it is high, whatever 100 g have: for portions of more than `from`. The same guide, tables 2 and 3.
 */
const PORTION_LIMITS: Record<KnownAmounts['basis'], { from: number; high: Record<Traced, number> }> = {
  g: { from: 100, high: { fat: 21, saturatedFat: 6, sugars: 27, salt: 1.8 } },
  ml: { from: 150, high: { fat: 10.5, saturatedFat: 3, sugars: 13.5, salt: 0.9 } },
}

/** What a portion is high in by the limits of its own; nothing for small portions, which 100 g speak for. */
export function highInPortion(known: KnownAmounts, { value, unit }: Quantity): Traced[] {
  const { from, high } = PORTION_LIMITS[unit]
  if (unit !== known.basis || value <= from) return []
  return TRACED.filter(nutrient => {
    const amount = known.of[nutrient]
    return amount !== undefined && (amount * value) / 100 > high[nutrient] + 1e-9
  })
}

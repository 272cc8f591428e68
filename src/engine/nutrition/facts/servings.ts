import { type KnownAmounts, knownAmounts } from '../known-amounts.ts'
import type { NutrientName, Nutrition, Quantity } from '../nutrition.ts'

/** How much somebody eats or drinks of it at once: 100 g or ml, a portion, the whole pack. */
export interface Serving {
  of: 'hundred' | 'portion' | 'pack'
  quantity: Quantity
}

/** A sugar cube weighs about 4 g; a level teaspoon of salt about 5 g, which is what WHO advises adults to stay under a day. */
export const GRAMS = { sugarCube: 4, saltTeaspoon: 5 } as const

/**
 * What a day has by the reference values, in kJ and grams: adults by GB 28050-2011 annex A (NRV: energy 8400 kJ, sodium 2000 mg is 5 g
 * of salt, fat 60 g, saturated fat 20 g); children by the NHS (salt of 1 to 3 years, free sugars and salt of 4 to 6 and 7 to 10 years).
 */
export const DAY = {
  adult: { energy: 8400, salt: 5, saturatedFat: 20, fat: 60 },
  child1to3: { salt: 2 },
  child4to6: { salt: 3, sugars: 19 },
  child7to10: { salt: 5, sugars: 24 },
} as const

/** 100 g or ml, then the portion and the pack where the label states them in the same unit. */
export function servingsOf(nutrition: Pick<Nutrition, 'columns' | 'rows' | 'pack'>): Serving[] {
  const known = knownAmounts(nutrition)
  if (!known) return []
  const servings: Serving[] = [{ of: 'hundred', quantity: { value: 100, unit: known.basis } }]
  const portion = nutrition.columns.find(({ portion: size }) => size !== undefined)?.portion
  const { pack } = nutrition
  if (portion && portion.unit === known.basis && portion.value !== 100)
    servings.push({ of: 'portion', quantity: portion })
  if (pack && pack.unit === known.basis && pack.value !== 100 && pack.value !== portion?.value)
    servings.push({ of: 'pack', quantity: pack })
  return servings
}

/** What a serving contains of a nutrient: kJ of energy, grams of anything else; undefined where the table is not sure. */
export function amountIn(
  known: KnownAmounts,
  nutrient: NutrientName,
  { value }: Quantity,
): number | undefined {
  const amount = known.of[nutrient]
  return amount === undefined ? undefined : (amount * value) / 100
}

/** One decimal under 10 and none above, as people say amounts. */
export function rounded(amount: number): number {
  return amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)
}

import { type KnownAmounts, limitsBasis } from '../nutrition/known-amounts.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import { ANY_ORDER } from './most-there-is.ts'
import type { NutrientTotals } from './nutrient-totals.ts'
import { scoredParts } from './scored-parts.ts'
import { NUTRIENT_POINTS, TABLE_POINTS } from './weights.ts'

/** What the nutrition table says of a nutrient, for the sentence of its reason: grams or kJ per 100 g or 100 ml. */
export interface TableAmount {
  amount: number
  basis: KnownAmounts['basis']
}

/** Position totals, with those the table knows put in their place. */
export interface MeasuredTotals extends NutrientTotals {
  /** The nutrients whose points come from the table. */
  table: Partial<Record<keyof NutrientTotals['of'], TableAmount>>
  /** The most added sugar that there can be, where the table has no row for it and salt, which it has, stands before all of it. */
  mostSugar?: TableAmount
}

interface Listed {
  roots: readonly Item[]
  /** Its foods in their order. */
  foods: readonly Item[]
}

/** What stands behind the salt weighs no more than the salt does, and the salt no more than the table says; undefined where that bounds nothing. */
function sugarBehindSalt(roots: readonly Item[], foods: readonly Item[], salt: number): number | undefined {
  const at = foods.findIndex(({ food, words }) => food === 'salt' && !/低钠|potassium/.test(words))
  const sugared = foods.flatMap((item, place) =>
    scoredParts(item).some(({ nutrient }) => nutrient === 'sugar') ? [place] : [],
  )
  const isParted = roots.some(({ role }) => role === 'section')
  if (at < 0 || isParted || sugared.some(place => place < at)) return undefined
  return sugared.length * Math.max(salt, ANY_ORDER)
}

/** What the saturated fat of a table comes from, in their order: an oil only where it stands before all that is rich in it. */
function sourcesOfSatfat({ satfat, hydro, oil }: NutrientTotals['items']): Item[] {
  const rich = [...satfat, ...hydro]
  const first = Math.min(...rich.map(({ index }) => index))
  return [...rich, ...oil.filter(({ index }) => index < first)].sort((a, b) => a.index - b.index)
}

const share = (value: number, whole: number) => Math.max(0, value / whole)

/**
 * The list says what there is, the table how much: where the table states sugars, salt, saturated fat or energy, their points come
 * from it. Sugars and fats count only where the list names a source of them, so that the sugar of milk and the fat of nuts do not;
 * salt counts wherever it comes from. A whole bounds its part: without sugars on the table they are no more than its carbohydrate.
 */
export function withTable(
  totals: NutrientTotals,
  known: KnownAmounts | undefined,
  { roots, foods }: Listed = { roots: [], foods: [] },
): MeasuredTotals {
  const measured: MeasuredTotals = { of: { ...totals.of }, items: totals.items, table: {} }
  if (!known) return measured
  const { of, basis } = known
  const drink = limitsBasis(known) === 'ml' ? TABLE_POINTS.drink : 1
  const points = (amount: number, { full, reference }: { full: number; reference: number }) =>
    full * share(amount, reference * drink)
  const take = (name: keyof NutrientTotals['of'], amount: number, value: number) => {
    measured.of[name] = value
    measured.table[name] = { amount, basis }
  }
  const takeSatfat = (amount: number) => {
    take('satfat', amount, points(amount, TABLE_POINTS.satfat))
    measured.items = { ...measured.items, satfat: sourcesOfSatfat(totals.items) }
  }
  if (totals.of.sugar > 0) {
    if (of.sugars !== undefined) take('sugar', of.sugars, points(of.sugars, TABLE_POINTS.sugar))
    else {
      const most = of.salt === undefined ? undefined : sugarBehindSalt(roots, foods, of.salt)
      const whole = Math.min(most ?? Number.POSITIVE_INFINITY, of.carbohydrate ?? Number.POSITIVE_INFINITY)
      if (most !== undefined && points(most, TABLE_POINTS.sugar) < totals.of.sugar)
        measured.mostSugar = { amount: most, basis }
      measured.of.sugar = Math.min(totals.of.sugar, points(whole, TABLE_POINTS.sugar))
    }
  }
  if (of.salt !== undefined) take('salt', of.salt, points(of.salt, TABLE_POINTS.salt))
  const hasFat = totals.of.satfat + totals.of.oil + totals.of.hydro > 0
  if (hasFat && of.saturatedFat !== undefined) takeSatfat(of.saturatedFat)
  else if (of.fat !== undefined)
    measured.of.satfat = Math.min(totals.of.satfat, points(of.fat, TABLE_POINTS.satfat))
  if (totals.of.oil > 0 && of.energy !== undefined) {
    const { from, to } = TABLE_POINTS.energy
    take(
      'oil',
      of.energy,
      NUTRIENT_POINTS.oil.cap * Math.min(1, share(of.energy - from * drink, (to - from) * drink)),
    )
  }
  return measured
}

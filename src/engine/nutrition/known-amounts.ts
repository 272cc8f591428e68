import { amountOf, cellIn } from './checks/amounts.ts'
import type { NutrientName, NutritionCell } from './nutrition.ts'
import type { ReadNutrition } from './reading/read-nutrition.ts'

/** What the table says for certain, per 100 g or 100 ml: energy in kJ, everything else in grams. */
export interface KnownAmounts {
  basis: 'g' | 'ml'
  of: Partial<Record<NutrientName, number>>
  /** From a portion of rounded values, so that each may be off by some. */
  isFromPortion: boolean
  /** Sold by volume and no drink, as mayonnaise and soy sauce are: what is much of a food is much of it. */
  isFood?: true
  /** Declared as less than the amount: `<0.5 g`. */
  upTo?: NutrientName[]
}

/** Grams of salt for a gram of sodium, as European tables count. */
export const SALT_PER_SODIUM = 2.5

/** What is judged as a food: everything by weight, and by volume what is no drink. */
export const limitsBasis = ({ basis, isFood }: KnownAmounts): KnownAmounts['basis'] => (isFood ? 'g' : basis)

/** The sure values of a table per 100 g or 100 ml; undefined where it does not say what its values are for. */
export function knownAmounts({
  columns,
  rows,
}: Pick<ReadNutrition, 'columns' | 'rows'>): KnownAmounts | undefined {
  const hundred = columns.findIndex(({ per }) => per === '100g' || per === '100ml')
  const portion = columns.findIndex(({ per, portion: size }) => per === 'portion' && size !== undefined)
  const column = hundred >= 0 ? hundred : portion
  const chosen = columns[column]
  if (!chosen) return undefined
  const size = hundred >= 0 ? 100 : (chosen.portion?.value ?? 0)
  if (size <= 0) return undefined
  const of: KnownAmounts['of'] = {}
  const upTo: NutrientName[] = []
  for (const { nutrient } of rows) {
    if (nutrient === 'other' || of[nutrient] !== undefined) continue
    const cell = sureCell(rows, nutrient, column)
    const amount = cell && amountOf(cell)
    if (amount !== undefined) of[nutrient] = (amount * 100) / size
    if (amount !== undefined && cell?.bound) upTo.push(nutrient)
  }
  if (of.salt === undefined && of.sodium !== undefined) of.salt = of.sodium * SALT_PER_SODIUM
  if (of.sodium === undefined && of.salt !== undefined) of.sodium = of.salt / SALT_PER_SODIUM
  const isVolume = hundred >= 0 ? chosen.per === '100ml' : chosen.portion?.unit === 'ml'
  return { basis: isVolume ? 'ml' : 'g', of, isFromPortion: hundred < 0, ...(upTo.length > 0 && { upTo }) }
}

function sureCell(
  rows: ReadNutrition['rows'],
  nutrient: NutrientName,
  column: number,
): NutritionCell | undefined {
  const cell =
    nutrient === 'energy'
      ? (cellIn(rows, nutrient, column, 'kJ') ?? cellIn(rows, nutrient, column))
      : cellIn(rows, nutrient, column)
  return cell?.isSure ? cell : undefined
}

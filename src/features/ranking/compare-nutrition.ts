import { knownNutrition } from '../../analysis/known-nutrition.ts'
import type { components } from '../../api/schema.d.ts'
import { type KnownAmounts, knownAmounts } from '../../engine/nutrition/known-amounts.ts'

type Result = components['schemas']['AnalysisResult']

/** What a comparison shows of two nutrition tables, in the order in which people ask. */
export const comparedNutrients = ['sodium', 'sugars', 'fat', 'saturatedFat', 'energy', 'protein'] as const
export type ComparedNutrient = (typeof comparedNutrients)[number]

/** A nutrient in 100 g or 100 ml of each product: kJ of energy, mg of sodium, grams of anything else. */
export interface ComparedAmount {
  nutrient: ComparedNutrient
  unit: 'kJ' | 'mg' | 'g'
  /** Null where the table does not say, or not for certain. */
  first: number | null
  second: number | null
  /** Which has less; 'same' within a twentieth, null where it cannot be told. */
  lower: 'first' | 'second' | 'same' | null
}

/** Two tables side by side; `missing` says who has none that can be counted with. */
export type NutritionComparison =
  | { missing: 'first' | 'second' | 'both' }
  | {
      missing: null
      /** What the amounts of each are for. Grams and millilitres do not compare. */
      basis: { first: KnownAmounts['basis']; second: KnownAmounts['basis'] }
      /** One of them comes from rounded values of a portion. */
      isFromPortion: boolean
      amounts: ComparedAmount[]
    }

const amountsOf = ({ nutrition }: Result): KnownAmounts | undefined =>
  nutrition && knownAmounts(knownNutrition(nutrition))

/** How the tables of two products compare, by the values that are certain. */
export const compareNutrition = (one: Result, other: Result): NutritionComparison => {
  const [first, second] = [amountsOf(one), amountsOf(other)]
  if (!first || !second) return { missing: first ? 'second' : second ? 'first' : 'both' }
  const isAlike = first.basis === second.basis
  const amounts = comparedNutrients.flatMap((nutrient): ComparedAmount[] => {
    const [a, b] = [amountIn(first, nutrient), amountIn(second, nutrient)]
    if (a === null && b === null) return []
    const isCoarse = first.isFromPortion || second.isFromPortion
    const lower = isAlike && a !== null && b !== null ? lowerOf(a, b, isCoarse) : null
    return [{ nutrient, unit: unitOf(nutrient), first: a, second: b, lower }]
  })
  return {
    missing: null,
    basis: { first: first.basis, second: second.basis },
    isFromPortion: first.isFromPortion || second.isFromPortion,
    // Differences first.
    amounts: [
      ...amounts.filter(({ lower }) => lower === 'first' || lower === 'second'),
      ...amounts.filter(({ lower }) => lower === 'same' || lower === null),
    ],
  }
}

const unitOf = (nutrient: ComparedNutrient): ComparedAmount['unit'] =>
  nutrient === 'energy' ? 'kJ' : nutrient === 'sodium' ? 'mg' : 'g'

const amountIn = ({ of }: KnownAmounts, nutrient: ComparedNutrient): number | null => {
  const amount = of[nutrient]
  if (amount === undefined) return null
  if (nutrient === 'energy') return Math.round(amount)
  return nutrient === 'sodium' ? Math.round(amount * 1000) : Math.round(amount * 10) / 10
}

/** A twentieth is within what labels round; of portions, whose values are rounded more, a fifth. */
const lowerOf = (a: number, b: number, isCoarse: boolean): 'first' | 'second' | 'same' => {
  if (Math.abs(a - b) <= Math.max(a, b) * (isCoarse ? 0.2 : 0.05)) return 'same'
  return a < b ? 'first' : 'second'
}

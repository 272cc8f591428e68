import { KJ_PER_KCAL } from '../../../nutrition/checks/amounts.ts'
import { amountIn, type Serving, servingsOf } from '../../../nutrition/facts/servings.ts'
import { type KnownAmounts, knownAmounts } from '../../../nutrition/known-amounts.ts'
import type { NutrientName, Nutrition, Quantity } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import type { AskedServing } from '../../entities/serving-words.ts'

/** Eaten at once: a serving of the label, half a pack, or what the question names. */
export type Eaten = Omit<Serving, 'of'> & {
  of: Serving['of'] | 'half' | 'named'
  words?: string
  is?: Bilingual
}

/** What the table answers, and the row of evidence that a figure beside it rests on. */
export interface TableAnswer extends Bilingual {
  evidence?: string
}

const eatenWords: Record<Eaten['of'], Bilingual> = {
  hundred: { zh: '每', en: '' },
  portion: { zh: '每份', en: 'a portion of ' },
  pack: { zh: '整包', en: 'the whole pack of ' },
  half: { zh: '半包', en: 'half a pack, ' },
  named: { zh: '', en: '' },
}

/** How much of the product a sentence speaks of. */
export const whereOf = ({ of, quantity: { value, unit }, words, is }: Eaten): Bilingual => {
  if (is) return is
  const size = `${value} ${unit}`
  if (words) return { zh: `${words}（${size}）`, en: `${words} (${size})` }
  return { zh: `${eatenWords[of].zh}${size}`, en: `${eatenWords[of].en}${size}` }
}

/** What was eaten, where the label and the question tell; else what is next to it. */
export function eaten(nutrition: Nutrition, serving: AskedServing): Eaten | undefined {
  const servings = servingsOf(nutrition)
  const pack = servings.find(({ of }) => of === 'pack')
  if (typeof serving === 'object') {
    const isSame = servings[0]?.quantity.unit === serving.unit
    // A spoon of what the table counts in grams: its portion is next to it.
    if (!isSame) return servings.find(({ of }) => of === 'portion') ?? servings[0]
    const words = 'words' in serving ? { words: serving.words } : 'is' in serving ? { is: serving.is } : {}
    // 100 g are what the table counts in, and nobody's portion.
    const isBare = 'is' in serving ? serving.is.en.startsWith(`100 ${serving.unit}`) : !('words' in serving)
    const isHundred = serving.value === 100 && isBare
    return {
      of: isHundred ? 'hundred' : 'named',
      quantity: { value: serving.value, unit: serving.unit },
      ...words,
    }
  }
  switch (serving) {
    case 'half': {
      const whole = pack?.quantity ?? portionOfOne(nutrition)
      return whole ? { of: 'half', quantity: { ...whole, value: whole.value / 2 } } : servings.at(-1)
    }
    case 'pack':
      return pack ?? wholeHundred(nutrition) ?? wholePortion(nutrition) ?? servings.at(-1)
    case 'portion':
      return eatenAtOnce(nutrition)
    default:
      return servings[0]
  }
}

/** The portion that is the whole pack: a bar of 60 g. */
export const portionOfOne = ({
  columns,
  pack,
}: Pick<Nutrition, 'columns' | 'pack'>): Quantity | undefined => {
  const portion = columns.find(({ portion: size }) => size !== undefined)?.portion
  return portion && pack && portion.value === pack.value && portion.unit === pack.unit ? portion : undefined
}

/** A ready meal of which the table has a portion that is all of it. */
const wholePortion = (nutrition: Nutrition): Eaten | undefined => {
  const quantity = portionOfOne(nutrition)
  return quantity && { of: 'pack', quantity }
}

/** A pack of just 100 g, which its table counts in. */
const wholeHundred = ({ pack }: Nutrition): Eaten | undefined =>
  pack?.value === 100 ? { of: 'pack', quantity: pack } : undefined

/** A pack that one person finishes: a drink, a snack. */
const largestAtOnce = { g: 120, ml: 600 } as const

/** What somebody eats at once where the question names no amount: a portion, a small pack, else 100 g. */
export function eatenAtOnce(nutrition: Nutrition): Eaten | undefined {
  const servings = servingsOf(nutrition)
  const portion = servings.find(({ of }) => of === 'portion')
  const pack = servings.find(
    ({ of, quantity }) => of === 'pack' && quantity.value <= largestAtOnce[quantity.unit],
  )
  return portion ?? pack ?? servings[0]
}

/** The column of the table as if it were the only one. */
const ofColumn = ({ columns, rows }: Nutrition, at: number): KnownAmounts | undefined =>
  knownAmounts({ columns: columns.map((one, index) => (index === at ? one : { per: 'unknown' })), rows })

/** The same portion may be printed in a column of its own, rounded by the maker: 20 g of protein in a bar, not 19.8. */
export function amountOfServing(
  nutrition: Nutrition,
  known: KnownAmounts,
  nutrient: NutrientName,
  quantity: Quantity,
): number | undefined {
  const at = nutrition.columns.findIndex(({ portion }) => {
    const count = portion?.unit === quantity.unit ? quantity.value / portion.value : 0
    return count > 0.5 && Math.abs(count - Math.round(count)) < 1e-6 && count < 5
  })
  const printed = at < 0 ? undefined : ofColumn(nutrition, at)
  return (printed && amountIn(printed, nutrient, quantity)) ?? amountIn(known, nutrient, quantity)
}

/** The kilocalories that the table prints itself, which kJ rounded by the maker do not give; undefined where it prints none. */
export function kcalOfServing(nutrition: Nutrition, quantity: Quantity): number | undefined {
  const rows = nutrition.rows.map(row =>
    row.nutrient === 'energy' ? { ...row, cells: row.cells.filter(({ unit }) => unit === 'kcal') } : row,
  )
  const printed = { ...nutrition, rows }
  const known = knownAmounts(printed)
  const kJ = known && amountOfServing(printed, known, 'energy', quantity)
  return kJ === undefined ? undefined : Math.round(kJ / KJ_PER_KCAL)
}

/** What a portion contains of which the table does not say how much it is: per mug, per slice. */
export function amountsOfPortion(nutrition: Nutrition): KnownAmounts | undefined {
  const at = nutrition.columns.findIndex(({ per, portion }) => per === 'portion' && portion === undefined)
  if (at < 0) return undefined
  return knownAmounts({
    columns: nutrition.columns.map((_, index) =>
      index === at ? { per: 'portion', portion: { value: 100, unit: 'g' } } : { per: 'unknown' },
    ),
    rows: nutrition.rows,
  })
}

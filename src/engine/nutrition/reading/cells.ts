import type { ReadWord } from '../../parsing/to-ingredients.ts'
import type { Span } from '../../shapes.ts'
import type { Folded } from '../../text/normalize.ts'
import { unitsOf } from '../nutrients.ts'
import type { CellDoubt, NutrientUnit, NutritionCell, NutritionRow } from '../nutrition.ts'
import type { Columns } from './columns.ts'
import type { FoundRow } from './find-table.ts'
import type { JudgedValues } from './judged-values.ts'
import type { AmountToken, ShareToken } from './tokens.ts'

/** Words of a photo read with less confidence than this are asked about. */
const SURE_READING = 0.9

/** A text and the words it was read from, to say where on the label and on the photo a cell is. */
export interface Source {
  folded: Folded
  text: string
  words: readonly ReadWord[]
  values?: JudgedValues | undefined
}

/** The cells of a row, each in its column; what cannot be told for certain is marked. */
export function cellsOf(row: FoundRow, { columns, shareColumns }: Columns, source: Source): NutritionRow {
  const units = unitsOf(row.name.nutrient)
  const isEnergy = row.name.nutrient === 'energy'
  // Energy has a value per column in kJ and another in kcal; anything else one per column, whatever its unit was read as.
  const groups = new Map<string, { amount: AmountToken; unit: NutrientUnit; doubt?: CellDoubt }[]>()
  for (const amount of row.amounts) {
    const stated = amount.unit === 'ml' ? undefined : (amount.unit ?? row.name.unit)
    const unit = stated ?? defaultUnit(row, units)
    const isOwn = units.includes(unit)
    // Nothing is nothing in any unit; on a photo its unit, and a digit, may have been lost.
    const isNothing = amount.value === 0 && stated === undefined && source.words.length === 0
    const isKnown = isNothing || (isOwn && stated !== undefined)
    const doubt: CellDoubt | undefined = amount.isDoubtful ? 'reading' : isKnown ? undefined : 'unit'
    // 239 Calories in the US have no unit.
    const isCalories = isEnergy && unit === 'kcal'
    const key = isEnergy ? unit : ''
    const group = groups.get(key) ?? []
    group.push({ amount, unit, ...(doubt && !(isCalories && doubt === 'unit') && { doubt }) })
    groups.set(key, group)
  }
  const cells: NutritionCell[] = []
  for (const amounts of groups.values()) {
    // What stands in lines below is no value of the row: `Salt 0.62g / 1.55g`, and then `4 sachets`.
    const beside = amounts.filter(({ amount }) => !isBelow(row.name.end, amount.start, source.folded.text))
    const isClear = amounts.length === columns.length || beside.length === columns.length
    amounts.slice(0, columns.length).forEach(({ amount, unit, doubt }, column) => {
      // Sodium told by its unit alone is as doubtful as a unit that was not read.
      const isUnnamed = row.name.nutrient === 'sodium' && row.name.start === row.name.end
      const why = doubt ?? (isUnnamed ? 'unit' : row.isByOrder ? 'reading' : isClear ? undefined : 'column')
      cells.push(cellOf(amount, unit, column, why, source))
    })
  }
  row.shares.forEach((share, i) => {
    // 5g 6% 10g 13%: each value has its share behind it.
    const column = row.shares.length === columns.length ? i : shareColumns[i]
    const cell = share && column !== undefined && cells.find(one => one.column === column)
    if (cell) cell.share = shareOf(share, source, row.shares.length <= shareColumns.length)
  })
  const span = spanOf(row.name, source.folded)
  return { nutrient: row.name.nutrient, name: source.text.slice(span.start, span.end), span, cells }
}

const isBelow = (from: number, to: number, folded: string): boolean => folded.slice(from, to).includes('\n')

/** Calories without a unit are kcal; else the unit that the law gives the nutrient. */
function defaultUnit({ name, amounts }: FoundRow, units: readonly NutrientUnit[]): NutrientUnit {
  if (name.nutrient === 'energy' && amounts.every(({ unit }) => unit === undefined)) return 'kcal'
  return units[0] ?? 'g'
}

function cellOf(
  { value, bound, ...at }: AmountToken,
  unit: NutrientUnit,
  column: number,
  doubt: CellDoubt | undefined,
  source: Source,
): NutritionCell {
  const span = spanOf(at, source.folded)
  const read = wordsIn(span, source.words)
  const isClear = read.every(({ confidence }) => confidence >= SURE_READING)
  const why = doubt ?? (isClear ? undefined : 'reading')
  return {
    column,
    value,
    unit,
    ...(bound === 'lessThan' && { bound }),
    isSure: why === undefined,
    ...(why && { doubt: why }),
    span,
  }
}

function shareOf(share: ShareToken, source: Source, isClear: boolean): NonNullable<NutritionCell['share']> {
  const span = spanOf(share, source.folded)
  const isRead = wordsIn(span, source.words).every(({ confidence }) => confidence >= SURE_READING)
  return { percent: share.percent, isSure: isClear && isRead && !share.isDoubtful, span }
}

/** A stretch of the folded text as one of the label's text. */
function spanOf({ start, end }: { start: number; end: number }, { at }: Folded): Span {
  const from = at[start] ?? 0
  return end <= start ? { start: from, end: from } : { start: from, end: (at[end - 1] ?? from) + 1 }
}

function wordsIn({ start, end }: Span, words: readonly ReadWord[]): ReadWord[] {
  return words.filter(word => word.start < end && word.end > start)
}

import type { NutrientName, NutritionCell, NutritionColumn, NutritionRow } from '../nutrition.ts'
import { amountOf, cellIn, confirmCell, doubtCell, misreadingsOf, roundingOf } from './amounts.ts'

/** A part is never more than its whole. */
const PARTS: readonly [part: NutrientName, whole: NutrientName][] = [
  ['saturatedFat', 'fat'],
  ['transFat', 'fat'],
  ['monounsaturatedFat', 'fat'],
  ['polyunsaturatedFat', 'fat'],
  ['sugars', 'carbohydrate'],
  ['addedSugars', 'sugars'],
  ['starch', 'carbohydrate'],
  ['polyols', 'carbohydrate'],
]
/** Highest amounts per 100 g or 100 ml: more is another unit or another number. */
const MOST: Partial<Record<NutrientName, number>> = { energy: 3800, sodium: 40, salt: 100, cholesterol: 4 }
const SALT_PER_SODIUM = 2.5

/** Checks what any table of a column fulfils: parts and wholes, no more than 100 g in 100 g, salt and sodium. */
export function checkColumn(
  rows: readonly NutritionRow[],
  column: number,
  { per, portion }: NutritionColumn,
): void {
  for (const [part, whole] of PARTS) checkPart(cellIn(rows, part, column), cellIn(rows, whole, column))
  checkSalt(cellIn(rows, 'salt', column), cellIn(rows, 'sodium', column))
  const size = per === 'portion' ? portion?.value : per === 'unknown' ? undefined : 100
  if (size !== undefined) checkTotal(rows, column, size)
}

function checkPart(part: NutritionCell | undefined, whole: NutritionCell | undefined): void {
  if (!part || !whole) return
  const [own, all] = [amountOf(part) ?? 0, amountOf(whole) ?? 0]
  if (own <= all + roundingOf(part) + roundingOf(whole) + 0.051) return
  doubtCell(part, 'part')
  doubtCell(whole, 'part')
}

function checkSalt(salt: NutritionCell | undefined, sodium: NutritionCell | undefined): void {
  if (!salt || !sodium) return
  const expected = (amountOf(sodium) ?? 0) * SALT_PER_SODIUM
  const distance = Math.abs((amountOf(salt) ?? 0) - expected)
  if (distance <= roundingOf(salt) + roundingOf(sodium) * SALT_PER_SODIUM + Math.max(0.02, expected * 0.04)) {
    if (sodium.doubt === 'unit') confirmCell(sodium)
    return
  }
  doubtCell(salt, 'salt')
  doubtCell(sodium, 'salt')
}

function checkTotal(rows: readonly NutritionRow[], column: number, size: number): void {
  const main = (['protein', 'fat', 'carbohydrate'] as const).flatMap(name => cellIn(rows, name, column) ?? [])
  const total = main.reduce((sum, cell) => sum + (amountOf(cell) ?? 0), 0)
  if (total > size * 1.05 + 2) {
    // More fat than there is food is wrong by itself, and the others need not be.
    const tooMuch = main.filter(cell => (amountOf(cell) ?? 0) > size)
    for (const cell of tooMuch.length > 0 ? tooMuch : main) doubtCell(cell, 'part')
  }
  for (const { nutrient, cells } of rows)
    for (const cell of cells) {
      if (cell.column !== column) continue
      const amount = amountOf(cell) ?? 0
      const most = ((MOST[nutrient] ?? 100) * Math.max(size, 1)) / 100
      if (amount > most * 1.02 + 0.5) doubtCell(cell, 'unit')
    }
}

/** Checks a portion against 100 g: every value is as many times it as the portion says. */
export function checkPortions(rows: readonly NutritionRow[], columns: readonly NutritionColumn[]): void {
  const hundred = columns.findIndex(({ per }) => per === '100g' || per === '100ml')
  const portion = columns.findIndex(({ per }) => per === 'portion')
  const size = columns[portion]?.portion?.value
  if (hundred < 0 || portion < 0 || size === undefined) return
  for (const row of rows)
    for (const cell of row.cells) {
      const whole = row.cells.find(other => other.column === hundred && other.unit === cell.unit)
      if (cell.column !== portion || !whole || isShareOf(cell, whole, size / 100)) continue
      const repaired = [
        ...misreadingsOf(cell).map(likely => ({
          cell,
          likely,
          fits: isShareOf({ ...cell, ...likely }, whole, size / 100),
        })),
        ...misreadingsOf(whole).map(likely => ({
          cell: whole,
          likely,
          fits: isShareOf(cell, { ...whole, ...likely }, size / 100),
        })),
      ].filter(({ fits, likely }) => fits && likely.unit === cell.unit)
      const [one] = repaired
      doubtCell(cell, 'portion', repaired.length === 1 && one?.cell === cell ? one.likely : undefined)
      doubtCell(whole, 'portion', repaired.length === 1 && one?.cell === whole ? one.likely : undefined)
    }
}

function isShareOf(part: NutritionCell, whole: NutritionCell, share: number): boolean {
  const expected = (amountOf(whole) ?? 0) * share
  const slack = roundingOf(part) * 2 + roundingOf(whole) * share * 2 + expected * 0.06
  return Math.abs((amountOf(part) ?? 0) - expected) <= slack
}

/** Whether a portion of the size the label states confirms a value per 100 g, or the other way round. */
export function isConfirmedByPortion(
  row: NutritionRow,
  cell: NutritionCell,
  columns: readonly NutritionColumn[],
): boolean {
  return row.cells.some(other => {
    if (other.column === cell.column || other.unit !== cell.unit || other.value === 0) return false
    const [part, whole] = columns[cell.column]?.per === 'portion' ? [cell, other] : [other, cell]
    const size = columns[part.column]?.portion?.value
    return size !== undefined && size !== 100 && isShareOf(part, whole, size / 100)
  })
}

import { dailyAmounts } from '../nutrients.ts'
import type { DailyReference, NutrientName, NutritionCell, NutritionRow } from '../nutrition.ts'
import { amountOf, confirmCell, doubtCell, misreadingsOf, roundingOf } from './amounts.ts'

/** Percent of the day that a value is, by each reference that may stand behind the label. */
function percentsOf(
  nutrient: NutrientName,
  cell: Pick<NutritionCell, 'value' | 'unit'>,
  reference: DailyReference,
): number[] {
  const amount = amountOf(cell)
  if (amount === undefined) return []
  return dailyAmounts(reference, nutrient).map(whole => (amount / whole) * 100)
}

/** Whether a declared share is that of a value: within its rounding and a point more. */
function fits(
  nutrient: NutrientName,
  cell: NutritionCell,
  percent: number,
  reference: DailyReference,
): boolean | undefined {
  const percents = percentsOf(nutrient, cell, reference)
  if (percents.length === 0) return undefined
  const slack = Math.max(
    ...percentsOf(nutrient, { value: roundingOf(cell), unit: unitOfAmount(cell) }, reference),
    0,
  )
  // The US counts protein by its quality, so that less may be declared.
  const isByQuality = nutrient === 'protein' && reference === 'DV'
  if (isByQuality && percents.some(own => percent <= own)) return true
  return percents.some(own => Math.abs(own - percent) <= Math.max(1.1, percent * 0.06) + slack)
}

const unitOfAmount = ({ unit }: NutritionCell) =>
  unit === 'kJ' || unit === 'kcal' ? ('kJ' as const) : ('g' as const)

/**
 * Where a table prints the share before its name (`10% Total Fat 8g`), each share was read with the row above: they are moved one row
 * on when more of them fit there, and at least three.
 */
export function moveLeadingShares(
  rows: readonly NutritionRow[],
  reference: DailyReference | undefined,
): void {
  if (!reference) return
  const firsts = rows.flatMap(({ nutrient, cells }) => (cells[0] ? [{ nutrient, cell: cells[0] }] : []))
  const shares = firsts.map(({ cell }) => cell.share)
  const fitting = (shift: number) =>
    firsts.filter(({ nutrient, cell }, at) => {
      const percent = shares[at - shift]?.percent
      return percent !== undefined && percent >= 2 && fits(nutrient, cell, percent, reference)
    }).length
  const [own, next] = [fitting(0), fitting(1)]
  if (next < 3 || next <= own) return
  for (const [at, { cell }] of firsts.entries()) {
    const share = shares[at - 1]
    if (share) cell.share = share
    else delete cell.share
  }
}

/**
 * Checks values against their shares of the day. `isProven` says which values another sum has confirmed: there the share is
 * what was misread.
 */
export function checkShares(
  rows: readonly NutritionRow[],
  reference: DailyReference | undefined,
  isProven: (row: NutritionRow, cell: NutritionCell) => boolean,
): void {
  if (!reference) return
  for (const row of rows)
    for (const cell of row.cells) {
      const { share } = cell
      if (!share) continue
      const isFitting = fits(row.nutrient, cell, share.percent, reference)
      if (isFitting === undefined) continue
      if (isFitting) {
        // A value whose share agrees has been read right, although its unit was not.
        if (share.percent >= 2 && cell.doubt === 'unit') confirmCell(cell)
        continue
      }
      share.isSure = false
      if (isProven(row, cell)) continue
      const likely = misreadingsOf(cell).filter(
        other => share.percent >= 2 && fits(row.nutrient, { ...cell, ...other }, share.percent, reference),
      )
      doubtCell(cell, 'share', likely.length === 1 ? likely[0] : undefined)
    }
}

import type { NutrientName, NutritionCell, NutritionRow } from '../nutrition.ts'

/** The cell of a nutrient in a column; for energy the one in kJ unless `unit` says kcal. */
export function cellIn(
  rows: readonly NutritionRow[],
  nutrient: NutrientName,
  column: number,
  unit?: 'kJ' | 'kcal',
): NutritionCell | undefined {
  const cells = rows.filter(row => row.nutrient === nutrient).flatMap(row => row.cells)
  return cells.find(cell => cell.column === column && (unit === undefined || cell.unit === unit))
}

/** What a cell is in kJ or grams; undefined for units of activity. */
export function amountOf({ value, unit }: Pick<NutritionCell, 'value' | 'unit'>): number | undefined {
  switch (unit) {
    case 'kcal':
      return value * KJ_PER_KCAL
    case 'mg':
      return value / 1000
    case 'μg':
      return value / 1e6
    case 'IU':
      return undefined
    default:
      return value
  }
}

export const KJ_PER_KCAL = 4.184

/** What rounding may have taken or given: half of the last printed digit, in the unit of `amountOf`. */
export function roundingOf({ value, unit, bound }: Pick<NutritionCell, 'value' | 'unit' | 'bound'>): number {
  if (bound === 'lessThan') return amountOf({ value, unit }) ?? 0
  const decimals = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0
  const half = amountOf({ value: 0.5 / 10 ** decimals, unit }) ?? 0
  // A whole number of grams may be 5.0 or 5: the first is rounded to a tenth, the second to a gram.
  return half
}

/** Marks a cell that does not fit a sum; the first doubt stays. */
export function doubtCell(
  cell: NutritionCell,
  doubt: NonNullable<NutritionCell['doubt']>,
  likely?: NutritionCell['likely'],
): void {
  cell.isSure = false
  cell.doubt ??= doubt
  if (likely && !cell.likely) cell.likely = likely
}

/** Takes back a doubt that a sum has answered. */
export function confirmCell(cell: NutritionCell): void {
  cell.isSure = true
  delete cell.doubt
}

/** What a cell would be with its decimal point elsewhere, or in the other unit. */
export function misreadingsOf(cell: NutritionCell): NonNullable<NutritionCell['likely']>[] {
  const { value, unit } = cell
  const found: NonNullable<NutritionCell['likely']>[] = []
  const add = (other: number, of: NutritionCell['unit']) =>
    found.push({ value: Math.round(other * 1000) / 1000, unit: of })
  for (const factor of [0.1, 10, 0.01]) if (value !== 0) add(value * factor, unit)
  if (unit === 'kJ') add(value, 'kcal')
  if (unit === 'kcal') add(value, 'kJ')
  if (unit === 'g') add(value, 'mg')
  if (unit === 'mg') add(value, 'g')
  // 5.2 g whose g was read as 9: 5.29
  const text = String(value)
  if (cell.doubt === 'unit' && text.length > 1 && text.endsWith('9')) add(Number(text.slice(0, -1)), unit)
  return found
}

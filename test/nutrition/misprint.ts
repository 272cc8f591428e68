import type { PrintedTable, TrueCell } from './tables.ts'

/** A way in which a printed value is read wrong. */
export type Misprint = 'lost point' | 'moved point' | 'wrong unit'

const WRONG_UNITS: readonly [RegExp, string][] = [
  [/毫克\(mg\)|毫克|mg/, 'g'],
  [/千焦\(k[Jj]\)|千焦|kJ/i, 'kcal'],
  [/克\(g\)|公克|克|g/, 'mg'],
]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The table with one value read wrong, and that value; undefined where the misprint cannot happen to it. */
export function misprinted(
  table: PrintedTable,
  at: number,
  misprint: Misprint,
): { text: string; cell: TrueCell } | undefined {
  const cell = table.cells[at]
  const printed = cell && valueText(table, cell)
  if (!cell || !printed || cell.value === 0) return undefined
  const [number] = /[\d.]+/.exec(printed) ?? []
  if (number === undefined) return undefined
  const wrong = wrongOf(printed, number, misprint)
  if (wrong === undefined || wrong === printed) return undefined
  const pattern = new RegExp(`(?<![\\d.])${escaped(printed)}(?![\\d.])`)
  if ((table.text.match(new RegExp(pattern, 'g')) ?? []).length !== 1) return undefined
  return { text: table.text.replace(pattern, wrong), cell }
}

function wrongOf(printed: string, number: string, misprint: Misprint): string | undefined {
  switch (misprint) {
    case 'lost point':
      return number.includes('.') ? printed.replace('.', '') : undefined
    case 'moved point':
      return number.includes('.') || number.length < 2
        ? undefined
        : printed.replace(number, `${number.slice(0, -1)}.${number.slice(-1)}`)
    case 'wrong unit': {
      const found = WRONG_UNITS.find(([unit]) => unit.test(printed))
      return found && printed.replace(found[0], found[1])
    }
  }
}

/** The cell of the grid that prints a value. */
function valueText({ grid, cells, columns }: PrintedTable, cell: TrueCell): string | undefined {
  const own = cells.filter(
    one => one.nutrient === cell.nutrient && one.unit === cell.unit && one.column === cell.column,
  )
  if (own.length !== 1 || columns.length > 2) return undefined
  const texts = grid
    .flat()
    .filter(
      text =>
        new RegExp(`^[^\\d]*${escaped(String(cell.value))}(?:\\.0)?(?![\\d.])`).test(text) &&
        !text.endsWith('%'),
    )
  return texts.length === 1 ? texts[0] : undefined
}

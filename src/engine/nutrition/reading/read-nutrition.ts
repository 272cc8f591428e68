import { doubtCell } from '../checks/amounts.ts'
import { checkEnergy } from '../checks/energy.ts'
import { checkColumn, checkPortions, isConfirmedByPortion } from '../checks/relations.ts'
import { checkShares } from '../checks/shares.ts'
import type { Nutrition } from '../nutrition.ts'
import { cellsOf, type Source } from './cells.ts'
import { columnsOf } from './columns.ts'
import { findTable } from './find-table.ts'
import { confirmJudged, doubtJudged } from './judged-values.ts'
import { photoRows } from './photo-rows.ts'
import { packOf } from './portions.ts'
import { tokensOf } from './tokens.ts'

/** What the table itself says, before anything is concluded from it. */
export type ReadNutrition = Pick<Nutrition, 'columns' | 'reference' | 'rows' | 'pack'>

/** Words that a nutrition table has and no other text: without one of them no text is searched. */
const SIGN =
  /营养成[分份]|营养标[示签]|营养信息|nrv|能量|热量|蛋白质|千焦|千卡|大卡|\bkj\b|\dkj|kcal|calories|nutrition|saturate|carbohydrate/
const LONGEST = 20_000

/** Reads the nutrition table of a label and marks every value that its sums do not confirm; undefined where there is none. */
export function readNutrition(source: Source): ReadNutrition | undefined {
  const inOrder = readFolded(source)
  const rows = photoRows(source.text, source.words)
  const inRows = rows && readFolded({ ...source, folded: rows })
  const read = inRows && sureCells(inRows) > sureCells(inOrder) ? inRows : inOrder
  if (!read) return undefined
  const pack = packOf(source.folded.text)
  return { ...read, ...(pack && { pack }) }
}

const sureCells = (read: ReadNutrition | undefined): number =>
  read?.rows.reduce(
    (sum, { cells }) => sum + cells.filter(({ isSure }) => isSure).length + cells.length / 100,
    0,
  ) ?? 0

function readFolded(source: Source): ReadNutrition | undefined {
  const folded = source.folded.text
  if (!/\d/.test(folded)) return undefined
  const first = folded.search(SIGN)
  if (first < 0) return undefined
  const start = Math.max(0, first - 400)
  const part = folded.slice(start, start + LONGEST)
  const tokens = tokensOf(part).map(token => ({
    ...token,
    start: token.start + start,
    end: token.end + start,
  }))
  const table = findTable(tokens)
  if (!table) return undefined
  const columns = columnsOf(table, folded)
  const rows = table.rows.map(row => cellsOf(row, columns, source)).filter(({ cells }) => cells.length > 0)
  if (source.words.length > 0) doubtOtherLines(rows, source.text)
  if (source.values) doubtJudged(rows, source.values)
  checkPortions(rows, columns.columns)
  columns.columns.forEach((column, at) => {
    checkColumn(rows, at, column)
    checkEnergy(rows, at)
  })
  checkShares(rows, columns.reference, (row, cell) => isConfirmedByPortion(row, cell, columns.columns))
  if (source.values) confirmJudged(rows, source.values)
  return {
    columns: columns.columns,
    ...(columns.reference && { reference: columns.reference }),
    rows,
  }
}

/**
 * On a photo a value in another line than its name may belong to the row above or below: only its share of the day can tell, and until
 * then it is asked about.
 */
function doubtOtherLines(rows: ReadNutrition['rows'], text: string): void {
  for (const { span, cells } of rows)
    for (const cell of cells) {
      const [from, to] =
        span.end <= cell.span.start ? [span.end, cell.span.start] : [cell.span.end, span.start]
      // The unit tells the energy in whatever line it is.
      const isToldByUnit = cell.unit === 'kJ' || cell.unit === 'kcal'
      if (!isToldByUnit && text.slice(from, to).includes('\n')) doubtCell(cell, 'reading')
    }
}

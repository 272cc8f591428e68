import { checkEnergy } from '../checks/energy.ts'
import { checkColumn, checkPortions, isConfirmedByPortion } from '../checks/relations.ts'
import { checkShares } from '../checks/shares.ts'
import type { Nutrition } from '../nutrition.ts'
import { cellsOf, type Source } from './cells.ts'
import { columnsOf } from './columns.ts'
import { findTable } from './find-table.ts'
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
  checkPortions(rows, columns.columns)
  columns.columns.forEach((column, at) => {
    checkColumn(rows, at, column)
    checkEnergy(rows, at)
  })
  checkShares(rows, columns.reference, (row, cell) => isConfirmedByPortion(row, cell, columns.columns))
  const pack = packOf(folded)
  return {
    columns: columns.columns,
    ...(columns.reference && { reference: columns.reference }),
    rows,
    ...(pack && { pack }),
  }
}

import { doubtCell } from '../checks/amounts.ts'
import { checkEnergy, polyolsIn } from '../checks/energy.ts'
import { checkColumn, checkPortions, isConfirmedByPortion } from '../checks/relations.ts'
import { checkShares, moveLeadingShares } from '../checks/shares.ts'
import type { Nutrition } from '../nutrition.ts'
import { withoutWhatIsBeside } from './beside-table.ts'
import { cellsOf, type Source } from './cells.ts'
import { columnsOf } from './columns.ts'
import { type FoundTable, findTable } from './find-table.ts'
import { confirmJudged, doubtJudged } from './judged-values.ts'
import { type PhotoRows, photoRows } from './photo-rows.ts'
import { packOf } from './portions.ts'
import { type Token, tokensOf } from './tokens.ts'

/** What the table itself says, before anything is concluded from it. */
export type ReadNutrition = Pick<Nutrition, 'columns' | 'reference' | 'rows' | 'pack'>

/** Words that a nutrition table has and no other text: without one of them no text is searched. */
const SIGN =
  /营养成[分份]|营养标[示签]|营养信息|nrv|能量|热量|蛋白质|千焦|千卡|大卡|\bkj\b|\dkj|kcal|calories|nutrition|\bprotein:? ?<?\d|\bsodium:? ?<?\d|saturate|carbohydrate|nährwert|brennwert|栄养成分|营养成分|영양|エネルギー|열량/
const LONGEST = 20_000

/** Reads the nutrition table of a label and marks every value that its sums do not confirm; undefined where there is none. */
export function readNutrition(source: Source): ReadNutrition | undefined {
  const photos = SIGN.test(source.folded.text) ? photoRows(source.text, source.words) : []
  const read = bestReading(source, photos)
  if (!read) return undefined
  const pack = packOf(source.folded.text)
  return { ...read, ...(pack && { pack }) }
}

/** Of the ways in which rows may have been printed, the one whose sums fit best is read; in the order of the text where none is better. */
function bestReading(source: Source, photos: readonly PhotoRows[]): ReadNutrition | undefined {
  const fitting = photos.map(photo => ({
    photo,
    sums: sureCells(readFolded({ ...source, folded: photo.folded, words: [] })),
  }))
  const [best] = fitting.toSorted((a, b) => b.sums - a.sums)
  const rows = best?.photo
  const inOrder = readFolded(source, rows && { ...rows, areInOneRow: () => false })
  const inRows = rows && readFolded({ ...source, folded: rows.folded }, rows)
  return inRows && sureCells(inRows) > sureCells(inOrder) ? inRows : inOrder
}

const sureCells = (read: ReadNutrition | undefined): number =>
  read?.rows.reduce(
    (sum, { cells }) => sum + cells.filter(({ isSure }) => isSure).length + cells.length,
    0,
  ) ?? 0

function readFolded(source: Source, photo?: Omit<PhotoRows, 'folded'>): ReadNutrition | undefined {
  const folded = source.folded.text
  if (!/\d/.test(folded)) return undefined
  const first = folded.search(SIGN)
  if (first < 0) return undefined
  const start = Math.max(0, first - 400)
  const part = folded.slice(start, start + LONGEST)
  const tokens = withoutWhatIsBeside(tokensOf(part), part).map(token => ({
    ...token,
    start: token.start + start,
    end: token.end + start,
  }))
  const table = findTable(tokens)
  if (!table) return undefined
  if (source.words.length > 0) doubtRepeated(table, tokens, folded)
  const columns = columnsOf(table, folded)
  const rows = table.rows.map(row => cellsOf(row, columns, source)).filter(({ cells }) => cells.length > 0)
  if (source.words.length > 0) doubtOtherLines(rows, source.text, photo)
  if (source.values) doubtJudged(rows, source.values)
  if (columns.columns.length === 1) moveLeadingShares(rows, columns.reference)
  checkPortions(rows, columns.columns)
  columns.columns.forEach((column, at) => {
    checkColumn(rows, at, column)
    checkEnergy(rows, at, polyolsIn(folded))
  })
  checkShares(rows, columns.reference, (row, cell) => isConfirmedByPortion(row, cell, columns.columns))
  if (source.values) confirmJudged(rows, source.values)
  return {
    columns: columns.columns,
    ...(columns.reference && { reference: columns.reference }),
    rows,
  }
}

/** A name that a photo shows twice, in two lines: one of them is another that lost a word, `Sat.` of `Sat. Fat`. */
function doubtRepeated({ rows }: FoundTable, tokens: readonly Token[], folded: string): void {
  const [from, to] = [rows[0]?.name.start ?? 0, rows.at(-1)?.name.end ?? 0]
  const names = tokens.filter(({ kind, start, end }) => kind === 'name' && start >= from && end <= to)
  for (const row of rows)
    for (const name of names) {
      if (name.kind !== 'name' || name.nutrient !== row.name.nutrient || name.start === row.name.start)
        continue
      const [first, second] = name.start < row.name.start ? [name, row.name] : [row.name, name]
      const isOther = name.nutrient !== 'other' && name.nutrient !== 'energy'
      if (isOther && folded.slice(first.end, second.start).includes('\n')) row.isByOrder = true
    }
}

/**
 * On a photo a value in another line than its name may belong to the row above or below: only its share of the day can tell, and until
 * then it is asked about.
 */
function doubtOtherLines(
  rows: ReadNutrition['rows'],
  text: string,
  photo: Omit<PhotoRows, 'folded'> | undefined,
): void {
  for (const { span, cells } of rows)
    for (const cell of cells) {
      const [from, to] =
        span.end <= cell.span.start ? [span.end, cell.span.start] : [cell.span.end, span.start]
      // The unit tells the energy in whatever line it is.
      const isToldByUnit = cell.unit === 'kJ' || cell.unit === 'kcal'
      if (isToldByUnit) continue
      const isOther = text.slice(from, to).includes('\n')
        ? !photo?.areInOneRow(span, cell.span)
        : photo?.areApart(span, cell.span)
      if (isOther) doubtCell(cell, 'reading')
    }
}

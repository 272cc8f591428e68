import type { DailyReference, NutritionColumn } from '../nutrition.ts'
import type { FoundTable } from './find-table.ts'
import type { HeaderToken } from './tokens.ts'

/** The columns of a table: what their values are for, and to which of them the shares of the day belong. */
export interface Columns {
  columns: NutritionColumn[]
  /** For each share column the index of its value column. */
  shareColumns: number[]
  reference?: DailyReference
}

/** Reads the columns from the headers; a header that is repeated in a second language counts once. */
export function columnsOf(table: FoundTable, folded: string): Columns {
  const columns: NutritionColumn[] = []
  const shareColumns: number[] = []
  const most = Math.max(1, ...table.rows.map(valuesIn))
  /** Columns that are for a whole pack. */
  const packs = new Set<number>()
  let size: HeaderToken['size']
  const headers = withSizeAsColumn(withoutStatements(table, folded), most, folded)
  for (const header of withoutDirections(headers, most, folded)) {
    size ??= header.size
    if (header.per === 'share') shareColumns.push(Math.max(0, columns.length - 1))
    if (header.per === 'share' || header.per === 'size') continue
    if (header.per === 'energy') {
      // Its values are of no amount that somebody eats.
      if (columns.every(({ per }) => per !== 'unknown')) columns.push({ per: 'unknown' })
      continue
    }
    const isPack = header.isPack === true
    const same = columns.find((one, at) => one.per === header.per && packs.has(at) === isPack)
    if (same && header.size) same.portion ??= header.size
    if (same) continue
    if (isPack) packs.add(columns.length)
    columns.push({ per: header.per, ...(header.size && { portion: header.size }) })
  }
  const kept = columns.slice(0, most)
  addPortion(kept, most, size, table.rows)
  // `Serving size 30g` alone: the values are of a serving.
  if (kept.length === 0)
    kept.push({ per: table.headers.some(({ per }) => per === 'size') ? 'portion' : 'unknown' })
  kept.forEach((column, at) => {
    const isOnly = !packs.has(at) || kept.length === 1
    if (column.per === 'portion' && size && isOnly) column.portion ??= size
  })
  const hasShares = table.rows.some(({ shares }) => shares.length > 0)
  if (shareColumns.length === 0 && hasShares) shareColumns.push(0)
  const reference = referenceOf(folded, table)
  const distinct = [...new Set(shareColumns.map(at => Math.min(at, kept.length - 1)))]
  return { columns: kept, shareColumns: distinct, ...(reference && { reference }) }
}

/** `咖啡因含量：每100毫升20毫克以下` above the heading of the table is a statement, where the table has such a column of its own. */
const withoutStatements = ({ headers, rows }: FoundTable, folded: string): readonly HeaderToken[] => {
  const heading = headingOf(folded.slice(0, rows[0]?.name.start ?? 0))
  return headers.filter(
    ({ per, start }) =>
      !(per === '100g' || per === '100ml') ||
      start >= heading ||
      !headers.some(other => other.per === per && other.start >= heading),
  )
}

/** `每100克 / 每食用分量(30克)` in one line over two values: the size of the portion heads the second column. */
function withSizeAsColumn(
  headers: readonly HeaderToken[],
  most: number,
  folded: string,
): readonly HeaderToken[] {
  const hundred = headers.find(({ per }) => per === '100g' || per === '100ml')
  if (!hundred || most < 2) return headers
  const isBeside = ({ start }: HeaderToken) =>
    !folded.slice(Math.min(start, hundred.start), Math.max(start, hundred.start)).includes('\n')
  const hasColumn = headers.some(one => one.per === 'portion' && isBeside(one))
  return headers.map(one =>
    one.per === 'size' && one.size && !hasColumn && isBeside(one) ? { ...one, per: 'portion' } : one,
  )
}

/** What the pack weighs, in front of how much one of its pieces does. */
const ofPack = /(?:净含量|净重|规格|内容量|重量|net (?:wt|weight|contents?))[^\n;。]*$/

/** Where the last heading of a table of nutrients stands; -1 for none. */
const headingOf = (above: string): number =>
  [...above.matchAll(/营养(?:成[分份]|标[示签]|信息|资料)|nutrition/g)].at(-1)?.index ?? -1

/**
 * Directions above a table speak of portions as well, so do the weight of the pack and a table of what works above it: `每杯加200ml温水`,
 * `净重：320克（每条20克）`, `功效成分（每250ml）`. They are left out where there are fewer columns than headers.
 */
function withoutDirections(
  headers: readonly HeaderToken[],
  most: number,
  folded: string,
): readonly HeaderToken[] {
  const isColumn = ({ per }: HeaderToken) => per !== 'share' && per !== 'size'
  const hundred = headers.find(({ per }) => per === '100g' || per === '100ml')
  const heading = headingOf(folded.slice(0, hundred?.start ?? 0))
  const isOfPack = ({ start }: HeaderToken) =>
    start < heading || ofPack.test(folded.slice(Math.max(0, start - 30), start))
  const kept = headers.filter(
    header => header.per !== 'portion' || !((!header.size && header.isInSentence) || isOfPack(header)),
  )
  if (!hundred || headers.filter(isColumn).length <= most) return headers
  return ofHeadRow(kept, hundred, kept.filter(isColumn).length > most, folded)
}

/** `每份：15克（1支）` on the line above `项目 每100克 NRV%` says how big a portion is, and heads no column. */
const ofHeadRow = (
  headers: readonly HeaderToken[],
  hundred: HeaderToken,
  hasTooMany: boolean,
  folded: string,
): readonly HeaderToken[] => {
  const row = folded.lastIndexOf('\n', hundred.start)
  return hasTooMany
    ? headers.map(header =>
        header.per === 'portion' && header.start < row ? { ...header, per: 'size' } : header,
      )
    : headers
}

/** How many columns a row has values for; energy may have two units in each. */
function valuesIn({ amounts }: FoundTable['rows'][number]): number {
  const count = (unit: string | undefined) => amounts.filter(one => one.unit === unit).length
  return Math.max(count('kJ'), count('kcal'), count('g'), count('mg'), count('μg'), count(undefined))
}

function referenceOf(folded: string, { rows }: FoundTable): DailyReference | undefined {
  const start = Math.max(0, (rows[0]?.name.start ?? 0) - 300)
  const end = (rows.at(-1)?.name.end ?? folded.length) + 300
  const around = folded.slice(start, end)
  // What Europe calls so, of vitamins and minerals, has other values than China's.
  if (/nrv|营养素参考值/.test(around)) return /[\u4e00-\u9fff]/.test(around) ? 'NRV' : 'RI'
  if (/daily value|% ?dv\b/.test(around)) return 'DV'
  if (/daily intake|% ?di\b|servings per pack/.test(around)) return 'DI'
  if (/reference intake|\bri\b/.test(around)) return 'RI'
  if (/serving size|servings per container|nutrition facts/.test(around)) return 'DV'
  if (/[\u4e00-\u9fff]/.test(around)) return 'NRV'
  return undefined
}

/**
 * The column of a portion whose heading was not read: the label states the portion, and the values of one column are as many times
 * those of the other in at least three rows, and in no row the other way round.
 */
function addPortion(
  columns: NutritionColumn[],
  most: number,
  size: HeaderToken['size'],
  rows: FoundTable['rows'],
): void {
  const [only] = columns
  const isHundred = only?.per === '100g' || only?.per === '100ml'
  if (!size || size.value === 100 || most !== 2 || columns.length !== 1 || !isHundred) return
  const votes = { before: 0, behind: 0 }
  for (const { amounts } of rows) {
    const [first, second] = amounts
    if (!first || !second || first.unit !== second.unit || first.value === second.value) continue
    const share = size.value / 100
    const isShare = (part: number, whole: number) => Math.abs(part - whole * share) <= 0.06 + part * 0.04
    if (isShare(first.value, second.value)) votes.before += 1
    if (isShare(second.value, first.value)) votes.behind += 1
  }
  const portion = { per: 'portion', portion: size } as const
  if (votes.before >= 3 && votes.behind === 0) columns.unshift(portion)
  if (votes.behind >= 3 && votes.before === 0) columns.push(portion)
}

import type { AmountToken, HeaderToken, NameToken, ShareToken, Token } from './tokens.ts'

/** A row as found: the name and what stands behind it. */
export interface FoundRow {
  name: NameToken
  amounts: AmountToken[]
  /** Shares of the day in their order; undefined where a dash stands for none. */
  shares: (ShareToken | undefined)[]
  /** The values were not behind the name: only their order says whose they are. */
  isByOrder?: boolean
}

/** The rows of one table, and the headers above them and between them. */
export interface FoundTable {
  headers: HeaderToken[]
  rows: FoundRow[]
}

/** Characters without any meaning to a table that may stand within it: a footnote, a word that was misread. */
const LARGEST_GAP = 40
/** A header stands this near above its rows. */
const HEADER_GAP = 160
const LEAST_ROWS = 3

/** Finds the rows of the nutrition table: the longest run of nutrients with values. */
export function findTable(tokens: readonly Token[]): FoundTable | undefined {
  const runs = runsOf(tokens)
  const tables = runs.map(run => ({ headers: headersOf(tokens, run), rows: rowsOf(run) }))
  const sizeOf = ({ rows, headers }: FoundTable) => rows.length + (headers.length > 0 ? 0.5 : 0)
  const isTable = (table: FoundTable) => {
    const named = new Set(table.rows.map(({ name }) => name.nutrient))
    const isStated = table.headers.some(({ per }) => per !== 'share')
    return named.size >= LEAST_ROWS || (named.size === 2 && isStated)
  }
  return tables.filter(isTable).sort((a, b) => sizeOf(b) - sizeOf(a))[0]
}

/** Stretches of tokens that begin with a nutrient's name or an energy and go on without much foreign text. */
function runsOf(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = []
  let run: Token[] = []
  let gap = 0
  for (const token of tokens) {
    const isOwn = token.kind === 'name' || token.kind === 'amount' || token.kind === 'share'
    if (!isOwn && token.kind !== 'mark' && token.kind !== 'empty' && token.kind !== 'header')
      gap += token.end - token.start
    if (gap > LARGEST_GAP && run.length > 0) {
      runs.push(run)
      run = []
    }
    if (isOwn) gap = 0
    if (run.length > 0 || opensRun(token)) run.push(token)
  }
  if (run.length > 0) runs.push(run)
  return runs
}

const opensRun = (token: Token) =>
  token.kind === 'name' || (token.kind === 'amount' && (token.unit === 'kJ' || token.unit === 'kcal'))

/** The headers within a run and in the text right above it. */
function headersOf(tokens: readonly Token[], run: readonly Token[]): HeaderToken[] {
  const first = run[0]?.start ?? 0
  const above = tokens.filter(({ start, end }) => start < first && first - end < HEADER_GAP)
  const inRun = headersIn(run)
  const stated = [...headersIn(above), ...inRun].filter(({ isContent }) => !isContent)
  if (stated.some(({ per }) => per === '100g' || per === '100ml')) return stated
  const found = [...bareHeaders(above), ...stated]
  return found.some(({ per }) => per !== 'share') ? found : [...inRun, ...found]
}

const headersIn = (tokens: readonly Token[]): HeaderToken[] =>
  tokens.flatMap((token, at) => {
    if (token.kind !== 'header') return []
    const next = tokens.slice(at + 1).find(({ kind }) => kind !== 'mark')
    return next?.kind === 'word' ? [{ ...token, isInSentence: true }] : [token]
  })

/** `Typical values 100ml 330ml`: amounts alone, the first of them of 100. */
function bareHeaders(above: readonly Token[]): HeaderToken[] {
  const amounts = above.flatMap(token => {
    if (token.kind !== 'amount' || (token.unit !== 'g' && token.unit !== 'ml')) return []
    return [{ start: token.start, end: token.end, size: { value: token.value, unit: token.unit } }]
  })
  const from = amounts.findIndex(({ size }) => size.value === 100)
  if (from < 0) return []
  return amounts
    .slice(from)
    .map(({ size, ...at }) =>
      size.value === 100
        ? { kind: 'header', per: size.unit === 'ml' ? '100ml' : '100g', ...at }
        : { kind: 'header', per: 'portion', size, ...at },
    )
}

/** The rows of a run up to the second table in it. */
function rowsOf(run: readonly Token[]): FoundRow[] {
  const rows: FoundRow[] = []
  for (const { name, rest } of segmentsOf(run)) {
    rows.push(rowOf(name, rest))
  }
  return uniqueRows(alignByOrder(rows).filter(({ amounts }) => amounts.length > 0))
}

/** The rows up to the first that is repeated. */
function uniqueRows(aligned: FoundRow[]): FoundRow[] {
  const seen = new Map<string, FoundRow>()
  for (const [at, row] of aligned.entries()) {
    const before = seen.get(row.name.nutrient)
    // Energy may have a row in kJ and another in kcal.
    if (before && row.name.nutrient === 'energy' && row.amounts[0]?.unit !== before.amounts[0]?.unit) {
      before.amounts.push(...row.amounts)
      before.shares.push(...row.shares)
      continue
    }
    const next = aligned[at + 1]?.name.nutrient
    // 反式脂肪 0公克 printed above the table is no row of it; of two tables the next row is repeated as well.
    if (before && before === aligned[0] && next !== undefined && !seen.has(next))
      return uniqueRows(aligned.slice(1))
    if (before && row.name.nutrient !== 'other')
      return aligned
        .slice(0, at)
        .filter(one => seen.get(one.name.nutrient) === one || one.name.nutrient === 'other')
    seen.set(row.name.nutrient, row)
  }
  return aligned.filter(one => one.name.nutrient === 'other' || seen.get(one.name.nutrient) === one)
}

/** Each name with the tokens up to the next; an energy without its name is one by its unit. */
function segmentsOf(run: readonly Token[]): { name: NameToken; rest: Token[] }[] {
  const segments: { name: NameToken; rest: Token[] }[] = []
  let hasEnergy = run.some(token => token.kind === 'name' && token.nutrient === 'energy')
  for (const token of run) {
    const last = segments.at(-1)
    if (token.kind === 'name') segments.push({ name: token, rest: [] })
    else if (last && token.kind === 'amount' && isOtherRow(token, last, run))
      segments.push({
        name: { kind: 'name', nutrient: 'sodium', start: token.start, end: token.start },
        rest: [token],
      })
    else if (
      token.kind === 'amount' &&
      (token.unit === 'kJ' || token.unit === 'kcal') &&
      !last &&
      !hasEnergy
    ) {
      hasEnergy = true
      segments.push({
        name: { kind: 'name', nutrient: 'energy', start: token.start, end: token.start },
        rest: [token],
      })
    } else last?.rest.push(token)
  }
  return segments
}

/**
 * Milligrams behind a nutrient that is declared in grams: the row of sodium, whose name of one character gets lost on photos. It stays
 * in doubt until its share of the day agrees.
 */
function isOtherRow(
  token: AmountToken,
  last: { name: NameToken; rest: Token[] },
  run: readonly Token[],
): boolean {
  if (
    token.unit !== 'mg' ||
    run.some(one => one.kind === 'name' && (one.nutrient === 'sodium' || one.nutrient === 'salt'))
  )
    return false
  const before = last.rest.filter(one => one.kind === 'amount')
  return (
    before.length > 0 && before.every(one => one.unit === 'g') && !last.name.nutrient.startsWith('vitamin')
  )
}

/** What belongs to a name: values up to the first word that is none. */
function rowOf(name: NameToken, rest: readonly Token[]): FoundRow {
  const row: FoundRow = { name, amounts: [], shares: [] }
  for (const token of rest) {
    if (token.kind === 'amount') {
      if (token.bound === 'atLeast' || token.unit === 'ml') break
      row.amounts.push(token)
    } else if (token.kind === 'share') row.shares.push(token)
    else if (token.kind === 'empty') {
      if (row.amounts.length > 0) row.shares.push(undefined)
    } else if (token.kind === 'word') break
  }
  return row
}

/** Names one under the other and then as many values: a table that was read column by column. */
function alignByOrder(rows: readonly FoundRow[]): FoundRow[] {
  const firstFilled = rows.findIndex(({ amounts }) => amounts.length > 0)
  const filled = rows[firstFilled]
  if (firstFilled < 2 || !filled || rows.length !== firstFilled + 1) return [...rows]
  const { amounts, shares } = filled
  if (amounts.length !== rows.length) return [...rows]
  return rows.map(({ name }, i) => ({
    name,
    amounts: amounts.slice(i, i + 1),
    shares: shares.length === rows.length ? shares.slice(i, i + 1) : [],
    isByOrder: true,
  }))
}

import type { RowView } from '../layout/rows.ts'
import { flipPage } from '../prepare/orientation.ts'
import type { PreparedPage } from '../prepare/prepared-page.ts'
import type { ReaderPool } from './reader-pool.ts'
import { doubtfulRows, doubtfulWords, type IsKnownName, preferKnown, preferKnownWords } from './reread.ts'
import {
  confidenceOf,
  effortOf,
  FIRST_VIEW,
  type RowReading,
  readRow,
  readWord,
  rowsOf,
  SECOND_VIEW,
  WORD_VIEWS,
} from './row-reader.ts'

export interface PageReading<P extends PreparedPage> {
  /** The page as it was read: turned over where it stood on its head. */
  page: P
  rows: RowReading[]
}

export interface PageReadOptions {
  isKnownName?: IsKnownName
  /** Told after each row: how much is done (0-1), and what is left at the pace so far. */
  onProgress: (share: number, remainingMs: number) => void
  now: () => number
}

/** This many of the longest rows are read first, to see whether the page stands on its head. */
const PROBES = 2
/** Upright print is read with more confidence than this, even when badly taken. */
const UPRIGHT_CONFIDENCE = 0.8

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

/** The longest rows of a page, by number. */
function probeRows(page: PreparedPage): number[] {
  const efforts = rowsOf(page).map(effortOf)
  return [...efforts.keys()].sort((a, b) => (efforts[b] ?? 0) - (efforts[a] ?? 0)).slice(0, PROBES)
}

/**
 * Reads a page row by row. The longest rows come first: where they read badly, or the photo lies on its side, they are
 * tried upside down as well, and the better way is kept. An upright page costs nothing more.
 */
export async function readPage<P extends PreparedPage>(
  readers: ReaderPool,
  upright: P,
  { isKnownName, onProgress, now }: PageReadOptions,
): Promise<PageReading<P>> {
  const start = now()
  const efforts = rowsOf(upright).map(effortOf)
  const total = sum(efforts)
  let done = 0
  const tell = (effort: number, expected: number) => {
    done += effort
    const remaining = Math.max(0, expected - done)
    onProgress(Math.min(1, done / expected), ((now() - start) / done) * remaining)
  }
  /** Rows by their numbers, each told when it is done. */
  const readRows = async (page: P, numbers: readonly number[], view: RowView, onRow = (_: number) => {}) => {
    const rows = rowsOf(page)
    const numbered = numbers.flatMap(number => {
      const row = rows[number]
      return row ? [{ number, row }] : []
    })
    const readings = await readers.map(numbered, async (client, { number, row }) => {
      const reading = await readRow(client, page, row, view)
      onRow(number)
      return [number, reading] as const
    })
    return new Map<number, RowReading>(readings)
  }

  const probes = probeRows(upright)
  let page = upright
  let readings = await readRows(page, probes, FIRST_VIEW)
  const confidence = confidenceOf([...readings.values()])
  if (upright.facts.turnedDegrees === 90 || confidence < UPRIGHT_CONFIDENCE) {
    const flipped = flipPage(upright)
    const others = await readRows(
      flipped,
      probes.map(number => efforts.length - 1 - number),
      FIRST_VIEW,
    )
    if (confidenceOf([...others.values()]) > confidence) {
      page = flipped
      readings = others
      efforts.reverse()
    }
  }
  tell(sum([...readings.keys()].map(number => efforts[number] ?? 0)), total)

  const numbers = [...efforts.keys()]
  const others = numbers.filter(number => !readings.has(number))
  const rest = await readRows(page, others, FIRST_VIEW, number => tell(efforts[number] ?? 0, total))
  let rows = numbers.flatMap(number => readings.get(number) ?? rest.get(number) ?? [])
  if (!isKnownName) return { page, rows }

  const doubtful = doubtfulRows(rows, isKnownName)
  const expected = done + sum(doubtful.map(number => efforts[number] ?? 0))
  const second = await readRows(page, doubtful, SECOND_VIEW, number => tell(efforts[number] ?? 0, expected))
  rows = preferKnown(
    rows,
    numbers.map(number => second.get(number)),
    isKnownName,
  )

  // Few and short: progress need not tell of them.
  for (const view of WORD_VIEWS) {
    const words = doubtfulWords(rows, isKnownName).filter(({ row, text }) => {
      const look = second.get(row)
      return look !== undefined && !textOf(look).includes(text.replace(/\s/g, ''))
    })
    const looks = await readers.map(words, (client, word) => readWord(client, page, word, view))
    rows = preferKnownWords(rows, words, looks, isKnownName)
  }
  return { page, rows }
}

/** What was read, without spaces. */
const textOf = ({ lines }: RowReading) => lines.map(({ text }) => text.replace(/\s/g, '')).join('')

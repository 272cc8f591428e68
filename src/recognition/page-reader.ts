import { flipPage } from './orientation.ts'
import type { PreparedPage } from './prepare.ts'
import { doubtfulRows, type IsKnownName, preferKnown } from './reread.ts'
import {
  confidenceOf,
  effortOf,
  FIRST_VIEW,
  type RowReading,
  readRow,
  rowsOf,
  SECOND_VIEW,
} from './row-reader.ts'
import type { TesseractClient } from './tesseract-client.ts'

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
  client: TesseractClient,
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
  const readRows = async (page: P, numbers: readonly number[]) => {
    const readings = new Map<number, RowReading>()
    for (const number of numbers) {
      const row = rowsOf(page)[number]
      if (row) readings.set(number, await readRow(client, page, row, FIRST_VIEW))
    }
    return readings
  }

  const probes = probeRows(upright)
  let page = upright
  let readings = await readRows(page, probes)
  const confidence = confidenceOf([...readings.values()])
  if (upright.facts.turnedDegrees === 90 || confidence < UPRIGHT_CONFIDENCE) {
    const flipped = flipPage(upright)
    const others = await readRows(
      flipped,
      probes.map(number => efforts.length - 1 - number),
    )
    if (confidenceOf([...others.values()]) > confidence) {
      page = flipped
      readings = others
      efforts.reverse()
    }
  }
  tell(sum([...readings.keys()].map(number => efforts[number] ?? 0)), total)

  const rows: RowReading[] = []
  for (const [number, row] of rowsOf(page).entries()) {
    const early = readings.get(number)
    rows.push(early ?? (await readRow(client, page, row, FIRST_VIEW)))
    if (!early) tell(efforts[number] ?? 0, total)
  }
  if (!isKnownName) return { page, rows }

  const doubtful = doubtfulRows(rows, isKnownName)
  const expected = done + sum(doubtful.map(number => efforts[number] ?? 0))
  const second: (RowReading | undefined)[] = rows.map(() => undefined)
  for (const number of doubtful) {
    const { row } = rows[number] ?? {}
    if (row) second[number] = await readRow(client, page, row, SECOND_VIEW)
    tell(efforts[number] ?? 0, expected)
  }
  return { page, rows: preferKnown(rows, second, isKnownName) }
}

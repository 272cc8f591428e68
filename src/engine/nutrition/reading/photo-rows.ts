import type { ReadWord } from '../../parsing/to-ingredients.ts'
import type { Span } from '../../shapes.ts'
import { type Folded, fold } from '../../text/normalize.ts'
import { type Lean, type Place, type PrintedLine, possibleLeans } from './lean.ts'

interface Placed extends Place {
  word: ReadWord
  height: number
}

/** A photo's words in rows as they stand on it, where the reading order took a table column by column. */
export interface PhotoRows {
  /** The rows as a folded text, with offsets into the text they come from. */
  folded: Folded
  /** Whether two stretches of the text certainly stand in one row: no other row comes near, however the photo leans. */
  areInOneRow: (one: Span, other: Span) => boolean
  /** Whether two stretches stand in different rows, although they may have been read as one line. */
  areApart: (one: Span, other: Span) => boolean
}

/** Words of one row are no further apart than this, in distances of rows. */
const SAME_ROW = 0.5
/** A row is clear when its words are this near to each other, and the next row this far away, in distances of rows. */
const NEAR = 0.28
const FAR = 0.72
/** Between words of one cell there is less than this, in heights of a word. */
const CELL_GAP = 1
/** Standard errors within which the lean must leave the row certain. */
const CERTAIN = 3.5

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The rows of a photo; undefined without places. */
export function photoRows(text: string, words: readonly ReadWord[]): PhotoRows | undefined {
  const placed = words.flatMap(word => (word.box ? [placeOf(word)] : []))
  if (placed.length < 6) return undefined
  const height = median(placed.map(one => one.height))
  const lines = linesOf(text, placed)
  // Readers join the cells of a row into a line, and now and then those of two rows.
  const leans = [lines, lines.flatMap(line => cellsOf(line, height))].flatMap(some =>
    possibleLeans(some.flatMap(endsOf), height),
  )
  const { lean, rows } = straightest(placed, leans, height)
  const inOrder = rows.map(({ words: own }) => own.map(({ one }) => one).sort((a, b) => a.x - b.x))
  return { folded: written(text, inOrder), areInOneRow: clearRows(rows, lean), areApart: apartIn(rows) }
}

const placeOf = (word: ReadWord): Placed => ({
  word,
  x: word.box.x + word.box.width / 2,
  y: word.box.y + word.box.height / 2,
  height: word.box.height,
})

/** The words line by line, as they were read. */
function linesOf(text: string, placed: readonly Placed[]): Placed[][] {
  const lines: Placed[][] = []
  placed.forEach((one, i) => {
    const before = placed[i - 1]
    const line = lines.at(-1)
    if (line && before && !text.slice(before.word.end, one.word.start).includes('\n')) line.push(one)
    else lines.push([one])
  })
  return lines
}

/** A line cut where a column ends. */
function cellsOf(line: readonly Placed[], height: number): Placed[][] {
  const cells: Placed[][] = []
  line.forEach((one, i) => {
    const before = line[i - 1]
    const cell = cells.at(-1)
    const gap = before ? one.word.box.x - before.word.box.x - before.word.box.width : 0
    if (cell && gap < height * CELL_GAP) cell.push(one)
    else cells.push([one])
  })
  return cells
}

/** Where a line of more than one word begins and ends. */
function endsOf(line: readonly Placed[]): PrintedLine[] {
  const [from, to] = [line[0], line.at(-1)]
  return from && to && to.x > from.x ? [{ from, to }] : []
}

/** What one more row costs, beside the squares of how far words are off their rows in fifths of a word's height. */
const ROW = 6

/** Words of one level, and that level: the mean of theirs. */
interface Row {
  level: number
  words: { one: Placed; level: number }[]
}

/** The lean with which the words fall into the fewest and straightest rows. */
function straightest(
  placed: readonly Placed[],
  leans: readonly Lean[],
  height: number,
): { lean: Lean; rows: Row[] } {
  let best: { lean: Lean; rows: Row[]; cost: number } | undefined
  for (const lean of leans) {
    const rows = rowsOf(placed, lean, height)
    let cost = rows.length * ROW + lean.unlikeliness
    for (const { level, words } of rows)
      for (const word of words) cost += ((word.level - level) / (height * 0.2)) ** 2
    if (!best || cost < best.cost) best = { lean, rows, cost }
  }
  if (!best) throw new Error('there is always a lean')
  return best
}

/** Words from top to bottom, cut into rows where the next one is lower. */
function rowsOf(placed: readonly Placed[], lean: Lean, height: number): Row[] {
  const sorted = placed.map(one => ({ one, level: lean.level(one) })).sort((a, b) => a.level - b.level)
  // Half of a word's height first; then of the distance that rows turn out to have.
  const first = cut(sorted, height * SAME_ROW)
  const pitch = pitchOf(first)
  return pitch > 0 && pitch < height ? cut(sorted, pitch * SAME_ROW) : first
}

function cut(sorted: Row['words'], most: number): Row[] {
  const rows: Row[] = []
  for (const word of sorted) {
    const row = rows.at(-1)
    if (row && word.level - row.level < most) {
      row.level += (word.level - row.level) / (row.words.length + 1)
      row.words.push(word)
    } else rows.push({ level: word.level, words: [word] })
  }
  return rows
}

/** The usual distance of rows. */
const pitchOf = (rows: readonly Row[]): number =>
  median(rows.slice(1).map(({ level }, i) => level - (rows[i]?.level ?? 0)))

function clearRows(rows: readonly Row[], lean: Lean): PhotoRows['areInOneRow'] {
  const pitch = pitchOf(rows)
  const isClear = rows.map(({ level, words }, i) => {
    const gaps = [rows[i - 1], rows[i + 1]].map(other => Math.abs((other?.level ?? Infinity) - level))
    const spread = Math.max(...words.map(word => Math.abs(word.level - level)))
    return spread <= NEAR * pitch && gaps.every(gap => gap >= FAR * pitch)
  })
  const wordIn = (row: Row | undefined, span: Span) =>
    row?.words.find(({ one }) => overlaps(one.word, span))?.one
  return (one, other) => {
    const at = rows.findIndex(row => wordIn(row, one))
    const [from, to] = [wordIn(rows[at], one), wordIn(rows[at], other)]
    if (!isClear[at] || !from || !to) return false
    return lean.errorBetween(from, to) * CERTAIN < pitch * (1 - NEAR - SAME_ROW / 2)
  }
}

function apartIn(rows: readonly Row[]): PhotoRows['areApart'] {
  const rowsOfSpan = (span: Span) =>
    rows.flatMap(({ words }, at) => (words.some(({ one }) => overlaps(one.word, span)) ? [at] : []))
  return (one, other) => {
    const [first, second] = [rowsOfSpan(one), rowsOfSpan(other)]
    return first.length > 0 && second.length > 0 && !first.some(at => second.includes(at))
  }
}

const overlaps = (word: Span, span: Span) => word.start < span.end && word.end > span.start

/** The rows as a folded text; what was written without a blank stays so. */
function written(text: string, rows: readonly (readonly Placed[])[]): Folded {
  let laid = ''
  const from: number[] = []
  const add = (part: string, at: number) => {
    for (let i = 0; i < part.length; i++) from.push(at + i)
    laid += part
  }
  for (const row of rows) {
    row.forEach(({ word }, i) => {
      const before = row[i - 1]?.word
      if (before && before.end !== word.start) add(' ', word.start)
      add(text.slice(word.start, word.end), word.start)
    })
    add('\n', row.at(-1)?.word.end ?? 0)
  }
  const folded = fold(laid)
  return { text: folded.text, at: folded.at.map(index => from[index] ?? text.length) }
}

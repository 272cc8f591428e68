import type { ReadWord } from '../../parsing/to-ingredients.ts'
import type { Span } from '../../shapes.ts'
import { type Folded, fold } from '../../text/normalize.ts'
import { type PrintedLine, possibleLeans } from './lean.ts'
import { type Layout, layoutsOf, median, type Placed, pitchOf, type Row, SAME_ROW } from './row-layouts.ts'

/** A photo's words in rows as they stand on it, where the reading order took a table column by column. */
export interface PhotoRows {
  /** The rows as a folded text, with offsets into the text they come from. */
  folded: Folded
  /** Whether two stretches of the text certainly stand in one row: no other row comes near, however the photo leans. */
  areInOneRow: (one: Span, other: Span) => boolean
  /** Whether two stretches stand in different rows, although they may have been read as one line. */
  areApart: (one: Span, other: Span) => boolean
}

/** A row is clear when its words are this near to each other, and the next row this far away, in distances of rows. */
const NEAR = 0.28
const FAR = 0.72
/** Between words of one cell there is less than this, in heights of a word. */
const CELL_GAP = 1
/** Standard errors within which the lean must leave the row certain. */
const CERTAIN = 3.5

/** The rows of a photo, in each of the ways that its print allows, the likeliest first; none without places. */
export function photoRows(text: string, words: readonly ReadWord[]): PhotoRows[] {
  const placed = onceEach(words.flatMap(word => (word.box ? [placeOf(word)] : [])))
  if (placed.length < 6) return []
  const height = median(placed.map(one => one.height))
  const lines = linesOf(text, placed)
  // Readers join the cells of a row into a line, and now and then those of two rows.
  const leans = [lines, lines.flatMap(line => cellsOf(line, height))].flatMap(some =>
    possibleLeans(some.flatMap(endsOf), height),
  )
  return layoutsOf(placed, leans, height).map(layout => ({
    folded: written(
      text,
      layout.rows.map(({ words: own }) =>
        own.map(({ one }) => one).sort((a, b) => a.word.box.x - b.word.box.x),
      ),
    ),
    areInOneRow: clearRows(layout),
    areApart: apartIn(layout.rows),
  }))
}

/** Words that two readers found at the same place count once, as the surer one read them. */
function onceEach(placed: readonly Placed[]): Placed[] {
  const kept: Placed[] = []
  for (const one of placed.toSorted((a, b) => b.word.confidence - a.word.confidence))
    if (!kept.some(other => isSamePlace(one, other))) kept.push(one)
  return kept.sort((a, b) => a.word.start - b.word.start)
}

const isSamePlace = (one: Placed, other: Placed) => {
  const [a, b] = [one.word.box, other.word.box]
  return (
    Math.abs(one.x - other.x) * 2 < Math.min(a.width, b.width) &&
    Math.abs(one.y - other.y) * 2 < Math.min(a.height, b.height) &&
    Math.max(a.width, b.width) < 2 * Math.min(a.width, b.width)
  )
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

function clearRows({ rows, lean }: Layout): PhotoRows['areInOneRow'] {
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

/** `1 1 76kJ`: figures that stand nearer than two letters of one cell would are one number. */
function isSplitNumber(text: string, before: ReadWord, word: ReadWord): boolean {
  const [last, first] = [text[before.end - 1] ?? '', text[word.start] ?? '']
  if (!/\d/.test(last) || !/[\d.]/.test(first)) return false
  const letter = (word.box.width + before.box.width) / (word.end - word.start + before.end - before.start)
  return word.box.x - before.box.x - before.box.width < letter * 0.75
}

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
      if (before && before.end !== word.start && !isSplitNumber(text, before, word)) add(' ', word.start)
      add(text.slice(word.start, word.end), word.start)
    })
    add('\n', row.at(-1)?.word.end ?? 0)
  }
  const folded = fold(laid)
  return { text: folded.text, at: folded.at.map(index => from[index] ?? text.length) }
}

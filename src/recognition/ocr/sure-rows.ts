import type { Box } from '../prepare/geometry.ts'
import type { Reading, ReadLine, ReadWord } from './reading.ts'

/** Rows read with less confidence than `doubtful` are taken from the other reading where it is `sure` of them, and surer by `lead`. */
const CONFIDENCE = { doubtful: 0.75, sure: 0.82, lead: 0.12 }
/** Two rows are the same print when they share this much of the lower one's height, and of the narrower one's width. */
const SHARED = { height: 0.5, width: 0.6 }

const overlap = (from: number, length: number, otherFrom: number, otherLength: number) =>
  Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom)

const sharedHeight = (a: Box, b: Box) => overlap(a.y, a.height, b.y, b.height) / Math.min(a.height, b.height)
const sharedWidth = (a: Box, b: Box) => overlap(a.x, a.width, b.x, b.width) / Math.min(a.width, b.width)

const isSamePrint = (a: Box, b: Box) =>
  sharedHeight(a, b) >= SHARED.height && sharedWidth(a, b) >= SHARED.width

/** Whether the middle of a word is in a row's box. */
const standsOn = (word: Box, row: Box) => {
  const middle = word.x + word.width / 2
  return sharedHeight(word, row) >= SHARED.height && middle >= row.x && middle <= row.x + row.width
}

/** The row at another place of the text. */
function movedTo(line: ReadLine, start: number): ReadLine {
  const shift = start - line.start
  const words = line.words.map(word => ({ ...word, start: word.start + shift, end: word.end + shift }))
  return { ...line, start, end: start + line.text.length, words }
}

/** A reading with other lines, one after the other. */
function withLines(reading: Reading, lines: readonly ReadLine[]): Reading {
  const placed: ReadLine[] = []
  let start = 0
  for (const line of lines) {
    placed.push(movedTo(line, start))
    start += line.text.length + 1
  }
  return { ...reading, lines: placed, text: placed.map(({ text }) => text).join('\n') }
}

/** Whether a row stands between two others, one right above and one right below it. */
const isBetween = ({ box }: ReadLine, above: ReadLine, below: ReadLine) => {
  const middle = box.y + box.height / 2
  return (
    middle > above.box.y + above.box.height / 2 &&
    middle < below.box.y + below.box.height / 2 &&
    sharedWidth(box, above.box) >= SHARED.width &&
    sharedWidth(box, below.box) >= SHARED.width
  )
}

/** A row with some of its words only; the row itself where all are left. */
function withWords(row: ReadLine, words: readonly ReadWord[]): ReadLine {
  if (words.length === row.words.length) return row
  let { start } = row
  const placed = words.map(word => {
    const moved = { ...word, start, end: start + word.text.length }
    start = moved.end + 1
    return moved
  })
  const text = placed.map(word => word.text).join(' ')
  const [from, to] = [
    Math.min(...placed.map(({ box }) => box.x)),
    Math.max(...placed.map(({ box }) => box.x + box.width)),
  ]
  const box = { ...row.box, x: from, width: to - from }
  return { ...row, text, end: row.start + text.length, words: placed, box }
}

/**
 * A reading with its doubtful rows taken from another reading of the same photo, where that one is surer of the same print; and with
 * the rows between its own that it has lost.
 */
export function withSureRows(reading: Reading, other: Reading): Reading {
  const isSure = ({ confidence, text }: ReadLine) => confidence >= CONFIDENCE.sure && text.length > 3
  const taken = new Set<ReadLine>()
  const placed = new Set<ReadWord>()
  const better = reading.lines.flatMap(line => {
    if (line.confidence >= CONFIDENCE.doubtful) return [line]
    const same = other.lines.filter(({ box }) => isSamePrint(box, line.box))
    const [row] = same
    if (same.length !== 1 || !row || !isSure(row) || row.confidence < line.confidence + CONFIDENCE.lead)
      return [line]
    taken.add(row)
    // A row of a table may go on where this reading has another line: each word is taken once, and none that is there already.
    const isElsewhere = ({ box }: ReadWord) =>
      reading.lines.some(own => own !== line && standsOn(box, own.box))
    const words = row.words.filter(word => !placed.has(word) && !isElsewhere(word))
    for (const word of words) placed.add(word)
    return words.length > 0 ? [withWords(row, words)] : []
  })
  const lost = other.lines.filter(
    row =>
      isSure(row) &&
      !taken.has(row) &&
      !reading.lines.some(({ box }) => sharedHeight(box, row.box) > 0.3 && sharedWidth(box, row.box) > 0),
  )
  const lines = better.flatMap((line, i) => {
    const next = better[i + 1]
    return next ? [line, ...lost.filter(row => isBetween(row, line, next))] : [line]
  })
  const isChanged =
    lines.length !== reading.lines.length || lines.some((line, i) => line !== reading.lines[i])
  return isChanged ? withLines(reading, lines) : reading
}

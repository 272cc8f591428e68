import type { ReadWord } from '../../parsing/to-ingredients.ts'
import type { Box } from '../../shapes.ts'
import { type Folded, fold } from '../../text/normalize.ts'

interface Placed {
  word: ReadWord
  x: number
  y: number
  box: Box
}

/** Words of one row are no further apart than this, in heights of a row. */
const SAME_ROW = 0.55
/** A line tells how the print leans when it is at least this long, in heights of a row. */
const LONG = 4

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * The words of a photo in rows as they stand on it, where the reading order took a table column by column; folded, with the offsets of
 * the text they come from. Undefined without places.
 */
export function photoRows(text: string, words: readonly ReadWord[]): Folded | undefined {
  const placed = words.flatMap(word => (word.box ? [placeOf(word, word.box)] : []))
  if (placed.length < 6) return undefined
  const height = median(placed.map(({ box }) => box.height))
  const lean = leanOf(text, placed, height)
  const rows: Placed[][] = []
  const down = ({ x, y }: Placed) => y - lean(y) * x
  for (const one of placed.toSorted((a, b) => down(a) - down(b))) {
    const row = rows.at(-1)
    if (row && down(one) - median(row.map(down)) < height * SAME_ROW) row.push(one)
    else rows.push([one])
  }
  return written(
    text,
    rows.map(row => row.toSorted((a, b) => a.x - b.x)),
  )
}

const placeOf = (word: ReadWord, box: Box): Placed => ({
  word,
  box,
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
})

/** How much rows lean at a height of the photo: by the lines that were read, which perspective leans more and more. */
function leanOf(text: string, placed: readonly Placed[], height: number): (y: number) => number {
  const slopes: { y: number; slope: number; length: number }[] = []
  let line: Placed[] = []
  const close = () => {
    const [first, last] = [line[0], line.at(-1)]
    if (first && last && last.x - first.x > height * LONG)
      slopes.push({
        y: (first.y + last.y) / 2,
        slope: (last.y - first.y) / (last.x - first.x),
        length: last.x - first.x,
      })
    line = []
  }
  placed.forEach((one, i) => {
    const before = placed[i - 1]
    if (before && text.slice(before.word.end, one.word.start).includes('\n')) close()
    line.push(one)
  })
  close()
  if (slopes.length === 0) return () => 0
  const middle = median(slopes.map(({ slope }) => slope))
  const near = slopes.filter(({ slope }) => Math.abs(slope - middle) < 0.06)
  const total = near.reduce((sum, { length }) => sum + length, 0)
  const meanY = near.reduce((sum, { y, length }) => sum + y * length, 0) / total
  const mean = near.reduce((sum, { slope, length }) => sum + slope * length, 0) / total
  const spread = near.reduce((sum, { y, length }) => sum + (y - meanY) ** 2 * length, 0)
  const growth =
    near.length < 4 || spread === 0
      ? 0
      : near.reduce((sum, { y, slope, length }) => sum + (y - meanY) * (slope - mean) * length, 0) / spread
  return y => mean + growth * (y - meanY)
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
      if (before && before.end !== word.start) add(' ', word.start)
      add(text.slice(word.start, word.end), word.start)
    })
    add('\n', row.at(-1)?.word.end ?? 0)
  }
  const folded = fold(laid)
  return { text: folded.text, at: folded.at.map(index => from[index] ?? text.length) }
}

import type { PixelBox } from '../image/grey.ts'
import { median } from '../image/statistics.ts'
import { inOrder } from './restack.ts'

/** A row of a column of text: the numbers of the boxes in it from left to right, and the box around them. */
interface Row extends PixelBox {
  members: number[]
}

const widthOf = ({ left, right }: PixelBox) => right - left
const heightOf = ({ top, bottom }: PixelBox) => bottom - top

const overlapAcross = (a: PixelBox, b: PixelBox) => Math.min(a.right, b.right) - Math.max(a.left, b.left)
const overlapDown = (a: PixelBox, b: PixelBox) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)

/** Whether two boxes stand in one row of print: side by side, and not of very different sizes. */
const isBeside = (a: PixelBox, b: PixelBox): boolean =>
  overlapDown(a, b) > Math.min(heightOf(a), heightOf(b)) * 0.5 &&
  Math.max(heightOf(a), heightOf(b)) < Math.min(heightOf(a), heightOf(b)) * 2

/** Gaps in row heights: inside a row of text, between the cells of a table, and down to the next line of a text. */
const WORD_GAP = 1.2
const CELL_GAP = 12
const LINE_GAP = 1.3
/** Wider than this in row heights is no name or figure of a table's cell, but text. */
const CELL_WIDTH = 8
/** Narrower and lower than this in row heights: a mark of print, or what the detector saw in the gap between columns. */
const MARK = { width: 1.2, height: 0.6 }
/** Lines of one text begin this close to one another, in row heights. */
const ALIGNED = 1.5

/** Whether the row is the last, short line of a text: right under a longer line that begins where it does. */
function isLastLine(row: PixelBox, others: readonly PixelBox[], height: number): boolean {
  return others.some(
    above =>
      above !== row &&
      above.bottom <= row.top + height * 0.6 &&
      row.top - above.bottom < height * 0.9 &&
      Math.abs(above.left - row.left) < height * ALIGNED &&
      widthOf(above) > widthOf(row) + height * 2 &&
      widthOf(above) > height * CELL_WIDTH,
  )
}

/** Boxes near a row, above or below, in row heights. */
const NEIGHBOURHOOD = 2.5
/** Columns begin this exactly one under the other, in row heights. */
const COLUMN_EDGE = 0.7

/** Whether a column begins at `right`: other rows have a gap there as well, and text that begins where it does. */
function isColumn(left: PixelBox, right: PixelBox, boxes: readonly PixelBox[], height: number): boolean {
  return boxes.some(
    other =>
      other !== right &&
      Math.abs(other.left - right.left) < height * COLUMN_EDGE &&
      other.top - right.bottom < height * NEIGHBOURHOOD &&
      right.top - other.bottom < height * NEIGHBOURHOOD &&
      boxes.some(
        before =>
          before !== left &&
          isBeside(before, other) &&
          before.right <= other.left + height &&
          before.left < other.left - height * CELL_WIDTH &&
          overlapAcross(before, left) > 0,
      ),
  )
}

/** Whether `right` goes on where `left` ends: the same row of text, or the next cell of a table's row. */
function isJoined(left: PixelBox, right: PixelBox, boxes: readonly PixelBox[], height: number): boolean {
  const gap = right.left - left.right
  if (gap < -height || gap > height * CELL_GAP || !isBeside(left, right)) return false
  const isCell = widthOf(left) <= height * CELL_WIDTH
  const isMark = widthOf(left) < height * MARK.width && heightOf(left) < height * MARK.height
  if (gap <= height * WORD_GAP && ((isCell && !isMark) || !isColumn(left, right, boxes, height))) {
    return !(isCell && isLastLine(left, boxes, height) && isColumn(left, right, boxes, height))
  }
  return isCell && gap > height * WORD_GAP && !isLastLine(left, boxes, height)
}

/** The lines of the same text right above a box of it (-1) or below it (1), nearest first; not those with a name of their own. */
function linesFrom(
  start: number,
  direction: -1 | 1,
  name: PixelBox,
  boxes: readonly PixelBox[],
  height: number,
): number[] {
  const box = boxes[start]
  if (!box) return []
  const next = boxes.findIndex(other => {
    const gap = direction < 0 ? box.top - other.bottom : other.top - box.bottom
    const hasName = (left: PixelBox) =>
      left !== name &&
      left.right <= other.left &&
      other.left - left.right < height * CELL_GAP &&
      isBeside(left, other)
    return (
      // Boxes that overlap would be each other's next ones.
      (other.top - box.top) * direction > 0 &&
      Math.abs(gap) < height * 0.7 &&
      Math.abs(other.left - box.left) < height * COLUMN_EDGE &&
      !boxes.some(hasName)
    )
  })
  return next < 0 ? [] : [next, ...linesFrom(next, direction, name, boxes, height)]
}

/**
 * The first line of the text that a name on its left belongs to: in a table the name may stand at half the height of a
 * text of several lines, with as many above it as below.
 */
function firstLine(name: PixelBox, beside: number, boxes: readonly PixelBox[], height: number): number {
  const above = linesFrom(beside, -1, name, boxes, height)
  const below = linesFrom(beside, 1, name, boxes, height)
  return above[Math.min(above.length, below.length) - 1] ?? beside
}

const hullOf = (boxes: readonly PixelBox[]): PixelBox => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

/** Joins each box to the nearest one that it goes on from. */
function joinRows(boxes: readonly PixelBox[], height: number): Row[] {
  const nextOf = new Map<number, number>()
  const taken = new Set<number>()
  /** A figure of a table's row is no name: something stands on its left. */
  const nameIsFollowed = (at: number) => taken.has(at)
  const byLeft = [...boxes.keys()].sort((a, b) => (boxes[a]?.left ?? 0) - (boxes[b]?.left ?? 0))
  for (const right of byLeft) {
    const box = boxes[right]
    if (!box) continue
    const before = byLeft
      .filter(other => other !== right && !nextOf.has(other))
      .flatMap(other => {
        const left = boxes[other]
        return left && left.left < box.left && isJoined(left, box, boxes, height)
          ? [{ other, at: left.right }]
          : []
      })
      .sort((a, b) => b.at - a.at)[0]
    if (!before) continue
    const name = boxes[before.other]
    const isName = name && box.left - name.right > height * WORD_GAP && !nameIsFollowed(before.other)
    const text = isName ? firstLine(name, right, boxes, height) : right
    if (taken.has(text)) continue
    nextOf.set(before.other, text)
    taken.add(text)
  }
  return byLeft
    .filter(first => !taken.has(first))
    .map(first => {
      const members: number[] = []
      for (let at: number | undefined = first; at !== undefined; at = nextOf.get(at)) members.push(at)
      return { members, ...hullOf(members.flatMap(member => boxes[member] ?? [])) }
    })
}

/** How well `below` follows `above` as the next line of one text; undefined where it does not. */
function linkOf(above: Row, below: Row, height: number): number | undefined {
  const gap = below.top - above.bottom
  if (below.top + below.bottom <= above.top + above.bottom || gap > height * LINE_GAP) return undefined
  if (overlapDown(above, below) > Math.min(heightOf(above), heightOf(below)) * 0.6) return undefined
  const shared = overlapAcross(above, below) / Math.min(widthOf(above), widthOf(below))
  if (shared < 0.5) return undefined
  const isAligned = Math.abs(above.left - below.left) < height * ALIGNED
  const distance = Math.max(0, (above.top + above.bottom - below.top - below.bottom) / -2 / height)
  return shared + (isAligned ? 1 : 0) - distance
}

/** Chains rows that follow one another as lines of one text: each with the one that it fits best, both ways. */
function chainRows(rows: readonly Row[], height: number): Row[][] {
  const links = rows
    .flatMap((above, from) =>
      rows.flatMap((below, to) => {
        const fit = from === to ? undefined : linkOf(above, below, height)
        return fit === undefined ? [] : [{ from, to, fit }]
      }),
    )
    .sort((a, b) => b.fit - a.fit)
  const next = new Map<number, number>()
  const hasPrevious = new Set<number>()
  for (const { from, to } of links) {
    if (next.has(from) || hasPrevious.has(to)) continue
    next.set(from, to)
    hasPrevious.add(to)
  }
  return rows.flatMap((_, first) => {
    if (hasPrevious.has(first)) return []
    const chain: Row[] = []
    for (let at: number | undefined = first; at !== undefined; at = next.get(at)) {
      const row = rows[at]
      if (row) chain.push(row)
    }
    return [chain]
  })
}

/**
 * The reading order of boxes of text on a level page: lines from first to last, each with the numbers of its boxes from
 * left to right. Columns are read one after the other, cells of a table row by row.
 */
export function orderBoxes(boxes: readonly PixelBox[]): number[][] {
  const height = median(boxes.map(heightOf))
  const chains = chainRows(joinRows(boxes, height), height)
  const passages = chains.map(rows => ({ rows, ...hullOf(rows) }))
  return inOrder(passages).flatMap(({ rows }) => rows.map(({ members }) => members))
}

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

/** Whether `right` goes on where `left` ends: the same row of text, or the next cell of a table's row. */
function isJoined(left: PixelBox, right: PixelBox, boxes: readonly PixelBox[], height: number): boolean {
  const gap = right.left - left.right
  if (gap < -height || !isBeside(left, right)) return false
  if (gap <= height * WORD_GAP) return true
  if (gap > height * CELL_GAP || widthOf(left) > height * CELL_WIDTH) return false
  return !isLastLine(left, boxes, height)
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
    nextOf.set(before.other, right)
    taken.add(right)
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

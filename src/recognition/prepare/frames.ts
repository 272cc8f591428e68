import type { Component } from '../image/components.ts'
import type { PixelBox } from '../image/grey.ts'
import { isRule } from './rules.ts'

/** Which cells of a page rules run through. */
export interface RuledCells {
  columns: number
  rows: number
  cellPx: number
  cells: Uint8Array
}

/** A frame is higher than this many characters, and each of its sides printed for this share at least. */
const MIN_FRAME = 2.5
const MIN_SIDE_SHARE = 0.6
/** Rules that end no further from one another than this, in characters, are pieces of one. */
const REACH = 0.6

/** Boxes around rules that hang together, pieces of broken ones included, where all four sides are printed. */
export function findFrames(
  barriers: RuledCells,
  components: readonly Component[],
  charHeightPx: number,
): PixelBox[] {
  const reach = charHeightPx * REACH
  const isInside = (inner: PixelBox, outer: PixelBox) =>
    inner.left > outer.left + reach &&
    inner.right < outer.right - reach &&
    inner.top > outer.top + reach &&
    inner.bottom < outer.bottom - reach
  const isApart = (a: PixelBox, b: PixelBox) =>
    a.left > b.right + reach ||
    b.left > a.right + reach ||
    a.top > b.bottom + reach ||
    b.top > a.bottom + reach
  let frames: PixelBox[] = []
  for (const { left, top, right, bottom } of components.filter(one => isRule(one, charHeightPx * 1.05))) {
    let frame: PixelBox = { left, top, right, bottom }
    const isLoose = (other: PixelBox) =>
      isApart(frame, other) || isInside(frame, other) || isInside(other, frame)
    for (
      let piece = frames.find(other => !isLoose(other));
      piece;
      piece = frames.find(other => !isLoose(other))
    ) {
      const joined = piece
      frames = frames.filter(other => other !== joined)
      frame = {
        left: Math.min(frame.left, joined.left),
        top: Math.min(frame.top, joined.top),
        right: Math.max(frame.right, joined.right),
        bottom: Math.max(frame.bottom, joined.bottom),
      }
    }
    frames.push(frame)
  }
  return frames.filter(
    frame => frame.bottom - frame.top > charHeightPx * MIN_FRAME && isClosed(frame, barriers, reach),
  )
}

/** Whether rules run along each side of a box, no further than `reach` from it. */
function isClosed(
  { left, top, right, bottom }: PixelBox,
  { columns, rows, cellPx, cells }: RuledCells,
  reach: number,
): boolean {
  const cell = (px: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(px / cellPx)))
  const isPrinted = (box: PixelBox) => {
    for (let row = cell(box.top, rows); row <= cell(box.bottom, rows); row++) {
      for (let column = cell(box.left, columns); column <= cell(box.right, columns); column++) {
        if (cells[row * columns + column]) return true
      }
    }
    return false
  }
  const share = (length: number, at: (px: number) => PixelBox) => {
    const steps = Math.max(1, Math.floor(length / cellPx))
    let printed = 0
    for (let i = 0; i < steps; i++) if (isPrinted(at((i + 0.5) * cellPx))) printed++
    return printed / steps
  }
  const across = (y: number) => (x: number) => ({
    left: left + x,
    right: left + x,
    top: y - reach,
    bottom: y + reach,
  })
  const down = (x: number) => (y: number) => ({
    top: top + y,
    bottom: top + y,
    left: x - reach,
    right: x + reach,
  })
  return (
    [across(top), across(bottom)].every(side => share(right - left, side) >= MIN_SIDE_SHARE) &&
    [down(left), down(right)].every(side => share(bottom - top, side) >= MIN_SIDE_SHARE)
  )
}

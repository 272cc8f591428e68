import type { Component } from '../image/components.ts'
import type { GreyImage, PixelBox } from '../image/grey.ts'
import type { InkMap } from '../image/ink-map.ts'
import { type CellGrid, labelRegions } from '../image/regions.ts'
import { findFrames } from '../prepare/frames.ts'
import { isRule } from '../prepare/rules.ts'
import { findGutters, wholeLines, wordGapLimits } from './gutters.ts'

/** A block of text: paragraphs that belong together, apart from the table beside them. */
export interface Block extends PixelBox {
  /** Its number in `BlockMap.labels`. */
  label: number
}

/** Text blocks of an ink map; `labels` tells for each cell which block (or -1) it belongs to. */
export interface BlockMap {
  blocks: Block[]
  labels: Int32Array
  columns: number
  rows: number
  cellPx: number
  /** Cells that a rule runs through. */
  barriers: Uint8Array
  /** Tables and other frames that rules close on four sides. */
  frames: PixelBox[]
}

/** Gaps in characters that are still inside one block: word gaps across, line gaps down. */
const GAP_ACROSS = 1.3
const GAP_DOWN = 0.85
const MIN_CHARACTERS = 4
const MIN_GOOD_SHARE = 0.45
/** Largest gap in characters between lines of one text: label lists are set at up to 2.5 line pitches. */
export const CHAIN_GAP = 1.8
/** The last line of a text may be a single character: no higher than a line, with the same left edge as the others (in characters). */
const MAX_LAST_LINE = 1.6
const LAST_LINE_SHIFT = 1
/** Text whose last line is short has longer ones. */
const MIN_LINE_WIDTH = 6
/** The name of a table's row is at least two characters, on one line, and is no further left of its text than this. */
const MIN_NAME_WIDTH = 1.5
const MAX_NAME_GAP = 10
/** Print differs from its ground by 90 grey levels and more on a flattened page, noise and shadows by 35 at most. */
const MIN_CONTRAST = 60

/** Number of set pixels of `pixels` per square cell. */
function countPerCell({ width, height }: InkMap, pixels: Uint8Array, cellPx: number) {
  const columns = Math.ceil(width / cellPx)
  const rows = Math.ceil(height / cellPx)
  const counts = new Uint16Array(columns * rows)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / cellPx) * columns
    for (let x = 0; x < width; x++) {
      if (!pixels[y * width + x]) continue
      const cell = row + Math.floor(x / cellPx)
      counts[cell] = (counts[cell] ?? 0) + 1
    }
  }
  return { columns, rows, counts }
}

/** Fills gaps of up to `maxGap` cells along rows or columns; a rule stops it, for text on either side is apart. */
function smear(
  grid: CellGrid,
  isBarrier: Uint8Array,
  maxGap: (line: number) => number,
  along: 'rows' | 'columns',
): CellGrid {
  const { columns, rows, cells } = grid
  const [lines, length] = along === 'rows' ? [rows, columns] : [columns, rows]
  const [lineStride, stride] = along === 'rows' ? [columns, 1] : [1, columns]
  const out = cells.slice()
  for (let line = 0; line < lines; line++) {
    let last = Number.NEGATIVE_INFINITY
    for (let i = 0; i < length; i++) {
      const cell = line * lineStride + i * stride
      if (isBarrier[cell]) {
        last = Number.NEGATIVE_INFINITY
        out[cell] = 0
      } else if (cells[cell]) {
        if (i - last <= maxGap(line)) {
          for (let k = last + 1; k < i; k++) out[line * lineStride + k * stride] = 1
        }
        last = i
      }
    }
  }
  return { columns, rows, cells: out }
}

/** Whether a component looks like a character or a few joined ones, rather than texture or a picture. */
function isTextLike({ left, right, top, bottom, area }: Component, charHeightPx: number): boolean {
  const width = right - left
  const height = bottom - top
  const isSized = height >= charHeightPx * 0.35 && height <= charHeightPx * 1.9 && width <= charHeightPx * 9
  return isSized && area >= height * 1.5
}

/** Share of ink in text-like components, per region label. */
function textShares(
  map: BlockMap,
  components: readonly Component[],
  charHeightPx: number,
): Map<number, number> {
  const good = new Map<number, number>()
  const all = new Map<number, number>()
  for (const component of components) {
    if (isRule(component, charHeightPx * 1.05)) continue
    const column = Math.min(
      map.columns - 1,
      Math.floor((component.left + component.right - 1) / 2 / map.cellPx),
    )
    const row = Math.min(map.rows - 1, Math.floor((component.top + component.bottom - 1) / 2 / map.cellPx))
    const label = map.labels[row * map.columns + column] ?? -1
    all.set(label, (all.get(label) ?? 0) + component.area)
    if (isTextLike(component, charHeightPx)) good.set(label, (good.get(label) ?? 0) + component.area)
  }
  return new Map([...all].map(([label, area]) => [label, (good.get(label) ?? 0) / area]))
}

/** By how much the ink of a region is darker than the ground between it. */
function contrastOf(
  page: GreyImage,
  map: InkMap,
  { cellPx, columns }: BlockMap,
  region: readonly number[],
): number {
  const sums = [0, 0]
  const counts = [0, 0]
  for (const cell of region) {
    const left = (cell % columns) * cellPx
    const top = Math.floor(cell / columns) * cellPx
    for (let y = top; y < Math.min(map.height, top + cellPx); y++) {
      for (let i = y * map.width + left; i < y * map.width + Math.min(map.width, left + cellPx); i++) {
        const kind = map.ink[i] ?? 0
        sums[kind] = (sums[kind] ?? 0) + (page.data[i] ?? 0)
        counts[kind] = (counts[kind] ?? 0) + 1
      }
    }
  }
  const meanOf = (kind: 0 | 1) => (sums[kind] ?? 0) / Math.max(1, counts[kind] ?? 0)
  return meanOf(0) - meanOf(1)
}

function boundsOf(region: readonly number[], columns: number, cellPx: number): PixelBox {
  const box = { left: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 }
  for (const cell of region) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    box.left = Math.min(box.left, column * cellPx)
    box.top = Math.min(box.top, row * cellPx)
    box.right = Math.max(box.right, (column + 1) * cellPx)
    box.bottom = Math.max(box.bottom, (row + 1) * cellPx)
  }
  return box
}

/**
 * Finds blocks of text on a flattened page by run-length smearing: ink (without rules) is smeared across word gaps and
 * down line gaps until each block is one region. `rules` are barriers. Specks, noise, pictures and shadows are left out.
 */
export function findBlocks(
  page: GreyImage,
  map: InkMap,
  components: readonly Component[],
  rules: Uint8Array,
  charHeightPx: number,
): BlockMap {
  const cellPx = Math.max(2, Math.round(charHeightPx / 5))
  const ink = countPerCell(map, map.ink, cellPx)
  const barrier = countPerCell(map, rules, cellPx)
  const { columns, rows } = ink
  const threshold = Math.max(1, cellPx * cellPx * 0.12)
  const filled: CellGrid = {
    columns,
    rows,
    cells: Uint8Array.from(ink.counts, n => (n >= threshold ? 1 : 0)),
  }
  const isBarrier = Uint8Array.from(barrier.counts, n => (n > 0 ? 1 : 0))
  const charCells = charHeightPx / cellPx
  const lines = wholeLines(filled, charCells)
  const gutters = findGutters(lines, charCells)
  const isApart = isBarrier.map((barrier, cell) => barrier || (gutters[cell] ?? 0))
  const limits = wordGapLimits(lines, charCells, Math.round(GAP_ACROSS * charCells))
  const across = smear(filled, isApart, row => limits[row] ?? 0, 'rows')
  const gapDown = Math.round(GAP_DOWN * charCells)
  const whole = smear(across, isBarrier, () => gapDown, 'columns')
  const { labels, regions } = labelRegions(whole)

  const frames = findFrames({ columns, rows, cellPx, cells: isBarrier }, components, charHeightPx)
  const found: BlockMap = { blocks: [], labels, columns, rows, cellPx, barriers: isBarrier, frames }
  const shares = textShares(found, components, charHeightPx)
  const short: Block[] = []
  regions.forEach((region, label) => {
    const box = boundsOf(region, columns, cellPx)
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    const area = region.length * cellPx * cellPx
    if (height < charHeightPx * 0.6 || (shares.get(label) ?? 0) < MIN_GOOD_SHARE) return
    const density = region.reduce((sum, cell) => sum + (ink.counts[cell] ?? 0), 0) / area
    if (density <= 0.04 || density >= 0.75) return
    if (contrastOf(page, map, found, region) < MIN_CONTRAST) return
    const isLong = width >= charHeightPx * 1.5 && area >= MIN_CHARACTERS * charHeightPx * charHeightPx * 0.8
    ;(isLong ? found.blocks : short).push({ ...box, label })
  })
  const long = [...found.blocks]
  found.blocks.push(...short.filter(one => long.some(text => belongsTo(one, text, charHeightPx))))
  return found
}

/** Whether a few characters stand where the last line under a block begins: they are its end, not a speck. */
const isLastLine = (line: Block, above: Block, charHeightPx: number): boolean =>
  line.bottom - line.top <= charHeightPx * MAX_LAST_LINE &&
  Math.abs(line.left - above.left) <= charHeightPx * LAST_LINE_SHIFT &&
  line.top >= above.bottom - charHeightPx * 0.3 &&
  line.top - above.bottom <= charHeightPx * CHAIN_GAP &&
  above.right - above.left >= charHeightPx * MIN_LINE_WIDTH

/** Whether two or three characters stand left of a block, as 配料 in a table does: they name it. */
const isRowName = (name: Block, text: Block, charHeightPx: number): boolean =>
  name.right - name.left >= charHeightPx * MIN_NAME_WIDTH &&
  name.bottom - name.top <= charHeightPx * MAX_LAST_LINE &&
  text.left >= name.right &&
  text.left - name.right <= charHeightPx * MAX_NAME_GAP &&
  (name.top + name.bottom) / 2 > text.top &&
  (name.top + name.bottom) / 2 < text.bottom

/** A block after a rotation of the page by 180 degrees. */
const overturned = ({ left, top, right, bottom, label }: Block): Block => ({
  left: -right,
  top: -bottom,
  right: -left,
  bottom: -top,
  label,
})

/** Whether a few characters belong to a longer text. The orientation of the page is not known yet. */
function belongsTo(one: Block, text: Block, charHeightPx: number): boolean {
  const ways = [
    [one, text],
    [overturned(one), overturned(text)],
  ] as const
  return ways.some(
    ([short, long]) => isLastLine(short, long, charHeightPx) || isRowName(short, long, charHeightPx),
  )
}

import { clamp, createGrey, type GreyImage, type PixelBox, type Point } from '../image/grey.ts'
import { type Block, type BlockMap, CHAIN_GAP } from './blocks.ts'

/** The position of each part of the page in the stacked column. */
export interface Placement {
  source: PixelBox
  /** Its left and top in the stacked image. */
  x: number
  y: number
}

/** Cells kept around a block's own: soft edges, accents, and a little ground. */
const REACH = 2

/** Groups boxes that share more than half of the smaller one's extent along one axis; groups come in order. */
function group<T extends PixelBox>(boxes: T[], start: 'top' | 'left', end: 'bottom' | 'right'): T[][] {
  const groups: T[][] = []
  for (const box of boxes.toSorted((a, b) => a[start] - b[start])) {
    const size = box[end] - box[start]
    const home = groups.find(members =>
      members.some(other => {
        const overlap = Math.min(box[end], other[end]) - Math.max(box[start], other[start])
        return overlap > Math.min(size, other[end] - other[start]) / 2
      }),
    )
    if (home) home.push(box)
    else groups.push([box])
  }
  return groups
}

/** Whether a rule runs between two boxes, the first above the second. */
type IsParted = (above: PixelBox, below: PixelBox) => boolean

/**
 * Blocks that stand closely under one another are one text, even where wide line spacing has cut it up:
 * a chain is never interrupted by text beside it.
 */
function chains<T extends PixelBox>(boxes: T[], maxGapPx: number, isParted: IsParted): T[][] {
  const found: T[][] = []
  for (const box of boxes.toSorted((a, b) => a.top - b.top)) {
    const above = found.find(chain => {
      const last = chain.at(-1)
      if (!last) return false
      const overlap = Math.min(box.right, last.right) - Math.max(box.left, last.left)
      const narrower = Math.min(box.right - box.left, last.right - last.left)
      return overlap > narrower / 2 && box.top - last.bottom <= maxGapPx && !isParted(last, box)
    })
    if (above) above.push(box)
    else found.push([box])
  }
  return found
}

/** Boxes that are read one after the other, and the box around them. */
interface Passage<T extends PixelBox> extends PixelBox {
  members: T[]
}

const hull = <T extends PixelBox>(members: T[]) => ({
  left: Math.min(...members.map(box => box.left)),
  top: Math.min(...members.map(box => box.top)),
  right: Math.max(...members.map(box => box.right)),
  bottom: Math.max(...members.map(box => box.bottom)),
})

/** Bands from top to bottom, within a band columns from left to right, and so on within each column. */
export function inOrder<T extends PixelBox>(boxes: T[]): T[] {
  return group(boxes, 'top', 'bottom').flatMap(band => {
    const columns = group(band, 'left', 'right')
    return columns.length > 1 ? columns.flatMap(inOrder) : band.toSorted((a, b) => a.top - b.top)
  })
}

const isWithin = (box: PixelBox, frame: PixelBox): boolean => {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom
}

/**
 * Bands from top to bottom, within a band columns from left to right, within a column from top to bottom.
 * Blocks no more than `maxGapPx` under one another stay together unless a rule parts them, and so does the text in
 * one of the `frames`: a table is read row by row, and to its end.
 */
export function readingOrder<T extends PixelBox>(
  boxes: T[],
  maxGapPx: number,
  isParted: IsParted = () => false,
  frames: readonly PixelBox[] = [],
): T[] {
  let passages: Passage<T>[] = chains(boxes, maxGapPx, isParted).map(members => ({
    ...hull(members),
    members,
  }))
  const area = ({ left, top, right, bottom }: PixelBox) => (right - left) * (bottom - top)
  for (const frame of frames.toSorted((a, b) => area(a) - area(b))) {
    const inside = passages.filter(passage => isWithin(passage, frame))
    if (inside.length < 2) continue
    const outside = passages.filter(passage => !isWithin(passage, frame))
    const members = inOrder(inside).flatMap(passage => passage.members)
    passages = [...outside, { ...hull(members), members }]
  }
  return inOrder(passages).flatMap(({ members }) => members)
}

/** A rule has gaps where it is printed thin. */
const MIN_RULED_SHARE = 0.7

/** Whether a rule runs between two boxes of a block map, the first above the second. */
function isRuled({ barriers, columns, rows, cellPx }: BlockMap, above: PixelBox, below: PixelBox): boolean {
  const [from, to] = [Math.max(above.left, below.left), Math.min(above.right, below.right)].map(x =>
    clamp(Math.round((x ?? 0) / cellPx), 0, columns),
  )
  const [top, bottom] = [above.bottom - cellPx, below.top + cellPx].map(y =>
    clamp(Math.round(y / cellPx), 0, rows),
  )
  let ruled = 0
  for (let column = from ?? 0; column < (to ?? 0); column++) {
    for (let row = top ?? 0; row < (bottom ?? 0); row++) {
      if (!barriers[row * columns + column]) continue
      ruled++
      break
    }
  }
  return ruled > ((to ?? 0) - (from ?? 0)) * MIN_RULED_SHARE
}

/** Cells of one block, grown by `REACH` but never into another block. */
function ownCells({ labels, columns, rows }: BlockMap, block: Block, cellPx: number): Uint8Array {
  const own = new Uint8Array(labels.length)
  const cellsOf = (from: number, to: number, count: number) =>
    [
      Math.max(0, Math.floor(from / cellPx) - REACH),
      Math.min(count - 1, Math.ceil(to / cellPx) + REACH),
    ] as const
  const [firstRow, lastRow] = cellsOf(block.top, block.bottom, rows)
  const [firstColumn, lastColumn] = cellsOf(block.left, block.right, columns)
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      if (labels[row * columns + column] !== block.label) continue
      for (let y = Math.max(0, row - REACH); y <= Math.min(rows - 1, row + REACH); y++) {
        for (
          let cell = y * columns + Math.max(0, column - REACH);
          cell <= y * columns + Math.min(columns - 1, column + REACH);
          cell++
        ) {
          if (labels[cell] === -1 || labels[cell] === block.label) own[cell] = 1
        }
      }
    }
  }
  return own
}

/** Copies the text of one block and nothing around it: Tesseract reads noise and shadows as characters. */
function copyBlock(
  page: GreyImage,
  map: BlockMap,
  scale: number,
  block: Block,
  to: GreyImage,
  at: Placement,
) {
  const own = ownCells(map, block, map.cellPx)
  const cellPx = map.cellPx * scale
  const { left, top, right, bottom } = at.source
  for (let y = top; y < bottom; y++) {
    const row = Math.min(map.rows - 1, Math.floor(y / cellPx)) * map.columns
    const target = (at.y + y - top) * to.width + at.x - left
    for (let x = left; x < right; x++) {
      if (own[row + Math.min(map.columns - 1, Math.floor(x / cellPx))]) {
        to.data[target + x] = page.data[y * page.width + x] ?? 0
      }
    }
  }
}

/**
 * Sets the blocks one under the other in reading order on a plain ground, so that PSM 6 ("one uniform block")
 * reads each to its end instead of across columns. `scale` is page pixels per pixel of the block map.
 * Without any block the page stays as it is and there are no placements.
 */
export function restack(
  page: GreyImage,
  map: BlockMap,
  scale: number,
  charHeightPx: number,
  ground: number,
): { image: GreyImage; placements: Placement[] } {
  if (map.blocks.length === 0) return { image: page, placements: [] }
  const margin = Math.round(charHeightPx * 0.6)
  const gap = Math.round(charHeightPx * 1.1)
  let y = margin
  const maxGapPx = (CHAIN_GAP * charHeightPx) / scale
  const blocks = readingOrder(map.blocks, maxGapPx, (above, below) => isRuled(map, above, below), map.frames)
  const placements = blocks.map((block): Placement => {
    const source: PixelBox = {
      left: clamp(Math.floor(block.left * scale - margin * 0.5), 0, page.width),
      top: clamp(Math.floor(block.top * scale - margin * 0.4), 0, page.height),
      right: clamp(Math.ceil(block.right * scale + margin * 0.5), 0, page.width),
      bottom: clamp(Math.ceil(block.bottom * scale + margin * 0.4), 0, page.height),
    }
    const placement = { source, x: margin, y }
    y += source.bottom - source.top + gap
    return placement
  })
  const width = Math.max(...placements.map(({ source }) => source.right - source.left)) + margin * 2
  const image = createGrey(width, y + margin, ground)
  placements.forEach((placement, i) => {
    const block = blocks[i]
    if (block) copyBlock(page, map, scale, block, image, placement)
  })
  return { image, placements }
}

/** Maps a point of the stacked image to the page; in the gap between two blocks the nearer one counts. */
export function unstack(placements: readonly Placement[], { x, y }: Point): Point {
  const distance = ({ y: top, source }: Placement) => {
    const bottom = top + source.bottom - source.top
    return Math.max(top - y, y - bottom, 0)
  }
  const [first, ...others] = placements
  if (!first) return { x, y }
  const nearest = others.reduce((a, b) => (distance(b) < distance(a) ? b : a), first)
  return { x: x - nearest.x + nearest.source.left, y: y - nearest.y + nearest.source.top }
}

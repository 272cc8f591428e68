import type { BlockMap } from './blocks.ts'
import { clamp, createGrey, type GreyImage, type PixelBox, type Point } from './grey.ts'

/** Which part of the page stands where in the stacked column. */
export interface Placement {
  source: PixelBox
  /** Its left and top in the stacked image. */
  x: number
  y: number
}

/** Groups boxes that share more than half of the smaller one's extent along one axis; groups come in order. */
function group<T extends PixelBox>(boxes: T[], start: 'top' | 'left', end: 'bottom' | 'right'): T[][] {
  const groups: { members: T[]; from: number; to: number }[] = []
  for (const box of boxes.toSorted((a, b) => a[start] - b[start])) {
    const size = box[end] - box[start]
    const home = groups.find(({ members }) =>
      members.some(other => {
        const overlap = Math.min(box[end], other[end]) - Math.max(box[start], other[start])
        return overlap > Math.min(size, other[end] - other[start]) / 2
      }),
    )
    if (home) home.members.push(box)
    else groups.push({ members: [box], from: box[start], to: box[end] })
  }
  return groups.map(({ members }) => members)
}

/** Bands from top to bottom; within a band columns from left to right; within a column from top to bottom. */
export function readingOrder<T extends PixelBox>(boxes: T[]): T[] {
  return group(boxes, 'top', 'bottom').flatMap(band =>
    group(band, 'left', 'right').flatMap(column => column.toSorted((a, b) => a.top - b.top)),
  )
}

/** Copies the pixels of one block, leaving out cells that belong to its neighbours. */
function copyBlock(
  page: GreyImage,
  map: BlockMap,
  scale: number,
  block: number,
  to: GreyImage,
  at: Placement,
) {
  const cellPx = map.cellPx * scale
  const { left, top, right, bottom } = at.source
  for (let y = top; y < bottom; y++) {
    const row = Math.min(map.rows - 1, Math.floor(y / cellPx)) * map.columns
    for (let x = left; x < right; x++) {
      const label = map.labels[row + Math.min(map.columns - 1, Math.floor(x / cellPx))] ?? -1
      if (label !== -1 && label !== block) continue
      to.data[(at.y + y - top) * to.width + at.x + x - left] = page.data[y * page.width + x] ?? 0
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
  const blocks = readingOrder(map.blocks)
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
    const label = blocks[i]?.label ?? -1
    copyBlock(page, map, scale, label, image, placement)
  })
  return { image, placements }
}

/** Where a point of the stacked image stands on the page; in the gap between two blocks the nearer one counts. */
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

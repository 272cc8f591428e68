import { clamp, type GreyImage } from './grey.ts'
import { mean, median } from './statistics.ts'

/** One number per cell of a coarse grid over the image. */
interface Grid {
  columns: number
  rows: number
  values: Float32Array
}

/** Where the ground ends up, so that even a slightly darker patch of it does not clip. */
const GROUND_LEVEL = 230
const INK_LEVEL = 30
/** Less contrast than this between ink and ground is noise and is not stretched further ... */
const MIN_RANGE = 30
/** ... nor is less than this share of what printed cells have: blank cells would turn their noise into specks. */
const MIN_RANGE_SHARE = 0.5

/** Part of an image: the pixels where a mask of its size equals `side`. */
interface Part {
  mask: Uint8Array
  side: 0 | 1
}

/** Less than this share of a window is too little to measure a part of the image by. */
const MIN_PART = 0.15
/** Half the width of a panel's edge, soft as it may be, in pixels of its mask. */
const EDGE = 3

/**
 * Ground (20th percentile from the light end) and ink (3rd from the dark end) per cell, windows twice the cell.
 * NaN where the cell contains too few pixels of the part.
 */
function measureCells(
  image: GreyImage,
  cellPx: number,
  inverted: boolean,
  part?: Part,
): { ground: Grid; ink: Grid } {
  const { width, height, data } = image
  const columns = Math.ceil(width / cellPx)
  const rows = Math.ceil(height / cellPx)
  const ground = new Float32Array(columns * rows)
  const ink = new Float32Array(columns * rows)
  const histogram = new Uint32Array(256)
  const half = cellPx >> 1
  const flip = inverted ? 255 : 0
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      histogram.fill(0)
      let count = 0
      const bottom = Math.min(height, (row + 1) * cellPx + half)
      const right = Math.min(width, (column + 1) * cellPx + half)
      for (let y = Math.max(0, row * cellPx - half); y < bottom; y += 2) {
        for (let x = Math.max(0, column * cellPx - half); x < right; x += 2) {
          if (part && part.mask[y * width + x] !== part.side) continue
          const level = (data[y * width + x] ?? 0) ^ flip
          histogram[level] = (histogram[level] ?? 0) + 1
          count++
        }
      }
      let light = 255
      for (let seen = 0; light > 0; light--) {
        seen += histogram[light] ?? 0
        if (seen > count * 0.2) break
      }
      let dark = 0
      for (let seen = 0; dark < 255; dark++) {
        seen += histogram[dark] ?? 0
        if (seen > count * 0.03) break
      }
      const isMeasured = !part || count > cellPx * cellPx * MIN_PART
      ground[row * columns + column] = isMeasured ? light : Number.NaN
      ink[row * columns + column] = isMeasured ? dark : Number.NaN
    }
  }
  return { ground: { columns, rows, values: ground }, ink: { columns, rows, values: ink } }
}

/** Each cell replaced by `pick` of what is known of its 3x3 neighbourhood. */
function filter3({ columns, rows, values }: Grid, pick: (neighbours: number[]) => number): Grid {
  const out = new Float32Array(values.length)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const neighbours: number[] = []
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          const value = values[y * columns + x] ?? 0
          if (!Number.isNaN(value)) neighbours.push(value)
        }
      }
      out[row * columns + column] = neighbours.length > 0 ? pick(neighbours) : Number.NaN
    }
  }
  return { columns, rows, values: out }
}

const least = (numbers: number[]) => Math.min(...numbers)

/** Contrast of printed cells as a share of their ground (90th percentile): light changes it little. */
function usualContrast(ground: Grid, ink: Grid): number {
  const shares = ground.values
    .map((light, i) => (light > 0 ? (light - (ink.values[i] ?? 0)) / light : 0))
    .sort()
  return shares[Math.floor(shares.length * 0.9)] ?? 0
}

/** For each pixel along one side: the grid cell before it and how far it is towards the next. */
function interpolation(length: number, cellPx: number, cells: number) {
  const cell = new Int32Array(length)
  const share = new Float32Array(length)
  for (let i = 0; i < length; i++) {
    const at = clamp((i + 0.5) / cellPx - 0.5, 0, cells - 1)
    cell[i] = Math.min(Math.max(0, cells - 2), Math.floor(at))
    share[i] = at - (cell[i] ?? 0)
  }
  return { cell, share }
}

/**
 * Takes shadows, gradients and coloured grounds away: per cell of `cellPx` (1.5 characters) the ground becomes
 * 230 and the ink 30, blended smoothly between cells. `inverted` also turns light ink dark. Where `panels` (a mask of
 * any size) is 1 it is the other way round; their edges, `EDGE` of the mask's pixels wide, become ground.
 */
export function flatten(image: GreyImage, cellPx: number, inverted: boolean, panels?: GreyImage): GreyImage {
  if (!panels) return flattenPart(image, cellPx, inverted)
  const mask = stretchMask(panels, image)
  const page = flattenPart(image, cellPx, inverted, { mask, side: 0 })
  const inside = flattenPart(image, cellPx, !inverted, { mask, side: 1 })
  for (let i = 0; i < mask.length; i++) if (mask[i]) page.data[i] = inside.data[i] ?? 0
  paintEdges(page, mask, Math.ceil((EDGE * image.width) / panels.width))
  return page
}

/** A mask at the size of an image. */
function stretchMask(mask: GreyImage, { width, height }: GreyImage): Uint8Array {
  const out = new Uint8Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor((y * mask.height) / height) * mask.width
    for (let x = 0; x < width; x++, i++) out[i] = mask.data[row + Math.floor((x * mask.width) / width)] ?? 0
  }
  return out
}

/** Paints ground wherever the other side of the mask is no further than `reachPx`: neither side knows what is between. */
function paintEdges({ width, height, data }: GreyImage, mask: Uint8Array, reachPx: number) {
  for (let y = 0; y < height; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const isEdge =
        (x + 1 < width && mask[i] !== mask[i + 1]) || (y + 1 < height && mask[i] !== mask[i + width])
      if (!isEdge) continue
      for (let row = Math.max(0, y - reachPx); row <= Math.min(height - 1, y + reachPx); row++)
        data.fill(
          GROUND_LEVEL,
          row * width + Math.max(0, x - reachPx),
          row * width + Math.min(width, x + reachPx + 1),
        )
    }
  }
}

function flattenPart(image: GreyImage, cellPx: number, inverted: boolean, part?: Part): GreyImage {
  const { width, height, data } = image
  const measured = measureCells(image, cellPx, inverted, part)
  // The median skips cells full of ink or glare; ink takes the darkest neighbour, for empty cells have none.
  const ground = filter3(filter3(measured.ground, median), mean)
  const ink = filter3(filter3(measured.ink, least), mean)
  const { columns, rows } = ground
  const across = interpolation(width, cellPx, columns)
  const down = interpolation(height, cellPx, rows)
  const minShare = usualContrast(measured.ground, measured.ink) * MIN_RANGE_SHARE
  const groundRow = new Float32Array(columns + 1)
  const inkRow = new Float32Array(columns + 1)
  const flip = inverted ? 255 : 0
  const out = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y++) {
    const upper = (down.cell[y] ?? 0) * columns
    const lower = Math.min(rows - 1, (down.cell[y] ?? 0) + 1) * columns
    const fall = down.share[y] ?? 0
    for (let column = 0; column <= columns; column++) {
      const c = Math.min(columns - 1, column)
      groundRow[column] =
        (ground.values[upper + c] ?? 0) * (1 - fall) + (ground.values[lower + c] ?? 0) * fall
      inkRow[column] = (ink.values[upper + c] ?? 0) * (1 - fall) + (ink.values[lower + c] ?? 0) * fall
    }
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const column = across.cell[x] ?? 0
      const share = across.share[x] ?? 0
      const light = (groundRow[column] ?? 0) * (1 - share) + (groundRow[column + 1] ?? 0) * share
      const dark = (inkRow[column] ?? 0) * (1 - share) + (inkRow[column + 1] ?? 0) * share
      const range = Math.max(MIN_RANGE, light * minShare, light - dark)
      out[i] = (((data[i] ?? 0) ^ flip) - light) * ((GROUND_LEVEL - INK_LEVEL) / range) + GROUND_LEVEL
    }
  }
  return { width, height, data: new Uint8Array(out.buffer) }
}

import { blur3 } from '../image/blur.ts'
import type { GreyImage } from '../image/grey.ts'
import { labelRegions } from '../image/regions.ts'
import { median } from '../image/statistics.ts'

/** How far each pixel differs from its surroundings; print is where `deviation` is over `floor`. */
export interface LocalContrast {
  difference: Float32Array
  deviation: Float32Array
  floor: number
}

/** Whether the print of each square cell is lighter or darker than its ground. */
export interface Polarity {
  columns: number
  rows: number
  cellPx: number
  /** Sum over the printed pixels looked at: below 0 where ink, the rarer side, is the darker one. */
  skewness: Float64Array
  /** How many those were. */
  printed: Uint32Array
}

/** Every third pixel tells as much about a cell as all of them. */
const STEP = 3
/** A cell says something where so much of it is printed, and skewed by so much: the edge of a panel is skewed to neither side. */
const MIN_PRINTED_SHARE = 0.3
const MIN_SKEWNESS = 0.25
/** Cells side by side that are printed contrary to the page are print where there are so many, so clearly skewed; edges of labels are not. */
const MIN_CELLS = 6
const MIN_CLUSTER_SKEWNESS = 0.5
/** No more than this share of a panel may be printed as the page is. */
const MAX_CONTRARY_SHARE = 0.2
/** The ground under print differs from its surroundings to the other side, this clearly and in this much contrast. */
const MIN_DIFFERENCE = 0.3
const MIN_CONTRAST_SHARE = 0.5
/**
 * Ground continues where the next pixel differs by less than this share of the print's deviation, and no edge runs there.
 * The first that does not let it run out of the panel is taken: faint shadows need more, soft edges less.
 */
const TOLERANCES = [0.7, 0.5, 0.35, 0.25]
const MAX_SLOPE = 0.5
/** How quickly the level expected of the ground follows what is met, as light changes. */
const PACE = 0.15

/** Measures the polarity of an image in cells of `cellPx`, one or two characters wide. */
export function measurePolarity(
  { width, height }: GreyImage,
  { difference, deviation, floor }: LocalContrast,
  cellPx: number,
): Polarity {
  const columns = Math.ceil(width / cellPx)
  const rows = Math.ceil(height / cellPx)
  const skewness = new Float64Array(columns * rows)
  const printed = new Uint32Array(columns * rows)
  for (let y = 0, next = 0; y < height; y++) {
    const end = (y + 1) * width
    const row = Math.floor(y / cellPx) * columns
    for (; next < end; next += STEP) {
      const contrast = deviation[next] ?? 0
      if (contrast <= floor) continue
      const cell = row + Math.floor((next - y * width) / cellPx)
      skewness[cell] = (skewness[cell] ?? 0) + ((difference[next] ?? 0) / contrast) ** 3
      printed[cell] = (printed[cell] ?? 0) + 1
    }
  }
  return { columns, rows, cellPx, skewness, printed }
}

/**
 * Panels printed contrary to the page, dark on light where the page is light on dark or the other way round: a mask
 * (1 = panel) the size of the image, or undefined where everything is printed alike.
 */
export function findPanels(
  image: GreyImage,
  contrast: LocalContrast,
  polarity: Polarity,
  inverted: boolean,
): Uint8Array | undefined {
  const clusters = contraryClusters(polarity, inverted)
  if (clusters.length === 0) return
  const { width: columns, height: rows } = image
  const quiet = blur3(image)
  const countVotes = voteCounter(image, polarity, inverted)
  const mask = new Uint8Array(columns * rows)
  for (const cluster of clusters) {
    for (const tolerance of TOLERANCES) {
      const ground = findGround(quiet, contrast, polarity, cluster, inverted, tolerance)
      const { contrary, alike } = countVotes(ground)
      if (alike > contrary * MAX_CONTRARY_SHARE) continue
      for (const at of ground) mask[at] = 1
      break
    }
  }
  // Print makes holes in the ground; a hole that is printed as the page is, is the page.
  const rest = { columns, rows, cells: mask.map(on => 1 - on) }
  for (const hole of labelRegions(rest).regions) {
    const { contrary, alike } = countVotes(hole)
    if (contrary > alike) for (const at of hole) mask[at] = 1
  }
  for (const panel of labelRegions({ columns, rows, cells: mask }).regions) {
    const { contrary, alike } = countVotes(panel)
    const isPanel =
      contrary >= (MIN_CELLS / 2) * polarity.cellPx ** 2 && alike <= contrary * MAX_CONTRARY_SHARE
    if (!isPanel) for (const at of panel) mask[at] = 0
  }
  return mask.includes(1) ? grown(mask, columns) : undefined
}

/** Per cell: 1 where it is printed contrary to the page, -1 where as the page is, 0 where it does not say. */
function votesOf({ skewness, printed, cellPx }: Polarity, inverted: boolean): Int8Array {
  const least = (cellPx ** 2 / STEP) * MIN_PRINTED_SHARE
  return Int8Array.from(skewness, (sum, cell) => {
    const count = printed[cell] ?? 0
    if (count < least || Math.abs(sum) < count * MIN_SKEWNESS) return 0
    return sum > 0 === inverted ? -1 : 1
  })
}

/** Cells side by side that are print, and contrary to the page. */
function contraryClusters(polarity: Polarity, inverted: boolean): number[][] {
  const { columns, rows, skewness, printed } = polarity
  const cells = Uint8Array.from(votesOf(polarity, inverted), vote => (vote > 0 ? 1 : 0))
  const sumOver = (cluster: readonly number[], values: ArrayLike<number>) =>
    cluster.reduce((sum, cell) => sum + (values[cell] ?? 0), 0)
  return labelRegions({ columns, rows, cells }).regions.filter(
    cluster =>
      cluster.length >= MIN_CELLS &&
      Math.abs(sumOver(cluster, skewness)) >= sumOver(cluster, printed) * MIN_CLUSTER_SKEWNESS,
  )
}

/** How many of some pixels stand in cells printed contrary to the page, and how many in cells printed like it. */
function voteCounter({ width }: GreyImage, polarity: Polarity, inverted: boolean) {
  const { cellPx, columns } = polarity
  const votes = votesOf(polarity, inverted)
  return (pixels: readonly number[]) => {
    const counts = { contrary: 0, alike: 0 }
    for (const at of pixels) {
      const cell = Math.floor(at / width / cellPx) * columns + Math.floor((at % width) / cellPx)
      if (votes[cell] === 1) counts.contrary++
      if (votes[cell] === -1) counts.alike++
    }
    return counts
  }
}

/** The pixels of the ground under the print of a cluster of cells, as far as it goes without a sudden change. */
function findGround(
  { width, height, data }: GreyImage,
  { difference, deviation, floor }: LocalContrast,
  { columns, cellPx }: Polarity,
  cluster: readonly number[],
  inverted: boolean,
  toleranceShare: number,
): number[] {
  const side = inverted ? 1 : -1
  const printed = cluster.map(cell => {
    const [left, top] = [(cell % columns) * cellPx, Math.floor(cell / columns) * cellPx]
    const pixels: number[] = []
    for (let y = top; y < Math.min(height, top + cellPx); y++) {
      for (let at = y * width + left; at < y * width + Math.min(width, left + cellPx); at++) {
        if ((deviation[at] ?? 0) > floor) pixels.push(at)
      }
    }
    return pixels
  })
  const usual = median(printed.flatMap(pixels => pixels.map(at => deviation[at] ?? 0)))
  const tolerance = usual * toleranceShare
  const ground = printed.flatMap(pixels => {
    const likely = pixels.filter(at => {
      const own = deviation[at] ?? 0
      return own > usual * MIN_CONTRAST_SHARE && (difference[at] ?? 0) * side > own * MIN_DIFFERENCE
    })
    // A cell at the panel's edge contains some of the edge, too.
    const level = median(likely.map(at => data[at] ?? 0))
    return likely.filter(at => Math.abs((data[at] ?? 0) - level) < tolerance)
  })
  const isSteep = (before: number, after: number) =>
    Math.abs((data[after] ?? 0) - (data[before] ?? 0)) > tolerance * MAX_SLOPE
  const isEdge = (at: number) =>
    isSteep(Math.max(0, at - 1), at + 1) ||
    isSteep(Math.max(0, at - width), Math.min(data.length - 1, at + width))
  const seen = new Uint8Array(data.length)
  for (const at of ground) seen[at] = 1
  const levels = ground.map(at => data[at] ?? 0)
  // `ground` grows while it is walked: it is the queue as well as the result.
  for (let i = 0; i < ground.length; i++) {
    const at = ground[i] ?? 0
    const expected = levels[i] ?? 0
    const visit = (next: number) => {
      const level = data[next] ?? 0
      if (seen[next] || Math.abs(level - expected) > tolerance || isEdge(next)) return
      seen[next] = 1
      ground.push(next)
      levels.push(expected + (level - expected) * PACE)
    }
    if (at % width > 0) visit(at - 1)
    if (at % width < width - 1) visit(at + 1)
    if (at >= width) visit(at - width)
    if (at < data.length - width) visit(at + width)
  }
  return ground
}

/** A mask and the pixels beside it: the slope of an edge keeps the ground from coming up to it. */
const grown = (mask: Uint8Array, width: number): Uint8Array =>
  mask.map((on, at) => on || mask[at - 1] || mask[at + 1] || mask[at - width] || mask[at + width] || 0)

import type { Component, InkRun } from '../image/components.ts'
import type { GreyImage } from '../image/grey.ts'
import type { PreparedPage } from './prepared-page.ts'

/** How the rows of a photo run. */
export interface RowDirection {
  /** Whether rows run up or down the photo rather than across it; which of the two only reading can tell. */
  isSideways: boolean
  /** By how much rows fall to the right, or would after a quarter turn, within +-45, to a degree. */
  degrees: number
}

const MIN_POINTS = 300
/** More points than this make the profiles no clearer, only slower. */
const MAX_POINTS = 24_000
/** Bins per character height: coarse enough to pass over strokes and the gaps between characters of a grid. */
const BINS_PER_CHARACTER = 4
/** Bins on either side that a bin is held against: a row and a half. */
const REACH = 4
/** Rows must run this much more clearly down than across before a photo is turned. */
const SIDEWAYS_LEAD = 1.25
/** Rows within the usual tilt must be this much less clear than those at another angle. */
const TILT_LEAD = 1.3
const USUAL_TILT = 10

/** Pixels of components that may be characters: frames and the edges of the label have directions of their own. */
function samplePoints(
  components: readonly Component[],
  runs: readonly InkRun[],
  charHeightPx: number,
  binPx: number,
): Float32Array {
  const isCharacter = components.map(({ left, right, top, bottom }) => {
    const longer = Math.max(right - left, bottom - top)
    return longer >= charHeightPx * 0.4 && longer <= charHeightPx * 2.5
  })
  const kept = runs.filter(({ component }) => isCharacter[component])
  const step = Math.max(1, Math.ceil(kept.length / MAX_POINTS))
  const points: number[] = []
  for (let i = 0; i < kept.length; i += step) {
    const run = kept[i]
    if (!run) continue
    // A long run counts where it lies, not all of it in its middle.
    const parts = Math.ceil((run.end - run.start) / binPx)
    const length = (run.end - run.start) / parts
    for (let part = 0; part < parts; part++)
      points.push(run.start + (part + 0.5) * length, run.y + 0.5, length)
  }
  return Float32Array.from(points)
}

/** How strongly ink and gaps alternate across rows that fall by `degrees`. */
function rhythm(points: Float32Array, degrees: number, binPx: number, reachPx: number): number {
  const radians = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians) / binPx, Math.cos(radians) / binPx]
  const bins = Math.ceil((2 * reachPx) / binPx) + 2
  const profile = new Float32Array(bins)
  const middle = bins / 2
  for (let i = 0; i < points.length; i += 3) {
    const bin = ((points[i + 1] ?? 0) * cos - (points[i] ?? 0) * sin + middle) | 0
    profile[bin] = (profile[bin] ?? 0) + (points[i + 2] ?? 0)
  }
  let energy = 0
  let sum = 0
  for (let bin = -REACH; bin < bins; bin++) {
    if (bin + REACH < bins) sum += profile[bin + REACH] ?? 0
    if (bin - REACH - 1 >= 0) sum -= profile[bin - REACH - 1] ?? 0
    if (bin >= 0) energy += ((profile[bin] ?? 0) - sum / (2 * REACH + 1)) ** 2
  }
  return energy
}

/**
 * The direction of text rows, from where characters lie: seen along the rows, ink and gaps alternate most strongly.
 * Upright unless there is clear evidence against it.
 */
export function findRowDirection(
  components: readonly Component[],
  runs: readonly InkRun[],
  charHeightPx: number,
  width: number,
  height: number,
): RowDirection {
  const upright: RowDirection = { isSideways: false, degrees: 0 }
  const binPx = Math.max(1, charHeightPx / BINS_PER_CHARACTER)
  const points = samplePoints(components, runs, charHeightPx, binPx)
  if (charHeightPx === 0 || points.length < MIN_POINTS * 3) return upright
  for (let i = 0; i < points.length; i += 3) {
    points[i] = (points[i] ?? 0) - width / 2
    points[i + 1] = (points[i + 1] ?? 0) - height / 2
  }
  const reachPx = Math.hypot(width, height) / 2
  const strengths = Array.from({ length: 180 }, (_, i) => rhythm(points, i - 45, binPx, reachPx))
  const strongest = (from: number, to: number) => {
    let best = from
    for (let degrees = from; degrees <= to; degrees++) {
      if ((strengths[degrees + 45] ?? 0) > (strengths[best + 45] ?? 0)) best = degrees
    }
    return { degrees: best, strength: strengths[best + 45] ?? 0 }
  }
  const level = strongest(-USUAL_TILT, USUAL_TILT)
  const tilted = strongest(-45, 44)
  const sideways = strongest(45, 134)
  const across = tilted.strength > level.strength * TILT_LEAD ? tilted : level
  if (sideways.strength > across.strength * SIDEWAYS_LEAD) {
    return { isSideways: true, degrees: sideways.degrees - 90 }
  }
  return { isSideways: false, degrees: across.degrees }
}

/** The image turned a quarter anticlockwise. */
export function quarterTurn({ width, height, data }: GreyImage): GreyImage {
  const out = new Uint8Array(width * height)
  for (let y = 0; y < width; y++) {
    const column = width - 1 - y
    for (let x = 0, i = y * height; x < height; x++, i++) out[i] = data[x * width + column] ?? 0
  }
  return { width: height, height: width, data: out }
}

/**
 * The page upside down. Stacked blocks come out in reading order: what was last and rightmost is first, and rows keep
 * their places in their blocks.
 */
export function flipPage<P extends PreparedPage>(page: P): P {
  const { width, height, data } = page.image
  const { flipped, ...geometry } = page.geometry
  return {
    ...page,
    image: { width, height, data: data.toReversed() },
    rows: page.rows.toReversed().map(({ ink, top, bottom }) => ({
      ink: {
        left: width - ink.right,
        top: height - ink.bottom,
        right: width - ink.left,
        bottom: height - ink.top,
      },
      top: height - bottom,
      bottom: height - top,
    })),
    geometry: flipped ? geometry : { ...geometry, flipped: { width, height } },
    facts: { ...page.facts, turnedDegrees: ((page.facts.turnedDegrees + 180) % 360) as 0 | 90 | 180 | 270 },
  }
}

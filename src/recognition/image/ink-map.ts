import { findPanels, type LocalContrast, measurePolarity, type Polarity } from '../prepare/panels.ts'
import type { GreyImage } from './grey.ts'
import { percentile } from './statistics.ts'

/** Which pixels are ink (1), for geometry only: Tesseract itself reads the grey levels. */
export interface InkMap {
  readonly width: number
  readonly height: number
  readonly ink: Uint8Array
  /** The ink is lighter than its ground: white on green, yellow on black. */
  readonly inverted: boolean
  /** Where it is the other way round (1); left out where that is nowhere. */
  readonly panels?: Uint8Array
}

/** How much of the local contrast a pixel must stand out by to be ink. */
const INK_DEVIATIONS = 0.45
/** Ground is where the contrast is under this share of that of well-printed parts (their 85th percentile). */
const TEXTURE_SHARE = 0.35
const MIN_CONTRAST = 6
/** On a flattened page print has far more than this, and noise less. */
const MIN_FLAT_CONTRAST = 25

/** Local mean subtracted, and the local standard deviation, over a square window of the given radius. */
function localStatistics({ width, height, data }: GreyImage, radius: number) {
  // Column sums slide down the image, a running sum slides along each row: memory stays at one row.
  const sums = new Float64Array(width)
  const squares = new Float64Array(width)
  const difference = new Float32Array(width * height)
  const deviation = new Float32Array(width * height)
  const addRow = (y: number, sign: 1 | -1) => {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const value = data[i] ?? 0
      sums[x] = (sums[x] ?? 0) + sign * value
      squares[x] = (squares[x] ?? 0) + sign * value * value
    }
  }
  for (let y = 0; y < Math.min(radius, height); y++) addRow(y, 1)
  for (let y = 0; y < height; y++) {
    if (y + radius < height) addRow(y + radius, 1)
    if (y - radius - 1 >= 0) addRow(y - radius - 1, -1)
    const rows = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1
    let sum = 0
    let square = 0
    for (let x = 0; x < Math.min(radius, width); x++) {
      sum += sums[x] ?? 0
      square += squares[x] ?? 0
    }
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (x + radius < width) {
        sum += sums[x + radius] ?? 0
        square += squares[x + radius] ?? 0
      }
      if (x - radius - 1 >= 0) {
        sum -= sums[x - radius - 1] ?? 0
        square -= squares[x - radius - 1] ?? 0
      }
      const count = rows * (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1)
      const mean = sum / count
      difference[i] = (data[i] ?? 0) - mean
      deviation[i] = Math.sqrt(Math.max(0, square / count - mean * mean))
    }
  }
  return { difference, deviation }
}

/** The contrast a pixel's surroundings need to be called printed at all. */
function contrastFloor(deviation: Float32Array, least: number): number {
  const histogram = new Uint32Array(256)
  for (let i = 0; i < deviation.length; i += 7) {
    const bin = Math.min(255, (deviation[i] ?? 0) | 0)
    histogram[bin] = (histogram[bin] ?? 0) + 1
  }
  return Math.max(least, percentile(histogram, 0.85) * TEXTURE_SHARE)
}

/** Ink is the rarer side: where there is text, the levels are skewed towards it. */
const isInverted = ({ skewness }: Polarity): boolean => skewness.reduce((sum, cell) => sum + cell, 0) > 0

/**
 * Separates ink from ground by local contrast in windows of `radiusPx` (about one character).
 * A 'photo' may be light on dark, in whole or in part, and faint; a 'glance' at one looks at the whole alone; a 'flat' page is
 * dark on light with full contrast.
 */
export function inkMap(image: GreyImage, radiusPx: number, kind: 'photo' | 'glance' | 'flat'): InkMap {
  const { difference, deviation } = localStatistics(image, radiusPx)
  const floor = contrastFloor(deviation, kind === 'flat' ? MIN_FLAT_CONTRAST : MIN_CONTRAST)
  const contrast: LocalContrast = { difference, deviation, floor }
  const polarity = kind === 'flat' ? undefined : measurePolarity(image, contrast, radiusPx * 2)
  const inverted = polarity !== undefined && isInverted(polarity)
  const panels = kind === 'photo' && polarity ? findPanels(image, contrast, polarity, inverted) : undefined
  const sign = inverted ? -1 : 1
  const ink = new Uint8Array(difference.length)
  for (let i = 0; i < ink.length; i++) {
    const own = deviation[i] ?? 0
    const towardsInk = (panels?.[i] ? sign : -sign) * (difference[i] ?? 0)
    if (own > floor && towardsInk > INK_DEVIATIONS * own) ink[i] = 1
  }
  return { width: image.width, height: image.height, ink, inverted, ...(panels && { panels }) }
}

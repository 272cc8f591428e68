import { clamp, type GreyImage, type Point } from '../image/grey.ts'
import type { InkMap } from '../image/ink-map.ts'
import { mean, median } from '../image/statistics.ts'

/** How far text rows are displaced vertically: one curve across the page for each of a few horizontal bands. */
export interface RowShifts {
  /** Centre of each band, as a fraction of the height. */
  bandCentres: number[]
  /** Per band, per vertical strip: displacement as a fraction of the height, 0 in the middle strip. */
  curves: Float32Array[]
}

const MIN_CORRELATION = 0.35
/** Between neighbouring strips a row cannot move further than this share of the line pitch, or it would be another row. */
const MAX_STEP = 0.42

/** Ink per pixel row in one vertical strip, smoothed twice so that neighbouring strips correlate smoothly. */
function stripProfile(
  { width, height, ink }: InkMap,
  from: number,
  to: number,
  radius: number,
): Float32Array {
  let profile = new Float32Array(height)
  for (let y = 0; y < height; y++) {
    let count = 0
    for (let x = from; x < to; x++) count += ink[y * width + x] ?? 0
    profile[y] = Math.min(count, (to - from) * 0.6)
  }
  for (let pass = 0; pass < 2; pass++) {
    const smooth = new Float32Array(height)
    let sum = 0
    for (let y = -radius; y < height; y++) {
      if (y + radius < height) sum += profile[y + radius] ?? 0
      if (y - radius - 1 >= 0) sum -= profile[y - radius - 1] ?? 0
      if (y >= 0) smooth[y] = sum / (2 * radius + 1)
    }
    profile = smooth
  }
  return profile
}

/** The shift (to sub-pixels) by which `next` best matches `profile`, or undefined when they do not match. */
function bestShift(
  profile: Float32Array,
  next: Float32Array,
  from: number,
  to: number,
  maxShift: number,
  penalty: (shift: number) => number,
): number | undefined {
  let energy = 0
  for (let y = from; y < to; y++) energy += (profile[y] ?? 0) ** 2
  if (energy < 1) return undefined
  const scores: number[] = []
  let best = 0
  for (let shift = -maxShift; shift <= maxShift; shift++) {
    let product = 0
    let nextEnergy = 0
    for (let y = from; y < to; y++) {
      const other = next[y + shift] ?? 0
      product += (profile[y] ?? 0) * other
      nextEnergy += other * other
    }
    scores.push(product / (Math.sqrt(energy * nextEnergy) + 1e-3) - penalty(shift))
    if ((scores.at(-1) ?? 0) > (scores[best] ?? 0)) best = scores.length - 1
  }
  const peak = scores[best] ?? 0
  if (peak < MIN_CORRELATION) return undefined
  // A parabola through the peak and its neighbours places the maximum between pixels.
  const before = scores[best - 1] ?? peak
  const after = scores[best + 1] ?? peak
  const bend = before - 2 * peak + after
  const offset = Math.abs(bend) > 1e-6 ? clamp((before - after) / (2 * bend), -0.5, 0.5) : 0
  return best - maxShift + offset
}

/** Each value (the first excepted) replaced by `pick` of those within `reach`. */
function smoothSteps(steps: Float32Array, reach: number, pick: (near: number[]) => number): Float32Array {
  return steps.map((_, i) => {
    const near: number[] = []
    for (let k = Math.max(1, i - reach); k <= Math.min(steps.length - 1, i + reach); k++)
      near.push(steps[k] ?? 0)
    return near.length > 0 ? pick(near) : 0
  })
}

/** Follows text rows from strip to strip across the page; `pitchPx` is the distance of rows in the ink map. */
export function trackRows(map: InkMap, pitchPx: number, bands = 2): RowShifts {
  const { width, height } = map
  const strips = Math.max(3, Math.floor(width / Math.max(24, Math.round(pitchPx * 1.6))))
  const radius = Math.max(1, Math.round(pitchPx * 0.1))
  const profiles = Array.from({ length: strips }, (_, s) =>
    stripProfile(map, Math.floor((s * width) / strips), Math.floor(((s + 1) * width) / strips), radius),
  )
  const maxShift = Math.max(2, Math.round(pitchPx * MAX_STEP))
  const bandCentres = Array.from({ length: bands }, (_, k) => (k + 0.5) / bands)
  const curves = bandCentres.map(centre => {
    const reach = 0.75 / bands
    const from = Math.max(maxShift, Math.floor((centre - reach) * height))
    const to = Math.min(height - maxShift, Math.ceil((centre + reach) * height))
    const steps = new Float32Array(strips)
    let slope = 0
    for (let s = 1; s < strips; s++) {
      const [profile, next] = [profiles[s - 1], profiles[s]]
      if (!profile || !next) continue
      // Pages bend gently: a step like the ones before it wins over an equally good jump.
      const penalty = (shift: number) => 0.05 * (Math.abs(shift - slope) / pitchPx)
      const step = bestShift(profile, next, from, to, maxShift, penalty) ?? slope
      steps[s] = step
      slope = slope * 0.7 + step * 0.3
    }
    const smooth = smoothSteps(smoothSteps(steps, 2, median), 1, mean)
    smooth[0] = 0
    const curve = new Float32Array(strips)
    for (let s = 1; s < strips; s++) curve[s] = (curve[s - 1] ?? 0) + (smooth[s] ?? 0)
    const middle = curve[strips >> 1] ?? 0
    return curve.map(shift => (shift - middle) / height)
  })
  return { bandCentres, curves }
}

/** A curve read at `at` (0-1) across the page, between the centres of its strips. */
function shiftAt(curve: Float32Array, at: number): number {
  const position = clamp(at * curve.length - 0.5, 0, curve.length - 1)
  const strip = Math.min(curve.length - 2, Math.floor(position))
  const share = position - strip
  return (curve[strip] ?? 0) * (1 - share) + (curve[strip + 1] ?? 0) * share
}

/** A curve read at each pixel column, in pixels of an image `width` by `height`. */
const curveInPixels = (curve: Float32Array, width: number, height: number): Float32Array =>
  Float32Array.from({ length: width }, (_, x) => shiftAt(curve, (x + 0.5) / width) * height)

/** The two bands around a height (a fraction of the page's), and how far it is towards the lower one. */
function bandsAt({ bandCentres, curves }: RowShifts, at: number) {
  const [first = 0.5, second = first] = bandCentres
  const position = curves.length > 1 ? clamp((at - first) / (second - first), 0, curves.length - 1) : 0
  const upper = Math.min(Math.max(0, curves.length - 2), Math.floor(position))
  return { upper, lower: Math.min(curves.length - 1, upper + 1), share: position - upper }
}

/** Rows this straight gain nothing from being moved, and every resampling costs sharpness. */
const MIN_SHIFT_PX = 1

/** The image with its rows made straight; the very image where they are. */
export function straighten(image: GreyImage, shifts: RowShifts): GreyImage {
  const { width, height, data } = image
  const largest = Math.max(0, ...shifts.curves.map(curve => Math.max(...curve) - Math.min(...curve)))
  if (largest * height < MIN_SHIFT_PX) return image
  const curves = shifts.curves.map(curve => curveInPixels(curve, width, height))
  const out = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const bands = bandsAt(shifts, y / height)
    const [upper, lower] = [curves[bands.upper], curves[bands.lower]]
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const shift = (upper?.[x] ?? 0) * (1 - bands.share) + (lower?.[x] ?? 0) * bands.share
      const source = Math.min(Math.max(y + shift, 0), height - 1.001)
      const row = source | 0
      const fall = source - row
      const p = row * width + x
      out[i] = (data[p] ?? 0) * (1 - fall) + (data[p + width] ?? 0) * fall + 0.5
    }
  }
  return { width, height, data: out }
}

/** Maps a point of the straightened image (of the given size) to its source. */
export function unstraighten(shifts: RowShifts, width: number, height: number, { x, y }: Point): Point {
  const { upper, lower, share } = bandsAt(shifts, y / height)
  const shiftOf = (band: number) => {
    const curve = shifts.curves[band]
    return curve ? shiftAt(curve, x / width) * height : 0
  }
  return { x, y: y + shiftOf(upper) * (1 - share) + shiftOf(lower) * share }
}

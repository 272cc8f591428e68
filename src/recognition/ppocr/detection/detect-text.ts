import { type Component, findComponents, type InkRun } from '../../image/components.ts'
import type { GreyImage, Point } from '../../image/grey.ts'
import { resizeTo } from '../../image/resize.ts'
import { median } from '../../image/statistics.ts'
import type { Network, OcrModels } from '../inference.ts'
import { fitPolynomial } from './fit-polynomial.ts'
import { minAreaRectangle } from './min-area-rectangle.ts'
import { probabilityMap } from './probability-map.ts'
import type { TextBox } from './text-box.ts'

type Detector = OcrModels['detector']

/** Smaller than this on the map is no text. */
const MIN_SIDE_PX = 3
/** Only rows this many times as long as high can be told to be bent, by this share of their height. */
const MIN_BENT_LENGTH = 4
const MIN_BEND = 0.12
/** Longer rows than this, in heights, may be bent in two directions, as on a wrinkled bag. */
const MIN_CUBIC_LENGTH = 8
/** Places along a row at which its middle is measured, per height. */
const PLACES_PER_HEIGHT = 2

interface Region {
  component: Component
  runs: InkRun[]
  /** Mean probability. */
  score: number
}

/** The text of a photo as boxes, found by the network on a copy scaled by `scale`; in no order. */
export async function detectText(
  network: Network,
  settings: Detector,
  photo: GreyImage,
  scale: number,
): Promise<TextBox[]> {
  const { sideMultiple } = settings
  const toMultiple = (side: number) => Math.max(1, Math.round((side * scale) / sideMultiple)) * sideMultiple
  const copy = resizeTo(photo, toMultiple(photo.width), toMultiple(photo.height))
  const probabilities = await probabilityMap(network, settings, copy)
  const [scaleX, scaleY] = [photo.width / copy.width, photo.height / copy.height]
  return regionsOf(probabilities, copy, settings).flatMap(region => {
    const box = boxOf(region, settings, scaleX, scaleY)
    return box ? [box] : []
  })
}

/** Connected regions of the probability map that are text. */
function regionsOf(
  probabilities: Float32Array,
  { width, height }: GreyImage,
  { pixelThreshold, boxThreshold }: Detector,
): Region[] {
  // Not by Uint8Array.from: with a function it keeps a number of its own for each of a million pixels.
  const ink = new Uint8Array(probabilities.length)
  for (let i = 0; i < ink.length; i++) ink[i] = (probabilities[i] ?? 0) > pixelThreshold ? 1 : 0
  const { components, runs } = findComponents({ width, height, ink })
  const regions = components.map((component): Region => ({ component, runs: [], score: 0 }))
  for (const run of runs) {
    const region = regions[run.component]
    if (!region) continue
    region.runs.push(run)
    for (let x = run.start; x < run.end; x++) region.score += probabilities[run.y * width + x] ?? 0
  }
  for (const region of regions) region.score /= region.component.area
  return regions.filter(
    ({ component: { left, right, top, bottom }, score }) =>
      score >= boxThreshold && right - left >= MIN_SIDE_PX && bottom - top >= MIN_SIDE_PX,
  )
}

/** The box of a region, grown to the whole row as DB (Differentiable Binarization) wants it. */
function boxOf(
  { runs, score }: Region,
  { unclipRatio }: Detector,
  scaleX: number,
  scaleY: number,
): TextBox | undefined {
  const outline = outlineOf(runs).map(({ x, y }) => ({ x: x * scaleX, y: y * scaleY }))
  const core = minAreaRectangle(outline)
  if (!core || core.height < MIN_SIDE_PX * Math.min(scaleX, scaleY)) return undefined
  const grow = ({ width, height }: { width: number; height: number }) =>
    (width * height * unclipRatio) / (width + height)
  const bent = bendOf(outline, core)
  const height = bent?.height ?? core.height
  const growth = grow({ width: core.width, height })
  const width = core.width + growth
  const box: TextBox = { ...core, width, height: height + growth, score }
  if (!bent) return box
  // Places count from end to end of the grown box.
  return { ...box, bend: bent.bend.map((coefficient, power) => coefficient * (width / core.width) ** power) }
}

/** The points where a region begins and ends, in every row and every column of pixels. */
function outlineOf(runs: readonly InkRun[]): Point[] {
  const columns = new Map<number, { top: number; bottom: number }>()
  const points: Point[] = []
  for (const { start, end, y } of runs) {
    points.push({ x: start, y }, { x: end, y }, { x: start, y: y + 1 }, { x: end, y: y + 1 })
    for (let x = start; x < end; x++) {
      const column = columns.get(x)
      if (!column) columns.set(x, { top: y, bottom: y + 1 })
      else column.bottom = Math.max(column.bottom, y + 1)
    }
  }
  for (const [x, { top, bottom }] of columns) points.push({ x: x + 0.5, y: top }, { x: x + 0.5, y: bottom })
  return points
}

/** The polynomial along the middle of a long region, and the height of the row along it; undefined where it is straight. */
function bendOf(outline: readonly Point[], core: Omit<TextBox, 'score'>) {
  if (core.width < core.height * MIN_BENT_LENGTH) return undefined
  const [cos, sin] = [Math.cos(core.angle), Math.sin(core.angle)]
  const count = Math.min(64, Math.max(8, Math.round((core.width / core.height) * PLACES_PER_HEIGHT)))
  const tops = new Float32Array(count).fill(Number.POSITIVE_INFINITY)
  const bottoms = new Float32Array(count).fill(Number.NEGATIVE_INFINITY)
  for (const { x, y } of outline) {
    const [dx, dy] = [x - core.x, y - core.y]
    const at = Math.floor(((dx * cos + dy * sin) / core.width + 0.5) * count)
    const v = dy * cos - dx * sin
    if (at < 0 || at >= count) continue
    tops[at] = Math.min(tops[at] ?? v, v)
    bottoms[at] = Math.max(bottoms[at] ?? v, v)
  }
  // The ends are rounded.
  const inner = [...tops.keys()].filter(at => at > 0 && at < count - 1 && Number.isFinite(tops[at]))
  if (inner.length < 5) return undefined
  const places = inner.map(at => ((at + 0.5) / count) * 2 - 1)
  const middles = inner.map(at => ((tops[at] ?? 0) + (bottoms[at] ?? 0)) / 2)
  const height = median(inner.map(at => (bottoms[at] ?? 0) - (tops[at] ?? 0)))
  const bend = fitPolynomial(places, middles, core.width > core.height * MIN_CUBIC_LENGTH ? 3 : 2)
  if (!bend) return undefined
  const fitted = places.map(place => bend.reduceRight((sum, coefficient) => sum * place + coefficient, 0))
  return Math.max(...fitted) - Math.min(...fitted) > height * MIN_BEND ? { bend, height } : undefined
}

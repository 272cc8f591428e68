import type { PixelBox } from './grey.ts'
import type { InkMap } from './ink-map.ts'

/** A connected patch of ink: a character, a stroke, a speck, a frame. */
export interface Component extends PixelBox {
  /** Number of ink pixels. */
  area: number
}

/** A horizontal run of ink pixels and the component it belongs to; `end` is exclusive. */
export interface InkRun {
  y: number
  start: number
  end: number
  component: number
}

function findRuns({ width, height, ink }: Pick<InkMap, 'width' | 'height' | 'ink'>): InkRun[] {
  const runs: InkRun[] = []
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; ) {
      if (!ink[row + x]) {
        x++
        continue
      }
      const start = x
      while (x < width && ink[row + x]) x++
      runs.push({ y, start, end: x, component: -1 })
    }
  }
  return runs
}

const touches = (other: InkRun | undefined, run: InkRun): boolean =>
  other !== undefined && other.y === run.y - 1 && other.start <= run.end

/** 8-connected components of an ink map, found by joining runs of neighbouring rows (union-find). */
export function findComponents(map: Pick<InkMap, 'width' | 'height' | 'ink'>): {
  components: Component[]
  runs: InkRun[]
} {
  const runs = findRuns(map)
  const parent = new Int32Array(runs.length).map((_, i) => i)
  const rootOf = (i: number): number => {
    let at = i
    for (let up = parent[at] ?? at; up !== at; up = parent[at] ?? at) {
      parent[at] = parent[up] ?? up
      at = up
    }
    return at
  }
  // `above` trails through the runs of the row before; both lists are ordered by x.
  let above = 0
  runs.forEach((run, i) => {
    const isPassed = (other: InkRun) =>
      other.y < run.y - 1 || (other.y === run.y - 1 && other.end < run.start)
    for (let other = runs[above]; other && isPassed(other); other = runs[above]) above++
    for (let k = above; touches(runs[k], run); k++) parent[rootOf(k)] = rootOf(i)
  })

  const components: Component[] = []
  const indexOfRoot = new Map<number, number>()
  runs.forEach((run, i) => {
    const root = rootOf(i)
    let index = indexOfRoot.get(root)
    if (index === undefined) {
      index = components.length
      indexOfRoot.set(root, index)
      components.push({ left: run.start, top: run.y, right: run.end, bottom: run.y + 1, area: 0 })
    }
    run.component = index
    const component = components[index]
    if (!component) return
    component.left = Math.min(component.left, run.start)
    component.right = Math.max(component.right, run.end)
    component.bottom = run.y + 1
    component.area += run.end - run.start
  })
  return { components, runs }
}

const MIN_CHARACTERS = 12
/** A component counts as characters where this many are about as high (within a quarter); a frame or a stain is alone. */
const MIN_PEERS = 5
const PEER_RATIO = 1.25

/**
 * The height in pixels of a typical character: the median over components of plausible shape, weighted by
 * area so that strokes and dots do not outvote the characters. 0 when there are too few to say.
 */
export function characterHeight(components: readonly Component[], imageWidth: number): number {
  const heights: { height: number; weight: number }[] = []
  for (const { left, right, top, bottom, area } of components) {
    const width = right - left
    const height = bottom - top
    if (height < 6 || height > 160 || width < 2) continue
    if (width > height * 6 || width > imageWidth * 0.4) continue
    if (area < height * 1.2 || area > width * height * 0.95) continue
    const weight = Math.min(width, height) * height
    heights.push({ height, weight })
  }
  if (heights.length < MIN_CHARACTERS) return 0
  heights.sort((a, b) => a.height - b.height)
  const peers = withPeers(heights)
  const total = peers.reduce((sum, { weight }) => sum + weight, 0)
  let seen = 0
  for (const { height, weight } of peers) {
    seen += weight
    if (seen >= total / 2) return height
  }
  return 0
}

/** Of heights in order, those that have `MIN_PEERS` others about as high. */
function withPeers<T extends { height: number }>(heights: readonly T[]): T[] {
  let first = 0
  let end = 0
  return heights.filter(({ height }) => {
    while ((heights[first]?.height ?? 0) * PEER_RATIO < height) first++
    while (end < heights.length && (heights[end]?.height ?? 0) <= height * PEER_RATIO) end++
    return end - first > MIN_PEERS
  })
}

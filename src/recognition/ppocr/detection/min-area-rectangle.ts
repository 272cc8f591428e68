import type { Point } from '../../image/grey.ts'

/** A rectangle at an angle: `width` is the longer side, `angle` its direction in radians, over -90 to 90 degrees. */
export interface TurnedRectangle {
  x: number
  y: number
  width: number
  height: number
  angle: number
}

const cross = (origin: Point, a: Point, b: Point): number =>
  (a.x - origin.x) * (b.y - origin.y) - (a.y - origin.y) * (b.x - origin.x)

/** One side of the hull: of points in order, those that turn one way only. */
function halfHull(points: Iterable<Point>): Point[] {
  const hull: Point[] = []
  for (const point of points) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)]
      if (!before || !last || cross(before, last, point) > 0) break
      hull.pop()
    }
    hull.push(point)
  }
  return hull.slice(0, -1)
}

/** The corners of the convex hull (Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  return sorted.length < 3 ? sorted : [...halfHull(sorted), ...halfHull(sorted.reverse())]
}

/** The bounds of points in a frame turned by (cos, sin). */
function boundsAlong(points: readonly Point[], cos: number, sin: number) {
  const us = points.map(({ x, y }) => x * cos + y * sin)
  const vs = points.map(({ x, y }) => y * cos - x * sin)
  const [left, right, top, bottom] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)]
  return { u: (left + right) / 2, v: (top + bottom) / 2, width: right - left, height: bottom - top }
}

/** The smallest rectangle around points, at any angle (rotating calipers); undefined for fewer than three corners. */
export function minAreaRectangle(points: readonly Point[]): TurnedRectangle | undefined {
  const hull = convexHull(points)
  if (hull.length < 3) return undefined
  let best: TurnedRectangle | undefined
  hull.forEach((from, i) => {
    const to = hull[(i + 1) % hull.length] ?? from
    const angle = Math.atan2(to.y - from.y, to.x - from.x)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const { u, v, width, height } = boundsAlong(hull, cos, sin)
    if (best && width * height >= best.width * best.height) return
    best = { x: u * cos - v * sin, y: u * sin + v * cos, width, height, angle }
  })
  return best && alongLongerSide(best)
}

function alongLongerSide({ x, y, width, height, angle }: TurnedRectangle): TurnedRectangle {
  const isUpended = height > width
  let turned = isUpended ? angle + Math.PI / 2 : angle
  while (turned > Math.PI / 2) turned -= Math.PI
  while (turned <= -Math.PI / 2) turned += Math.PI
  return { x, y, width: Math.max(width, height), height: Math.min(width, height), angle: turned }
}

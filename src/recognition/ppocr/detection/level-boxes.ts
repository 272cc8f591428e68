import type { PixelBox } from '../../image/grey.ts'
import { overturned, type TextBox } from './text-box.ts'

/** Only boxes this many times as long as high show how rows run. */
const MIN_LENGTH = 2
/** Rows must run this much more down the photo than across it before it is taken to lie on its side. */
const SIDEWAYS_LEAD = 1.2

const isSteep = (angle: number) => Math.abs(angle) > Math.PI / 4

/** The median of angles, each counting as often as its box is long. */
function weightedMedian(entries: readonly { angle: number; width: number }[]): number {
  const total = entries.reduce((sum, { width }) => sum + width, 0)
  let seen = 0
  for (const { angle, width } of entries.toSorted((a, b) => a.angle - b.angle)) {
    seen += width
    if (seen >= total / 2) return angle
  }
  return 0
}

/** The direction in which the rows of a photo run, in radians: -45 to 45 degrees, or around 90 where it lies on its side. */
export function pageAngle(boxes: readonly TextBox[]): number {
  const long = boxes.filter(({ width, height }) => width > height * MIN_LENGTH)
  const lengthOf = (some: readonly TextBox[]) => some.reduce((sum, { width }) => sum + width, 0)
  const steep = long.filter(({ angle }) => isSteep(angle))
  const level = long.filter(({ angle }) => !isSteep(angle))
  if (lengthOf(steep) <= lengthOf(level) * SIDEWAYS_LEAD) return weightedMedian(level)
  // Just under a quarter turn and just over minus one are the same direction.
  return weightedMedian(
    steep.map(({ angle, width }) => ({ width, angle: angle < 0 ? angle + Math.PI : angle })),
  )
}

const turnBetween = (a: number, b: number): number => {
  const turn = (a - b) % (2 * Math.PI)
  return turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn
}

/**
 * The boxes with their angles as a reader sees them who holds the photo so that `direction` (radians) runs level: none upside down,
 * and what is about as high as wide along the rows as the others are.
 */
export function alignBoxes(boxes: readonly TextBox[], direction: number): TextBox[] {
  return boxes.map(box => {
    const turn = turnBetween(box.angle, direction)
    const upright = Math.abs(turn) > Math.PI / 2 ? overturned(box) : box
    const rest = turnBetween(upright.angle, direction)
    if (!isSteep(rest) || box.width > box.height * MIN_LENGTH) return upright
    const { bend, ...straight } = upright
    return {
      ...straight,
      width: box.height,
      height: box.width,
      angle: upright.angle + (rest > 0 ? -Math.PI / 2 : Math.PI / 2),
    }
  })
}

/** The boxes on the page as it would lie level: along `direction` (radians). Rows that are bent are taken as straight. */
export function levelBoxes(boxes: readonly TextBox[], direction: number): PixelBox[] {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)]
  return boxes.map(({ x, y, width, height, angle }) => {
    const [u, v] = [x * cos + y * sin, y * cos - x * sin]
    const isAcross =
      isSteep(turnBetween(angle, direction)) && Math.abs(turnBetween(angle, direction)) < (Math.PI * 3) / 4
    const [halfWidth, halfHeight] = isAcross ? [height / 2, width / 2] : [width / 2, height / 2]
    return { left: u - halfWidth, right: u + halfWidth, top: v - halfHeight, bottom: v + halfHeight }
  })
}

import type { PixelBox, Point } from '../../image/grey.ts'
import type { TurnedRectangle } from './min-area-rectangle.ts'

/** A row of text, or a part of one, as the detector found it; lengths in pixels of the photo. */
export interface TextBox extends TurnedRectangle {
  /** 0-1: how sure the detector is that this is text. */
  score: number
  /**
   * Where the row is bent, as on a can: coefficients of the polynomial that gives how far its middle lies below the box's
   * own, for places from -1 (left end) to 1 (right end).
   */
  bend?: readonly number[]
}

/** How far the middle of the row lies below the middle of the box, at a place from -1 to 1. */
export const bendAt = ({ bend }: Pick<TextBox, 'bend'>, place: number): number =>
  bend ? bend.reduceRight((sum, coefficient) => sum * place + coefficient, 0) : 0

/** The point of the photo at a place along the row (-1 to 1) and so many pixels below its middle. */
function pointOf(box: TextBox, place: number, below: number): Point {
  const along = (place * box.width) / 2
  const down = below + bendAt(box, place)
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)]
  return { x: box.x + along * cos - down * sin, y: box.y + along * sin + down * cos }
}

/** The upright rectangle around a stretch of the row, from one place (-1 to 1) to another. */
export function boundsOf(box: TextBox, from = -1, to = 1): PixelBox {
  const places = box.bend ? [from, from + (to - from) / 3, from + ((to - from) * 2) / 3, to] : [from, to]
  const points = places.flatMap(place => [
    pointOf(box, place, -box.height / 2),
    pointOf(box, place, box.height / 2),
  ])
  return {
    left: Math.min(...points.map(({ x }) => x)),
    top: Math.min(...points.map(({ y }) => y)),
    right: Math.max(...points.map(({ x }) => x)),
    bottom: Math.max(...points.map(({ y }) => y)),
  }
}

/** The box read from its other end: upside down. */
export const overturned = (box: TextBox): TextBox => ({
  ...box,
  angle: box.angle > 0 ? box.angle - Math.PI : box.angle + Math.PI,
  // Seen from the other end, right is left and below is above.
  ...(box.bend && {
    bend: box.bend.map((coefficient, power) => (power % 2 === 0 ? -coefficient : coefficient)),
  }),
})

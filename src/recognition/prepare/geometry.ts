import { clamp, type PixelBox, type Point } from '../image/grey.ts'
import { type Placement, unstack } from '../layout/restack.ts'
import { type Turn, unturn } from './deskew.ts'
import { type RowShifts, unstraighten } from './dewarp.ts'

/** A rectangle in fractions (0-1) of the photo's width and height, origin at its top left. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Everything the preparation moved, as plain data: it crosses from the worker to the page. */
export interface PageGeometry {
  /** The prepared image was read upside down: its size, to count from the other corner. */
  flipped?: { width: number; height: number }
  /** The photo was turned a quarter anticlockwise before anything else. */
  isSideways?: boolean
  /** Size of the scaled photo, before it was levelled. */
  width: number
  height: number
  turn?: Turn
  /** Row shifts and the size of the levelled page they were taken out of. */
  shifts: RowShifts
  pageWidth: number
  pageHeight: number
  placements: Placement[]
}

const corners = ({ left, top, right, bottom }: PixelBox): Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: left, y: bottom },
  { x: right, y: bottom },
]

const flipBox = (
  { left, top, right, bottom }: PixelBox,
  { width, height }: { width: number; height: number },
): PixelBox => ({ left: width - right, top: height - bottom, right: width - left, bottom: height - top })

/** Maps a rectangle of the prepared image to the photo: back through stacking, dewarping, rotation and scale. */
export function toPhoto(geometry: PageGeometry, box: PixelBox): Box {
  const upright = geometry.flipped ? flipBox(box, geometry.flipped) : box
  const points = corners(upright).map(corner => {
    const stacked = unstack(geometry.placements, corner)
    const curved = unstraighten(geometry.shifts, geometry.pageWidth, geometry.pageHeight, stacked)
    const { x, y } = geometry.turn ? unturn(geometry.turn, curved) : curved
    const point = { x: clamp(x / geometry.width, 0, 1), y: clamp(y / geometry.height, 0, 1) }
    return geometry.isSideways ? { x: 1 - point.y, y: point.x } : point
  })
  const xs = points.map(point => point.x)
  const ys = points.map(point => point.y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

import { type Turn, unturn } from './deskew.ts'
import { type RowShifts, unstraighten } from './dewarp.ts'
import { clamp, type PixelBox, type Point } from './grey.ts'
import { type Placement, unstack } from './restack.ts'

/** A rectangle in fractions (0-1) of the photo's width and height, origin at its top left. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Everything the preparation moved, as plain data: it crosses from the worker to the page. */
export interface PageGeometry {
  /** Size of the scaled photo, before it was turned. */
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

/** Where a rectangle of the prepared image stands in the photo: back through stack, curve, turn and scale. */
export function toPhoto(geometry: PageGeometry, box: PixelBox): Box {
  const points = corners(box).map(corner => {
    const stacked = unstack(geometry.placements, corner)
    const curved = unstraighten(geometry.shifts, geometry.pageWidth, geometry.pageHeight, stacked)
    const { x, y } = geometry.turn ? unturn(geometry.turn, curved) : curved
    return { x: clamp(x / geometry.width, 0, 1), y: clamp(y / geometry.height, 0, 1) }
  })
  const xs = points.map(point => point.x)
  const ys = points.map(point => point.y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

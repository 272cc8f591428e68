/** What is shown of a picture: the scale, and the position of its top left corner in the frame, in px. */
export interface View {
  scale: number
  x: number
  y: number
}
interface Point {
  x: number
  y: number
}
interface Size {
  width: number
  height: number
}

export const unzoomed: View = { scale: 1, x: 0, y: 0 }
export const maxScale = 6

/** The picture always fills its frame. */
const keepInFrame = ({ scale, x, y }: View, { width, height }: Size): View => ({
  scale,
  x: Math.min(0, Math.max(x, width - width * scale)),
  y: Math.min(0, Math.max(y, height - height * scale)),
})

/** Enlarged by a factor around a point. */
export const zoomBy = (view: View, factor: number, { x, y }: Point, size: Size): View => {
  const scale = Math.min(maxScale, Math.max(1, view.scale * factor))
  const by = scale / view.scale
  return keepInFrame({ scale, x: x - (x - view.x) * by, y: y - (y - view.y) * by }, size)
}

/** Moved by px. */
export const panBy = (view: View, { x, y }: Point, size: Size): View =>
  keepInFrame({ ...view, x: view.x + x, y: view.y + y }, size)

/** Pinched: two fingers that were at some points are at others now. */
export const pinchBy = (view: View, from: [Point, Point], to: [Point, Point], size: Size): View => {
  const [was, is] = [midpoint(from), midpoint(to)]
  const shifted = panBy(view, { x: is.x - was.x, y: is.y - was.y }, size)
  return zoomBy(shifted, distance(to) / Math.max(1, distance(from)), is, size)
}

const midpoint = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = ([a, b]: [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y)

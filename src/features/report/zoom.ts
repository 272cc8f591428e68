/** What is shown of a picture: how many times enlarged, and where its top left corner lies in the frame, in px. */
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

export const whole: View = { scale: 1, x: 0, y: 0 }
export const mostScale = 6

/** The picture always fills its frame. */
const within = ({ scale, x, y }: View, { width, height }: Size): View => ({
  scale,
  x: Math.min(0, Math.max(x, width - width * scale)),
  y: Math.min(0, Math.max(y, height - height * scale)),
})

/** Enlarged by a factor, with what lies at the point staying there. */
export const zoomed = (view: View, factor: number, { x, y }: Point, size: Size): View => {
  const scale = Math.min(mostScale, Math.max(1, view.scale * factor))
  const by = scale / view.scale
  return within({ scale, x: x - (x - view.x) * by, y: y - (y - view.y) * by }, size)
}

/** Moved by px. */
export const moved = (view: View, { x, y }: Point, size: Size): View =>
  within({ ...view, x: view.x + x, y: view.y + y }, size)

/** Pinched: two fingers that were at some points are at others now. */
export const pinched = (view: View, from: [Point, Point], to: [Point, Point], size: Size): View => {
  const [was, is] = [middleOf(from), middleOf(to)]
  const shifted = moved(view, { x: is.x - was.x, y: is.y - was.y }, size)
  return zoomed(shifted, apart(to) / Math.max(1, apart(from)), is, size)
}

const middleOf = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const apart = ([a, b]: [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y)

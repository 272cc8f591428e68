/** A part of a picture: its edges as shares, 0-1, of the width and height. */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

export const wholeArea: Area = { left: 0, top: 0, right: 1, bottom: 1 }

/** The smallest share that can be kept of each side. */
const leastShare = 0.1

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The area with the named edges moved by shares; edges neither leave the picture nor cross. */
export const withEdges = (
  area: Area,
  edges: readonly (keyof Area)[],
  { x, y }: { x: number; y: number },
): Area => {
  const moved = { ...area }
  if (edges.includes('left')) moved.left = between(0, area.left + x, area.right - leastShare)
  if (edges.includes('right')) moved.right = between(area.left + leastShare, area.right + x, 1)
  if (edges.includes('top')) moved.top = between(0, area.top + y, area.bottom - leastShare)
  if (edges.includes('bottom')) moved.bottom = between(area.top + leastShare, area.bottom + y, 1)
  return moved
}

/** The same part of the picture after a quarter turn to the right. */
export const turnedArea = ({ left, top, right, bottom }: Area): Area => ({
  left: 1 - bottom,
  top: left,
  right: 1 - top,
  bottom: right,
})

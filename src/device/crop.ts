/** A part of a picture: its edges as shares, 0-1, of the width and height. */
export interface CropArea {
  left: number
  top: number
  right: number
  bottom: number
}

export const fullArea: CropArea = { left: 0, top: 0, right: 1, bottom: 1 }

/** The smallest share that can be kept of each side. */
const minShare = 0.1

const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The area with the named edges moved by shares; edges neither leave the picture nor cross. */
export const moveEdges = (
  area: CropArea,
  edges: readonly (keyof CropArea)[],
  { x, y }: { x: number; y: number },
): CropArea => {
  const moved = { ...area }
  if (edges.includes('left')) moved.left = clamp(0, area.left + x, area.right - minShare)
  if (edges.includes('right')) moved.right = clamp(area.left + minShare, area.right + x, 1)
  if (edges.includes('top')) moved.top = clamp(0, area.top + y, area.bottom - minShare)
  if (edges.includes('bottom')) moved.bottom = clamp(area.top + minShare, area.bottom + y, 1)
  return moved
}

/** The same part of the picture after a quarter turn to the right. */
export const rotateArea = ({ left, top, right, bottom }: CropArea): CropArea => ({
  left: 1 - bottom,
  top: left,
  right: 1 - top,
  bottom: right,
})

import type { GreyImage, Point } from '../image/grey.ts'
import type { InkMap } from '../image/ink-map.ts'

/** How far the row direction, known to a degree from where characters lie, may be off. */
const SEARCH_DEGREES = 3
const MIN_INK_PIXELS = 400
/** More points than this make the profile no sharper, only slower. */
const MAX_POINTS = 400_000

function samplePoints({ width, height, ink }: InkMap): Float32Array {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / MAX_POINTS)))
  const points: number[] = []
  for (let y = 0; y < height; y++) {
    for (let x = (y * 7) % step; x < width; x += step) if (ink[y * width + x]) points.push(x, y)
  }
  return Float32Array.from(points)
}

/**
 * The angle in degrees by which text rows fall to the right, to 0.1 degrees, near `around`: the shear under which the row
 * profile is sharpest, for upright rows and gaps alternate most strongly. `around` where there is hardly any ink.
 */
export function findTilt(map: InkMap, around: number): number {
  const points = samplePoints(map)
  if (points.length < MIN_INK_PIXELS * 2) return around
  const profile = new Float32Array(map.height + 2 * map.width + 2)
  const sharpness = (degrees: number): number => {
    const slope = Math.tan((degrees * Math.PI) / 180)
    profile.fill(0)
    for (let i = 0; i < points.length; i += 2) {
      const row = ((points[i + 1] ?? 0) - (points[i] ?? 0) * slope + map.width) | 0
      profile[row] = (profile[row] ?? 0) + 1
    }
    let sum = 0
    for (let i = 1; i < profile.length; i++) sum += ((profile[i] ?? 0) - (profile[i - 1] ?? 0)) ** 2
    return sum
  }
  const sharpestOf = (from: number, to: number, step: number): number => {
    let best = 0
    let bestSharpness = -1
    for (let n = 0; n <= Math.round((to - from) / step); n++) {
      const degrees = from + n * step
      const value = sharpness(degrees)
      if (value > bestSharpness) {
        bestSharpness = value
        best = degrees
      }
    }
    return best
  }
  const coarse = sharpestOf(around - SEARCH_DEGREES, around + SEARCH_DEGREES, 0.5)
  return sharpestOf(coarse - 0.5, coarse + 0.5, 0.1)
}

/** A turn about the centre: from the source image's size to the turned one's. */
export interface Turn {
  degrees: number
  fromWidth: number
  fromHeight: number
  toWidth: number
  toHeight: number
}

/** Maps a point of the rotated image to its source. */
export function unturn(turn: Turn, { x, y }: Point): Point {
  const radians = (turn.degrees * Math.PI) / 180
  const cos = Math.cos(radians)
  const sin = Math.sin(radians)
  const u = x - turn.toWidth / 2
  const v = y - turn.toHeight / 2
  return { x: cos * u - sin * v + turn.fromWidth / 2, y: sin * u + cos * v + turn.fromHeight / 2 }
}

/** The image turned so that rows falling by `degrees` become level; corners are filled with `ground`. */
export function level(image: GreyImage, degrees: number, ground: number): { image: GreyImage; turn: Turn } {
  const { width, height, data } = image
  const radians = (degrees * Math.PI) / 180
  const cos = Math.cos(radians)
  const sin = Math.sin(radians)
  const w = Math.round(width * Math.abs(cos) + height * Math.abs(sin))
  const h = Math.round(height * Math.abs(cos) + width * Math.abs(sin))
  const turn: Turn = { degrees, fromWidth: width, fromHeight: height, toWidth: w, toHeight: h }
  const out = new Uint8Array(w * h).fill(ground)
  for (let y = 0; y < h; y++) {
    const start = unturn(turn, { x: 0.5, y: y + 0.5 })
    for (let x = 0, i = y * w; x < w; x++, i++) {
      // Pixel centres lie at halves; bilinear between the four around.
      const sx = start.x + cos * x - 0.5
      const sy = start.y + sin * x - 0.5
      if (sx < 0 || sy < 0 || sx >= width - 1 || sy >= height - 1) continue
      const left = sx | 0
      const top = sy | 0
      const fx = sx - left
      const fy = sy - top
      const p = top * width + left
      const upper = (data[p] ?? 0) * (1 - fx) + (data[p + 1] ?? 0) * fx
      const lower = (data[p + width] ?? 0) * (1 - fx) + (data[p + width + 1] ?? 0) * fx
      out[i] = upper * (1 - fy) + lower * fy + 0.5
    }
  }
  return { image: { width: w, height: h, data: out }, turn }
}

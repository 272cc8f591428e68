import type { GreyImage } from './grey.ts'

/** A 3x3 binomial blur (1 2 1): takes the edge off sensor noise and JPEG blocks, not off strokes. */
export function blur3({ width, height, data }: GreyImage): GreyImage {
  const across = new Uint16Array(width * height)
  for (let y = 0; y < height; y++) {
    const first = y * width
    const last = first + width - 1
    for (let i = first; i <= last; i++) {
      const before = data[i > first ? i - 1 : i] ?? 0
      const after = data[i < last ? i + 1 : i] ?? 0
      across[i] = before + 2 * (data[i] ?? 0) + after
    }
  }
  const out = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const above = (y > 0 ? -1 : 0) * width
    const below = (y < height - 1 ? 1 : 0) * width
    for (let i = y * width; i < (y + 1) * width; i++) {
      out[i] = ((across[i + above] ?? 0) + 2 * (across[i] ?? 0) + (across[i + below] ?? 0) + 8) >> 4
    }
  }
  return { width, height, data: out }
}

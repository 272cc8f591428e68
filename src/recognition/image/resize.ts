import { clamp, type GreyImage } from './grey.ts'

/** Half the size by averaging 2x2 pixels; the odd last row or column is dropped. */
export function halve({ width, height, data }: GreyImage): GreyImage {
  const w = width >> 1
  const h = height >> 1
  const out = new Uint8Array(w * h)
  for (let y = 0; y < h; y++) {
    let above = y * 2 * width
    let below = above + width
    for (let i = y * w; i < (y + 1) * w; i++, above += 2, below += 2) {
      out[i] =
        ((data[above] ?? 0) + (data[above + 1] ?? 0) + (data[below] ?? 0) + (data[below + 1] ?? 0) + 2) >> 2
    }
  }
  return { width: w, height: h, data: out }
}

/** For each target position: four source positions and their Catmull-Rom weights. */
function cubicTaps(from: number, to: number): { index: Int32Array; weight: Float32Array } {
  const index = new Int32Array(to * 4)
  const weight = new Float32Array(to * 4)
  for (let i = 0; i < to; i++) {
    const source = ((i + 0.5) * from) / to - 0.5
    const base = Math.floor(source)
    const t = source - base
    const weights = [
      (-t * t * t + 2 * t * t - t) / 2,
      (3 * t * t * t - 5 * t * t + 2) / 2,
      (-3 * t * t * t + 4 * t * t + t) / 2,
      (t * t * t - t * t) / 2,
    ]
    for (let k = 0; k < 4; k++) {
      index[i * 4 + k] = clamp(base - 1 + k, 0, from - 1)
      weight[i * 4 + k] = weights[k] ?? 0
    }
  }
  return { index, weight }
}

function resample({ width, height, data }: GreyImage, w: number, h: number): GreyImage {
  const across = cubicTaps(width, w)
  const down = cubicTaps(height, h)
  const rows = new Float32Array(w * height)
  for (let y = 0; y < height; y++) {
    const source = y * width
    for (let x = 0, k = 0; x < w; x++, k += 4) {
      // Four taps written out: a loop here costs a third of the whole resize.
      rows[y * w + x] =
        (data[source + (across.index[k] ?? 0)] ?? 0) * (across.weight[k] ?? 0) +
        (data[source + (across.index[k + 1] ?? 0)] ?? 0) * (across.weight[k + 1] ?? 0) +
        (data[source + (across.index[k + 2] ?? 0)] ?? 0) * (across.weight[k + 2] ?? 0) +
        (data[source + (across.index[k + 3] ?? 0)] ?? 0) * (across.weight[k + 3] ?? 0)
    }
  }
  // Uint8ClampedArray rounds and clips the overshoot of the cubic kernel.
  const out = new Uint8ClampedArray(w * h)
  for (let y = 0, k = 0; y < h; y++, k += 4) {
    const r0 = (down.index[k] ?? 0) * w
    const r1 = (down.index[k + 1] ?? 0) * w
    const r2 = (down.index[k + 2] ?? 0) * w
    const r3 = (down.index[k + 3] ?? 0) * w
    const w0 = down.weight[k] ?? 0
    const w1 = down.weight[k + 1] ?? 0
    const w2 = down.weight[k + 2] ?? 0
    const w3 = down.weight[k + 3] ?? 0
    for (let x = 0, i = y * w; x < w; x++, i++) {
      out[i] =
        (rows[r0 + x] ?? 0) * w0 +
        (rows[r1 + x] ?? 0) * w1 +
        (rows[r2 + x] ?? 0) * w2 +
        (rows[r3 + x] ?? 0) * w3
    }
  }
  return { width: w, height: h, data: new Uint8Array(out.buffer) }
}

/** Scaled by `scale`: halved while that is far too big (averaging, no aliasing), then bicubic to the exact size. */
export const resize = (image: GreyImage, scale: number): GreyImage =>
  resizeTo(image, Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale)))

/** `resize` to a width and a height of their own. */
export function resizeTo(image: GreyImage, width: number, height: number): GreyImage {
  if (image.width === 0 || image.height === 0) return image
  let current = image
  while (current.width >= width * 2 && current.height >= height * 2) current = halve(current)
  if (current.width === width && current.height === height) return current
  return resample(current, width, height)
}

/** Shrunk so that neither side is over `maxSidePx`; never enlarged. */
export function shrinkTo(image: GreyImage, maxSidePx: number): GreyImage {
  const side = Math.max(image.width, image.height)
  return side > maxSidePx ? resize(image, maxSidePx / side) : image
}

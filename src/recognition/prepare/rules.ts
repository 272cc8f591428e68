import type { Component, InkRun } from '../image/components.ts'
import type { GreyImage } from '../image/grey.ts'
import type { InkMap } from '../image/ink-map.ts'

/** Frames and table rules: long and thin, or hollow, or far taller than any character. */
export function isRule({ left, right, top, bottom, area }: Component, charHeightPx: number): boolean {
  const width = right - left
  const height = bottom - top
  if (height > charHeightPx * 8) return true
  const isLong = width > charHeightPx * 7 || height > charHeightPx * 3.2
  const isThin = height < charHeightPx * 0.45 || width < charHeightPx * 0.35
  const isHollow = area < width * height * 0.22
  return isLong && (isThin || isHollow)
}

/** A mask (1 = rule) the size of the ink map, grown by one pixel to take the soft edges along. */
export function ruleMask(
  map: InkMap,
  components: readonly Component[],
  runs: readonly InkRun[],
  charHeightPx: number,
): Uint8Array {
  const { width, height } = map
  const mask = new Uint8Array(width * height)
  const rules = components.map(component => isRule(component, charHeightPx))
  for (const { y, start, end, component } of runs) {
    if (!rules[component]) continue
    const from = Math.max(0, start - 1)
    const to = Math.min(width, end + 1)
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      mask.fill(1, row * width + from, row * width + to)
    }
  }
  return mask
}

/** Paints `level` wherever the (usually smaller) mask says so; a new image. */
export function eraseMasked(image: GreyImage, mask: Uint8Array, map: InkMap, level: number): GreyImage {
  const data = image.data.slice()
  const columns = Int32Array.from({ length: image.width }, (_, x) =>
    Math.min(map.width - 1, Math.floor((x * map.width) / image.width)),
  )
  for (let y = 0; y < image.height; y++) {
    const row = Math.min(map.height - 1, Math.floor((y * map.height) / image.height)) * map.width
    for (let x = 0, i = y * image.width; x < image.width; x++, i++) {
      if (mask[row + (columns[x] ?? 0)]) data[i] = level
    }
  }
  return { ...image, data }
}

import { createGrey, type GreyImage } from './grey.ts'

/** Small made images for tests: text-like marks whose place is known to the pixel. */

export function paint(
  image: GreyImage,
  left: number,
  top: number,
  width: number,
  height: number,
  level: number,
): void {
  for (let y = Math.max(0, top); y < Math.min(image.height, top + height); y++) {
    const row = y * image.width
    image.data.fill(level, row + Math.max(0, left), row + Math.min(image.width, left + width))
  }
}

/** A mark of `size` pixels that looks like a character to the geometry: a frame with a bar, as in 日. */
export function paintGlyph(image: GreyImage, left: number, top: number, size: number, level = 20): void {
  const stroke = Math.max(2, Math.round(size / 8))
  const width = Math.round(size * 0.8)
  paint(image, left, top, stroke, size, level)
  paint(image, left + width - stroke, top, stroke, size, level)
  for (const share of [0, 0.5, 1]) {
    paint(image, left, top + Math.round((size - stroke) * share), width, stroke, level)
  }
}

/** Lines of glyphs, one pitch apart. */
export function paintText(
  image: GreyImage,
  at: { left: number; top: number; columns: number; lines: number; size: number; level?: number },
): void {
  for (let line = 0; line < at.lines; line++) {
    for (let column = 0; column < at.columns; column++) {
      paintGlyph(
        image,
        at.left + column * at.size,
        at.top + Math.round(line * at.size * 1.4),
        at.size,
        at.level,
      )
    }
  }
}

/** A page with one paragraph on it. */
export function textPage(width: number, height: number, size: number, ground = 220, level = 20): GreyImage {
  const image = createGrey(width, height, ground)
  const columns = Math.floor((width - 4 * size) / size)
  const lines = Math.floor((height - 4 * size) / (size * 1.4))
  paintText(image, { left: 2 * size, top: 2 * size, columns, lines, size, level })
  return image
}

export const invert = (image: GreyImage): GreyImage => ({
  ...image,
  data: image.data.map(level => 255 - level),
})

/** A greyscale image: one byte per pixel, row after row, 0 is black. */
export interface GreyImage {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A rectangle in pixels; `right` and `bottom` are exclusive. */
export interface PixelBox {
  left: number
  top: number
  right: number
  bottom: number
}

/** A point in pixels; pixel centres lie at halves. */
export interface Point {
  x: number
  y: number
}

/** An image of one grey level, white unless told. */
export function createGrey(width: number, height: number, level = 255): GreyImage {
  return { width, height, data: new Uint8Array(width * height).fill(level) }
}

/** Rec. 601 luma of RGBA bytes, as canvases and decoders hand them out. */
export function greyFromRgba(rgba: Uint8Array | Uint8ClampedArray, width: number, height: number): GreyImage {
  const data = new Uint8Array(width * height)
  for (let i = 0, j = 0; i < data.length; i++, j += 4) {
    data[i] = ((rgba[j] ?? 0) * 77 + (rgba[j + 1] ?? 0) * 150 + (rgba[j + 2] ?? 0) * 29 + 128) >> 8
  }
  return { width, height, data }
}

/** The part of an image inside a box of whole pixels. */
export function cropGrey({ width, data }: GreyImage, { left, top, right, bottom }: PixelBox): GreyImage {
  const part = createGrey(right - left, bottom - top)
  for (let y = top; y < bottom; y++)
    part.data.set(data.subarray(y * width + left, y * width + right), (y - top) * part.width)
  return part
}

/** A binary PGM file: the one image format Tesseract reads that costs nothing to write. */
export function encodePgm({ width, height, data }: GreyImage): Uint8Array<ArrayBuffer> {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(header.length + data.length)
  file.set(header)
  file.set(data, header.length)
  return file
}

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high)

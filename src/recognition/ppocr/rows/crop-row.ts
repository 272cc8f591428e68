import type { GreyImage } from '../../image/grey.ts'
import { bendAt, type TextBox } from '../detection/text-box.ts'

/** How a row is shown to the recogniser. */
export interface CropView {
  heightPx: number
  /** Widened by this factor: letters set narrow are told apart more easily. */
  stretch: number
}

/** Samples per pixel and direction where the photo is finer than the crop: enough against aliasing. */
const MAX_SAMPLES = 4

/** A row of text cut out of a photo: level, straight, and of the height that the recogniser wants. */
export function cropRow(photo: GreyImage, box: TextBox, { heightPx, stretch }: CropView): GreyImage {
  const width = Math.max(8, Math.round((box.width / box.height) * heightPx * stretch))
  const data = new Uint8Array(width * heightPx)
  const samples = Math.min(MAX_SAMPLES, Math.max(1, Math.round(box.height / heightPx)))
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)]
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < heightPx; y++) {
      let sum = 0
      for (let i = 0; i < samples; i++) {
        const place = ((x + (i + 0.5) / samples) / width) * 2 - 1
        const along = (place * box.width) / 2
        const middle = bendAt(box, place)
        for (let j = 0; j < samples; j++) {
          const down = ((y + (j + 0.5) / samples) / heightPx - 0.5) * box.height + middle
          sum += levelAt(photo, box.x + along * cos - down * sin, box.y + along * sin + down * cos)
        }
      }
      data[y * width + x] = sum / samples ** 2
    }
  }
  return { width, height: heightPx, data }
}

/** The grey level at a point, between the four pixels around it; the edge goes on beyond the photo. */
function levelAt({ width, height, data }: GreyImage, x: number, y: number): number {
  const left = Math.min(width - 1, Math.max(0, x - 0.5))
  const top = Math.min(height - 1, Math.max(0, y - 0.5))
  const [column, row] = [left | 0, top | 0]
  const at = row * width + column
  const right = column + 1 < width ? 1 : 0
  const below = row + 1 < height ? width : 0
  const [shareX, shareY] = [left - column, top - row]
  const upper = (data[at] ?? 0) * (1 - shareX) + (data[at + right] ?? 0) * shareX
  const lower = (data[at + below] ?? 0) * (1 - shareX) + (data[at + below + right] ?? 0) * shareX
  return upper * (1 - shareY) + lower * shareY
}

import { MAX_SIDE_PX } from '../prepare/prepare.ts'
import { type RecognitionProblem, reasonOf } from '../problem.ts'
import { type GreyImage, greyFromRgba } from './grey.ts'
import type { PhotoHeader } from './photo-format.ts'

type Canvas2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Safari before 16.4 has no 2D context off the page: there photos are decoded on the page's own thread. */
export const canDecodeInWorker = (): boolean =>
  typeof OffscreenCanvas !== 'undefined' && new OffscreenCanvas(1, 1).getContext('2d') !== null

function createCanvas(width: number, height: number): Canvas2d | null {
  if (typeof OffscreenCanvas !== 'undefined') {
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    if (context) return context
  }
  if (typeof document === 'undefined') return null
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas.getContext('2d', { willReadFrequently: true })
}

/** Rows of pixels that are drawn at a time: a canvas and its pixels in colour for all of a photo would be 34 MB. */
const STRIP_PX = 256

/** The grey levels of a bitmap drawn at a size; null where there is no canvas. */
function greyOf(bitmap: ImageBitmap, width: number, height: number): GreyImage | null {
  const context = createCanvas(width, Math.min(height, STRIP_PX))
  if (!context) return null
  context.fillStyle = '#ffffff'
  const data = new Uint8Array(width * height)
  const scale = bitmap.height / height
  for (let top = 0; top < height; top += STRIP_PX) {
    const rows = Math.min(STRIP_PX, height - top)
    context.fillRect(0, 0, width, rows)
    context.drawImage(bitmap, 0, top * scale, bitmap.width, rows * scale, 0, 0, width, rows)
    data.set(greyFromRgba(context.getImageData(0, 0, width, rows).data, width, rows).data, top * width)
  }
  // Its pixels go now, not when the canvas is collected.
  context.canvas.width = 0
  return { width, height, data }
}

/**
 * Decodes a photo upright, alpha on white, no larger than the preparation wants it. The browser shrinks it while
 * decoding: iOS refuses canvases over 16.7 megapixels, and a full-size bitmap is memory for nothing.
 */
export async function decode(
  photo: Blob,
  { format, widthPx, heightPx }: PhotoHeader,
  maxSidePx = MAX_SIDE_PX,
): Promise<{ ok: true; image: GreyImage } | RecognitionProblem> {
  const scale = Math.min(1, maxSidePx / Math.max(widthPx, heightPx))
  const width = Math.max(1, Math.round(widthPx * scale))
  const height = Math.max(1, Math.round(heightPx * scale))
  try {
    const bitmap = await createImageBitmap(photo, {
      imageOrientation: 'from-image',
      ...(scale < 1 && { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' }),
    })
    try {
      const image = greyOf(bitmap, width, height)
      return image
        ? { ok: true, image }
        : { ok: false, code: 'decode-failed', format, reason: 'no 2D canvas' }
    } finally {
      bitmap.close()
    }
  } catch (thrown) {
    const reason = reasonOf(thrown)
    if (/allocat|out of memory/i.test(reason)) return { ok: false, code: 'out-of-memory', step: 'prepare' }
    // Every browser decodes the others; these two only some.
    if (format === 'heic' || format === 'avif') return { ok: false, code: 'unsupported-format', format }
    return { ok: false, code: 'decode-failed', format, reason }
  }
}

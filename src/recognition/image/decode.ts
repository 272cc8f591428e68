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
      const context = createCanvas(width, height)
      if (!context) return { ok: false, code: 'decode-failed', format, reason: 'no 2D canvas' }
      context.fillStyle = '#ffffff'
      context.fillRect(0, 0, width, height)
      context.drawImage(bitmap, 0, 0, width, height)
      return { ok: true, image: greyFromRgba(context.getImageData(0, 0, width, height).data, width, height) }
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

import type { CropArea } from './crop.ts'

/** Longest side, in px, of a prepared photo: small print stays readable, and 12 megapixels become about 4. */
const maxSidePx = 2400
const quality = 0.92

export type PreparedPhoto = { ok: true; photo: Blob } | { ok: false }

/**
 * A photo as it may leave the device: upright, at most 2400 px on its longer side, JPEG, and without its metadata,
 * because the pixels are drawn again. `header` is its size as shown. Undecodable photos come back as `ok: false`.
 */
export const preparePhoto = async (
  photo: Blob,
  header: { widthPx: number; heightPx: number },
): Promise<PreparedPhoto> => {
  const isWide = header.widthPx >= header.heightPx
  const longSidePx = Math.min(maxSidePx, Math.max(header.widthPx, header.heightPx))
  try {
    const bitmap = await createImageBitmap(photo, {
      imageOrientation: 'from-image',
      resizeQuality: 'high',
      ...(isWide ? { resizeWidth: longSidePx } : { resizeHeight: longSidePx }),
    })
    try {
      return { ok: true, photo: await encode(bitmap) }
    } finally {
      bitmap.close()
    }
  } catch {
    return { ok: false } // the browser cannot decode it, or has no memory for it
  }
}

const encode = (bitmap: ImageBitmap): Promise<Blob> =>
  draw(bitmap, context => {
    context.drawImage(bitmap, 0, 0)
    // Drawn: 17 MB that need not wait for the encoder.
    bitmap.close()
  })

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** A JPEG of what is painted. */
const draw = async (
  { width, height }: { width: number; height: number },
  paint: (context: Context) => void,
): Promise<Blob> => {
  const paintOn = (context: Context) => {
    context.fillStyle = '#fff' // a transparent picture would come out black
    context.fillRect(0, 0, width, height)
    paint(context)
  }
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (context) {
      paintOn(context)
      const encoded = await canvas.convertToBlob({ type: 'image/jpeg', quality })
      // Its pixels go now, not when the canvas is collected.
      canvas.width = 0
      return encoded
    }
  }
  // Safari before 16.4 has no 2D context on an OffscreenCanvas.
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  paintOn(context)
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('not encoded'))), 'image/jpeg', quality),
  )
}

/** A prepared photo after quarter turns to the right, 0-3, cut to an area of what is seen then. */
export const editPhoto = async (photo: Blob, quarterTurns: number, area: CropArea): Promise<Blob> => {
  const bitmap = await createImageBitmap(photo)
  try {
    const isOnSide = quarterTurns % 2 === 1
    const widthPx = isOnSide ? bitmap.height : bitmap.width
    const heightPx = isOnSide ? bitmap.width : bitmap.height
    const [leftPx, topPx] = [Math.round(area.left * widthPx), Math.round(area.top * heightPx)]
    const size = {
      width: Math.max(1, Math.round(area.right * widthPx) - leftPx),
      height: Math.max(1, Math.round(area.bottom * heightPx) - topPx),
    }
    return await draw(size, context => {
      context.translate(widthPx / 2 - leftPx, heightPx / 2 - topPx)
      context.rotate((quarterTurns * Math.PI) / 2)
      context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
    })
  } finally {
    bitmap.close()
  }
}

/** A square cut out of a photo, `area` in its px, drawn at `sidePx`. */
export const cropSquare = async (
  photo: Blob,
  area: { x: number; y: number; width: number; height: number },
  sidePx: number,
): Promise<Blob> => {
  const bitmap = await createImageBitmap(photo, area.x, area.y, area.width, area.height, {
    resizeWidth: sidePx,
    resizeHeight: sidePx,
    resizeQuality: 'high',
  })
  try {
    return await encode(bitmap)
  } finally {
    bitmap.close()
  }
}

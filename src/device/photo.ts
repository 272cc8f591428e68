/** Longest side, in px, of a prepared photo: small print stays readable, and 12 megapixels become about 4. */
const maxSidePx = 2400
const quality = 0.92

export type Preparation = { ok: true; photo: Blob } | { ok: false }

/**
 * A photo as it may leave the device: upright, at most 2400 px on its longer side, JPEG, and without its metadata,
 * because the pixels are drawn anew. `header` is its size as shown. Undecodable photos come back as `ok: false`.
 */
export const preparePhoto = async (
  photo: Blob,
  header: { widthPx: number; heightPx: number },
): Promise<Preparation> => {
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

const encode = async (bitmap: ImageBitmap): Promise<Blob> => {
  const { width, height } = bitmap
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (context) {
      paint(context, bitmap)
      return canvas.convertToBlob({ type: 'image/jpeg', quality })
    }
  }
  // Safari before 16.4 has no 2D context on an OffscreenCanvas.
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  paint(context, bitmap)
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('not encoded'))), 'image/jpeg', quality),
  )
}

const paint = (
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  bitmap: ImageBitmap,
) => {
  context.fillStyle = '#fff' // a transparent picture would come out black
  context.fillRect(0, 0, bitmap.width, bitmap.height)
  context.drawImage(bitmap, 0, 0)
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

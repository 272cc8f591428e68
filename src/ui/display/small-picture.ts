/**
 * A copy of a photo as wide as it is shown: a browser keeps every picture of a page decoded at its full size, 16 MB for a
 * photo. The photo itself where the browser cannot make one.
 */
export const smallPicture = async (photo: Blob, widthPx: number): Promise<Blob> => {
  if (typeof OffscreenCanvas === 'undefined') return photo
  try {
    const bitmap = await createImageBitmap(photo, {
      imageOrientation: 'from-image',
      resizeWidth: widthPx,
      resizeQuality: 'medium',
    })
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
  } catch {
    return photo // no memory for it, or no picture: the page shows what it can of it
  }
}

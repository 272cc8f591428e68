import type { GreyImage } from '../../image/grey.ts'
import { type Network, type OcrModels, tensorOf } from '../inference.ts'

/** The network's memory grows with the pixels that it sees at a time. A copy of 960 x 960 whose sides were rounded up is one piece. */
export const MAX_AREA_PX = 960 * 960 * 1.12
/** Bands overlap by this much: a pixel's surroundings decide whether it is text. */
const OVERLAP_PX = 128

/** How likely each pixel is text, 0-1, in bands from top to bottom where the picture is large. */
export async function probabilityMap(
  network: Network,
  settings: OcrModels['detector'],
  image: GreyImage,
): Promise<Float32Array> {
  const { width, height } = image
  if (width * height <= MAX_AREA_PX) return (await network.run(tensorOf(image, settings))).data
  const { sideMultiple } = settings
  const tallest = Math.floor(MAX_AREA_PX / width / sideMultiple) * sideMultiple
  const bandPx = Math.max(OVERLAP_PX * 3, tallest)
  const map = new Float32Array(width * height)
  for (let top = 0; ; top += bandPx - OVERLAP_PX) {
    // The last band is as high as the others and overlaps more.
    const start = Math.max(0, Math.min(top, height - bandPx))
    const end = Math.min(height, start + bandPx)
    const band = { width, height: end - start, data: image.data.subarray(start * width, end * width) }
    const { data } = await network.run(tensorOf(band, settings))
    // The upper half of an overlap is taken from the band above, the lower half from this one.
    const from = start === 0 ? 0 : Math.min(top - start + OVERLAP_PX / 2, band.height)
    map.set(data.subarray(from * width), (start + from) * width)
    if (end === height) return map
  }
}

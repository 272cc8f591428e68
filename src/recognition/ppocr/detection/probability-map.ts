import type { GreyImage } from '../../image/grey.ts'
import { type Network, type OcrModels, tensorOf } from '../inference.ts'

/**
 * The network's memory grows with the pixels that it sees at a time. A copy of 960 x 960 whose sides were rounded up is one piece: in bands of
 * 960 x 544 it takes 75 MB less, and columns that stand close together run into each other (test/photos/columns_hard.jpg): the network
 * averages over all that it sees, so that a band is another picture than its place in the whole.
 */
export const MAX_AREA_PX = 960 * 960 * 1.12
/** Bands overlap by this much: a pixel's surroundings decide whether it is text. */
const OVERLAP_PX = 128

/** How high the bands of a picture are: as few as memory allows, all alike, a multiple of what the network wants. */
function bandHeight({ width, height }: Pick<GreyImage, 'width' | 'height'>, multiple: number): number {
  for (let count = 1; ; count++) {
    const each = (height + (count - 1) * OVERLAP_PX) / count
    const bandPx = Math.min(height, Math.ceil(each / multiple) * multiple)
    // Lower ones would be little more than their overlap.
    if (width * bandPx <= MAX_AREA_PX || bandPx <= OVERLAP_PX * 2) return bandPx
  }
}

/** How likely each pixel is text, 0-1, in bands from top to bottom where the picture is large. */
export async function probabilityMap(
  network: Network,
  settings: OcrModels['detector'],
  image: GreyImage,
): Promise<Float32Array> {
  const { width, height } = image
  const bandPx = bandHeight(image, settings.sideMultiple)
  if (bandPx >= height) return (await network.run(tensorOf(image, settings))).data
  const map = new Float32Array(width * height)
  for (let top = 0; ; top += bandPx - OVERLAP_PX) {
    // The last band is as high as the others and overlaps more.
    const start = Math.min(top, height - bandPx)
    const end = start + bandPx
    const band = { width, height: bandPx, data: image.data.subarray(start * width, end * width) }
    const { data } = await network.run(tensorOf(band, settings))
    // The upper half of an overlap is taken from the band above, the lower half from this one.
    const from = start === 0 ? 0 : top - start + OVERLAP_PX / 2
    map.set(data.subarray(from * width), (start + from) * width)
    if (end === height) return map
  }
}

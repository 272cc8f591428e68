import { describe, expect, it } from 'vitest'
import { createGrey } from '../../image/grey.ts'
import type { Network } from '../inference.ts'
import { plainSettings as settings } from './plain-settings.ts'
import { MAX_AREA_PX, probabilityMap } from './probability-map.ts'

/** A network that says of each pixel how light it is, and that sees nothing near the upper and lower end of its picture. */
const echo = (areas: number[]): Network => ({
  run: async ({ data, dims }) => {
    const [, , height = 0, width = 0] = dims
    areas.push(width * height)
    const isSeen = (y: number) => y >= 40 && y < height - 40
    return {
      data: data.slice(0, width * height).map((value, i) => (isSeen(Math.floor(i / width)) ? value : -1)),
      dims: [1, 1, height, width],
    }
  },
  release: async () => {},
})

describe('the map of where text is', () => {
  it.each([
    [1600, 1184],
    [640, 3008],
    [960, 960],
    [1920, 992],
  ])(
    'of %i x %i pixels is made in parts that the memory has room for, each pixel away from their ends',
    async (width, height) => {
      const image = createGrey(width, height)
      for (let i = 0; i < image.data.length; i++) image.data[i] = Math.floor(i / width) % 251
      const areas: number[] = []
      const map = await probabilityMap(echo(areas), settings, image)
      expect(map.length).toBe(width * height)
      expect(Math.max(...areas)).toBeLessThanOrEqual(MAX_AREA_PX)
      for (let y = 40; y < height - 40; y++) expect(map[y * width]).toBeCloseTo((y % 251) / 255, 5)
    },
  )
  it.each([
    [960, 640, [640]],
    [960, 960, [960]],
    [1152, 832, [832]],
    [1600, 1184, [480, 480, 480]],
  ])(
    'of %i x %i pixels is made in as few parts as that takes, all as high',
    async (width, height, heights) => {
      const areas: number[] = []
      await probabilityMap(echo(areas), settings, createGrey(width, height))
      expect(areas).toEqual(heights.map(bandPx => bandPx * width))
    },
  )
})

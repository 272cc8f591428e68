import { describe, expect, it } from 'vitest'
import { createGrey } from '../../image/grey.ts'
import type { Network } from '../inference.ts'
import { detectText } from './detect-text.ts'
import { plainSettings as settings } from './plain-settings.ts'

/** A network that sees text where the function says, with the probability that it gives. */
const networkOf = (probability: (x: number, y: number) => number): Network => ({
  run: async ({ dims }) => {
    const [, , height = 0, width = 0] = dims
    const data = Float32Array.from({ length: width * height }, (_, i) =>
      probability(i % width, Math.floor(i / width)),
    )
    return { data, dims: [1, 1, height, width] }
  },
  release: async () => {},
})

const detect = (probability: (x: number, y: number) => number, scale = 1) =>
  detectText(networkOf(probability), settings, createGrey(320, 160), scale)

describe('text detection', () => {
  it('grows the core of a row to the whole row', async () => {
    const [box, ...others] = await detect((x, y) => (x >= 100 && x < 200 && y >= 60 && y < 70 ? 0.9 : 0))
    expect(others).toEqual([])
    expect(box).toMatchObject({ x: 150, y: 65 })
    // 100 x 10 grown on every side by area * 1.6 / circumference.
    const growth = (100 * 10 * 1.6) / 110
    expect(box?.width).toBeCloseTo(100 + growth)
    expect(box?.height).toBeCloseTo(10 + growth)
    expect(box?.bend).toBeUndefined()
    expect(box?.score).toBeCloseTo(0.9)
  })
  it('leaves out what is doubtful or too small', async () => {
    expect(await detect((x, y) => (x < 50 && y < 10 ? 0.4 : x > 300 && y > 158 ? 0.9 : 0))).toEqual([])
  })
  it('counts in pixels of the photo, whatever the size of the copy', async () => {
    const [box] = await detect((x, y) => (x >= 200 && x < 400 && y >= 120 && y < 140 ? 0.9 : 0), 2)
    expect(box).toMatchObject({ x: 150, y: 65 })
  })
  it('follows a row that is bent', async () => {
    const middle = (x: number) => 80 + ((x - 160) / 120) ** 2 * 20
    const [box] = await detect((x, y) => (x >= 40 && x < 280 && Math.abs(y + 0.5 - middle(x)) < 6 ? 0.9 : 0))
    if (!box?.bend) throw new Error('no bend was found')
    const at = (place: number) => box.bend?.reduceRight((sum, c) => sum * place + c, 0) ?? 0
    // From its ends to its middle the row rises by 20 pixels, and it is as high as a straight one.
    expect(at(0.95) - at(0)).toBeGreaterThan(15)
    expect(at(-0.95) - at(0)).toBeGreaterThan(15)
    expect(box.height).toBeLessThan(40)
  })
})

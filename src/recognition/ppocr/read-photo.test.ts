import { describe, expect, it, vi } from 'vitest'
import { createGrey } from '../image/grey.ts'
import { plainSettings } from './detection/plain-settings.ts'
import type { Network, Tensor } from './inference.ts'
import { readPhoto } from './read-photo.ts'

/** Three rows of print on a picture 800 pixels wide, the last of them the shortest. */
const ROWS = [
  { top: 100, left: 100, right: 700 },
  { top: 200, left: 100, right: 600 },
  { top: 300, left: 100, right: 300 },
]
const HEIGHT = 30

/** A photo of the rows, which take these shares of it: light on dark, as the detector below sees text. */
const photoOf = (width: number, height: number, rowPx = HEIGHT, share = 1) => {
  const photo = createGrey(width, height, 0)
  const scale = (width / 800) * share
  for (const { top, left, right } of ROWS)
    for (let y = Math.round(top * scale); y < Math.round((top + rowPx) * scale); y++)
      photo.data.fill(255, y * width + Math.round(left * scale), y * width + Math.round(right * scale))
  return photo
}

/** A detector that takes what is light for text, in the piece that it gets, and a recogniser that reads 水 with a confidence, noting each width. */
function networks(confidence: () => number) {
  const copies: number[] = []
  const detector: Network = {
    run: async ({ data, dims }) => {
      const [, , height = 0, width = 0] = dims
      copies.push(width * height)
      return { data: data.slice(0, width * height), dims: [1, 1, height, width] }
    },
    release: async () => {},
  }
  const recognise = vi.fn(async (_: Tensor): Promise<Tensor> => {
    const sure = confidence()
    return { data: Float32Array.from([1, sure]), dims: [1, 1, 2] }
  })
  const recogniser = { file: '', keysFile: '', heightPx: 48, mean: [0, 0, 0], deviation: [1, 1, 1] } as const
  return {
    copies,
    detector,
    recogniser: { run: recognise, release: async () => {} },
    recognise,
    keys: ['水'],
    models: { name: 'test', detector: plainSettings, recogniser, runtime: { wasm: '', script: '' } },
  }
}

describe('reading a photo', () => {
  it('reads each row once: those that told which way up it stands are not read again', async () => {
    const made = networks(() => 0.95)
    const { lines } = await readPhoto(made, photoOf(160, 120))
    expect(lines).toHaveLength(3)
    expect(made.recognise).toHaveBeenCalledTimes(3)
  })

  it('reads its longest rows the other way up where they are doubtful, and takes the surer reading', async () => {
    // Two rows as they stand, the same upside down, and the third.
    const confidences = [0.5, 0.5, 0.9, 0.9, 0.95]
    const made = networks(() => confidences.shift() ?? 0)
    const { lines, direction } = await readPhoto(made, photoOf(160, 120))
    expect(Math.abs(direction)).toBeGreaterThan(3)
    expect(lines.flat().map(line => line.confidence.toFixed(2))).toEqual(['0.95', '0.90', '0.90'])
    expect(made.recognise).toHaveBeenCalledTimes(5)
  })
})

describe('the copies on which text is looked for', () => {
  const side = (area: number) => Math.sqrt(area) / 960
  it.each([
    ['ordinary print of a camera: one small copy', [1600, 1200], 30, 1, [0.77]],
    [
      'small print all over it: once more on the copy that small photos get at once',
      [1600, 900],
      3,
      1.3,
      [0.77, 1],
    ],
    // In bands, which are as large as memory allows.
    [
      'print of a few pixels all over it: on as many as the photo has',
      [1600, 900],
      2,
      1.3,
      [0.77, 0.94, 0.94],
    ],
    ['a small photo is enlarged', [640, 480], 30, 1, [1]],
    [
      'small print on a part of it: only that part, no larger than its rows want',
      [4000, 3000],
      12,
      0.4,
      [0.77, 0.41],
    ],
  ] as const)('%s', async (_, [width, height], rowPx, share, sides) => {
    const made = networks(() => 0.95)
    await readPhoto(made, photoOf(width, height, rowPx, share))
    expect(made.copies).toHaveLength(sides.length)
    for (const [i, area] of made.copies.entries())
      expect(Math.abs(side(area) - (sides[i] ?? 0))).toBeLessThan(0.08)
  })

  it('tells where the rows are on the photo, and not on the part of it that was looked at', async () => {
    const { lines } = await readPhoto(
      networks(() => 0.95),
      photoOf(4000, 3000, 12, 0.4),
    )
    const tops = lines.map(([row]) => (row ? row.box.y - row.box.height / 2 : 0))
    for (const [i, { top }] of ROWS.entries()) expect(Math.abs((tops[i] ?? 0) - top * 2)).toBeLessThan(40)
  })
})

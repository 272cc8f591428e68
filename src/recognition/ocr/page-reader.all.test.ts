import { describe, expect, it } from 'vitest'
import { createGrey } from '../image/grey.ts'
import { paintText } from '../image/synthetic.ts'
import { quarterTurn } from '../prepare/orientation.ts'
import { prepare } from '../prepare/prepare.ts'
import type { PreparedPage } from '../prepare/prepared-page.ts'
import { readPage } from './page-reader.ts'
import { createReaderPool } from './reader-pool.ts'
import type { TesseractClient } from './tesseract-client.ts'

const bbox = { x0: 0, y0: 0, x1: 5, y1: 5 }
const photo = createGrey(900, 500, 220)
paintText(photo, { left: 60, top: 60, columns: 20, lines: 6, size: 34 })

/** A client that answers its n-th request as told; the clock moves on by 100 ms each time. */
function fakeClient(answer: (n: number) => [text: string, confidence: number]) {
  const layouts: string[] = []
  const client: Pick<TesseractClient, 'recognise'> = {
    recognise: async (_, layout) => {
      const [text, confidence] = answer(layouts.length)
      layouts.push(layout)
      const part = { text, confidence, bbox }
      const symbols = [...text].map(symbol => ({ ...part, text: symbol }))
      return { blocks: [{ paragraphs: [{ lines: [{ ...part, words: [{ ...part, symbols }] }] }] }] }
    },
  }
  const whole: TesseractClient = { load: never, setLanguage: never, terminate: () => {}, ...client }
  return { client: whole, layouts, now: () => layouts.length * 100 }
}
const never = () => new Promise<never>(() => {})

const read = (page: PreparedPage, answer: (n: number) => [string, number]) => {
  const { client, layouts, now } = fakeClient(answer)
  const progress: [number, number][] = []
  const onProgress = (share: number, left: number) => void progress.push([share, left])
  const isKnownName = (text: string) => text === '白砂糖'
  return {
    reading: readPage(createReaderPool(client), page, { onProgress, now, isKnownName }),
    layouts,
    progress,
  }
}

describe('reading a page', () => {
  it('reads every row of an upright page once, as a row', async () => {
    const { reading, layouts } = read(prepare(photo), () => ['白砂糖', 95])
    expect((await reading).rows).toHaveLength(6)
    expect(layouts).toEqual(Array(6).fill('row'))
    expect((await reading).page.facts.turnedDegrees).toBe(0)
  })
  it('tries the longest rows upside down where they read badly, and turns the page where that is better', async () => {
    const { reading, layouts } = read(prepare(photo), n => ['白砂糖', n < 2 ? 40 : 90])
    expect((await reading).page.facts.turnedDegrees).toBe(180)
    expect(layouts).toHaveLength(8)
  })
  it('leaves the page as it is where upside down is no better', async () => {
    const { reading } = read(prepare(photo), n => ['白砂糖', n < 2 ? 60 : 50])
    expect((await reading).page.facts.turnedDegrees).toBe(0)
  })
  it('tries both orientations of a photo that is on its side', async () => {
    const { reading, layouts } = read(prepare(quarterTurn(photo)), n => ['白砂糖', n < 2 ? 90 : 95])
    expect((await reading).page.facts.turnedDegrees).toBe(270)
    expect(layouts).toHaveLength(8)
  })
  it('tells how much is done and how long the rest will take', async () => {
    const { reading, progress } = read(prepare(photo), () => ['白砂糖', 95])
    await reading
    expect(progress.at(-1)?.[0]).toBeCloseTo(1)
    expect(progress.at(-1)?.[1]).toBeCloseTo(0)
    const [first] = progress
    // Two rows in 200 ms: four more of the same length take 400.
    expect(first?.[1]).toBeCloseTo(400, -1)
  })
  it('reads rows with an unknown name a second time', async () => {
    const { reading, layouts } = read(prepare(photo), n => [n === 3 ? '自砂糖,' : '白砂糖,', 95])
    const { rows } = await reading
    expect(layouts).toHaveLength(7)
    expect(rows.map(({ lines }) => lines[0]?.text)).toEqual(Array(6).fill('白砂糖,'))
  })
  it('reads a name separately when its two readings differ, and no other name', async () => {
    const answers: Record<number, string> = { 3: '自砂糖,', 4: '小麦衫,', 6: '目砂糖,', 7: '小麦衫,' }
    const { reading, layouts } = read(prepare(photo), n => [answers[n] ?? '白砂糖,', 95])
    const { rows } = await reading
    expect(layouts).toHaveLength(9)
    expect(rows.map(({ lines }) => lines[0]?.text).sort()).toEqual(['小麦衫,', ...Array(5).fill('白砂糖,')])
  })
  it('bears a page without text', async () => {
    const { reading, layouts } = read(prepare(createGrey(300, 200, 220)), () => ['', 0])
    expect((await reading).rows.length).toBeLessThanOrEqual(1)
    expect(new Set(layouts)).toEqual(new Set(['block']))
  })
})

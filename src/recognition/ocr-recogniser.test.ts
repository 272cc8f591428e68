import { describe, expect, it, vi } from 'vitest'
import { createGrey } from './image/grey.ts'
import type { Reading } from './ocr/reading.ts'
import type { OcrPlatform, OcrReader } from './ocr-platform.ts'
import { createOcrRecogniser } from './ocr-recogniser.ts'
import type { PhotoReading } from './ppocr/read-photo.ts'
import type { RecognitionProblem } from './problem.ts'
import type { Recogniser } from './recogniser.ts'

/** A PNG header that declares 100 x 100 pixels. */
const photo = () => {
  const bytes = new Uint8Array(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  new DataView(bytes.buffer).setUint32(16, 100)
  new DataView(bytes.buffer).setUint32(20, 100)
  return new Blob([bytes])
}

const readingOf = (text: string): PhotoReading => ({
  rowHeightPx: 10,
  direction: 0,
  lines: [
    [
      {
        box: { x: 50, y: 20, width: 100, height: 10, angle: 0, score: 1 },
        confidence: 0.95,
        characters: [...text].map((character, i) => ({
          text: character,
          confidence: 0.95,
          box: { left: i, right: i + 1, top: 15, bottom: 25 },
        })),
      },
    ],
  ],
})

const basicReading = (text: string, confidence: number): Reading => ({
  ok: true,
  text,
  lines: [],
  language: 'en',
  confidence,
  widthPx: 100,
  heightPx: 100,
  quality: [],
  facts: { charHeightPx: 10, angleDegrees: 0, turnedDegrees: 0, inverted: false, blocks: 1 },
})

const setUp = ({
  text = '配料：水、白砂糖、食用盐、柠檬酸。',
  basic = basicReading('Sugar, salt', 0.9),
  platform = {},
  read,
}: {
  text?: string
  basic?: Reading | RecognitionProblem
  platform?: Partial<OcrPlatform>
  read?: OcrReader['read']
} = {}) => {
  const terminate = vi.fn()
  const open = vi.fn<OcrPlatform['open']>(async () => ({
    ok: true,
    reader: { read: read ?? (async () => readingOf(text)), terminate },
  }))
  const tesseract = {
    assess: async () => ({ ok: true as const, quality: [] }),
    read: vi.fn<Recogniser['read']>(async () => basic),
    release: vi.fn(async () => {}),
  } satisfies Recogniser
  const recogniser = createOcrRecogniser(
    { decode: async () => ({ ok: true, image: createGrey(100, 100), quality: [] }), open, ...platform },
    tesseract,
  )
  return { recogniser, open, terminate, tesseract }
}

describe('recognition by the networks', () => {
  it('reads a Chinese label without Tesseract, and opens the networks once', async () => {
    const { recogniser, open, tesseract } = setUp()
    const first = await recogniser.read(photo())
    await recogniser.read(photo())
    expect(first).toMatchObject({ ok: true, language: 'zh', text: '配料：水、白砂糖、食用盐、柠檬酸。' })
    expect(first).not.toHaveProperty('isBasic')
    expect(open).toHaveBeenCalledTimes(1)
    expect(tesseract.read).not.toHaveBeenCalled()
    await recogniser.release()
  })
  it('takes Tesseract’s reading of an English label where that is sure', async () => {
    const { recogniser, tesseract } = setUp({ text: 'INGREDIENTSSUGARSALTWATERFLOUR' })
    expect(await recogniser.read(photo())).toMatchObject({ text: 'Sugar, salt' })
    expect(tesseract.read.mock.calls[0]?.[1]).toMatchObject({ language: 'en' })
    await recogniser.release()
  })
  it('takes the networks’ reading of an English label where it has more known names', async () => {
    const { recogniser } = setUp({ text: 'SUGAR,SALT,WATER,FLOUR', basic: basicReading('Sgr sxlt', 0.4) })
    const isKnownName = (name: string) => /^(sugar|salt|water|flour)$/i.test(name)
    expect(await recogniser.read(photo(), { isKnownName })).toMatchObject({ text: 'SUGAR,SALT,WATER,FLOUR' })
    await recogniser.release()
  })
  it('takes the networks’ reading where Tesseract lost the heading of the list', async () => {
    const { recogniser } = setUp({
      text: 'INGREDIENTS: SUGAR, SALT',
      basic: basicReading('salt, acid (citric Z Z acid)', 0.8),
    })
    const isKnownName = (name: string) => name === 'salt'
    expect(await recogniser.read(photo(), { isKnownName })).toMatchObject({
      text: 'INGREDIENTS: SUGAR, SALT',
    })
    await recogniser.release()
  })
  it('reads with Tesseract, and says so, where the networks cannot run', async () => {
    const open = vi.fn<OcrPlatform['open']>(() => Promise.reject(new Error('no SIMD')))
    const { recogniser } = setUp({ platform: { open } })
    expect(await recogniser.read(photo())).toMatchObject({ ok: true, text: 'Sugar, salt', isBasic: true })
    await recogniser.read(photo())
    // It would fail again.
    expect(open).toHaveBeenCalledTimes(1)
    await recogniser.release()
  })
  it('says which file is missing, and tries again the next time', async () => {
    const problem: RecognitionProblem = { ok: false, code: 'assets-missing', files: ['a'], offline: true }
    const open = vi.fn<OcrPlatform['open']>(async () => problem)
    const { recogniser } = setUp({ platform: { open } })
    expect(await recogniser.read(photo())).toEqual(problem)
    expect(await recogniser.read(photo())).toEqual(problem)
    expect(open).toHaveBeenCalledTimes(2)
    await recogniser.release()
  })
  it('ends at once when it is aborted, and reads the next photo', async () => {
    let reads = 0
    const read: OcrReader['read'] = () =>
      reads++ === 0 ? new Promise<never>(() => {}) : Promise.resolve(readingOf('配料：水、白砂糖、食盐。'))
    const { recogniser, terminate, open } = setUp({ read })
    const controller = new AbortController()
    const reading = recogniser.read(photo(), { signal: controller.signal })
    await vi.waitFor(() => expect(reads).toBe(1))
    controller.abort()
    expect(await reading).toEqual({ ok: false, code: 'aborted' })
    expect(await recogniser.read(photo())).toMatchObject({ ok: true })
    expect(terminate).toHaveBeenCalled()
    expect(open).toHaveBeenCalledTimes(2)
    await recogniser.release()
  })
})

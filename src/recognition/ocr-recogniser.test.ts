import { describe, expect, it, vi } from 'vitest'
import { createGrey } from './image/grey.ts'
import type { Reading } from './ocr/reading.ts'
import type { OcrPlatform, OcrReader } from './ocr-platform.ts'
import { createOcrRecogniser } from './ocr-recogniser.ts'
import type { PhotoReading } from './ppocr/photo-reading.ts'
import type { RecognitionProblem } from './problem.ts'
import type { BasicRecogniser } from './recogniser.ts'

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
    read: vi.fn<BasicRecogniser['read']>(async () => basic),
    release: vi.fn(async () => {}),
  } satisfies BasicRecogniser
  const recogniser = createOcrRecogniser(
    {
      decode: async () => ({ ok: true, image: createGrey(100, 100), quality: [] }),
      isKept: async () => true,
      open,
      ...platform,
    },
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
  it('tells the rows that were read so far, in order', async () => {
    const read: OcrReader['read'] = async (_photo, { onProgress }) => {
      onProgress?.(0.2)
      onProgress?.(0.3, '配料：水、')
      onProgress?.(1, '白砂糖。')
      return readingOf('配料：水、白砂糖。')
    }
    const { recogniser } = setUp({ read })
    const texts: (string | undefined)[] = []
    await recogniser.read(photo(), {
      onProgress: ({ step, text }) => step === 'recognise' && void texts.push(text),
    })
    expect(texts).toEqual([undefined, undefined, '配料：水、', '配料：水、\n白砂糖。'])
    await recogniser.release()
  })
  it('keeps the rows of an English label while Tesseract reads it', async () => {
    const { recogniser, tesseract } = setUp({ text: 'INGREDIENTSSUGARSALTWATERFLOUR' })
    const texts: (string | undefined)[] = []
    await recogniser.read(photo(), { onProgress: ({ text }) => texts.push(text) })
    tesseract.read.mock.calls[0]?.[1]?.onProgress?.({ step: 'load', progress: 0 })
    expect(texts.at(-1)).toBe('INGREDIENTSSUGARSALTWATERFLOUR')
    await recogniser.release()
  })
})

describe('networks opened ahead of a photo', () => {
  it('are there for the read, which opens no others', async () => {
    const { recogniser, open } = setUp()
    await recogniser.warmUp()
    expect(open).toHaveBeenCalledTimes(1)
    expect(await recogniser.read(photo())).toMatchObject({ ok: true, language: 'zh' })
    expect(open).toHaveBeenCalledTimes(1)
    await recogniser.release()
  })
  it('are not fetched over the network unless a photo is to be read', async () => {
    const { recogniser, open } = setUp({ platform: { isKept: async () => false } })
    await recogniser.warmUp()
    expect(open).not.toHaveBeenCalled()
    await recogniser.warmUp({ mayFetch: true })
    expect(open).toHaveBeenCalledTimes(1)
    await recogniser.release()
  })
  it('tell a read that comes meanwhile how much is loaded', async () => {
    let load = (_share: number) => {}
    let isLoaded = () => {}
    const open = vi.fn<OcrPlatform['open']>(async (_signal, onProgress) => {
      load = onProgress
      await new Promise<void>(resolve => {
        isLoaded = resolve
      })
      return { ok: true, reader: { read: async () => readingOf('配料：水。'), terminate: () => {} } }
    })
    const { recogniser } = setUp({ platform: { open } })
    void recogniser.warmUp()
    await vi.waitFor(() => expect(open).toHaveBeenCalled())
    const told: number[] = []
    const reading = recogniser.read(photo(), {
      onProgress: ({ step, progress }) => step === 'load' && void told.push(progress),
    })
    await vi.waitFor(() => expect(told).toEqual([0]))
    load(0.5)
    isLoaded()
    expect(await reading).toMatchObject({ ok: true })
    expect(told).toEqual([0, 0.5])
    await recogniser.release()
  })
  it('that cannot be opened are no error before there is a photo', async () => {
    const open = vi.fn<OcrPlatform['open']>(() => Promise.reject(new Error('no SIMD')))
    const { recogniser } = setUp({ platform: { open } })
    await recogniser.warmUp()
    expect(await recogniser.read(photo())).toMatchObject({ ok: true, isBasic: true })
    expect(open).toHaveBeenCalledTimes(1)
    await recogniser.warmUp()
    expect(open).toHaveBeenCalledTimes(1)
    await recogniser.release()
  })
  it('are given back where no photo comes', async () => {
    vi.useFakeTimers()
    const { recogniser, terminate } = setUp()
    await recogniser.warmUp()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(terminate).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })
})

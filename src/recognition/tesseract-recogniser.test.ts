import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGrey } from './image/grey.ts'
import type { TesseractClient, TesseractPage } from './ocr/tesseract-client.ts'
import type { RecognitionProblem } from './problem.ts'
import type { RecognitionProgress } from './recogniser.ts'
import type { Platform, PreparedPhoto } from './tesseract-platform.ts'
import { createTesseractRecogniser } from './tesseract-recogniser.ts'

/** A PNG header that declares 100 x 100 pixels. */
const photo = () => {
  const bytes = new Uint8Array(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  new DataView(bytes.buffer).setUint32(16, 100)
  new DataView(bytes.buffer).setUint32(20, 100)
  return new Blob([bytes])
}

const prepared: PreparedPhoto = {
  ok: true,
  image: createGrey(10, 10),
  geometry: {
    width: 10,
    height: 10,
    shifts: { bandCentres: [], curves: [] },
    pageWidth: 10,
    pageHeight: 10,
    placements: [],
  },
  facts: { charHeightPx: 30, angleDegrees: 0, turnedDegrees: 0, inverted: false, blocks: 1 },
  rows: [],
  charHeightPx: 30,
  quality: [],
}

const pageOf = (text: string, confidence: number): TesseractPage => {
  const bbox = { x0: 0, y0: 0, x1: 5, y1: 5 }
  const word = { text, confidence, bbox, symbols: [] }
  return { blocks: [{ paragraphs: [{ lines: [{ ...word, words: [word] }] }] }] }
}

const never = () => new Promise<never>(() => {})

/** A platform whose models return prescribed texts. */
function fakePlatform(
  texts: Record<string, [string, number]> = {
    chi_sim: ['白砂糖食用盐小麦粉', 95],
    eng: ['Sugar, salt, flour', 95],
  },
  overrides: Partial<Platform> = {},
  recognise?: TesseractClient['recognise'],
) {
  const log: string[] = []
  const platform: Platform = {
    prepare: async () => prepared,
    assess: async () => ({ ok: true, quality: [] }),
    start: async () => {
      log.push('start')
      let language = ''
      const client: TesseractClient = {
        load: async () => {},
        setLanguage: async code => {
          log.push(code)
          language = code
        },
        recognise:
          recognise ??
          (async () => {
            log.push('recognise')
            return pageOf(...(texts[language] ?? ['', 0]))
          }),
        terminate: () => log.push('terminate'),
      }
      return { ok: true, client }
    },
    model: async () => ({ ok: true, data: new Uint8Array(1) }),
    release: () => log.push('release'),
    ...overrides,
  }
  return { platform, log }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the recogniser', () => {
  it('keeps its worker for the next photo', async () => {
    const { platform, log } = fakePlatform()
    const recogniser = createTesseractRecogniser(platform)
    await recogniser.read(photo())
    const reading = await recogniser.read(photo())
    expect(reading).toMatchObject({ ok: true, language: 'zh', widthPx: 100, heightPx: 100 })
    expect(log).toEqual(['start', 'chi_sim', 'recognise', 'recognise'])
  })

  it('reads an English label again with the English model, in the same worker', async () => {
    const { platform, log } = fakePlatform({
      chi_sim: ['Sugar, salt, flour, butter', 80],
      eng: ['Sugar, salt', 95],
    })
    const reading = await createTesseractRecogniser(platform).read(photo(), { hint: 'zh' })
    expect(reading).toMatchObject({ ok: true, language: 'en', text: 'Sugar, salt' })
    expect(log).toEqual(['start', 'chi_sim', 'recognise', 'eng', 'recognise'])
  })

  it('does not read twice when the language was given', async () => {
    const { platform, log } = fakePlatform({ chi_sim: ['Sugar, salt, flour, butter', 80] })
    await createTesseractRecogniser(platform).read(photo(), { language: 'zh' })
    expect(log.filter(entry => entry === 'recognise')).toHaveLength(1)
  })

  it('reads photos one after another', async () => {
    let under = 0
    let most = 0
    const { platform } = fakePlatform(undefined, {}, async () => {
      under++
      most = Math.max(most, under)
      await Promise.resolve()
      under--
      return pageOf('白砂糖食用盐小麦粉', 95)
    })
    const recogniser = createTesseractRecogniser(platform)
    await Promise.all([recogniser.read(photo()), recogniser.read(photo()), recogniser.read(photo())])
    expect(most).toBe(1)
  })

  it('ends its workers when a read is aborted, and starts them again for the next', async () => {
    let isStuck = true
    const { platform, log } = fakePlatform(undefined, {}, () =>
      isStuck ? never() : Promise.resolve(pageOf('白砂糖食用盐小麦粉', 95)),
    )
    const recogniser = createTesseractRecogniser(platform)
    const controller = new AbortController()
    const reading = recogniser.read(photo(), { signal: controller.signal })
    await vi.advanceTimersByTimeAsync(10)
    controller.abort()
    expect(await reading).toEqual({ ok: false, code: 'aborted' })
    expect(log).toEqual(['start', 'chi_sim', 'terminate', 'release'])
    isStuck = false
    expect(await recogniser.read(photo())).toMatchObject({ ok: true })
  })

  it('does not make a waiting read that is aborted wait for the one before', async () => {
    const { platform } = fakePlatform(undefined, {}, never)
    const recogniser = createTesseractRecogniser(platform)
    void recogniser.read(photo())
    const controller = new AbortController()
    const waiting = recogniser.read(photo(), { signal: controller.signal })
    controller.abort()
    expect(await waiting).toEqual({ ok: false, code: 'aborted' })
  })

  it('says which step took too long', async () => {
    const { platform } = fakePlatform(undefined, { model: never })
    const reading = createTesseractRecogniser(platform, { timeoutsMs: { load: 5000 } }).read(photo())
    await vi.advanceTimersByTimeAsync(5000)
    expect(await reading).toEqual({ ok: false, code: 'timeout', step: 'load', timeoutMs: 5000 })
  })

  it('says what is missing, and tries again next time', async () => {
    const missing: RecognitionProblem = {
      ok: false,
      code: 'assets-missing',
      files: ['chi_sim.traineddata'],
      offline: false,
    }
    let isThere = false
    const { platform } = fakePlatform(undefined, {
      model: async () => (isThere ? { ok: true, data: new Uint8Array(1) } : missing),
    })
    const recogniser = createTesseractRecogniser(platform)
    expect(await recogniser.read(photo())).toEqual(missing)
    isThere = true
    expect(await recogniser.read(photo())).toMatchObject({ ok: true })
  })

  it('turns a throw inside into a value, memory apart', async () => {
    const failing = (error: Error) =>
      fakePlatform(undefined, { prepare: () => Promise.reject(error) }).platform
    expect(await createTesseractRecogniser(failing(new Error('odd'))).read(photo())).toEqual({
      ok: false,
      code: 'failed',
      step: 'prepare',
      reason: 'odd',
    })
    expect(
      await createTesseractRecogniser(failing(new RangeError('Array buffer allocation failed'))).read(
        photo(),
      ),
    ).toEqual({ ok: false, code: 'out-of-memory', step: 'prepare' })
  })

  it('refuses what is no photo before anything is loaded', async () => {
    const { platform, log } = fakePlatform()
    const reading = await createTesseractRecogniser(platform).read(new Blob(['hello']))
    expect(reading).toEqual({ ok: false, code: 'not-an-image', found: 'text' })
    expect(log).toEqual([])
  })

  it('frees its memory after an idle time, or immediately on request', async () => {
    const { platform, log } = fakePlatform()
    const recogniser = createTesseractRecogniser(platform, { idleReleaseMs: 1000 })
    await recogniser.read(photo())
    await vi.advanceTimersByTimeAsync(999)
    expect(log).not.toContain('terminate')
    await vi.advanceTimersByTimeAsync(1)
    expect(log).toContain('terminate')
    await recogniser.read(photo())
    await recogniser.release()
    expect(log.filter(entry => entry === 'terminate')).toHaveLength(2)
  })

  it('estimates the time left from the photo before', async () => {
    const clock = { ms: 0 }
    const { platform } = fakePlatform(undefined, {}, async () => {
      clock.ms += 700
      return pageOf('白砂糖食用盐小麦粉', 95)
    })
    const recogniser = createTesseractRecogniser(platform, { now: () => clock.ms })
    const events: RecognitionProgress[] = []
    const onProgress = (event: RecognitionProgress) => void events.push(event)
    await recogniser.read(photo(), { onProgress })
    expect(events.find(({ step }) => step === 'prepare')?.remainingMs).toBeUndefined()
    expect(events.at(-1)).toEqual({ step: 'recognise', progress: 1, remainingMs: 0 })
    events.length = 0
    await recogniser.read(photo(), { onProgress })
    expect(events[0]).toEqual({ step: 'prepare', progress: 0, remainingMs: 700 })
  })

  it('assesses a photo without starting Tesseract, and ends its worker after the idle time', async () => {
    const quality = [{ code: 'dark' as const, value: 40, limit: 90 }]
    const { platform, log } = fakePlatform(undefined, { assess: async () => ({ ok: true, quality }) })
    const recogniser = createTesseractRecogniser(platform, { idleReleaseMs: 1000 })
    expect(await recogniser.assess(photo())).toEqual({ ok: true, quality })
    expect(await recogniser.assess(new Blob(['hello']))).toMatchObject({ code: 'not-an-image' })
    expect(log).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(log).toEqual(['release'])
  })

  it('rejects an aborted assessment without waiting for it', async () => {
    const { platform } = fakePlatform(undefined, { assess: never })
    const controller = new AbortController()
    const assessed = createTesseractRecogniser(platform).assess(photo(), controller.signal)
    controller.abort()
    expect(await assessed).toEqual({ ok: false, code: 'aborted' })
  })
})

describe('the recogniser with two workers', () => {
  const rows = Array.from({ length: 6 }, () => ({
    ink: { left: 0, top: 0, right: 10, bottom: 10 },
    top: 0,
    bottom: 10,
  }))
  const labelWith = (count: number) => async () => ({ ...prepared, rows: rows.slice(0, count) })
  /** A platform of numbered workers. */
  function fakeWorkers(
    recognise: (worker: number) => Promise<TesseractPage>,
    {
      start: begin = async (_: number) => {},
      ...overrides
    }: Partial<Omit<Platform, 'start'>> & {
      start?: (worker: number) => Promise<void>
    } = {},
  ) {
    const log: string[] = []
    let workers = 0
    const { platform } = fakePlatform(undefined, {
      prepare: labelWith(6),
      start: async () => {
        const worker = workers++
        log.push(`start ${worker}`)
        await begin(worker)
        const client: TesseractClient = {
          load: async () => {},
          setLanguage: async code => void log.push(`${code} ${worker}`),
          recognise: () => {
            log.push(`row ${worker}`)
            return recognise(worker)
          },
          terminate: () => void log.push(`terminate ${worker}`),
        }
        return { ok: true, client }
      },
      ...overrides,
    })
    const times = (entry: string) => log.filter(other => other === entry).length
    return { platform, log, times }
  }
  const read = async () => {
    // A worker takes a while.
    await new Promise(resolve => setTimeout(resolve, 10))
    return pageOf('白砂糖食用盐小麦粉', 95)
  }
  const settle = () => vi.advanceTimersByTimeAsync(1000)

  it('starts the second once there are rows for two, and shares them out', async () => {
    const { platform, log, times } = fakeWorkers(read)
    const reading = createTesseractRecogniser(platform, { workers: 2 }).read(photo())
    await settle()
    expect(await reading).toMatchObject({ ok: true, text: Array(6).fill('白砂糖食用盐小麦粉').join('\n') })
    expect(log.filter(entry => !entry.startsWith('row'))).toEqual([
      'start 0',
      'chi_sim 0',
      'start 1',
      'chi_sim 1',
    ])
    expect([times('row 0'), times('row 1')]).toEqual([3, 3])
  })
  it('stays with one where there are few rows, or where one is all there may be', async () => {
    const few = fakeWorkers(read, { prepare: labelWith(3) })
    const single = fakeWorkers(read)
    const readings = [
      createTesseractRecogniser(few.platform, { workers: 2 }).read(photo()),
      createTesseractRecogniser(single.platform).read(photo()),
    ]
    await settle()
    expect(await Promise.all(readings)).toMatchObject([{ ok: true }, { ok: true }])
    expect(few.times('start 1') + single.times('start 1')).toBe(0)
  })
  it('reads on with the first while the second takes its time, or fails to start', async () => {
    const slow = fakeWorkers(read, { start: worker => (worker === 1 ? never() : Promise.resolve()) })
    const failing = fakeWorkers(read, {
      start: worker => (worker === 1 ? Promise.reject(new Error('no memory')) : Promise.resolve()),
    })
    const recogniser = createTesseractRecogniser(failing.platform, { workers: 2 })
    const readings = [
      createTesseractRecogniser(slow.platform, { workers: 2 }).read(photo()),
      recogniser.read(photo()),
      recogniser.read(photo()),
    ]
    await settle()
    expect(await Promise.all(readings)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }])
    expect(slow.times('row 0')).toBe(6)
    expect(failing.log.filter(entry => entry.startsWith('start'))).toEqual(['start 0', 'start 1'])
  })
  it('has the second ready for the next photo before that is prepared, and after an idle time', async () => {
    const { platform, log } = fakeWorkers(read)
    const recogniser = createTesseractRecogniser(platform, { workers: 2, idleReleaseMs: 5000 })
    void recogniser.read(photo())
    await vi.advanceTimersByTimeAsync(10_000)
    log.length = 0
    platform.prepare = never
    void recogniser.read(photo())
    await settle()
    expect(log).toEqual(['start 2', 'chi_sim 2', 'start 3', 'chi_sim 3'])
  })
  it('switches both to the other language', async () => {
    const { platform, times } = fakeWorkers(read)
    const recogniser = createTesseractRecogniser(platform, { workers: 2 })
    const readings = [
      recogniser.read(photo(), { language: 'zh' }),
      recogniser.read(photo(), { language: 'en' }),
    ]
    await settle()
    expect(await Promise.all(readings)).toMatchObject([{ language: 'zh' }, { language: 'en' }])
    expect(['start 2', 'chi_sim 0', 'chi_sim 1', 'eng 0', 'eng 1'].map(times)).toEqual([0, 1, 1, 1, 1])
  })
  it('ends both when a read is aborted in the middle', async () => {
    const { platform, times } = fakeWorkers(never)
    const controller = new AbortController()
    const reading = createTesseractRecogniser(platform, { workers: 2 }).read(photo(), {
      signal: controller.signal,
    })
    await settle()
    expect([times('row 0'), times('row 1')]).toEqual([1, 1])
    controller.abort()
    expect(await reading).toEqual({ ok: false, code: 'aborted' })
    expect([times('terminate 0'), times('terminate 1')]).toEqual([1, 1])
  })
  it('ends one that was still starting when the read was aborted', async () => {
    let goOn = () => {}
    const { platform, times } = fakeWorkers(never, {
      start: worker => (worker === 1 ? new Promise(resolve => (goOn = resolve)) : Promise.resolve()),
    })
    const controller = new AbortController()
    void createTesseractRecogniser(platform, { workers: 2 }).read(photo(), { signal: controller.signal })
    await settle()
    controller.abort()
    goOn()
    await settle()
    expect([times('terminate 0'), times('terminate 1')].map(Boolean)).toEqual([true, true])
  })
  it('ends both when a read takes too long', async () => {
    const { platform, times } = fakeWorkers(never)
    const reading = createTesseractRecogniser(platform, { workers: 2, timeoutsMs: { recognise: 500 } }).read(
      photo(),
    )
    await settle()
    expect(await reading).toMatchObject({ code: 'timeout', step: 'recognise' })
    expect([times('terminate 0'), times('terminate 1')]).toEqual([1, 1])
  })
  it('reads on with the first when the second fails, and makes the next try with one', async () => {
    const { platform, times } = fakeWorkers(worker =>
      worker === 1 ? Promise.reject(new RangeError()) : read(),
    )
    const recogniser = createTesseractRecogniser(platform, { workers: 2 })
    const reading = recogniser.read(photo())
    await settle()
    expect(await reading).toMatchObject({ ok: true })
    expect([times('terminate 0'), times('terminate 1')]).toEqual([0, 1])
    const next = recogniser.read(photo())
    await settle()
    expect(await next).toMatchObject({ ok: true })
    expect([times('start 0'), times('start 1'), times('start 2')]).toEqual([1, 1, 0])
  })
  it('ends both when the first fails', async () => {
    const { platform, times } = fakeWorkers(worker =>
      worker === 0 ? Promise.reject(new RangeError()) : read(),
    )
    const recogniser = createTesseractRecogniser(platform, { workers: 2 })
    const reading = recogniser.read(photo())
    await settle()
    expect(await reading).toEqual({ ok: false, code: 'out-of-memory', step: 'recognise' })
    expect([times('terminate 0'), times('terminate 1')]).toEqual([1, 1])
  })
  it('frees both after an idle time, or immediately on request', async () => {
    const { platform, times } = fakeWorkers(read)
    const recogniser = createTesseractRecogniser(platform, { workers: 2, idleReleaseMs: 5000 })
    void recogniser.read(photo())
    await vi.advanceTimersByTimeAsync(10_000)
    expect([times('terminate 0'), times('terminate 1')]).toEqual([1, 1])
    void recogniser.read(photo())
    await settle()
    await recogniser.release()
    expect([times('terminate 2'), times('terminate 3')]).toEqual([1, 1])
  })
})

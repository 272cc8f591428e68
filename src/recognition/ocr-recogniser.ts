import { asReading } from './as-reading.ts'
import { inspectPhoto, type PhotoHeader } from './image/photo-format.ts'
import { betterEnglish } from './ocr/better-english.ts'
import type { Reading } from './ocr/reading.ts'
import type { OcrPlatform, OcrReader } from './ocr-platform.ts'
import { type RecognitionProblem, type RecognitionStep, reasonOf } from './problem.ts'
import type { ReadOptions, Recogniser } from './recogniser.ts'
import { StepProblem, within } from './within.ts'

type Outcome<T extends { ok: true }> = Promise<T | RecognitionProblem>

export interface OcrLimits {
  /** The networks are given back after this long without a read. */
  idleReleaseMs?: number
  timeoutsMs?: Partial<Record<RecognitionStep, number>>
}

const DEFAULT_TIMEOUTS_MS = { load: 180_000, prepare: 30_000, recognise: 120_000 } as const
const DEFAULT_IDLE_RELEASE_MS = 60_000

/** The networks: opened at the first read, and closed when they are no longer needed. */
function createSession(platform: OcrPlatform) {
  let opened: ReturnType<OcrPlatform['open']> | undefined
  let reader: OcrReader | undefined
  return {
    open: async (signal: AbortSignal, { onProgress }: ReadOptions) => {
      opened ??= platform.open(signal, progress => onProgress?.({ step: 'load', progress }))
      const outcome = await opened
      if (outcome.ok) reader = outcome.reader
      else opened = undefined
      return outcome
    },
    close: () => {
      reader?.terminate()
      reader = undefined
      opened = undefined
    },
  }
}

/** Reads one photo with the networks, or with `basic` where they cannot run. */
function createPhotoReader(platform: OcrPlatform, basic: Recogniser, limits: OcrLimits) {
  const timeoutsMs = { ...DEFAULT_TIMEOUTS_MS, ...limits.timeoutsMs }
  const session = createSession(platform)
  let cannotRun = false
  let hasRead = false

  const readBasic = async (photo: Blob, options: ReadOptions): Outcome<Reading> => {
    const reading = await basic.read(photo, options)
    return reading.ok ? { ...reading, isBasic: true as const } : reading
  }

  const readWithNetworks = async (
    photo: Blob,
    header: PhotoHeader,
    options: ReadOptions & { signal: AbortSignal },
    onStep: (step: RecognitionStep) => void,
  ): Outcome<Reading> => {
    const { onProgress, signal } = options
    onProgress?.({ step: 'load', progress: 0 })
    const [opened, decoded] = await Promise.all([
      within('load', signal, timeoutsMs.load, () => session.open(signal, options)),
      within('prepare', signal, timeoutsMs.prepare, inner => platform.decode(photo, header, inner)),
    ])
    if (!decoded.ok) return decoded
    if (!opened.ok) return opened
    onStep('recognise')
    onProgress?.({ step: 'recognise', progress: 0 })
    const onShare = (progress: number) => onProgress?.({ step: 'recognise', progress })
    const read = await within('recognise', signal, timeoutsMs.recognise, inner =>
      opened.reader.read(decoded.image, { signal: inner, onProgress: onShare }),
    )
    hasRead = true
    return asReading(read, decoded, header, options.isKnownName)
  }

  const read = async (photo: Blob, options: ReadOptions & { signal: AbortSignal }): Outcome<Reading> => {
    const { signal, language = 'auto' } = options
    const header = await inspectPhoto(photo)
    if (!header.ok) return header
    if (cannotRun) return readBasic(photo, options)
    let step: RecognitionStep = 'load'
    try {
      const reading = await readWithNetworks(photo, header, options, current => {
        step = current
      })
      if (!reading.ok || language === 'zh' || reading.language === 'zh') return reading
      const second = await basic.read(photo, { ...options, language: 'en' })
      if (!second.ok && second.code === 'aborted') return second
      return betterEnglish(reading, second, options)
    } catch (thrown) {
      session.close()
      if (thrown instanceof StepProblem) return thrown.problem
      if (signal.aborted) return { ok: false, code: 'aborted' }
      // What kept the networks from reading their first photo will do so again; after a success they may read the next.
      cannotRun = !hasRead
      const reading = await readBasic(photo, options)
      return reading.ok || reading.code === 'aborted'
        ? reading
        : { ok: false, code: 'failed', step, reason: reasonOf(thrown) }
    }
  }

  return { read, close: session.close }
}

/**
 * Recognition by the networks of PP-OCR. English labels are read by Tesseract as well (`basic`); a device that cannot run
 * the networks reads everything with it, and the reading says so.
 */
export function createOcrRecogniser(
  platform: OcrPlatform,
  basic: Recogniser,
  limits: OcrLimits = {},
): Recogniser {
  const { idleReleaseMs = DEFAULT_IDLE_RELEASE_MS } = limits
  const reader = createPhotoReader(platform, basic, limits)
  let idleTimer: ReturnType<typeof setTimeout> | undefined
  let lastRead: Promise<unknown> = Promise.resolve()
  let reads = 0
  let released = new AbortController()

  const close = () => {
    clearTimeout(idleTimer)
    reader.close()
  }

  return {
    assess: basic.assess,
    read: (photo, options = {}) => {
      clearTimeout(idleTimer)
      const signal = AbortSignal.any([released.signal, ...(options.signal ? [options.signal] : [])])
      reads++
      const reading = lastRead.then(
        (): Outcome<Reading> =>
          signal.aborted
            ? Promise.resolve({ ok: false, code: 'aborted' })
            : reader.read(photo, { ...options, signal }),
      )
      lastRead = reading.finally(() => {
        reads--
        if (reads === 0) idleTimer = setTimeout(close, idleReleaseMs)
      })
      const aborted = new Promise<RecognitionProblem>(resolve => {
        signal.addEventListener('abort', () => resolve({ ok: false, code: 'aborted' }))
      })
      return Promise.race([reading, aborted])
    },
    release: async () => {
      released.abort()
      released = new AbortController()
      await lastRead
      close()
      await basic.release()
    },
  }
}

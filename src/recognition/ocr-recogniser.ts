import { asReading } from './as-reading.ts'
import { inspectPhoto, type PhotoHeader } from './image/photo-format.ts'
import { betterEnglish } from './ocr/better-english.ts'
import type { Reading } from './ocr/reading.ts'
import type { OcrPlatform } from './ocr-platform.ts'
import { type RecognitionProblem, type RecognitionStep, reasonOf } from './problem.ts'
import type { BasicRecogniser, ReadOptions, Recogniser } from './recogniser.ts'
import { StepProblem, within } from './within.ts'

type Outcome<T extends { ok: true }> = Promise<T | RecognitionProblem>

export interface OcrLimits {
  /** The networks are given back after this long without a read. */
  idleReleaseMs?: number
  timeoutsMs?: Partial<Record<RecognitionStep, number>>
}

const DEFAULT_TIMEOUTS_MS = { load: 180_000, prepare: 30_000, recognise: 120_000 } as const
const DEFAULT_IDLE_RELEASE_MS = 60_000

/** The networks: opened at the first read or ahead of it, and closed when they are no longer needed. */
function createSession(platform: OcrPlatform) {
  let opening: { outcome: ReturnType<OcrPlatform['open']>; end: AbortController } | undefined
  let tell = (_share: number) => {}

  const begin = () => {
    const end = new AbortController()
    return { end, outcome: platform.open(end.signal, share => tell(share)) }
  }

  return {
    /** Whoever asked last is told how much is loaded. */
    open: async (onProgress: (share: number) => void) => {
      tell = onProgress
      opening ??= begin()
      const current = opening
      const outcome = await current.outcome
      if (!outcome.ok && opening === current) opening = undefined
      return outcome
    },
    close: () => {
      const closed = opening
      opening = undefined
      closed?.end.abort()
      closed?.outcome.then(
        outcome => outcome.ok && outcome.reader.terminate(),
        () => {}, // told to those who waited for it
      )
    },
  }
}

/** Reads one photo with the networks, or with `basic` where they cannot run. */
function createPhotoReader(platform: OcrPlatform, basic: BasicRecogniser, limits: OcrLimits) {
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
      within('load', signal, timeoutsMs.load, () =>
        session.open(progress => onProgress?.({ step: 'load', progress })),
      ),
      within('prepare', signal, timeoutsMs.prepare, inner => platform.decode(photo, header, inner)),
    ])
    if (!decoded.ok) return decoded
    if (!opened.ok) return opened
    onStep('recognise')
    onProgress?.({ step: 'recognise', progress: 0 })
    const rows: string[] = []
    const onShare = (progress: number, row?: string) => {
      if (row !== undefined) rows.push(row)
      onProgress?.({ step: 'recognise', progress, ...(rows.length > 0 && { text: rows.join('\n') }) })
    }
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
      const { text } = reading
      const onProgress: ReadOptions['onProgress'] = event => options.onProgress?.({ ...event, text })
      const second = await basic.read(photo, { ...options, language: 'en', onProgress })
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

  /** Opens the networks ahead; what goes wrong is met again, and told, by the read. */
  const open = async (): Promise<void> => {
    if (!cannotRun) await session.open(() => {}).catch(() => {})
  }

  return { read, open, close: session.close }
}

/**
 * Recognition by the networks of PP-OCR. English labels are read by Tesseract as well (`basic`); a device that cannot run
 * the networks reads everything with it, and the reading says so.
 */
export function createOcrRecogniser(
  platform: OcrPlatform,
  basic: BasicRecogniser,
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

  const closeWhenIdle = () => {
    clearTimeout(idleTimer)
    if (reads === 0) idleTimer = setTimeout(close, idleReleaseMs)
  }

  return {
    assess: basic.assess,
    warmUp: async ({ mayFetch = false } = {}) => {
      if (!mayFetch && !(await platform.isKept())) return
      // A read opens them itself, and is told how far that is.
      if (reads > 0) return
      await reader.open()
      closeWhenIdle()
    },
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
        closeWhenIdle()
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

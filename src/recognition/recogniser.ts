import { inspectPhoto, type PhotoHeader } from './image/photo-format.ts'
import { betterLanguage } from './ocr/language.ts'
import { readPage } from './ocr/page-reader.ts'
import { createReaderPool } from './ocr/reader-pool.ts'
import { assembleReading, type Language, type Reading } from './ocr/reading.ts'
import type { IsKnownName } from './ocr/reread.ts'
import type { TesseractClient } from './ocr/tesseract-client.ts'
import { toPhoto } from './prepare/geometry.ts'
import type { PreparedPage } from './prepare/prepared-page.ts'
import type { QualityAdvice } from './prepare/quality.ts'
import { type RecognitionProblem, type RecognitionStep, reasonOf } from './problem.ts'

export interface RecognitionProgress {
  step: RecognitionStep
  /** 0-1 within the step. 'load' and 'prepare' run side by side. */
  progress: number
  /** Until the text is there, at the pace so far; missing while there is nothing to judge by. */
  remainingMs?: number
}

export interface ReadOptions {
  /** 'auto' (the default) tries `hint` first, and the other language only when that was clearly wrong. */
  language?: Language | 'auto'
  /** The likelier language, usually that of the app; 'zh' unless told. */
  hint?: Language
  /** Given, rows with names that it does not know are read a second time, and a known name is preferred. */
  isKnownName?: IsKnownName
  signal?: AbortSignal
  onProgress?: (progress: RecognitionProgress) => void
}

export interface Recogniser {
  /**
   * Advice on a photo before it is sent or read, away from the page's thread: on a small copy, without any model. What
   * cannot be decoded comes back as a problem.
   */
  assess: (photo: Blob, signal?: AbortSignal) => Promise<AssessedPhoto | RecognitionProblem>
  /** Reads a photo. Reads wait for one another; what goes wrong comes back as a value, nothing is thrown. */
  read: (photo: Blob, options?: ReadOptions) => Promise<Reading | RecognitionProblem>
  /** Ends the workers and frees their memory, reads under way with them; the next read starts them again. */
  release: () => Promise<void>
}

/** A photo decoded and prepared. */
export interface PreparedPhoto extends PreparedPage {
  ok: true
  quality: QualityAdvice[]
}

/** What is to be said about a photo before it is read. */
export interface AssessedPhoto {
  ok: true
  quality: QualityAdvice[]
}

type Outcome<T extends { ok: true }> = Promise<T | RecognitionProblem>
type OnProgress = (share: number) => void

/** What differs between the browser and Node. Whatever these throw becomes a problem of their step. */
export interface Platform {
  prepare: (photo: Blob, header: PhotoHeader, signal: AbortSignal) => Outcome<PreparedPhoto>
  assess: (photo: Blob, header: PhotoHeader) => Outcome<AssessedPhoto>
  /** A Tesseract worker with its core loaded. */
  start: (signal: AbortSignal, onProgress: OnProgress) => Outcome<{ ok: true; client: TesseractClient }>
  /** A gzipped model, copied each time: the worker takes it away. */
  model: (
    code: string,
    signal: AbortSignal,
    onProgress: OnProgress,
  ) => Outcome<{ ok: true; data: Uint8Array<ArrayBuffer> }>
  /** Ends whatever `prepare` keeps running. */
  release: () => void
}

export interface RecogniserLimits {
  /** The workers end after this long without a read: they hold about 100 MB. */
  idleReleaseMs?: number
  /** For each step; 'load' holds the download over a slow network. */
  timeoutsMs?: Partial<Record<RecognitionStep, number>>
  /** How many rows are read side by side at most; a second worker takes 30 MB and more (decision 009). One unless told. */
  workers?: 1 | 2
  /** The clock for the time left, in milliseconds. */
  now?: () => number
}

const DEFAULT_IDLE_RELEASE_MS = 60_000
const DEFAULT_TIMEOUTS_MS: Record<RecognitionStep, number> = {
  load: 120_000,
  prepare: 30_000,
  recognise: 90_000,
}
const MODELS: Record<Language, string> = { zh: 'chi_sim', en: 'eng' }
/** Shares of the first load, by download size, for a progress that moves evenly. */
const CORE_SHARE = 0.5
/** With fewer rows, a second worker would be started for next to nothing. */
const ROWS_FOR_TWO = 4

interface Session {
  ok: true
  client: TesseractClient
  language: Language
}

/** The second worker: there, on its way, or (undefined) not to be had. Nobody waits for it. */
interface Helper {
  opening: Promise<Session | undefined>
  ending: AbortController
}

function problemOf(thrown: unknown, step: RecognitionStep): RecognitionProblem {
  const reason = reasonOf(thrown)
  const isMemory =
    thrown instanceof RangeError || /out of memory|\bOOM\b|allocation failed|Cannot enlarge/i.test(reason)
  return isMemory ? { ok: false, code: 'out-of-memory', step } : { ok: false, code: 'failed', step, reason }
}

/** Recognition on whichever platform: one read at a time, on one Tesseract worker or two, kept for the next photo. */
export function createRecogniserOn(platform: Platform, limits: RecogniserLimits = {}): Recogniser {
  const { idleReleaseMs = DEFAULT_IDLE_RELEASE_MS, workers = 1, now = () => performance.now() } = limits
  const timeoutsMs = { ...DEFAULT_TIMEOUTS_MS, ...limits.timeoutsMs }
  let session: Outcome<Session> | undefined
  let client: TesseractClient | undefined
  let helper: Helper | undefined
  let mayHelp = workers > 1
  let hadRowsForTwo = false
  let idleTimer: ReturnType<typeof setTimeout> | undefined
  let lastRead: Promise<unknown> = Promise.resolve()
  let reads = 0
  let released = new AbortController()
  let lastMs: Record<'prepare' | 'recognise', number> | undefined

  const endTesseract = () => {
    client?.terminate()
    client = undefined
    session = undefined
    helper?.ending.abort()
    helper = undefined
  }

  /** A page in work cannot be interrupted: ending the workers is the only way to stop one. */
  const endWorkers = () => {
    clearTimeout(idleTimer)
    endTesseract()
    platform.release()
  }

  const releaseWhenIdle = () => {
    clearTimeout(idleTimer)
    if (reads === 0) idleTimer = setTimeout(endWorkers, idleReleaseMs)
  }

  /** Runs one step: it ends by itself, by time, or by the signal, and always with a value. */
  const attempt = <T extends { ok: true }>(
    step: RecognitionStep,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Outcome<T>,
  ): Outcome<T> =>
    new Promise(resolve => {
      const inner = new AbortController()
      const timeoutMs = timeoutsMs[step]
      const settle = (outcome: T | RecognitionProblem) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', onAbort)
        resolve(outcome)
      }
      const stop = (problem: RecognitionProblem) => {
        settle(problem)
        inner.abort()
        // A failed load leaves the photo in preparation alone; it may yet turn out to be no photo.
        if (step === 'load' && problem.code !== 'aborted') endTesseract()
        else endWorkers()
      }
      const onAbort = () => stop({ ok: false, code: 'aborted' })
      const timer = setTimeout(() => stop({ ok: false, code: 'timeout', step, timeoutMs }), timeoutMs)
      if (signal.aborted) return onAbort()
      signal.addEventListener('abort', onAbort)
      work(inner.signal).then(settle, thrown => {
        // Whatever state the worker was in, it is not to be trusted with the next photo.
        stop(problemOf(thrown, step))
      })
    })

  const openSession = async (
    language: Language,
    earlier: Session | undefined,
    signal: AbortSignal,
    onProgress: OnProgress,
    onStarted: (started: TesseractClient) => void,
  ): Outcome<Session> => {
    let [coreShare, modelShare] = earlier ? [1, 0] : [0, 0]
    const report = () => onProgress(coreShare * CORE_SHARE + modelShare * (1 - CORE_SHARE))
    const starting = earlier
      ? { ok: true as const, client: earlier.client }
      : platform.start(signal, share => {
          coreShare = share
          report()
        })
    const loading = platform.model(MODELS[language], signal, share => {
      modelShare = share
      report()
    })
    const [started, model] = await Promise.all([starting, loading])
    if (!started.ok) return started
    if (!earlier) onStarted(started.client)
    if (signal.aborted) started.client.terminate()
    if (!model.ok) return model
    await started.client.setLanguage(MODELS[language], model.data)
    onProgress(1)
    return { ok: true, client: started.client, language }
  }

  /** The one session, in the wanted language: as it is, switched over, or started. */
  const open = (language: Language, signal: AbortSignal, onProgress: OnProgress): Outcome<Session> => {
    const before = session
    const opening = (async (): Outcome<Session> => {
      const earlier = await before
      if (earlier?.ok && earlier.language === language) return earlier
      return attempt('load', signal, inner =>
        openSession(language, earlier?.ok ? earlier : undefined, inner, onProgress, started => {
          client = started
        }),
      )
    })()
    session = opening
    void opening.then(outcome => {
      // The photo may still be in preparation, and that goes on.
      if (!outcome.ok && session === opening) endTesseract()
    })
    return opening
  }

  /** The second worker in the wanted language. One that failed is not tried again: most likely memory is short. */
  const openHelper = (language: Language): Promise<Session | undefined> => {
    const before = helper
    const ending = before?.ending ?? new AbortController()
    const { signal } = ending
    const start = async (): Promise<Session | undefined> => {
      const earlier = await before?.opening
      if (signal.aborted || !mayHelp) return undefined
      if (earlier?.language === language) return earlier
      const terminateAtEnd = (started: TesseractClient) =>
        signal.addEventListener('abort', () => started.terminate())
      const opened = await openSession(language, earlier, signal, () => {}, terminateAtEnd).catch(
        () => undefined,
      )
      if (signal.aborted) return undefined
      if (opened?.ok) return opened
      mayHelp = false
      ending.abort()
      return undefined
    }
    const opening = start()
    helper = { opening, ending }
    return opening
  }

  const recognise = (
    { client, language }: Session,
    photo: PreparedPhoto,
    header: PhotoHeader,
    signal: AbortSignal,
    { isKnownName, onProgress }: ReadOptions,
  ): Outcome<Reading> =>
    attempt('recognise', signal, async inner => {
      onProgress?.({ step: 'recognise', progress: 0, ...(lastMs && { remainingMs: lastMs.recognise }) })
      const start = now()
      const readers = createReaderPool(client)
      let hadHelp = false
      if (mayHelp && photo.rows.length >= ROWS_FOR_TWO) {
        void openHelper(language).then(second => {
          if (!second) return
          hadHelp = true
          readers.join(second.client)
        })
      }
      /** A second worker that failed is ended; the next read is made with one: most likely memory is short. */
      const dropFailedHelp = () => {
        if (!hadHelp || readers.size() > 1 || inner.aborted) return
        mayHelp = false
        helper?.ending.abort()
        helper = undefined
      }
      const { page, rows } = await readPage(readers, photo, {
        ...(isKnownName && { isKnownName }),
        onProgress: (progress, remainingMs) => onProgress?.({ step: 'recognise', progress, remainingMs }),
        now,
      }).catch(thrown => {
        // Ended from outside or failed by itself? If the latter, the next try is made with one.
        if (readers.size() > 1 && !inner.aborted) mayHelp = false
        throw thrown
      })
      dropFailedHelp()
      lastMs = { prepare: 0, ...lastMs, recognise: now() - start }
      const { widthPx, heightPx } = header
      const { facts, quality } = page
      const lines = rows.flatMap(row => row.lines)
      const assembled = assembleReading({ blocks: [{ paragraphs: [{ lines }] }] }, box =>
        toPhoto(page.geometry, box),
      )
      return { ok: true, ...assembled, language, widthPx, heightPx, quality, facts }
    })

  const readOne = async (photo: Blob, options: ReadOptions, signal: AbortSignal): Outcome<Reading> => {
    if (signal.aborted) return { ok: false, code: 'aborted' }
    clearTimeout(idleTimer)
    const { language = 'auto', hint = 'zh', onProgress } = options
    const report = (step: RecognitionStep) => (progress: number) => onProgress?.({ step, progress })
    const header = await attempt('prepare', signal, () => inspectPhoto(photo))
    if (!header.ok) return header
    const first = language === 'auto' ? hint : language
    // Both are slow and neither needs the other. A load whose photo turns out bad goes on for the next one.
    const opening = open(first, signal, report('load'))
    // Beside the preparation, but not beside the start of the first; what the photo before was like, this one will be.
    void opening.then(({ ok }) => {
      if (ok && mayHelp && hadRowsForTwo && !signal.aborted) void openHelper(first)
    })
    // Until anything is measured, the photo before is the only measure.
    onProgress?.({
      step: 'prepare',
      progress: 0,
      ...(lastMs && { remainingMs: lastMs.prepare + lastMs.recognise }),
    })
    const start = now()
    const prepared = await attempt('prepare', signal, inner => platform.prepare(photo, header, inner))
    if (!prepared.ok) return prepared
    hadRowsForTwo = prepared.rows.length >= ROWS_FOR_TWO
    lastMs = { recognise: 0, ...lastMs, prepare: now() - start }
    report('prepare')(1)
    const opened = await opening
    if (!opened.ok) return opened
    const reading = await recognise(opened, prepared, header, signal, options)
    const other = reading.ok && language === 'auto' ? betterLanguage(reading, first) : undefined
    if (!reading.ok || !other) return reading

    const reopened = await open(other, signal, report('load'))
    if (!reopened.ok) return reopened.code === 'aborted' ? reopened : reading
    const second = await recognise(reopened, prepared, header, signal, options)
    if (!second.ok) return second.code === 'aborted' ? second : reading
    const isSurer = second.confidence > reading.confidence
    return isSurer || betterLanguage(second, other) === undefined ? second : reading
  }

  const assess = async (photo: Blob): Outcome<AssessedPhoto> => {
    try {
      const header = await inspectPhoto(photo)
      return header.ok ? await platform.assess(photo, header) : header
    } catch (thrown) {
      return problemOf(thrown, 'prepare')
    }
  }

  return {
    assess: (photo, signal) =>
      new Promise(resolve => {
        const onAbort = () => resolve({ ok: false, code: 'aborted' })
        if (signal?.aborted) return onAbort()
        signal?.addEventListener('abort', onAbort, { once: true })
        // Under way or not, an assessment ends within moments: it is left to end rather than ending the worker.
        void assess(photo).then(outcome => {
          signal?.removeEventListener('abort', onAbort)
          releaseWhenIdle()
          resolve(outcome)
        })
      }),
    read: (photo, options = {}) => {
      const signals = [released.signal, ...(options.signal ? [options.signal] : [])]
      const signal = AbortSignal.any(signals)
      const reading = lastRead.then(() => readOne(photo, options, signal))
      const aborted = new Promise<RecognitionProblem>(resolve => {
        signal.addEventListener('abort', () => resolve({ ok: false, code: 'aborted' }))
      })
      reads++
      lastRead = reading.then(() => {
        reads--
        releaseWhenIdle()
      })
      // Whoever aborts while another photo is being read does not wait for that one.
      return Promise.race([reading, aborted])
    },
    release: async () => {
      released.abort()
      released = new AbortController()
      await lastRead
      endWorkers()
    },
  }
}

import { inspectPhoto } from './image/photo-format.ts'
import { createAttempt, problemOf } from './ocr/attempt.ts'
import { type PhotoReads, readWithTesseract } from './ocr/read-with-tesseract.ts'
import { createTesseractSessions } from './ocr/tesseract-sessions.ts'
import type { RecognitionProblem, RecognitionStep } from './problem.ts'
import type { BasicRecogniser } from './recogniser.ts'
import type { AssessedPhoto, Outcome, Platform } from './tesseract-platform.ts'

export interface RecogniserLimits {
  /** The workers end after this long without a read: they hold about 100 MB. */
  idleReleaseMs?: number
  /** Time limits for each step; 'load' includes the download over a slow network. */
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
/** Recognition by Tesseract on either platform: one read at a time, on one worker or two, kept for the next photo. */
export function createTesseractRecogniser(
  platform: Platform,
  limits: RecogniserLimits = {},
): BasicRecogniser {
  const { idleReleaseMs = DEFAULT_IDLE_RELEASE_MS, workers = 1, now = () => performance.now() } = limits
  let idleTimer: ReturnType<typeof setTimeout> | undefined
  let lastRead: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let released = new AbortController()

  /** A page in work cannot be interrupted: ending the workers is the only way to stop one. */
  const endWorkers = () => {
    clearTimeout(idleTimer)
    sessions.end()
    platform.release()
  }

  const attempt = createAttempt({ ...DEFAULT_TIMEOUTS_MS, ...limits.timeoutsMs }, (step, { code }) => {
    // A failed load leaves the photo in preparation alone; it may yet turn out to be no photo.
    if (step === 'load' && code !== 'aborted') sessions.end()
    else endWorkers()
  })
  const sessions = createTesseractSessions(platform, attempt, workers)
  const reads: PhotoReads = { platform, attempt, sessions, now, pace: { hadRowsForTwo: false } }

  const releaseWhenIdle = () => {
    clearTimeout(idleTimer)
    if (waiting === 0) idleTimer = setTimeout(endWorkers, idleReleaseMs)
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
      const reading = lastRead.then(() => {
        clearTimeout(idleTimer)
        return readWithTesseract(reads, photo, options, signal)
      })
      const aborted = new Promise<RecognitionProblem>(resolve => {
        signal.addEventListener('abort', () => resolve({ ok: false, code: 'aborted' }))
      })
      waiting++
      lastRead = reading.then(() => {
        waiting--
        releaseWhenIdle()
      })
      // An abort while another photo is being read does not wait for that one.
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

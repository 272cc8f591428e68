import type { GreyImage } from './image/grey.ts'
import { inspectPhoto, type PhotoHeader } from './image/photo-format.ts'
import { hanShare } from './ocr/language.ts'
import { findPartial } from './ocr/partial.ts'
import type { Language, Reading } from './ocr/reading.ts'
import type { PhotoReading, PhotoReadOptions } from './ppocr/read-photo.ts'
import { toLines } from './ppocr/to-lines.ts'
import type { QualityAdvice } from './prepare/quality.ts'
import { type RecognitionProblem, type RecognitionStep, reasonOf } from './problem.ts'
import type { ReadOptions, Recogniser } from './recogniser.ts'

type Outcome<T extends { ok: true }> = Promise<T | RecognitionProblem>

/** The networks of PP-OCR, open. */
export interface OcrReader {
  read: (photo: GreyImage, options: PhotoReadOptions) => Promise<PhotoReading>
  /** Ends it in the middle of anything; what was under way rejects. */
  terminate: () => void
}

/** A photo decoded. */
export interface DecodedPhoto {
  ok: true
  image: GreyImage
  quality: QualityAdvice[]
}

/** What differs between the browser and Node. `open` throws where the networks cannot run: no SIMD, too little memory. */
export interface OcrPlatform {
  decode: (photo: Blob, header: PhotoHeader, signal: AbortSignal) => Outcome<DecodedPhoto>
  open: (signal: AbortSignal, onProgress: (share: number) => void) => Outcome<{ ok: true; reader: OcrReader }>
}

export interface OcrLimits {
  /** The networks are given back after this long without a read. */
  idleReleaseMs?: number
  timeoutsMs?: Partial<Record<RecognitionStep, number>>
}

const DEFAULT_TIMEOUTS_MS = { load: 180_000, prepare: 30_000, recognise: 120_000 } as const
const DEFAULT_IDLE_RELEASE_MS = 60_000
/** Height of a character as a share of its row's box. */
const CHARACTER_HEIGHT = 0.62
/** Less Chinese than this among the letters: an English label. */
const ENGLISH_SHARE = 0.25
/** Tesseract's English reading is taken when it is at least this sure; of two unsure ones the one with more known names. */
const SURE_ENGLISH = 0.85

/** Thrown where a step ended by a problem rather than by itself. */
class StepProblem extends Error {
  readonly problem: RecognitionProblem
  constructor(problem: RecognitionProblem) {
    super(problem.code)
    this.problem = problem
  }
}

/** `work` with an end: by the signal or by time. */
async function within<T>(
  step: RecognitionStep,
  signal: AbortSignal,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const inner = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let onAbort = () => {}
  const ending = new Promise<never>((_, reject) => {
    onAbort = () => reject(new StepProblem({ ok: false, code: 'aborted' }))
    timer = setTimeout(
      () => reject(new StepProblem({ ok: false, code: 'timeout', step, timeoutMs })),
      timeoutMs,
    )
    signal.addEventListener('abort', onAbort)
  })
  if (signal.aborted) onAbort()
  try {
    return await Promise.race([ending, work(inner.signal)])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
    inner.abort()
  }
}

function asReading(
  photo: PhotoReading,
  { image, quality }: DecodedPhoto,
  { widthPx, heightPx }: PhotoHeader,
): Reading {
  const lines = toLines(photo, image)
  const text = lines.map(line => line.text).join('\n')
  const words = lines.flatMap(line => line.words)
  const length = words.reduce((sum, word) => sum + word.text.length, 0)
  const degrees = Math.round((photo.direction * 180) / Math.PI)
  const turned = ((Math.round(degrees / 90) * 90 + 360) % 360) as 0 | 90 | 180 | 270
  const partial = findPartial(photo, lines, image)
  return {
    ok: true,
    text,
    lines,
    language: (hanShare(text) ?? 1) < ENGLISH_SHARE ? 'en' : 'zh',
    confidence:
      words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, length),
    widthPx,
    heightPx,
    quality,
    ...(partial.length > 0 && { partial }),
    facts: {
      charHeightPx: photo.rowHeightPx * CHARACTER_HEIGHT,
      angleDegrees: degrees - Math.round(degrees / 90) * 90,
      turnedDegrees: turned,
      inverted: false,
      blocks: lines.length,
    },
  }
}

/** Letters of a text that stand in names that are known. */
function knownLetters(text: string, isKnownName: (name: string) => boolean): number {
  return text
    .split(/[,.;:()[\]{}\n，、。；：（）]+/)
    .map(name => name.trim())
    .filter(name => name.length > 3 && isKnownName(name))
    .reduce((sum, name) => sum + name.length, 0)
}

/** The better of two readings of an English label: the networks read letters well, Tesseract keeps words apart. */
function betterEnglish(
  networks: Reading,
  tesseract: Reading | RecognitionProblem,
  { isKnownName }: ReadOptions,
): Reading {
  if (!tesseract.ok) return networks
  if (tesseract.confidence >= SURE_ENGLISH) return tesseract
  const lettersOf = ({ text }: Reading) => (isKnownName ? knownLetters(text, isKnownName) : 0)
  return lettersOf(networks) > lettersOf(tesseract) * 1.2 ? networks : tesseract
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
  const timeoutsMs = { ...DEFAULT_TIMEOUTS_MS, ...limits.timeoutsMs }
  let opened: Outcome<{ ok: true; reader: OcrReader }> | undefined
  let reader: OcrReader | undefined
  let cannotRun = false
  let hasRead = false
  let idleTimer: ReturnType<typeof setTimeout> | undefined
  let lastRead: Promise<unknown> = Promise.resolve()
  let reads = 0
  let released = new AbortController()

  const end = () => {
    clearTimeout(idleTimer)
    reader?.terminate()
    reader = undefined
    opened = undefined
  }

  const open = (signal: AbortSignal, { onProgress }: ReadOptions) => {
    opened ??= platform
      .open(signal, progress => onProgress?.({ step: 'load', progress }))
      .then(outcome => {
        if (outcome.ok) reader = outcome.reader
        return outcome
      })
    return opened
  }

  const readBasic = async (photo: Blob, options: ReadOptions, signal: AbortSignal) => {
    const reading = await basic.read(photo, { ...options, signal })
    return reading.ok ? { ...reading, isBasic: true as const } : reading
  }

  const readOne = async (photo: Blob, options: ReadOptions, signal: AbortSignal): Outcome<Reading> => {
    const header = await inspectPhoto(photo)
    if (!header.ok) return header
    if (cannotRun) return readBasic(photo, options, signal)
    const { onProgress } = options
    let step: RecognitionStep = 'load'
    try {
      onProgress?.({ step: 'load', progress: 0 })
      const [ready, decoded] = await Promise.all([
        within('load', signal, timeoutsMs.load, () => open(signal, options)),
        within('prepare', signal, timeoutsMs.prepare, inner => platform.decode(photo, header, inner)),
      ])
      if (!decoded.ok) return decoded
      if (!ready.ok) {
        opened = undefined
        return ready
      }
      step = 'recognise'
      onProgress?.({ step: 'recognise', progress: 0 })
      const onShare = (progress: number) => onProgress?.({ step: 'recognise', progress })
      const read = await within('recognise', signal, timeoutsMs.recognise, inner =>
        ready.reader.read(decoded.image, { signal: inner, onProgress: onShare }),
      )
      hasRead = true
      const reading = asReading(read, decoded, header)
      const wanted: Language | 'auto' = options.language ?? 'auto'
      if (wanted === 'zh' || reading.language === 'zh') return reading
      const second = await basic.read(photo, { ...options, language: 'en', signal })
      if (!second.ok && second.code === 'aborted') return second
      return betterEnglish(reading, second, options)
    } catch (thrown) {
      end()
      if (thrown instanceof StepProblem) return thrown.problem
      if (signal.aborted) return { ok: false, code: 'aborted' }
      // What kept the networks from reading their first photo will do so again; later on, opened anew, they may go on.
      cannotRun = !hasRead
      const reading = await readBasic(photo, options, signal)
      return reading.ok || reading.code === 'aborted'
        ? reading
        : { ok: false, code: 'failed', step, reason: reasonOf(thrown) }
    }
  }

  return {
    assess: basic.assess,
    read: (photo, options = {}) => {
      clearTimeout(idleTimer)
      const signal = AbortSignal.any([released.signal, ...(options.signal ? [options.signal] : [])])
      reads++
      const reading = lastRead.then(
        (): Outcome<Reading> =>
          signal.aborted ? Promise.resolve({ ok: false, code: 'aborted' }) : readOne(photo, options, signal),
      )
      lastRead = reading.finally(() => {
        reads--
        if (reads === 0) idleTimer = setTimeout(end, idleReleaseMs)
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
      end()
      await basic.release()
    },
  }
}

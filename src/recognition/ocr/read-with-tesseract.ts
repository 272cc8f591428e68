import { inspectPhoto, type PhotoHeader } from '../image/photo-format.ts'
import { toPhoto } from '../prepare/geometry.ts'
import type { RecognitionStep } from '../problem.ts'
import type { ReadOptions } from '../recogniser.ts'
import type { Outcome, Platform, PreparedPhoto } from '../tesseract-platform.ts'
import type { Attempt } from './attempt.ts'
import { betterLanguage } from './language.ts'
import { readPage } from './page-reader.ts'
import { createReaderPool } from './reader-pool.ts'
import { assembleReading, type Reading } from './reading.ts'
import type { Session, TesseractSessions } from './tesseract-sessions.ts'

/** With fewer rows, a second worker would be started for next to nothing. */
const ROWS_FOR_TWO = 4

/** What one photo tells of the next. */
export interface Pace {
  /** How long the steps took; missing before the first photo. */
  lastMs?: Record<'prepare' | 'recognise', number>
  hadRowsForTwo: boolean
}

/** What reading a photo needs; `now` in milliseconds. */
export interface PhotoReads {
  platform: Pick<Platform, 'prepare'>
  attempt: Attempt
  sessions: TesseractSessions
  now: () => number
  pace: Pace
}

/** Reads one photo: prepared and recognised in the likelier language, and in the other where that was clearly wrong. */
export async function readWithTesseract(
  reads: PhotoReads,
  photo: Blob,
  options: ReadOptions,
  signal: AbortSignal,
): Outcome<Reading> {
  if (signal.aborted) return { ok: false, code: 'aborted' }
  const { platform, attempt, sessions, now, pace } = reads
  const { language = 'auto', hint = 'zh', onProgress } = options
  const report = (step: RecognitionStep) => (progress: number) => onProgress?.({ step, progress })
  const header = await attempt('prepare', signal, () => inspectPhoto(photo))
  if (!header.ok) return header
  const first = language === 'auto' ? hint : language
  // Both are slow and neither needs the other. When the photo turns out bad, loading continues for the next one.
  const opening = sessions.open(first, signal, report('load'))
  // Beside the preparation, but not beside the start of the first; what the photo before was like, this one will be.
  void opening.then(({ ok }) => {
    if (ok && sessions.mayHelp() && pace.hadRowsForTwo && !signal.aborted) void sessions.openHelper(first)
  })
  // Until anything is measured, the photo before is the only measure.
  onProgress?.({
    step: 'prepare',
    progress: 0,
    ...(pace.lastMs && { remainingMs: pace.lastMs.prepare + pace.lastMs.recognise }),
  })
  const start = now()
  const prepared = await attempt('prepare', signal, inner => platform.prepare(photo, header, inner))
  if (!prepared.ok) return prepared
  pace.hadRowsForTwo = prepared.rows.length >= ROWS_FOR_TWO
  pace.lastMs = { recognise: 0, ...pace.lastMs, prepare: now() - start }
  report('prepare')(1)
  const opened = await opening
  if (!opened.ok) return opened
  const reading = await recognise(reads, opened, prepared, header, signal, options)
  const other = reading.ok && language === 'auto' ? betterLanguage(reading, first) : undefined
  if (!reading.ok || !other) return reading

  const reopened = await sessions.open(other, signal, report('load'))
  if (!reopened.ok) return reopened.code === 'aborted' ? reopened : reading
  const second = await recognise(reads, reopened, prepared, header, signal, options)
  if (!second.ok) return second.code === 'aborted' ? second : reading
  const isSurer = second.confidence > reading.confidence
  return isSurer || betterLanguage(second, other) === undefined ? second : reading
}

function recognise(
  { attempt, sessions, now, pace }: PhotoReads,
  { client, language }: Session,
  photo: PreparedPhoto,
  header: PhotoHeader,
  signal: AbortSignal,
  { isKnownName, onProgress }: ReadOptions,
): Outcome<Reading> {
  return attempt('recognise', signal, async inner => {
    onProgress?.({
      step: 'recognise',
      progress: 0,
      ...(pace.lastMs && { remainingMs: pace.lastMs.recognise }),
    })
    const start = now()
    const readers = createReaderPool(client)
    let hadHelp = false
    if (sessions.mayHelp() && photo.rows.length >= ROWS_FOR_TWO) {
      void sessions.openHelper(language).then(second => {
        if (!second) return
        hadHelp = true
        readers.join(second.client)
      })
    }
    /** A second worker that failed is ended; the next read is made with one: most likely memory is short. */
    const dropFailedHelp = () => {
      if (!hadHelp || readers.size() > 1 || inner.aborted) return
      sessions.refuseHelp({ isEnded: true })
    }
    const { page, rows } = await readPage(readers, photo, {
      ...(isKnownName && { isKnownName }),
      onProgress: (progress, remainingMs) => onProgress?.({ step: 'recognise', progress, remainingMs }),
      now,
    }).catch(thrown => {
      // Was it terminated or did it fail? After a failure the next attempt uses one worker.
      if (readers.size() > 1 && !inner.aborted) sessions.refuseHelp()
      throw thrown
    })
    dropFailedHelp()
    pace.lastMs = { prepare: 0, ...pace.lastMs, recognise: now() - start }
    const { widthPx, heightPx } = header
    const { facts, quality } = page
    const lines = rows.flatMap(row => row.lines)
    const assembled = assembleReading({ blocks: [{ paragraphs: [{ lines }] }] }, box =>
      toPhoto(page.geometry, box),
    )
    return { ok: true, ...assembled, language, widthPx, heightPx, quality, facts }
  })
}

import type { Problem } from '../../../api/problems.ts'
import type { components } from '../../../api/schema.d.ts'
import { createSilence } from '../../../api/silence.ts'
import {
  isUnfinished,
  nextTaskState,
  type ServerAnswer,
  type TaskEvent,
  type TaskRecord,
} from '../../../records/index.ts'
import type { ScanOptions } from './scan-options.ts'
import type { ScanRecords, Step } from './scan-records.ts'
import {
  type createServerAnalysis,
  firstPauseAfterTakeoverMs,
  type ServerOutcome,
} from './server-analysis.ts'
import { serverAnswerOf, serverAnswers } from './server-answers.ts'

type Task = components['schemas']['Task']

/** How long the server may be silent before the device begins as well; whichever has a report first ends the analysis. */
const patienceMs = 10_000

type Options = Pick<ScanOptions, 'analyseLocally' | 'onPendingUpload' | 'wait'>
type LocalOutcome = Awaited<ReturnType<ScanOptions['analyseLocally']>>

/** What the device makes of photos, and how that is kept in the server's place. */
const createLocalAnalyses = (options: Options, records: ScanRecords) => {
  /** The device's own analysis. */
  const analyseHere = (record: TaskRecord, photos: readonly Blob[], signal: AbortSignal) =>
    options.analyseLocally(photos, record, {
      signal,
      onProgress: (step: Step, share: number, text: string) => {
        if (!signal.aborted) records.progress(record, { step, progress: share, text })
      },
    })

  /**
   * Keeps what the device found in the server's place. The server is asked again by itself only about a photo that it already
   * has: sending one that was analysed here takes a word of the person (`askServer`).
   */
  const keepLocal = async (
    record: TaskRecord,
    outcome: LocalOutcome,
    asked: { answer: ServerAnswer; taskId: string | null; retryAfterMs?: number | undefined } | null,
  ): Promise<void> => {
    const owed =
      asked?.taskId && serverAnswers[asked.answer].again !== 'on-request'
        ? { owed: { taskId: asked.taskId } }
        : {}
    await records.change(record, kept => ({
      ...kept,
      lifecycle: nextTaskState(kept.lifecycle, eventOf(outcome)),
      ...(asked && isUnfinished(kept.lifecycle) && { serverAnswer: asked.answer, ...owed }),
    }))
    if ('owed' in owed) options.onPendingUpload(asked?.retryAfterMs ?? firstPauseAfterTakeoverMs)
  }

  return { analyseHere, keepLocal }
}

/** Analyses a record's photos: at the server, or on the device where the server gives no report, or there are several photos. */
export const createRecordAnalysis = (
  options: Options,
  records: ScanRecords,
  analyseAtServer: ReturnType<typeof createServerAnalysis>,
) => {
  const { analyseHere, keepLocal } = createLocalAnalyses(options, records)

  /** Analyses one photo: the server is asked, and the device takes over where it refuses, fails or is silent. */
  const analysePhoto = async (from: TaskRecord, photo: Blob | null, signal: AbortSignal): Promise<void> => {
    let record = from
    let taskId = from.lifecycle.phase === 'working' ? from.lifecycle.taskId : null
    if (taskId === null) record = await records.apply(from, { type: 'uploadStarted' })
    let isLocal = false
    const [serverRun, localRun] = [new AbortController(), new AbortController()]
    const silence = createSilence(patienceMs, options.wait)
    const server = analyseAtServer(
      { sendId: from.sendId ?? from.id, lang: from.lang, taskId, photo: async () => photo },
      {
        signal: AbortSignal.any([signal, serverRun.signal]),
        onAccepted: async id => {
          taskId = id
          silence.heard()
          if (!isLocal) record = await records.apply(record, { type: 'accepted', taskId })
        },
        onProgress: async (step, share, text) => {
          silence.heard()
          if (!isLocal) records.progress(record, { step, progress: share, text })
        },
      },
    ).finally(silence.end)

    const first = await Promise.race([server, photo ? silence.passed : server])
    if (signal.aborted) return
    if (first && (hasAnswered(first) || !photo)) return void (await records.apply(record, eventOf(first)))
    if (!photo) return

    isLocal = true
    record = await records.apply(record, { type: 'accepted', taskId })
    const local = analyseHere(record, [photo], AbortSignal.any([signal, localRun.signal]))
    const isReport = (outcome: LocalOutcome) => 'task' in outcome && outcome.task.status === 'done'
    const answered =
      first ??
      (await Promise.race([
        server,
        local.then(
          outcome => (isReport(outcome) ? null : server),
          () => server, // awaited again below
        ),
      ]))
    if (signal.aborted) return
    if (answered && hasAnswered(answered)) {
      localRun.abort()
      return void (await records.apply(record, eventOf(answered)))
    }
    serverRun.abort()
    const outcome = await local
    if (signal.aborted) return
    await keepLocal(record, outcome, { ...whyLocal(answered), taskId })
  }

  return async (from: TaskRecord, signal: AbortSignal): Promise<void> => {
    const photos = await records.photosOf(from)
    if ((from.photoCount ?? 1) === 1 || photos.length === 0)
      return analysePhoto(from, photos[0] ?? null, signal)
    // The API takes one picture: a list on several is read here.
    const record = await records.apply(from, { type: 'accepted', taskId: null })
    const outcome = await analyseHere(record, photos, signal)
    if (!signal.aborted) await keepLocal(record, outcome, null)
  }
}

/** Whether the server gave its answer about the photo: a report, or that there is no list on it. */
const hasAnswered = (outcome: ServerOutcome): outcome is { task: Task } =>
  'task' in outcome && outcome.task.status !== 'failed'

/** The answer for which the device took over; null stands for silence. */
const whyLocal = (
  outcome: ServerOutcome | null,
): { answer: ServerAnswer; retryAfterMs?: number | undefined } => {
  if (outcome === null) return { answer: 'silent' }
  if ('task' in outcome) return { answer: 'failed' }
  return { answer: serverAnswerOf(outcome.problem), retryAfterMs: outcome.problem.retryAfterMs }
}

const eventOf = (outcome: { task: Task } | { problem: Problem }): TaskEvent => {
  if ('task' in outcome) return { type: 'answered', task: outcome.task }
  const { code, errMsg, error } = outcome.problem
  return { type: 'failed', problem: { code, errMsg, ...(error !== undefined && { error }) } }
}

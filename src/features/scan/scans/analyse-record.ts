import { isUnreachable } from '../../../api/problems.ts'
import { isUnfinished, nextTaskState, type TaskEvent, type TaskRecord } from '../../../records/index.ts'
import type { ScanOptions } from './scan-options.ts'
import type { ScanRecords, Step } from './scan-records.ts'
import type { createServerAnalysis } from './server-analysis.ts'

/** Nobody is there to analyse: the device does it. */
const isServerUnavailable = (code: number): boolean => isUnreachable(code) || [502, 503, 504].includes(code)

/** Analyses a record's photos: at the server, or on the device where no server answers or there are several photos. */
export const createRecordAnalysis = (
  options: Pick<ScanOptions, 'analyseLocally' | 'onPendingUpload'>,
  records: ScanRecords,
  analyseAtServer: ReturnType<typeof createServerAnalysis>,
) => {
  /** The device's own analysis; `owed` is what the server still is to be asked, null when it has nothing to do with it. */
  const analyseHere = async (
    from: TaskRecord,
    photos: readonly Blob[],
    { signal, owed }: { signal: AbortSignal; owed: TaskRecord['owed'] | null },
  ): Promise<void> => {
    const record = await records.apply(from, { type: 'accepted', taskId: null })
    const onProgress = (step: Step, share: number) => {
      if (!signal.aborted) records.progress(record, step, share)
    }
    const outcome = await options.analyseLocally(photos, from, { signal, onProgress })
    if (signal.aborted) return
    const event: TaskEvent =
      'task' in outcome
        ? { type: 'answered', task: outcome.task }
        : { type: 'failed', problem: outcome.problem }
    await records.change(record, kept => ({
      ...kept,
      lifecycle: nextTaskState(kept.lifecycle, event),
      ...(owed && isUnfinished(kept.lifecycle) && { owed }),
    }))
    if (owed) options.onPendingUpload()
  }

  return async (from: TaskRecord, signal: AbortSignal): Promise<void> => {
    // The API takes one picture: a list on several is read here.
    if ((from.photoCount ?? 1) > 1) {
      const photos = await records.photosOf(from)
      if (photos.length > 0) return analyseHere(from, photos, { signal, owed: null })
    }
    const photo = async () => (await records.photosOf(from))[0] ?? null
    let taskId = from.lifecycle.phase === 'working' ? from.lifecycle.taskId : null
    let record = taskId === null ? await records.apply(from, { type: 'uploadStarted' }) : from
    const outcome = await analyseAtServer(
      { sendId: from.sendId ?? from.id, lang: from.lang, taskId, photo },
      {
        signal,
        onAccepted: async id => {
          taskId = id
          record = await records.apply(record, { type: 'accepted', taskId })
        },
        onProgress: async (step, share) => records.progress(record, step, share),
      },
    )
    if (signal.aborted) return
    if ('task' in outcome) {
      await records.apply(record, { type: 'answered', task: outcome.task })
      return
    }
    const { problem } = outcome
    const image = isServerUnavailable(problem.code) ? await photo() : null
    if (image) await analyseHere(record, [image], { signal, owed: { taskId } })
    else await records.apply(record, { type: 'failed', problem })
  }
}

import {
  isUnfinished,
  nextTaskState,
  photoKey,
  swapAnalysis,
  type TaskRecord,
} from '../../../records/index.ts'
import { createRecordAnalysis } from './analyse-record.ts'
import { createCorrections } from './corrections.ts'
import { createNewScans } from './new-scans.ts'
import { createPendingUploads } from './pending-uploads.ts'
import type { ScanOptions } from './scan-options.ts'
import { createScanRecords } from './scan-records.ts'
import { createScanRuns, lockName } from './scan-runs.ts'
import { createSendablePhoto } from './sendable-photo.ts'
import { createServerAnalysis } from './server-analysis.ts'

/** Photographs to reports: checks and prepares a photo, saves it, has it analysed, and keeps what came of it. */
export const createScans = (options: ScanOptions) => {
  const records = createScanRecords(options)
  const analyseAtServer = createServerAnalysis({ ...options, sendable: createSendablePhoto(options) })
  const runs = createScanRuns(options, records, createRecordAnalysis(options, records, analyseAtServer))
  const { begin, ...newScans } = createNewScans(options, records, runs)

  /** Starts a record's analysis again, unless it is finished. */
  const restart = async (id: string, isOtherPhoto = false): Promise<void> => {
    await runs.finished(id)
    const record = await records.get(id)
    if (!record) return
    const sendId = options.newId()
    const restarted = await records.change(record, kept => {
      const { owed, ...rest } = kept
      const lifecycle = nextTaskState(kept.lifecycle, { type: 'retried' })
      if (!isUnfinished(lifecycle)) return kept
      // What the server may have is sent under the same id; a new try of something it answered is another task.
      return { ...rest, lifecycle, sendId: owed && kept.sendId && !isOtherPhoto ? kept.sendId : sendId }
    })
    void runs.run(restarted)
  }

  const cancel = async (id: string): Promise<void> => {
    const record = await records.get(id)
    // Stored before the work is stopped, so that a result which arrives meanwhile finds the record cancelled.
    if (record) await records.apply(record, { type: 'cancelled' })
    records.tell({ cancelled: id })
    await runs.stop(id)
  }

  return {
    state: records.state,
    forgetShown: records.forgetShown,

    ...newScans,
    ...createCorrections({ ...options, change: records.change }),
    ...createPendingUploads({ ...options, ...records, analyseAtServer, lockName }),

    /** Shows the other analysis of the photo, the server's or the device's, in the place of the one shown. */
    async swapAnalysis(id: string): Promise<void> {
      const record = await records.get(id)
      if (record) await records.change(record, swapAnalysis)
    },

    /** Makes a record's lifecycle known to the screen, and goes on with it if it was interrupted. */
    async open(id: string): Promise<TaskRecord | null> {
      const record = await records.get(id)
      if (record === null) return null
      if (!runs.isRunning(id)) records.show(record)
      void runs.run(record)
      return record
    },

    /** The photos of a record, as they are read. */
    async photos(id: string): Promise<Blob[]> {
      const record = await records.get(id)
      return record ? records.photosOf(record) : []
    },

    /**
     * Reads photos again that were cut or turned; resolves with their record: a finished one stays as it is, beside a new
     * one.
     */
    async reanalyse(id: string, photos: readonly Blob[]): Promise<{ id: string }> {
      await cancel(id)
      const storage = await options.storage()
      const record = await storage.getRecord(id, options.owners())
      if (!record || record.lifecycle.phase === 'done') return begin(photos)
      for (const [at, photo] of photos.entries()) await storage.putPhoto(photoKey(id, at), photo)
      await restart(id, true)
      return { id }
    },

    cancel,

    retry: (id: string): Promise<void> => restart(id),

    resume: runs.resume,
  }
}

export type Scans = ReturnType<typeof createScans>

import type { BaseRecord } from '../../records/base-record.ts'
import type { RecordEntry, Storage, StorageProblem, StoredPhoto } from '../storage.ts'
import type { BackupProblem } from './format.ts'
import type { BackupJob } from './start-worker.ts'

/** Runs one backup: how far it is, 0-1, and how it is broken off. */
export interface BackupRun {
  signal: AbortSignal
  onProgress: (share: number) => void
}

export type ExportResult = Blob | { problem: StorageProblem | 'cancelled' }
export type ImportResult =
  | { added: number; setAside: number; photosLeftOut: number }
  | { problem: BackupProblem | StorageProblem | 'cancelled' }

/** Entries packed together. */
const entriesPerCall = 20

const cancelled = { problem: 'cancelled' } as const

/** All an owner has, as a backup file, read and packed piece by piece. */
export const exportBackup = async <T extends BaseRecord>(
  storage: Storage<T>,
  owner: string,
  startJob: () => BackupJob,
  { signal, onProgress }: BackupRun,
): Promise<ExportResult> => {
  const ids = await storage.listIds(owner)
  if ('problem' in ids) return ids
  const job = startJob()
  try {
    for (let from = 0; from < ids.length; from += entriesPerCall) {
      const entries: RecordEntry<T>[] = []
      for (const id of ids.slice(from, from + entriesPerCall)) {
        const entry = await storage.readEntry(id, owner)
        if (entry && 'problem' in entry) return entry
        if (entry) entries.push(entry)
      }
      await job.add(entries)
      if (signal.aborted) return cancelled
      onProgress(Math.min(1, (from + entriesPerCall) / ids.length))
    }
    const file = await job.finish()
    return signal.aborted ? cancelled : file
  } finally {
    job.end()
  }
}

/**
 * Adds what is missing from a backup file, piece by piece, each record with its photos and its conversation or not at all.
 * What was added is taken back where the file turns out damaged, there is no room for all of it, or the person cancels.
 * `cleanPhoto` gives a photo without metadata, null where it is none.
 */
export const importBackup = async <T extends BaseRecord>(
  storage: Storage<T>,
  { owner, file }: { owner: string; file: Blob },
  {
    startJob,
    cleanPhoto,
  }: {
    startJob: () => BackupJob
    cleanPhoto: (photo: StoredPhoto) => Promise<StoredPhoto | null>
  },
  { signal, onProgress }: BackupRun,
): Promise<ImportResult> => {
  const added: string[] = []
  let setAside = 0
  let photosLeftOut = 0
  const takeBack = async <P extends ImportResult>(result: P): Promise<P> => {
    for (const id of added) await storage.deleteRecord(id)
    return result
  }
  const job = startJob()
  try {
    const refused = await job.open(file)
    if (refused) return refused
    for (;;) {
      const batch = await job.next()
      if (batch === null) return { added: added.length, setAside, photosLeftOut }
      if ('problem' in batch) return await takeBack(batch)
      for (const entry of batch.entries) {
        const photos: StoredPhoto[] = []
        for (const photo of entry.photos) {
          const clean = await cleanPhoto(photo)
          if (clean) photos.push(clean)
          else photosLeftOut += 1
        }
        entry.photos = photos
      }
      const stored = await storage.addEntries(owner, batch.entries)
      if ('problem' in stored) return await takeBack(stored)
      added.push(...stored.added)
      setAside += stored.setAside
      if (signal.aborted) return await takeBack(cancelled)
      onProgress(batch.share)
    }
  } catch (error) {
    await takeBack(cancelled)
    throw error
  } finally {
    job.end()
  }
}

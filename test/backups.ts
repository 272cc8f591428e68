import type { BaseRecord } from '../src/records/base-record.ts'
import type { ImportResult, Storage, StoredPhoto } from '../src/storage/index.ts'
import { exportBackup, importBackup } from '../src/storage/index.ts'
import type { RecordEntry } from '../src/storage/storage.ts'
import { startJob } from './backup-job.ts'

const run = { signal: new AbortController().signal, onProgress: () => {} }

/** The backup of an owner, made in this thread. */
export const backupOf = async <T extends BaseRecord>(storage: Storage<T>, owner: string): Promise<Blob> => {
  const file = await exportBackup(storage, owner, startJob, run)
  if ('problem' in file) throw new Error(file.problem)
  return file
}

/** Imports a backup in this thread; photos are taken as they are. */
export const restore = <T extends BaseRecord>(
  storage: Storage<T>,
  owner: string,
  file: Blob,
  cleanPhoto = async (photo: StoredPhoto): Promise<StoredPhoto | null> => photo,
): Promise<ImportResult> => importBackup(storage, { owner, file }, { startJob, cleanPhoto }, run)

/** All an owner has, newest first. */
export const entriesOf = async <T extends BaseRecord>(
  storage: Storage<T>,
  owner: string,
): Promise<RecordEntry<T>[]> => {
  const ids = await storage.listIds(owner)
  if ('problem' in ids) throw new Error(ids.problem)
  const entries: RecordEntry<T>[] = []
  for (const id of ids) {
    const entry = await storage.readEntry(id, owner)
    if (entry && 'problem' in entry) throw new Error(entry.problem)
    if (entry) entries.push(entry)
  }
  return entries
}

// Packs and unpacks backups off the page's thread, one after the other.
import { expose, transfer } from 'comlink'
import type { BaseRecord } from '../../records/base-record.ts'
import type { RecordEntry } from '../storage.ts'
import { type BackupBatch, BackupError, type BackupProblem } from './format.ts'
import { type BackupPacker, createBackupPacker } from './pack-backup.ts'
import { type BackupReader, openBackup } from './unpack-backup.ts'

let packer: BackupPacker | null = null
let reader: BackupReader | null = null

/** Errors lose their class on the way to the page; what a person is told goes as a value. */
const orProblem = async <T>(run: () => Promise<T>): Promise<T | { problem: BackupProblem }> => {
  try {
    return await run()
  } catch (error) {
    if (error instanceof BackupError) return { problem: error.problem }
    throw error
  }
}

const backupWorker = {
  async add(entries: RecordEntry<BaseRecord>[]): Promise<void> {
    packer ??= createBackupPacker()
    await packer.add(entries)
  },
  async finish(): Promise<Blob> {
    packer ??= createBackupPacker() // an empty backup
    return packer.finish()
  },
  open: (file: Blob): Promise<null | { problem: BackupProblem }> =>
    orProblem(async () => {
      reader = await openBackup(file)
      return null
    }),
  next: (): Promise<BackupBatch | null | { problem: BackupProblem }> =>
    orProblem(async () => {
      const batch = (await reader?.next()) ?? null
      if (batch === null) return null
      return transfer(
        batch,
        batch.entries.flatMap(({ photos }) => photos.map(({ bytes }) => bytes)),
      )
    }),
}

export type BackupWorker = typeof backupWorker

expose(backupWorker)

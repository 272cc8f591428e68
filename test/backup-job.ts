import { BackupError } from '../src/storage/backup/format.ts'
import { createBackupPacker } from '../src/storage/backup/pack-backup.ts'
import type { BackupJob } from '../src/storage/backup/start-worker.ts'
import { type BackupReader, openBackup } from '../src/storage/backup/unpack-backup.ts'

/** What the backup worker does, in this thread: Node has no module workers of the browser's kind. */
export const startJob = (): BackupJob => {
  const packer = createBackupPacker()
  let reader: BackupReader | null = null
  const orProblem = async <T>(run: () => Promise<T>) => {
    try {
      return await run()
    } catch (error) {
      if (error instanceof BackupError) return { problem: error.problem }
      throw error
    }
  }
  return {
    add: packer.add,
    finish: packer.finish,
    open: file =>
      orProblem(async () => {
        reader = await openBackup(file)
        return null
      }),
    next: () => orProblem(async () => (await reader?.next()) ?? null),
    end: () => {},
  }
}

import { transfer, wrap } from 'comlink'
import { ChunkLoadError } from '../../chunk-load-error.ts'
import type { BaseRecord } from '../../records/base-record.ts'
import type { RecordEntry } from '../storage.ts'
import type { BackupWorker } from './backup-worker.ts'
import type { BackupBatch, BackupProblem } from './format.ts'

/** Packs one backup, or unpacks one; `end` frees what that took, whether or not it was finished. */
export interface BackupJob {
  add: (entries: RecordEntry<BaseRecord>[]) => Promise<void>
  finish: () => Promise<Blob>
  open: (file: Blob) => Promise<null | { problem: BackupProblem }>
  next: () => Promise<BackupBatch | null | { problem: BackupProblem }>
  end: () => void
}

/** Starts a worker for one backup; its calls reject with what ended it. */
export const startBackupWorker = (): BackupJob => {
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { type: 'module' })
  const ended = new Promise<never>((_, reject) => {
    // An error event without a message means that the worker's script could not be fetched.
    worker.addEventListener('error', ({ message }) =>
      reject(message ? new Error(message) : new ChunkLoadError('The backup worker could not be fetched')),
    )
  })
  ended.catch(() => {}) // told to the call that waits for it; without one nothing is lost
  const calls = wrap<BackupWorker>(worker)
  const orEnded = <T>(call: Promise<T>): Promise<T> => Promise.race([call, ended])
  return {
    add: entries =>
      orEnded(
        calls.add(
          transfer(
            entries,
            entries.flatMap(({ photos }) => photos.map(({ bytes }) => bytes)),
          ),
        ),
      ),
    finish: () => orEnded(calls.finish()),
    open: file => orEnded(calls.open(file)),
    next: () => orEnded<BackupBatch | null | { problem: BackupProblem }>(calls.next()),
    end: () => worker.terminate(),
  }
}

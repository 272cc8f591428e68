export { type BackupProblem, packBackup, unpackBackup } from './backup-file.ts'
export { openStorage } from './open-storage.ts'
export type { Storage, StorageProblem, StorageWarning, WriteResult } from './storage.ts'

export { type BackupProblem, packBackup, unpackBackup } from './backup-file.ts'
export { openStorage } from './open-storage.ts'
export type { Hindrance, Storage, StorageProblem, Stored } from './storage.ts'

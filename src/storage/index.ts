export { type AccountKey, accountHash, deriveAccountKey } from './account-key.ts'
export {
  type BackupRun,
  type ExportResult,
  exportBackup,
  type ImportResult,
  importBackup,
} from './backup/backups.ts'
export { startBackupWorker } from './backup/start-worker.ts'
export { findAgreement } from './device-entry.ts'
export { openStorage } from './open-storage.ts'
export type {
  SetAside,
  Storage,
  StorageProblem,
  StorageWarning,
  StoredPhoto,
  WriteResult,
} from './storage.ts'

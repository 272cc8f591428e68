import type { BaseRecord } from '../records/base-record.ts'
import type { ChatTurn } from '../records/chat-turn.ts'
import type { Summary } from '../records/record-summary.ts'
import type { BackupContents } from './backup-file.ts'

/** Why a write failed: no room, or no storage at all. */
export type StorageProblem = 'quota' | 'unavailable'
export type WriteResult = { ok: true } | { ok: false; problem: StorageProblem }

/** Why new data is not stored permanently; while there is a warning, it lasts only as long as the page is open. */
export type StorageWarning =
  /** All data is lost with the page: private mode, or a browser without IndexedDB. */
  | 'memory-only'
  /** A newer version of the app created the database; its data is left unchanged. */
  | 'newer-version'
  /** The database does not open because a tab with an older version blocks it. */
  | 'blocked'
  /** No room. */
  | 'full'
  /** The database does not answer any more. */
  | 'unreachable'

export interface Storage<T extends BaseRecord> {
  warning(): StorageWarning | null
  /** Calls back when the warning changes; the returned function unsubscribes. */
  watchWarning(listener: () => void): () => void
  /** How many records the browser has evicted, 0 for none; kept until `acknowledgeLoss`. */
  lostRecordCount(): number
  acknowledgeLoss(): void

  putRecord(record: T): Promise<WriteResult>
  /**
   * Reads and changes a record in one transaction, so that two tabs do not overwrite each other's changes. `seen` is used
   * where the storage cannot be read; a record that was deleted meanwhile stays deleted.
   */
  updateRecord(seen: T, change: (record: T) => T): Promise<WriteResult>
  getRecord(id: string): Promise<T | null>
  /** An owner's whole records, newest first: for a backup. Lists read summaries. */
  listRecords(owner: string): Promise<T[]>
  /** What lists show of an owner's records, newest first: the first few, or all of them. */
  listSummaries(owner: string, limit?: number): Promise<Summary[]>
  /** Number of an owner's readable and unreadable records. */
  countRecords(owner: string): Promise<{ records: number; unreadable: number }>
  /** Deletes a record with its photos and its conversation. */
  deleteRecord(id: string): Promise<WriteResult>
  /** Deletes all an owner has, unreadable records too: everything or nothing. */
  deleteAll(owner: string): Promise<WriteResult>
  /** Makes all records of an owner those of another: everything or nothing. */
  moveAll(from: string, to: string): Promise<WriteResult>

  putPhoto(id: string, photo: Blob): Promise<WriteResult>
  getPhoto(id: string): Promise<Blob | null>
  /**
   * Deletes photos without a record: a page closed between writing a photo and its record leaves one. Call it only while
   * no other tab is open, which may be between those two writes; photos written by this page stay. Resolves with the number.
   */
  deleteOrphanPhotos(): Promise<number>
  /** The conversation about a record, oldest turn first. */
  getChat(recordId: string): Promise<ChatTurn[]>
  /** Reads and changes a conversation in one transaction, so that two tabs do not overwrite each other's turns. */
  updateChat(recordId: string, change: (turns: ChatTurn[]) => ChatTurn[]): Promise<WriteResult>

  /** All data of an owner for a backup; fails if any part cannot be read. */
  exportContents(owner: string): Promise<BackupContents<T> | { problem: StorageProblem }>
  /** Adds the records, photos and turns that are missing here, all of them or none. Resolves with the number of new records. */
  importContents(contents: BackupContents<T>): Promise<{ added: number } | { problem: StorageProblem }>
}

import type { BaseRecord } from '../records/base-record.ts'
import type { ChatTurn } from '../records/chat-turn.ts'
import type { Summary } from '../records/record-summary.ts'
import type { AccountKey } from './account-key.ts'

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

/** A record with its conversation and its photos: what backups consist of. */
export interface RecordEntry<T extends BaseRecord> {
  record: T
  turns: ChatTurn[]
  photos: StoredPhoto[]
}

/** A photo as it is stored: bytes, not a Blob, which Safari loses (https://bugs.webkit.org/show_bug.cgi?id=188438). */
export interface StoredPhoto {
  id: string
  type: string
  bytes: ArrayBuffer
}

/** An entry from outside, of which only the photos were checked. */
export interface UncheckedEntry {
  record: unknown
  turns: unknown
  photos: StoredPhoto[]
}

/** A record that no screen can draw: it stays where the person can see, export and delete it. */
export interface SetAside {
  key: string
  /** Whose it is; '' where nothing tells. */
  owner: string
  /** The record's id; '' where it has none. */
  id: string
  /** ISO time. */
  foundAt: string
  from: 'device' | 'backup'
  /** What does not fit, for a developer. */
  fault: string
  /** The record as it was found. */
  value: unknown
}

export interface Storage<T extends BaseRecord> {
  /** The id of this device, under which records are kept while no account is signed in. */
  deviceId(): string
  /** Notes what the person agreed to, for a visit on which localStorage is lost; null takes it back. */
  noteAgreement(agreement: string | null): Promise<void>

  warning(): StorageWarning | null
  /** Calls back when the warning changes; the returned function unsubscribes. */
  watchWarning(listener: () => void): () => void
  /** How many records the browser has evicted, 0 for none; kept until `acknowledgeLoss`. */
  lostRecordCount(): number
  acknowledgeLoss(): void

  putRecord(record: T): Promise<WriteResult>
  /**
   * Reads and changes a record in one transaction, so that two tabs do not overwrite each other's changes. `seen` is used
   * where the storage cannot be read; a record that was deleted in the meantime stays deleted.
   */
  updateRecord(seen: T, change: (record: T) => T): Promise<WriteResult>
  /** A record if it belongs to one of these owners; null otherwise. */
  getRecord(id: string, owners: readonly string[]): Promise<T | null>
  /** An owner's whole records, newest first; few of them, or for a test. Lists read summaries. */
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

  /** Ids of an owner's records, newest first; fails if they cannot be read. */
  listIds(owner: string): Promise<string[] | { problem: StorageProblem }>
  /** A record with all that belongs to it; null where it was deleted or has been set aside. */
  readEntry(id: string, owner: string): Promise<RecordEntry<T> | { problem: StorageProblem } | null>
  /**
   * Adds the records, photos and turns that are missing here, all of them or none, as those of `owner`; records that do not
   * fit are set aside. Resolves with the ids of new records and the number of those set aside.
   */
  addEntries(
    owner: string,
    entries: readonly UncheckedEntry[],
  ): Promise<{ added: string[]; setAside: number } | { problem: StorageProblem }>

  /** Encrypts all an owner has and deletes it in the clear, record by record; what was encrypted stays so if it breaks off. */
  sealAll(owner: string, account: AccountKey): Promise<WriteResult>
  /** Decrypts what an account left here, as that of `owner`; what another key has encrypted stays as it is. */
  unsealAll(owner: string, account: AccountKey): Promise<WriteResult>
  /** Deletes what an account left here encrypted. */
  deleteSealed(account: string): Promise<WriteResult>
  /** Gives this device a new id; records made without an account go along. */
  renewDeviceId(id: string): Promise<WriteResult>

  /**
   * What was set aside of an owner's, newest first. What a later version of the app can use goes back to the records. What
   * nothing tells the owner of is listed with what belongs to this device without an account, and never to an account.
   */
  listSetAside(owner: string): Promise<SetAside[]>
  /** Deletes something set aside, with its photos and conversation. */
  deleteSetAside(owner: string, key: string): Promise<WriteResult>
  /** How many records without an owner were set aside that `listSetAside` does not show to this owner. */
  countOwnerless(owner: string): Promise<number>
}

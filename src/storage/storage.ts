import type { Kept } from '../records/base-record.ts'
import type { ChatTurn } from '../records/chat-turn.ts'
import type { Summary } from '../records/record-summary.ts'
import type { Contents } from './backup-file.ts'

/** Why something could not be kept: no room, or no storage at all. */
export type StorageProblem = 'quota' | 'unavailable'
export type Stored = { ok: true } | { ok: false; problem: StorageProblem }

/** What keeps the storage from keeping; while there is any, what is new lasts as long as the page. */
export type Hindrance =
  /** Nothing outlives the page: private mode, or a browser without IndexedDB. */
  | 'memory-only'
  /** A newer version of the app has been here; what it keeps is left alone. */
  | 'newer-version'
  /** The database does not open: a tab with an older version holds it. */
  | 'blocked'
  /** No room. */
  | 'full'
  /** The database does not answer any more. */
  | 'unreachable'

export interface Storage<T extends Kept> {
  hindrance(): Hindrance | null
  /** Calls back when the hindrance changes, until the returned function is called. */
  watch(listener: () => void): () => void
  /** How many records the browser removed by itself, 0 for none; told until the person has taken note. */
  loss(): number
  forgetLoss(): void

  putRecord(record: T): Promise<Stored>
  /**
   * Changes a record in one go, so that two tabs do not undo each other. `seen` stands in where the storage cannot be
   * read; a record that was deleted meanwhile stays deleted.
   */
  updateRecord(seen: T, change: (record: T) => T): Promise<Stored>
  getRecord(id: string): Promise<T | null>
  /** An owner's whole records, newest first: for a backup. Lists read summaries. */
  listRecords(owner: string): Promise<T[]>
  /** What lists show of an owner's records, newest first: the first few, or all of them. */
  listSummaries(owner: string, limit?: number): Promise<Summary[]>
  /** How many records an owner has, and how many are there that cannot be read. */
  tally(owner: string): Promise<{ records: number; unreadable: number }>
  /** Deletes a record with its photos and its conversation. */
  deleteRecord(id: string): Promise<Stored>
  /** Deletes all an owner has, unreadable records too: everything or nothing. */
  deleteAll(owner: string): Promise<Stored>
  /** Makes all records of an owner those of another: everything or nothing. */
  moveAll(from: string, to: string): Promise<Stored>

  putPhoto(id: string, photo: Blob): Promise<Stored>
  getPhoto(id: string): Promise<Blob | null>
  /**
   * Deletes photos that no record has: a page that was closed between a photo and its record leaves one. Only for when no
   * other tab is open, which may be just there; photos of this one are spared. Resolves with how many there were.
   */
  sweepPhotos(): Promise<number>
  /** The conversation about a record, oldest turn first. */
  getChat(recordId: string): Promise<ChatTurn[]>
  /** Changes a conversation in one go, so that two tabs do not undo each other. */
  updateChat(recordId: string, change: (turns: ChatTurn[]) => ChatTurn[]): Promise<Stored>

  /** Everything of an owner, for a backup; half of it would be no backup. */
  dump(owner: string): Promise<Contents<T> | { problem: StorageProblem }>
  /** Adds what is not here yet, all of it or nothing; conversations grow by the turns they lack. Resolves with how many records were new. */
  restore(contents: Contents<T>): Promise<{ added: number } | { problem: StorageProblem }>
}

import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { BaseRecord } from '../records/base-record.ts'
import type { Chat } from '../records/chat-turn.ts'
import type { Summary } from '../records/record-summary.ts'
import type { SetAside, StorageWarning } from './storage.ts'

export interface DatabaseSchema<T extends BaseRecord> extends DBSchema {
  records: { key: string; value: T; indexes: { byOwner: [string, string] } }
  /** Bytes, not a Blob: Safari loses stored Blobs (https://bugs.webkit.org/show_bug.cgi?id=188438). */
  photos: { key: string; value: { id: string; bytes: ArrayBuffer; type: string } }
  chats: { key: string; value: Chat }
  summaries: { key: string; value: Summary; indexes: { byOwner: [string, string, string] } }
  /** Records that no screen can draw. */
  setAside: { key: string; value: SetAside; indexes: { byOwner: string } }
  /** Records of an account that is not signed in, encrypted; `account` is a hash of who it is. */
  sealed: { key: string; value: SealedEntry; indexes: { byAccount: string } }
  /** What the app has to know of its own database: whose it is. */
  meta: { key: string; value: DeviceEntry }
}

/** One record with its conversation and photos, encrypted with AES-GCM. */
export interface SealedEntry {
  key: string
  account: string
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

/** Under whose name records of this device are kept while no account is signed in, and what its person agreed to. */
export interface DeviceEntry {
  key: 'device'
  storageId: string
  /** The agreement with its version, as `agreedAnswer` writes it; null or missing when there is none. */
  agreement?: string | null
}
export type Database<T extends BaseRecord> = IDBPDatabase<DatabaseSchema<T>>

/**
 * 1: records and photos. 2: conversations. 3: summaries, which are made from the records when they are first listed. 4: records
 * set aside, records of accounts that are not signed in, and whose the database is.
 */
const version = 4

/** Thrown when the database cannot be opened; `reason` says why. */
export class DatabaseUnavailableError extends Error {
  readonly reason: StorageWarning
  constructor(reason: StorageWarning, cause?: unknown) {
    super(`The database does not open: ${reason}`, { cause })
    this.reason = reason
  }
}

export interface Connection<T extends BaseRecord> {
  /** Runs with the open database; reopens it once if it was closed in the meantime. Throws `DatabaseUnavailableError`, or what `run` throws. */
  use<R>(run: (database: Database<T>) => Promise<R>): Promise<R>
}

/** Manages the connection to the database. One that does not open within `patienceMs` is blocked; it may still open later. */
export const createConnection = <T extends BaseRecord>(name: string, timeoutMs: number): Connection<T> => {
  let opening: Promise<Database<T>> | null = null

  const open = (): Promise<Database<T>> => {
    const forget = () => {
      opening = null
    }
    const request = async () =>
      openDB<DatabaseSchema<T>>(name, version, {
        // Steps of released versions are never changed: a database of any age goes through those it lacks.
        upgrade(db, from) {
          if (from < 1) {
            const records = db.createObjectStore('records', { keyPath: 'id' })
            records.createIndex('byOwner', ['owner', 'createdAt'])
            db.createObjectStore('photos', { keyPath: 'id' })
          }
          if (from < 2) db.createObjectStore('chats', { keyPath: 'recordId' })
          if (from < 3) {
            const summaries = db.createObjectStore('summaries', { keyPath: 'id' })
            summaries.createIndex('byOwner', ['owner', 'createdAt', 'id'])
          }
          if (from < 4) {
            db.createObjectStore('setAside', { keyPath: 'key' }).createIndex('byOwner', 'owner')
            db.createObjectStore('sealed', { keyPath: 'key' }).createIndex('byAccount', 'account')
            db.createObjectStore('meta', { keyPath: 'key' })
          }
        },
        // Another tab wants a newer version: let it, rather than block it for ever.
        blocking(_current, _blocked, event) {
          forget()
          ;(event.target as IDBDatabase).close()
        },
        terminated: forget,
      })
    // A browser without IndexedDB throws where others reject.
    const opened = request().catch((error: unknown) => {
      forget()
      throw new DatabaseUnavailableError(toStorageWarning(error), error)
    })
    let timer: ReturnType<typeof setTimeout>
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DatabaseUnavailableError('blocked')), timeoutMs)
    })
    const openedInTime = Promise.race([opened, timeout])
    opened.then(
      () => {
        clearTimeout(timer)
        // It opened after the timeout.
        if (opening === openedInTime) opening = opened
      },
      () => clearTimeout(timer),
    )
    return openedInTime
  }

  return {
    async use(run) {
      opening ??= open()
      const used = opening
      try {
        return await run(await used)
      } catch (error) {
        if (!isConnectionLost(error)) throw error
        // A connection that was replaced already is not replaced again.
        if (opening === used) {
          opening = null
          void used.then(database => database.close())
        }
        opening ??= open()
        return run(await opening)
      }
    },
  }
}

/** Faults of the disk may pass; anything else is a browser, or a mode of it, without IndexedDB. */
const toStorageWarning = (error: unknown): StorageWarning => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'VersionError') return 'newer-version'
  return ['UnknownError', 'AbortError', 'QuotaExceededError'].includes(name) ? 'unreachable' : 'memory-only'
}

/** Closed by the browser, cut off in the middle, or lost by Safari in the background: transactions do all or nothing, so that a second try is safe. */
const isConnectionLost = (error: unknown): boolean =>
  error instanceof DOMException && ['InvalidStateError', 'AbortError', 'UnknownError'].includes(error.name)

import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Chat, ChatTurn } from './chat-record.ts'

/** What is kept of each record; the feature that owns records knows the rest of its fields. */
export interface Kept {
  id: string
  /** Whose it is: `v1_{uid}` or `v1_{storage id}`. */
  owner: string
  /** ISO time; lists are ordered by it. */
  createdAt: string
}

/** Why something could not be kept: no room, or no storage at all. */
export type StorageProblem = 'quota' | 'unavailable'
export type Stored = { ok: true } | { ok: false; problem: StorageProblem }

export interface Storage<T extends Kept> {
  /** False when nothing outlives the page: private mode, or a browser without IndexedDB. */
  isPersistent: boolean
  putRecord(record: T): Promise<Stored>
  getRecord(id: string): Promise<T | null>
  /** An owner's records, newest first. */
  listRecords(owner: string, limit?: number): Promise<T[]>
  deleteRecord(id: string): Promise<void>
  putPhoto(id: string, photo: Blob): Promise<Stored>
  getPhoto(id: string): Promise<Blob | null>
  /** The conversation about a record, oldest turn first. */
  getChat(recordId: string): Promise<ChatTurn[]>
  /** Changes a conversation in one go, so that two tabs do not undo each other. */
  updateChat(recordId: string, change: (turns: ChatTurn[]) => ChatTurn[]): Promise<Stored>
}

interface Schema<T extends Kept> extends DBSchema {
  records: { key: string; value: T; indexes: { byOwner: [string, string] } }
  photos: { key: string; value: { id: string; bytes: ArrayBuffer; type: string } }
  chats: { key: string; value: Chat }
}

/** 1: records and photos. 2: conversations. */
const version = 2

/**
 * Opens the device's storage: IndexedDB, or the page's memory where there is none. What was read is checked with
 * `isRecord`; a corrupt record is left where it is and passed over.
 */
export const openStorage = async <T extends Kept>(
  isRecord: (value: unknown) => value is T,
  name = 'analyze-h5',
): Promise<Storage<T>> => {
  try {
    const database = await openDB<Schema<T>>(name, version, {
      upgrade(db, from) {
        if (from < 1) {
          const records = db.createObjectStore('records', { keyPath: 'id' })
          records.createIndex('byOwner', ['owner', 'createdAt'])
          db.createObjectStore('photos', { keyPath: 'id' })
        }
        if (from < 2) db.createObjectStore('chats', { keyPath: 'recordId' })
      },
      // Another tab wants a newer version: let it, rather than block it for ever.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    })
    return createIndexedStorage(database, isRecord)
  } catch {
    return createMemoryStorage<T>() // no IndexedDB, private mode in some browsers, or a disk fault
  }
}

/** What IndexedDB had no room for stays in memory, so that it is not lost while the page is open. */
const createIndexedStorage = <T extends Kept>(
  database: IDBPDatabase<Schema<T>>,
  isRecord: (value: unknown) => value is T,
): Storage<T> => {
  const overflow = createMemoryStorage<T>()
  return {
    isPersistent: true,
    async putRecord(record) {
      const stored = await kept(() => database.put('records', record))
      if (stored.ok) await overflow.deleteRecordOnly(record.id)
      else await overflow.putRecord(record)
      return stored
    },
    async getRecord(id) {
      const record = (await overflow.getRecord(id)) ?? (await database.get('records', id))
      return isRecord(record) ? record : null
    },
    async listRecords(owner, limit = Number.POSITIVE_INFINITY) {
      const found = await overflow.listRecords(owner)
      const inMemory = new Set(found.map(({ id }) => id))
      const range = IDBKeyRange.bound([owner, ''], [owner, '\uffff'])
      const index = database.transaction('records').store.index('byOwner')
      let count = 0
      for (let at = await index.openCursor(range, 'prev'); at && count < limit; at = await at.continue()) {
        if (!isRecord(at.value) || inMemory.has(at.value.id)) continue
        found.push(at.value)
        count += 1
      }
      return found.sort(newestFirst).slice(0, limit)
    },
    async deleteRecord(id) {
      await overflow.deleteRecord(id)
      const change = database.transaction(['records', 'photos', 'chats'], 'readwrite')
      await Promise.all([
        change.objectStore('records').delete(id),
        change.objectStore('photos').delete(id),
        // Further photos of the same record: `id/1` and on.
        change.objectStore('photos').delete(IDBKeyRange.bound(`${id}/`, `${id}/\uffff`)),
        change.objectStore('chats').delete(id),
        change.done,
      ])
    },
    async putPhoto(id, photo) {
      // Bytes, not a Blob: Safari loses stored Blobs (https://bugs.webkit.org/show_bug.cgi?id=188438).
      const bytes = await photo.arrayBuffer()
      const stored = await kept(() => database.put('photos', { id, bytes, type: photo.type }))
      if (!stored.ok) await overflow.putPhoto(id, photo)
      return stored
    },
    async getPhoto(id) {
      const photo = await database.get('photos', id)
      return photo ? new Blob([photo.bytes], { type: photo.type }) : overflow.getPhoto(id)
    },
    async getChat(recordId) {
      const inMemory = await overflow.getChat(recordId)
      if (inMemory.length > 0) return inMemory
      return (await database.get('chats', recordId))?.turns ?? []
    },
    async updateChat(recordId, change) {
      const stored = await kept(async () => {
        const transaction = database.transaction('chats', 'readwrite')
        const turns = (await transaction.store.get(recordId))?.turns ?? []
        await Promise.all([transaction.store.put({ recordId, turns: change(turns) }), transaction.done])
      })
      if (stored.ok) return stored
      // Goes on in memory with what could still be read.
      const known = await this.getChat(recordId).catch(() => [])
      await overflow.updateChat(recordId, () => change(known))
      return stored
    },
  }
}

const newestFirst = (a: Kept, b: Kept) => (a.createdAt < b.createdAt ? 1 : -1)

const kept = async (put: () => Promise<unknown>): Promise<Stored> => {
  try {
    await put()
    return { ok: true }
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    return { ok: false, problem: isFull ? 'quota' : 'unavailable' }
  }
}

const createMemoryStorage = <T extends Kept>(): Storage<T> & {
  deleteRecordOnly(id: string): Promise<void>
} => {
  const records = new Map<string, T>()
  const photos = new Map<string, Blob>()
  const chats = new Map<string, ChatTurn[]>()
  return {
    isPersistent: false,
    async putRecord(record) {
      records.set(record.id, structuredClone(record))
      return { ok: true }
    },
    async getRecord(id) {
      const record = records.get(id)
      return record ? structuredClone(record) : null
    },
    async listRecords(owner, limit = Number.POSITIVE_INFINITY) {
      return [...records.values()]
        .filter(record => record.owner === owner)
        .sort(newestFirst)
        .slice(0, limit)
        .map(record => structuredClone(record))
    },
    async deleteRecord(id) {
      records.delete(id)
      for (const key of [...photos.keys()]) if (key === id || key.startsWith(`${id}/`)) photos.delete(key)
      chats.delete(id)
    },
    async deleteRecordOnly(id) {
      records.delete(id)
    },
    async putPhoto(id, photo) {
      photos.set(id, photo)
      return { ok: true }
    },
    async getPhoto(id) {
      return photos.get(id) ?? null
    },
    async getChat(recordId) {
      return structuredClone(chats.get(recordId) ?? [])
    },
    async updateChat(recordId, change) {
      chats.set(recordId, structuredClone(change(chats.get(recordId) ?? [])))
      return { ok: true }
    },
  }
}

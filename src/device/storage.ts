import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

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
}

interface Schema<T extends Kept> extends DBSchema {
  records: { key: string; value: T; indexes: { byOwner: [string, string] } }
  photos: { key: string; value: { id: string; bytes: ArrayBuffer; type: string } }
}

const version = 1

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
      upgrade(db) {
        const records = db.createObjectStore('records', { keyPath: 'id' })
        records.createIndex('byOwner', ['owner', 'createdAt'])
        db.createObjectStore('photos', { keyPath: 'id' })
      },
      // Another tab wants a newer version: let it, rather than block it for ever.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    })
    return createIndexedStorage(database, isRecord)
  } catch {
    return createMemoryStorage<T>() // no IndexedDB, private mode in some browsers, or a disk fault
  }
}

const createIndexedStorage = <T extends Kept>(
  database: IDBPDatabase<Schema<T>>,
  isRecord: (value: unknown) => value is T,
): Storage<T> => ({
  isPersistent: true,
  putRecord: record => kept(() => database.put('records', record)),
  async getRecord(id) {
    const record = await database.get('records', id)
    return isRecord(record) ? record : null
  },
  async listRecords(owner, limit = Number.POSITIVE_INFINITY) {
    const index = database.transaction('records').store.index('byOwner')
    const found: T[] = []
    const range = IDBKeyRange.bound([owner, ''], [owner, '\uffff'])
    for (let at = await index.openCursor(range, 'prev'); at && found.length < limit; at = await at.continue())
      if (isRecord(at.value)) found.push(at.value)
    return found
  },
  async deleteRecord(id) {
    const change = database.transaction(['records', 'photos'], 'readwrite')
    await Promise.all([
      change.objectStore('records').delete(id),
      change.objectStore('photos').delete(id),
      change.done,
    ])
  },
  async putPhoto(id, photo) {
    // Bytes, not a Blob: Safari loses stored Blobs (https://bugs.webkit.org/show_bug.cgi?id=188438).
    const bytes = await photo.arrayBuffer()
    return kept(() => database.put('photos', { id, bytes, type: photo.type }))
  },
  async getPhoto(id) {
    const photo = await database.get('photos', id)
    return photo ? new Blob([photo.bytes], { type: photo.type }) : null
  },
})

const kept = async (put: () => Promise<unknown>): Promise<Stored> => {
  try {
    await put()
    return { ok: true }
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    return { ok: false, problem: isFull ? 'quota' : 'unavailable' }
  }
}

const createMemoryStorage = <T extends Kept>(): Storage<T> => {
  const records = new Map<string, T>()
  const photos = new Map<string, Blob>()
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
        .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
        .slice(0, limit)
        .map(record => structuredClone(record))
    },
    async deleteRecord(id) {
      records.delete(id)
      photos.delete(id)
    },
    async putPhoto(id, photo) {
      photos.set(id, photo)
      return { ok: true }
    },
    async getPhoto(id) {
      return photos.get(id) ?? null
    },
  }
}

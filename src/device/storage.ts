import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { Contents } from './backup.ts'
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
  /** Everything of an owner, for a backup. */
  dump(owner: string): Promise<Contents<T>>
  /** Adds what is not here yet, all of it or nothing; conversations grow by the turns they lack. Resolves with how many records were new. */
  restore(contents: Contents<T>): Promise<{ added: number } | { problem: StorageProblem }>
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
        change.objectStore('photos').delete(photosOf(id)),
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
    async dump(owner) {
      const records = await this.listRecords(owner)
      const photos: Contents<T>['photos'] = []
      const chats: Contents<T>['chats'] = []
      for (const { id } of records) {
        const kept = await database.getAll('photos', photosOf(id))
        const first = await database.get('photos', id)
        for (const photo of [...(first ? [first] : []), ...kept])
          photos.push({ id: photo.id, type: photo.type, bytes: new Uint8Array(photo.bytes) })
        const turns = await this.getChat(id)
        if (turns.length > 0) chats.push({ recordId: id, turns })
      }
      return { records, photos, chats }
    },
    async restore({ records, photos, chats }) {
      let added = 0
      const write = async (change: RestoreTransaction<T>) => {
        try {
          for (const record of records) {
            if ((await change.objectStore('records').getKey(record.id)) !== undefined) continue
            added += 1
            await change.objectStore('records').put(record)
          }
          for (const { id, type, bytes } of photos)
            if ((await change.objectStore('photos').getKey(id)) === undefined)
              await change.objectStore('photos').put({ id, type, bytes: bytes.buffer })
          for (const { recordId, turns } of chats) {
            const here = (await change.objectStore('chats').get(recordId))?.turns ?? []
            await change.objectStore('chats').put({ recordId, turns: merged(here, turns) })
          }
        } catch (error) {
          abort(change)
          throw error
        }
      }
      const stored = await kept(async () => {
        // One transaction: a full disk or a closed tab leaves nothing half done.
        const change = database.transaction(['records', 'photos', 'chats'], 'readwrite')
        try {
          await write(change)
          await change.done
        } catch (error) {
          await change.done.catch(() => {}) // it ends by the abort, or has ended by itself
          throw error
        }
      })
      return stored.ok ? { added } : { problem: stored.problem }
    },
  }
}

/** A full disk has aborted the transaction already, and then it cannot be aborted. */
const abort = (transaction: { abort: () => void }): void => {
  try {
    transaction.abort()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
  }
}

type RestoreTransaction<T extends Kept> = IDBPTransaction<
  Schema<T>,
  ('records' | 'photos' | 'chats')[],
  'readwrite'
>

/** The keys of a record's further photos. */
const photosOf = (id: string) => IDBKeyRange.bound(`${id}/`, `${id}/\uffff`)

/** Two states of one conversation: every turn once, in the order they were asked. */
const merged = (here: readonly ChatTurn[], other: readonly ChatTurn[]): ChatTurn[] => {
  const known = new Set(here.map(({ id }) => id))
  return [...here, ...other.filter(({ id }) => !known.has(id))].sort((a, b) =>
    a.askedAt < b.askedAt ? -1 : 1,
  )
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
    async dump(owner) {
      const own = await this.listRecords(owner)
      const ids = new Set(own.map(({ id }) => id))
      const kept = [...photos].filter(([key]) => ids.has(key.split('/')[0] ?? ''))
      return {
        records: own,
        photos: await Promise.all(
          kept.map(async ([id, photo]) => ({
            id,
            type: photo.type,
            bytes: new Uint8Array(await photo.arrayBuffer()),
          })),
        ),
        chats: [...chats].flatMap(([recordId, turns]) => (ids.has(recordId) ? [{ recordId, turns }] : [])),
      }
    },
    async restore(contents) {
      const fresh = contents.records.filter(({ id }) => !records.has(id))
      for (const record of fresh) records.set(record.id, structuredClone(record))
      for (const { id, type, bytes } of contents.photos)
        if (!photos.has(id)) photos.set(id, new Blob([bytes], { type }))
      for (const { recordId, turns } of contents.chats)
        chats.set(recordId, merged(chats.get(recordId) ?? [], turns))
      return { added: fresh.length }
    },
  }
}

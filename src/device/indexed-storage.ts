import type { IDBPTransaction, StoreNames } from 'idb'
import { type Contents, isTurn } from './backup.ts'
import type { ChatTurn } from './chat-record.ts'
import { type Connection, type Database, type Schema, Unopened } from './database.ts'
import { holdNothing, letGo, merged, newestFirst, packed } from './memory-storage.ts'
import type { RecordMarker } from './record-marker.ts'
import type { Hindrance, Kept, RecordKind, Storage, StorageProblem, Stored } from './storage.ts'
import { isSummary, type Summary } from './summary.ts'

type Attempt<R> = { ok: true; value: R } | { ok: false; problem: StorageProblem }

/** Summaries read at a time: few enough that taking them over never holds up a frame. */
const chunk = 100
/** Whole records read at a time, for the same reason. */
const batch = 25

/**
 * The storage in IndexedDB. What it has no room for, or cannot be told while the database is gone, is held in memory,
 * so that it is not lost while the page is open, and moves over when that is possible again.
 */
export const createIndexedStorage = <T extends Kept>(
  connection: Connection<T>,
  { isRecord, summarise }: RecordKind<T>,
  marker: RecordMarker,
): Storage<T> => {
  const held = holdNothing<T>()
  const listeners = new Set<() => void>()
  const mended = new Set<string>()
  /** Photos of this page, which may come before their record. */
  const ownPhotos = new Set<string>()
  let hindrance: Hindrance | null = null

  const hinder = (now: Hindrance | null) => {
    if (now === hindrance) return
    hindrance = now
    for (const listener of listeners) listener()
  }
  const holdsAny = () => held.records.size + held.photos.size + held.chats.size > 0

  /** Runs with the database; what storages are known to fail with becomes a value. */
  const attempt = async <R>(run: (database: Database<T>) => Promise<R>): Promise<Attempt<R>> => {
    try {
      const value = await connection.use(run)
      const wasGone = hindrance !== null && hindrance !== 'full'
      if (!holdsAny()) hinder(null)
      else if (wasGone) void moveOver()
      return { ok: true, value }
    } catch (error) {
      if (error instanceof Unopened) {
        // It was open before: no private mode, but gone.
        hinder(error.reason === 'memory-only' ? 'unreachable' : error.reason)
        return { ok: false, problem: 'unavailable' }
      }
      if (!(error instanceof DOMException)) throw error
      const isFull = error.name === 'QuotaExceededError'
      hinder(isFull ? 'full' : 'unreachable')
      return { ok: false, problem: isFull ? 'quota' : 'unavailable' }
    }
  }

  /** Several writes, all of them or none. */
  const inOneGo = <Names extends StoreNames<Schema<T>>[], R>(
    stores: Names,
    write: (change: IDBPTransaction<Schema<T>, Names, 'readwrite'>) => Promise<R>,
  ): Promise<Attempt<R>> =>
    attempt(async database => {
      const change = database.transaction(stores, 'readwrite')
      try {
        const value = await write(change)
        await change.done
        return value
      } catch (error) {
        abort(change)
        await change.done.catch(() => {}) // it ends by the abort, or has ended by itself
        throw change.error ?? error
      }
    })

  const put = async (
    change: IDBPTransaction<Schema<T>, ['records', 'summaries'], 'readwrite'>,
    record: T,
  ) => {
    await change.objectStore('records').put(record)
    await change.objectStore('summaries').put(summarise(record))
  }

  const outcome = <R>(attempted: Attempt<R>): Stored => (attempted.ok ? { ok: true } : attempted)

  /** Holds what could not be kept, and lets go of what is kept now, unless something newer is held. */
  const holdUnless = <Value>(
    stored: Attempt<unknown>,
    map: Map<string, Value>,
    [id, before]: [string, Value | undefined],
    value: () => Value,
  ): Stored => {
    if (!stored.ok) map.set(id, value())
    else if (map.get(id) === before) map.delete(id)
    if (!holdsAny()) hinder(null)
    return outcome(stored)
  }

  const count = async () => {
    const counted = await attempt(database => database.count('records'))
    if (counted.ok) marker.changed(counted.value)
  }

  let isMoving = false
  /** Moves what the memory holds to where it belongs. */
  const moveOver = async (): Promise<void> => {
    if (isMoving) return
    isMoving = true
    for (const [id, photo] of [...held.photos]) await storage.putPhoto(id, photo)
    for (const record of [...held.records.values()]) await storage.putRecord(record)
    for (const id of [...held.chats.keys()]) await storage.updateChat(id, turns => turns)
    isMoving = false
    if (!holdsAny()) hinder(null)
  }

  /** Whether every record that can be read has its summary; found out once, for writes keep it so. */
  const isWhole = async (owner: string): Promise<boolean> => {
    if (mended.has(owner)) return true
    const counted = await attempt(database =>
      Promise.all([
        database.countFromIndex('records', 'byOwner', ownedBy(owner)),
        database.countFromIndex('summaries', 'byOwner', ownedBy(owner)),
      ]),
    )
    if (!counted.ok || counted.value[0] !== counted.value[1]) return false
    mended.add(owner)
    return true
  }

  /** Makes the summaries that are missing: all of them after an update, else those that were damaged. */
  const mend = async (owner: string): Promise<boolean> => {
    if (await isWhole(owner)) return true
    const missing = await attempt(async database => {
      const known = new Set(await database.getAllKeysFromIndex('summaries', 'byOwner', ownedBy(owner)))
      const ids = await database.getAllKeysFromIndex('records', 'byOwner', ownedBy(owner))
      return ids.filter(id => !known.has(id))
    })
    if (!missing.ok || !(await summariseAnew(missing.value))) return false
    mended.add(owner)
    return true
  }

  const summariseAnew = async (ids: readonly string[]): Promise<boolean> => {
    for (let from = 0; from < ids.length; from += batch) {
      const written = await inOneGo(['records', 'summaries'], async change => {
        const records: unknown[] = await Promise.all(
          ids.slice(from, from + batch).map(id => change.objectStore('records').get(id)),
        )
        const requests: Promise<string>[] = []
        try {
          for (const record of records)
            if (isRecord(record)) requests.push(change.objectStore('summaries').put(summarise(record)))
        } finally {
          await Promise.all(requests)
        }
      })
      if (!written.ok) return false
    }
    return true
  }

  /** The summaries as they are kept, newest first; null where the store cannot tell all of them. */
  const keptSummaries = async (owner: string, limit: number | undefined): Promise<Summary[] | null> => {
    // The first few do not wait for the making of thousands: they come from their records.
    if (!(await (limit === undefined ? mend(owner) : isWhole(owner)))) {
      if (limit === undefined) return null
      const newest = await attempt(async database => {
        const found: T[] = []
        let at = await database
          .transaction('records')
          .store.index('byOwner')
          .openCursor(ownedBy(owner), 'prev')
        for (; at && found.length < limit; at = await at.continue())
          if (isRecord(at.value)) found.push(at.value)
        return found
      })
      return newest.ok ? newest.value.map(summarise) : null
    }
    const read = await attempt(async database => {
      const index = database.transaction('summaries').store.index('byOwner')
      const found: Summary[] = []
      if (limit !== undefined) {
        let at = await index.openCursor(ownedBy(owner), 'prev')
        for (; at && found.length < limit; at = await at.continue()) found.push(at.value)
        return found
      }
      let range = ownedBy(owner)
      for (;;) {
        const part = await index.getAll(range, chunk)
        found.push(...part)
        const last = part.at(-1)
        if (part.length < chunk || last === undefined) return found.reverse()
        range = IDBKeyRange.bound([owner, last.createdAt, last.id], [owner, []], true)
      }
    })
    if (!read.ok) return null
    const damaged = read.value.filter(value => !isSummary(value)).map(({ id }) => id)
    if (damaged.length === 0) return read.value
    await summariseAnew(damaged)
    return null // this once by the records themselves
  }

  const keptRecords = async (owner: string): Promise<Attempt<T[]>> =>
    attempt(async database =>
      (await database.getAllFromIndex('records', 'byOwner', ownedBy(owner))).filter(isRecord),
    )

  const ownHeld = (owner: string) => [...held.records.values()].filter(record => record.owner === owner)

  const removeFrom = async (
    change: IDBPTransaction<Schema<T>, ['records', 'photos', 'chats', 'summaries'], 'readwrite'>,
    ids: readonly string[],
  ) => {
    const requests: Promise<void>[] = []
    try {
      for (const id of ids) {
        requests.push(change.objectStore('records').delete(id))
        requests.push(change.objectStore('summaries').delete(id))
        requests.push(change.objectStore('photos').delete(id))
        // Further photos of the same record: `id/1` and on.
        requests.push(change.objectStore('photos').delete(photosOf(id)))
        requests.push(change.objectStore('chats').delete(id))
      }
    } finally {
      await Promise.all(requests)
    }
  }

  const storage: Storage<T> = {
    hindrance: () => hindrance,
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    loss: marker.lost,
    forgetLoss: marker.forget,

    async putRecord(record) {
      const before = held.records.get(record.id)
      const stored = await inOneGo(['records', 'summaries'], change => put(change, record))
      const told = holdUnless(stored, held.records, [record.id, before], () => structuredClone(record))
      await count()
      return told
    },
    async updateRecord(seen, change) {
      const before = held.records.get(seen.id)
      const stored = await inOneGo(['records', 'summaries'], async transaction => {
        const found = before ?? (await transaction.objectStore('records').get(seen.id))
        if (isRecord(found)) await put(transaction, change(found))
      })
      return holdUnless(stored, held.records, [seen.id, before], () =>
        structuredClone(change(before ?? seen)),
      )
    },
    async getRecord(id) {
      const inMemory = held.records.get(id)
      if (inMemory) return structuredClone(inMemory)
      const read = await attempt(database => database.get('records', id))
      return read.ok && isRecord(read.value) ? read.value : null
    },
    async listRecords(owner) {
      const read = await keptRecords(owner)
      const kept = (read.ok ? read.value : []).filter(({ id }) => !held.records.has(id))
      return [...kept, ...structuredClone(ownHeld(owner))].sort(newestFirst)
    },
    async listSummaries(owner, limit) {
      const kept = (await keptSummaries(owner, limit)) ?? (await this.listRecords(owner)).map(summarise)
      if (held.records.size === 0) return kept.slice(0, limit)
      const others = kept.filter(({ id }) => !held.records.has(id))
      return [...others, ...ownHeld(owner).map(summarise)].sort(newestFirst).slice(0, limit)
    },
    async tally(owner) {
      const counted = await attempt(database =>
        Promise.all([
          database.countFromIndex('records', 'byOwner', ownedBy(owner)),
          database.countFromIndex('summaries', 'byOwner', ownedBy(owner)),
          Promise.all(ownHeld(owner).map(({ id }) => database.getKey('records', id))),
        ]),
      )
      if (!counted.ok) return { records: (await this.listRecords(owner)).length, unreadable: 0 }
      const [records, summaries, known] = counted.value
      // While summaries are being made, nobody knows yet which records cannot be read.
      const readable = mended.has(owner) ? summaries : records
      return {
        records: readable + known.filter(key => key === undefined).length,
        unreadable: records - readable,
      }
    },
    async deleteRecord(id) {
      const deleted = await inOneGo([...everything], change => removeFrom(change, [id]))
      if (!deleted.ok) return outcome(deleted)
      letGo(held, id)
      void moveOver() // there is room again
      await count()
      return { ok: true }
    },
    async deleteAll(owner) {
      const deleted = await inOneGo([...everything], async change => {
        await removeFrom(
          change,
          await change.objectStore('records').index('byOwner').getAllKeys(ownedBy(owner)),
        )
      })
      if (!deleted.ok) return outcome(deleted)
      for (const { id } of ownHeld(owner)) letGo(held, id)
      void moveOver()
      await count()
      return { ok: true }
    },
    async moveAll(from, to) {
      const moved = await inOneGo(['records', 'summaries'], async change => {
        const records = change.objectStore('records')
        for (const id of await records.index('byOwner').getAllKeys(ownedBy(from))) {
          const record = await records.get(id)
          if (record === undefined) continue
          const theirs = { ...record, owner: to }
          if (isRecord(theirs)) await put(change, theirs)
          else await records.put(theirs) // unreadable now, perhaps not by a later version
        }
      })
      if (!moved.ok) return outcome(moved)
      for (const record of ownHeld(from)) held.records.set(record.id, { ...record, owner: to })
      return { ok: true }
    },

    async putPhoto(id, photo) {
      ownPhotos.add(id)
      const bytes = await photo.arrayBuffer()
      const before = held.photos.get(id)
      const stored = await inOneGo(['photos'], async change => {
        await change.objectStore('photos').put({ id, bytes, type: photo.type })
      })
      return holdUnless(stored, held.photos, [id, before], () => photo)
    },
    async getPhoto(id) {
      const inMemory = held.photos.get(id)
      if (inMemory) return inMemory
      const read = await attempt(database => database.get('photos', id))
      return read.ok && isPhoto(read.value) ? new Blob([read.value.bytes], { type: read.value.type }) : null
    },
    async sweepPhotos() {
      const swept = await inOneGo(['records', 'photos'], async change => {
        const [ids, keys] = await Promise.all([
          change.objectStore('records').getAllKeys(),
          change.objectStore('photos').getAllKeys(),
        ])
        const known = new Set([...ids, ...held.records.keys()])
        const isOrphan = (key: string) =>
          !known.has(key) && !known.has(key.replace(/\/\d+$/, '')) && !ownPhotos.has(key)
        const orphans = keys.filter(isOrphan)
        await Promise.all(orphans.map(key => change.objectStore('photos').delete(key)))
        return orphans.length
      })
      return swept.ok ? swept.value : 0
    },
    async getChat(recordId) {
      const inMemory = held.chats.get(recordId)
      const read = await attempt(database => database.get('chats', recordId))
      return merged(structuredClone(inMemory ?? []), read.ok ? turnsOf(read.value) : [])
    },
    async updateChat(recordId, change) {
      const before = held.chats.get(recordId)
      let known: ChatTurn[] = []
      const stored = await inOneGo(['chats'], async transaction => {
        known = turnsOf(await transaction.objectStore('chats').get(recordId))
        const turns = change(merged(before ?? [], known))
        await transaction.objectStore('chats').put({ recordId, turns })
      })
      // Goes on in memory with what could still be read.
      return holdUnless(stored, held.chats, [recordId, before], () =>
        structuredClone(change(merged(before ?? [], known))),
      )
    },

    async dump(owner) {
      const kept = await keptRecords(owner)
      if (!kept.ok) return { problem: kept.problem }
      const records = await this.listRecords(owner)
      const photos = new Map<string, Contents<T>['photos'][number]>()
      const chats: Contents<T>['chats'] = []
      const read = await attempt(async database => {
        chats.length = 0
        for (const { id } of records) {
          const first = await database.get('photos', id)
          for (const photo of [first, ...(await database.getAll('photos', photosOf(id)))])
            if (isPhoto(photo))
              photos.set(photo.id, { id: photo.id, type: photo.type, bytes: new Uint8Array(photo.bytes) })
          const turns = merged(held.chats.get(id) ?? [], turnsOf(await database.get('chats', id)))
          if (turns.length > 0) chats.push({ recordId: id, turns })
        }
      })
      if (!read.ok) return { problem: read.problem }
      for (const [key, photo] of held.photos)
        if (records.some(({ id }) => key === id || key.startsWith(`${id}/`)))
          photos.set(key, await packed(key, photo))
      return { records, photos: [...photos.values()], chats }
    },
    async restore({ records, photos, chats }) {
      const restored = await inOneGo([...everything], async change => {
        let added = 0
        /** A damaged one is replaced. */
        const isHere = async <Value>(
          store: { get: (id: string) => Promise<Value>; getKey: (id: string) => Promise<unknown> },
          id: string,
          isGood: (value: Value) => boolean,
        ) => (await store.getKey(id)) !== undefined && isGood(await store.get(id))
        for (const record of records) {
          const kept = change.objectStore('records')
          if (held.records.has(record.id) || (await isHere(kept, record.id, isRecord))) continue
          added += 1
          await kept.put(record)
          await change.objectStore('summaries').put(summarise(record))
        }
        for (const { id, type, bytes } of photos)
          if (!(await isHere(change.objectStore('photos'), id, isPhoto)))
            await change.objectStore('photos').put({ id, type, bytes: bytes.slice().buffer })
        for (const { recordId, turns } of chats) {
          const here = turnsOf(await change.objectStore('chats').get(recordId))
          await change.objectStore('chats').put({ recordId, turns: merged(here, turns) })
        }
        return added
      })
      if (!restored.ok) {
        // Nothing of it is held in memory: the file still has it.
        if (restored.problem === 'quota' && !holdsAny()) hinder(null)
        return { problem: restored.problem }
      }
      await count()
      return { added: restored.value }
    },
  }
  return storage
}

const everything = ['records', 'photos', 'chats', 'summaries'] as const

/** A full disk has aborted the transaction already, and then it cannot be aborted. */
const abort = (transaction: { abort: () => void }): void => {
  try {
    transaction.abort()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
  }
}

/** All an owner has in an index that begins with the owner: lists sort after texts, so that no time lies beyond. */
const ownedBy = (owner: string) => IDBKeyRange.bound([owner], [owner, []])

/** The keys of a record's further photos. */
const photosOf = (id: string) => IDBKeyRange.bound(`${id}/`, `${id}/\uffff`)

const isPhoto = (value: unknown): value is Schema<Kept>['photos']['value'] =>
  typeof value === 'object' &&
  value !== null &&
  'bytes' in value &&
  value.bytes instanceof ArrayBuffer &&
  value.bytes.byteLength > 0 &&
  'type' in value &&
  typeof value.type === 'string'

/** The turns of a conversation that can be read. */
const turnsOf = (chat: unknown): ChatTurn[] =>
  typeof chat === 'object' && chat !== null && 'turns' in chat && Array.isArray(chat.turns)
    ? chat.turns.filter(isTurn)
    : []

import type { IDBPTransaction } from 'idb'
import type { Kept } from '../../records/base-record.ts'
import type { ChatTurn } from '../../records/chat-turn.ts'
import type { RecordKind } from '../../records/record-summary.ts'
import type { Connection, Schema } from '../database.ts'
import type { RecordMarker } from '../eviction-marker.ts'
import { letGo, merged, newestFirst } from '../memory-storage.ts'
import type { Storage } from '../storage.ts'
import { createBackups } from './backups.ts'
import { everything, isPhoto, ownedBy, photosOf, turnsOf } from './keys.ts'
import { createSummaries } from './summaries.ts'
import { type Attempt, createAttempts, outcome } from './transactions.ts'

/**
 * The storage in IndexedDB. What it has no room for, or cannot be told while the database is gone, is held in memory,
 * so that it is not lost while the page is open, and moves over when that is possible again.
 */
export const createIndexedStorage = <T extends Kept>(
  connection: Connection<T>,
  kind: RecordKind<T>,
  marker: RecordMarker,
): Storage<T> => {
  const { isRecord, summarise } = kind
  const attempts = createAttempts(connection, () => void moveOver())
  const { held, attempt, inOneGo, holdUnless } = attempts
  const summaries = createSummaries(attempts, kind)
  /** Photos of this page, which may come before their record. */
  const ownPhotos = new Set<string>()

  let isMoving = false
  /** Moves what the memory holds to where it belongs. */
  const moveOver = async (): Promise<void> => {
    if (isMoving) return
    isMoving = true
    for (const [id, photo] of [...held.photos]) await storage.putPhoto(id, photo)
    for (const record of [...held.records.values()]) await storage.putRecord(record)
    for (const id of [...held.chats.keys()]) await storage.updateChat(id, turns => turns)
    isMoving = false
    attempts.settle()
  }

  const count = async () => {
    const counted = await attempt(database => database.count('records'))
    if (counted.ok) marker.changed(counted.value)
  }

  const put = async (
    change: IDBPTransaction<Schema<T>, ['records', 'summaries'], 'readwrite'>,
    record: T,
  ) => {
    await change.objectStore('records').put(record)
    await change.objectStore('summaries').put(summarise(record))
  }

  const ownHeld = (owner: string) => [...held.records.values()].filter(record => record.owner === owner)

  const recordsOf = async (owner: string): Promise<Attempt<T[]>> => {
    const read = await attempt(database => database.getAllFromIndex('records', 'byOwner', ownedBy(owner)))
    if (!read.ok) return read
    const kept = read.value.filter(isRecord).filter(({ id }) => !held.records.has(id))
    return { ok: true, value: [...kept, ...structuredClone(ownHeld(owner))].sort(newestFirst) }
  }

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
    hindrance: attempts.hindrance,
    watch: attempts.watch,
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
      const records = await recordsOf(owner)
      return records.ok ? records.value : structuredClone(ownHeld(owner)).sort(newestFirst)
    },
    async listSummaries(owner, limit) {
      const kept = (await summaries.list(owner, limit)) ?? (await this.listRecords(owner)).map(summarise)
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
      const [records, summarised, known] = counted.value
      // While summaries are being made, nobody knows yet which records cannot be read.
      const readable = summaries.areWhole(owner) ? summarised : records
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

    ...createBackups(attempts, kind, recordsOf, count),
  }
  return storage
}

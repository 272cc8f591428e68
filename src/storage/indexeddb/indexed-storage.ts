import type { IDBPTransaction } from 'idb'
import type { BaseRecord } from '../../records/base-record.ts'
import type { ChatTurn } from '../../records/chat-turn.ts'
import type { RecordKind } from '../../records/record-summary.ts'
import type { Connection, DatabaseSchema } from '../database.ts'
import type { EvictionMarker } from '../eviction-marker.ts'
import { dropRecord, mergeTurns, newestFirst } from '../memory-storage.ts'
import type { Storage } from '../storage.ts'
import { createBackups } from './backups.ts'
import { allStores, furtherPhotosRange, isStoredPhoto, ownerRange, readableTurns } from './stored-values.ts'
import { createSummaries } from './summaries.ts'
import { createTransactions, type DatabaseResult, toWriteResult } from './transactions.ts'

/**
 * The storage in IndexedDB. What it has no room for, or cannot be told while the database is gone, is buffer in memory,
 * so that it is not lost while the page is open, and moves over when that is possible again.
 */
export const createIndexedStorage = <T extends BaseRecord>(
  connection: Connection<T>,
  kind: RecordKind<T>,
  marker: EvictionMarker,
): Storage<T> => {
  const { isRecord, summarise } = kind
  const transactions = createTransactions(connection, () => void flushBuffer())
  const { buffer, run, transact, bufferUnlessWritten } = transactions
  const summaries = createSummaries(transactions, kind)
  /** Photos written by this page; a photo may be written before its record. */
  const ownPhotos = new Set<string>()

  let isFlushing = false
  /** Writes the buffered data to the database. */
  const flushBuffer = async (): Promise<void> => {
    if (isFlushing) return
    isFlushing = true
    for (const [id, photo] of [...buffer.photos]) await storage.putPhoto(id, photo)
    for (const record of [...buffer.records.values()]) await storage.putRecord(record)
    for (const id of [...buffer.chats.keys()]) await storage.updateChat(id, turns => turns)
    isFlushing = false
    transactions.clearWarningIfDrained()
  }

  const updateRecordCount = async () => {
    const counted = await run(database => database.count('records'))
    if (counted.ok) marker.updateCount(counted.value)
  }

  const put = async (
    change: IDBPTransaction<DatabaseSchema<T>, ['records', 'summaries'], 'readwrite'>,
    record: T,
  ) => {
    await change.objectStore('records').put(record)
    await change.objectStore('summaries').put(summarise(record))
  }

  const bufferedOf = (owner: string) => [...buffer.records.values()].filter(record => record.owner === owner)

  const recordsOf = async (owner: string): Promise<DatabaseResult<T[]>> => {
    const read = await run(database => database.getAllFromIndex('records', 'byOwner', ownerRange(owner)))
    if (!read.ok) return read
    const kept = read.value.filter(isRecord).filter(({ id }) => !buffer.records.has(id))
    return { ok: true, value: [...kept, ...structuredClone(bufferedOf(owner))].sort(newestFirst) }
  }

  const removeFrom = async (
    change: IDBPTransaction<DatabaseSchema<T>, ['records', 'photos', 'chats', 'summaries'], 'readwrite'>,
    ids: readonly string[],
  ) => {
    const requests: Promise<void>[] = []
    try {
      for (const id of ids) {
        requests.push(change.objectStore('records').delete(id))
        requests.push(change.objectStore('summaries').delete(id))
        requests.push(change.objectStore('photos').delete(id))
        // Further photos of the same record: `id/1` and on.
        requests.push(change.objectStore('photos').delete(furtherPhotosRange(id)))
        requests.push(change.objectStore('chats').delete(id))
      }
    } finally {
      await Promise.all(requests)
    }
  }

  const storage: Storage<T> = {
    warning: transactions.warning,
    watchWarning: transactions.watch,
    lostRecordCount: marker.lostCount,
    acknowledgeLoss: marker.acknowledgeLoss,

    async putRecord(record) {
      const before = buffer.records.get(record.id)
      const stored = await transact(['records', 'summaries'], change => put(change, record))
      const result = bufferUnlessWritten(stored, buffer.records, [record.id, before], () =>
        structuredClone(record),
      )
      await updateRecordCount()
      return result
    },
    async updateRecord(seen, change) {
      const before = buffer.records.get(seen.id)
      const stored = await transact(['records', 'summaries'], async transaction => {
        const found = before ?? (await transaction.objectStore('records').get(seen.id))
        if (isRecord(found)) await put(transaction, change(found))
      })
      return bufferUnlessWritten(stored, buffer.records, [seen.id, before], () =>
        structuredClone(change(before ?? seen)),
      )
    },
    async getRecord(id) {
      const inMemory = buffer.records.get(id)
      if (inMemory) return structuredClone(inMemory)
      const read = await run(database => database.get('records', id))
      return read.ok && isRecord(read.value) ? read.value : null
    },
    async listRecords(owner) {
      const records = await recordsOf(owner)
      return records.ok ? records.value : structuredClone(bufferedOf(owner)).sort(newestFirst)
    },
    async listSummaries(owner, limit) {
      const kept = (await summaries.list(owner, limit)) ?? (await this.listRecords(owner)).map(summarise)
      if (buffer.records.size === 0) return kept.slice(0, limit)
      const others = kept.filter(({ id }) => !buffer.records.has(id))
      return [...others, ...bufferedOf(owner).map(summarise)].sort(newestFirst).slice(0, limit)
    },
    async countRecords(owner) {
      const counted = await run(database =>
        Promise.all([
          database.countFromIndex('records', 'byOwner', ownerRange(owner)),
          database.countFromIndex('summaries', 'byOwner', ownerRange(owner)),
          Promise.all(bufferedOf(owner).map(({ id }) => database.getKey('records', id))),
        ]),
      )
      if (!counted.ok) return { records: (await this.listRecords(owner)).length, unreadable: 0 }
      const [records, summarised, known] = counted.value
      // The number of unreadable records is known only after all summaries were built.
      const readable = summaries.areComplete(owner) ? summarised : records
      return {
        records: readable + known.filter(key => key === undefined).length,
        unreadable: records - readable,
      }
    },
    async deleteRecord(id) {
      const deleted = await transact([...allStores], change => removeFrom(change, [id]))
      if (!deleted.ok) return toWriteResult(deleted)
      dropRecord(buffer, id)
      void flushBuffer() // there is room again
      await updateRecordCount()
      return { ok: true }
    },
    async deleteAll(owner) {
      const deleted = await transact([...allStores], async change => {
        await removeFrom(
          change,
          await change.objectStore('records').index('byOwner').getAllKeys(ownerRange(owner)),
        )
      })
      if (!deleted.ok) return toWriteResult(deleted)
      for (const { id } of bufferedOf(owner)) dropRecord(buffer, id)
      void flushBuffer()
      await updateRecordCount()
      return { ok: true }
    },
    async moveAll(from, to) {
      const moved = await transact(['records', 'summaries'], async change => {
        const records = change.objectStore('records')
        for (const id of await records.index('byOwner').getAllKeys(ownerRange(from))) {
          const record = await records.get(id)
          if (record === undefined) continue
          const theirs = { ...record, owner: to }
          if (isRecord(theirs)) await put(change, theirs)
          else await records.put(theirs) // unreadable now, perhaps not by a later version
        }
      })
      if (!moved.ok) return toWriteResult(moved)
      for (const record of bufferedOf(from)) buffer.records.set(record.id, { ...record, owner: to })
      return { ok: true }
    },

    async putPhoto(id, photo) {
      ownPhotos.add(id)
      const bytes = await photo.arrayBuffer()
      const before = buffer.photos.get(id)
      const stored = await transact(['photos'], async change => {
        await change.objectStore('photos').put({ id, bytes, type: photo.type })
      })
      return bufferUnlessWritten(stored, buffer.photos, [id, before], () => photo)
    },
    async getPhoto(id) {
      const inMemory = buffer.photos.get(id)
      if (inMemory) return inMemory
      const read = await run(database => database.get('photos', id))
      return read.ok && isStoredPhoto(read.value)
        ? new Blob([read.value.bytes], { type: read.value.type })
        : null
    },
    async deleteOrphanPhotos() {
      const swept = await transact(['records', 'photos'], async change => {
        const [ids, keys] = await Promise.all([
          change.objectStore('records').getAllKeys(),
          change.objectStore('photos').getAllKeys(),
        ])
        const known = new Set([...ids, ...buffer.records.keys()])
        const isOrphan = (key: string) =>
          !known.has(key) && !known.has(key.replace(/\/\d+$/, '')) && !ownPhotos.has(key)
        const orphans = keys.filter(isOrphan)
        await Promise.all(orphans.map(key => change.objectStore('photos').delete(key)))
        return orphans.length
      })
      return swept.ok ? swept.value : 0
    },
    async getChat(recordId) {
      const inMemory = buffer.chats.get(recordId)
      const read = await run(database => database.get('chats', recordId))
      return mergeTurns(structuredClone(inMemory ?? []), read.ok ? readableTurns(read.value) : [])
    },
    async updateChat(recordId, change) {
      const before = buffer.chats.get(recordId)
      let known: ChatTurn[] = []
      const stored = await transact(['chats'], async transaction => {
        known = readableTurns(await transaction.objectStore('chats').get(recordId))
        const turns = change(mergeTurns(before ?? [], known))
        await transaction.objectStore('chats').put({ recordId, turns })
      })
      // The buffer continues from the turns that could still be read.
      return bufferUnlessWritten(stored, buffer.chats, [recordId, before], () =>
        structuredClone(change(mergeTurns(before ?? [], known))),
      )
    },

    ...createBackups(transactions, kind, recordsOf, updateRecordCount),
  }
  return storage
}

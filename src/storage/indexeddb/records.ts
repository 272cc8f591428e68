import type { IDBPTransaction } from 'idb'
import type { BaseRecord } from '../../records/base-record.ts'
import type { RecordKind } from '../../records/record-summary.ts'
import type { DatabaseSchema } from '../database.ts'
import type { Storage } from '../storage.ts'
import { ownerRange } from './stored-values.ts'
import { type Transactions, toWriteResult } from './transactions.ts'

type RecordMethods = 'putRecord' | 'updateRecord' | 'getRecord' | 'moveAll'

/** Stores records, each with its summary. */
export const createRecords = <T extends BaseRecord>(
  { buffer, run, transact, bufferUnlessWritten, bufferedOf }: Transactions<T>,
  { isRecord, summarise }: RecordKind<T>,
  /** Called after a record was written. */
  onWrite: () => Promise<void>,
): Pick<Storage<T>, RecordMethods> => {
  const put = async (
    change: IDBPTransaction<DatabaseSchema<T>, ['records', 'summaries'], 'readwrite'>,
    record: T,
  ) => {
    await change.objectStore('records').put(record)
    await change.objectStore('summaries').put(summarise(record))
  }

  return {
    async putRecord(record) {
      const before = buffer.records.get(record.id)
      const stored = await transact(['records', 'summaries'], change => put(change, record))
      const result = bufferUnlessWritten(stored, buffer.records, [record.id, before], () =>
        structuredClone(record),
      )
      await onWrite()
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
  }
}

import type { BaseRecord } from '../../records/base-record.ts'
import type { RecordKind } from '../../records/record-summary.ts'
import type { Storage } from '../storage.ts'
import { type Change, setAsideIn } from './set-aside.ts'
import { ownerRange } from './stored-values.ts'
import { type Transactions, toWriteResult } from './transactions.ts'

type RecordMethods = 'putRecord' | 'updateRecord' | 'getRecord' | 'moveAll'

/** Stores records, each with its summary. */
export const createRecords = <T extends BaseRecord>(
  { buffer, run, transact, bufferUnlessWritten, bufferedOf }: Transactions<T>,
  kind: RecordKind<T>,
  /** Called after a record was written. */
  onWrite: () => Promise<void>,
): Pick<Storage<T>, RecordMethods> => {
  const { check, summarise } = kind

  const put = async (change: Change<T>, record: T) => {
    await change.objectStore('records').put(record)
    await change.objectStore('summaries').put(summarise(record))
  }

  return {
    async putRecord(record) {
      const before = buffer.records.get(record.id)
      const stored = await transact(['records', 'summaries', 'setAside'], change => put(change, record))
      const result = bufferUnlessWritten(stored, buffer.records, [record.id, before], () =>
        structuredClone(record),
      )
      await onWrite()
      return result
    },
    async updateRecord(seen, change) {
      const before = buffer.records.get(seen.id)
      const stored = await transact(['records', 'summaries', 'setAside'], async transaction => {
        const checked = before
          ? { record: before }
          : check(await transaction.objectStore('records').get(seen.id))
        if ('record' in checked) await put(transaction, change(checked.record))
      })
      return bufferUnlessWritten(stored, buffer.records, [seen.id, before], () =>
        structuredClone(change(before ?? seen)),
      )
    },
    async getRecord(id, owners) {
      const inMemory = buffer.records.get(id)
      if (inMemory) return owners.includes(inMemory.owner) ? structuredClone(inMemory) : null
      const read = await run(database => database.get('records', id))
      if (!read.ok || read.value === undefined) return null
      const checked = check(read.value)
      if ('record' in checked) return owners.includes(checked.record.owner) ? checked.record : null
      await transact(['records', 'summaries', 'setAside'], aside => setAsideIn(aside, [id], kind))
      return null
    },
    async moveAll(from, to) {
      const moved = await transact(['records', 'summaries', 'setAside'], async change => {
        const records = change.objectStore('records')
        for (const id of await records.index('byOwner').getAllKeys(ownerRange(from))) {
          const record = await records.get(id)
          if (record === undefined) continue
          const theirs = { ...record, owner: to }
          await records.put(theirs)
          if ('fault' in check(theirs)) await setAsideIn(change, [id], kind)
          else await put(change, theirs)
        }
        for (const aside of await change.objectStore('setAside').index('byOwner').getAll(from))
          await change.objectStore('setAside').put({ ...aside, owner: to })
      })
      if (!moved.ok) return toWriteResult(moved)
      for (const record of bufferedOf(from)) buffer.records.set(record.id, { ...record, owner: to })
      return { ok: true }
    },
  }
}

import type { BaseRecord } from '../../records/base-record.ts'
import type { RecordKind } from '../../records/record-summary.ts'
import { newestFirst } from '../record-buffer.ts'
import type { Storage } from '../storage.ts'
import { ownerRange } from './stored-values.ts'
import { createSummaries } from './summaries.ts'
import type { DatabaseResult, Transactions } from './transactions.ts'

type ListMethods = 'listRecords' | 'listSummaries' | 'countRecords'

/** Lists and counts an owner's records, those in the buffer included; `ownersListedTo` are those whose set-aside records it sees. */
export const createRecordLists = <T extends BaseRecord>(
  transactions: Transactions<T>,
  kind: RecordKind<T>,
  ownersListedTo: (owner: string) => readonly string[],
): Pick<Storage<T>, ListMethods> => {
  const { buffer, run, bufferedOf } = transactions
  const { check, summarise } = kind
  const summaries = createSummaries(transactions, kind)

  const recordsOf = async (owner: string): Promise<DatabaseResult<T[]>> => {
    const read = await run(database => database.getAllFromIndex('records', 'byOwner', ownerRange(owner)))
    if (!read.ok) return read
    const kept = read.value
      .flatMap(value => {
        const checked = check(value)
        return 'record' in checked ? [checked.record] : []
      })
      .filter(({ id }) => !buffer.records.has(id))
    return { ok: true, value: [...kept, ...structuredClone(bufferedOf(owner))].sort(newestFirst) }
  }

  const listRecords = async (owner: string): Promise<T[]> => {
    const records = await recordsOf(owner)
    return records.ok ? records.value : structuredClone(bufferedOf(owner)).sort(newestFirst)
  }

  return {
    listRecords,
    async listSummaries(owner, limit) {
      const kept = (await summaries.list(owner, limit)) ?? (await listRecords(owner)).map(summarise)
      if (buffer.records.size === 0) return kept.slice(0, limit)
      const others = kept.filter(({ id }) => !buffer.records.has(id))
      return [...others, ...bufferedOf(owner).map(summarise)].sort(newestFirst).slice(0, limit)
    },
    async countRecords(owner) {
      const counted = await run(database =>
        Promise.all([
          database.countFromIndex('records', 'byOwner', ownerRange(owner)),
          Promise.all(
            ownersListedTo(owner).map(each => database.countFromIndex('setAside', 'byOwner', each)),
          ),
          Promise.all(bufferedOf(owner).map(({ id }) => database.getKey('records', id))),
        ]),
      )
      if (!counted.ok) return { records: (await listRecords(owner)).length, unreadable: 0 }
      const [records, unreadable, known] = counted.value
      return {
        records: records + known.filter(key => key === undefined).length,
        unreadable: unreadable.reduce((sum, count) => sum + count, 0),
      }
    },
  }
}

import type { BaseRecord } from '../../records/base-record.ts'
import { isObject } from '../../records/is-object.ts'
import type { RecordKind } from '../../records/record-summary.ts'
import type { Database } from '../database.ts'
import { type Change, toSetAside } from './set-aside.ts'
import type { Transactions } from './transactions.ts'

/** Index entries of records that a list of some owner can contain: the owner is a text, and not the empty one; arrays sort after texts. */
const listed = () => IDBKeyRange.bound(['', []], [[]], true, true)

/** Records read at a time: few enough that deserialising them does not block a frame. */
const recordsPerRead = 25

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)

/** Keys of records that no list contains, because the index by owner and time lacks them. */
const unlistedKeys = async <T extends BaseRecord>(database: Database<T>): Promise<string[]> => {
  const [all, inLists] = await Promise.all([
    database.count('records'),
    database.countFromIndex('records', 'byOwner', listed()),
  ])
  if (all === inLists) return []
  const known = new Set(await database.getAllKeysFromIndex('records', 'byOwner', listed()))
  return (await database.getAllKeys('records')).filter(key => !known.has(key))
}

/** Gives an unlisted record its place: in a list if it can be repaired, otherwise among those set aside. */
const place = async <T extends BaseRecord>(
  change: Change<T>,
  key: string,
  { check, summarise }: RecordKind<T>,
): Promise<void> => {
  const value: unknown = await change.objectStore('records').get(key)
  if (!isObject(value)) return
  const summary: unknown = await change.objectStore('summaries').get(key)
  const owner = textOr(value['owner'], '') || (isObject(summary) ? textOr(summary['owner'], '') : '')
  const checked = check({ ...value, owner })
  if ('record' in checked && owner !== '') {
    await change.objectStore('records').put(checked.record)
    await change.objectStore('summaries').put(summarise(checked.record))
    return
  }
  const fault = 'fault' in checked ? checked.fault : 'it has no owner'
  await change.objectStore('setAside').put(toSetAside(value, { owner, from: 'device', fault }))
  await change.objectStore('records').delete(key)
  await change.objectStore('summaries').delete(key)
}

/**
 * Finds records that no list contains because they have no owner or no time. An owner that is missing is taken from the
 * summary; a record whose owner nothing tells is set aside without one. Looks at two counts where there are none.
 */
export const adoptUnlistedRecords = async <T extends BaseRecord>(
  { run, transact }: Pick<Transactions<T>, 'run' | 'transact'>,
  kind: RecordKind<T>,
): Promise<void> => {
  const found = await run(unlistedKeys)
  if (!found.ok) return
  for (let from = 0; from < found.value.length; from += recordsPerRead) {
    const placed = await transact(['records', 'summaries', 'setAside'], async change => {
      for (const key of found.value.slice(from, from + recordsPerRead)) await place<T>(change, key, kind)
    })
    if (!placed.ok) return // tried again when the storage is opened the next time
  }
}

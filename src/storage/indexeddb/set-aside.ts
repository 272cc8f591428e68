import type { IDBPTransaction } from 'idb'
import type { BaseRecord } from '../../records/base-record.ts'
import type { RecordKind } from '../../records/record-summary.ts'
import type { DatabaseSchema } from '../database.ts'
import type { SetAside, Storage } from '../storage.ts'
import { removeBelongings } from './deletions.ts'
import { allStores } from './stored-values.ts'
import { type Transactions, toWriteResult } from './transactions.ts'

/** A transaction that may set records aside. */
export type Change<T extends BaseRecord> = Pick<
  IDBPTransaction<DatabaseSchema<T>, ('records' | 'summaries' | 'setAside')[], 'readwrite'>,
  'objectStore'
>

/** The entry for a value that does not fit. */
export const toSetAside = (
  value: unknown,
  { owner, from, fault }: Pick<SetAside, 'owner' | 'from' | 'fault'>,
): SetAside => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
  const name = typeof id === 'string' ? id : ''
  return {
    key: `${from}/${name || crypto.randomUUID()}`,
    owner,
    id: name,
    foundAt: new Date().toISOString(),
    from,
    fault,
    value,
  }
}

/** Takes records that do not fit out of the list, within a transaction; their photos and conversations stay where they are. */
export const setAsideIn = async <T extends BaseRecord>(
  change: Change<T>,
  ids: readonly string[],
  { check }: Pick<RecordKind<T>, 'check'>,
): Promise<void> => {
  for (const id of ids) {
    const value: unknown = await change.objectStore('records').get(id)
    if (typeof value !== 'object' || value === null) continue
    const checked = check(value)
    if (!('fault' in checked)) continue
    const owner = 'owner' in value && typeof value.owner === 'string' ? value.owner : ''
    await change.objectStore('setAside').put(toSetAside(value, { owner, from: 'device', ...checked }))
    await change.objectStore('records').delete(id)
    await change.objectStore('summaries').delete(id)
  }
}

/** Lists and deletes what was set aside; `ownersListedTo` are those whose entries an owner sees. */
export const createSetAside = <T extends BaseRecord>(
  { run, transact }: Pick<Transactions<T>, 'run' | 'transact'>,
  { check, summarise }: RecordKind<T>,
  ownersListedTo: (owner: string) => readonly string[],
): Pick<Storage<T>, 'listSetAside' | 'deleteSetAside' | 'countOwnerless'> => {
  /** What this version can use after all goes back to the records, unless there is a record of that id by now. */
  const takeBack = (owner: string) =>
    transact(['records', 'summaries', 'setAside'], async change => {
      for (const { key, value, id } of await change.objectStore('setAside').index('byOwner').getAll(owner)) {
        const checked = check(typeof value === 'object' && value !== null ? { ...value, owner } : value)
        if ('fault' in checked || (await change.objectStore('records').getKey(id)) !== undefined) continue
        await change.objectStore('records').put(checked.record)
        await change.objectStore('summaries').put(summarise(checked.record))
        await change.objectStore('setAside').delete(key)
      }
    })

  return {
    async listSetAside(owner) {
      await takeBack(owner)
      const read = await run(database =>
        Promise.all(ownersListedTo(owner).map(each => database.getAllFromIndex('setAside', 'byOwner', each))),
      )
      return read.ok ? read.value.flat().sort((a, b) => (a.foundAt < b.foundAt ? 1 : -1)) : []
    },
    async countOwnerless(owner) {
      if (ownersListedTo(owner).includes('')) return 0
      const counted = await run(database => database.countFromIndex('setAside', 'byOwner', ''))
      return counted.ok ? counted.value : 0
    },
    async deleteSetAside(owner, key) {
      const deleted = await transact([...allStores, 'sealed'], async change => {
        const found = await change.objectStore('setAside').get(key)
        if (!found || !ownersListedTo(owner).includes(found.owner)) return
        await change.objectStore('setAside').delete(key)
        await removeBelongings(change, found)
      })
      return toWriteResult(deleted)
    },
  }
}

import type { IDBPTransaction } from 'idb'
import type { BaseRecord } from '../../records/base-record.ts'
import type { DatabaseSchema } from '../database.ts'
import { dropRecord } from '../record-buffer.ts'
import type { SetAside, Storage } from '../storage.ts'
import { allStores, furtherPhotosRange, ownerRange } from './stored-values.ts'
import { type Transactions, toWriteResult } from './transactions.ts'

/** Deletes records with their photos and conversations. */
export const createDeletions = <T extends BaseRecord>(
  { buffer, transact, bufferedOf }: Transactions<T>,
  /** Whose set-aside entries an owner sees, and deletes with the rest. */
  ownersListedTo: (owner: string) => readonly string[],
  /** Called after records were deleted, which makes room. */
  onDelete: () => Promise<void>,
): Pick<Storage<T>, 'deleteRecord' | 'deleteAll'> => ({
  async deleteRecord(id) {
    const deleted = await transact([...allStores, 'sealed'], change => removeFrom(change, [id]))
    if (!deleted.ok) return toWriteResult(deleted)
    dropRecord(buffer, id)
    await onDelete()
    return { ok: true }
  },
  async deleteAll(owner) {
    const deleted = await transact([...allStores, 'sealed'], async change => {
      await removeFrom(
        change,
        await change.objectStore('records').index('byOwner').getAllKeys(ownerRange(owner)),
      )
      for (const each of ownersListedTo(owner))
        for (const entry of await change.objectStore('setAside').index('byOwner').getAll(each)) {
          await change.objectStore('setAside').delete(entry.key)
          await removeBelongings(change, entry)
        }
    })
    if (!deleted.ok) return toWriteResult(deleted)
    for (const { id } of bufferedOf(owner)) dropRecord(buffer, id)
    await onDelete()
    return { ok: true }
  },
})

type Change<T extends BaseRecord> = Pick<
  IDBPTransaction<DatabaseSchema<T>, ((typeof allStores)[number] | 'sealed')[], 'readwrite'>,
  'objectStore'
>

/** Deletes, within a transaction, the photos and the conversation of something that was set aside on this device. */
export const removeBelongings = async <T extends BaseRecord>(
  change: Change<T>,
  { from, id }: Pick<SetAside, 'from' | 'id'>,
): Promise<void> => {
  if (from === 'backup' || id === '') return
  // A record of that id is another person's by now, with what belongs to it.
  if ((await change.objectStore('records').getKey(id)) === undefined) await removeFrom(change, [id])
}

/** Deletes records within a transaction, with all that belongs to them. */
export const removeFrom = async <T extends BaseRecord>(change: Change<T>, ids: readonly string[]) => {
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

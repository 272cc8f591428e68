import type { IDBPTransaction } from 'idb'
import type { BaseRecord } from '../../records/base-record.ts'
import { readTurns } from '../../records/chat-turn.ts'
import type { RecordKind } from '../../records/record-summary.ts'
import type { DatabaseSchema } from '../database.ts'
import { isPhotoOf, mergeTurns, toStoredPhoto } from '../record-buffer.ts'
import type { Storage, StoredPhoto, UncheckedEntry } from '../storage.ts'
import { setAsideIn, toSetAside } from './set-aside.ts'
import { allStores, furtherPhotosRange, isStoredPhoto, ownerRange, readableTurns } from './stored-values.ts'
import type { Transactions } from './transactions.ts'

type AllStores = (typeof allStores)[number][]

/** Whether a readable value is stored; a damaged one is replaced. */
const isHere = async <Value>(
  store: { get: (id: string) => Promise<Value>; getKey: (id: string) => Promise<unknown> },
  id: string,
  isGood: (value: Value) => boolean,
) => (await store.getKey(id)) !== undefined && isGood(await store.get(id))

type Change<T extends BaseRecord> = IDBPTransaction<DatabaseSchema<T>, AllStores, 'readwrite'>

/** Puts what is missing of an entry; resolves with whether its record is new. */
const addEntry = async <T extends BaseRecord>(
  change: Change<T>,
  record: T,
  { turns, photos }: UncheckedEntry,
  { check, summarise, isBuffered }: RecordKind<T> & { isBuffered: boolean },
): Promise<boolean> => {
  const { id } = record
  const isUsable = (value: unknown) => !('fault' in check(value))
  const records = change.objectStore('records')
  const isNew = !(isBuffered || (await isHere(records, id, isUsable)))
  if (isNew) {
    await records.put(record)
    await change.objectStore('summaries').put(summarise(record))
  }
  for (const photo of photos) {
    if (isPhotoOf(photo.id, id) && !(await isHere(change.objectStore('photos'), photo.id, isStoredPhoto)))
      await change.objectStore('photos').put(photo)
  }
  const imported = readTurns(turns)
  if (imported.length > 0) {
    const here = readableTurns(await change.objectStore('chats').get(id))
    await change.objectStore('chats').put({ recordId: id, turns: mergeTurns(here, imported) })
  }
  return isNew
}

/** Gives out records with all that belongs to them, and takes them in: backups, and accounts that leave and return. */
export const createEntries = <T extends BaseRecord>(
  { buffer, bufferedOf, run, transact, clearWarningIfDrained }: Transactions<T>,
  kind: RecordKind<T>,
  /** Called after records were added. */
  onChange: () => Promise<void>,
): Pick<Storage<T>, 'listIds' | 'readEntry' | 'addEntries'> => {
  return {
    async listIds(owner) {
      const read = await run(database =>
        database.getAllKeysFromIndex('records', 'byOwner', ownerRange(owner)),
      )
      if (!read.ok) return { problem: read.problem }
      const buffered = bufferedOf(owner).map(({ id }) => id)
      return [...new Set([...buffered, ...read.value.reverse()])]
    },
    async readEntry(id, owner) {
      const read = await run(async database => ({
        record: await database.get('records', id),
        turns: readableTurns(await database.get('chats', id)),
        photos: [
          await database.get('photos', id),
          ...(await database.getAll('photos', furtherPhotosRange(id))),
        ].filter(isStoredPhoto),
      }))
      if (!read.ok) return { problem: read.problem }
      const buffered = buffer.records.get(id)
      const checked = buffered ? { record: structuredClone(buffered) } : kind.check(read.value.record)
      if ('fault' in checked) {
        await transact(['records', 'summaries', 'setAside'], change => setAsideIn(change, [id], kind))
        return null
      }
      if (checked.record.owner !== owner) return null
      const photos = new Map<string, StoredPhoto>()
      for (const { type, bytes, id: key } of read.value.photos) photos.set(key, { id: key, type, bytes })
      for (const [key, photo] of buffer.photos)
        if (isPhotoOf(key, id)) photos.set(key, await toStoredPhoto(key, photo))
      const turns = mergeTurns(structuredClone(buffer.chats.get(id) ?? []), read.value.turns)
      return { record: checked.record, turns, photos: [...photos.values()] }
    },
    async addEntries(owner, entries) {
      const stored = await transact([...allStores], async change => {
        const added: string[] = []
        let setAside = 0
        for (const entry of entries) {
          const { record } = entry
          const checked = kind.check(
            typeof record === 'object' && record !== null ? { ...record, owner } : record,
          )
          if ('fault' in checked) {
            setAside += 1
            const aside = toSetAside(record, { owner, from: 'backup', fault: checked.fault })
            await change.objectStore('setAside').put(aside)
          } else {
            const { id } = checked.record
            const isBuffered = buffer.records.has(id)
            if (await addEntry(change, checked.record, entry, { ...kind, isBuffered })) added.push(id)
          }
        }
        return { added, setAside }
      })
      if (!stored.ok) {
        // Nothing of it is buffered in memory: the file still has it.
        if (stored.problem === 'quota') clearWarningIfDrained()
        return { problem: stored.problem }
      }
      await onChange()
      return stored.value
    },
  }
}

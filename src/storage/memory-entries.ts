import type { BaseRecord } from '../records/base-record.ts'
import { readTurns } from '../records/chat-turn.ts'
import type { RecordKind } from '../records/record-summary.ts'
import { toSetAside } from './indexeddb/set-aside.ts'
import { isPhotoOf, mergeTurns, newestFirst, type RecordBuffer, toStoredPhoto } from './record-buffer.ts'
import type { SetAside, Storage } from './storage.ts'

type EntryMethods =
  | 'listIds'
  | 'readEntry'
  | 'addEntries'
  | 'listSetAside'
  | 'deleteSetAside'
  | 'countOwnerless'

/** Gives out whole records and takes them in, of a storage that lasts as long as the page. */
export const createMemoryEntries = <T extends BaseRecord>(
  { records, photos, chats }: RecordBuffer<T>,
  aside: Map<string, SetAside>,
  { check }: RecordKind<T>,
): Pick<Storage<T>, EntryMethods> => {
  return {
    listIds: async owner =>
      [...records.values()]
        .filter(record => record.owner === owner)
        .sort(newestFirst)
        .map(({ id }) => id),
    async readEntry(id, owner) {
      const record = records.get(id)
      if (record?.owner !== owner) return null
      const kept = [...photos].filter(([key]) => isPhotoOf(key, id))
      return {
        record: structuredClone(record),
        turns: structuredClone(chats.get(id) ?? []),
        photos: await Promise.all(kept.map(([key, photo]) => toStoredPhoto(key, photo))),
      }
    },
    async addEntries(owner, entries) {
      const added: string[] = []
      let setAside = 0
      for (const entry of entries) {
        const { record } = entry
        const checked = check(typeof record === 'object' && record !== null ? { ...record, owner } : record)
        if ('fault' in checked) {
          setAside += 1
          const each = toSetAside(record, { owner, from: 'backup', fault: checked.fault })
          aside.set(each.key, each)
          continue
        }
        const { id } = checked.record
        if (!records.has(id)) {
          records.set(id, structuredClone(checked.record))
          added.push(id)
        }
        for (const { id: key, type, bytes } of entry.photos)
          if (!photos.has(key) && isPhotoOf(key, id)) photos.set(key, new Blob([bytes], { type }))
        const turns = readTurns(entry.turns)
        if (turns.length > 0) chats.set(id, mergeTurns(chats.get(id) ?? [], turns))
      }
      return { added, setAside }
    },
    listSetAside: async owner => [...aside.values()].filter(each => each.owner === owner),
    countOwnerless: async () => 0,
    async deleteSetAside(owner, key) {
      if (aside.get(key)?.owner === owner) aside.delete(key)
      return { ok: true }
    },
  }
}

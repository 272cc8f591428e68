import type { Kept } from '../../records/base-record.ts'
import type { RecordKind } from '../../records/record-summary.ts'
import type { Contents } from '../backup-file.ts'
import { merged, packed } from '../memory-storage.ts'
import type { Storage } from '../storage.ts'
import { everything, isPhoto, photosOf, turnsOf } from './keys.ts'
import type { Attempt, Attempts } from './transactions.ts'

/** All that is kept of an owner, to be packed into a backup, and back from one. */
export const createBackups = <T extends Kept>(
  { held, attempt, inOneGo, settle }: Attempts<T>,
  { isRecord, summarise }: RecordKind<T>,
  /** All an owner has, newest first. */
  recordsOf: (owner: string) => Promise<Attempt<T[]>>,
  /** Called when there are more records. */
  onChange: () => Promise<void>,
): Pick<Storage<T>, 'dump' | 'restore'> => ({
  async dump(owner) {
    const records = await recordsOf(owner)
    if (!records.ok) return { problem: records.problem }
    const photos = new Map<string, Contents<T>['photos'][number]>()
    const chats: Contents<T>['chats'] = []
    const read = await attempt(async database => {
      chats.length = 0
      for (const { id } of records.value) {
        const first = await database.get('photos', id)
        for (const photo of [first, ...(await database.getAll('photos', photosOf(id)))])
          if (isPhoto(photo))
            photos.set(photo.id, { id: photo.id, type: photo.type, bytes: new Uint8Array(photo.bytes) })
        const turns = merged(held.chats.get(id) ?? [], turnsOf(await database.get('chats', id)))
        if (turns.length > 0) chats.push({ recordId: id, turns })
      }
    })
    if (!read.ok) return { problem: read.problem }
    for (const [key, photo] of held.photos)
      if (records.value.some(({ id }) => key === id || key.startsWith(`${id}/`)))
        photos.set(key, await packed(key, photo))
    return { records: records.value, photos: [...photos.values()], chats }
  },
  async restore({ records, photos, chats }) {
    const restored = await inOneGo([...everything], async change => {
      let added = 0
      /** A damaged one is replaced. */
      const isHere = async <Value>(
        store: { get: (id: string) => Promise<Value>; getKey: (id: string) => Promise<unknown> },
        id: string,
        isGood: (value: Value) => boolean,
      ) => (await store.getKey(id)) !== undefined && isGood(await store.get(id))
      for (const record of records) {
        const kept = change.objectStore('records')
        if (held.records.has(record.id) || (await isHere(kept, record.id, isRecord))) continue
        added += 1
        await kept.put(record)
        await change.objectStore('summaries').put(summarise(record))
      }
      for (const { id, type, bytes } of photos)
        if (!(await isHere(change.objectStore('photos'), id, isPhoto)))
          await change.objectStore('photos').put({ id, type, bytes: bytes.slice().buffer })
      for (const { recordId, turns } of chats) {
        const here = turnsOf(await change.objectStore('chats').get(recordId))
        await change.objectStore('chats').put({ recordId, turns: merged(here, turns) })
      }
      return added
    })
    if (!restored.ok) {
      // Nothing of it is held in memory: the file still has it.
      if (restored.problem === 'quota') settle()
      return { problem: restored.problem }
    }
    await onChange()
    return { added: restored.value }
  },
})

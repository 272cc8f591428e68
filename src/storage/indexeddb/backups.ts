import type { BaseRecord } from '../../records/base-record.ts'
import type { RecordKind } from '../../records/record-summary.ts'
import type { BackupContents } from '../backup-file.ts'
import { mergeTurns, toBackupPhoto } from '../memory-storage.ts'
import type { Storage } from '../storage.ts'
import { allStores, furtherPhotosRange, isStoredPhoto, readableTurns } from './stored-values.ts'
import type { DatabaseResult, Transactions } from './transactions.ts'

/** Exports all data of an owner for a backup, and imports it. */
export const createBackups = <T extends BaseRecord>(
  { buffer, run, transact, clearWarningIfDrained }: Transactions<T>,
  { isRecord, summarise }: RecordKind<T>,
  /** An owner's records, newest first. */
  recordsOf: (owner: string) => Promise<DatabaseResult<T[]>>,
  /** Called after records were added. */
  onChange: () => Promise<void>,
): Pick<Storage<T>, 'exportContents' | 'importContents'> => ({
  async exportContents(owner) {
    const records = await recordsOf(owner)
    if (!records.ok) return { problem: records.problem }
    const photos = new Map<string, BackupContents<T>['photos'][number]>()
    const chats: BackupContents<T>['chats'] = []
    const read = await run(async database => {
      chats.length = 0
      for (const { id } of records.value) {
        const first = await database.get('photos', id)
        for (const photo of [first, ...(await database.getAll('photos', furtherPhotosRange(id)))])
          if (isStoredPhoto(photo))
            photos.set(photo.id, { id: photo.id, type: photo.type, bytes: new Uint8Array(photo.bytes) })
        const turns = mergeTurns(buffer.chats.get(id) ?? [], readableTurns(await database.get('chats', id)))
        if (turns.length > 0) chats.push({ recordId: id, turns })
      }
    })
    if (!read.ok) return { problem: read.problem }
    for (const [key, photo] of buffer.photos)
      if (records.value.some(({ id }) => key === id || key.startsWith(`${id}/`)))
        photos.set(key, await toBackupPhoto(key, photo))
    return { records: records.value, photos: [...photos.values()], chats }
  },
  async importContents({ records, photos, chats }) {
    const restored = await transact([...allStores], async change => {
      let added = 0
      /** Whether a readable value is stored; a damaged one is replaced. */
      const isHere = async <Value>(
        store: { get: (id: string) => Promise<Value>; getKey: (id: string) => Promise<unknown> },
        id: string,
        isGood: (value: Value) => boolean,
      ) => (await store.getKey(id)) !== undefined && isGood(await store.get(id))
      for (const record of records) {
        const kept = change.objectStore('records')
        if (buffer.records.has(record.id) || (await isHere(kept, record.id, isRecord))) continue
        added += 1
        await kept.put(record)
        await change.objectStore('summaries').put(summarise(record))
      }
      for (const { id, type, bytes } of photos)
        if (!(await isHere(change.objectStore('photos'), id, isStoredPhoto)))
          await change.objectStore('photos').put({ id, type, bytes: bytes.slice().buffer })
      for (const { recordId, turns } of chats) {
        const here = readableTurns(await change.objectStore('chats').get(recordId))
        await change.objectStore('chats').put({ recordId, turns: mergeTurns(here, turns) })
      }
      return added
    })
    if (!restored.ok) {
      // Nothing of it is buffer in memory: the file still has it.
      if (restored.problem === 'quota') clearWarningIfDrained()
      return { problem: restored.problem }
    }
    await onChange()
    return { added: restored.value }
  },
})

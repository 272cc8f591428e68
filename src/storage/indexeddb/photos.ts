import type { BaseRecord } from '../../records/base-record.ts'
import type { Storage } from '../storage.ts'
import { isStoredPhoto } from './stored-values.ts'
import type { Transactions } from './transactions.ts'

/** Stores photos, and deletes those without a record. */
export const createPhotos = <T extends BaseRecord>({
  buffer,
  run,
  transact,
  bufferUnlessWritten,
}: Transactions<T>): Pick<Storage<T>, 'putPhoto' | 'getPhoto' | 'deleteOrphanPhotos'> => {
  /** Photos written by this page; a photo may be written before its record. */
  const ownPhotos = new Set<string>()

  return {
    async putPhoto(id, photo) {
      ownPhotos.add(id)
      const bytes = await photo.arrayBuffer()
      const before = buffer.photos.get(id)
      const stored = await transact(['photos'], async change => {
        await change.objectStore('photos').put({ id, bytes, type: photo.type })
      })
      return bufferUnlessWritten(stored, buffer.photos, [id, before], () => photo)
    },
    async getPhoto(id) {
      const inMemory = buffer.photos.get(id)
      if (inMemory) return inMemory
      const read = await run(database => database.get('photos', id))
      return read.ok && isStoredPhoto(read.value)
        ? new Blob([read.value.bytes], { type: read.value.type })
        : null
    },
    async deleteOrphanPhotos() {
      const swept = await transact(['records', 'photos', 'setAside'], async change => {
        const [ids, keys, aside] = await Promise.all([
          change.objectStore('records').getAllKeys(),
          change.objectStore('photos').getAllKeys(),
          change.objectStore('setAside').getAll(),
        ])
        const known = new Set([...ids, ...buffer.records.keys(), ...aside.map(({ id }) => id)])
        const isOrphan = (key: string) =>
          !known.has(key) && !known.has(key.replace(/\/\d+$/, '')) && !ownPhotos.has(key)
        const orphans = keys.filter(isOrphan)
        await Promise.all(orphans.map(key => change.objectStore('photos').delete(key)))
        return orphans.length
      })
      return swept.ok ? swept.value : 0
    },
  }
}

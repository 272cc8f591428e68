import { openDB } from 'idb'
import { type MockState, STATE_VERSION } from '../db/state.ts'

/** Where the mock's state outlives a reload; Node keeps it in memory only. */
export interface Persistence {
  /** What was kept by the same version of the mock for the same seed; null for nothing. */
  load: () => Promise<{ state: MockState; pictures: Map<string, Blob> } | null>
  save: (state: MockState, pictures: ReadonlyMap<string, Blob>) => Promise<void>
}

/** Keeps the state in IndexedDB, and pictures beside it: those are written once. */
export const openPersistence = async (): Promise<Persistence> => {
  const database = await openDB('analyze-h5-mock', STATE_VERSION, {
    // A state of another version is worth nothing: start anew.
    upgrade(opened) {
      for (const name of opened.objectStoreNames) opened.deleteObjectStore(name)
      opened.createObjectStore('state')
      opened.createObjectStore('pictures')
    },
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
  let last = Promise.resolve()

  const write = async (state: MockState, pictures: ReadonlyMap<string, Blob>) => {
    const transaction = database.transaction(['state', 'pictures'], 'readwrite')
    const kept = transaction.objectStore('pictures')
    const known = new Set((await kept.getAllKeys()).map(String))
    for (const id of known) if (!pictures.has(id)) void kept.delete(id)
    for (const [id, picture] of pictures) if (!known.has(id)) void kept.put(picture, id)
    void transaction.objectStore('state').put(state, 'state')
    await transaction.done
  }

  return {
    async load() {
      const state: MockState | undefined = await database.get('state', 'state')
      if (state?.version !== STATE_VERSION) return null
      const [ids, blobs] = await Promise.all([database.getAllKeys('pictures'), database.getAll('pictures')])
      return { state, pictures: new Map(ids.map((id, index) => [String(id), blobs[index]])) }
    },
    save(state, pictures) {
      // One after the other: two writes at once could end in the wrong order.
      // A full or closed store keeps nothing more; the mock goes on from memory.
      last = last.then(() => write(state, pictures)).catch(() => {})
      return last
    },
  }
}

import type { Kept } from '../records/base-record.ts'
import type { RecordKind } from '../records/record-summary.ts'
import { createConnection, Unopened } from './database.ts'
import { createRecordMarker } from './eviction-marker.ts'
import { createIndexedStorage } from './indexeddb/storage.ts'
import { createMemoryStorage } from './memory-storage.ts'
import type { Storage } from './storage.ts'

/**
 * Opens the device's storage: IndexedDB, or the page's memory where there is none. `localStore` remembers that there
 * were records, and `persist` asks the browser not to remove them, once the first was kept.
 */
export const openStorage = async <T extends Kept>(
  kind: RecordKind<T>,
  {
    name = 'analyze-h5',
    localStore = null as Pick<globalThis.Storage, 'getItem' | 'setItem'> | null,
    persist = async (): Promise<unknown> => false,
    patienceMs = 5_000,
  } = {},
): Promise<Storage<T>> => {
  const connection = createConnection<T>(name, patienceMs)
  const marker = createRecordMarker(localStore, persist)
  try {
    marker.found(await connection.use(database => database.count('records')))
  } catch (error) {
    const reason = error instanceof Unopened ? error.reason : 'unreachable'
    // Anything else may pass: then the database takes over what the memory holds.
    if (reason === 'memory-only' || reason === 'newer-version') return createMemoryStorage(kind, reason)
  }
  return createIndexedStorage(connection, kind, marker)
}

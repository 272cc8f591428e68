import type { BaseRecord } from '../records/base-record.ts'
import type { RecordKind } from '../records/record-summary.ts'
import { createConnection, DatabaseUnavailableError } from './database.ts'
import { createEvictionMarker } from './eviction-marker.ts'
import { createIndexedStorage } from './indexeddb/indexed-storage.ts'
import { createMemoryStorage } from './memory-storage.ts'
import type { Storage } from './storage.ts'

/**
 * Opens the device's storage: IndexedDB, or the page's memory where there is none. `localStore` remembers the number of
 * records, and `persist` asks the browser for persistent storage once the first record is written.
 */
export const openStorage = async <T extends BaseRecord>(
  kind: RecordKind<T>,
  {
    name = 'analyze-h5',
    localStore = null as Pick<globalThis.Storage, 'getItem' | 'setItem'> | null,
    persist = async (): Promise<unknown> => false,
    openTimeoutMs = 5_000,
  } = {},
): Promise<Storage<T>> => {
  const connection = createConnection<T>(name, openTimeoutMs)
  const marker = createEvictionMarker(localStore, persist)
  try {
    marker.checkOnOpen(await connection.use(database => database.count('records')))
  } catch (error) {
    const reason = error instanceof DatabaseUnavailableError ? error.reason : 'unreachable'
    // Other failures may be temporary: the buffer is written once the database opens.
    if (reason === 'memory-only' || reason === 'newer-version') return createMemoryStorage(kind, reason)
  }
  return createIndexedStorage(connection, kind, marker)
}

import type { KeptStore } from '../kept-keys.ts'
import type { BaseRecord } from '../records/base-record.ts'
import type { RecordKind } from '../records/record-summary.ts'
import { createConnection, DatabaseUnavailableError } from './database.ts'
import { type KnownDevice, settleDevice } from './device-entry.ts'
import { createEvictionMarker } from './eviction-marker.ts'
import { createIndexedStorage } from './indexeddb/indexed-storage.ts'
import { createMemoryStorage } from './memory-storage.ts'
import type { Storage } from './storage.ts'

/** A device of which nothing is known. */
const newDevice = (): KnownDevice => ({ id: String(Date.now()), isNew: true, agreement: null })

/**
 * Opens the device's storage: IndexedDB, or the page's memory where there is none. `localStore` remembers the number of
 * records, and `persist` asks the browser for persistent storage once the first record is written. `device` is the id that is
 * known of this device, or a new one; `deviceId` of the storage is the one that counts. Call it only after the person agreed.
 */
export const openStorage = async <T extends BaseRecord>(
  kind: RecordKind<T>,
  {
    name = 'analyze-h5',
    localStore = null as Pick<KeptStore, 'getItem' | 'setItem'> | null,
    persist = async (): Promise<unknown> => false,
    openTimeoutMs = 5_000,
    device = newDevice(),
  } = {},
): Promise<Storage<T>> => {
  const connection = createConnection<T>(name, openTimeoutMs)
  const marker = createEvictionMarker(localStore, persist)
  let deviceId = device.id
  let strays: string[] = []
  try {
    marker.checkOnOpen(await connection.use(database => database.count('records')))
    ;({ storageId: deviceId, strays } = await settleDevice(connection, device))
  } catch (error) {
    const reason = error instanceof DatabaseUnavailableError ? error.reason : 'unreachable'
    // Other failures may be temporary: the buffer is written once the database opens.
    if (reason === 'memory-only' || reason === 'newer-version')
      return createMemoryStorage(kind, reason, deviceId)
  }
  const storage = createIndexedStorage(connection, kind, {
    marker,
    device: { id: deviceId, agreement: device.agreement },
  })
  await storage.adoptUnlisted()
  for (const stray of strays) await storage.moveAll(stray, `v1_${deviceId}`)
  return storage
}

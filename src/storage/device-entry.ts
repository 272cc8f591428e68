import type { BaseRecord } from '../records/base-record.ts'
import type { Connection, Database, DeviceEntry } from './database.ts'

/** Owners of records made without an account: ids of devices are the time of their first run, in ms. */
const anonymousOwner = /^v1_(1[4-9]\d{11})$/

/** Every owner of records, each found with one step through the index. */
const ownersOf = async <T extends BaseRecord>(database: Database<T>): Promise<string[]> => {
  const owners: string[] = []
  const index = database.transaction('records').store.index('byOwner')
  let at = await index.openKeyCursor()
  while (at) {
    const [owner] = at.key
    owners.push(owner)
    // Arrays sort after strings: the bound is above every record of this owner.
    at = await index.openKeyCursor(IDBKeyRange.lowerBound([owner, []]))
  }
  return owners
}

/** What a page knows of its device before it opens the database: its id, whether that is a new one, and what was agreed to. */
export interface KnownDevice {
  id: string
  isNew: boolean
  agreement: string | null
}

/**
 * Settles whose the database is. What it says itself comes first, so that an id that localStorage has lost is found again;
 * then the id that is known, then the newest owner of records made without an account. `strays` are other such owners: their
 * records were made by this device under an id that was lost. Written to the disk before it resolves.
 */
export const settleDevice = <T extends BaseRecord>(
  connection: Connection<T>,
  { id, isNew, agreement }: KnownDevice,
): Promise<{ storageId: string; strays: string[] }> =>
  connection.use(async database => {
    const kept = await database.get('meta', 'device')
    const anonymous = kept
      ? []
      : (await ownersOf(database)).flatMap(owner => anonymousOwner.exec(owner)?.[1] ?? []).sort()
    const storageId = kept?.storageId ?? (isNew ? (anonymous.at(-1) ?? id) : id)
    if (kept?.agreement !== agreement) await writeEntry(database, { key: 'device', storageId, agreement })
    const strays = new Set([...anonymous, ...(isNew ? [] : [id])])
    strays.delete(storageId)
    return { storageId, strays: [...strays].map(stray => `v1_${stray}`) }
  })

/** Writes whose the database is to the disk. */
export const writeEntry = async <T extends BaseRecord>(
  database: Database<T>,
  entry: DeviceEntry,
): Promise<void> => {
  const change = database.transaction('meta', 'readwrite', { durability: 'strict' })
  // Both at once: of an aborted transaction both reject, and neither may go unheard.
  await Promise.all([change.store.put(entry), change.done])
}

/** Notes what the person agreed to, for a later visit whose localStorage is lost; null takes it back. */
export const noteAgreement = <T extends BaseRecord>(
  connection: Connection<T>,
  agreement: string | null,
): Promise<void> =>
  connection.use(async database => {
    const kept = await database.get('meta', 'device')
    if (kept) await writeEntry(database, { ...kept, agreement })
  })

/** What the person agreed to on an earlier visit, as the database says; looking makes no database where there is none. */
export const findAgreement = (name = 'analyze-h5'): Promise<string | null> =>
  new Promise(resolve => {
    const opening = indexedDB.open(name)
    // It did not exist: nothing is left behind.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = event => {
      event.preventDefault()
      resolve(null)
    }
    opening.onsuccess = () => {
      const database = opening.result
      database.onversionchange = () => database.close()
      const done = (agreement: string | null) => {
        database.close()
        resolve(agreement)
      }
      if (!database.objectStoreNames.contains('meta')) return done(null)
      const reading = database.transaction('meta').objectStore('meta').get('device')
      reading.onerror = () => done(null)
      reading.onsuccess = () => done(reading.result?.agreement ?? null)
    }
  })

import type { BaseRecord } from '../../records/base-record.ts'
import type { RecordKind } from '../../records/record-summary.ts'
import type { Connection } from '../database.ts'
import { noteAgreement, writeEntry } from '../device-entry.ts'
import type { EvictionMarker } from '../eviction-marker.ts'
import type { Storage } from '../storage.ts'
import { createChats } from './chats.ts'
import { createDeletions } from './deletions.ts'
import { createEntries } from './entries.ts'
import { createPhotos } from './photos.ts'
import { createRecordLists } from './record-lists.ts'
import { createRecords } from './records.ts'
import { createSealing } from './sealing.ts'
import { createSetAside } from './set-aside.ts'
import { createTransactions, toWriteResult } from './transactions.ts'
import { adoptUnlistedRecords } from './unlisted-records.ts'

/** The id of this device, which changes when an account is deleted, and what its person agreed to. */
interface Device {
  id: string
  agreement: string | null
}

/**
 * The storage in IndexedDB. What it has no room for, or cannot be told while the database is gone, is buffered in memory,
 * so that it is not lost while the page is open, and moves over when that is possible again.
 */
export const createIndexedStorage = <T extends BaseRecord>(
  connection: Connection<T>,
  kind: RecordKind<T>,
  { marker, device }: { marker: EvictionMarker; device: Device },
): Storage<T> & { adoptUnlisted: () => Promise<void> } => {
  const transactions = createTransactions(connection, () => void flushBuffer())
  const { buffer, run } = transactions

  /** What nothing tells the owner of is for whom the device belongs to while no account is signed in. */
  const ownersListedTo = (owner: string) => (owner === `v1_${device.id}` ? [owner, ''] : [owner])

  let isFlushing = false
  /** Writes the buffered data to the database. */
  const flushBuffer = async (): Promise<void> => {
    if (isFlushing) return
    isFlushing = true
    for (const [id, photo] of [...buffer.photos]) await storage.putPhoto(id, photo)
    for (const record of [...buffer.records.values()]) await storage.putRecord(record)
    for (const id of [...buffer.chats.keys()]) await storage.updateChat(id, turns => turns)
    isFlushing = false
    transactions.clearWarningIfDrained()
  }

  const updateRecordCount = async () => {
    const counted = await run(database => database.count('records'))
    if (counted.ok) marker.updateCount(counted.value)
  }

  const entries = createEntries(transactions, kind, updateRecordCount)
  const storage: Storage<T> & { adoptUnlisted: () => Promise<void> } = {
    adoptUnlisted: () => adoptUnlistedRecords(transactions, kind),
    deviceId: () => device.id,
    noteAgreement: agreement => noteAgreement(connection, agreement),
    async renewDeviceId(id) {
      const moved = await storage.moveAll(`v1_${device.id}`, `v1_${id}`)
      if (!moved.ok) return moved
      const noted = await run(database =>
        writeEntry(database, { key: 'device', storageId: id, agreement: device.agreement }),
      )
      if (noted.ok) device.id = id
      return toWriteResult(noted)
    },
    warning: transactions.warning,
    watchWarning: transactions.watch,
    lostRecordCount: marker.lostCount,
    acknowledgeLoss: marker.acknowledgeLoss,
    ...createRecordLists(transactions, kind, ownersListedTo),
    ...createRecords(transactions, kind, updateRecordCount),
    ...createDeletions(transactions, ownersListedTo, async () => {
      void flushBuffer() // there is room again
      await updateRecordCount()
    }),
    ...createPhotos(transactions),
    ...createChats(transactions),
    ...entries,
    ...createSealing(transactions, entries, kind),
    ...createSetAside(transactions, kind, ownersListedTo),
  }
  return storage
}

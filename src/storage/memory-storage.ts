import type { BaseRecord } from '../records/base-record.ts'
import type { RecordKind } from '../records/record-summary.ts'
import { createMemoryEntries } from './memory-entries.ts'
import { createRecordBuffer, dropRecord, newestFirst } from './record-buffer.ts'
import type { SetAside, Storage, StorageWarning } from './storage.ts'

/** A storage that lasts as long as the page; `reason` is the warning that says why. */
export const createMemoryStorage = <T extends BaseRecord>(
  kind: RecordKind<T>,
  reason: StorageWarning,
  deviceId: string,
): Storage<T> => {
  const { summarise } = kind
  let currentDeviceId = deviceId
  const buffer = createRecordBuffer<T>()
  const { records, photos, chats } = buffer
  const aside = new Map<string, SetAside>()
  const recordsOf = (owner: string) =>
    [...records.values()].filter(record => record.owner === owner).sort(newestFirst)
  const asideOf = (owner: string) => [...aside.values()].filter(each => each.owner === owner)
  return {
    deviceId: () => currentDeviceId,
    noteAgreement: async () => {},
    async renewDeviceId(id) {
      for (const record of recordsOf(`v1_${currentDeviceId}`))
        records.set(record.id, { ...record, owner: `v1_${id}` })
      currentDeviceId = id
      return { ok: true }
    },
    // They last as long as the page, which nobody leaves behind.
    async sealAll(owner) {
      for (const { id } of recordsOf(owner)) dropRecord(buffer, id)
      return { ok: true }
    },
    unsealAll: async () => ({ ok: true }),
    deleteSealed: async () => ({ ok: true }),
    warning: () => reason,
    watchWarning: () => () => {},
    lostRecordCount: () => 0,
    acknowledgeLoss() {},
    async putRecord(record) {
      records.set(record.id, structuredClone(record))
      return { ok: true }
    },
    async updateRecord({ id }, change) {
      const record = records.get(id)
      if (record) records.set(id, structuredClone(change(record)))
      return { ok: true }
    },
    async getRecord(id, owners) {
      const record = records.get(id)
      return record && owners.includes(record.owner) ? structuredClone(record) : null
    },
    listRecords: async owner => recordsOf(owner).map(record => structuredClone(record)),
    listSummaries: async (owner, limit) => recordsOf(owner).slice(0, limit).map(summarise),
    countRecords: async owner => ({ records: recordsOf(owner).length, unreadable: asideOf(owner).length }),
    async deleteRecord(id) {
      dropRecord(buffer, id)
      return { ok: true }
    },
    async deleteAll(owner) {
      for (const { id } of recordsOf(owner)) dropRecord(buffer, id)
      for (const [key, each] of aside) if (each.owner === owner) aside.delete(key)
      return { ok: true }
    },
    async moveAll(from, to) {
      for (const record of recordsOf(from)) records.set(record.id, { ...record, owner: to })
      return { ok: true }
    },
    async putPhoto(id, photo) {
      photos.set(id, photo)
      return { ok: true }
    },
    getPhoto: async id => photos.get(id) ?? null,
    deleteOrphanPhotos: async () => 0,
    getChat: async recordId => structuredClone(chats.get(recordId) ?? []),
    async updateChat(recordId, change) {
      chats.set(recordId, structuredClone(change(chats.get(recordId) ?? [])))
      return { ok: true }
    },
    ...createMemoryEntries(buffer, aside, kind),
  }
}

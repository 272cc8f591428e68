import type { BaseRecord } from '../records/base-record.ts'
import type { ChatTurn } from '../records/chat-turn.ts'
import type { RecordKind } from '../records/record-summary.ts'
import type { BackupContents } from './backup-file.ts'
import type { Storage, StorageWarning } from './storage.ts'

/** Records, photos and conversations in the page's memory, by id. */
export interface RecordBuffer<T extends BaseRecord> {
  records: Map<string, T>
  photos: Map<string, Blob>
  chats: Map<string, ChatTurn[]>
}

export const createRecordBuffer = <T extends BaseRecord>(): RecordBuffer<T> => ({
  records: new Map(),
  photos: new Map(),
  chats: new Map(),
})

/** Removes a record, its photos and its conversation. */
export const dropRecord = <T extends BaseRecord>(
  { records, photos, chats }: RecordBuffer<T>,
  id: string,
): void => {
  records.delete(id)
  for (const key of [...photos.keys()]) if (key === id || key.startsWith(`${id}/`)) photos.delete(key)
  chats.delete(id)
}

/** Merges two states of one conversation: every turn once, in the order of the questions. */
export const mergeTurns = (here: readonly ChatTurn[], other: readonly ChatTurn[]): ChatTurn[] => {
  const known = new Set(here.map(({ id }) => id))
  return [...here, ...other.filter(({ id }) => !known.has(id))].sort((a, b) =>
    a.askedAt < b.askedAt ? -1 : 1,
  )
}

export const newestFirst = (a: BaseRecord, b: BaseRecord): number =>
  a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1

/** A photo in the form a backup contains. */
export const toBackupPhoto = async (
  id: string,
  photo: Blob,
): Promise<BackupContents<BaseRecord>['photos'][number]> => ({
  id,
  type: photo.type,
  bytes: new Uint8Array(await photo.arrayBuffer()),
})

/** A storage that lasts as long as the page; `reason` is the warning that says why. */
export const createMemoryStorage = <T extends BaseRecord>(
  { summarise }: RecordKind<T>,
  reason: StorageWarning,
): Storage<T> => {
  const { records, photos, chats } = createRecordBuffer<T>()
  const buffer = { records, photos, chats }
  const recordsOf = (owner: string) =>
    [...records.values()].filter(record => record.owner === owner).sort(newestFirst)
  return {
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
    async getRecord(id) {
      const record = records.get(id)
      return record ? structuredClone(record) : null
    },
    listRecords: async owner => recordsOf(owner).map(record => structuredClone(record)),
    listSummaries: async (owner, limit) => recordsOf(owner).slice(0, limit).map(summarise),
    countRecords: async owner => ({ records: recordsOf(owner).length, unreadable: 0 }),
    async deleteRecord(id) {
      dropRecord(buffer, id)
      return { ok: true }
    },
    async deleteAll(owner) {
      for (const { id } of recordsOf(owner)) dropRecord(buffer, id)
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
    async exportContents(owner) {
      const ids = new Set(recordsOf(owner).map(({ id }) => id))
      const kept = [...photos].filter(([key]) => ids.has(key.split('/')[0] ?? ''))
      return {
        records: recordsOf(owner).map(record => structuredClone(record)),
        photos: await Promise.all(kept.map(([id, photo]) => toBackupPhoto(id, photo))),
        chats: [...chats].flatMap(([recordId, turns]) =>
          ids.has(recordId) && turns.length > 0 ? [{ recordId, turns: structuredClone(turns) }] : [],
        ),
      }
    },
    async importContents(contents) {
      const fresh = contents.records.filter(({ id }) => !records.has(id))
      for (const record of fresh) records.set(record.id, structuredClone(record))
      for (const { id, type, bytes } of contents.photos)
        if (!photos.has(id)) photos.set(id, new Blob([bytes], { type }))
      for (const { recordId, turns } of contents.chats)
        chats.set(recordId, mergeTurns(chats.get(recordId) ?? [], turns))
      return { added: fresh.length }
    },
  }
}

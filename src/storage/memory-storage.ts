import type { Kept } from '../records/base-record.ts'
import type { ChatTurn } from '../records/chat-turn.ts'
import type { RecordKind } from '../records/record-summary.ts'
import type { Contents } from './backup-file.ts'
import type { Hindrance, Storage } from './storage.ts'

/** What is held in the page's memory, by id. */
export interface Held<T extends Kept> {
  records: Map<string, T>
  photos: Map<string, Blob>
  chats: Map<string, ChatTurn[]>
}

export const holdNothing = <T extends Kept>(): Held<T> => ({
  records: new Map(),
  photos: new Map(),
  chats: new Map(),
})

/** Lets go of a record, its photos and its conversation. */
export const letGo = <T extends Kept>({ records, photos, chats }: Held<T>, id: string): void => {
  records.delete(id)
  for (const key of [...photos.keys()]) if (key === id || key.startsWith(`${id}/`)) photos.delete(key)
  chats.delete(id)
}

/** Two states of one conversation: every turn once, in the order they were asked. */
export const merged = (here: readonly ChatTurn[], other: readonly ChatTurn[]): ChatTurn[] => {
  const known = new Set(here.map(({ id }) => id))
  return [...here, ...other.filter(({ id }) => !known.has(id))].sort((a, b) =>
    a.askedAt < b.askedAt ? -1 : 1,
  )
}

export const newestFirst = (a: Kept, b: Kept): number =>
  a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1

/** A photo as a backup has it. */
export const packed = async (id: string, photo: Blob): Promise<Contents<Kept>['photos'][number]> => ({
  id,
  type: photo.type,
  bytes: new Uint8Array(await photo.arrayBuffer()),
})

/** Keeps everything as long as the page is open; `reason` is why it cannot be longer. */
export const createMemoryStorage = <T extends Kept>(
  { summarise }: RecordKind<T>,
  reason: Hindrance,
): Storage<T> => {
  const { records, photos, chats } = holdNothing<T>()
  const held = { records, photos, chats }
  const own = (owner: string) =>
    [...records.values()].filter(record => record.owner === owner).sort(newestFirst)
  return {
    hindrance: () => reason,
    watch: () => () => {},
    loss: () => 0,
    forgetLoss() {},
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
    listRecords: async owner => own(owner).map(record => structuredClone(record)),
    listSummaries: async (owner, limit) => own(owner).slice(0, limit).map(summarise),
    tally: async owner => ({ records: own(owner).length, unreadable: 0 }),
    async deleteRecord(id) {
      letGo(held, id)
      return { ok: true }
    },
    async deleteAll(owner) {
      for (const { id } of own(owner)) letGo(held, id)
      return { ok: true }
    },
    async moveAll(from, to) {
      for (const record of own(from)) records.set(record.id, { ...record, owner: to })
      return { ok: true }
    },
    async putPhoto(id, photo) {
      photos.set(id, photo)
      return { ok: true }
    },
    getPhoto: async id => photos.get(id) ?? null,
    sweepPhotos: async () => 0,
    getChat: async recordId => structuredClone(chats.get(recordId) ?? []),
    async updateChat(recordId, change) {
      chats.set(recordId, structuredClone(change(chats.get(recordId) ?? [])))
      return { ok: true }
    },
    async dump(owner) {
      const ids = new Set(own(owner).map(({ id }) => id))
      const kept = [...photos].filter(([key]) => ids.has(key.split('/')[0] ?? ''))
      return {
        records: own(owner).map(record => structuredClone(record)),
        photos: await Promise.all(kept.map(([id, photo]) => packed(id, photo))),
        chats: [...chats].flatMap(([recordId, turns]) =>
          ids.has(recordId) && turns.length > 0 ? [{ recordId, turns: structuredClone(turns) }] : [],
        ),
      }
    },
    async restore(contents) {
      const fresh = contents.records.filter(({ id }) => !records.has(id))
      for (const record of fresh) records.set(record.id, structuredClone(record))
      for (const { id, type, bytes } of contents.photos)
        if (!photos.has(id)) photos.set(id, new Blob([bytes], { type }))
      for (const { recordId, turns } of contents.chats)
        chats.set(recordId, merged(chats.get(recordId) ?? [], turns))
      return { added: fresh.length }
    },
  }
}

import type { BaseRecord } from '../records/base-record.ts'
import type { ChatTurn } from '../records/chat-turn.ts'
import type { StoredPhoto } from './storage.ts'

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

/** Whether a key of the photos is that of a photo of this record: the record's own id, or the id with a place behind a slash. */
export const isPhotoOf = (key: string, id: string): boolean => key === id || key.startsWith(`${id}/`)

/** Removes a record, its photos and its conversation. */
export const dropRecord = <T extends BaseRecord>(
  { records, photos, chats }: RecordBuffer<T>,
  id: string,
): void => {
  records.delete(id)
  for (const key of [...photos.keys()]) if (isPhotoOf(key, id)) photos.delete(key)
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

/** A photo in the form it is stored and backed up. */
export const toStoredPhoto = async (id: string, photo: Blob): Promise<StoredPhoto> => ({
  id,
  type: photo.type,
  bytes: await photo.arrayBuffer(),
})

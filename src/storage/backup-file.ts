import { strFromU8, strToU8, unzip, type Zippable, zip } from 'fflate'
import type { BaseRecord } from '../records/base-record.ts'
import type { ChatTurn } from '../records/chat-turn.ts'

/** All data of one owner, as a backup file contains it. */
export interface BackupContents<T extends BaseRecord> {
  records: T[]
  photos: { id: string; type: string; bytes: Uint8Array<ArrayBuffer> }[]
  chats: { recordId: string; turns: ChatTurn[] }[]
}

/** Why a backup file cannot be read. */
export type BackupProblem = 'not-a-backup' | 'damaged' | 'too-new'

const format = 'analyze-h5-backup'
/** 1: records and photos. 2: conversations as well. docs/backup.md describes the files. */
const version = 2
const maxBytes = 2 ** 30

/** The backup as a zip: manifest.json, records.json, chats.json, photos.json and the photos themselves. */
export const packBackup = async <T extends BaseRecord>({
  records,
  photos,
  chats,
}: BackupContents<T>): Promise<Blob> => {
  const json = (value: unknown) => strToU8(JSON.stringify(value, null, 1))
  const files: Zippable = {
    'manifest.json': json({ format, version }),
    'records.json': json(records),
    'chats.json': json(chats),
    'photos.json': json(photos.map(({ id, type }, at) => ({ id, type, file: photoFileName(at) }))),
  }
  for (const [at, { bytes }] of photos.entries()) files[photoFileName(at)] = [bytes, { level: 0 }] // JPEG is packed already
  const packed = await new Promise<Uint8Array>((resolve, reject) =>
    zip(files, { mtime: new Date('1980-01-01T00:00:00') }, (error, data) =>
      error ? reject(error) : resolve(data),
    ),
  )
  return new Blob([new Uint8Array(packed)], { type: 'application/zip' })
}

const photoFileName = (at: number) => `photos/${at + 1}`

/** Reads a backup of this or an earlier version; invalid records are left out. */
export const unpackBackup = async <T extends BaseRecord>(
  file: Blob,
  isRecord: (value: unknown) => value is T,
): Promise<BackupContents<T> | BackupProblem> => {
  if (file.size > maxBytes) return 'not-a-backup'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const files = await new Promise<Record<string, Uint8Array> | null>(resolve =>
    unzip(bytes, (error, data) => resolve(error ? null : data)),
  )
  if (files === null) return 'not-a-backup'
  const read = (name: string): unknown => {
    const data = files[name]
    return data ? JSON.parse(strFromU8(data)) : undefined
  }
  try {
    const manifest = read('manifest.json')
    if (!isObject(manifest) || manifest['format'] !== format) return 'not-a-backup'
    if (typeof manifest['version'] !== 'number' || manifest['version'] > version) return 'too-new'
    return {
      records: toArray(read('records.json')).filter(isRecord),
      chats: toArray(read('chats.json')).flatMap(chat => parseChat(chat)), // version 1 has none
      photos: toArray(read('photos.json')).flatMap(entry => parsePhoto(entry, files)),
    }
  } catch {
    return 'damaged' // a file in it is not JSON, or cut off
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const toArray = (value: unknown): unknown[] => {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new TypeError('not a list')
  return value
}

const parseChat = (value: unknown): BackupContents<BaseRecord>['chats'] => {
  if (!isObject(value) || typeof value['recordId'] !== 'string' || !Array.isArray(value['turns'])) return []
  return [{ recordId: value['recordId'], turns: value['turns'].filter(isChatTurn) }]
}

export const isChatTurn = (value: unknown): value is ChatTurn =>
  isObject(value) &&
  ['id', 'askedAt', 'question', 'answer', 'state'].every(name => typeof value[name] === 'string') &&
  Array.isArray(value['citations'])

const parsePhoto = (
  value: unknown,
  files: Record<string, Uint8Array>,
): BackupContents<BaseRecord>['photos'] => {
  if (!isObject(value)) return []
  const { id, type, file } = value
  const bytes = typeof file === 'string' ? files[file] : undefined
  if (typeof id !== 'string' || typeof type !== 'string' || !type.startsWith('image/') || !bytes) return []
  return [{ id, type, bytes: new Uint8Array(bytes) }]
}

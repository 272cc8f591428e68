import { isObject } from '../../records/is-object.ts'
import { BackupError, type ListedEntry, limits, parseJson } from './format.ts'
import type { ZipFiles } from './zip-files.ts'

/** The entries of a backup of version 1 or 2, whose records, conversations and photos are listed in three files. */
export async function* readOldEntries(zip: ZipFiles): AsyncGenerator<{ listed: ListedEntry; share: number }> {
  const list = async (name: string): Promise<unknown[]> => {
    const value = parseJson(await zip.readText(name, limits.oldListBytes))
    if (value === undefined) return [] // version 1 has no conversations
    if (!Array.isArray(value)) throw new BackupError('damaged')
    return value
  }
  const records = await list('records.json')
  const chats = new Map<unknown, unknown>()
  for (const chat of await list('chats.json')) if (isObject(chat)) chats.set(chat['recordId'], chat['turns'])
  const photos = new Map<unknown, unknown[]>()
  for (const photo of await list('photos.json')) {
    if (!isObject(photo) || typeof photo['id'] !== 'string') continue
    const record = photo['id'].split('/')[0]
    photos.set(record, [...(photos.get(record) ?? []), photo])
  }
  for (const [at, record] of records.entries()) {
    const id = isObject(record) ? record['id'] : undefined
    const listed = { record, turns: chats.get(id), photos: photos.get(id) ?? [] }
    yield { listed, share: (at + 1) / records.length }
  }
}

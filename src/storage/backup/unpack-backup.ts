import { isObject } from '../../records/is-object.ts'
import type { StoredPhoto } from '../storage.ts'
import {
  type BackupBatch,
  BackupError,
  format,
  type ListedEntry,
  limits,
  parseJson,
  partName,
  version,
} from './format.ts'
import { readOldEntries } from './old-versions.ts'
import { openZip, type ZipFiles } from './zip-files.ts'

/** Entries handed on together: few records, and not many photos at a time. */
const batch = { entries: 50, photoBytes: 8 * 2 ** 20 }

/** Reads a backup of this or an earlier version piece by piece; throws a `BackupError` where it cannot be read. */
export const openBackup = async (file: Blob) => {
  const zip = await openZip(file)
  const entries = listEntries(zip)
  let isDone = false

  return {
    /** The next entries, null at the end. */
    async next(): Promise<BackupBatch | null> {
      if (isDone) return null
      const found: BackupBatch = { entries: [], share: 0 }
      let bytes = 0
      while (found.entries.length < batch.entries && bytes < batch.photoBytes) {
        const { value, done } = await entries.next()
        if (done) {
          isDone = true
          return found.entries.length > 0 ? { ...found, share: 1 } : null
        }
        const { listed, share } = value
        const photos: StoredPhoto[] = []
        for (const photo of listed.photos) photos.push(...(await readPhoto(zip, photo)))
        bytes += photos.reduce((sum, photo) => sum + photo.bytes.byteLength, 0)
        found.entries.push({ record: listed.record, turns: listed.turns, photos })
        found.share = share
      }
      return found
    },
    close: zip.close,
  }
}

export type BackupReader = Awaited<ReturnType<typeof openBackup>>

/** The entries in their order, each with how much of the file has been read with it. */
async function* listEntries(zip: ZipFiles): AsyncGenerator<{ listed: ListedEntry; share: number }> {
  const manifest = parseJson(await zip.readText('manifest.json', 2 ** 16))
  if (!isObject(manifest) || manifest['format'] !== format) throw new BackupError('not-a-backup')
  const { version: written } = manifest
  if (typeof written !== 'number' || written > version) throw new BackupError('too-new')
  if (written < 3) {
    yield* readOldEntries(zip)
    return
  }
  const count = zip.names.filter(name => name.startsWith('records/')).length
  for (let part = 1; part <= count; part += 1) {
    const text = await zip.readText(partName(part), limits.partBytes)
    if (text === null) throw new BackupError('damaged')
    const lines = text.split('\n')
    for (const [at, line] of lines.entries())
      yield { listed: parseEntry(parseJson(line)), share: (part - 1 + (at + 1) / lines.length) / count }
  }
}

const parseEntry = (line: unknown): ListedEntry => {
  if (!isObject(line)) throw new BackupError('damaged')
  const { record, turns, photos } = line
  return { record, turns, photos: Array.isArray(photos) ? photos : [] }
}

/** The photo of an entry; none where the entry is not one of a photo. */
const readPhoto = async (zip: ZipFiles, entry: unknown): Promise<StoredPhoto[]> => {
  if (!isObject(entry)) return []
  const { id, type, file } = entry
  const isPhoto = typeof id === 'string' && typeof type === 'string' && type.startsWith('image/')
  if (!isPhoto || typeof file !== 'string' || !file.startsWith('photos/')) return []
  const bytes = await zip.read(file, limits.photoBytes)
  return bytes ? [{ id, type, bytes: bytes.buffer }] : []
}

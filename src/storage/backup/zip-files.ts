import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js'
import { BackupError, limits } from './format.ts'

configure({ useWebWorkers: false })

/** The files of a zip by name; a file that is no zip, or not a sound one, throws a `BackupError`. */
export const openZip = async (file: Blob) => {
  const zip = new ZipReader(new BlobReader(file), { checkSignature: true, checkOverlappingEntry: true })
  const files = new Map<string, FileEntry>()
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      if (files.size >= limits.files) throw new BackupError('not-a-backup')
      // Of two files of one name a reader would take either; none of ours writes such a file.
      if (files.has(entry.filename)) throw new BackupError('damaged')
      if (!entry.directory) files.set(entry.filename, entry)
    }
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError('not-a-backup', error)
  }

  /** A file of the zip, null where there is none; throws where it is larger than allowed, or than it says, or its sum is wrong. */
  const read = async (name: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> => {
    const entry = files.get(name)
    if (!entry) return null
    if (entry.uncompressedSize > maxBytes || entry.encrypted) throw new BackupError('damaged')
    const bytes = new Uint8Array(entry.uncompressedSize)
    let length = 0
    const sink = new WritableStream<Uint8Array>({
      write(chunk) {
        if (length + chunk.length > bytes.length) throw new BackupError('damaged')
        bytes.set(chunk, length)
        length += chunk.length
      },
    })
    try {
      await entry.getData(sink)
    } catch (error) {
      throw new BackupError('damaged', error)
    }
    if (length !== bytes.length) throw new BackupError('damaged')
    return bytes
  }

  const decoder = new TextDecoder('utf-8', { fatal: true })
  return {
    names: [...files.keys()],
    read,
    async readText(name: string, maxBytes: number): Promise<string | null> {
      const bytes = await read(name, maxBytes)
      try {
        return bytes && decoder.decode(bytes)
      } catch (error) {
        throw new BackupError('damaged', error)
      }
    },
    close: () => zip.close(),
  }
}

export type ZipFiles = Awaited<ReturnType<typeof openZip>>

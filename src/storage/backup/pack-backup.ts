import { configure, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import type { BaseRecord } from '../../records/base-record.ts'
import type { RecordEntry } from '../storage.ts'
import { format, limits, partName, photoFileName, version } from './format.ts'

// Its own workers come from blobs, which the content security policy refuses; this runs in a worker of ours.
configure({ useWebWorkers: false })

/** The file so far is handed to the browser in pieces of this size, which it may move to the disk. */
const pieceBytes = 4 * 2 ** 20

/** Collects a stream as Blobs, never more than one piece of it in the memory of this thread. */
const createBlobSink = () => {
  const blobs: Blob[] = []
  let piece: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const flush = () => {
    if (piece.length > 0) blobs.push(new Blob(piece))
    piece = []
    size = 0
  }
  const stream = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      piece.push(chunk)
      size += chunk.length
      if (size >= pieceBytes) flush()
    },
  })
  return {
    stream,
    toBlob: () => {
      flush()
      return new Blob(blobs, { type: 'application/zip' })
    },
  }
}

/** Every file of the zip at the same time, so that the same contents give the same bytes. */
const sameTime = { lastModDate: new Date('1980-01-01T00:00:00'), extendedTimestamp: false }

/** Writes a backup piece by piece: `add` entries in their order, then `finish`. */
export const createBackupPacker = () => {
  const sink = createBlobSink()
  const zip = new ZipWriter(sink.stream, { dataDescriptor: false, ...sameTime })
  const encoder = new TextEncoder()
  let parts = 0
  let photos = 0
  let lines: string[] = []
  let length = 0

  const addFile = (name: string, bytes: Uint8Array<ArrayBuffer>, level: number) =>
    zip.add(name, new Uint8ArrayReader(bytes), { level })
  const closePart = async () => {
    if (lines.length === 0) return
    parts += 1
    const text = lines.join('\n')
    lines = []
    length = 0
    await addFile(partName(parts), encoder.encode(text), 6)
  }
  const begun = addFile('manifest.json', encoder.encode(JSON.stringify({ format, version })), 0)

  return {
    async add(entries: readonly RecordEntry<BaseRecord>[]): Promise<void> {
      await begun
      for (const { record, turns, photos: taken } of entries) {
        const listed: { id: string; type: string; file: string }[] = []
        for (const { id, type, bytes } of taken) {
          photos += 1
          const file = photoFileName(photos)
          listed.push({ id, type, file })
          await addFile(file, new Uint8Array(bytes), 0) // JPEG is packed already
        }
        const line = JSON.stringify({ record, turns, photos: listed })
        lines.push(line)
        length += line.length
        if (lines.length >= limits.recordsPerPart || length >= limits.partBytes / 4) await closePart()
      }
    },
    /** The whole file. */
    async finish(): Promise<Blob> {
      await begun
      await closePart()
      await zip.close()
      return sink.toBlob()
    },
  }
}

export type BackupPacker = ReturnType<typeof createBackupPacker>

import type { BaseRecord } from '../../records/base-record.ts'
import type { RecordEntry, SetAside, StoredPhoto, UncheckedEntry } from '../storage.ts'

/** Something set aside with what belongs to its record. */
export interface SetAsideEntry {
  aside: SetAside
  turns: unknown
  photos: StoredPhoto[]
}

/** What is encrypted: the length of a text in 4 bytes, the text, and the photos it lists. */
export const encodeEntry = <T extends BaseRecord>({
  photos,
  ...entry
}: RecordEntry<T> | SetAsideEntry): Uint8Array<ArrayBuffer> => {
  const listed = photos.map(({ id, type, bytes }) => ({ id, type, length: bytes.byteLength }))
  const text = new TextEncoder().encode(JSON.stringify({ ...entry, photos: listed }))
  const total = photos.reduce((sum, { bytes }) => sum + bytes.byteLength, 4 + text.length)
  const encoded = new Uint8Array(total)
  new DataView(encoded.buffer).setUint32(0, text.length)
  encoded.set(text, 4)
  let at = 4 + text.length
  for (const { bytes } of photos) {
    encoded.set(new Uint8Array(bytes), at)
    at += bytes.byteLength
  }
  return encoded
}

/** What `encodeEntry` made bytes of. */
export const decodeEntry = (encoded: ArrayBuffer): UncheckedEntry | SetAsideEntry => {
  const length = new DataView(encoded).getUint32(0)
  const {
    photos: listed,
    ...entry
  }: (Omit<UncheckedEntry, 'photos'> | Omit<SetAsideEntry, 'photos'>) & {
    photos: { id: string; type: string; length: number }[]
  } = JSON.parse(new TextDecoder().decode(encoded.slice(4, 4 + length)))
  let at = 4 + length
  const photos: StoredPhoto[] = listed.map(photo => {
    const from = at
    at += photo.length
    return { id: photo.id, type: photo.type, bytes: encoded.slice(from, at) }
  })
  return { ...entry, photos }
}

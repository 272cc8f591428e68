/** Markers of a JPEG that say how its pixels are made, and nothing of where and when: tables, frames and scans. */
const isPictureMarker = (marker: number): boolean =>
  marker === 0xdb || marker === 0xc4 || marker === 0xdd || (marker >= 0xc0 && marker <= 0xc2)

const app = (name: string) => [...name].map(letter => letter.charCodeAt(0)).concat(0)
const jfif = app('JFIF')
const colourProfile = app('ICC_PROFILE')

/**
 * Whether bytes are a JPEG of pixels alone, as the app makes them: without EXIF, XMP, comments, thumbnails, or anything after
 * its end.
 */
export const isPlainJpeg = (bytes: Uint8Array): boolean => {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false
  const begins = (at: number, name: readonly number[]) => name.every((code, i) => bytes[at + i] === code)
  let at = 2
  while (at + 3 < bytes.length) {
    if (bytes[at] !== 0xff) return false
    const marker = bytes[at + 1] ?? 0
    const next = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
    if (marker === 0xe0 && begins(at + 4, jfif)) {
      if (bytes[at + 16] !== 0 || bytes[at + 17] !== 0) return false // its thumbnail
    } else if (marker === 0xda) {
      const end = endOfScan(bytes, next)
      if (end === null) return false
      if (bytes[end + 1] === 0xd9) return end + 2 === bytes.length
      at = end
      continue
    } else if (!isPictureMarker(marker) && !(marker === 0xe2 && begins(at + 4, colourProfile))) return false
    at = next
  }
  return false
}

/** Where the marker after the coded pixels is, null where there is none; restart markers and stuffed bytes belong to them. */
const endOfScan = (bytes: Uint8Array, from: number): number | null => {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue
    const marker = bytes[at + 1] ?? 0
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at
  }
  return null
}

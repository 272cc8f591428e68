import type { RecognitionProblem } from '../problem.ts'
import type { PhotoFormat } from './format.ts'

/** What the file is by its content, regardless of its name. Width and height are as shown, orientation applied. */
export interface PhotoHeader {
  ok: true
  format: PhotoFormat
  widthPx: number
  heightPx: number
}

/** 64 megapixels is 256 MB decoded: more than the largest phone sensors shoot by default, less than kills a tab. */
export const MAX_MEGAPIXELS = 64
/** Lower than this not even one row of a list can be read. */
export const MIN_SIDE_PX = 24
/** Nothing but an icon is shorter than this. */
const MIN_LONGER_SIDE_PX = 96

/** A JPEG's size comes after its metadata: EXIF with thumbnail, colour profile, sometimes a depth map. */
const HEAD_BYTES = 256 * 1024

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

interface Size {
  widthPx: number
  heightPx: number
}

const pngSize = (bytes: Uint8Array): Size => {
  const view = viewOf(bytes)
  return { widthPx: view.getUint32(16), heightPx: view.getUint32(20) }
}

const gifSize = (bytes: Uint8Array): Size => {
  const view = viewOf(bytes)
  return { widthPx: view.getUint16(6, true), heightPx: view.getUint16(8, true) }
}

const bmpSize = (bytes: Uint8Array): Size => {
  const view = viewOf(bytes)
  // Heights are negative in bitmaps stored from the top down.
  return { widthPx: Math.abs(view.getInt32(18, true)), heightPx: Math.abs(view.getInt32(22, true)) }
}

function webpSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes)
  const uint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
  switch (ascii(bytes, 12, 4)) {
    case 'VP8X':
      return { widthPx: uint24(24) + 1, heightPx: uint24(27) + 1 }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { widthPx: (bits & 0x3fff) + 1, heightPx: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { widthPx: view.getUint16(26, true) & 0x3fff, heightPx: view.getUint16(28, true) & 0x3fff }
    default:
      return undefined
  }
}

/** EXIF orientation (1-8) out of an APP1 segment's TIFF structure; 1 when there is none. */
function exifOrientation(bytes: Uint8Array, from: number, to: number): number {
  if (ascii(bytes, from, 4) !== 'Exif') return 1
  const view = viewOf(bytes.subarray(from + 6, to))
  const little = view.getUint16(0) === 0x4949
  const directory = view.getUint32(4, little)
  const entries = view.getUint16(directory, little)
  for (let entry = directory + 2; entry < directory + 2 + entries * 12; entry += 12) {
    if (view.getUint16(entry, little) === 0x0112) return view.getUint16(entry + 8, little)
  }
  return 1
}

/** Walks the segments of a JPEG to the frame header. */
function jpegSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes)
  let orientation = 1
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    // Fill bytes and markers without a length.
    if (marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += marker === 0xff ? 1 : 2
      continue
    }
    const length = view.getUint16(at + 2)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      return orientation >= 5 ? { widthPx: height, heightPx: width } : { widthPx: width, heightPx: height }
    }
    if (marker === 0xe1) {
      try {
        orientation = exifOrientation(bytes, at + 4, at + 2 + length)
      } catch {
        // Broken EXIF is common and harmless: browsers then show the photo as it is stored.
      }
    }
    at += 2 + Math.max(2, length)
  }
  return undefined
}

/** HEIC and AVIF: the largest `ispe` (image spatial extents) box; tiles and thumbnails have smaller ones. */
function heifSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes)
  let size: Size | undefined
  for (let at = 4; at + 16 <= bytes.length; at++) {
    if (bytes[at] !== 0x69 || ascii(bytes, at, 4) !== 'ispe') continue
    const found = { widthPx: view.getUint32(at + 8), heightPx: view.getUint32(at + 12) }
    if (!size || found.widthPx * found.heightPx > size.widthPx * size.heightPx) size = found
  }
  return size
}

function sniff(bytes: Uint8Array): PhotoFormat | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'webp'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif'
  if (ascii(bytes, 0, 2) === 'BM' && bytes[6] === 0 && bytes[7] === 0) return 'bmp'
  if (['II*\0', 'MM\0*'].includes(ascii(bytes, 0, 4))) return 'tiff'
  if (ascii(bytes, 4, 4) === 'ftyp') {
    const brands = ascii(bytes, 8, Math.min(56, Math.max(0, viewOf(bytes).getUint32(0) - 8)))
    if (/avi[fs]/.test(brands)) return 'avif'
    if (/hei[cxms]|hev[cxms]|mif1|msf1/.test(brands)) return 'heic'
  }
  return undefined
}

/** What a file that is no image seems to be, so that the message can say so. */
function describeOther(bytes: Uint8Array): RecognitionProblem {
  const start = new TextDecoder()
    .decode(bytes.subarray(0, 1024))
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (/^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(start)) {
    return { ok: false, code: 'svg-refused' }
  }
  const found = /^(<!doctype html|<html)/i.test(start)
    ? 'html'
    : start.startsWith('%PDF')
      ? 'pdf'
      : ascii(bytes, 4, 4) === 'ftyp' || bytes[0] === 0x1a
        ? 'video'
        : ascii(bytes, 0, 2) === 'PK' || (bytes[0] === 0x1f && bytes[1] === 0x8b)
          ? 'archive'
          : // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells text from bytes
            !/[\x00-\x08\x0e-\x1f\uFFFD]/.test(start)
            ? 'text'
            : 'unknown'
  return { ok: false, code: 'not-an-image', found }
}

const READ_SIZE: Record<Exclude<PhotoFormat, 'tiff'>, (bytes: Uint8Array) => Size | undefined> = {
  jpeg: jpegSize,
  png: pngSize,
  webp: webpSize,
  gif: gifSize,
  bmp: bmpSize,
  heic: heifSize,
  avif: heifSize,
}

function sizeOf(format: Exclude<PhotoFormat, 'tiff'>, bytes: Uint8Array): Size | undefined {
  try {
    return READ_SIZE[format](bytes)
  } catch {
    // A DataView throws where the file ends too early.
    return undefined
  }
}

/**
 * Judges the first bytes of a file by their content: format and declared size, or why it is refused. Nothing is decoded,
 * so a decompression bomb stays packed.
 */
export function inspectBytes(bytes: Uint8Array): PhotoHeader | RecognitionProblem {
  if (bytes.length === 0) return { ok: false, code: 'empty-file' }
  const format = sniff(bytes)
  if (!format) return describeOther(bytes)
  // No browser but Safari decodes TIFF, and its size may stand anywhere in the file.
  if (format === 'tiff') return { ok: false, code: 'unsupported-format', format }
  const size = sizeOf(format, bytes)
  if (!size || size.widthPx === 0 || size.heightPx === 0) {
    return { ok: false, code: 'decode-failed', format, reason: 'the header contains no size' }
  }
  const { widthPx, heightPx } = size
  if (widthPx * heightPx > MAX_MEGAPIXELS * 1e6) {
    return { ok: false, code: 'too-large', widthPx, heightPx, limitMegapixels: MAX_MEGAPIXELS }
  }
  if (Math.min(widthPx, heightPx) < MIN_SIDE_PX || Math.max(widthPx, heightPx) < MIN_LONGER_SIDE_PX) {
    return { ok: false, code: 'too-small', widthPx, heightPx, minSidePx: MIN_SIDE_PX }
  }
  return { ok: true, format, widthPx, heightPx }
}

/** `inspectBytes` for a Blob or File: reads its head, and the whole of it only where the size is further back. */
export async function inspectPhoto(photo: Blob): Promise<PhotoHeader | RecognitionProblem> {
  const head = new Uint8Array(await photo.slice(0, HEAD_BYTES).arrayBuffer())
  const header = inspectBytes(head)
  const mayStandFurtherBack = !header.ok && header.code === 'decode-failed' && photo.size > HEAD_BYTES
  return mayStandFurtherBack ? inspectBytes(new Uint8Array(await photo.arrayBuffer())) : header
}

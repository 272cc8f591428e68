import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { inspectBytes, inspectPhoto } from './photo-format.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
const bytes = (text: string) => new TextEncoder().encode(text)

describe('what a file says it is', () => {
  it.each(['jpeg', 'png', 'gif', 'avif'] as const)('a %s tells its format and size', async format => {
    const file = await plain(320, 200).toFormat(format).toBuffer()
    expect(inspectBytes(file)).toEqual({ ok: true, format, widthPx: 320, heightPx: 200 })
  })
  it.each([
    ['lossy', { lossless: false }],
    ['lossless', { lossless: true }],
  ])('a %s WebP tells its size', async (_, options) => {
    const file = await plain(320, 200).webp(options).toBuffer()
    expect(inspectBytes(file)).toEqual({ ok: true, format: 'webp', widthPx: 320, heightPx: 200 })
  })
  it('a WebP with alpha and metadata tells its size', async () => {
    const file = await plain(320, 200).ensureAlpha(0.5).withMetadata().webp().toBuffer()
    expect(inspectBytes(file)).toMatchObject({ format: 'webp', widthPx: 320, heightPx: 200 })
  })
  it('a bitmap tells its size, stored from the top down too', () => {
    const file = new Uint8Array(60)
    file.set(bytes('BM'))
    const view = new DataView(file.buffer)
    view.setInt32(18, 640, true)
    view.setInt32(22, -480, true)
    expect(inspectBytes(file)).toMatchObject({ format: 'bmp', widthPx: 640, heightPx: 480 })
  })
  it('a photo taken upright is measured as it is shown', async () => {
    const file = await plain(320, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(inspectBytes(file)).toMatchObject({ widthPx: 200, heightPx: 320 })
  })
  it('a JPEG whose size comes after 300 kB of metadata is read further', async () => {
    const file = await plain(320, 200).jpeg().toBuffer()
    const segment = Buffer.concat([Buffer.from([0xff, 0xe2, 0xff, 0xff]), Buffer.alloc(0xfffd)])
    const padded = Buffer.concat([file.subarray(0, 2), ...Array(5).fill(segment), file.subarray(2)])
    expect(await inspectPhoto(new Blob([padded]))).toMatchObject({ ok: true, widthPx: 320 })
  })
})

describe('what is refused, by content and not by name', () => {
  it.each([
    ['nothing', '', { code: 'empty-file' }],
    ['text', 'Dear diary', { code: 'not-an-image', found: 'text' }],
    ['a web page', '<!DOCTYPE html><html>', { code: 'not-an-image', found: 'html' }],
    ['a PDF', '%PDF-1.7', { code: 'not-an-image', found: 'pdf' }],
    ['a zip', 'PK\u0003\u0004', { code: 'not-an-image', found: 'archive' }],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">', { code: 'svg-refused' }],
    ['SVG after a prologue', '<?xml version="1.0"?>\n<!-- made by -->\n<svg>', { code: 'svg-refused' }],
    ['TIFF', 'II*\u0000\u0008\u0000\u0000\u0000', { code: 'unsupported-format', format: 'tiff' }],
  ])('%s', (_, content, problem) => {
    expect(inspectBytes(bytes(content))).toMatchObject({ ok: false, ...problem })
  })
  it('a decompression bomb: 100 megapixels in a small PNG', async () => {
    const file = await plain(10_000, 10_000).png().toBuffer()
    expect(file.length).toBeLessThan(400_000)
    expect(inspectBytes(file)).toEqual({
      ok: false,
      code: 'too-large',
      widthPx: 10_000,
      heightPx: 10_000,
      limitMegapixels: 64,
    })
  })
  it('an icon', async () => {
    expect(inspectBytes(await plain(32, 32).png().toBuffer())).toMatchObject({
      code: 'too-small',
      minSidePx: 24,
    })
  })
  it('a JPEG cut before its size', async () => {
    const file = await plain(320, 200).jpeg().toBuffer()
    expect(inspectBytes(file.subarray(0, 30))).toMatchObject({ code: 'decode-failed', format: 'jpeg' })
  })
  it('any bytes whatsoever, without a throw', () => {
    const heads = [
      '\xff\xd8\xff',
      '\x89PNG\r\n\x1a\n',
      'RIFF\0\0\0\0WEBPVP8 ',
      'GIF89a',
      'BM',
      '\0\0\0\x18ftypheic',
      '',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 200 }), (head, tail) => {
        const file = Uint8Array.from([...Buffer.from(head, 'latin1'), ...tail])
        expect(typeof inspectBytes(file).ok).toBe('boolean')
      }),
    )
  })
})

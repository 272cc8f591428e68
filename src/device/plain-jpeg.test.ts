import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { isPlainJpeg } from './plain-jpeg.ts'

const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a53' } })
const photo = readFileSync(new URL('../../test/photos/zh06_clean.jpg', import.meta.url))

it('takes a JPEG of pixels alone, baseline or progressive', async () => {
  for (const progressive of [false, true])
    expect(isPlainJpeg(await sharp(photo).jpeg({ progressive }).toBuffer())).toBe(true)
})

it.each([
  [
    'EXIF',
    () =>
      picture
        .clone()
        .jpeg()
        .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
        .toBuffer(),
  ],
  ['XMP', () => picture.clone().jpeg().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').toBuffer()],
  ['another format', () => picture.clone().png().toBuffer()],
  ['nothing', async () => new Uint8Array()],
])('refuses %s', async (_, make) => {
  expect(isPlainJpeg(await make())).toBe(false)
})

it('refuses a comment, bytes after the end, and a file that is cut off', async () => {
  const bytes = await picture.clone().jpeg().toBuffer()
  const comment = Buffer.from([0xff, 0xfe, 0, 6, 1, 2, 3, 4])
  expect(isPlainJpeg(Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)]))).toBe(false)
  expect(isPlainJpeg(Buffer.concat([bytes, Buffer.from('more')]))).toBe(false)
  for (const share of [0.1, 0.5, 0.9])
    expect(isPlainJpeg(bytes.subarray(0, Math.floor(bytes.length * share)))).toBe(false)
})

import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { inspectPhoto } from '../../../recognition/index.ts'
import { createSendablePhoto } from './sendable-photo.ts'

const located = sharp({ create: { width: 400, height: 300, channels: 3, background: '#a53' } })
  .jpeg()
  .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
const blobOf = async (picture: Sharp) =>
  new Blob([new Uint8Array(await picture.toBuffer())], { type: 'image/jpeg' })

let drawn = 0
const sendable = createSendablePhoto({
  inspect: inspectPhoto,
  prepare: async photo => {
    drawn += 1
    return { ok: true, photo: await blobOf(sharp(await photo.arrayBuffer()).jpeg()) }
  },
})

it('draws a stored photo with a place again, and leaves one of pixels alone as it is', async () => {
  const photo = await blobOf(located)
  expect(await photo.text()).toContain('Exif')
  const sent = await sendable(photo)
  expect(await sent?.text()).not.toContain('Exif')
  expect(drawn).toBe(1)
  if (!sent) throw new Error('nothing is sent')
  expect(await sendable(sent)).toBe(sent)
  expect(drawn).toBe(1)
})

it('gives nothing to send for what is no picture', async () => {
  expect(await sendable(new Blob(['<html>'], { type: 'image/jpeg' }))).toBeNull()
})

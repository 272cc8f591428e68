import { expect, it } from 'vitest'
import { createMemoryCache } from '../../../test/memory-cache.ts'
import { keepSharedPhotos, takeSharedPhotos } from './shared-photos.ts'

/** A browser's caches, each in memory. */
const memoryCaches = () => {
  const all = new Map<string, Cache>()
  return {
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const cache = all.get(name) ?? createMemoryCache().cache
      all.set(name, cache)
      return cache
    },
  }
}

const shareOf = (...photos: string[]): Request => {
  const form = new FormData()
  form.append('title', 'not a photo')
  for (const bytes of photos) form.append('photos', new Blob([bytes], { type: 'image/jpeg' }), `${bytes}.jpg`)
  return new Request('https://app.test/analyze-h5/share-target', { method: 'POST', body: form })
}

const textsOf = (files: File[]) => Promise.all(files.map(file => file.text()))

it('gives the shared photos once, in their order and with their type', async () => {
  const caches = memoryCaches()
  await keepSharedPhotos(shareOf('front', 'back'), caches)
  const photos = await takeSharedPhotos(caches)
  expect(await textsOf(photos)).toEqual(['front', 'back'])
  expect(photos[0]?.type).toBe('image/jpeg')
  expect(await takeSharedPhotos(caches)).toEqual([])
})

it('replaces what an earlier share left, and keeps nine photos', async () => {
  const caches = memoryCaches()
  await keepSharedPhotos(shareOf('old', 'older'), caches)
  await keepSharedPhotos(shareOf(...'123456789abc'), caches)
  expect((await textsOf(await takeSharedPhotos(caches))).join('')).toBe('123456789')
})

it('has nothing where nothing was shared', async () => {
  expect(await takeSharedPhotos(memoryCaches())).toEqual([])
})

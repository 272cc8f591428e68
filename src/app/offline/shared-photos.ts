import { maxPhotos } from '../../records/task-record.ts'

/** Where photos that another app shared wait until a page takes them. */
const cacheName = 'shared-photos'
/** The field of the manifest's share target. */
const field = 'photos'

type Caches = Pick<CacheStorage, 'open' | 'delete' | 'has'>

/** Keeps the photos of a share, a multipart form, in place of those of an earlier share that nobody took; for the service worker. */
export const keepSharedPhotos = async (request: Request, caches: Caches): Promise<void> => {
  const form = await request.formData()
  const photos = form.getAll(field).filter(value => value instanceof File)
  await caches.delete(cacheName)
  const cache = await caches.open(cacheName)
  for (const [at, photo] of photos.slice(0, maxPhotos).entries())
    await cache.put(new URL(`shared-photo/${at}`, request.url), new Response(photo))
}

/** Takes the photos that were shared, in their order; each can be taken once. */
export const takeSharedPhotos = async (caches: Caches): Promise<File[]> => {
  if (!(await caches.has(cacheName))) return []
  const cache = await caches.open(cacheName)
  const answers = await Promise.all((await cache.keys()).map(key => cache.match(key)))
  const photos = await Promise.all(answers.flatMap(answer => (answer ? [answer.blob()] : [])))
  await caches.delete(cacheName)
  return photos.map((photo, at) => new File([photo], `shared-${at + 1}`, { type: photo.type }))
}

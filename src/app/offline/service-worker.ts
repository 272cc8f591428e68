/// <reference lib="webworker" />
// The one service worker: the app opens without a network, and the recognition files are kept once they were fetched.
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope & {
  /** Put in by the build: every file of the app and its revision. */
  readonly __WB_MANIFEST: (PrecacheEntry | string)[]
}

/** The page fills it on purpose (recognition/download.ts); the name is known to both. */
const recognitionCache = 'recognition'
const recognitionPath = `${new URL(self.registration.scope).pathname}recognition/`

precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()

// History routing: every page of the app is index.html.
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')))

/** A new list of files makes the kept ones worthless. */
const respondWithManifest = async (request: Request): Promise<Response> => {
  const cache = await caches.open(recognitionCache)
  const kept = await cache.match(request, { ignoreSearch: true })
  try {
    const fresh = await fetch(request)
    if (!fresh.ok) return kept ?? fresh
    const isSame = kept !== undefined && (await kept.clone().text()) === (await fresh.clone().text())
    if (!isSame) for (const old of await cache.keys()) await cache.delete(old)
    await cache.put(request, fresh.clone())
    return fresh
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

const respondWithFile = async (request: Request): Promise<Response> => {
  const cache = await caches.open(recognitionCache)
  const kept = await cache.match(request)
  if (kept) return kept
  const fresh = await fetch(request)
  const isFile = fresh.status === 200 && !fresh.headers.get('content-type')?.startsWith('text/html')
  // A full storage costs the next offline start, not this reading.
  if (isFile) await cache.put(request, fresh.clone()).catch(() => {})
  return fresh
}

registerRoute(
  ({ url }) => url.pathname.startsWith(recognitionPath),
  async ({ request, url }) =>
    url.pathname.endsWith('/manifest.json') ? respondWithManifest(request) : respondWithFile(request),
)

// The page asks for it when the person wants the new version; a page at work is never taken over.
self.addEventListener('message', event => {
  if (event.data === 'take over') void self.skipWaiting()
})

self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

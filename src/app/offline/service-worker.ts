/// <reference lib="webworker" />
// The one service worker: the app opens without a network, and the recognition files are kept once they were fetched.
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { healPrecache } from './heal-precache.ts'
import { createRecognitionCache } from './recognition-cache.ts'
import { keepSharedPhotos } from './shared-photos.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Put in by the build: every file of the app, its revision and its hash; other bytes are not kept. */
  readonly __WB_MANIFEST: (PrecacheEntry & { integrity: string })[]
}

const files = self.__WB_MANIFEST
precacheAndRoute(files)
cleanupOutdatedCaches()

// History routing: every page of the app is index.html.
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')))

// A photo from another app's share menu: kept for the page that opens with it.
const home = self.registration.scope
registerRoute(
  ({ url }) => url.href === `${home}share-target`,
  async ({ request }) => {
    await keepSharedPhotos(request, caches)
    return Response.redirect(`${home}?start=shared`, 303)
  },
  'POST',
)

const recognition = createRecognitionCache({
  caches,
  fetch: request => fetch(request),
  baseUrl: `${self.registration.scope}recognition/`,
})
const recognitionPath = `${new URL(self.registration.scope).pathname}recognition/`

registerRoute(
  ({ url }) => url.pathname.startsWith(recognitionPath),
  async ({ request, url }) =>
    url.pathname.endsWith('/manifest.json')
      ? recognition.respondWithList(request)
      : recognition.respondWithFile(request),
)

/** Checks all that is kept, and fetches again what is damaged. */
const heal = async (): Promise<void> => {
  const name = (await caches.keys()).find(key => key.startsWith('workbox-precache'))
  if (name !== undefined)
    await healPrecache(files, {
      cache: await caches.open(name),
      keyOf: getCacheKeyForURL,
      fetch: request => fetch(request),
    })
  if (await caches.has('recognition')) await recognition.heal()
}

self.addEventListener('message', event => {
  // The page asks for it when the person wants the new version; a page at work is never taken over.
  if (event.data === 'take over') void self.skipWaiting()
  // At each start of the app with a network.
  if (event.data === 'check files') event.waitUntil(heal())
})

self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

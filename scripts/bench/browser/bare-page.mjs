// A page of one heading that a service worker of three lines has: what a browser needs to paint anything at all from one.
import { createServer } from 'node:http'

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bare page</title></head><body><h1>One heading of a page without styles or scripts.</h1>
<script>navigator.serviceWorker.register('/worker.js')</script></body></html>`

const worker = `addEventListener('install', event => event.waitUntil(caches.open('bare').then(cache => cache.add('/'))))
addEventListener('activate', event => event.waitUntil(clients.claim()))
addEventListener('fetch', event => event.request.mode === 'navigate' && event.respondWith(caches.match('/')))`

/**
 * Serves the page on a free port of this machine.
 * @returns {Promise<{ base: string, close: () => void }>}
 */
export const serveBarePage = async () => {
  const server = createServer(({ url }, response) => {
    const isWorker = url === '/worker.js'
    response.writeHead(200, { 'content-type': isWorker ? 'text/javascript' : 'text/html; charset=utf-8' })
    response.end(isWorker ? worker : html)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The bare page has no port')
  return { base: `http://127.0.0.1:${address.port}/`, close: () => server.close() }
}

import { createInstance } from 'i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadOnChunkLoadError } from './chunk-load-errors.ts'

/** The fields of the page. */
let typed: { value: string }[] = []
const reload = vi.fn()
const server = vi.fn<typeof fetch>()
const chunkIsLost = () => {
  const event = new Event('vite:preloadError', { cancelable: true })
  globalThis.dispatchEvent(event)
  return event
}

/** All that was asked of the server is answered, and what follows from it done. */
const allAnswered = () => new Promise(resolve => setImmediate(resolve))

beforeEach(() => {
  const page = new EventTarget()
  const kept = new Map<string, string>()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  typed = []
  vi.stubGlobal('document', { querySelectorAll: () => typed })
  vi.stubGlobal('location', { reload, href: 'https://app.test/' })
  server.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  reload.mockClear()
  reloadOnChunkLoadError(createInstance())
})
afterEach(() => void vi.unstubAllGlobals())

it('reloads the page when a deploy removed a chunk, and only once', async () => {
  // The importing code gets the error in either case: with undefined instead it would fail later.
  expect(chunkIsLost().defaultPrevented).toBe(false)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(chunkIsLost().defaultPrevented).toBe(false)
  await allAnswered()
  expect(reload).toHaveBeenCalledTimes(1) // it did not help
})

it('keeps the page when there is no network: the browser’s own error page would take its place', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(chunkIsLost().defaultPrevented).toBe(false)
  await allAnswered()
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['has the page', new Response(), 1],
  ['has lost the page', undefined, 0],
])('without a network, where the service worker %s', async (_, kept, reloads) => {
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } })
  vi.stubGlobal('caches', { match: async () => kept })
  chunkIsLost()
  await allAnswered()
  expect(reload).toHaveBeenCalledTimes(reloads)
  expect(server).not.toHaveBeenCalled()
})

it.each([
  ['does not answer', () => Promise.reject(new TypeError('connection reset'))],
  ['is down', async () => new Response(null, { status: 502 })],
])('keeps the page when there is a network and the server %s, until it is there again', async (_, answer) => {
  server.mockImplementation(answer)
  chunkIsLost()
  await allAnswered()
  expect(reload).not.toHaveBeenCalled()
  server.mockResolvedValue(new Response())
  chunkIsLost()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

it('ignores the error during navigation: WebKit reports a chunk as failed when leaving the page aborts it', async () => {
  globalThis.dispatchEvent(new Event('beforeunload'))
  chunkIsLost()
  await allAnswered()
  expect(reload).not.toHaveBeenCalled()
})

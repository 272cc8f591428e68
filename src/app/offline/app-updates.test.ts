import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerServiceWorker, reloadOnChunkLoadError } from './app-updates.ts'

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
  vi.stubGlobal('location', { reload, href: 'https://app.test/' })
  server.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  reload.mockClear()
  reloadOnChunkLoadError()
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

/** A service worker of a state that can change. */
const workerIn = (state: string) => {
  const worker = Object.assign(new EventTarget(), { state, postMessage: vi.fn() })
  const become = (next: string) => {
    worker.state = next
    worker.dispatchEvent(new Event('statechange'))
  }
  return { worker, become }
}

it.each([
  ['is being installed before the page listens', true],
  ['is found later', false],
])('offers a new version that %s, once it waits', async (_, isEarly) => {
  const { worker, become } = workerIn('installing')
  const registration = Object.assign(new EventTarget(), {
    ...{ active: null, waiting: null },
    installing: isEarly ? worker : null,
  })
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => registration,
  })
  vi.stubGlobal('navigator', { onLine: true, serviceWorker })
  const offered = vi.fn()
  await registerServiceWorker(offered)
  if (!isEarly) {
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
  }
  expect(offered).not.toHaveBeenCalled()
  become('installed')
  expect(offered).toHaveBeenCalledTimes(1)
})

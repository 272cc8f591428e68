import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadOnChunkLoadError } from './app-updates.ts'

const reload = vi.fn()
const chunkIsLost = () => {
  const event = new Event('vite:preloadError', { cancelable: true })
  globalThis.dispatchEvent(event)
  return event
}

beforeEach(() => {
  const page = new EventTarget()
  const kept = new Map<string, string>()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  reload.mockClear()
  reloadOnChunkLoadError()
})
afterEach(() => void vi.unstubAllGlobals())

it('opens the page anew when a deploy took a chunk away, and only once', () => {
  // Whoever asked for it hears of it either way: handed nothing instead, they would fail over that.
  expect(chunkIsLost().defaultPrevented).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(chunkIsLost().defaultPrevented).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1) // it did not help
})

it('keeps the page when there is no network: the browser’s own error page would take its place', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(chunkIsLost().defaultPrevented).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it('lets whoever goes elsewhere go: WebKit calls a chunk lost that leaving the page cut off', () => {
  globalThis.dispatchEvent(new Event('beforeunload'))
  chunkIsLost()
  expect(reload).not.toHaveBeenCalled()
})

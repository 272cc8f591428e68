import { afterEach, expect, it, vi } from 'vitest'
import { registerServiceWorker } from './app-updates.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
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

it('has what is kept checked when the page has started, not while its scripts are on their way', async () => {
  vi.useFakeTimers()
  const { worker } = workerIn('activated')
  const registration = Object.assign(new EventTarget(), { active: worker, waiting: null, installing: null })
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { register: async () => registration } })
  await registerServiceWorker(() => {})
  await vi.advanceTimersByTimeAsync(10_000)
  expect(worker.postMessage).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('check files')
})

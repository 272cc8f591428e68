import type { TabLocks } from '../src/device/index.ts'

interface Browser {
  held: Map<string, Promise<unknown>>
  listeners: Set<(data: unknown) => void>
}

const browsers = new Map<string, Browser>()

/** A tab of a browser: tabs of the same browser share locks and hear each other. */
export const openTab = (name: string) => {
  const browser: Browser = browsers.get(name) ?? { held: new Map(), listeners: new Set() }
  browsers.set(name, browser)
  const { held, listeners } = browser
  let close = () => {}
  const closed = new Promise<void>(resolve => {
    close = resolve
  })

  const locks: TabLocks = {
    async withLock(lock, run, signal) {
      const aborted = new Promise<void>(resolve => signal?.addEventListener('abort', () => resolve()))
      while (held.has(lock) && !signal?.aborted) await Promise.race([held.get(lock), aborted])
      if (signal?.aborted) return
      const running = run()
      const holding = Promise.race([running.catch(() => {}), closed])
      held.set(lock, holding)
      void holding.then(() => held.get(lock) === holding && held.delete(lock))
      await running
    },
    isLocked: async lock => held.has(lock),
  }
  const channel = {
    onmessage: null as BroadcastChannel['onmessage'],
    postMessage(data: unknown) {
      for (const listener of listeners) if (listener !== hear) listener(structuredClone(data))
    },
  }
  const hear = (data: unknown) => {
    const event = new MessageEvent('message', { data })
    Reflect.apply(channel.onmessage ?? (() => {}), null, [event])
  }
  listeners.add(hear)
  return {
    locks,
    channel,
    /** What the tab holds is let go of, and it hears nothing any more. */
    close() {
      listeners.delete(hear)
      close()
    },
  }
}

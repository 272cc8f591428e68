import { vi } from 'vitest'

/**
 * Puts the analysis worker's own module in the place of the thread that a browser would start for it: every message is cloned
 * on its way, as between threads. Called before the page's side asks for its worker.
 */
export const runWorkerHere = (): void => {
  const listeners: ((event: MessageEvent) => void)[] = []
  let page: EventTarget | null = null
  vi.stubGlobal('addEventListener', (_: string, listener: (event: MessageEvent) => void) => {
    listeners.push(listener)
  })
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('postMessage', (data: unknown) => {
    page?.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
  })

  class WorkerHere extends EventTarget {
    readonly #started = import('../src/analysis/analysis-worker.ts')

    constructor() {
      super()
      page = this
    }
    postMessage(message: unknown) {
      const data = structuredClone(message)
      void this.#started.then(() => {
        for (const listen of listeners) listen(new MessageEvent('message', { data }))
      })
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', WorkerHere)
}

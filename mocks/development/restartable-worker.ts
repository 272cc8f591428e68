import { type Remote, wrap } from 'comlink'
import type { MockWorker } from '../worker.ts'

/** The mock's worker as it runs now. */
export interface Running {
  remote: Remote<MockWorker>
  /** Aborted when the worker is gone: it could not be loaded, or another took its place. */
  lost: AbortSignal
}

/** What a promise gives, unless the signal is aborted first. */
export const untilAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const give = () => reject(signal.reason)
    signal.addEventListener('abort', give, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', give))
  })

/**
 * Keeps a worker of the mock. In development another takes its place when a file of the mock changes; its state is in IndexedDB, so
 * that nothing the page shows is lost.
 */
export const createRestartableWorker = async (prepare: (remote: Remote<MockWorker>) => Promise<void>) => {
  const begin = () => {
    const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module' })
    const lost = new AbortController()
    // As a server that cannot be reached; the next call tries again.
    worker.addEventListener('error', () => lost.abort(new TypeError('The mock backend could not be loaded')))
    const running: Running = { remote: wrap<MockWorker>(worker), lost: lost.signal }
    const ready = untilAborted(prepare(running.remote), lost.signal).then(() => running)
    const end = () => {
      worker.terminate()
      lost.abort(new TypeError('Failed to fetch'))
    }
    return { ready, end }
  }

  let current = begin()
  await current.ready
  const listeners = new Set<() => void>()
  import.meta.hot?.on('analyze-h5:mock', () => {
    current.end()
    current = begin()
    void current.ready.then(() => {
      for (const listener of listeners) listener()
    })
  })
  return {
    running: (): Promise<Running> => current.ready,
    /** Calls back when another worker has taken the place of the last one. */
    onRestart(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type RestartableWorker = Awaited<ReturnType<typeof createRestartableWorker>>

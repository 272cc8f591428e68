import { type Remote, wrap } from 'comlink'
import { holdPageLock } from '../pages/page-lock.ts'
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
 * The lock by which a shared worker knows that this page is open; null where a tab has a worker of its own: in development, where
 * another takes its place, in browsers without shared workers (Chrome on Android), and on plain http, which has no locks.
 */
const sharedLock = async (): Promise<string | null> => {
  const locks: LockManager | undefined = navigator.locks
  if (import.meta.env.DEV || !('SharedWorker' in globalThis) || !locks) return null
  return holdPageLock(locks, crypto.randomUUID())
}

/** How long a shared worker may leave a ping unanswered, in ms. Far more than a busy one takes: what was asked of it would fail. */
const pingTimeoutMs = 10_000

const isAlive = (ready: Promise<Running>): Promise<boolean> =>
  new Promise(resolve => {
    const timer = setTimeout(() => resolve(false), pingTimeoutMs)
    ready
      .then(({ remote }) => remote.ping())
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer))
  })

const ownWorker = () => {
  const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module' })
  return { worker, endpoint: worker, terminate: () => worker.terminate() }
}

/** One for all tabs; it ends with the last of them. */
const sharedWorker = () => {
  const worker = new SharedWorker(new URL('../worker.ts', import.meta.url), { type: 'module' })
  return { worker, endpoint: worker.port, terminate: () => worker.port.close() }
}

/**
 * Keeps a worker of the mock. In development another takes its place when a file of the mock changes; its state is in IndexedDB, so
 * that nothing the page shows is lost.
 */
export const createRestartableWorker = async (
  prepare: (remote: Remote<MockWorker>, lock: string | null) => Promise<void>,
) => {
  const lock = await sharedLock()
  const begin = () => {
    const { worker, endpoint, terminate } = lock === null ? ownWorker() : sharedWorker()
    const lost = new AbortController()
    // As a server that cannot be reached; the next call tries again.
    worker.addEventListener('error', () => lost.abort(new TypeError('The mock backend could not be loaded')))
    const running: Running = { remote: wrap<MockWorker>(endpoint), lost: lost.signal }
    const ready = untilAborted(prepare(running.remote, lock), lost.signal).then(() => running)
    const end = () => {
      terminate()
      lost.abort(new TypeError('Failed to fetch'))
    }
    return { ready, end }
  }

  let current = begin()
  await current.ready
  const listeners = new Set<() => void>()
  const restart = () => {
    current.end()
    current = begin()
    void current.ready.then(() => {
      for (const listener of listeners) listener()
    })
  }
  import.meta.hot?.on('analyze-h5:mock', restart)
  return {
    async running(): Promise<Running> {
      const asked = current
      // A worker of one's own tells of its end by an error; a shared one that a browser ends is only silent.
      if (lock !== null && !(await isAlive(asked.ready)) && asked === current) restart()
      return current.ready
    },
    /** Calls back when another worker has taken the place of the last one. */
    onRestart(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type RestartableWorker = Awaited<ReturnType<typeof createRestartableWorker>>

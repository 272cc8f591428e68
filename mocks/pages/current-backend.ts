import type { Persistence } from '../control/persistence.ts'
import { holdVersionLock } from './version-lock.ts'

/** Told true when another version of the demo has taken over, and false when that has ended. */
export type OnReplaced = (isReplaced: boolean) => void

/**
 * The backend of this worker. With locks it is the only one of all versions: once another takes over, `get` throws as a server that cannot be
 * reached, and nothing is stored any more; when that has ended, it is opened again, with what the other one stored.
 */
export const createCurrentBackend = <Backend>(
  open: (whileCurrent: (persistence: Persistence) => Persistence) => Promise<Backend>,
) => {
  let started: Promise<Backend> | null = null
  let openings = 0
  let isReplaced = false
  let isReady: Promise<unknown> | null = null
  const listeners = new Set<OnReplaced>()

  const begin = () => {
    openings += 1
    const opening = openings
    started = open(({ load, save }) => ({
      load,
      save: async (...kept) => {
        if (!isReplaced && opening === openings) await save(...kept)
      },
    }))
    return started
  }

  return {
    get(): Promise<Backend> {
      if (isReplaced) throw new TypeError('Another tab runs another version of the demo')
      if (!started) throw new Error('start() comes before everything else')
      return started
    },

    /** Opens the backend, once; `locks` where tabs share it, null where it is the page's own. */
    async start(locks: LockManager | null): Promise<void> {
      isReady ??= locks
        ? holdVersionLock(locks, isHeld => {
            isReplaced = !isHeld
            if (isHeld) void begin()
            for (const listener of listeners) listener(isReplaced)
          }).then(() => started)
        : begin()
      await isReady
    },

    /** Tells a page at once where it is replaced, and of every change until the page is gone. */
    watch(listener: OnReplaced, gone: AbortSignal): void {
      listeners.add(listener)
      gone.addEventListener('abort', () => void listeners.delete(listener))
      if (isReplaced) listener(true)
    },
  }
}

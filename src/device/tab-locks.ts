/** Named locks shared by all tabs of the app; closing a tab releases its locks. */
export interface TabLocks {
  /** Runs while holding the lock; waits for another tab to release it, unless the signal aborts first. */
  withLock: (name: string, run: () => Promise<void>, signal?: AbortSignal) => Promise<void>
  /** Whether any tab holds the lock. */
  isLocked: (name: string) => Promise<boolean>
}

/** Locks of the Web Locks API; where it is missing (plain http on a LAN address) tabs do not see each other. */
export const createTabLocks = (): TabLocks => {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return { withLock: (_, run) => run(), isLocked: async () => false }
  return {
    withLock: async (name, run, signal) => {
      try {
        await locks.request(name, signal ? { signal } : {}, run)
      } catch (error) {
        if (!(signal?.aborted && error === signal.reason)) throw error
      }
    },
    isLocked: async name => ((await locks.query()).held ?? []).some(lock => lock.name === name),
  }
}

/** Runs if no other tab of the app is open; never where the Web Locks API is missing. */
export const runInOnlyTab = async (run: () => Promise<unknown>): Promise<void> => {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return
  await locks.request('page', { ifAvailable: true }, async lock => {
    if (lock) await run()
  })
  // A shared lock marks this tab as open.
  void locks.request('page', { mode: 'shared' }, () => new Promise(() => {}))
}

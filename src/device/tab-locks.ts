/** Says to other tabs what this one is working on; a tab that dies lets go by itself. */
export interface TabLocks {
  /** Runs with the name held; where another tab holds it, when that lets go, unless the signal aborts before. */
  hold: (name: string, run: () => Promise<void>, signal?: AbortSignal) => Promise<void>
  /** Whether any tab holds the name. */
  isHeld: (name: string) => Promise<boolean>
}

/** The browser's locks; without them (plain http on a LAN address has none) every tab is for itself. */
export const createTabLocks = (): TabLocks => {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return { hold: (_, run) => run(), isHeld: async () => false }
  return {
    hold: async (name, run, signal) => {
      try {
        await locks.request(name, signal ? { signal } : {}, run)
      } catch (error) {
        if (!(signal?.aborted && error === signal.reason)) throw error
      }
    },
    isHeld: async name => ((await locks.query()).held ?? []).some(lock => lock.name === name),
  }
}

/** Runs where no other tab of the app is open; without locks, which could tell, never. */
export const runWhenAlone = async (run: () => Promise<unknown>): Promise<void> => {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return
  await locks.request('page', { ifAvailable: true }, async lock => {
    if (lock) await run()
  })
  // From now on this is a tab that is open.
  void locks.request('page', { mode: 'shared' }, () => new Promise(() => {}))
}

/** Notices that nothing was heard for a while. */
export interface Silence {
  /** Resolves with null once `ms` passed without a call of `heard`; never after `end`. */
  passed: Promise<null>
  heard: () => void
  end: () => void
}

/** Watches for a silence of `ms`; `wait` resolves after a while, or at once when aborted. */
export const createSilence = (
  ms: number,
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
): Silence => {
  let pause = new AbortController()
  let isOver = false
  const watch = async (resolve: (passed: null) => void) => {
    while (!isOver) {
      const { signal } = pause
      await wait(ms, signal)
      if (!signal.aborted && !isOver) return resolve(null)
    }
  }
  return {
    passed: new Promise(resolve => void watch(resolve)),
    heard() {
      pause.abort()
      pause = new AbortController()
    },
    end() {
      isOver = true
      pause.abort()
    },
  }
}

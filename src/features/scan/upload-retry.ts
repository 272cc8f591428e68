const firstPauseMs = 5_000
const maxPauseMs = 300_000

/**
 * Delivers what the server is still to be asked, again and again until nothing is left: with pauses that grow while
 * nobody answers, and at once when `wake` says that somebody may.
 */
export const createUploadRetry = ({
  uploadPending,
  wait,
  random,
}: {
  /** Resolves with whether all is delivered. */
  uploadPending: () => Promise<boolean>
  /** Resolves after a while, or at once when aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** 0-1; spreads the devices that lost the same server. */
  random: () => number
}) => {
  let running: Promise<void> | null = null
  let pause = new AbortController()
  let failures = 0
  let isWanted = false

  const run = async (): Promise<void> => {
    for (isWanted = true; isWanted; ) {
      isWanted = false
      if (await uploadPending()) failures = 0
      else {
        isWanted = true
        const pauseMs = Math.min(maxPauseMs, firstPauseMs * 2 ** failures)
        failures += 1
        pause = new AbortController()
        await wait(pauseMs * (0.5 + random() / 2), pause.signal)
      }
    }
  }

  return {
    /** Goes on delivering until nothing is left; resolves then. */
    start: (): Promise<void> => {
      isWanted = true
      running ??= run().finally(() => {
        running = null
      })
      return running
    },
    /** The network, or the person, has come back. */
    wake(): void {
      failures = 0
      pause.abort()
    },
  }
}

export type UploadRetry = ReturnType<typeof createUploadRetry>

import type { UploadRound } from './pending-uploads.ts'

const firstPauseMs = 5_000
const maxPauseMs = 300_000
/** A server that asks for a longer pause is asked again after this one. */
const maxRetryAfterMs = 3_600_000

/**
 * Asks the server about all photos that wait, again and again until none is left: with pauses that grow while the server
 * does not respond, immediately after `wake`, and never before `Retry-After`.
 */
export const createUploadRetry = ({
  uploadPending,
  wait,
  now,
  random,
}: {
  uploadPending: () => Promise<UploadRound>
  /** Resolves after a delay, or immediately when aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  now: () => Date
  /** 0-1; spreads the devices that lost the same server. */
  random: () => number
}) => {
  let running: Promise<void> | null = null
  let pause = new AbortController()
  let failures = 0
  let isWanted = false
  let earliestMs = 0

  const notBefore = (ms: number) => {
    earliestMs = Math.max(earliestMs, now().getTime() + Math.min(maxRetryAfterMs, ms))
  }

  const run = async (): Promise<void> => {
    for (isWanted = true; isWanted; ) {
      const blockedMs = earliestMs - now().getTime()
      if (blockedMs > 0) {
        await wait(blockedMs, new AbortController().signal)
        continue
      }
      isWanted = false
      const { isDone, retryAfterMs = 0 } = await uploadPending()
      if (isDone) {
        failures = 0
        continue
      }
      isWanted = true
      notBefore(retryAfterMs)
      const pauseMs = Math.min(maxPauseMs, firstPauseMs * 2 ** failures)
      failures += 1
      pause = new AbortController()
      await wait(pauseMs * (0.5 + random() / 2), pause.signal)
    }
  }

  return {
    /** Asks until nothing is left, after `afterMs` at the earliest; resolves then. */
    start: (afterMs = 0): Promise<void> => {
      notBefore(afterMs)
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

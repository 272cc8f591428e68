import { describe, expect, it } from 'vitest'
import { createUploadRetry } from './upload-retry.ts'

/** An outbox whose rounds turn out as told, the last one for good; a number is the Retry-After of a failed one. */
const setUp = (outcomes: (boolean | number)[], random = 1) => {
  const pausesMs: number[] = []
  let deliveries = 0
  let nowMs = 0
  const outbox = createUploadRetry({
    uploadPending: async () => {
      const outcome = outcomes[Math.min(deliveries++, outcomes.length - 1)] ?? true
      return typeof outcome === 'number' ? { isDone: false, retryAfterMs: outcome } : { isDone: outcome }
    },
    wait: async ms => {
      pausesMs.push(ms)
      nowMs += ms
    },
    now: () => new Date(nowMs),
    random: () => random,
  })
  return { outbox, pausesMs, deliveries: () => deliveries }
}

describe('the outbox', () => {
  it('ends when all is delivered', async () => {
    const { outbox, pausesMs, deliveries } = setUp([true])
    await outbox.start()
    expect([deliveries(), pausesMs]).toEqual([1, []])
  })

  it('doubles the pause after each unanswered attempt, up to five minutes', async () => {
    const { outbox, pausesMs } = setUp([...Array.from({ length: 8 }, () => false), true])
    await outbox.start()
    expect(pausesMs.map(ms => ms / 1000)).toEqual([5, 10, 20, 40, 80, 160, 300, 300])
  })

  it.each([
    [0, 2.5],
    [0.5, 3.75],
  ])('spreads devices: with %f of 1 it pauses %f s of 5', async (random, pauseS) => {
    const { outbox, pausesMs } = setUp([false, true], random)
    await outbox.start()
    expect(pausesMs.map(ms => ms / 1000)).toEqual([pauseS])
  })

  it('begins with short pauses again after a success', async () => {
    const { outbox, pausesMs } = setUp([false, false, true, false, true])
    await outbox.start()
    await outbox.start()
    expect(pausesMs.map(ms => ms / 1000)).toEqual([5, 10, 5])
  })

  it('asks after the pause that the server wants, an hour at most, and begins when it is told to', async () => {
    const { outbox, pausesMs } = setUp([120_000, 86_400_000, true])
    await outbox.start(7_000)
    // Each wanted pause is what the growing one leaves of it.
    expect(pausesMs.map(ms => ms / 1000)).toEqual([7, 5, 115, 10, 3590])
  })

  it('is not woken before the time that the server asked for', async () => {
    let nowMs = 0
    const asked: number[] = []
    const outbox = createUploadRetry({
      uploadPending: async () => {
        asked.push(nowMs)
        return asked.length > 1 ? { isDone: true } : { isDone: false, retryAfterMs: 60_000 }
      },
      wait: async ms => {
        outbox.wake()
        nowMs += ms
      },
      now: () => new Date(nowMs),
      random: () => 1,
    })
    await outbox.start()
    expect(asked[1]).toBeGreaterThanOrEqual(60_000)
  })

  it('continues immediately when it is woken', async () => {
    let deliveries = 0
    const outbox = createUploadRetry({
      uploadPending: async () => ({ isDone: ++deliveries > 1 }),
      now: () => new Date(0),
      wait: (_, signal) => new Promise(resolve => signal.addEventListener('abort', () => resolve())),
      random: () => 1,
    })
    const done = outbox.start()
    await expect.poll(() => deliveries).toBe(1)
    await new Promise(resolve => setTimeout(resolve))
    outbox.wake()
    await done
    expect(deliveries).toBe(2)
  })

  it('runs once at a time, and once more for items added in the meantime', async () => {
    let running = 0
    let most = 0
    let deliveries = 0
    const outbox = createUploadRetry({
      uploadPending: async () => {
        running += 1
        most = Math.max(most, running)
        deliveries += 1
        await new Promise(resolve => setTimeout(resolve))
        running -= 1
        return { isDone: true }
      },
      now: () => new Date(0),
      wait: async () => {},
      random: () => 1,
    })
    const first = outbox.start()
    await Promise.resolve()
    await Promise.all([first, outbox.start()])
    expect([most, deliveries]).toEqual([1, 2])
  })
})

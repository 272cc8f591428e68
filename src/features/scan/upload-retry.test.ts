import { describe, expect, it } from 'vitest'
import { createUploadRetry } from './upload-retry.ts'

/** An outbox whose deliveries turn out as told, the last one for good. */
const setUp = (outcomes: boolean[], random = 1) => {
  const pausesMs: number[] = []
  let deliveries = 0
  const outbox = createUploadRetry({
    uploadPending: async () => outcomes[Math.min(deliveries++, outcomes.length - 1)] ?? true,
    wait: async ms => void pausesMs.push(ms),
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

  it('pauses twice as long each time nobody answers, five minutes at most', async () => {
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

  it('goes on at once when it is woken', async () => {
    let deliveries = 0
    const outbox = createUploadRetry({
      uploadPending: async () => ++deliveries > 1,
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

  it('runs once at a time, and once more for what came meanwhile', async () => {
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
        return true
      },
      wait: async () => {},
      random: () => 1,
    })
    const first = outbox.start()
    await Promise.resolve()
    await Promise.all([first, outbox.start()])
    expect([most, deliveries]).toEqual([1, 2])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PullEvent, type PullState, pullReducer, restingPull, thresholdPx } from './pull.ts'

const pulled = (...events: PullEvent[]) => events.reduce(pullReducer, restingPull)
const far = { type: 'moved', distancePx: 200 } as const
const near = { type: 'moved', distancePx: 30 } as const

describe('pulling to refresh', () => {
  it('passes through its five states', () => {
    expect(pulled(near).phase).toBe('pulling')
    expect(pulled(near, far).phase).toBe('reached')
    expect(pulled(near, { type: 'released' }).phase).toBe('aborting')
    expect(pulled(far, { type: 'released' })).toEqual({ phase: 'refreshing', offsetPx: thresholdPx })
    expect(pulled(far, { type: 'released' }, { type: 'refreshed' }).phase).toBe('restoring')
    expect(pulled(far, { type: 'released' }, { type: 'refreshed' }, { type: 'settled' })).toEqual(restingPull)
  })

  it('does not say that it refreshed when it failed', () => {
    expect(pulled(far, { type: 'released' }, { type: 'failed' })).toEqual({
      phase: 'restoring',
      offsetPx: thresholdPx,
      hasFailed: true,
    })
    expect(pulled(far, { type: 'released' }, { type: 'failed' }, { type: 'settled' })).toEqual(restingPull)
    expect(pulled(near, { type: 'failed' })).toEqual(pulled(near))
  })

  it('gives the word for how it ended room until it was read', () => {
    expect(pulled(far, { type: 'released' }, { type: 'refreshed' }).offsetPx).toBe(thresholdPx)
    expect(pulled(far, { type: 'released' }, { type: 'failed' }).offsetPx).toBe(thresholdPx)
  })

  it('is reached at 45 px of the page, and no earlier', () => {
    expect(pulled({ type: 'moved', distancePx: 89 }).phase).toBe('pulling')
    expect(pulled({ type: 'moved', distancePx: 90 }).phase).toBe('reached')
  })

  it('goes back to rest when the finger goes back', () => {
    expect(pulled(far, { type: 'moved', distancePx: -5 })).toEqual(restingPull)
  })

  it('never refreshes without a release beyond the threshold, and always comes to rest', () => {
    const event = fc.oneof(
      fc.record({ type: fc.constant('moved' as const), distancePx: fc.integer({ min: -300, max: 900 }) }),
      fc.constantFrom(
        { type: 'released' as const },
        { type: 'refreshed' as const },
        { type: 'failed' as const },
        { type: 'settled' as const },
      ),
    )
    fc.assert(
      fc.property(fc.array(event), events => {
        let pull: PullState = restingPull
        for (const happened of events) {
          const before = pull
          pull = pullReducer(pull, happened)
          if (pull.phase === 'refreshing' && before.phase !== 'refreshing')
            expect([before.phase, happened.type]).toEqual(['reached', 'released'])
          expect(pull.offsetPx).toBeGreaterThanOrEqual(0)
          expect(pull.offsetPx).toBeLessThanOrEqual(96)
        }
        const end = [{ type: 'released' }, { type: 'refreshed' }, { type: 'settled' }] as const
        expect(end.reduce<PullState>(pullReducer, pull)).toEqual(restingPull)
      }),
    )
  })
})

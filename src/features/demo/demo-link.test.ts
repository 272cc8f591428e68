import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type DemoState, failureKinds } from './demo-backend.ts'
import { readDemoLink, writeDemoLink } from './demo-link.ts'

it('reads a link', () => {
  expect(readDemoLink('scenario:vip,latency:2000,seed:7')).toEqual({
    seed: 7,
    scenarios: ['vip'],
    settings: { latencyMs: 2000 },
  })
})

it.each(['', ',,,', 'seed:abc', 'latency:-1', 'rate:2', 'kind:fire', 'clock:yesterday', 'x', ':'])(
  'passes over %j',
  demo => {
    expect(readDemoLink(demo)).toEqual({ scenarios: [], settings: {} })
  },
)

it('reads back what it wrote', () => {
  const state = fc.record({
    seed: fc.integer({ min: 0, max: 1e6 }),
    scenarios: fc.array(fc.constantFrom('vip', 'slow', 'offline').map(name => ({ name, params: {} }))),
    settings: fc.record({
      latencyMs: fc.integer({ min: 0, max: 60_000 }),
      failureRate: fc.constantFrom(0, 0.25, 1),
      failureKind: fc.constantFrom(...failureKinds),
      isOffline: fc.boolean(),
    }),
    clock: fc.record({
      now: fc.constant('2026-11-20T08:00:00.000Z'),
      offsetMs: fc.integer(),
      isFrozen: fc.boolean(),
    }),
  })
  fc.assert(
    fc.property(state, shown => {
      const whole: DemoState = {
        ...shown,
        account: null,
        accounts: [],
        smsInbox: [],
        analytics: [],
        calls: [],
      }
      const link = readDemoLink(writeDemoLink(whole, name => name, 'en'))
      expect(link.seed).toBe(shown.seed)
      expect(link.lang).toBe('en')
      expect(link.scenarios).toEqual(shown.scenarios.map(({ name }) => name))
      expect(link.settings.latencyMs ?? 0).toBe(shown.settings.latencyMs)
      expect(link.settings.failureRate ?? 0).toBe(shown.settings.failureRate)
      expect(link.settings.isOffline ?? false).toBe(shown.settings.isOffline)
    }),
  )
})

import { describe, expect, it } from 'vitest'
import { createAsking, faultsOf, readAsked } from './judge.ts'
import { understoodOf } from './understood.ts'

const ask = await createAsking()

// The floors lie below what was measured (docs/measurements/answers.md): a change that falls below them made answers worse.
const floors = {
  kept: { right: 0.94, wish: 0.9, refused: 0.03 },
  training: { right: 0.95, wish: 0.93, refused: 0.03 },
  'round-6': { right: 0.95, wish: 0.92, refused: 0.03 },
  'round-9': { right: 0.95, wish: 0.95, refused: 0.03 },
  'round-17': { right: 0.87, wish: 0.9, refused: 0.03 },
}

describe.each(['kept', 'training', 'round-6', 'round-9', 'round-17'] as const)(
  'questions of the half %s',
  half => {
    const judged = readAsked(half).map(asked => {
      const { said, heard } = ask(asked)
      return { asked, faults: faultsOf(asked, said), isUnderstood: understoodOf(asked, heard).wish }
    })
    const share = (is: (one: (typeof judged)[number]) => boolean) => judged.filter(is).length / judged.length

    it('are understood and answered right', () => {
      expect(share(({ isUnderstood }) => isUnderstood)).toBeGreaterThan(floors[half].wish)
      expect(share(({ faults }) => faults.length === 0)).toBeGreaterThan(floors[half].right)
    })

    it('never hear that all is well where care is needed', () => {
      expect(
        judged.filter(({ faults }) => faults.includes('reassures')).map(({ asked }) => asked.id),
      ).toEqual([])
    })

    it('are seldom refused', () => {
      expect(share(({ faults }) => faults.includes('refused'))).toBeLessThan(floors[half].refused)
    })
  },
)

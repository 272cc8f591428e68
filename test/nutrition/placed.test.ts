import { describe, expect, it } from 'vitest'
import { randomFrom } from '../seeded-random.ts'
import { judge, read } from './judge.ts'
import { placedTable } from './placed.ts'
import { figuresOf, photoTables } from './reading.ts'

const readAs = (count: number, hold: { turn: number; tilt: number; bend: number; lost: number }) =>
  figuresOf(
    photoTables(count).map((table, seed) => {
      const random = randomFrom(seed + 1)
      const either = (most: number) => (random() * 2 - 1) * most
      const camera = { ...hold, turn: either(hold.turn), tilt: either(hold.tilt), bend: either(hold.bend) }
      const { text, words } = placedTable(table, { ...camera, random })
      return judge(table, read(text, words))
    }),
  )

describe('tables that were read column by column', () => {
  it.each([
    ['straight', { turn: 0, tilt: 0, bend: 0, lost: 0 }, 0.99],
    ['turned by 4 degrees', { turn: 0.07, tilt: 0, bend: 0, lost: 0 }, 0.98],
    ['narrowing and bent', { turn: 0.06, tilt: 0.15, bend: 0.02, lost: 0 }, 0.95],
    ['with a word in ten lost', { turn: 0.06, tilt: 0.15, bend: 0.02, lost: 0.1 }, 0.7],
  ])('%s: their rows are found again, and no value is sure that belongs to another', (_, hold, least) => {
    const { cells, unmarked } = readAs(24, hold)
    expect(unmarked).toEqual([])
    expect(cells).toBeGreaterThan(least)
  })
})

import { describe, expect, it } from 'vitest'
import { figuresOf, madePacks, misprintsNoticed, readAll, realPacks } from './reading.ts'

describe('nutrition tables in every form and spelling', () => {
  it.each([
    ['of real packs', realPacks],
    ['of no product', madePacks],
  ])('%s are read with their units, columns and shares of the day', (_, packs) => {
    const figures = figuresOf(readAll(packs))
    expect(figures.unmarked).toEqual([])
    expect(figures.cells).toBe(1)
    expect(figures.units).toBe(1)
    expect(figures.columns).toBe(1)
    expect(figures.shares).toBe(1)
    expect(figures.asked).toBeLessThan(0.01)
  })

  it.each([
    ['lost point', 0.85],
    ['moved point', 0.75],
    ['wrong unit', 0.9],
  ] as const)('marks values with a %s', (misprint, least) => {
    const { values, marked } = misprintsNoticed(misprint)
    expect(values).toBeGreaterThan(300)
    expect(marked / values).toBeGreaterThan(least)
  })
})

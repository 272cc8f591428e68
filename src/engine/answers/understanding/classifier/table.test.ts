import { expect, it } from 'vitest'
import { keyOf, largestLevel, packRows, type Row, unpackRows } from './table.ts'
import table from './weights.json' with { type: 'json' }

it('reads the rows that it wrote, however far apart their keys are', () => {
  const rows: Row[] = [
    [0, [[0, 1]]],
    [
      8279,
      [
        [3, -largestLevel],
        [28, largestLevel],
      ],
    ],
    [16_559, [[28, -1]]],
    [24_840, [[1, 2]]],
    [0xffffff, [[31, 7]]],
  ]
  expect(unpackRows(packRows(rows))).toEqual(rows)
})

it('writes only what JSON keeps as one byte', () => {
  const levels = Array.from({ length: 2 * largestLevel + 1 }, (_, at) => at - largestLevel)
  const text = packRows(levels.map((level, at): Row => [at * 997, [[at % 32, level]]]))
  expect(JSON.stringify(text)).toHaveLength(text.length + 2)
  expect(text).toMatch(/^[\x20-\x7e]*$/)
})

it('has a table in the order of its keys', () => {
  const keys = unpackRows(table.rows).map(([key]) => key)
  expect(keys.length).toBeGreaterThan(10_000)
  expect(keys).toEqual([...new Set(keys)].sort((a, b) => a - b))
})

it('gives a feature the same key everywhere', () => {
  expect(keyOf('')).toBe((0x811c9dc5 ^ 0x81) & 0xffffff)
  expect(keyOf('@permit~C')).not.toBe(keyOf('C~@permit'))
})

import { expect, it } from 'vitest'
import { wholeCharacters } from './whole-characters.ts'

const seenAt = (text: string, from: number, to: number) => ({ text, confidence: 1, from, to })

it('gives Chinese characters the width of print, and marks half of it', () => {
  const [sugar, mark] = wholeCharacters([seenAt('糖', 0.29, 0.31), seenAt('，', 0.69, 0.71)], 0.25)
  expect(sugar?.from).toBeCloseTo(0.2)
  expect(sugar?.to).toBeCloseTo(0.4)
  expect(mark?.from).toBeCloseTo(0.65)
  expect(mark?.to).toBeCloseTo(0.75)
})
it('lets no character reach past the middle to the next one or past the row', () => {
  const [first, last] = wholeCharacters([seenAt('白', 0.4, 0.42), seenAt('砂', 0.6, 0.62)], 2)
  expect(first?.from).toBe(0)
  expect(first?.to).toBeCloseTo(0.51)
  expect(last?.from).toBeCloseTo(0.51)
  expect(last?.to).toBe(1)
})
it('keeps a stretch that is wider than print already', () => {
  const [wide] = wholeCharacters([seenAt('一', 0.1, 0.9)], 0.2)
  expect(wide).toMatchObject({ from: 0.1, to: 0.9 })
})
it('takes the width of Chinese characters from the distance between them, not above the height of the row', () => {
  const row = [0.2, 0.3, 0.4, 0.5].map(at => seenAt('酸', at - 0.01, at + 0.01))
  const last = wholeCharacters(row, 0.25).at(-1)
  expect(last?.to).toBeCloseTo(0.55)
  expect(wholeCharacters(row, 0.06).at(-1)?.to).toBeCloseTo(0.53)
})

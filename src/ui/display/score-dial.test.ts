import { expect, it } from 'vitest'
import { scoreBand } from './score-dial.tsx'

it.each([
  [100, 'green'],
  [80, 'green'],
  [79, 'yellow'],
  [60, 'yellow'],
  [59, 'orange'],
  [40, 'orange'],
  [39, 'red'],
  [0, 'red'],
  [null, 'none'],
] as const)('a score of %s is in the band %s', (score, band) => {
  expect(scoreBand(score)).toBe(band)
})

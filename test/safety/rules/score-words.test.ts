import { expect, it } from 'vitest'
import { isUnsureReading } from '../../../src/engine/scoring/no-score/unsure-reading.ts'
import { bandOfScore } from '../../../src/engine/scoring/score-bands.ts'

it.each([
  [100, 'excellent', '优秀'],
  [90, 'excellent', '优秀'],
  [89, 'green', '较好'],
  [80, 'green', '较好'],
  [79, 'yellow', '尚可'],
  [60, 'yellow', '尚可'],
  [59, 'orange', '需留意'],
  [40, 'orange', '需留意'],
  [39, 'red', '较差'],
  [0, 'red', '较差'],
] as const)('a score of %d is %s, %s', (score, level, word) => {
  expect(bandOfScore(score)).toMatchObject({ level, word: { zh: word } })
})

it.each([
  ['foreign_list', true],
  ['low_confidence', true],
  ['partial_reading', true],
  ['doubtful_word', true],
  ['alcohol', false],
  ['no_list', false],
  [null, false],
  [undefined, false],
] as const)('a list without a score for the reason %s may contain what was not found: %s', (reason, may) =>
  expect(isUnsureReading(reason)).toBe(may),
)

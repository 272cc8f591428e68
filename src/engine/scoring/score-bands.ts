import type { Bilingual } from '../result.ts'

/** The levels that a score is called by; the screens' locale files name them alike (score-bands.test.ts). */
export interface ScoreBand {
  level: 'excellent' | 'green' | 'yellow' | 'orange' | 'red'
  /** The lowest score of the band. */
  from: number
  word: Bilingual
}

const worst: ScoreBand = { level: 'red', from: 0, word: { zh: '较差', en: 'Poor' } }

/** The bands of a score, the best first. */
const scoreBands: readonly ScoreBand[] = [
  { level: 'excellent', from: 90, word: { zh: '优秀', en: 'Excellent' } },
  { level: 'green', from: 80, word: { zh: '较好', en: 'Good' } },
  { level: 'yellow', from: 60, word: { zh: '尚可', en: 'Fair' } },
  { level: 'orange', from: 40, word: { zh: '需留意', en: 'Watch' } },
  worst,
]

/** The band of a score of 0-100. */
export const bandOfScore = (score: number): ScoreBand => scoreBands.find(({ from }) => score >= from) ?? worst

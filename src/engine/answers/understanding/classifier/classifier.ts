import { type Wish, wishes } from '../wishes.ts'
import { conceptsIn, featuresOf } from './features.ts'
import { keyOf, type Row, unpackRows } from './table.ts'
import { common, unusedIn } from './unused-words.ts'
import table from './weights.json' with { type: 'json' }

let weightsByKey: ReadonlyMap<number, Row[1]> | undefined

export interface Guess {
  wish: Wish
  /** 0-1: the share of this wish among all; docs/measurements/answers.md holds it against measured questions. */
  confidence: number
  /** The other readings, the nearest first. */
  others: readonly Wish[]
  /** Words that neither a name nor a concept accounts for. */
  unused: readonly string[]
}

/** What a question wants, its names replaced by placeholders; the same text always gets the same guess. */
export const guessWish = (masked: string): Guess => {
  weightsByKey ??= new Map(unpackRows(table.rows))
  const concepts = conceptsIn(masked)
  const features = featuresOf(masked, common, concepts)
  const scale = table.scale / Math.sqrt(features.length)
  const sums = wishes.map(() => 0)
  for (const feature of features)
    weightsByKey.get(keyOf(feature))?.forEach(([index, level]) => {
      sums[index] = (sums[index] ?? 0) + level * scale
    })
  const top = Math.max(...sums)
  const powers = sums.map(sum => Math.exp(sum - top))
  const total = powers.reduce((sum, power) => sum + power, 0)
  const ranked = wishes
    .map((wish, index) => ({ wish, share: (powers[index] ?? 0) / total }))
    .sort((a, b) => b.share - a.share)
  return {
    wish: ranked[0]?.wish ?? 'outside',
    confidence: ranked[0]?.share ?? 0,
    others: ranked.slice(1, 4).map(({ wish }) => wish),
    unused: unusedIn(masked, concepts),
  }
}

import { type Wish, wishes } from '../wishes.ts'
import { featuresOf } from './features.ts'
import table from './weights.json' with { type: 'json' }

/** Lowest of the characters that stand for a class, and for a weight of zero. */
const classBase = 48
const weightZero = 78

/** Tokens that questions about labels use. */
const common: ReadonlySet<string> = new Set(table.words.split(' '))

const weightsByFeature = new Map<string, readonly (readonly [number, number])[]>()

/** The table's rows: a feature, `~`, and pairs of a class and its weight; `|` ends a row. */
const load = () => {
  for (const row of table.rows.split('|')) {
    const [feature = '', packed = ''] = row.split('~')
    const pairs: [number, number][] = []
    for (let at = 0; at + 1 < packed.length; at += 2)
      pairs.push([packed.charCodeAt(at) - classBase, (packed.charCodeAt(at + 1) - weightZero) * table.scale])
    weightsByFeature.set(feature, pairs)
  }
}

export interface Guess {
  wish: Wish
  /** 0-1: the share of this wish among all; docs/measurements/answers.md holds it against measured questions. */
  confidence: number
  /** The other readings, the nearest first. */
  others: readonly Wish[]
}

/** What a question wants, its names replaced by placeholders; the same text always gets the same guess. */
export const guessWish = (masked: string): Guess => {
  if (weightsByFeature.size === 0) load()
  const features = featuresOf(masked, common)
  const sums = wishes.map((_, index) => table.bias[index] ?? 0)
  const norm = Math.sqrt(features.length || 1)
  for (const feature of features)
    for (const [index, weight] of weightsByFeature.get(feature) ?? [])
      sums[index] = (sums[index] ?? 0) + weight / norm
  const top = Math.max(...sums)
  const powers = sums.map(sum => Math.exp((sum - top) / table.temperature))
  const total = powers.reduce((sum, power) => sum + power, 0)
  const ranked = wishes
    .map((wish, index) => ({ wish, share: (powers[index] ?? 0) / total }))
    .sort((a, b) => b.share - a.share)
  return {
    wish: ranked[0]?.wish ?? 'outside',
    confidence: ranked[0]?.share ?? 0,
    others: ranked.slice(1, 4).map(({ wish }) => wish),
  }
}

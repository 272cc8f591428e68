// `npm run bench correlation -- FILE`: how our scores rank products beside NOVA and Nutri-Score; FILE has JSON lines with
// text, and nova (1-4), grade (a-e) and name where they are known.
import { readFile } from 'node:fs/promises'
import { openSource } from '../../source.mjs'
import { figure } from '../measure.mjs'

const file = process.argv[2]
if (!file) throw new Error('usage: npm run bench correlation -- FILE')
const source = await openSource()
const { engine } = await source.load('/test/labels/corpus.ts')

/**
 * Ranks from 1, equal values sharing the mean of theirs.
 * @param {readonly number[]} values
 */
const ranksOf = values => {
  const order = values.map((_, i) => i).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  /** @type {number[]} */
  const ranks = []
  for (let from = 0; from < order.length; ) {
    let to = from
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to += 1
    for (let i = from; i < to; i += 1) ranks[order[i] ?? 0] = (from + to + 1) / 2
    from = to
  }
  return ranks
}

/**
 * Spearman's rank correlation.
 * @param {readonly number[]} one
 * @param {readonly number[]} other
 */
const spearman = (one, other) => {
  const [a, b] = [ranksOf(one), ranksOf(other)]
  const mean = (a.length + 1) / 2
  const sum = (/** @type {(i: number) => number} */ term) => a.reduce((total, _, i) => total + term(i), 0)
  const of = (/** @type {readonly number[]} */ x, /** @type {readonly number[]} */ y) =>
    sum(i => ((x[i] ?? 0) - mean) * ((y[i] ?? 0) - mean))
  return of(a, b) / Math.sqrt(of(a, a) * of(b, b))
}

const rows = (await readFile(file, 'utf8'))
  .split('\n')
  .filter(Boolean)
  .map(line => JSON.parse(line))
for (const withName of [false, true]) {
  const scored = rows.map(row => ({
    ...row,
    score: engine.analyse({ text: row.text, product: { name: withName ? (row.name ?? '') : '' } }).score,
  }))
  const known = withName ? 'with the product names' : 'from the lists alone'
  for (const [key, title] of /** @type {const} */ ([
    ['nova', 'NOVA'],
    ['grade', 'Nutri-Score'],
  ])) {
    const some = scored.filter(row => row[key] && row.score !== null)
    const other = some.map(row => (key === 'nova' ? row.nova : 'abcde'.indexOf(row.grade)))
    figure({
      name: `rank correlation with ${title}, ${known}`,
      value: spearman(
        some.map(row => row.score),
        other,
      ),
      unit: `of ${some.length} products`,
      reference: -0.55,
      referenceName: 'our aim',
    })
  }
}
await source.close()

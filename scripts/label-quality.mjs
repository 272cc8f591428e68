// How well labels that were set aside are read: `node scripts/label-quality.mjs [--misses] [corpus.json ...]`, one JSON
// line of figures per corpus; with --misses also one line per label that came out differently.
import { readFile } from 'node:fs/promises'
import { openSource } from './source.mjs'

/** @typedef {import('../test/labels/marked.ts').MarkedLabel} MarkedLabel */

const isVerbose = process.argv.includes('--misses')
const files = process.argv.slice(2).filter(argument => argument !== '--misses')
const corpora =
  files.length > 0 ? files : Array.from({ length: 31 }, (_, i) => `test/labels/held-out-${i + 1}.json`)

const source = await openSource()
const { figures, judge, printed } = await source.load('/test/labels/marked.ts')
const { engine } = await source.load('/test/labels/corpus.ts')

for (const file of corpora) {
  /** @type {MarkedLabel[]} */
  const labels = JSON.parse(await readFile(file, 'utf8'))
  const outcomes = []
  for (const label of labels) {
    const outcome = judge(
      label,
      engine.analyse({ text: printed(label.label), product: { name: label.product } }),
    )
    outcomes.push(outcome)
    const misses = Object.fromEntries(
      /** @type {const} */ (['names', 'additives', 'allergens']).flatMap(kind => {
        const { missing, extra } = outcome[kind]
        return missing.length + extra.length > 0 ? [[kind, { missing, extra }]] : []
      }),
    )
    if (isVerbose && Object.keys(misses).length > 0)
      console.log(JSON.stringify({ id: outcome.id, ...misses }))
  }
  /** @param {readonly import('../test/labels/marked.ts').Tally[]} tallies */
  const rounded = tallies =>
    Object.fromEntries(Object.entries(figures(tallies)).map(([name, value]) => [name, +value.toFixed(4)]))
  console.log(
    JSON.stringify({
      corpus: file,
      labels: outcomes.length,
      exact: outcomes.filter(one =>
        [one.names, one.additives, one.allergens].every(
          ({ missing, extra }) => missing.length + extra.length === 0,
        ),
      ).length,
      names: rounded(outcomes.map(one => one.names)),
      additives: rounded(outcomes.map(one => one.additives)),
      allergens: rounded(outcomes.map(one => one.allergens)),
    }),
  )
}
await source.close()

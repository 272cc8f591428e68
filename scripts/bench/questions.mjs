// `npm run bench questions [-- kept|training|round-3|round-4 [--failed] [--random N]]`: how many questions of test/questions are answered right, how
// many are refused that should not be, how many answers reassure where care is needed, and the time of one. `--failed` prints
// each question that went wrong with its answer; `--random N` prints N answers, the same ones each time, to be read in full.
import { openSource } from '../source.mjs'
import { figure, quantile } from './measure.mjs'

const [wanted = 'kept', ...options] = process.argv.slice(2).filter(arg => arg !== '--')
const source = await openSource()
const { createAsking, faultsOf, questionSets, readAsked } = await source.load('/test/questions/judge.ts')
const { understoodOf } = await source.load('/test/questions/understood.ts')
const half = questionSets.find(name => name === wanted)
if (!half) {
  await source.close()
  console.error(`usage: npm run bench questions [-- ${questionSets.join('|')} [--failed] [--random N]]`)
  process.exit(2)
}
const ask = await createAsking()
const all = readAsked(half)
for (const one of all) ask(one) // what is loaded and made once is no part of a question's time

const judged = all.map(asked => {
  const { said, heard, ms } = ask(asked)
  return { asked, said, heard, ms, faults: faultsOf(asked, said), understood: understoodOf(asked, heard) }
})
/** @param {(typeof judged)[number]} one */
const show = ({ asked: { id, label, history = [], question }, said, faults }) =>
  console.log(
    [
      `## ${id} (${label}) ${[...history, question].join(' ⏎ ')}`,
      ...faults.map(text => `! ${text}`),
      said.answer,
      '',
    ].join('\n'),
  )
if (options.includes('--failed'))
  for (const one of judged.filter(({ faults }) => faults.length > 0)) show(one)
if (options.includes('--misunderstood'))
  for (const { asked, heard, understood } of judged)
    if (!understood.wish || !understood.entities)
      console.log(
        `${asked.id} ${asked.question} | wanted ${asked.wish.map(one => one.join('+')).join('/')} ${asked.entities.join(' ')} | heard ${heard.map(({ wish, confidence, subjects, kinds, who, food, fact }) => `${wish} ${confidence.toFixed(2)} [${[...subjects.map(({ name }) => name), ...kinds.map(({ zh }) => zh), who?.zh, food?.word, fact].filter(Boolean).join(', ')}]`).join(' + ')}`,
      )
if (options.includes('--confusion')) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const { asked, heard, understood } of judged)
    if (!understood.wish) {
      const key = `${asked.wish[0]?.join('+')} taken for ${heard.map(({ wish }) => wish).join('+')}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  for (const [key, count] of [...counts].sort((a, b) => b[1] - a[1])) console.log(`${count} ${key}`)
}
const random = options.indexOf('--random')
if (random >= 0) {
  // A fixed step through the list, coprime with its length, picks without favour and always the same.
  const step = 61
  for (let n = 0; n < Number(options[random + 1] ?? 100); n += 1) {
    const one = judged[(n * step) % judged.length]
    if (one) show(one)
  }
}

/** @param {string} fault */
const having = fault => judged.filter(({ faults }) => faults.includes(fault)).length / judged.length
/**
 * @param {string} name
 * @param {number} value
 * @param {number} reference
 * @param {string} referenceName
 */
const share = (name, value, reference, referenceName) =>
  figure({ name: `${name}, ${half}`, value, unit: `of ${judged.length} questions`, reference, referenceName })

share(
  'understood: wish and entities',
  judged.filter(({ understood }) => understood.wish && understood.entities).length / judged.length,
  0.95,
  'the aim',
)
share(
  'understood: wish',
  judged.filter(({ understood }) => understood.wish).length / judged.length,
  0.95,
  'the aim',
)
share(
  'answered right',
  judged.filter(({ faults }) => faults.length === 0).length / judged.length,
  0.92,
  'the aim',
)
share('refused although answerable', having('refused'), 0.03, 'at most')
share('reassures where care is needed', having('reassures'), 0, 'none')
figure({
  name: `time of an answer, 95 of 100, ${half}`,
  value: quantile(
    judged.map(({ ms }) => ms),
    0.95,
  ),
  unit: 'ms',
  reference: 5,
  referenceName: 'the limit of 5 ms',
})
await source.close()

// `npm run bench questions [-- SET[+SET] [options]]`: how many questions of test/questions are answered right, how many are refused
// that should not be, how many answers reassure where care is needed, and the time of understanding a question
// and of an answer. Sets: kept, training, round-3 to round-89
// (`questionSets` of test/questions/judge.ts).
//   --failed          each question that went wrong, with its answer
//   --misunderstood   each question of which something was misunderstood
//   --confusion       a table of what each wish was taken for
//   --reliability     a table of confidence against understanding
//   --random N [SEED] N answers drawn by a seed (1 where none is given), to be read in full; the same seed draws the same
import { openSource } from '../../source.mjs'
import { figure, quantile } from '../measure.mjs'

const [wanted = 'kept', ...options] = process.argv.slice(2).filter(arg => arg !== '--')
const source = await openSource()
const { createAsking, faultsOf, questionSets, readAsked } = await source.load('/test/questions/judge.ts')
const { randomFrom } = await source.load('/test/seeded-random.ts')
const { understoodOf } = await source.load('/test/questions/understood.ts')
const sets = questionSets.filter(name => wanted.split('+').includes(name))
const half = wanted
if (sets.length === 0) {
  await source.close()
  console.error(`usage: npm run bench questions [-- ${questionSets.join('|')} [--failed] [--random N]]`)
  process.exit(2)
}
const ask = await createAsking()
const all = sets.flatMap(readAsked)
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
/** @param {(typeof judged)[number]} one */
const wishOf = ({ asked }) => asked.wish[0]?.join('+') ?? ''
if (options.includes('--confusion')) {
  // A row for each wish that was taken for another at least once: how often it was asked and understood, and what it was taken for.
  console.log('| wanted | asked | understood | taken for |\n|---|---|---|---|')
  for (const wish of [...new Set(judged.map(wishOf))].sort()) {
    const asked = judged.filter(one => wishOf(one) === wish)
    const wrong = asked.filter(({ understood }) => !understood.wish)
    if (wrong.length === 0) continue
    /** @type {Record<string, number>} */
    const counts = {}
    for (const { heard } of wrong) {
      const taken = heard.map(one => one.wish).join('+')
      counts[taken] = (counts[taken] ?? 0) + 1
    }
    const taken = Object.entries(counts).sort((a, b) => b[1] - a[1])
    console.log(
      `| ${wish} | ${asked.length} | ${asked.length - wrong.length} | ${taken.map(([name, count]) => `${name} ${count}`).join(', ')} |`,
    )
  }
}
if (options.includes('--reliability')) {
  // Questions of one part by the confidence of their wish: how many, how sure they were on average, how many were understood.
  console.log('| confidence | questions | mean | wish understood |\n|---|---|---|---|')
  const single = judged.filter(({ heard }) => heard.length === 1)
  for (let from = 0; from < 10; from += 1) {
    const bin = single.filter(
      ({ heard }) => Math.min(9, Math.floor((heard[0]?.confidence ?? 0) * 10)) === from,
    )
    if (bin.length === 0) continue
    const mean = bin.reduce((sum, { heard }) => sum + (heard[0]?.confidence ?? 0), 0) / bin.length
    const right = bin.filter(({ understood }) => understood.wish).length
    console.log(
      `| ${(from / 10).toFixed(1)}-${((from + 1) / 10).toFixed(1)} | ${bin.length} | ${mean.toFixed(2)} | ${right} (${Math.round((100 * right) / bin.length)} %) |`,
    )
  }
}
const random = options.indexOf('--random')
if (random >= 0) {
  const next = randomFrom(Number(options[random + 2] ?? 1))
  const drawn = judged.map(one => ({ one, at: next() }))
  drawn.sort((a, b) => a.at - b.at)
  for (const { one } of drawn.slice(0, Number(options[random + 1] ?? 100))) show(one)
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
/**
 * @param {string} name
 * @param {number[]} times
 */
const time = (name, times) =>
  figure({
    name: `time of ${name}, 95 of 100, ${half}`,
    value: quantile(times, 0.95),
    unit: 'ms',
    reference: 5,
    referenceName: 'the limit of 5 ms',
  })
// A label for each question, as one person after the other would ask.
const next = randomFrom(1)
const shuffled = all.map(asked => ({ asked, at: next() })).sort((a, b) => a.at - b.at)
time('understanding', ask.timesOfUnderstanding(shuffled.map(({ asked }) => asked)))
time(
  'an answer',
  judged.map(({ ms }) => ms),
)
await source.close()

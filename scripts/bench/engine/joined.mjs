// `npm run bench joined [-- N [SEED]] [--failed]`: joins pairs of questions about the same label, each answered right alone, into one
// message (also, 另外, 还有, a question mark, a comma), and counts how many messages still get both answers. N pairs (800 where none is
// given) drawn by a seed; the same seed draws the same. Never of the questions that are kept aside.
//   --failed   each message that lost an answer, with what it was taken apart into
import { openSource } from '../../source.mjs'
import { figure } from '../measure.mjs'

const args = process.argv.slice(2).filter(arg => arg !== '--')
const [wanted = 800, seed = 7] = args.filter(arg => /^\d+$/.test(arg)).map(Number)
const source = await openSource()
const { createAsking, faultsOf, questionSets, readAsked } = await source.load('/test/questions/judge.ts')
const { randomFrom } = await source.load('/test/seeded-random.ts')

/** Never read: the halves that were kept aside, and a round that is measured once. */
const aside = new Set(['kept', 'round-5-kept', 'round-6'])
const longest = 60
const joins = {
  zh: ['，', '？', '，还有', '。另外', '，顺便问下，'],
  en: ['? ', ', and ', '? also ', '. also ', ' and '],
}
const ask = await createAsking()
const random = randomFrom(seed)
/** @param {number} count */
const below = count => Math.floor(random() * count)
/** @typedef {ReturnType<typeof readAsked>[number]} Asked */

const alone = questionSets
  .filter((/** @type {string} */ name) => !aside.has(name))
  .flatMap(readAsked)
  .filter(
    (/** @type {Asked} */ asked) =>
      !asked.history?.length &&
      !asked.refused &&
      asked.must.length > 0 &&
      asked.person !== 'joker' &&
      asked.question.length < longest &&
      faultsOf(asked, ask(asked).said).length === 0,
  )
/** @type {Map<string, Asked[]>} */
const byLabel = new Map()
for (const asked of alone) {
  const key = `${/\p{Script=Han}/u.test(asked.question) ? 'zh' : 'en'} ${asked.label}`
  byLabel.set(key, [...(byLabel.get(key) ?? []), asked])
}
const keys = [...byLabel.keys()].filter(key => (byLabel.get(key)?.length ?? 0) > 1)

const counts = { both: 0, first: 0, second: 0 }
for (let made = 0; made < wanted; ) {
  const key = keys[below(keys.length)] ?? ''
  const among = byLabel.get(key) ?? []
  const [one, other] = [among[below(among.length)], among[below(among.length)]]
  if (!one || !other || one === other) continue
  made += 1
  const join = joins[key.startsWith('zh') ? 'zh' : 'en'][below(joins.zh.length)] ?? ''
  const question = `${one.question.replace(/[?？。.!！]+$/, '')}${join}${other.question}`
  const { said, heard } = ask({ ...one, question })
  const lost = [one, other].map(asked => faultsOf({ ...asked, mustNot: [] }, said))
  if (lost.every(faults => faults.length === 0)) counts.both += 1
  if (lost[0]?.length) counts.first += 1
  if (lost[1]?.length) counts.second += 1
  if (args.includes('--failed') && lost.some(faults => faults.length > 0))
    console.log(
      `## ${one.label} ${question}\n${lost.flat().join(' | ')}\n${heard.map(({ wish, text }) => `${wish} [${text}]`).join(' + ')}\n${said.answer}\n`,
    )
}
for (const [name, value] of /** @type {const} */ ([
  ['messages of two questions that get both answers', counts.both],
  ['messages that lose the answer to the first', counts.first],
  ['messages that lose the answer to the second', counts.second],
]))
  figure({ name, value, unit: 'messages', reference: wanted, referenceName: 'messages asked' })
await source.close()

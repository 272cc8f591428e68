// `node scripts/train/train-wishes.mjs`: learns what a question wants from phrases.txt and those questions of test/questions that may be read, and
// writes src/engine/answers/understanding/classifier/weights.json. The kept ones are never read. The same input always
// gives the same table; the one in the repository was learnt at c1ec8b36, for later ones were no better on questions kept aside (docs/measurements/answers.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from '../prepare.mjs'
import { openSource } from '../source.mjs'
import { learn, SCALE } from './learn.mjs'
import { variants } from './variants.mjs'

/** @typedef {import('./learn.mjs').Example} Example */

/** Of the rows in the table; with the concepts' words the classifier stays under 150 kB. */
const BYTES = 110_000

const source = await openSource()
const { wishes } = await source.load('/src/engine/answers/understanding/wishes.ts')
const { featuresOf: featuresWith, tokensOf } = await source.load(
  '/src/engine/answers/understanding/classifier/features.ts',
)
const { keyOf, largestLevel, packRows } = await source.load(
  '/src/engine/answers/understanding/classifier/table.ts',
)
const { namesIn, placeholders, withPlaceholders } = await source.load(
  '/src/engine/answers/understanding/classifier/mask.ts',
)
const { inPlainWords } = await source.load('/src/engine/answers/understanding/plain-words.ts')
const { createSubjects } = await source.load('/src/engine/answers/entities/subjects.ts')
const { engine, knowledge } = await source.load('/test/labels/corpus.ts')
const { questionSets, readAsked } = await source.load('/test/questions/judge.ts')
const { loadFlavourings } = await source.load('/src/knowledge/index.ts')
const { fold } = await source.load('/src/engine/text/normalize.ts')
const labels = JSON.parse(readFileSync(`${root}test/questions/labels.json`, 'utf8'))
const finder = createSubjects(knowledge, await loadFlavourings())

/**
 * A question with each name that is found in it replaced by its placeholder.
 * @param {string} text
 * @param {Parameters<typeof namesIn>[1]} result
 */
const maskOf = (text, result) => withPlaceholders(text, namesIn(text, result, knowledge, finder))

/** Tokens of at least ten phrases or questions; what stands in fewer is as rare as what no question used. */
/** @type {Map<string, number>} */
const counted = new Map()
/** @type {Set<string>} */
const common = new Set()
const COMMON_FROM = 10
const featuresOf = (/** @type {string} */ masked) => [...new Set(featuresWith(masked, common).map(keyOf))]

/** What is asked of an ingredient may be asked of a nutrient as well: 有没有糖, how much salt. */
const ofNutrients = new Set([
  'has',
  'why',
  'list',
  'count',
  'order',
  'claim',
  'amount',
  'worst',
  'compare',
  'parts',
])

/**
 * A phrase about an ingredient as one about a nutrient, with its wish: how much of a nutrient is the table's to say.
 * @param {string} masked
 * @param {number} wish
 * @returns {[string | null, number]}
 */
const nutrientFor = (masked, wish) =>
  masked.includes(placeholders.x) && ofNutrients.has(wishes[wish] ?? '')
    ? [
        masked.replaceAll(placeholders.x, placeholders.n),
        wishes[wish] === 'amount' ? wishes.indexOf('nutrition') : wish,
      ]
    : [null, wish]

/** @param {string} masked */
const count = masked => {
  for (const token of new Set(tokensOf(masked))) counted.set(token, (counted.get(token) ?? 0) + 1)
}

/** @returns {Example[]} */
const fromPhrases = () => {
  /** @type {Example[]} */
  const examples = []
  let wish = -1
  for (const line of readFileSync(new URL('phrases.txt', import.meta.url), 'utf8').split('\n')) {
    const heading = /^\[(\w+)\]$/.exec(line)
    if (heading) wish = wishes.indexOf(/** @type {(typeof wishes)[number]} */ (heading[1]))
    else if (line && !line.startsWith('#'))
      for (const phrase of line.split('|')) {
        const slotted = inPlainWords(fold(phrase).text).replace(
          /\{(x|n|who|food|place|body|fact|nth|topic)\}/g,
          (_, name) => ` ${placeholders[/** @type {keyof typeof placeholders} */ (name)]} `,
        )
        const masked = maskOf(slotted, null)
        count(masked)
        for (const [at, said] of variants(masked).entries())
          examples.push({ features: featuresOf(said), wish, weight: at === 0 ? 1 : 0.4 })
        const [name, nutrient] = nutrientFor(masked, wish)
        if (name) examples.push({ features: featuresOf(name), wish: nutrient, weight: 0.4 })
      }
  }
  return examples
}

/** Never read: the halves that were kept aside, and a round that is measured once. */
const unseen = new Set(['kept', 'round-5-kept', 'round-6'])
/** Later rounds were tried, and taught nothing that shows on questions kept aside (docs/measurements/answers.md). */
const learnt = questionSets.slice(0, questionSets.indexOf('round-34')).filter(name => !unseen.has(name))
/** What a question that somebody asked weighs beside a phrase, and each variant of it. */
const QUESTION = 1.5
const VARIANT = 0.5

/** @returns {Example[]} */
const fromQuestions = () =>
  learnt.flatMap(readAsked).flatMap(({ question, label, wish: [first = []] }) => {
    const [only] = first
    if (first.length !== 1 || only === undefined) return []
    const text = inPlainWords(fold(question).text)
    const masked = maskOf(text, engine.analyse({ text: labels[label] }))
    count(masked)
    // How much of a nutrient is the table's to say, whatever was written down for it.
    const isOfNutrient = only === 'amount' && masked.includes(placeholders.n)
    return variants(masked).map((said, at) => ({
      features: featuresOf(said),
      wish: wishes.indexOf(/** @type {(typeof wishes)[number]} */ (isOfNutrient ? 'nutrition' : only)),
      weight: at === 0 ? QUESTION : VARIANT,
    }))
  })

// A first pass counts the tokens, the second makes the examples.
fromPhrases()
fromQuestions()
for (const [token, times] of counted) if (times >= COMMON_FROM) common.add(token)
const examples = [...fromPhrases(), ...fromQuestions()]
const { rows, kept } = learn(examples, wishes.length, BYTES, largestLevel)
const sorted = [...rows].sort(([a], [b]) => a - b)
writeFileSync(
  `${root}src/engine/answers/understanding/classifier/weights.json`,
  `${JSON.stringify({ scale: SCALE, words: [...common].sort().join(' '), rows: packRows(sorted) }, null, 2)}\n`,
)
console.log(`${examples.length} examples, ${kept} features kept`)
await source.close()

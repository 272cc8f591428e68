// `node scripts/train/train-wishes.mjs`: learns what a question wants from phrases.txt and those questions of test/questions that may be read, and
// writes src/engine/answers/understanding/classifier/weights.json. The kept ones are never read. The same input always gives the same table.
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from '../prepare.mjs'
import { openSource } from '../source.mjs'
import { variants } from './variants.mjs'

/** @typedef {{ features: string[], wish: number, weight: number }} Example */

const FEATURES = 5900
const ROUNDS = 12
const RATE = 0.6
const DECAY = 2e-6
const WEIGHT_LIMIT = 45

const source = await openSource()
const { wishes } = await source.load('/src/engine/answers/understanding/wishes.ts')
const { featuresOf: featuresWith } = await source.load(
  '/src/engine/answers/understanding/classifier/features.ts',
)
const { maskNames, placeholders } = await source.load('/src/engine/answers/understanding/classifier/mask.ts')
const { inPlainWords } = await source.load('/src/engine/answers/understanding/plain-words.ts')
const { createSubjects } = await source.load('/src/engine/answers/entities/subjects.ts')
const { engine, knowledge } = await source.load('/test/labels/corpus.ts')
const { readAsked } = await source.load('/test/questions/judge.ts')
const { loadFlavourings } = await source.load('/src/knowledge/index.ts')
const { fold } = await source.load('/src/engine/text/normalize.ts')
const labels = JSON.parse(readFileSync(`${root}test/questions/labels.json`, 'utf8'))
const finder = createSubjects(knowledge, await loadFlavourings())

/** Tokens of at least three phrases or questions; what stands in fewer is as rare as what no question used. */
/** @type {Map<string, number>} */
const counted = new Map()
/** @type {Set<string>} */
const common = new Set()
const USES_POWER = 0.5
/** Levels below it are left out. */
const LEAST = 10
const COMMON_FROM = 10
const featuresOf = (/** @type {string} */ masked) => featuresWith(masked, common)

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
  // A feature of one token is the token itself.
  for (const token of featuresWith(masked, common))
    if (!/[ -]/.test(token)) counted.set(token, (counted.get(token) ?? 0) + 1)
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
        const masked = maskNames(slotted, null, knowledge, finder)
        count(masked)
        for (const [at, said] of variants(masked).entries())
          examples.push({ features: featuresOf(said), wish, weight: at === 0 ? 1 : 0.4 })
        const [name, nutrient] = nutrientFor(masked, wish)
        if (name) examples.push({ features: featuresOf(name), wish: nutrient, weight: 0.4 })
      }
  }
  return examples
}

/** @returns {Example[]} */
const fromQuestions = () =>
  /** @type {const} */ ([
    'training',
    'round-3',
    'round-4',
    'round-5',
    'round-7',
    'round-8',
    'round-9',
    'round-10',
    'round-11',
    'round-12',
  ])
    .flatMap(readAsked)
    .flatMap(({ question, label, wish: [first = []] }) => {
      const [only] = first
      if (first.length !== 1 || only === undefined) return []
      const text = inPlainWords(fold(question).text)
      const masked = maskNames(text, engine.analyse({ text: labels[label] }), knowledge, finder)
      count(masked)
      // How much of a nutrient is the table's to say, whatever was written down for it.
      const isOfNutrient = only === 'amount' && masked.includes(placeholders.n)
      return variants(masked).map((said, at) => ({
        features: featuresOf(said),
        wish: wishes.indexOf(/** @type {(typeof wishes)[number]} */ (isOfNutrient ? 'nutrition' : only)),
        weight: at === 0 ? 1.5 : 0.5,
      }))
    })

/** The same order on every machine. */
const shuffled = (/** @type {Example[]} */ examples, /** @type {number} */ seed) => {
  let state = seed
  const order = examples.map(example => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return { example, at: state }
  })
  return order.sort((a, b) => a.at - b.at).map(({ example }) => example)
}

/**
 * Multinomial logistic regression by stochastic descent (AdaGrad).
 * @param {Example[]} examples
 */
const learn = examples => {
  /** @type {Map<string, Float64Array>} */
  const weights = new Map()
  /** @type {Map<string, Float64Array>} */
  const squares = new Map()
  const bias = new Float64Array(wishes.length)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { features, wish, weight } of shuffled(examples, round + 1)) {
      const norm = Math.sqrt(features.length || 1)
      const sums = Float64Array.from(bias)
      for (const feature of features) {
        const row = weights.get(feature)
        if (row) for (let k = 0; k < sums.length; k += 1) sums[k] = (sums[k] ?? 0) + (row[k] ?? 0) / norm
      }
      const top = Math.max(...sums)
      const powers = sums.map(sum => Math.exp(sum - top))
      const total = powers.reduce((sum, power) => sum + power, 0)
      for (const feature of features) {
        const row = weights.get(feature) ?? new Float64Array(wishes.length)
        const square = squares.get(feature) ?? new Float64Array(wishes.length)
        weights.set(feature, row)
        squares.set(feature, square)
        for (let k = 0; k < row.length; k += 1) {
          const gradient = (weight * ((k === wish ? 1 : 0) - (powers[k] ?? 0) / total)) / norm
          square[k] = (square[k] ?? 0) + gradient * gradient
          row[k] = (row[k] ?? 0) * (1 - DECAY) + (RATE * gradient) / Math.sqrt((square[k] ?? 0) + 1e-3)
        }
      }
    }
  return { weights, bias }
}

// A first pass counts the tokens, the second makes the examples.
fromPhrases()
fromQuestions()
for (const [token, times] of counted) if (times >= COMMON_FROM) common.add(token)
const examples = [...fromPhrases(), ...fromQuestions()]
const { weights, bias } = learn(examples)
const SCALE = 0.16
/** Weights of a feature as pairs of characters, the small ones left out. */
const packed = (/** @type {Float64Array} */ row) =>
  [...row]
    .map((weight, index) => ({
      index,
      level: Math.max(-30, Math.min(WEIGHT_LIMIT, Math.round(weight / SCALE))),
    }))
    .filter(({ level }) => Math.abs(level) >= LEAST)
    .map(({ index, level }) => String.fromCharCode(48 + index, 78 + level))
    .join('')
/** How many examples have a feature: a large weight that is hardly ever asked for is worth less than a small one of every day. */
/** @type {Map<string, number>} */
const uses = new Map()
for (const { features } of examples)
  for (const feature of features) uses.set(feature, (uses.get(feature) ?? 0) + 1)
const rows = [...weights]
  .map(([feature, row]) => ({
    feature,
    row,
    size: Math.hypot(...row) * (uses.get(feature) ?? 0) ** USES_POWER,
  }))
  .sort((a, b) => b.size - a.size || (a.feature < b.feature ? -1 : 1))
  .slice(0, FEATURES)
  .map(({ feature, row }) => `${feature}~${packed(row)}`)
  .sort()
writeFileSync(
  `${root}src/engine/answers/understanding/classifier/weights.json`,
  `${JSON.stringify({ scale: SCALE, temperature: 1, bias: [...bias], words: [...common].sort().join(' '), rows: rows.join('|') }, null, 2)}\n`,
)
console.log(`${examples.length} examples, ${weights.size} features, ${rows.length} kept`)
await source.close()

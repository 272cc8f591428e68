// `node scripts/bench/engine/fuzz.mjs [count] [seed]`: random and mutated labels against the engine's promises. Prints one
// JSON line; a text that breaks a promise is printed before it and the run ends with code 1.
import { readFile } from 'node:fs/promises'
import { root } from '../../prepare.mjs'
import { openSource } from '../../source.mjs'
import { figure } from '../measure.mjs'

const count = Number(process.argv[2] ?? 100_000)
const seed = Number(process.argv[3] ?? 1)
const SLOW_MS = 2_000

const source = await openSource()
const { createEngine } = await source.load('/src/engine/index.ts')
const { loadKnowledge } = await source.load('/src/knowledge/index.ts')
const { printed } = await source.load('/test/labels/marked.ts')
const { randomFrom } = await source.load('/test/seeded-random.ts')
const engine = createEngine(await loadKnowledge())
/**
 * @param {string} file
 * @returns {Promise<{ text: string, label: string }[]>}
 */
const read = async file => JSON.parse(await readFile(`${root}test/labels/${file}.json`, 'utf8'))
const labels = [
  ...(await read('label-forms')).map(label => label.text),
  ...(await read('fresh-labels')).map(label => label.text),
  ...(await read('photo-labels')).map(label => `配料：${label.text}`),
  ...(await read('scoring-examples')).map(label => label.text),
  ...(await Promise.all(['held-out-1', 'held-out-2'].map(read))).flat().map(label => printed(label.label)),
]

const random = randomFrom(seed)
/** @param {number} limit */
const below = limit => Math.floor(random() * limit)
/**
 * @template Item
 * @param {readonly Item[]} list
 * @returns {Item}
 */
const pick = list => {
  const item = list[below(list.length)]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}

const MARKS = [...'（）()[]［］{}｛｝【】《》「」、，,;；:：。.·•/|\n\r\t %％≥≤~-—\'"*†'].concat([
  '2%以下：',
  '配料：',
  'Ingredients:',
  '含有',
  '可能含有',
  '食品添加剂',
  '和',
  'and/or',
  'E330',
  '500(ii)',
  '（（（',
  '））',
  '\u200f',
  '\u202e',
  '\u200b',
  '\ud83c',
  '\udf5c',
  '🍜',
  '\u0000',
  '\ufffd',
  'ﷺ',
  'İ',
  'ß',
  'ﬁ',
  '㎎',
])
/** @param {string} text */
const at = text => below(text.length + 1)
/** @type {((text: string) => string)[]} */
const MUTATIONS = [
  text => {
    const i = at(text)
    return text.slice(0, i) + text.slice(i + 1 + below(4))
  },
  text => {
    const i = at(text)
    return text.slice(0, i) + pick(MARKS) + text.slice(i)
  },
  text => {
    const i = at(text)
    return text.slice(0, i) + text.slice(i, i + below(20)) + text.slice(i)
  },
  text => {
    const i = at(text)
    return text.slice(0, i) + text.slice(i + 1, i + 2) + text.slice(i, i + 1) + text.slice(i + 2)
  },
  text => text.slice(0, at(text)),
  text => text.slice(at(text)),
  text => {
    const i = at(text)
    return text.slice(0, i) + pick(MARKS).repeat(1 + below(60)) + text.slice(i)
  },
  text => text + pick(labels),
  text => [...text].reverse().join(''),
  text => text.replaceAll(pick(MARKS), pick(MARKS)),
]
const noise = () =>
  Array.from({ length: below(120) }, () =>
    random() < 0.4
      ? pick(MARKS)
      : String.fromCharCode(
          random() < 0.5 ? 0x4e00 + below(0x51ff) : random() < 0.5 ? below(128) : below(0x10000),
        ),
  ).join('')
const mutated = () => {
  let text = pick(labels)
  for (let edits = 1 + below(12); edits > 0; edits--) text = pick(MUTATIONS)(text)
  return text.slice(0, 6_000)
}

/**
 * The first promise that a result breaks, or undefined.
 * @param {string} text
 * @param {import('../../../src/engine/index.ts').AnalysisResult} result
 * @returns {string | undefined}
 */
const broken = (text, result) => {
  /** @typedef {import('../../../src/engine/index.ts').Ingredient} Ingredient */
  /** @type {Ingredient[]} */
  const all = []
  let from = 0
  /**
   * @param {Ingredient} one
   * @returns {string | undefined}
   */
  const visit = one => {
    all.push(one)
    const { start, end } = one.span
    if (text.slice(start, end) !== one.name) return `"${one.name}" is not the text at ${start}-${end}`
    if (start < from || end <= start) return `"${one.name}" overlaps the item before it`
    if (!(one.confidence >= 0 && one.confidence <= 1)) return `confidence ${one.confidence} of "${one.name}"`
    from = end
    for (const child of one.children) {
      const problem = visit(child)
      if (problem) return problem
    }
    return undefined
  }
  for (const one of result.ingredients) {
    const problem = visit(one)
    if (problem) return problem
  }
  const { score, reasons, groups, highlights, suggestions, knowledge } = result
  for (const { ingredients } of [...reasons, ...groups, ...highlights, ...suggestions, ...knowledge])
    if (ingredients.some(index => all[index] === undefined)) return 'an index points at no ingredient'
  if (score === null) return reasons.length === 0 ? undefined : 'reasons without a score'
  if (!Number.isInteger(score) || score < 0 || score > 100) return `score ${score}`
  const sum = reasons.reduce((total, reason) => total + reason.points, 100)
  return sum === score ? undefined : `the reasons sum to ${sum}, the score is ${score}`
}

let slowest = 0
let failures = 0
const begin = performance.now()
for (let i = 0; i < count && failures < 20; i += 1) {
  const text = random() < 0.8 ? mutated() : noise()
  // Time of the processor: on a busy machine the clock runs on while nothing is done.
  const start = process.cpuUsage()
  let problem
  try {
    const result = engine.analyse({ text })
    problem = broken(text, result)
    if (!problem && i % 50 === 0 && JSON.stringify(engine.analyse({ text })) !== JSON.stringify(result))
      problem = 'a second reading differs'
  } catch (error) {
    problem = error instanceof Error ? error.stack : String(error)
  }
  const { user, system } = process.cpuUsage(start)
  const took = (user + system) / 1000
  slowest = Math.max(slowest, took)
  if (took > SLOW_MS) problem ??= `took ${Math.round(took)} ms`
  if (problem) {
    failures += 1
    console.log(JSON.stringify({ i, problem, text }))
  }
}
const seconds = (performance.now() - begin) / 1000
figure({
  name: `random and mutated labels that failed, seed ${seed}`,
  value: failures,
  unit: 'labels',
  reference: count,
  referenceName: `all of them, ${Math.round(count / seconds)} a second`,
})
figure({
  name: 'the slowest of them',
  value: slowest,
  unit: 'ms',
  reference: SLOW_MS,
  referenceName: 'too slow',
})
await source.close()
if (failures > 0) process.exitCode = 1

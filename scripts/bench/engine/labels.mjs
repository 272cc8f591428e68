// How well marked labels are read now, beside how they were first read. Every miss of a round was mended after its first
// reading, so that only the reference says anything of labels that were never seen.
import { readFile } from 'node:fs/promises'
import { root } from '../../prepare.mjs'
import { openSource } from '../../source.mjs'
import { figure } from '../measure.mjs'

/** @typedef {import('../../../test/labels/marked.ts').MarkedLabel} MarkedLabel */
/** @typedef {import('../../../test/labels/marked.ts').Outcome} Outcome */
/** @typedef {Outcome & { round: string, label: string, text: string }} ReadLabel */
/** @typedef {Partial<Record<'recall' | 'precision' | 'names' | 'allergens' | 'outside', number>>} Reference */
/** @typedef {Required<Omit<Reference, 'outside'>> & Reference & { round: string }} FirstReading */

const source = await openSource()
const { figures, judge, printed } = await source.load('/test/labels/marked.ts')
const { engine } = await source.load('/test/labels/corpus.ts')
/** @param {string} file */
const read = async file => JSON.parse(await readFile(`${root}test/labels/${file}.json`, 'utf8'))

/** @type {Record<string, (label: ReadLabel) => boolean>} */
const FORMS = {
  'English labels': ({ text }) => !/[\u4e00-\u9fff]/.test(text),
  'Traditional labels': ({ text }) => /[麵鹽鈉鉀鈣劑澱膠]/.test(text),
  'labels in two languages': ({ text }) => /[\u4e00-\u9fff] ?[A-Z][a-z]{2,}/.test(text),
  'labels with numbers of additives': ({ text }) =>
    /(?:E|INS ?|[（([ ])\d{3}[a-e]?(?:\(i+\))?[，,、)）\]]/.test(text),
  'labels of several packets': ({ text }) => /[包皮馅饼][：:]|noodles? *[:(]/i.test(text),
  'labels with 食品添加剂': ({ text }) => /食品添加[剂劑]|添加[剂劑]/.test(text),
  'labels with class words': ({ text }) =>
    /[剂劑][（(【[{：:]|(?:emulsifier|colour|thickener|acid)s? ?[:([]/i.test(text),
  'misread labels': ({ label }) => label.includes('=>'),
}

/**
 * @param {string} name
 * @param {Outcome[]} outcomes
 * @param {Reference} reference
 * @param {string} referenceName
 */
const report = (name, outcomes, reference, referenceName) => {
  const { recall, precision } = figures(outcomes.map(one => one.additives))
  const values = {
    recall,
    precision,
    names: figures(outcomes.map(one => one.names)).f1,
    allergens: figures(outcomes.map(one => one.allergens)).f1,
    outside: outcomes.flatMap(one => one.outside).length,
  }
  const titles = {
    recall: 'additive recall',
    precision: 'additive precision',
    names: 'names F1',
    allergens: 'allergens F1',
    outside: 'fields read as ingredients',
  }
  for (const key of /** @type {(keyof typeof values)[]} */ (Object.keys(values))) {
    const expected = reference[key]
    if (expected === undefined) continue
    const unit = key === 'outside' ? `of ${outcomes.length} labels` : 'share'
    figure({ name: `${name}, ${titles[key]}`, value: values[key], unit, reference: expected, referenceName })
  }
}

/** @type {ReadLabel[]} */
const all = []
/** @type {FirstReading[]} */
const firsts = await read('first-readings')
for (const first of firsts) {
  /** @type {MarkedLabel[]} */
  const labels = await read(`held-out-${first.round}`)
  const outcomes = labels.map(({ label, ...rest }) => {
    const text = printed(label)
    const result = engine.analyse({ text, product: { name: rest.product } })
    return { round: first.round, label, text, ...judge({ label, ...rest }, result) }
  })
  all.push(...outcomes)
  report(`round ${first.round}`, outcomes, first, 'its first reading')
}
const sizes = firsts.map(({ round }) => all.filter(one => one.round === round).length)
/** @param {keyof Omit<Reference, 'outside'>} key */
const firstReading = key =>
  firsts.reduce((sum, first, i) => sum + first[key] * (sizes[i] ?? 0), 0) / all.length
const together = Object.fromEntries(
  /** @type {const} */ (['recall', 'precision', 'names', 'allergens']).map(key => [key, firstReading(key)]),
)
for (const [name, isOf] of Object.entries(FORMS))
  report(name, all.filter(isOf), together, 'all rounds together as first read')
await source.close()

// Search per keystroke over both tables, against minisearch over the same names in the same run.
import MiniSearch from 'minisearch'
import { openSource } from '../../source.mjs'
import { figure, quantile, times } from '../measure.mjs'

const source = await openSource()
const { createAdditiveSearch, createFlavouringSearch, loadFlavourings, loadKnowledge } =
  await source.load('/src/knowledge/index.ts')
const knowledge = await loadKnowledge()
const flavourings = await loadFlavourings()
const additives = createAdditiveSearch(knowledge)
const spices = createFlavouringSearch(flavourings)

const mini = new MiniSearch({ fields: ['text'], searchOptions: { prefix: true, fuzzy: 0.2 } })
mini.addAll([
  ...knowledge.additives.map(({ id, zh, en, also, cns, ins }) => ({
    id,
    text: [zh, en, ...also, ...cns, ...ins].join(' '),
  })),
  ...flavourings.map(({ id, zh, en, fema }) => ({ id, text: [zh, en, id, fema].join(' ') })),
])

const words = [
  '山梨酸钾',
  '柠檬黄',
  'potassium sorbate',
  'aspartame',
  'E330',
  '17.004',
  '香兰素',
  'vanillin',
  'shanlisuanjia',
  '山黎酸钾',
  'asaprtame',
  '没有这种东西',
  'xyzxyz',
  '丁香叶油',
  'linalool',
]
const keystrokes = words.flatMap(word => Array.from(word, (_, i) => word.slice(0, i + 1)))
const inputs = Array.from({ length: 10 }, () => keystrokes).flat()

const ours = times(inputs, keyword => [additives(keyword), spices(keyword)])
const theirs = times(inputs, keyword => mini.search(keyword))
const entries = knowledge.additives.length + flavourings.length
for (const [label, share] of /** @type {const} */ ([
  ['median', 0.5],
  ['p99', 0.99],
]))
  figure({
    name: `search, one keystroke over ${entries} entries, ${label}`,
    value: quantile(ours, share),
    unit: 'ms',
    reference: quantile(theirs, share),
    referenceName: 'minisearch',
  })
await source.close()

// `npm run bench flags -- [FOLDER]`: the share of labels that raises each group; of our test labels, or of the JSON lines
// ({"text"} each) in the .jsonl files of a folder.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openSource } from '../../source.mjs'
import { figure } from '../measure.mjs'

const ALLERGEN_LAW = [
  'gluten',
  'milk_allergy',
  'nuts',
  'peanut',
  'egg',
  'soy',
  'fish_crustacean',
  'sulfite_asthma',
]
const source = await openSource()
const { labelsOf, printed, rounds } = await source.load('/test/labels/marked.ts')
const { engine } = await source.load('/test/labels/corpus.ts')

/** @param {string} folder */
const textsOf = async folder => {
  const files = (await readdir(folder)).filter(name => name.endsWith('.jsonl'))
  const lines = await Promise.all(files.map(name => readFile(join(folder, name), 'utf8')))
  return lines.flatMap(text => text.split('\n').filter(Boolean)).map(line => String(JSON.parse(line).text))
}

const folder = process.argv[2]
const texts = folder
  ? await textsOf(folder)
  : rounds.flatMap(round => labelsOf(round).map(({ label }) => printed(label)))
/** @type {Map<string, number>} */
const counts = new Map()
let labels = 0
let flags = 0
let scored = 0
for (const text of texts) {
  const result = engine.analyse({ text })
  if (result.ingredients.length === 0) continue
  labels += 1
  flags += result.groups.length
  if (result.score !== null) scored += 1
  for (const { group } of result.groups) counts.set(group, (counts.get(group) ?? 0) + 1)
}
figure({
  name: 'flags per label',
  value: flags / labels,
  unit: `of ${labels} labels`,
  reference: 22,
  referenceName: 'all groups',
})
figure({
  name: 'labels with a score',
  value: scored / labels,
  unit: 'share',
  reference: 1,
  referenceName: 'all',
})
for (const [group, count] of [...counts].sort((a, b) => b[1] - a[1]))
  figure({
    name: `labels that raise ${group}`,
    value: count / labels,
    unit: 'share',
    reference: 1 / 3,
    referenceName: ALLERGEN_LAW.includes(group) ? 'a third (the allergen law wants it)' : 'a third at most',
  })
await source.close()

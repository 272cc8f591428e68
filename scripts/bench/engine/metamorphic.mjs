// `npm run bench metamorphic -- [FILE or FOLDER]`: how many labels keep their result when they are written another way, per
// transformation, and how many break a property; of our test labels, or of JSON lines ({"text"} each).
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openSource } from '../../source.mjs'
import { figure } from '../measure.mjs'

const source = await openSource()
const { labelsOf, printed, rounds } = await source.load('/test/labels/marked.ts')
const { engine } = await source.load('/test/labels/corpus.ts')
const { essence, transformations } = await source.load('/test/safety/metamorphic.ts')
const { breaches } = await source.load('/test/safety/properties.ts')

/** @param {string} path */
const textsOf = async path => {
  const isFolder = (await stat(path)).isDirectory()
  const names = isFolder ? (await readdir(path)).filter(name => name.endsWith('.jsonl')) : ['']
  const files = await Promise.all(names.map(name => readFile(join(path, name), 'utf8')))
  return files.flatMap(text => text.split('\n').filter(Boolean)).map(line => String(JSON.parse(line).text))
}

const path = process.argv[2]
const texts = path
  ? await textsOf(path)
  : rounds.flatMap(round => labelsOf(round).map(({ label }) => printed(label)))
const results = texts.map(text => engine.analyse({ text }))
const broken = results.filter(result => breaches(result).length > 0).length
figure({
  name: 'labels that keep every property',
  value: 1 - broken / texts.length,
  unit: `of ${texts.length} labels`,
  reference: 1,
  referenceName: 'all',
})
for (const [title, transform] of Object.entries(transformations)) {
  const touched = texts.flatMap((text, n) => (transform(text) === text ? [] : [n]))
  const kept = touched.filter(n => {
    const [text, result] = [texts[n], results[n]]
    return text && result && essence(engine.analyse({ text: transform(text) })) === essence(result)
  }).length
  figure({
    name: `same result with: ${title}`,
    value: touched.length === 0 ? 1 : kept / touched.length,
    unit: `of ${touched.length} labels`,
    reference: 1,
    referenceName: 'all',
  })
}
await source.close()

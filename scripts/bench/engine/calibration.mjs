// `npm run bench calibration -- [FILE or FOLDER]`: of the names read with a confidence, how many are right, on texts with the noise
// of a text recogniser (deterministic: characters lost, or taken for one that looks alike); and how often a good text gets
// no score. Of every third test label, or of JSON lines ({"text"} each).
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openSource } from '../../source.mjs'
import { figure } from '../measure.mjs'

const source = await openSource()
const { labelsOf, printed, rounds } = await source.load('/test/labels/marked.ts')
const { engine, named, plain } = await source.load('/test/labels/corpus.ts')

/** @param {string} path */
const textsOf = async path => {
  const isFolder = (await stat(path)).isDirectory()
  const names = isFolder ? (await readdir(path)).filter(name => name.endsWith('.jsonl')) : ['']
  const files = await Promise.all(names.map(name => readFile(join(path, name), 'utf8')))
  return files.flatMap(text => text.split('\n').filter(Boolean)).map(line => String(JSON.parse(line).text))
}

const ALIKE = [...'钠纳酸酿糖塘酯脂盐益硝哨粉份氧氨钙钓油汕水冰0O1l5S8Brnecoa']
/** @param {string} char */
const alike = char => {
  const at = ALIKE.indexOf(char)
  return at < 0 ? '' : (ALIKE[at ^ 1] ?? '')
}

/**
 * A text in which about `share` of the characters are lost or misread; the same for every run.
 * @param {string} text
 * @param {number} share
 */
const withNoise = (text, share) => {
  let seed = text.length * 7919 + 17
  return [...text]
    .map(char => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return seed / 2147483648 < share && /[\p{L}\p{N}]/u.test(char) ? alike(char) : char
    })
    .join('')
}

const path = process.argv[2]
const texts = path
  ? await textsOf(path)
  : rounds.flatMap(round => labelsOf(round).map(({ label }) => printed(label))).filter((_, n) => n % 3 === 0)
/** @type {{ names: number, right: number }[]} */
const bins = Array.from({ length: 10 }, () => ({ names: 0, right: 0 }))
const clean = texts.map(text => engine.analyse({ text }))
for (const share of [0.01, 0.03, 0.06])
  for (const [n, text] of texts.entries()) {
    const truth = new Set(named(clean[n]?.ingredients ?? []).map(({ name }) => plain(name)))
    for (const one of named(engine.analyse({ text: withNoise(text, share) }).ingredients)) {
      const bin = bins[Math.min(9, Math.floor(one.confidence * 10))]
      if (!bin) continue
      bin.names += 1
      if (truth.has(plain(one.name)) || (one.suspected && truth.has(plain(one.suspected.name))))
        bin.right += 1
    }
  }
for (const [n, { names, right }] of bins.entries())
  if (names > 0)
    figure({
      name: `names right of those read with confidence ${(n / 10).toFixed(1)} to ${((n + 1) / 10).toFixed(1)}`,
      value: right / names,
      unit: `of ${names} names`,
      reference: (n + 0.5) / 10,
      referenceName: 'what the confidence promises',
    })
for (const reason of /** @type {const} */ (['doubtful_word', 'partial_reading', 'low_confidence', 'no_list']))
  figure({
    name: `good texts without a score: ${reason}`,
    value: clean.filter(({ noScore }) => noScore === reason).length / texts.length,
    unit: `of ${texts.length} texts`,
    reference: 0,
    referenceName: 'none',
  })
await source.close()

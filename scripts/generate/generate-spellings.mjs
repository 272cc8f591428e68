// Writes src/knowledge/tables/spellings.json: how the characters of our names sound (pinyin) and what they look like in
// Traditional Chinese, so that a search finds 山梨酸钾 by "shanlisuanjia", "slsj" and 山梨酸鉀. Run it when names change.
import '../setup/node-version.mjs'
import { readFile, writeFile } from 'node:fs/promises'
import { Converter } from 'opencc-js'
import { pinyin } from 'pinyin-pro'

/** @typedef {{ zh: string, also: string[] }} Named */

const tables = new URL('../../src/knowledge/tables/', import.meta.url)
/**
 * @param {string} name of a table of names
 * @returns {Promise<(Named & { forms?: Named[] })[]>}
 */
const read = async name => JSON.parse(await readFile(new URL(name, tables), 'utf8')).rows
const tradeNames = await readFile(new URL('../../src/knowledge/trade-names.ts', import.meta.url), 'utf8')

const names = [
  ...(await read('additives.json')).flatMap(({ zh, also, forms = [] }) => [
    zh,
    ...also,
    ...forms.flatMap(form => [form.zh, ...form.also]),
  ]),
  ...(await read('flavourings.json')).flatMap(({ zh, also = [] }) => [zh, ...also]),
  ...(tradeNames.match(/\p{Script=Han}+/gu) ?? []),
]

// A character's reading is the one it has most often in our names: 重 and 调 are read by their context.
/** @type {Map<string, Map<string, number>>} */
const readings = new Map()
for (const name of new Set(names)) {
  const sounds = pinyin(name, { toneType: 'none', type: 'array', v: true })
  for (const [i, character] of [...name].entries()) {
    if (!/\p{Script=Han}/u.test(character)) continue
    const counts = readings.get(character) ?? new Map()
    counts.set(sounds[i], (counts.get(sounds[i]) ?? 0) + 1)
    readings.set(character, counts)
  }
}
/** @type {Map<string, string[]>} */
const bySound = new Map()
for (const [character, counts] of readings) {
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  if (most === undefined) throw new Error(`${character} has no reading`)
  const [sound] = most
  bySound.set(sound, [...(bySound.get(sound) ?? []), character])
}

const toSimplified = [Converter({ from: 'tw', to: 'cn' }), Converter({ from: 'hk', to: 'cn' })]
/** @type {Record<string, string>} Simplified by Traditional. */
const traditional = {}
for (let code = 0x4e00; code <= 0x9fff; code += 1) {
  const character = String.fromCodePoint(code)
  for (const convert of toSimplified) {
    const simplified = convert(character)
    if (simplified !== character && readings.has(simplified)) traditional[character] = simplified
  }
}

const spellings = {
  source: { pinyin: 'pinyin-pro (MIT)', traditional: 'OpenCC dictionaries by opencc-js (MIT)' },
  pinyin: Object.fromEntries(
    [...bySound].sort().map(([sound, characters]) => [sound, characters.sort().join('')]),
  ),
  traditional: Object.entries(traditional).flat().join(''),
}
await writeFile(new URL('spellings.json', tables), `${JSON.stringify(spellings)}\n`)
console.log(
  `${readings.size} characters in ${bySound.size} syllables, ${Object.keys(traditional).length} Traditional forms`,
)

// Writes src/i18n/traditional.generated.json: the characters and phrases that turn Simplified Chinese into Taiwan's Traditional,
// taken from OpenCC. Phrases are limited to those that occur in the engine's and the knowledge's texts; unchanged ones are kept,
// because they decide where the next phrase begins.
//
//   node scripts/generate/generate-traditional.mjs [--check]
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Converter } from 'opencc-js'
import { from, to } from 'opencc-js/preset/cn2t'
import { root } from '../prepare.mjs'

const target = `${root}src/i18n/traditional.generated.json`
const longest = 8
const convert = Converter({ from: 'cn', to: 'tw' })

/** @param {string} folder @returns {string[]} */
const filesOf = folder =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))
    .map(name => `${root}${folder}/${name}`)

/** Every run of up to eight characters that occurs in our texts. @returns {Set<string>} */
const occurring = () => {
  const runs = new Set()
  for (const file of ['src/engine', 'src/knowledge'].flatMap(filesOf))
    for (const [text] of readFileSync(file, 'utf8').matchAll(/\p{Script=Han}{2,}/gu)) {
      const characters = [...text]
      for (let start = 0; start < characters.length; start += 1)
        for (let end = start + 2; end <= Math.min(characters.length, start + longest); end += 1)
          runs.add(characters.slice(start, end).join(''))
    }
  return runs
}

/** The left sides of OpenCC's dictionaries. @param {string} dictionary @returns {string[]} */
const entriesOf = dictionary => dictionary.split('|').map(entry => entry.split(' ')[0] ?? '')

const entries = [...(from['cn'] ?? []), ...(to['tw'] ?? [])]
  .flat()
  .flatMap(dictionary => entriesOf(String(dictionary)))
const ours = occurring()
const table = {
  characters: [...new Set(entries)]
    .filter(entry => [...entry].length === 1 && convert(entry) !== entry)
    .map(entry => entry + convert(entry))
    .join(''),
  phrases: Object.fromEntries(
    [...new Set(entries)]
      .filter(entry => [...entry].length > 1 && ours.has(entry))
      .toSorted()
      .map(entry => [entry, convert(entry)]),
  ),
}

const text = `${JSON.stringify(table)}\n`
if (!process.argv.includes('--check')) writeFileSync(target, text)
else if (readFileSync(target, 'utf8') !== text) {
  console.error(`${target} is out of date: run node scripts/generate/generate-traditional.mjs`)
  process.exitCode = 1
}

// How well labels are read: reads every photo of a folder that its truth.json knows, one JSON line per photo, then a
// table per level (the part of the file name after the underscore).
//
//   node scripts/recognise-photos.mjs [folder=test/photos] [--only=zh06] [--language=auto] [--hint=en] [--text]
//
// CER: edit distance of the list as printed to its best place in the text, punctuation and widths levelled out.
// Names and additives: found by edit distance with look-alike characters. This matcher is the report's own, so that
// the figures show the reading and do not move with the engine.
import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { prepareRecognition } from './prepare-recognition.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const flags = Object.fromEntries(
  process.argv
    .slice(2)
    .filter(argument => argument.startsWith('--'))
    .map(argument => argument.slice(2).split('=')),
)
const folder = resolve(
  process.argv.slice(2).find(argument => !argument.startsWith('--')) ?? `${root}/test/photos`,
)
const readJson = async path => JSON.parse(await readFile(path, 'utf8'))

// --- comparing texts ---

const LEVELLED = {
  '。': '.',
  '、': ',',
  '’': "'",
  '‘': "'",
  '′': "'",
  '`': "'",
  '【': '(',
  '】': ')',
  '〔': '(',
  '〕': ')',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '—': '-',
  '–': '-',
  '·': '.',
  '•': '.',
  丶: ',',
}

/** Characters without spaces, widths and cases levelled; `gaps[i]` tells whether a space or line break stood before. */
function level(text) {
  const characters = []
  const gaps = []
  let gap = true
  for (const character of text.normalize('NFKC').toLowerCase()) {
    if (/\s/.test(character)) gap = true
    else {
      characters.push(LEVELLED[character] ?? character)
      gaps.push(gap)
      gap = false
    }
  }
  return { characters, gaps }
}

/** For each end position in `text`: the least edit distance of `pattern` to a stretch ending there, and its start (Sellers). */
function align(pattern, text, cost) {
  let row = new Float64Array(text.length + 1)
  let starts = Int32Array.from({ length: text.length + 1 }, (_, j) => j)
  pattern.forEach((wanted, i) => {
    const next = new Float64Array(text.length + 1)
    const nextStarts = new Int32Array(text.length + 1)
    next[0] = i + 1
    for (let j = 1; j <= text.length; j++) {
      const options = [
        [row[j - 1] + cost(wanted, text[j - 1]), starts[j - 1]],
        [row[j] + 1, starts[j]],
        [next[j - 1] + 1, nextStarts[j - 1]],
      ]
      const [distance, start] = options.reduce((a, b) => (b[0] < a[0] ? b : a))
      next[j] = distance
      nextStarts[j] = start
    }
    row = next
    starts = nextStarts
  })
  return { row, starts }
}

const same = (a, b) => (a === b ? 0 : 1)

/** Where in the (levelled) text the list stands, and how many edits per character it is off. */
function findList(list, text) {
  const pattern = level(list).characters
  const { row, starts } = align(pattern, level(text).characters, same)
  const end = row.indexOf(Math.min(...row))
  return { start: starts[end], end, cer: row[end] / pattern.length }
}

// --- finding names ---

async function lookalikeCost() {
  const table = new Map()
  for (const [character, others] of (await readJson(`${root}/src/knowledge/tables/lookalikes.json`)).rows) {
    let cost = 1
    for (const other of others) {
      if (/\d/.test(other)) cost = Number(other) / 10
      else
        for (const pair of [character + other, other + character])
          table.set(pair, Math.min(cost, table.get(pair) ?? 1))
    }
  }
  return (a, b) => (a === b ? 0 : (table.get(a + b) ?? 1))
}

/** Edits a name of this length may differ by: measured to keep precision near 98 %. */
function budget(length, isChinese) {
  if (!isChinese) return length <= 4 ? 0 : length <= 7 ? 1 : length <= 12 ? 2 : length * 0.2
  return length <= 2 ? 0.45 : length === 3 ? 0.7 : length <= 5 ? 1.1 : length <= 8 ? 2 : length * 0.28
}

/** Additives of GB 2760 and the names of all truths, which compete: the best non-overlapping set of finds wins. */
async function lexicon(truths) {
  const names = new Map()
  const add = (name, id) => {
    const key = level(name).characters.join('')
    if (!names.has(key)) names.set(key, id)
  }
  for (const truth of truths) {
    for (const name of truth.ingredients) add(name, `truth:${level(name).characters.join('')}`)
    for (const name of truth.additives) add(name, `truth:${level(name).characters.join('')}`)
  }
  const isAdditive = new Set(
    truths.flatMap(truth => truth.additives.map(name => names.get(level(name).characters.join('')))),
  )
  for (const { zh, en, also } of (await readJson(`${root}/src/knowledge/tables/additives.json`)).rows) {
    // One substance keeps one id, whether a truth calls it by its first name or an alias.
    const all = [zh, en, ...also].filter(Boolean)
    const known = all.map(name => names.get(level(name).characters.join(''))).find(Boolean)
    for (const name of all) add(name, known ?? `gb:${zh}`)
    isAdditive.add(known ?? `gb:${zh}`)
  }
  const entries = [...names].map(([key, id]) => ({
    pattern: [...key],
    id,
    isChinese: /\p{Script=Han}/u.test(key),
  }))
  return { entries, idOf: name => names.get(level(name).characters.join('')), isAdditive }
}

const isMark = character => character === undefined || /[^\p{L}\p{N}]/u.test(character)

function candidatesOf({ pattern, id, isChinese }, { characters, gaps }, cost) {
  const allowed = budget(pattern.length, isChinese)
  const shared = pattern.filter(character => characters.includes(character)).length
  if (shared < Math.max(1, Math.floor(pattern.length / 3))) return []
  const { row, starts } = align(pattern, characters, cost)
  const found = []
  for (let end = 1; end <= characters.length; end++) {
    const distance = row[end]
    if (distance > allowed || row[end + 1] < distance) continue
    const start = starts[end]
    const isEdge = at => isMark(characters[at]) || (!isChinese && gaps[at])
    const left =
      isMark(characters[start - 1]) || (isChinese ? /[a-z0-9]/.test(characters[start - 1]) : gaps[start])
    const right = end === characters.length || isEdge(end)
    if (!isChinese && pattern.length < 8 && !(left && right)) continue
    if (distance > 0 && pattern.length <= 3 && !(left && right)) continue
    if (distance > 0 && pattern.length <= 5 && !(left || right)) continue
    found.push({
      id,
      start,
      end,
      score: pattern.length - 1.6 * distance + (left ? 0.7 : 0) + (right ? 0.7 : 0) - 0.3,
    })
  }
  return found
}

/** Weighted interval scheduling: the non-overlapping finds of greatest total score. */
function bestSet(candidates) {
  const ordered = candidates.filter(({ score }) => score > 0).sort((a, b) => a.end - b.end)
  const best = [{ score: 0, found: [] }]
  ordered.forEach((candidate, i) => {
    let before = i
    while (before > 0 && ordered[before - 1].end > candidate.start) before--
    const score = best[before].score + candidate.score
    best.push(score > best[i].score ? { score, found: [...best[before].found, candidate] } : best[i])
  })
  return best.at(-1).found
}

// --- the report ---

const mean = numbers => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length)
const median = numbers => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
const total = (rows, pick) => rows.reduce((sum, row) => sum + pick(row), 0)
const percent = share => `${(share * 100).toFixed(1)} %`

function tableRow(level, rows) {
  const withList = rows.filter(row => row.cer !== undefined)
  return {
    level,
    photos: rows.length,
    'CER mean': percent(mean(withList.map(row => row.cer))),
    'CER median': percent(median(withList.map(row => row.cer))),
    'names found': percent(
      total(withList, row => row.namesFound) /
        Math.max(
          1,
          total(withList, row => row.names),
        ),
    ),
    'additive recall': percent(
      total(withList, row => row.hits) /
        Math.max(
          1,
          total(withList, row => row.additives),
        ),
    ),
    additives: `${total(rows, row => row.hits)} right, ${total(rows, row => row.wrong.length)} wrong`,
    'additive precision': percent(
      total(rows, row => row.hits) /
        Math.max(
          1,
          total(rows, row => row.hits + row.wrong.length),
        ),
    ),
    'ms per photo': Math.round(mean(rows.map(row => row.ms))),
  }
}

await prepareRecognition()
const { module } = await runnerImport(`${root}/src/recognition/node.ts`, {
  root,
  configFile: false,
  logLevel: 'error',
})
const truths = await readJson(`${folder}/truth.json`)
const { entries, idOf, isAdditive } = await lexicon(Object.values(truths))
const cost = await lookalikeCost()
const recogniser = module.createNodeRecogniser({ assetsFolder: `${root}/public/recognition` })
const files = (await readdir(folder)).filter(
  name =>
    truths[name.split('_')[0]] &&
    (!flags.only || name.startsWith(flags.only) || name.includes(`_${flags.only}`)),
)
const rows = []
for (const file of files.sort()) {
  const truth = truths[file.split('_')[0]]
  const photo = new Blob([await readFile(`${folder}/${file}`)])
  const start = performance.now()
  const reading = await recogniser.read(photo, {
    language: flags.language ?? truth.language,
    hint: flags.hint ?? 'zh',
  })
  const ms = Math.round(performance.now() - start)
  const text = reading.ok ? reading.text : ''
  const levelled = level(text)
  const places = bestSet(entries.flatMap(entry => candidatesOf(entry, levelled, cost)))
  const found = new Set(places.map(({ id }) => id))
  const list = truth.list ? findList(truth.list, text) : undefined
  // The analysis looks at the list only; where there is none, at everything.
  const inList = ({ start, end }) => !list || (end > list.start && start < list.end)
  const wanted = new Set(truth.additives.map(idOf))
  const expected = new Set([...wanted, ...truth.ingredients.map(idOf)])
  const row = {
    file,
    level: /_(\w+)\./.exec(file)?.[1] ?? '',
    ...(list && { cer: list.cer }),
    names: truth.ingredients.length,
    namesFound: truth.ingredients.filter(name => found.has(idOf(name))).length,
    additives: wanted.size,
    hits: [...wanted].filter(id => found.has(id)).length,
    missed: [...wanted].filter(id => !found.has(id)),
    wrong: [...new Set(places.filter(inList).map(({ id }) => id))].filter(
      id => isAdditive.has(id) && !expected.has(id),
    ),
    ms,
    ...(reading.ok
      ? {
          language: reading.language,
          confidence: reading.confidence,
          quality: reading.quality,
          facts: reading.facts,
        }
      : { problem: reading.code }),
  }
  rows.push(row)
  console.log(JSON.stringify(row))
  if ('text' in flags) console.log(text)
}
await recogniser.release()

const levels = [...new Set(rows.map(row => row.level))]
console.table([
  ...levels.map(name =>
    tableRow(
      name,
      rows.filter(row => row.level === name && row.names > 0),
    ),
  ),
  tableRow(
    'no list',
    rows.filter(row => row.names === 0),
  ),
])

// How well a label was read, judged against the label as printed. The matcher is the report's own, so that the figures
// show the reading and do not move with the engine.
//
// CER: edit distance of the list as printed to its best place in the text, punctuation and widths levelled out.
// Names and additives: found by edit distance with look-alike characters.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * What a photo shows, as a person has written it down.
 * @typedef {object} Truth
 * @property {'zh' | 'en'} language
 * @property {string} list The ingredient list as printed; empty where there is none.
 * @property {string[]} ingredients
 * @property {string[]} additives
 */
/** @typedef {Omit<Truth, 'language' | 'list'> & Partial<Truth> & { lang?: string, ingredients_text?: string }} WrittenTruth */
/** @typedef {{ characters: string[], gaps: boolean[] }} Levelled */
/** @typedef {(wanted: string, found: string | undefined) => number} Cost What it costs to take one character for another. */
/** @typedef {{ pattern: string[], id: string, isChinese: boolean }} Entry */
/** @typedef {{ id: string, start: number, end: number, score: number }} Find */

/**
 * How well one photo was read.
 * @typedef {object} PhotoScore
 * @property {number} [cer] Character error rate of the list; absent where there is no list.
 * @property {number} names
 * @property {number} namesFound
 * @property {number} additives
 * @property {number} hits
 * @property {(string | undefined)[]} missed
 * @property {string[]} wrong
 */

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** @param {string} path */
const readJson = async path => JSON.parse(await readFile(path, 'utf8'))

/**
 * The truths of a folder by photo id, in the one form that is judged by, whichever of the two they are written in.
 * @param {string} folder
 * @returns {Promise<Record<string, Truth>>}
 */
export async function readTruths(folder) {
  /** @type {Record<string, WrittenTruth>} */
  const truths = await readJson(`${folder}/truth.json`)
  return Object.fromEntries(
    Object.entries(truths).map(([id, { lang, ingredients_text, ...truth }]) => [
      id,
      // `lang` is `neg` where there is no list.
      {
        ...truth,
        language: truth.language ?? (lang === 'en' ? 'en' : 'zh'),
        list: truth.list ?? ingredients_text ?? '',
      },
    ]),
  )
}

// --- comparing texts ---

/** @type {Record<string, string>} */
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

/**
 * Characters without spaces, widths and cases levelled; `gaps[i]` tells whether a space or line break stood before.
 * @param {string} text
 * @returns {Levelled}
 */
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

/**
 * A value of a row; Infinity past its end, which no path reaches.
 * @param {Float64Array | Int32Array} values
 * @param {number} i
 */
const at = (values, i) => values[i] ?? Number.POSITIVE_INFINITY

/**
 * For each end position in `text`: the least edit distance of `pattern` to a stretch ending there, and its start (Sellers).
 * @param {string[]} pattern
 * @param {string[]} text
 * @param {Cost} cost
 */
function align(pattern, text, cost) {
  let row = new Float64Array(text.length + 1)
  let starts = Int32Array.from({ length: text.length + 1 }, (_, j) => j)
  pattern.forEach((wanted, i) => {
    const next = new Float64Array(text.length + 1)
    const nextStarts = new Int32Array(text.length + 1)
    next[0] = i + 1
    for (let j = 1; j <= text.length; j++) {
      /** @type {[distance: number, start: number][]} */
      const options = [
        [at(row, j - 1) + cost(wanted, text[j - 1]), at(starts, j - 1)],
        [at(row, j) + 1, at(starts, j)],
        [at(next, j - 1) + 1, at(nextStarts, j - 1)],
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

/** @type {Cost} */
const same = (a, b) => (a === b ? 0 : 1)

/**
 * Where in the (levelled) text the list is, and how many edits per character it is off.
 * @param {string} list
 * @param {string} text
 */
function findList(list, text) {
  const pattern = level(list).characters
  const { row, starts } = align(pattern, level(text).characters, same)
  const end = row.indexOf(Math.min(...row))
  return { start: at(starts, end), end, cer: at(row, end) / pattern.length }
}

// --- finding names ---

/** @returns {Promise<Cost>} */
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

/**
 * Edits a name of this length may differ by: measured to keep precision near 98 %.
 * @param {number} length
 * @param {boolean} isChinese
 */
function budget(length, isChinese) {
  if (!isChinese) return length <= 4 ? 0 : length <= 7 ? 1 : length <= 12 ? 2 : length * 0.2
  return length <= 2 ? 0.45 : length === 3 ? 0.7 : length <= 5 ? 1.1 : length <= 8 ? 2 : length * 0.28
}

/**
 * Additives of GB 2760 and the names of all truths, which compete: the best non-overlapping set of finds wins.
 * @param {Truth[]} truths
 */
async function lexicon(truths) {
  /** @type {Map<string, string>} */
  const names = new Map()
  /**
   * @param {string} name
   * @param {string} id
   */
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
  /** @param {string} name */
  const idOf = name => names.get(level(name).characters.join(''))
  return { entries, idOf, isAdditive }
}

/** @param {string | undefined} character */
const isMark = character => character === undefined || /[^\p{L}\p{N}]/u.test(character)

/**
 * @param {Entry} entry
 * @param {Levelled} text
 * @param {Cost} cost
 * @returns {Find[]}
 */
function candidatesOf({ pattern, id, isChinese }, { characters, gaps }, cost) {
  const allowed = budget(pattern.length, isChinese)
  const shared = pattern.filter(character => characters.includes(character)).length
  if (shared < Math.max(1, Math.floor(pattern.length / 3))) return []
  const { row, starts } = align(pattern, characters, cost)
  const found = []
  for (let end = 1; end <= characters.length; end++) {
    const distance = at(row, end)
    if (distance > allowed || at(row, end + 1) < distance) continue
    const start = at(starts, end)
    const before = characters[start - 1] ?? ''
    const left = isMark(characters[start - 1]) || (isChinese ? /[a-z0-9]/.test(before) : gaps[start])
    const right = end === characters.length || isMark(characters[end]) || (!isChinese && gaps[end])
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

/**
 * Weighted interval scheduling: the non-overlapping finds of greatest total score.
 * @param {Find[]} candidates
 */
function bestSet(candidates) {
  const ordered = candidates.filter(({ score }) => score > 0).sort((a, b) => a.end - b.end)
  /** @type {{ score: number, found: Find[] }} */
  const nothing = { score: 0, found: [] }
  // best[i] is the best set of the first i candidates.
  const best = [nothing]
  ordered.forEach((candidate, i) => {
    let before = i
    while (before > 0 && (ordered[before - 1]?.end ?? 0) > candidate.start) before--
    const { score, found } = best[before] ?? nothing
    const without = best[i] ?? nothing
    const isBetter = score + candidate.score > without.score
    best.push(isBetter ? { score: score + candidate.score, found: [...found, candidate] } : without)
  })
  return (best.at(-1) ?? nothing).found
}

/**
 * For the truths of a folder: a function that scores the text read from a photo of one of them.
 * @param {Record<string, Truth>} truths
 */
export async function createScorer(truths) {
  const { entries, idOf, isAdditive } = await lexicon(Object.values(truths))
  const cost = await lookalikeCost()
  /**
   * @param {Truth} truth
   * @param {string} text
   * @returns {PhotoScore}
   */
  return (truth, text) => {
    const levelled = level(text)
    const places = bestSet(entries.flatMap(entry => candidatesOf(entry, levelled, cost)))
    /** @type {Set<string | undefined>} */
    const found = new Set(places.map(({ id }) => id))
    const list = truth.list ? findList(truth.list, text) : undefined
    // The analysis looks at the list only; where there is none, at everything.
    /** @param {Find} find */
    const inList = ({ start, end }) => !list || (end > list.start && start < list.end)
    const wanted = new Set(truth.additives.map(idOf))
    const expected = new Set([...wanted, ...truth.ingredients.map(idOf)])
    return {
      ...(list && { cer: list.cer }),
      names: truth.ingredients.length,
      namesFound: truth.ingredients.filter(name => found.has(idOf(name))).length,
      additives: wanted.size,
      hits: [...wanted].filter(id => found.has(id)).length,
      missed: [...wanted].filter(id => !found.has(id)),
      wrong: [...new Set(places.filter(inList).map(({ id }) => id))].filter(
        id => isAdditive.has(id) && !expected.has(id),
      ),
    }
  }
}

/** Tells names of the additive table from other text; the truths of the photos are not asked. */
export async function createIsKnownName() {
  /** @param {string} text */
  const plain = text =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
  /** @type {{ rows: { zh: string, en: string, also: string[] }[] }} */
  const { rows } = await readJson(`${root}/src/knowledge/tables/additives.json`)
  const names = new Set(rows.flatMap(({ zh, en, also }) => [zh, en, ...also].filter(Boolean).map(plain)))
  /** @param {string} text */
  return text => names.has(plain(text))
}

/**
 * @template Row
 * @param {readonly Row[]} rows
 * @param {(row: Row) => number} pick
 */
const sum = (rows, pick) => rows.reduce((total, row) => total + pick(row), 0)
/** @param {number[]} numbers */
const mean = numbers => sum(numbers, n => n) / Math.max(1, numbers.length)
/** @param {number[]} numbers */
const median = numbers => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

/**
 * The figures of several scored photos together.
 * @param {readonly PhotoScore[]} rows
 */
export function summarise(rows) {
  const withList = rows.filter(row => row.cer !== undefined)
  const errors = withList.flatMap(({ cer }) => cer ?? [])
  /**
   * @param {number} part
   * @param {number} whole
   */
  const share = (part, whole) => (whole > 0 ? part / whole : 0)
  const [hits, wrong] = [sum(rows, row => row.hits), sum(rows, row => row.wrong.length)]
  return {
    photos: rows.length,
    cerMean: mean(errors),
    cerMedian: median(errors),
    namesFound: share(
      sum(withList, row => row.namesFound),
      sum(withList, row => row.names),
    ),
    additiveRecall: share(
      hits,
      sum(rows, row => row.additives),
    ),
    additivePrecision: share(hits, hits + wrong),
    hits,
    wrong,
  }
}

/**
 * How hard a photo is to read, by its file name: `hard` of `zh06_hard.jpg`.
 * @param {string} file
 */
export const levelOf = file => /_(\w+)\./.exec(file)?.[1] ?? ''

/**
 * The id of a photo, by its file name: `zh06` of `zh06_hard.jpg`.
 * @param {string} file
 */
export const photoOf = file => /^[^_]*/.exec(file)?.[0] ?? ''

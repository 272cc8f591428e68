import type { Knowledge } from '../../knowledge/index.ts'
import { isLatin } from '../text/normalize.ts'
import type { Dictionary } from './dictionary.ts'
import type { Meaning } from './dictionary-entry.ts'
import { LATIN_LOOKALIKES, MODEL_PAIRS, TYPED_PAIRS } from './lookalike-pairs.ts'

/** A name that a misread one probably stands for. */
export interface FuzzyMatch {
  key: string
  meaning: Meaning
  confidence: number
}

export type FuzzyMatcher = (key: string) => FuzzyMatch | undefined

/** From this confidence on, what a name probably stands for is relied on to part it from others. */
export const SURELY_MISREAD = 0.8

// A text full of nonsense must not cost a comparison per word: past this many misses nothing more is suspected.
const MAX_COMPARED = 1500
const MAX_LENGTH = 32

/** Weighted edit distance to every known name that shares enough characters; look-alikes cost less than strangers. */
export function createFuzzyMatcher(knowledge: Knowledge, dictionary: Dictionary): () => FuzzyMatcher {
  let index: Index | undefined
  return () => {
    index ??= buildIndex(knowledge, dictionary)
    const ready = index
    const known = new Map<string, FuzzyMatch | undefined>()
    return key => {
      if (known.has(key)) return known.get(key)
      if (known.size >= MAX_COMPARED || key.length < 2 || key.length > MAX_LENGTH) return undefined
      const found = nearest(ready, dictionary, key)
      known.set(key, found)
      return found
    }
  }
}

interface Index {
  names: readonly string[]
  lengths: Uint8Array
  /** Added cost of a name: a substance that GB 2760 does not list is the less likely one of two. */
  rare: Float64Array
  byChar: ReadonlyMap<string, readonly number[]>
  looks: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Room for one comparison, so that none allocates. */
  counts: Uint8Array
  rows: [Float64Array, Float64Array]
}

/** A hyphen or a line beside the text, read as a letter: dl-苹果酸 as d1l1苹果酸. */
const STROKES = '1li'
const STROKE_COST = 0.5

function buildIndex(knowledge: Knowledge, dictionary: Dictionary): Index {
  const names: string[] = []
  const byChar = new Map<string, number[]>()
  for (const key of dictionary.keys.keys()) {
    if (key.length < 2 || key.length > MAX_LENGTH || (/^[a-z0-9]+$/.test(key) && key.length < 5)) continue
    const id = names.push(key) - 1
    for (const char of new Set(key)) {
      const ids = byChar.get(char)
      if (ids) ids.push(id)
      else byChar.set(char, [id])
    }
  }
  const looks = new Map<string, Map<string, number>>()
  const alike = (a: string, b: string, cost: number) => {
    const costs = looks.get(a) ?? new Map<string, number>()
    looks.set(a, costs)
    costs.set(b, Math.min(cost, costs.get(b) ?? 1))
  }
  for (const [char, others] of knowledge.lookalikes) {
    let cost = 0.5
    for (const other of others) {
      if (other >= '0' && other <= '9') cost = Number(other) / 10
      else {
        alike(char, other, cost)
        alike(other, char, cost)
      }
    }
  }
  for (const [char, others] of LATIN_LOOKALIKES) {
    for (const other of others) {
      alike(char, other, 0.4)
      alike(other, char, 0.4)
    }
  }
  for (const pair of TYPED_PAIRS.split(' ')) {
    alike(pair.charAt(0), pair.charAt(1), 0.35)
    alike(pair.charAt(1), pair.charAt(0), 0.35)
  }
  for (const pair of MODEL_PAIRS.split(' ')) {
    alike(pair.charAt(0), pair.charAt(1), 0.15)
    alike(pair.charAt(1), pair.charAt(0), 0.15)
  }
  const isRare = (name: string) => {
    const meaning = dictionary.get(name)
    return meaning?.kind === 'additive' && meaning.substance?.id === undefined
  }
  return {
    names,
    lengths: Uint8Array.from(names, name => name.length),
    rare: Float64Array.from(names, name => (isRare(name) ? 0.2 : 0)),
    byChar,
    looks,
    counts: new Uint8Array(names.length),
    rows: [new Float64Array(MAX_LENGTH + 2), new Float64Array(MAX_LENGTH + 2)],
  }
}

/** What a reading of this length may differ by; measured on photos of labels. */
function budget(key: string): number {
  const length = key.length
  if (/^[a-z0-9]+$/.test(key)) return length <= 4 ? 0 : length <= 7 ? 1 : length <= 12 ? 2 : length * 0.2
  if (length <= 2) return 0.45
  if (length === 3) return 0.7
  if (length <= 5) return 1.1
  return length <= 8 ? 2 : length * 0.28
}

function nearest(index: Index, dictionary: Dictionary, key: string): FuzzyMatch | undefined {
  const limit = budget(key)
  if (limit === 0) return undefined
  let best: { name: string; cost: number } | undefined
  let second = Number.POSITIVE_INFINITY
  for (const id of candidates(index, key, limit)) {
    const name = index.names[id]
    if (name === undefined) continue
    const cost = distance(index, key, name, Math.min(limit, second)) + (index.rare[id] ?? 0)
    if (cost > limit) continue
    const other = best !== undefined && !isSame(dictionary.get(name), dictionary.get(best.name))
    if (!best || cost < best.cost) {
      if (other && best) second = Math.min(second, best.cost)
      best = { name, cost }
    } else if (other && cost < second) second = cost
  }
  const meaning = best && dictionary.get(best.name)
  if (!best || !meaning) return undefined
  // Two names equally near: it could be either, so it counts as neither.
  const doubt = second - best.cost < 0.12 ? 0.3 : 0
  return { key: best.name, meaning, confidence: Math.max(0.1, 1 - best.cost / key.length - doubt) }
}

/** Two names are the same suspicion when they are forms of one entry, or foods of one class. */
function isSame(a: Meaning | undefined, b: Meaning | undefined): boolean {
  if (!a || !b) return false
  if (a.canonical === b.canonical || (a.food !== undefined && a.food === b.food)) return true
  return a.substance?.id !== undefined && a.substance.id === b.substance?.id
}

/** Names that share enough characters to be within the limit. */
function candidates(index: Index, key: string, limit: number): number[] {
  const { counts, lengths } = index
  const shared: number[] = []
  for (const char of new Set(key))
    for (const id of index.byChar.get(char) ?? []) {
      if (Math.abs((lengths[id] ?? 0) - key.length) > limit) continue
      const count = counts[id] ?? 0
      if (count === 0) shared.push(id)
      counts[id] = count + 1
    }
  // A look-alike costs about a third, so three of them fit where one stranger does.
  const needed = Math.max(1, new Set(key).size - Math.ceil(limit / 0.33))
  const found = shared.filter(id => (counts[id] ?? 0) >= needed)
  for (const id of shared) counts[id] = 0
  return found
}

function distance(index: Index, a: string, b: string, limit: number): number {
  let [before, row] = index.rows
  // An insertion or a deletion costs 1, so cells further from the diagonal than the limit cannot be part of the answer.
  const band = Math.floor(limit) + 1
  const isHan = /\p{Script=Han}/u.test(a)
  for (let j = 0; j <= b.length; j++) before[j] = j
  for (let i = 1; i <= a.length; i++) {
    const first = Math.max(1, i - band)
    const last = Math.min(b.length, i + band)
    row[first - 1] = first === 1 ? i : Number.POSITIVE_INFINITY
    let least = first === 1 ? i : Number.POSITIVE_INFINITY
    const char = a.charAt(i - 1)
    const looks = index.looks.get(char)
    // A character that no known name holds (棕楼油) is most likely a misreading of one that some name does.
    const stranger = index.byChar.has(char) || isLatin(char) ? 1 : 0.5
    const removal = isHan && STROKES.includes(char) ? STROKE_COST : 1
    for (let j = first; j <= last; j++) {
      const other = b.charAt(j - 1)
      const swap = char === other ? 0 : (looks?.get(other) ?? stranger)
      const cost = Math.min((before[j - 1] ?? 0) + swap, (before[j] ?? 0) + removal, (row[j - 1] ?? 0) + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (last < b.length) row[last + 1] = Number.POSITIVE_INFINITY
    if (least > limit) return Number.POSITIVE_INFINITY
    ;[before, row] = [row, before]
  }
  return before[b.length] ?? Number.POSITIVE_INFINITY
}

import { soundsOf, toSimplified } from './spellings.ts'
import type { AdditiveEntry, Flavouring, Knowledge } from './types.ts'

/** Finds entries by any of their names and numbers; '' lists all of them in the order of the standard. */
export type Search<Row> = (keyword: string) => readonly Row[]

/** Searches additives by Chinese, alias, English, CNS, INS and E number, and by their functional classes in both languages. */
export function createAdditiveSearch(knowledge: Knowledge): Search<AdditiveEntry> {
  const classNames = new Map(knowledge.classes.map(({ zh, en }) => [zh, en]))
  const names = new Map<string, string[]>()
  for (const name of knowledge.names) {
    if (!name.id) continue
    const texts = names.get(name.id)
    if (texts) texts.push(name.text)
    else names.set(name.id, [name.text])
  }
  return createSearch(knowledge.additives, entry => [
    ...(names.get(entry.id) ?? []),
    ...entry.cns,
    ...entry.ins.flatMap(ins => [ins, `E${ins}`, `INS${ins}`]),
    ...entry.functions.flatMap(name => [name, classNames.get(name) ?? []].flat()),
  ])
}

/** Searches flavourings by Chinese, alias, English, code and FEMA number. */
export function createFlavouringSearch(flavourings: readonly Flavouring[]): Search<Flavouring> {
  return createSearch(flavourings, row => [
    row.id,
    row.zh,
    row.en,
    ...(row.also ?? []),
    row.fema,
    `FEMA${row.fema}`,
  ])
}

/** Width, case, spaces, punctuation and Traditional forms do not matter to a search. */
function searchKey(text: string): string {
  return toSimplified(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  )
}

interface Keys {
  /** Names and numbers as they are written. */
  written: readonly string[]
  /** Names as they sound: whole pinyin and initials. */
  sounds: readonly string[]
}

/**
 * Ranks exact before prefix before substring before sound, and keeps the order of the standard within a rank. Only
 * what has no match at all is taken for a slip of the finger.
 */
function createSearch<Row>(rows: readonly Row[], textsOf: (row: Row) => readonly string[]): Search<Row> {
  const keys = rows.map((row): Keys => {
    const written = [...new Set(textsOf(row).map(searchKey).filter(Boolean))]
    return { written, sounds: [...new Set(written.flatMap(soundsOf))] }
  })
  let guess: ((wanted: string) => readonly number[]) | undefined
  return keyword => {
    const wanted = searchKey(keyword)
    if (wanted === '') return keyword.trim() === '' ? rows : []
    const ranked: number[][] = [[], [], [], [], []]
    keys.forEach(({ written, sounds }, i) => {
      const rank = rankOf(written, wanted) ?? soundRankOf(sounds, wanted)
      if (rank !== undefined) ranked[rank]?.push(i)
    })
    const found = ranked.flat()
    guess ??= createGuess(keys)
    return (found.length > 0 ? found : guess(wanted)).flatMap(i => rows[i] ?? [])
  }
}

function rankOf(keys: readonly string[], wanted: string): 0 | 1 | 2 | undefined {
  let best: 1 | 2 | undefined
  for (const key of keys) {
    if (key === wanted) return 0
    if (best === 1) continue
    if (key.startsWith(wanted)) best = 1
    else if (best === undefined && key.includes(wanted)) best = 2
  }
  return best
}

/** Sounds match from the start of a name, or whole anywhere in it; one letter says too little. */
function soundRankOf(sounds: readonly string[], wanted: string): 3 | 4 | undefined {
  if (wanted.length < 2 || !/^[a-z]+$/.test(wanted)) return undefined
  let best: 4 | undefined
  for (const sound of sounds) {
    if (sound.startsWith(wanted)) return 3
    if (wanted.length > 3 && sound.includes(wanted)) best = 4
  }
  return best
}

/** Finds names a slip away: one letter in four to six, two in longer ones; one character in three or more Chinese ones. */
function createGuess(keys: readonly Keys[]): (wanted: string) => readonly number[] {
  const names: { name: string; row: number }[] = []
  const pairs = new Map<string, number[]>()
  keys.forEach(({ written, sounds }, row) => {
    for (const name of [...written, ...sounds]) {
      if (name.length < 3) continue
      const at = names.push({ name, row }) - 1
      for (const pair of pairsOf(name)) {
        const list = pairs.get(pair)
        if (list) list.push(at)
        else pairs.set(pair, [at])
      }
    }
  })
  return wanted => {
    const slips = allowedSlips(wanted)
    if (slips === 0) return []
    const shared = new Map<number, number>()
    for (const pair of pairsOf(wanted))
      for (const at of pairs.get(pair) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1)
    // Each slip breaks at most two of a word's pairs (Ukkonen's bound): a name that shares fewer cannot be near.
    const least = Math.max(1, wanted.length - 1 - 2 * slips)
    const near = new Map<number, number>()
    for (const [at, count] of shared) {
      const candidate = names[at]
      if (!candidate || count < least) continue
      // People type the beginning of a name: compare with as much of it as was typed.
      const whole = distance(wanted, candidate.name, slips)
      const start = distance(wanted, candidate.name.slice(0, wanted.length), slips)
      const cost = Math.min(whole, start + 0.5)
      if (cost <= slips + 0.5)
        near.set(candidate.row, Math.min(cost, near.get(candidate.row) ?? Number.POSITIVE_INFINITY))
    }
    return [...near].sort((a, b) => a[1] - b[1] || a[0] - b[0]).map(([row]) => row)
  }
}

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>()
  for (let i = 0; i + 1 < text.length; i += 1) pairs.add(text.slice(i, i + 2))
  return pairs
}

function allowedSlips(wanted: string): number {
  if (/\d/.test(wanted)) return 0 // a number is right or wrong
  if (/\p{Script=Han}/u.test(wanted)) return wanted.length >= 3 ? 1 : 0
  return wanted.length < 4 ? 0 : wanted.length < 7 ? 1 : 2
}

/** Edits between two texts (insert, drop, change, swap neighbours), given up above `limit`. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Number.POSITIVE_INFINITY
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return Number.POSITIVE_INFINITY
    beforeLast = last
    last = row
  }
  return last[b.length] ?? Number.POSITIVE_INFINITY
}

import type { ReadWord } from '../../parsing/to-ingredients.ts'
import type { Lean, Place } from './lean.ts'

/** A word in the middle of its box. */
export interface Placed extends Place {
  word: ReadWord
  height: number
}

/** Words of one level, and that level: the mean of theirs. */
export interface Row {
  level: number
  words: { one: Placed; level: number }[]
}

/** How the words of a photo fall into rows under one lean. */
export interface Layout {
  lean: Lean
  rows: Row[]
}

/** Words of one row are no further apart than this, in distances of rows. */
export const SAME_ROW = 0.5
/** What one more row costs, beside the squares of how far words are off their rows in fifths of a word's height. */
const ROW = 6
/** Layouts that cost more than the best by this are not looked at, nor more than so many. */
const WORSE = 30
const MOST = 5

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The ways in which words fall into rows, those with the fewest and straightest rows first; each grouping once. */
export function layoutsOf(placed: readonly Placed[], leans: readonly Lean[], height: number): Layout[] {
  const costed = leans.map(lean => {
    const rows = rowsOf(placed, lean, height)
    let cost = rows.length * ROW + lean.unlikeliness
    for (const { level, words } of rows)
      for (const word of words) cost += ((word.level - level) / (height * 0.2)) ** 2
    return { lean, rows, cost }
  })
  costed.sort((a, b) => a.cost - b.cost)
  const least = costed[0]?.cost ?? 0
  const seen = new Set<string>()
  const layouts: Layout[] = []
  for (const { lean, rows, cost } of costed) {
    if (cost > least + WORSE || layouts.length === MOST) break
    const grouping = rows
      .map(({ words }) =>
        words
          .map(({ one }) => one.word.start)
          .toSorted((a, b) => a - b)
          .join(','),
      )
      .join(';')
    if (seen.has(grouping)) continue
    seen.add(grouping)
    layouts.push({ lean, rows })
  }
  return layouts
}

/** Words from top to bottom, cut into rows where the next one is lower. */
function rowsOf(placed: readonly Placed[], lean: Lean, height: number): Row[] {
  const sorted = placed.map(one => ({ one, level: lean.level(one) })).sort((a, b) => a.level - b.level)
  // Half of a word's height first; then of the distance that rows turn out to have.
  const first = cut(sorted, height * SAME_ROW)
  const pitch = pitchOf(first)
  return pitch > 0 && pitch < height ? cut(sorted, pitch * SAME_ROW) : first
}

function cut(sorted: Row['words'], most: number): Row[] {
  const rows: Row[] = []
  for (const word of sorted) {
    const row = rows.at(-1)
    if (row && word.level - row.level < most) {
      row.level += (word.level - row.level) / (row.words.length + 1)
      row.words.push(word)
    } else rows.push({ level: word.level, words: [word] })
  }
  return rows
}

/** The usual distance of rows. */
export const pitchOf = (rows: readonly Row[]): number =>
  median(rows.slice(1).map(({ level }, i) => level - (rows[i]?.level ?? 0)))

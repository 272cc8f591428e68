import { literalsOf } from './literals-of.ts'

/** A text that a row's pattern cannot match without. */
interface Needed {
  text: string
  row: number
}

const pairAt = (text: string, at: number): number => (text.charCodeAt(at) << 7) ^ text.charCodeAt(at + 1)

/** What the patterns need, by its first characters, and the rows whose pattern needs nothing. */
interface Needs {
  always: readonly number[]
  ofOne: ReadonlyMap<number, readonly Needed[]>
  ofMore: ReadonlyMap<number, readonly Needed[]>
}

const nothing: readonly Needed[] = []

const needsOf = (patterns: readonly RegExp[]): Needs => {
  const always: number[] = []
  const ofOne = new Map<number, Needed[]>()
  const ofMore = new Map<number, Needed[]>()
  for (const [row, pattern] of patterns.entries()) {
    const literals = literalsOf(pattern)
    if (!literals) always.push(row)
    for (const text of new Set(literals)) {
      const [by, key] = text.length > 1 ? [ofMore, pairAt(text, 0)] : [ofOne, text.charCodeAt(0)]
      by.set(key, [...(by.get(key) ?? []), { text, row }])
    }
  }
  return { always, ofOne, ofMore }
}

/**
 * Finds those of many rows whose pattern may match a text, in their order. Most patterns need a word that most texts lack: one
 * walk over the text finds the words, in the place of one search for each pattern.
 */
export const createMayMatch = <Row>(
  rows: readonly Row[],
  patternOf: (row: Row) => RegExp,
): ((text: string) => Row[]) => {
  let needs: Needs | undefined
  return text => {
    needs ??= needsOf(rows.map(patternOf))
    const { always, ofOne, ofMore } = needs
    const may = new Uint8Array(rows.length)
    for (const row of always) may[row] = 1
    for (let at = 0; at < text.length; at += 1) {
      for (const { row } of ofOne.get(text.charCodeAt(at)) ?? nothing) may[row] = 1
      for (const { text: word, row } of ofMore.get(pairAt(text, at)) ?? nothing)
        if (may[row] === 0 && text.startsWith(word, at)) may[row] = 1
    }
    return rows.filter((_, row) => may[row] === 1)
  }
}

/** Replaces the words of many patterns in a text, one pattern after the other. */
export const createReplacing = (
  rows: readonly (readonly [pattern: RegExp, word: string | ((hit: string) => string)])[],
): ((text: string) => string) => {
  const mayMatch = createMayMatch(rows, ([pattern]) => pattern)
  return text => {
    let said = text
    let may = new Set(mayMatch(said))
    for (const row of rows) {
      if (!may.has(row)) continue
      const [pattern, word] = row
      const next = typeof word === 'string' ? said.replace(pattern, word) : said.replace(pattern, word)
      // What was put in may be a word of a later pattern.
      if (next !== said) may = new Set(mayMatch(next))
      said = next
    }
    return said
  }
}

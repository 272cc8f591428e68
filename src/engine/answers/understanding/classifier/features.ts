import { createMayMatch } from '../../../text/may-match.ts'
import { concepts } from './concepts.ts'

const token = /[a-z]+(?:'[a-z]+)?|\d+(?:\.\d+)?|[\u4e00-\u9fff\ue000-\uf8ff]|[?？]/gu
const placeholder = /[\ue000-\uf8ff]/g

const longestRun = 4
const stem = 5

/** A placeholder as a capital letter. */
const shortened = (text: string): string => {
  const code = text.charCodeAt(0)
  return code >= 0xe000 && code <= 0xf8ff ? String.fromCharCode(code - 0xe000 + 65) : text
}

/** The tokens of a masked question: Chinese characters, words, placeholders as capital letters, `#` for a number. */
export const tokensOf = (masked: string): string[] =>
  (masked.match(token) ?? []).map(text => (/^\d/.test(text) ? '#' : shortened(text)))

/** Runs of one to four tokens (`^` and `$` are the ends), and the beginnings of long words, which survive a typing error. */
const runsOf = (found: readonly string[]): Set<string> => {
  const tokens = ['^', ...found.filter(text => !/[?？]/.test(text)).slice(0, 60), '$']
  const runs = new Set<string>()
  for (let start = 0; start < tokens.length; start += 1) {
    for (let length = 1; length <= longestRun && start + length <= tokens.length; length += 1) {
      const run = tokens.slice(start, start + length)
      if (length < longestRun || run.every(text => text.length === 1)) runs.add(run.join(' '))
    }
    const word = tokens[start] ?? ''
    if (/^[a-z]{6,}$/.test(word)) runs.add(`${word.slice(0, stem)}-`)
  }
  runs.delete('^')
  runs.delete('$')
  return runs
}

/** A concept or a placeholder and where it stands. */
export interface Place {
  name: string
  start: number
  end: number
}

/** The words of each concept in either language, as they stand in a masked question. */
const conceptPatterns = Object.entries(concepts).flatMap(([name, [zh, en]]) => [
  { name: `@${name}`, isHan: true, pattern: zh },
  { name: `@${name}`, isHan: false, pattern: new RegExp(`(?<![a-z])(?:${en.source})(?![a-z'])`, 'g') },
])
const mayBeIn = createMayMatch(conceptPatterns, ({ pattern }) => pattern)
const hasHan = /[\u4e00-\u9fff\d%]/
const hasLatin = /[a-z%$]/

const byPlace = (a: Place, b: Place): number =>
  a.start - b.start || b.end - a.end || (a.name < b.name ? -1 : 1)

/** The concepts and placeholders of a masked question in their order. */
export const conceptsIn = (masked: string): Place[] => {
  const found: Place[] = []
  const isSpoken = { han: hasHan.test(masked), latin: hasLatin.test(masked) }
  // Of a question in one language the words of the other are not looked for.
  for (const { name, isHan, pattern } of mayBeIn(masked))
    if (isHan ? isSpoken.han : isSpoken.latin)
      for (const { 0: text, index } of masked.matchAll(pattern))
        found.push({ name, start: index, end: index + text.length })
  for (const { 0: text, index } of masked.matchAll(placeholder))
    found.push({ name: shortened(text), start: index, end: index + 1 })
  return found.sort(byPlace)
}

const clauseEnd =
  /[，,；;？?！!。\n:：]+|(?<=[\u4e00-\u9fff]) +(?=[\u4e00-\u9fff])|(?<=\s)(?:but|and|so|because)\s/g

/** Where the last clause of a text begins; 0 where it has only one. */
const lastClause = (text: string): number =>
  [...text.matchAll(clauseEnd)]
    .map(({ 0: hit, index }) => index + hit.length)
    .filter(at => at < text.trimEnd().length - 1)
    .at(-1) ?? 0

/** Concepts, any two of them in their order, and apart which stand in the last clause, the one that mostly asks. */
const conceptFeatures = (masked: string, places: readonly Place[]): Set<string> => {
  const features = new Set<string>()
  for (const [at, { name }] of places.entries()) {
    features.add(name)
    for (const later of places.slice(at + 1)) if (later.name !== name) features.add(`${name}~${later.name}`)
  }
  const last = lastClause(masked)
  if (last > 0) {
    features.add('2 clauses')
    for (const { name, start } of places) features.add(`${start >= last ? 'last' : 'earlier'} ${name}`)
  }
  return features
}

/**
 * What the classifier sees of a question in which names are replaced by placeholders: runs of tokens, concepts, and how many
 * words no question about labels uses.
 */
export const featuresOf = (
  masked: string,
  common: ReadonlySet<string>,
  places: readonly Place[] = conceptsIn(masked),
): string[] => {
  const found = tokensOf(masked)
  const features = new Set([...runsOf(found), ...conceptFeatures(masked, places)])
  const rare = found.filter(text => !common.has(text) && !/[?？]/.test(text)).length
  if (rare > 0) features.add(rare > 2 ? 'rare 3' : `rare ${rare}`)
  features.add(found.length <= 3 ? 'short' : found.length >= 14 ? 'long' : 'middle')
  return [...features]
}

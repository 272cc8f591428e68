import { isHan, keyOf, type Range } from '../../text/normalize.ts'
import type { Dictionary } from '../dictionary.ts'
import { type FuzzyMatch, type FuzzyMatcher, SURELY_MISREAD } from '../fuzzy-match.ts'

/** The Greek letters that a Latin letter or a digit may stand for. */
const GREEK: Record<string, string> = {
  a: 'α',
  b: 'β',
  g: 'γ',
  v: 'γ',
  y: 'γ',
  d: 'δ',
  e: 'ε',
  s: 'εδ',
  5: 'δ',
  6: 'βδ',
  8: 'δβ',
  86: 'δ',
  '8b': 'δ',
}

/** Letters that are typed for a Greek one, or look like no other. */
const UNMISTAKABLE = 'abdegvy'
const GREEK_LETTERS = 'αβγδε'

/** The name with the Greek letter that was misread or lost in a range of folded text, or undefined; confidence 1 where it can be no other. */
export function findGreekName(
  dictionary: Dictionary,
  suspect: FuzzyMatcher,
  source: string,
  range: Range,
): FuzzyMatch | undefined {
  const text = source.slice(range.start, range.end)
  const misread = misreadGreek(dictionary, suspect, text)
  return misread ?? (hasLostLetter(source, range) ? lostGreek(dictionary, suspect, text) : undefined)
}

/** `b-胡萝卜素`, `葡萄糖酸-8-内酯`: no reader of photos knows Greek letters, and typists do without. */
function misreadGreek(dictionary: Dictionary, suspect: FuzzyMatcher, text: string): FuzzyMatch | undefined {
  const match =
    /^(?<before>|.*[\u4e00-\u9fff]\s?-?\s?)(?<letter>8[6b]|[abdegsvy568])(?<after>\s?-?\s?[\u4e00-\u9fff].*)$/s.exec(
      text,
    )
  const { before = '', letter = '', after = '' } = match?.groups ?? {}
  for (const greek of GREEK[letter] ?? '') {
    const key = keyOf(before + greek + after)
    const misread = dictionary.keys.has(key) ? undefined : suspect(key)
    const name =
      misread && misread.confidence >= SURELY_MISREAD && misread.key.includes(greek) ? misread.key : key
    const meaning = dictionary.keys.get(name)
    if (!meaning) continue
    const isSure = name === key && (UNMISTAKABLE.includes(letter) || isOnlyLetter(dictionary, before, after))
    return { key: name, meaning, confidence: isSure ? 1 : (misread?.confidence ?? 0.98) }
  }
  return undefined
}

/** Whether a single Greek letter makes a name of the words around it: 葡萄糖酸-δ-内酯, but α-, β- and γ-环状糊精. */
const isOnlyLetter = (dictionary: Dictionary, before: string, after: string): boolean =>
  [...GREEK_LETTERS].filter(letter => dictionary.keys.has(keyOf(before + letter + after))).length === 1

/** `-胡萝卜素`: at the beginning of a line nothing at all may come of the letter before the hyphen. */
function lostGreek(dictionary: Dictionary, suspect: FuzzyMatcher, text: string): FuzzyMatch | undefined {
  const misread = suspect(keyOf(text))
  const name = dictionary.keys.has(keyOf(text)) || !misread ? keyOf(text) : misread.key
  const whole = [...GREEK_LETTERS].flatMap(letter => {
    const meaning = dictionary.keys.get(letter + name)
    return meaning?.substance ? { key: letter + name, meaning, confidence: SURELY_MISREAD } : []
  })
  return whole.length === 1 && whole[0] ? whole[0] : undefined
}

/** A hyphen before Chinese words: what stood before it was not read. */
export function hasLostLetter(source: string, { start }: Range): boolean {
  return source.charAt(start - 1) === '-' && isHan(source.charAt(start)) && !isWordy(source.charAt(start - 2))
}

const isWordy = (char: string) => /[\p{L}\p{N}]/u.test(char)

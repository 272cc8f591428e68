import type { Suggestion } from '../result.ts'
import { isHan, keyOf, type Range } from '../text/normalize.ts'
import type { Dictionary } from './dictionary.ts'
import type { Meaning } from './dictionary-entry.ts'
import { type FuzzyMatch, type FuzzyMatcher, SURELY_MISREAD } from './fuzzy-match.ts'
import { splitJoinedNames } from './segmentation.ts'
import {
  beforeSlash,
  byNumber,
  type NameContext,
  ownLanguage,
  withoutAffixes,
  withoutRemark,
  withoutTranslation,
} from './strip-affixes.ts'

/** How a name was recognised, from a whole known name down to nothing. */
export type Strength = 'exact' | 'head' | 'suspected' | 'weak' | 'none'

export interface Recognised {
  range: Range
  strength: Strength
  meaning?: Meaning
  suspected?: Suggestion
}

export interface NameMatcher {
  /** Recognises the name that stands in this range as one ingredient. */
  recognise(source: string, range: Range, context: NameContext): Recognised
  /** Cuts a run of names whose separators were lost, or gives it back whole. */
  cut(source: string, range: Range, context: NameContext): Range[]
  /** The meaning of some words exactly, or undefined. */
  exact(folded: string): Meaning | undefined
}

// The longest name of the standard has 66 characters; what is much longer is a sentence.
const LONGEST_NAME = 160
// 卡拉膠 Carrageenan E407: the number follows a translation.
const MIXED = /^[\u4e00-\u9fff]{2,}\s[a-z]{3}.*\d/

/** Distance of names that differ by one character, by one that looks like it. */
const ONE_LOOKALIKE = 0.6
const GREEK: Record<string, string> = {
  a: 'α',
  b: 'β',
  g: 'γ',
  d: 'δ',
  e: 'ε',
  s: 'εδ',
  5: 'δ',
  6: 'β',
  8: 'δβ',
  86: 'δ',
  '8b': 'δ',
}

/** Recognises names against the dictionary: whole, by their last word, or as a probable misreading. */
export function createNameMatcher(dictionary: Dictionary, suspect: FuzzyMatcher): NameMatcher {
  const exacts = new Map<string, Meaning | undefined>()
  const exact = (folded: string) => {
    if (exacts.has(folded)) return exacts.get(folded)
    const meaning = dictionary.get(keyOf(folded))
    exacts.set(folded, meaning)
    return meaning
  }

  // A long list repeats its names; what was recognised is kept with its place relative to the range.
  const known = new Map<string, Recognised>()
  const whole = new Set<string>()
  const recognise = (source: string, range: Range, context: NameContext): Recognised => {
    const hyphen = hasLostLetter(source, range) ? '-' : ''
    const key = (context.underClass ? '1' : '0') + hyphen + source.slice(range.start, range.end)
    const before = known.get(key)
    if (before) return moved(before, range.start)
    const found = read(source, range, context, false)
    known.set(key, moved(found, -range.start))
    return found
  }

  const read = (source: string, range: Range, context: NameContext, isRetry: boolean): Recognised => {
    const text = source.slice(range.start, range.end)
    if (text.length > LONGEST_NAME) return { range, strength: 'none' }
    const greek = asGreek(text) ?? (hasLostLetter(source, range) ? behindHyphen(text) : undefined)
    if (greek) return { range, ...greek }
    const found = exact(text)
    if (found) return { range, ...(misreadEnzyme(text, found) ?? { strength: 'exact', meaning: found }) }
    const own = MIXED.test(text) ? ownLanguage(dictionary, source, range) : undefined
    if (own) return { range: own.range, strength: 'exact', meaning: own.meaning }
    const number = byNumber(dictionary, text, context)
    if (number) return { range, strength: 'exact', meaning: number }
    const trimmed = withoutAffixes(dictionary, text)
    if (trimmed) return { range, strength: 'exact', meaning: trimmed }
    const shorter = isRetry ? undefined : withoutRemark(source, range)
    if (shorter) {
      const again = read(source, shorter, context, true)
      if (again.strength === 'exact' || again.strength === 'head') return again
    }
    const part = ownLanguage(dictionary, source, range) ?? beforeSlash(dictionary, source, range)
    if (part) return { range: part.range, strength: 'exact', meaning: part.meaning }
    return guess(source, withoutTranslation(source, range))
  }

  /** `b-胡萝卜素`, `葡萄糖酸-8-内酯`: no reader of photos knows Greek letters, and typists do without. */
  const asGreek = (text: string): Omit<Recognised, 'range'> | undefined => {
    const match =
      /^(?<before>|.*[\u4e00-\u9fff]\s?-?\s?)(?<letter>8[6b]|[abdegs568])(?<after>\s?-?\s?[\u4e00-\u9fff].*)$/s.exec(
        text,
      )
    const { before = '', letter = '', after = '' } = match?.groups ?? {}
    for (const greek of GREEK[letter] ?? '') {
      const key = keyOf(before + greek + after)
      const misread = dictionary.keys.has(key) ? undefined : suspect(key)
      const name =
        misread && misread.confidence >= SURELY_MISREAD && misread.key.includes(greek) ? misread.key : key
      const meaning = dictionary.keys.get(name)
      if (meaning) return probably({ key: name, meaning, confidence: misread?.confidence ?? 0.98 })
    }
    return undefined
  }

  /** `-胡萝卜素`: at the beginning of a line nothing at all may come of the letter before the hyphen. */
  const behindHyphen = (text: string): Omit<Recognised, 'range'> | undefined => {
    const misread = suspect(keyOf(text))
    const name = dictionary.keys.has(keyOf(text)) || !misread ? keyOf(text) : misread.key
    const whole = [...'αβγδε'].flatMap(letter => {
      const meaning = dictionary.keys.get(letter + name)
      return meaning?.substance ? { key: letter + name, meaning, confidence: SURELY_MISREAD } : []
    })
    return whole.length === 1 && whole[0] ? probably(whole[0]) : undefined
  }

  const probably = (misread: FuzzyMatch): Omit<Recognised, 'range'> => ({
    strength: 'suspected',
    meaning: misread.meaning,
    suspected: suggested(misread),
  })

  /** `谷氨酰胶转氨酶`: whatever ends in 酶 passes for an enzyme, a listed one with a misread character too. */
  const misreadEnzyme = (text: string, found: Meaning): Omit<Recognised, 'range'> | undefined => {
    const key = keyOf(text)
    if (found.kind !== 'enzyme' || dictionary.keys.has(key) || !isHan(key.charAt(0))) return undefined
    const misread = suspect(key)
    if (!misread?.key.endsWith('酶') || (1 - misread.confidence) * key.length > ONE_LOOKALIKE)
      return undefined
    return probably(misread)
  }

  const suggested = ({ key, meaning, confidence }: FuzzyMatch): Suggestion => ({
    name: dictionary.textOf(key),
    ...(meaning.substance?.id ? { additiveId: meaning.substance.id } : {}),
    confidence: round(confidence),
  })

  const guess = (source: string, range: Range): Recognised => {
    const text = source.slice(range.start, range.end)
    const key = keyOf(text)
    const head = dictionary.byHead(text)
    const misread = suspect(key)
    if (
      misread &&
      misread.confidence >= (head?.strong ? 0.87 : 0.55) &&
      !(head?.strong && (key.length < 4 || /[a-z]$/.test(key)))
    ) {
      return { range, ...probably(misread) }
    }
    if (head) return { range, strength: head.strong ? 'head' : 'weak', meaning: head.meaning }
    return { range, strength: 'none' }
  }

  const cut = (source: string, range: Range, context: NameContext): Range[] => {
    const text = source.slice(range.start, range.end)
    const key = (context.underClass ? '1' : '0') + (context.isLast ? '1' : '0') + text
    if (whole.has(key)) return [range]
    const isWhole =
      text.length > 400 ||
      dictionary.keys.has(keyOf(text)) ||
      dictionary.get(keyOf(text))?.kind === 'additive' ||
      withoutAffixes(dictionary, text)?.kind === 'additive' ||
      ownLanguage(dictionary, source, range) !== undefined
    const pieces = isWhole ? undefined : splitJoinedNames(dictionary, suspect, source, range, context)
    if (!pieces && !context.isOpened) whole.add(key)
    return pieces ?? [range]
  }

  return { recognise, cut, exact }
}

/** A hyphen before Chinese words: what stood before it was not read. */
function hasLostLetter(source: string, { start }: Range): boolean {
  return source.charAt(start - 1) === '-' && isHan(source.charAt(start)) && !isWordy(source.charAt(start - 2))
}

const isWordy = (char: string) => /[\p{L}\p{N}]/u.test(char)

function moved(found: Recognised, by: number): Recognised {
  const { strength, meaning, suspected, range } = found
  const place = { start: range.start + by, end: range.end + by }
  const same: Recognised = { range: place, strength }
  if (meaning) same.meaning = meaning
  if (suspected) same.suspected = suspected
  return same
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

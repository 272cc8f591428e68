import type { Suggestion } from '../result.ts'
import { keyOf, type Range } from '../text/normalize.ts'
import type { Dictionary } from './dictionary.ts'
import type { Meaning } from './dictionary-entry.ts'
import type { FuzzyMatch, FuzzyMatcher } from './fuzzy-match.ts'
import { findGreekName, hasLostLetter } from './misreadings/greek-letters.ts'
import { withHardlyKnown } from './misreadings/hardly-known.ts'
import { misreadEnzyme } from './misreadings/misread-enzyme.ts'
import { splitJoinedNames } from './segmentation.ts'
import {
  acidOf,
  beforeSlash,
  beforeTail,
  byNumber,
  type NameContext,
  ownLanguage,
  strongHead,
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
  /** Recognises the name in this range as one ingredient. */
  recognise(source: string, range: Range, context: NameContext): Recognised
  /** Cuts a run of names whose separators were lost, or gives it back whole. */
  cut(source: string, range: Range, context: NameContext): Range[]
  /** The meaning of some words exactly, or undefined. */
  exact(folded: string): Meaning | undefined
}

// The longest name of the standard has 66 characters; what is much longer is a sentence.
const LONGEST_MATCHED_NAME = 160
// 卡拉膠 Carrageenan E407: the number follows a translation.
const MIXED = /^[\u4e00-\u9fff]{2,}\s[a-z]{3}.*\d/

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
    if (text.length > LONGEST_MATCHED_NAME) return { range, strength: 'none' }
    const greek = findGreekName(dictionary, suspect, source, range)
    if (greek) return probably(dictionary, range, greek)
    const found = exact(text)
    if (found) {
      const enzyme = misreadEnzyme(dictionary, suspect, text, found)
      return enzyme ? probably(dictionary, range, enzyme) : { range, strength: 'exact', meaning: found }
    }
    const restored = withHardlyKnown(dictionary, text)
    if (restored) return probably(dictionary, range, restored)
    const own = MIXED.test(text) ? ownLanguage(dictionary, source, range) : undefined
    if (own) return { range: own.range, strength: 'exact', meaning: own.meaning }
    const number = byNumber(dictionary, text, context)
    if (number) return { range, strength: 'exact', meaning: number }
    const trimmed = withoutAffixes(dictionary, text) ?? acidOf(dictionary, text)
    if (trimmed) return { range, strength: 'exact', meaning: trimmed }
    const shorter = isRetry ? undefined : withoutRemark(source, range)
    if (shorter) {
      const again = read(source, shorter, context, true)
      if (again.strength === 'exact' || again.strength === 'head') return again
    }
    const part = ownLanguage(dictionary, source, range) ?? beforeSlash(dictionary, source, range)
    if (part) return { range: part.range, strength: 'exact', meaning: part.meaning }
    return guess(dictionary, suspect, source, withoutTranslation(source, range))
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

function probably(
  dictionary: Dictionary,
  range: Range,
  { key, meaning, confidence }: FuzzyMatch,
): Recognised {
  // It can be no other name: nothing to ask.
  if (confidence === 1) return { range, strength: 'exact', meaning }
  const suspected: Suggestion = {
    name: dictionary.textOf(key),
    ...(meaning.substance?.id ? { additiveId: meaning.substance.id } : {}),
    confidence: round(confidence),
  }
  return { range, strength: 'suspected', meaning, suspected }
}

// `mllk powder`: one look-alike letter in a name that a known last word would otherwise pass.
const SURELY_ONE_LETTER = 0.95

/** Recognises a name by its last words, or as a misreading of a known name; else not at all. */
function guess(dictionary: Dictionary, suspect: FuzzyMatcher, source: string, range: Range): Recognised {
  const text = source.slice(range.start, range.end)
  const key = keyOf(text)
  const head = dictionary.byHead(text)
  const misread = suspect(key)
  if (
    misread &&
    misread.confidence >= (head?.strong ? 0.87 : 0.55) &&
    !(head?.strong && (key.length < 4 || (/[a-z]$/.test(key) && misread.confidence < SURELY_ONE_LETTER)))
  )
    return probably(dictionary, range, misread)
  if (head?.strong) return { range, strength: 'head', meaning: head.meaning }
  const name = beforeTail(text)
  const named = name === undefined ? undefined : (dictionary.get(keyOf(name)) ?? strongHead(dictionary, name))
  if (named && named.substance === undefined) return { range, strength: 'head', meaning: named }
  if (head) return { range, strength: 'weak', meaning: head.meaning }
  return { range, strength: 'none' }
}

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

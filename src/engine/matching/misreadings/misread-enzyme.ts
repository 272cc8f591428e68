import { isHan, keyOf } from '../../text/normalize.ts'
import type { Dictionary } from '../dictionary.ts'
import type { Meaning } from '../dictionary-entry.ts'
import type { FuzzyMatch, FuzzyMatcher } from '../fuzzy-match.ts'

/** The distance of names that differ by one character, by one that looks like it. */
const ONE_LOOKALIKE = 0.6

/** `谷氨酰胶转氨酶`: whatever ends in 酶 passes for an enzyme, a listed one with a misread character too. */
export function misreadEnzyme(
  dictionary: Dictionary,
  suspect: FuzzyMatcher,
  text: string,
  found: Meaning,
): FuzzyMatch | undefined {
  const key = keyOf(text)
  if (found.kind !== 'enzyme' || dictionary.keys.has(key) || !isHan(key.charAt(0))) return undefined
  const misread = suspect(key)
  if (!misread?.key.endsWith('酶') || (1 - misread.confidence) * key.length > ONE_LOOKALIKE) return undefined
  return misread
}

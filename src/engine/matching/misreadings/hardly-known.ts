import { keyOf } from '../../text/normalize.ts'
import type { Dictionary } from '../dictionary.ts'
import type { FuzzyMatch } from '../fuzzy-match.ts'
import { NETWORK_PAIRS } from '../lookalike-pairs.ts'
import { GRAVE_CLASSES, isOfClass } from '../substance-classes.ts'

const PAIRS = NETWORK_PAIRS.split(' ').map(pair => [pair.charAt(0), pair.charAt(1)] as const)
/** Sure but for a name that decides a warning: that is asked about. */
const CONFIDENCE = { sure: 1, grave: 0.98 }

/**
 * `羚甲基纤维素钠`: the one known additive with the character that the networks hardly know put back; undefined where several fit. Foods stay
 * as they were read: their allergens are looked for in the words.
 */
export function withHardlyKnown(dictionary: Dictionary, text: string): FuzzyMatch | undefined {
  const found = PAIRS.flatMap(([read, printed]) => {
    const key = text.includes(read) ? keyOf(text.replaceAll(read, printed)) : ''
    const meaning = dictionary.keys.get(key)
    return meaning?.kind === 'additive' ? [{ key, meaning }] : []
  })
  const [only, ...others] = found
  if (!only || others.length > 0) return undefined
  const isGrave = isOfClass(...GRAVE_CLASSES)(only.meaning)
  return { ...only, confidence: isGrave ? CONFIDENCE.grave : CONFIDENCE.sure }
}

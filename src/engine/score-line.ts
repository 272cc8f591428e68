import { type Item, printedNames } from './items.ts'
import type { Bilingual, ScoreReason } from './result.ts'

/** A line of the score before it is written down: points in tenths, so that sums are exact. */
export interface Line {
  rule: string
  tenths: number
  items: readonly Item[]
  evidence: readonly string[]
  confidence: ScoreReason['confidence']
  text: Bilingual
}

/** Makes a line; `tenths` below 0 take from the score. */
export function line(
  rule: string,
  tenths: number,
  items: readonly Item[],
  evidence: readonly string[],
  confidence: ScoreReason['confidence'],
  zh: string,
  en: string,
): Line {
  return { rule, tenths, items, evidence, confidence, text: { zh, en } }
}

/** The first six names of some items, each once, for a sentence. */
export function listed(items: readonly Item[], separator: string): string {
  const names = printedNames(items)
  return names.slice(0, 6).join(separator) + (names.length > 6 ? '…' : '')
}

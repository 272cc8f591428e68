import { withNames } from '../parsing/name-template.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { Bilingual, ScoreReason } from '../result.ts'

/** A line of the score before it is written down: points in tenths, so that sums are exact. */
export interface Line {
  rule: string
  tenths: number
  items: readonly Item[]
  evidence: readonly string[]
  confidence: ScoreReason['confidence']
  text: Bilingual
}

/** Makes a line; `tenths` below 0 take from the score, `{names}` stands for the first six of the items. */
export function line(
  rule: string,
  tenths: number,
  items: readonly Item[],
  evidence: readonly string[],
  confidence: ScoreReason['confidence'],
  zh: string,
  en: string,
): Line {
  return { rule, tenths, items, evidence, confidence, text: withNames({ zh, en }, items, 6) }
}

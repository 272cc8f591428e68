import type { KnownAmounts } from '../nutrition/known-amounts.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { Bilingual, ScoreReason } from '../result.ts'
import type { ProductContext } from './product-context.ts'
import type { MeasuredTotals } from './table-totals.ts'

/** What a score rule reads: the label, and what the rules before it did. */
export interface ScoreInput {
  /** All items, parents before children. */
  all: readonly Item[]
  /** Foods in their order, each once. */
  foods: readonly Item[]
  /** Additives and flavourings, each once. */
  additives: readonly Item[]
  /** The most percent that there can be of each food. */
  most: ReadonlyMap<Item, number>
  nutrients: MeasuredTotals
  /** What the nutrition table says for certain. */
  known: KnownAmounts | undefined
  context: ProductContext
  /** Entries of the rules before this one. */
  entries: readonly ScoreEntry[]
  /** The score so far, in tenths of a point. */
  total: number
}

/** One line of the score, in whole tenths of a point. */
export interface ScoreEntry {
  rule: string
  tenths: number
  items: readonly Item[]
  evidence: readonly string[]
  confidence: ScoreReason['confidence']
  text: Bilingual
}

/** What the method page says of a rule. */
export interface RuleDocs {
  title: Bilingual
  /** How its points come about, in numbers. */
  says: Bilingual
  /** What it cannot know. */
  limits: Bilingual
}

/**
 * One rule of the score. A new rule is one such object, listed in `rules/index.ts`, its weight in `weights.ts` and a
 * test: the score and the method page both read the list.
 */
export interface ScoreRule {
  /** The id that `ScoreReason.rule` carries. */
  id: string
  /** One list of ingredients per reason it gives; none where it does not apply. */
  when: (input: ScoreInput) => readonly (readonly Item[])[]
  /** Whole tenths of a point for one of these lists; 0 gives no reason. */
  points: (items: readonly Item[], input: ScoreInput) => number
  /** `{names}` is replaced by the first six ingredients. */
  text: Bilingual | ((items: readonly Item[], input: ScoreInput) => Bilingual)
  /** Ids of all evidence that its reasons may cite. */
  evidence: readonly string[]
  /** What one reason cites, where that is less than all. */
  cites?: (items: readonly Item[]) => readonly string[]
  /** Of the rule as a whole. */
  confidence: ScoreReason['confidence']
  /** Of one reason, where it differs. */
  confidenceOf?: (items: readonly Item[], input: ScoreInput) => ScoreReason['confidence']
  docs: RuleDocs
}

/** The result of `when` for a rule that gives one reason or none. */
export function onceIf(applies: boolean, items: readonly Item[] = []): readonly (readonly Item[])[] {
  return applies ? [items] : []
}

/** The result of `when` for a rule that needs at least one ingredient. */
export function onceIfAny(items: readonly Item[]): readonly (readonly Item[])[] {
  return onceIf(items.length > 0, items)
}

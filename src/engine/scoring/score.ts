import type { KnownAmounts } from '../nutrition/known-amounts.ts'
import { withNames } from '../parsing/name-template.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { ScoreReason } from '../result.ts'
import { eachOnce } from './each-once.ts'
import { mostThereIs } from './most-there-is.ts'
import { ingredientsAfterSlight, nutrientTotals } from './nutrient-totals.ts'
import { flattenItems, type ProductContext, rankedFoods } from './product-context.ts'
import { scoreRules } from './rules/index.ts'
import type { ScoreEntry, ScoreInput, ScoreRule } from './score-rule.ts'
import { withTable } from './table-totals.ts'

export interface Scoring {
  score: number
  /** Heaviest first. */
  reasons: ScoreReason[]
}

/**
 * Scores a list, with what its nutrition table says for certain: 100 plus the points of the reasons. All points are whole tenths, so the sum is exact when it is made
 * in tenths; see docs/decisions/004.
 */
export function scoreList(roots: readonly Item[], context: ProductContext, known?: KnownAmounts): Scoring {
  const all = flattenItems(roots)
  const foods = eachOnce(rankedFoods(roots))
  const most = mostThereIs(roots, foods)
  const entries: ScoreEntry[] = []
  const input: ScoreInput = {
    all,
    foods,
    additives: eachOnce(all.filter(isCountedAdditive)),
    most,
    nutrients: withTable(nutrientTotals(foods, ingredientsAfterSlight(roots), most), known, { roots, foods }),
    known,
    context,
    entries,
    total: 1000,
  }
  for (const rule of scoreRules)
    for (const items of rule.when(input)) {
      const tenths = rule.points(items, input)
      if (tenths === 0) continue
      entries.push(entryOf(rule, tenths, items, input))
      input.total += tenths
    }
  return { score: input.total / 10, reasons: toScoreReasons(entries) }
}

function entryOf(rule: ScoreRule, tenths: number, items: readonly Item[], input: ScoreInput): ScoreEntry {
  const text = typeof rule.text === 'function' ? rule.text(items, input) : rule.text
  return {
    rule: rule.id,
    tenths,
    items,
    evidence: rule.cites?.(items) ?? rule.evidence,
    confidence: rule.confidenceOf?.(items, input) ?? rule.confidence,
    text: withNames(text, items, 6),
  }
}

/** Entries as the result shows them: points with one digit, the heaviest first, equal ones in the order of the rules. */
function toScoreReasons(entries: readonly ScoreEntry[]): ScoreReason[] {
  return [...entries]
    .sort((a, b) => Math.abs(b.tenths) - Math.abs(a.tenths))
    .map(({ rule, tenths, items, evidence, confidence, text }) => ({
      rule,
      points: tenths / 10,
      ingredients: items.map(item => item.index),
      evidence: [...evidence],
      confidence,
      text,
    }))
}

/** Additives, flavourings, foods that are additives by substance, and a class word that names none of its members. */
export function isCountedAdditive(item: Item): boolean {
  if (item.role !== undefined) return item.role === 'class' && item.children.length === 0
  return (
    item.kind === 'additive' ||
    item.kind === 'flavouring' ||
    (item.kind === 'food' && item.substance !== undefined)
  )
}

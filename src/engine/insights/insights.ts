import type { Knowledge } from '../../knowledge/index.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { AnalysisResult, GroupFlag } from '../result.ts'
import { flattenItems, type ProductContext, rankedFoods } from '../scoring/product-context.ts'
import type { Scoring } from '../scoring/score.ts'
import { highlightsOf } from './highlights.ts'
import { type InsightInput, uniqueItems } from './insight.ts'
import { relatedFactsOf } from './related-facts.ts'
import { suggestionsOf } from './suggestions.ts'

/** What stands out, what to do, and what to know: each remark rests on ingredients of this label. */
export function insightsOf(
  knowledge: Knowledge,
  roots: readonly Item[],
  context: ProductContext,
  scoring: Scoring | undefined,
  groups: readonly GroupFlag[],
): Pick<AnalysisResult, 'highlights' | 'suggestions' | 'knowledge'> {
  const all = flattenItems(roots)
  const additives = uniqueItems(
    all.filter(item => item.role === undefined && (item.kind === 'additive' || item.kind === 'flavouring')),
  )
  const label: InsightInput = {
    knowledge,
    all,
    foods: rankedFoods(roots),
    additives,
    context,
    scoring,
    groups,
  }
  if (label.foods.length + additives.length === 0) return { highlights: [], suggestions: [], knowledge: [] }
  return {
    highlights: highlightsOf(label),
    suggestions: suggestionsOf(label),
    knowledge: relatedFactsOf(label),
  }
}

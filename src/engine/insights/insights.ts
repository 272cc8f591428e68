import type { Knowledge } from '../../knowledge/index.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { AnalysisResult, GroupFlag } from '../result.ts'
import { flattenItems, type ProductContext, rankedFoods } from '../scoring/product-context.ts'
import type { Scoring } from '../scoring/score.ts'
import type { UnscoredProduct } from '../scoring/unscored-products.ts'
import { highlightsOf } from './highlights.ts'
import { type InsightInput, uniqueItems } from './insight.ts'
import { relatedFactsOf } from './related-facts.ts'
import { suggestionsOf } from './suggestions.ts'

/** What stands out, what to do, and what to know: each remark rests on ingredients of this label; `product` gets no score. */
export function insightsOf(
  knowledge: Knowledge,
  roots: readonly Item[],
  context: ProductContext,
  scoring: Scoring | undefined,
  groups: readonly GroupFlag[],
  product: UnscoredProduct | undefined,
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
  if (product) return insightsUnscored(label)
  return {
    highlights: highlightsOf(label),
    suggestions: suggestionsOf(label),
    knowledge: relatedFactsOf(label),
  }
}

// What is said of a product without a score: what it contains that some must know of, never praise, never advice on sugar or salt.
const SAID_UNSCORED = new Set(['nitrite', 'azo_dyes', 'hydrogenated_oil'])

function insightsUnscored(
  label: InsightInput,
): Pick<AnalysisResult, 'highlights' | 'suggestions' | 'knowledge'> {
  return {
    highlights: highlightsOf(label).filter(({ id }) => SAID_UNSCORED.has(id)),
    suggestions: [],
    knowledge: relatedFactsOf(label).filter(({ tone }) => tone !== 'good'),
  }
}

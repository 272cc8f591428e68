import type { Knowledge } from '../../knowledge/index.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { AnalysisResult, GroupFlag, NoScore } from '../result.ts'
import { isUnsureReading } from '../scoring/no-score/unsure-reading.ts'
import { flattenItems, type ProductContext, rankedFoods } from '../scoring/product-context.ts'
import { isCountedAdditive, type Scoring } from '../scoring/score.ts'
import { addedSugars } from '../warnings/group-tests.ts'
import { highlightsOf } from './highlights.ts'
import { type InsightInput, uniqueItems } from './insight.ts'
import { relatedFactsOf } from './related-facts.ts'
import { suggestionsOf } from './suggestions.ts'

/** Highlights, suggestions and related facts: each is based on ingredients of this label; `noScore` says why it has no score. */
export function insightsOf(
  knowledge: Knowledge,
  roots: readonly Item[],
  context: ProductContext,
  scoring: Scoring | undefined,
  groups: readonly GroupFlag[],
  noScore: NoScore | null,
): Pick<AnalysisResult, 'highlights' | 'suggestions' | 'knowledge'> {
  const all = flattenItems(roots)
  const additives = uniqueItems(all.filter(isCountedAdditive))
  const label: InsightInput = {
    knowledge,
    all,
    foods: rankedFoods(roots),
    additives,
    context,
    scoring,
    groups,
    sugars: uniqueItems(all.filter(addedSugars)),
    salts: uniqueItems(all.filter(({ food }) => food === 'salt' || food === 'sauce')),
  }
  if (label.foods.length + additives.length === 0) return { highlights: [], suggestions: [], knowledge: [] }
  if (noScore !== null) return insightsUnscored(label, isUnsureReading(noScore))
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
  isUnsure: boolean,
): Pick<AnalysisResult, 'highlights' | 'suggestions' | 'knowledge'> {
  return {
    highlights: highlightsOf(label).filter(({ id, tone }) =>
      isUnsure ? tone !== 'good' : SAID_UNSCORED.has(id),
    ),
    suggestions: [],
    knowledge: relatedFactsOf(label).filter(({ tone }) => tone !== 'good'),
  }
}

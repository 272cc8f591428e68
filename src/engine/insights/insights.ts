import type { Item } from '../parsing/to-ingredients.ts'
import type { AnalysisResult, NoScore } from '../result.ts'
import { eachOnce } from '../scoring/each-once.ts'
import { mostThereIs } from '../scoring/most-there-is.ts'
import { isUnsureReading } from '../scoring/no-score/unsure-reading.ts'
import { flattenItems, rankedFoods } from '../scoring/product-context.ts'
import { isCountedAdditive } from '../scoring/score.ts'
import { addedSugars } from '../warnings/group-tests.ts'
import { highlightsOf } from './highlights.ts'
import type { InsightInput } from './insight.ts'
import { relatedFactsOf } from './related-facts.ts'
import { suggestionsOf } from './suggestions.ts'

type JudgedLabel = Pick<InsightInput, 'knowledge' | 'context' | 'scoring' | 'groups' | 'known'> & {
  roots: readonly Item[]
}

/** The list as it is printed: a class stands where its additives do, and one that has a single member by its name. */
function printedOrder(roots: readonly Item[]): Item[] {
  if (roots.some(({ role }) => role === 'section')) return []
  return roots
    .filter(({ food }) => food !== 'water')
    .map(item => (item.role === 'class' && item.children.length === 1 ? (item.children[0] ?? item) : item))
}

/** Highlights, suggestions and related facts: each is based on ingredients of this label; `noScore` says why it has no score. */
export function insightsOf(
  { roots, ...judged }: JudgedLabel,
  noScore: NoScore | null,
): Pick<AnalysisResult, 'highlights' | 'suggestions' | 'knowledge'> {
  const all = flattenItems(roots)
  const additives = eachOnce(all.filter(isCountedAdditive))
  const foods = rankedFoods(roots)
  const label: InsightInput = {
    ...judged,
    all,
    foods,
    additives,
    most: mostThereIs(roots, foods),
    order: printedOrder(roots),
    sugars: eachOnce(all.filter(addedSugars)),
    salts: eachOnce(all.filter(({ food }) => food === 'salt' || food === 'sauce')),
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

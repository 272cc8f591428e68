import type { Knowledge } from '../knowledge/index.ts'
import { flatten, type ProductContext, rankedFoods } from './context.ts'
import { knowledgeOf } from './facts.ts'
import { highlightsOf } from './highlights.ts'
import type { Item } from './items.ts'
import { type Label, once } from './remark.ts'
import type { AnalysisResult, GroupFlag } from './result.ts'
import type { Scoring } from './score.ts'
import { suggestionsOf } from './suggestions.ts'

/** What stands out, what to do, and what to know: each remark rests on ingredients of this label. */
export function remarksOf(
  knowledge: Knowledge,
  roots: readonly Item[],
  context: ProductContext,
  scoring: Scoring | undefined,
  groups: readonly GroupFlag[],
): Pick<AnalysisResult, 'highlights' | 'suggestions' | 'knowledge'> {
  const all = flatten(roots)
  const additives = once(
    all.filter(item => item.role === undefined && (item.kind === 'additive' || item.kind === 'flavouring')),
  )
  const label: Label = { knowledge, all, foods: rankedFoods(roots), additives, context, scoring, groups }
  if (label.foods.length + additives.length === 0) return { highlights: [], suggestions: [], knowledge: [] }
  return { highlights: highlightsOf(label), suggestions: suggestionsOf(label), knowledge: knowledgeOf(label) }
}

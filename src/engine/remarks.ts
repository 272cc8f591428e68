import type { Knowledge } from '../knowledge/index.ts'
import type { ProductContext } from './context.ts'
import type { Item } from './items.ts'
import type { AnalysisResult, GroupFlag } from './result.ts'
import type { Scoring } from './score.ts'

export function remarksOf(
  _knowledge: Knowledge,
  _roots: readonly Item[],
  _context: ProductContext,
  _scoring: Scoring | undefined,
  _groups: readonly GroupFlag[],
): Pick<AnalysisResult, 'highlights' | 'suggestions' | 'knowledge'> {
  return { highlights: [], suggestions: [], knowledge: [] }
}

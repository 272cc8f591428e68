import { unknownWarnings } from '../../../api/known-values.ts'
import type { components } from '../../../api/schema.d.ts'
import { isUnsureReading } from '../../../engine/scoring/no-score/unsure-reading.ts'
import type { Concern } from '../../../records/index.ts'

type Result = components['schemas']['AnalysisResult']

/** The result of checking a label against a concern; 'cannotRuleOut' where part of the label, or a warning of the server, is not understood. */
export type ConcernStatus = 'contains' | 'mayContain' | 'cannotRuleOut' | 'notFound'

/** Under this confidence too much is unknown to say that something is not there. */
const minConfidence = 0.95

/** Whether what was not found is not on the label, as far as a list can tell: all of it was read and understood. */
export const canRuleOut = ({ allergens, groups, confidence, noScore }: Result): boolean =>
  confidence >= minConfidence &&
  !isUnsureReading(noScore) &&
  unknownWarnings({ allergens, groups }).length === 0

/** Checks a label against each of a person's concerns, the most serious first. */
export const concernStatuses = (
  result: Result,
  concerns: readonly Concern[],
): { concern: Concern; standing: ConcernStatus }[] => {
  const grave: readonly ConcernStatus[] = ['contains', 'mayContain', 'cannotRuleOut', 'notFound']
  return concerns
    .map(concern => ({ concern, standing: concernStatus(concern, result) }))
    .sort((a, b) => grave.indexOf(a.standing) - grave.indexOf(b.standing))
}

/** Diets are flagged together, and what speaks against one of them alone is only `info`: its own sentence says which. */
export const isOfDiet = (group: string): boolean => group === 'vegetarian_halal'

const concernStatus = (concern: Concern, result: Result): ConcernStatus => {
  const { allergens, groups } = result
  const has = (names: readonly string[]) => names.some(name => concern === `allergen:${name}`)
  if (has(allergens.contains)) return 'contains'
  const flags = groups.filter(
    ({ group, level }) => concern === `group:${group}` && (isOfDiet(group) || level !== 'info'),
  )
  if (flags.some(({ certainty, level }) => certainty === 'contains' && level !== 'info')) return 'contains'
  if (has(allergens.mayContain) || flags.length > 0) return 'mayContain'
  return canRuleOut(result) ? 'notFound' : 'cannotRuleOut'
}

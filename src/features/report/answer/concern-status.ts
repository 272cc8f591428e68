import { unknownWarnings } from '../../../api/known-values.ts'
import type { components } from '../../../api/schema.d.ts'
import type { Concern } from '../../../records/index.ts'

type Result = components['schemas']['AnalysisResult']

/** The result of checking a label against a concern; 'cannotRuleOut' where part of the label, or a warning of the server, is not understood. */
export type ConcernStatus = 'contains' | 'mayContain' | 'cannotRuleOut' | 'notFound'

/** Under this confidence too much is unknown to say that something is not there. */
const minConfidence = 0.95

/** Checks a label against each of a person's concerns, the most serious first. */
export const concernStatuses = (
  { allergens, groups, confidence }: Result,
  concerns: readonly Concern[],
): { concern: Concern; standing: ConcernStatus }[] => {
  const grave: readonly ConcernStatus[] = ['contains', 'mayContain', 'cannotRuleOut', 'notFound']
  return concerns
    .map(concern => ({ concern, standing: concernStatus(concern, { allergens, groups, confidence }) }))
    .sort((a, b) => grave.indexOf(a.standing) - grave.indexOf(b.standing))
}

/** Diets are flagged together, and what speaks against one of them alone is only `info`: its own sentence says which. */
export const isOfDiet = (group: string): boolean => group === 'vegetarian_halal'

const concernStatus = (
  concern: Concern,
  { allergens, groups, confidence }: Pick<Result, 'allergens' | 'groups' | 'confidence'>,
): ConcernStatus => {
  const has = (names: readonly string[]) => names.some(name => concern === `allergen:${name}`)
  if (has(allergens.contains)) return 'contains'
  const flags = groups.filter(
    ({ group, level }) => concern === `group:${group}` && (isOfDiet(group) || level !== 'info'),
  )
  if (flags.some(({ certainty, level }) => certainty === 'contains' && level !== 'info')) return 'contains'
  if (has(allergens.mayContain) || flags.length > 0) return 'mayContain'
  const isUnclear = confidence < minConfidence || unknownWarnings({ allergens, groups }).length > 0
  return isUnclear ? 'cannotRuleOut' : 'notFound'
}

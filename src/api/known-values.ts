import { knownValues } from './known-values.generated.ts'
import type { components } from './schema.d.ts'
import type { UnknownNumber, UnknownValue } from './unknown-value.ts'

type Enumeration = keyof typeof knownValues
type Known<Name extends Enumeration> = (typeof knownValues)[Name][number]

/** Whether a value of an enumeration is one that openapi.yaml lists; a newer server may send others. */
export const isKnown = <Name extends Enumeration>(
  name: Name,
  value: Known<Name> | UnknownValue | UnknownNumber,
): value is Known<Name> => (knownValues[name] as readonly unknown[]).includes(value)

/** The level of concern of a tier; 'unknown' for one that this version has no name for. */
export const knownTier = (tier: Known<'Tier'> | UnknownNumber): Known<'Tier'> | 'unknown' =>
  isKnown('Tier', tier) ? tier : 'unknown'

/** The allergens and groups in a result that warn of something this version has no name for, as the server sent them. */
export const unknownWarnings = ({
  allergens,
  groups,
}: Pick<components['schemas']['AnalysisResult'], 'allergens' | 'groups'>): string[] => {
  const names = [
    ...[...allergens.contains, ...allergens.mayContain].filter(name => !isKnown('Allergen', name)),
    ...groups.map(({ group }) => group).filter(group => !isKnown('Group', group)),
  ]
  return [...new Set<string>(names)]
}

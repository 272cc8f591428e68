import { isKnown } from '../../api/known-values.ts'
import type { ConcernLevel } from '../../ui/display/concern-dot.tsx'

/** The level of concern a dot shows for a tier; a tier that this version does not know counts as unknown. */
export const knownTier = (tier: number): ConcernLevel => (isKnown('Tier', tier) ? tier : 'unknown')

import { both, type ClaimRule, type Condition } from './claim-rule.ts'

const source = { zh: 'GB 28050-2011 附录C', en: 'GB 28050-2011 annex C' }
const rule = (id: ClaimRule['id'], ...conditions: Condition[]): ClaimRule => ({ id, conditions, source })
/** Saturated and trans fat together, and no more than a tenth of the energy. */
const LOW_SATURATED = [
  { per: '100', nutrient: 'saturatedFat', plus: 'transFat', most: { g: 1.5, ml: 0.75 } },
  { per: 'energy', nutrient: 'saturatedFat', plus: 'transFat', kJPerGram: 37, most: 0.1 },
] as const satisfies readonly Condition[]

const LITTLE_FROM_FAT = { per: 'energy', nutrient: 'fat', kJPerGram: 37, most: 0.5 } as const

/** GB 28050-2011 table C.1. What has to be enough may be so in 420 kJ instead of 100 g or 100 ml. */
export const CHINA: readonly ClaimRule[] = [
  rule('energy_free', { per: '100', nutrient: 'energy', most: both(17) }, LITTLE_FROM_FAT),
  rule('low_energy', { per: '100', nutrient: 'energy', most: { g: 170, ml: 80 } }, LITTLE_FROM_FAT),
  rule('source_of_protein', {
    per: '100',
    nutrient: 'protein',
    least: { g: 6, ml: 3 },
    or: { least: 3, kJ: 420 },
  }),
  rule('high_protein', {
    per: '100',
    nutrient: 'protein',
    least: { g: 12, ml: 6 },
    or: { least: 6, kJ: 420 },
  }),
  rule('fat_free', { per: '100', nutrient: 'fat', most: both(0.5) }),
  rule('low_fat', { per: '100', nutrient: 'fat', most: { g: 3, ml: 1.5 } }),
  rule('saturated_fat_free', { per: '100', nutrient: 'saturatedFat', plus: 'transFat', most: both(0.1) }),
  rule('low_saturated_fat', ...LOW_SATURATED),
  rule('trans_fat_free', { per: '100', nutrient: 'transFat', most: both(0.3) }),
  rule('cholesterol_free', { per: '100', nutrient: 'cholesterol', most: both(0.005) }, ...LOW_SATURATED),
  rule(
    'low_cholesterol',
    { per: '100', nutrient: 'cholesterol', most: { g: 0.02, ml: 0.01 } },
    ...LOW_SATURATED,
  ),
  rule('sugar_free', { per: '100', nutrient: 'sugars', most: both(0.5) }),
  rule('low_sugar', { per: '100', nutrient: 'sugars', most: both(5) }),
  rule('source_of_fibre', {
    per: '100',
    nutrient: 'fibre',
    least: { g: 3, ml: 1.5 },
    or: { least: 1.5, kJ: 420 },
  }),
  rule('high_fibre', { per: '100', nutrient: 'fibre', least: { g: 6, ml: 3 }, or: { least: 3, kJ: 420 } }),
  rule('sodium_free', { per: '100', nutrient: 'sodium', most: both(0.005) }),
  rule('very_low_sodium', { per: '100', nutrient: 'sodium', most: both(0.04) }),
  rule('low_sodium', { per: '100', nutrient: 'sodium', most: both(0.12) }),
  rule('source_of_calcium', {
    per: '100',
    nutrient: 'calcium',
    least: { g: 0.12, ml: 0.06 },
    or: { least: 0.04, kJ: 420 },
  }),
  rule('high_calcium', {
    per: '100',
    nutrient: 'calcium',
    least: { g: 0.24, ml: 0.12 },
    or: { least: 0.08, kJ: 420 },
  }),
]

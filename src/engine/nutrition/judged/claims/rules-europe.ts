import { both, type ClaimRule, type Condition } from './claim-rule.ts'

const source = { zh: '欧盟条例 1924/2006', en: 'Regulation (EC) 1924/2006' }
const rule = (id: ClaimRule['id'], ...conditions: Condition[]): ClaimRule => ({ id, conditions, source })
const SATURATES = { per: '100', nutrient: 'saturatedFat', plus: 'transFat' } as const

/** The annex of Regulation (EC) 1924/2006, which the United Kingdom keeps; significant amounts by Regulation (EU) 1169/2011 annex XIII. */
export const EUROPE: readonly ClaimRule[] = [
  // Of drinks only.
  rule('energy_free', { per: '100', nutrient: 'energy', most: { ml: 17 } }),
  rule('low_energy', { per: '100', nutrient: 'energy', most: { g: 170, ml: 80 } }),
  rule('source_of_protein', { per: 'energy', nutrient: 'protein', kJPerGram: 17, least: 0.12 }),
  rule('high_protein', { per: 'energy', nutrient: 'protein', kJPerGram: 17, least: 0.2 }),
  rule('fat_free', { per: '100', nutrient: 'fat', most: both(0.5) }),
  rule('low_fat', { per: '100', nutrient: 'fat', most: { g: 3, ml: 1.5 } }),
  rule('saturated_fat_free', { ...SATURATES, most: both(0.1) }),
  rule(
    'low_saturated_fat',
    { ...SATURATES, most: { g: 1.5, ml: 0.75 } },
    { per: 'energy', nutrient: 'saturatedFat', plus: 'transFat', kJPerGram: 37, most: 0.1 },
  ),
  rule('sugar_free', { per: '100', nutrient: 'sugars', most: both(0.5) }),
  rule('low_sugar', { per: '100', nutrient: 'sugars', most: { g: 5, ml: 2.5 } }),
  rule('source_of_fibre', { per: '100', nutrient: 'fibre', least: both(3), or: { least: 1.5, kJ: 418.4 } }),
  rule('high_fibre', { per: '100', nutrient: 'fibre', least: both(6), or: { least: 3, kJ: 418.4 } }),
  rule('sodium_free', { per: '100', nutrient: 'sodium', most: both(0.005) }),
  rule('very_low_sodium', { per: '100', nutrient: 'sodium', most: both(0.04) }),
  rule('low_sodium', { per: '100', nutrient: 'sodium', most: both(0.12) }),
  rule('source_of_calcium', { per: '100', nutrient: 'calcium', least: { g: 0.12, ml: 0.06 } }),
  rule('high_calcium', { per: '100', nutrient: 'calcium', least: { g: 0.24, ml: 0.12 } }),
  rule('light'),
]

import type { Bilingual } from '../../../result.ts'
import type { ClaimRule, Condition } from './claim-rule.ts'

const section = (number: string): Bilingual => ({
  zh: `美国 21 CFR 101.${number}`,
  en: `21 CFR 101.${number}`,
})
const rule = (id: ClaimRule['id'], of: string, ...conditions: Condition[]): ClaimRule => ({
  id,
  conditions,
  source: section(of),
})
const KJ_PER_KCAL = 4.184
const kcal = (value: number) => value * KJ_PER_KCAL
const SATURATES_OF_CHOLESTEROL = { per: 'serving', nutrient: 'saturatedFat', most: 2 } as const

/** 21 CFR 101.54 to 101.62: amounts in a serving; "low sugar" and "no trans fat" are not defined there. */
export const AMERICA: readonly ClaimRule[] = [
  rule('energy_free', '60(b)', { per: 'serving', nutrient: 'energy', below: kcal(5) }),
  rule('low_energy', '60(b)', { per: 'serving', nutrient: 'energy', most: kcal(40), alsoPer50: true }),
  rule('sugar_free', '60(c)', { per: 'serving', nutrient: 'sugars', below: 0.5 }),
  rule('no_added_sugar', '60(c)', {
    per: 'serving',
    nutrient: 'addedSugars',
    below: 0.5,
    asked: {
      zh: '加工时不加糖，也不加含糖的配料来代替',
      en: 'that no sugars, nor ingredients in their place, are added in processing',
    },
  }),
  rule('sodium_free', '61(b)', { per: 'serving', nutrient: 'sodium', below: 0.005 }),
  rule('very_low_sodium', '61(b)', { per: 'serving', nutrient: 'sodium', most: 0.035, alsoPer50: true }),
  rule('low_sodium', '61(b)', { per: 'serving', nutrient: 'sodium', most: 0.14, alsoPer50: true }),
  rule('fat_free', '62(b)', { per: 'serving', nutrient: 'fat', below: 0.5 }),
  rule('low_fat', '62(b)', { per: 'serving', nutrient: 'fat', most: 3, alsoPer50: true }),
  rule(
    'saturated_fat_free',
    '62(c)',
    { per: 'serving', nutrient: 'saturatedFat', below: 0.5 },
    { per: 'serving', nutrient: 'transFat', below: 0.5 },
  ),
  rule(
    'low_saturated_fat',
    '62(c)',
    { per: 'serving', nutrient: 'saturatedFat', most: 1 },
    { per: 'energy', nutrient: 'saturatedFat', kJPerGram: kcal(9), most: 0.15 },
  ),
  rule(
    'cholesterol_free',
    '62(d)',
    { per: 'serving', nutrient: 'cholesterol', below: 0.002 },
    SATURATES_OF_CHOLESTEROL,
  ),
  rule(
    'low_cholesterol',
    '62(d)',
    { per: 'serving', nutrient: 'cholesterol', most: 0.02, alsoPer50: true },
    SATURATES_OF_CHOLESTEROL,
  ),
  // A tenth and a fifth of the Daily Value: protein 50 g, fibre 28 g, calcium 1300 mg.
  rule('source_of_protein', '54(c)', { per: 'serving', nutrient: 'protein', least: 5 }),
  rule('high_protein', '54(b)', { per: 'serving', nutrient: 'protein', least: 10 }),
  rule('source_of_fibre', '54(c)', { per: 'serving', nutrient: 'fibre', least: 2.8 }),
  rule('high_fibre', '54(b)', { per: 'serving', nutrient: 'fibre', least: 5.6 }),
  rule('source_of_calcium', '54(c)', { per: 'serving', nutrient: 'calcium', least: 0.13 }),
  rule('high_calcium', '54(b)', { per: 'serving', nutrient: 'calcium', least: 0.26 }),
  rule('light', '56'),
]

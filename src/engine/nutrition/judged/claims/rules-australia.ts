import { both, type ClaimRule, type Condition } from './claim-rule.ts'

const source = { zh: '澳新食品标准法典附表4', en: 'Australia New Zealand Food Standards Code, schedule 4' }
const rule = (id: ClaimRule['id'], ...conditions: Condition[]): ClaimRule => ({ id, conditions, source })

/**
 * Schedule 4 (F2015L00474) to Standard 1.2.7: the limits that the Tasmanian Department of Health publishes in its table of nutrient
 * claims. What it does not give is not judged.
 */
export const AUSTRALIA: readonly ClaimRule[] = [
  rule('low_energy', { per: '100', nutrient: 'energy', most: { g: 170, ml: 80 } }),
  rule('low_fat', { per: '100', nutrient: 'fat', most: { g: 3, ml: 1.5 } }),
  rule('low_sugar', { per: '100', nutrient: 'sugars', most: { g: 5, ml: 2.5 } }),
  rule('low_sodium', { per: '100', nutrient: 'sodium', most: both(0.12) }),
  rule('good_source_of_fibre', { per: 'serving', nutrient: 'fibre', least: 4 }),
  rule('excellent_source_of_fibre', { per: 'serving', nutrient: 'fibre', least: 7 }),
  rule('light'),
]

import type { ScoreRule } from '../score-rule.ts'
import { additiveTier } from './additive-tier.ts'
import { additiveTotalRules } from './additive-total.ts'
import { bonusRules } from './bonuses.ts'
import { capRules } from './caps.ts'
import { nutrientRules } from './nutrients.ts'
import { productPenalties } from './product-penalties.ts'
import { ceiling, lowEnd, rounding, ultraProcessedScale } from './scale.ts'

/** Every rule of the score in the order in which they apply and the method page explains them. */
export const scoreRules: readonly ScoreRule[] = [
  ...nutrientRules,
  additiveTier,
  ...additiveTotalRules,
  ...productPenalties,
  ...bonusRules,
  ceiling,
  ultraProcessedScale,
  lowEnd,
  ...capRules,
  rounding,
]

import { requirementOf } from '../../../nutrition/judged/claims/claims.ts'
import { printedAmount } from '../../../nutrition/judged/claims/limit-words.ts'
import type { KnownAmounts } from '../../../nutrition/known-amounts.ts'
import { nutrientName } from '../../../nutrition/nutrient-words.ts'
import type { NutrientName, Nutrition } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'

/** The claims that a law gives a number to, of nutrients for which nothing else says what is much. */
const claims = {
  protein: 'high_protein',
  fibre: 'high_fibre',
  calcium: 'high_calcium',
} as const

const isClaimed = (nutrient: NutrientName): nutrient is keyof typeof claims => nutrient in claims

/** Is it much protein: whether the law of the label would let it be called high; undefined where that is open. */
export function levelByClaim(
  nutrition: Nutrition,
  known: KnownAmounts,
  nutrient: NutrientName,
): Bilingual | undefined {
  const amount = known.of[nutrient]
  if (!isClaimed(nutrient) || amount === undefined) return undefined
  const rule = requirementOf(claims[nutrient], nutrition, known)
  const name = nutrientName(nutrient)
  if (!rule || !name || rule.verdict === 'unknown') return undefined
  const isHigh = rule.verdict === 'agrees'
  const per = `100 ${known.basis}`
  const text = printedAmount(nutrient, amount)
  return {
    zh: `${isHigh ? '高' : '不算高'}：营养成分表上每${per}含${name.zh} ${text}；标“${rule.title.zh}”要求${rule.limit.zh}。`,
    en: `${isHigh ? 'Yes, high' : 'No, not high'}: the table gives ${text} of ${name.en} per ${per}; to be called "${rule.title.en.toLowerCase()}" it needs ${rule.limit.en}.`,
  }
}

import type { KnownAmounts } from '../../known-amounts.ts'
import type { NutrientName, NutritionClaim, Quantity } from '../../nutrition.ts'
import type { ClaimRule, Condition, PerHundred, PerServing, ShareOfEnergy } from './claim-rule.ts'

type Verdict = NutritionClaim['verdict']

/** What a claim is held against: what the table says for certain, and how much the portion is. */
export interface ClaimedProduct {
  known: KnownAmounts
  serving?: Quantity | undefined
}

/** A nutrient that is not on the table cannot be more than one that is: sugars are no more than carbohydrate. */
const PART_OF: Partial<Record<NutrientName, NutrientName>> = {
  sugars: 'carbohydrate',
  addedSugars: 'sugars',
  saturatedFat: 'fat',
  transFat: 'fat',
}
const MOST_TRANS = 0.02
/** Main dishes and meals have limits of their own (21 CFR 101.13(m)), from 6 oz on. */
const MAIN_DISH = 170
const SMALL_SERVING = 30
const ROUNDING = 1e-9

/** Whether a table agrees with a claim; 'unknown' where it does not say so, or a portion was rounded too coarsely. */
export function verdictOf({ conditions }: ClaimRule, product: ClaimedProduct): Verdict {
  const verdicts = conditions.map(condition => verdictBy(condition, product))
  if (verdicts.includes('contradicts')) return 'contradicts'
  return verdicts.length > 0 && verdicts.every(one => one === 'agrees') ? 'agrees' : 'unknown'
}

function verdictBy(condition: Condition, product: ClaimedProduct): Verdict {
  switch (condition.per) {
    case '100':
      return perHundred(condition, product.known)
    case 'serving':
      return perServing(condition, product)
    case 'energy':
      return shareOfEnergy(condition, product.known)
  }
}

/** What is known of a nutrient: exactly, or only that it is no more. */
function amountIn(
  { of, upTo }: KnownAmounts,
  nutrient: NutrientName,
): { most: number; isExact: boolean } | undefined {
  const own = of[nutrient]
  if (own !== undefined) return { most: own, isExact: !upTo?.includes(nutrient) }
  const whole = PART_OF[nutrient]
  const bound = whole === undefined ? undefined : of[whole]
  return bound === undefined ? undefined : { most: bound, isExact: false }
}

/** What counts with a nutrient: as much as it may be, and as much as the table states. */
function addedBy(plus: PerHundred['plus'], { of }: KnownAmounts): { most: number; sure: number } {
  if (!plus) return { most: 0, sure: 0 }
  return { most: of[plus] ?? (of.fat ?? 0) * MOST_TRANS, sure: of[plus] ?? 0 }
}

function perHundred({ nutrient, plus, most, least, or }: PerHundred, known: KnownAmounts): Verdict {
  const amount = amountIn(known, nutrient)
  if (!amount) return 'unknown'
  const slack = known.isFromPortion ? 0.2 : 0
  if (most) {
    const limit = most[known.basis]
    if (limit === undefined) return 'unknown'
    const added = addedBy(plus, known)
    if (amount.most + added.most <= limit + ROUNDING) return 'agrees'
    const sure = amount.most + added.sure
    return amount.isExact && sure > limit * (1 + slack) + ROUNDING ? 'contradicts' : 'unknown'
  }
  if (!least) return 'unknown'
  const { energy } = known.of
  const perEnergy = or && energy ? (amount.most * or.kJ) / energy / or.least : 0
  const share = Math.max(amount.most / least[known.basis], perEnergy)
  // What is no more than an amount may be enough, and cannot be where even that is too little.
  if (share >= 1 - ROUNDING) return amount.isExact ? 'agrees' : 'unknown'
  // Without the energy the other way to fulfil it is open.
  return (or && energy === undefined) || share >= 1 - slack ? 'unknown' : 'contradicts'
}

function perServing(
  { nutrient, most, below, least, alsoPer50 }: PerServing,
  { known, serving }: ClaimedProduct,
): Verdict {
  const amount = amountIn(known, nutrient)
  if (!amount || !serving || serving.unit !== known.basis) return 'unknown'
  const inServing = (amount.most * serving.value) / 100
  if (least !== undefined) {
    if (inServing >= least - ROUNDING) return amount.isExact ? 'agrees' : 'unknown'
    return inServing < least * 0.8 ? 'contradicts' : 'unknown'
  }
  const fits = (value: number) =>
    most === undefined ? value < (below ?? 0) - ROUNDING : value <= most + ROUNDING
  if (fits(inServing)) {
    const isSmall = alsoPer50 && serving.value <= SMALL_SERVING
    return !isSmall || fits(amount.most / 2) ? 'agrees' : 'unknown'
  }
  return amount.isExact && serving.value < MAIN_DISH ? 'contradicts' : 'unknown'
}

function shareOfEnergy(
  { nutrient, plus, kJPerGram, most, least }: ShareOfEnergy,
  known: KnownAmounts,
): Verdict {
  const amount = amountIn(known, nutrient)
  const { energy } = known.of
  if (!amount || energy === undefined) return 'unknown'
  // Nothing in nothing: of no energy no share is too much, and none is enough.
  const shareOf = (grams: number) => (energy > 0 ? (grams * kJPerGram) / energy : 0)
  const added = addedBy(plus, known)
  if (most !== undefined && shareOf(amount.most + added.most) <= most + ROUNDING) return 'agrees'
  const share = shareOf(amount.most + added.sure)
  if (!amount.isExact) return 'unknown'
  if (least !== undefined && share >= least - ROUNDING) return 'agrees'
  const isNear = most !== undefined ? share <= most * 1.1 : share >= (least ?? 0) * 0.9
  return isNear ? 'unknown' : 'contradicts'
}

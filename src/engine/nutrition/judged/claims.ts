import type { Folded } from '../../text/normalize.ts'
import type { KnownAmounts } from '../known-amounts.ts'
import type { NutritionClaim } from '../nutrition.ts'
import { CLAIM_RULES, type ClaimRule } from './claim-rules.ts'

/** A nutrient that is not on the table cannot be more than one that is: sugars are no more than carbohydrate. */
const PART_OF: Partial<Record<ClaimRule['nutrient'], ClaimRule['nutrient']>> = {
  sugars: 'carbohydrate',
  saturatedFat: 'fat',
  transFat: 'fat',
}

/** Claims of a label, each held against what its table says for certain. */
export function claimsOf({ text, at }: Folded, known: KnownAmounts | undefined): NutritionClaim[] {
  const claims: NutritionClaim[] = []
  for (const rule of CLAIM_RULES) {
    const match = [...text.matchAll(rule.words)].find(found => !isDenied(text, found.index))
    if (!match) continue
    const end = match.index + match[0].length
    const verdict = known ? verdictOf(rule, known) : 'unknown'
    const span = { start: at[match.index] ?? 0, end: (at[end - 1] ?? 0) + 1 }
    claims.push({ claim: rule.id, span, verdict, text: sentenceOf(rule, verdict, known) })
  }
  return claims.sort((a, b) => a.span.start - b.span.start)
}

/** `非低脂`, `not a low calorie food`: the opposite of a claim. */
const isDenied = (text: string, at: number) =>
  /(?:非|不是|并非|not (?:a |an )?)$/.test(text.slice(Math.max(0, at - 8), at))

/** Whether the table agrees with a rule; 'unknown' where it does not say so, or a portion was rounded too coarsely. */
export function verdictOf(rule: ClaimRule, known: KnownAmounts): NutritionClaim['verdict'] {
  const own = limitVerdict(rule, known)
  if (!rule.also || own === 'contradicts') return own
  const other = limitVerdict({ ...rule.also, least: undefined }, known)
  return other === 'agrees' ? own : other
}

function limitVerdict(
  {
    nutrient,
    most,
    least,
  }: { nutrient: ClaimRule['nutrient']; most?: ClaimRule['most']; least?: ClaimRule['least'] | undefined },
  { of, basis, isFromPortion }: KnownAmounts,
): NutritionClaim['verdict'] {
  const amount = of[nutrient]
  if (amount === undefined) {
    const whole = PART_OF[nutrient]
    const bound = whole === undefined ? undefined : of[whole]
    return most && bound !== undefined && bound <= most[basis] ? 'agrees' : 'unknown'
  }
  const slack = isFromPortion ? 0.2 : 1e-6
  const fits = most ? amount <= most[basis] + 1e-9 : amount >= (least?.[basis] ?? 0) - 1e-9
  const isFar = most ? amount > most[basis] * (1 + slack) : amount < (least?.[basis] ?? 0) * (1 - slack)
  if (fits) return 'agrees'
  return isFar ? 'contradicts' : 'unknown'
}

const decimals = (value: number) => String(Math.round(value * 100) / 100)

function sentenceOf(
  { title, limit, nutrient }: ClaimRule,
  verdict: NutritionClaim['verdict'],
  known: KnownAmounts | undefined,
): NutritionClaim['text'] {
  const amount = known?.of[nutrient]
  const per = known?.basis === 'ml' ? '100 ml' : '100 g'
  const unit =
    nutrient === 'energy'
      ? 'kJ'
      : nutrient === 'sodium' || nutrient === 'cholesterol' || nutrient === 'calcium'
        ? 'mg'
        : 'g'
  const shown = amount === undefined ? '' : `${decimals(unit === 'mg' ? amount * 1000 : amount)} ${unit}`
  switch (verdict) {
    case 'agrees':
      return shown
        ? {
            zh: `“${title.zh}”与营养成分表相符：每${per}为${shown}，要求是${limit.zh}。`,
            en: `"${title.en}" agrees with the table: ${shown} per ${per}; the rule is ${limit.en}.`,
          }
        : {
            zh: `“${title.zh}”与营养成分表相符；要求是${limit.zh}。`,
            en: `"${title.en}" agrees with the table; the rule is ${limit.en}.`,
          }
    case 'contradicts':
      return {
        zh: `“${title.zh}”与营养成分表不符：每${per}为${shown}，要求是${limit.zh}。可能读错，请核对。`,
        en: `"${title.en}" does not agree with the table: ${shown} per ${per}; the rule is ${limit.en}. It may have been misread; please check.`,
      }
    case 'unknown':
      return {
        zh: `“${title.zh}”无法核对：营养成分表没有说明，或数值还不确定；要求是${limit.zh}。`,
        en: `"${title.en}" cannot be checked: the table does not say, or the value is not sure; the rule is ${limit.en}.`,
      }
  }
}

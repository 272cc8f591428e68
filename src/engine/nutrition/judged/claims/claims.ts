import type { Folded } from '../../../text/normalize.ts'
import type { DailyReference, NutrientName, NutritionClaim } from '../../nutrition.ts'
import type { ClaimRule } from './claim-rule.ts'
import { CLAIMS } from './claim-words.ts'
import { limitWords, printedAmount } from './limit-words.ts'
import { AMERICA } from './rules-america.ts'
import { CHINA } from './rules-china.ts'
import { EUROPE } from './rules-europe.ts'
import { type ClaimedProduct, verdictOf } from './verdict.ts'

/** Whose rules a label's claims are held to: the law that its table is made by; by the words on the label where that is open. */
function rulesFor(
  reference: DailyReference | undefined,
  text: string,
  names: readonly NutrientName[] | undefined,
): readonly ClaimRule[] {
  switch (reference) {
    case 'NRV':
      return CHINA
    case 'DV':
      return AMERICA
    case 'RI':
      return EUROPE
    case 'DI':
      return []
    case undefined:
      if (/[\u4e00-\u9fff]/.test(text)) return CHINA
      // Salt and not sodium is what the EU and the UK ask for; a table with sodium is of some other country.
      return names?.includes('salt') === false ? [] : EUROPE
  }
}

/** Claims of a label, each held against what its table says for certain, by the rules of the table's own law; `names` are its rows. */
export function claimsOf(
  { text, at }: Folded,
  product: ClaimedProduct | undefined,
  { reference, names }: { reference?: DailyReference | undefined; names?: readonly NutrientName[] } = {},
): NutritionClaim[] {
  const rules = rulesFor(reference, text, names)
  const claims: NutritionClaim[] = []
  for (const { id, title, words } of CLAIMS) {
    const rule = rules.find(one => one.id === id)
    const match = rule && [...text.matchAll(words)].find(found => !isDenied(text, found.index))
    if (!match) continue
    const end = match.index + match[0].length
    const verdict = product ? verdictOf(rule, product) : 'unknown'
    const span = { start: at[match.index] ?? 0, end: (at[end - 1] ?? 0) + 1 }
    claims.push({ claim: id, span, verdict, text: sentenceOf(title, rule, verdict, product) })
  }
  return claims.sort((a, b) => a.span.start - b.span.start)
}

/** `非低脂`, `not a low calorie food`: the opposite of a claim. */
const isDenied = (text: string, at: number) =>
  /(?:非|不是|并非|not (?:a |an )?)$/.test(text.slice(Math.max(0, at - 8), at))

function sentenceOf(
  title: NutritionClaim['text'],
  { conditions, source }: ClaimRule,
  verdict: NutritionClaim['verdict'],
  product: ClaimedProduct | undefined,
): NutritionClaim['text'] {
  const [main] = conditions
  if (!main)
    return {
      zh: `“${title.zh}”无法核对：要和同类普通产品比较（${source.zh}）。`,
      en: `"${title.en}" cannot be checked: it compares with an ordinary product of its kind (${source.en}).`,
    }
  const limits = conditions.map(limitWords)
  const limit = {
    zh: `${limits.map(({ zh }) => zh).join('，并且')}（${source.zh}）`,
    en: `${limits.map(({ en }) => en).join(', and ')} (${source.en})`,
  }
  const amount = product?.known.of[main.nutrient]
  const per = main.per === 'serving' ? product?.serving : undefined
  const size = per ? `${per.value} ${per.unit}` : `100 ${product?.known.basis ?? 'g'}`
  const own = amount === undefined ? undefined : (amount * (per?.value ?? 100)) / 100
  const shown = own === undefined ? '' : printedAmount(main.nutrient, own)
  switch (verdict) {
    case 'agrees':
      return shown
        ? {
            zh: `“${title.zh}”与营养成分表相符：每${size}为${shown}，要求是${limit.zh}。`,
            en: `"${title.en}" agrees with the table: ${shown} per ${size}; the rule is ${limit.en}.`,
          }
        : {
            zh: `“${title.zh}”与营养成分表相符；要求是${limit.zh}。`,
            en: `"${title.en}" agrees with the table; the rule is ${limit.en}.`,
          }
    case 'contradicts':
      return {
        zh: `“${title.zh}”与营养成分表不符：每${size}为${shown}，要求是${limit.zh}。可能读错，请核对。`,
        en: `"${title.en}" does not agree with the table: ${shown} per ${size}; the rule is ${limit.en}. It may have been misread; please check.`,
      }
    case 'unknown':
      return {
        zh: `“${title.zh}”无法核对：营养成分表没有说明，或数值还不确定；要求是${limit.zh}。`,
        en: `"${title.en}" cannot be checked: the table does not say, or the value is not sure; the rule is ${limit.en}.`,
      }
  }
}

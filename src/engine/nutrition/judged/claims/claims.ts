import type { Bilingual } from '../../../result.ts'
import type { Folded } from '../../../text/normalize.ts'
import type { KnownAmounts } from '../../known-amounts.ts'
import type { DailyReference, NutrientName, Nutrition, NutritionClaim } from '../../nutrition.ts'
import type { ClaimRule } from './claim-rule.ts'
import { CLAIMS, type ClaimId } from './claim-words.ts'
import { limitWords, printedAmount } from './limit-words.ts'
import { AMERICA } from './rules-america.ts'
import { AUSTRALIA } from './rules-australia.ts'
import { CHINA } from './rules-china.ts'
import { EUROPE } from './rules-europe.ts'
import { type ClaimedProduct, verdictOf } from './verdict.ts'

/** The rules of a law; `isKnownInPart`: claims without a rule are said to be open, not left out as undefined. */
interface Law {
  rules: readonly ClaimRule[]
  isKnownInPart?: true
}

/** Whose rules a label's claims are held to: the law that its table is made by; by the words on the label where that is open. */
function lawOf(
  reference: DailyReference | undefined,
  text: string,
  names: readonly NutrientName[] | undefined,
): Law {
  switch (reference) {
    case 'NRV':
      return { rules: CHINA }
    case 'DV':
      return { rules: AMERICA }
    case 'RI':
      return { rules: EUROPE }
    case 'DI':
      return { rules: AUSTRALIA, isKnownInPart: true }
    case undefined:
      if (/[\u4e00-\u9fff]/.test(text)) return { rules: CHINA }
      // Salt and not sodium is what the EU and the UK ask for; a table with sodium is of some other country.
      return names?.includes('salt') === false ? { rules: [], isKnownInPart: true } : { rules: EUROPE }
  }
}

/** What stands for a rule that is not here: nothing in the table can tell. */
const NO_RULE = { zh: '这张表所依据的法规没有收录这一项', en: 'the rules of its country are not known here' }

/** Claims of a label, each held against what its table says for certain, by the rules of the table's own law; `names` are its rows. */
export function claimsOf(
  { text, at }: Folded,
  product: ClaimedProduct | undefined,
  { reference, names }: { reference?: DailyReference | undefined; names?: readonly NutrientName[] } = {},
): NutritionClaim[] {
  const { rules, isKnownInPart } = lawOf(reference, text, names)
  const claims: NutritionClaim[] = []
  for (const { id, title, words } of CLAIMS) {
    const own = rules.find(one => one.id === id)
    // "Good source of fibre" has a rule of its own in some countries, and "source of fibre" is part of its words.
    const isLonger = LONGER.has(id)
    const rule = own ?? (isKnownInPart && !isLonger ? { id, conditions: [], source: NO_RULE } : undefined)
    const match = rule && [...text.matchAll(words)].find(found => !isDenied(text, found.index))
    if (!match) continue
    const end = match.index + match[0].length
    const verdict = product ? verdictOf(rule, product) : 'unknown'
    const span = { start: at[match.index] ?? 0, end: (at[end - 1] ?? 0) + 1 }
    claims.push({ claim: id, span, verdict, text: sentenceOf(title, rule, verdict, product) })
  }
  return claims.sort((a, b) => a.span.start - b.span.start)
}

/** What the law of a table asks of a claim, whether the label makes it or not; undefined where the law gives it no number. */
export function requirementOf(
  id: ClaimId,
  { reference, rows, columns }: Pick<Nutrition, 'reference' | 'rows' | 'columns'>,
  known: KnownAmounts,
): { title: Bilingual; limit: Bilingual; verdict: NutritionClaim['verdict'] } | undefined {
  const text = rows.map(({ name }) => name).join(' ')
  const { rules } = lawOf(
    reference,
    text,
    rows.map(({ nutrient }) => nutrient),
  )
  const rule = rules.find(one => one.id === id)
  const title = CLAIMS.find(one => one.id === id)?.title
  if (!rule || !title || rule.conditions.length === 0) return undefined
  const limits = rule.conditions.map(limitWords)
  return {
    title,
    limit: {
      zh: `${limits.map(({ zh }) => zh).join('，并且')}（${rule.source.zh}）`,
      en: `${limits.map(({ en }) => en).join(', and ')} (${rule.source.en})`,
    },
    verdict: verdictOf(rule, { known, serving: columns.find(({ portion }) => portion)?.portion }),
  }
}

/** Claims whose words contain those of another one. */
const LONGER: ReadonlySet<string> = new Set(['good_source_of_fibre', 'excellent_source_of_fibre'])

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
  if (source === NO_RULE)
    return {
      zh: `“${title.zh}”无法核对：${source.zh}。`,
      en: `"${title.en}" cannot be checked: ${source.en}.`,
    }
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
            en: `"${title.en}" is correct by the table: ${shown} per ${size}; the rule is ${limit.en}.`,
          }
        : {
            zh: `“${title.zh}”与营养成分表相符；要求是${limit.zh}。`,
            en: `"${title.en}" is correct by the table; the rule is ${limit.en}.`,
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

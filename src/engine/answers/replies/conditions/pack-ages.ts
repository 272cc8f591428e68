import { FROM_MONTHS, INFANT } from '../../../scoring/product-kinds.ts'
import { fold } from '../../../text/normalize.ts'
import { foldedLabel } from '../../entities/per-label.ts'
import { numberOf } from '../../entities/pieces.ts'
import type { AnswerContext } from '../answer-context.ts'

const figure = '\\d{1,2}|十[一二三四五六七八]?|[一二两三四五六七八九]'
const [monthsZh, yearsZh] = ['个?月龄?', '周?岁(?!宝宝装)']
const monthsEn = '(?:months?|mths?|mos?|m)\\b'
const yearsEn = '(?:years?|yrs?)\\b(?: of age| old)?'

/** How a pack prints from which age on it is, by unit; in folded text. */
const printed: readonly { unit: 'months' | 'years'; pattern: RegExp }[] = (
  [
    ['months', monthsZh, monthsEn],
    ['years', yearsZh, yearsEn],
  ] as const
).flatMap(([unit, zh, en]) => [
  // 适合6月龄以上, 满6个月起, 6个月+
  {
    unit,
    pattern: new RegExp(
      `(?<![\\d-~～—])(${figure})\\s?${zh}\\s?(?:[(（][^)）]*[)）])?\\s?(?:及|或)?(?:其)?(?:以上|之上|起|后|\\+)`,
    ),
  },
  // 6-36个月, 6～36月龄: the first of the two.
  { unit, pattern: new RegExp(`(\\d{1,2})\\s?(?:${zh})?\\s?[-~～—至到]\\s?\\d{1,2}\\s?${zh}`) },
  // 7+ months, 6m+, 3 years +
  { unit, pattern: new RegExp(`(?<![\\d.])(\\d{1,2})\\s?\\+\\s?${en}`) },
  { unit, pattern: new RegExp(`(?<![\\d.])(\\d{1,2})[\\s-]?${en.replace('\\b', '')}\\s?\\+`) },
  // From 4 months, over 12 months
  {
    unit,
    pattern: new RegExp(
      `\\b(?:from|over|above|after|at least)(?: the age of)?(?: about| around)? (\\d{1,2})\\+?[\\s-]?${en}`,
    ),
  },
  // 10 months and up, aged 3 years and over
  {
    unit,
    pattern: new RegExp(`(?<![\\d.])(\\d{1,2})[\\s-]?${en} (?:and|or) (?:up|over|older|above|onwards?)`),
  },
])
const agesAndUp = /\bages? (\d{1,2})\s?(?:\+|and (?:up|over|older|above))/
/** How long and how warm it keeps is no age. */
const ofKeeping =
  /保质|保存|贮|储|冷[藏冻]|开[封盖启]|℃|best|use (?:by|within)|keeps?\b|stor(?:e|age)|shelf|fridge|freez|consume within|warranty|matured|aged for/
const forAdults =
  /\badults? only\b|\bonly for adults\b|\bfor adult use\b|(?:仅|只)(?:供|限|适[合用于宜]+)成年?人|限成年?人|成年?人(?:专用|方可)/

/** From which age in years on a folded statement of a pack says that it is; undefined where it names none. */
export const leastAgeIn = (folded: string): number | undefined => {
  if (ofKeeping.test(folded)) return undefined
  if (forAdults.test(folded)) return 18
  const years = agesAndUp.exec(folded)?.[1]
  if (years !== undefined) return Number(years)
  for (const { unit, pattern } of printed) {
    const age = pattern.exec(folded)?.[1]
    if (age !== undefined) return unit === 'months' ? numberOf(age) / 12 : numberOf(age)
  }
  return undefined
}

/** Whether the food is made for babies, by its name or by the age that the pack names. */
export const isForBabies = ({ asked: { label } }: AnswerContext): boolean =>
  INFANT.test(fold(label?.product.name ?? '').text) || FROM_MONTHS.test(foldedLabel(label?.text ?? ''))

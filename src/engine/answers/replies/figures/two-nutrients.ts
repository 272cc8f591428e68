import { nutrientName } from '../../../nutrition/nutrient-words.ts'
import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, knownOf } from '../answer-context.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

const asksIfMore =
  /比.{1,10}(?:还|更)?(?:多|高|大)|(?:多|高)(?:过|于)|哪个?(?:更|比较)?[多高]|\bwhich (?:is|has|one is|are) (?:there )?(?:more|higher)\b|\bmore\b.{0,24}\bthan\b|\bmore (?:\w+ ){1,2}or (?:more )?\w|(?:多|高)(?:一点|些)?还是[^，。]{1,8}(?:多|高)?|\b(?:higher|less|lower)\b.{0,24}\bthan\b/

const inGrams: ReadonlySet<NutrientName> = new Set([
  'protein',
  'fat',
  'saturatedFat',
  'carbohydrate',
  'sugars',
  'fibre',
  'salt',
])
const rounded = (amount: number | undefined): number | undefined =>
  amount === undefined ? undefined : Math.round(amount * 10) / 10

/** Is there more fat than protein in it: which of the two the table has more of, with both figures; false where that was not asked. */
export const tellMoreOfTwo = ({ text, nutrients, subjects }: Heard, context: AnswerContext): boolean => {
  const [first, second] = nutrients
  const known = knownOf(context)
  if (!first || !second || nutrients.length !== 2 || !asksIfMore.test(text) || !known) return false
  if (!inGrams.has(first) || !inGrams.has(second) || subjects.some(({ entry }) => entry)) return false
  const [a, b] = [first, second].map(one => rounded(known.of[one]))
  const [nameA, nameB] = [nutrientName(first), nutrientName(second)]
  if (a === undefined || b === undefined || !nameA || !nameB) return false
  const figures = {
    zh: `每100 ${known.basis} ${nameA.zh} ${a} g、${nameB.zh} ${b} g`,
    en: `${nameA.en} ${a} g and ${nameB.en} ${b} g in 100 ${known.basis}`,
  }
  context.reply.say(
    a === b
      ? { zh: `一样多：${figures.zh}（营养成分表）。`, en: `The same: ${figures.en} (nutrition table).` }
      : a > b
        ? {
            zh: `${nameA.zh}更多：${figures.zh}（营养成分表）。`,
            en: `More ${nameA.en}: ${figures.en} (nutrition table).`,
          }
        : {
            zh: `${nameB.zh}更多：${figures.zh}（营养成分表）。`,
            en: `More ${nameB.en}: ${figures.en} (nutrition table).`,
          },
    tableCitation,
  )
  return true
}

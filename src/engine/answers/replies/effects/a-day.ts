import { amountIn, DAY } from '../../../nutrition/facts/servings.ts'
import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import { type Audience, isYoung } from '../../entities/people.ts'
import { type AnswerContext, knownOf } from '../answer-context.ts'
import { hasToldCarbs } from '../conditions/carbs-eaten.ts'
import { tellsFigure } from '../figures/tells-figure.ts'
import { answerNutrition } from '../nutrition/amounts.ts'
import { childOf, tableCitation } from '../nutrition/table-rows.ts'
import { tellCaffeineAmount } from './caffeine.ts'
import { eatenIn, figuresOf } from './eaten.ts'

/** What an adult should have at most of in a day, in grams: WHO of free sugars, GB 28050 of the others. */
const mostADay = { salt: DAY.adult.salt, sugars: 50, saturatedFat: DAY.adult.saturatedFat } as const
const nutrients = ['salt', 'sugars', 'saturatedFat'] as const
/** A smaller share of a day is not worth a sentence. */
const leastShare = 0.2
const leastOfSecond = 0.5
const mostTold = 2

/** Five packs a week are no day's. */
const isOfWeek =
  /(?:[一每]个?|这)(?:周|星期|礼拜|月)(?:吃|喝|干|要|来)?[了掉]?(?:[两二三四五六七八九十]|\d+)(?!次|回|顿|遍)|\b(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) [^.?!]{0,24}\b(?:a|per|each|every|this) (?:week|fortnight|month)\b/
const isGrown = /1[1-9]|[初高]中|中学|青少年|teen/

interface Share {
  nutrient: (typeof nutrients)[number]
  share: number
}
const isOfChild = (who: Audience | null, { text }: AnswerContext): boolean =>
  !isGrown.test(text) && isYoung(who?.groups ?? [])

/** The shares of a day that are worth a sentence, the largest first. */
const sharesOf = (who: Audience | null, context: AnswerContext): Share[] => {
  const known = knownOf(context)
  const eaten = eatenIn(context)
  if (!known || !eaten || isOfWeek.test(context.text)) return []
  const most = isOfChild(who, context) ? { ...mostADay, ...DAY.child4to6 } : mostADay
  return nutrients
    .map(nutrient => ({
      nutrient,
      share: (amountIn(known, nutrient, eaten.quantity) ?? 0) / most[nutrient],
    }))
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.share - a.share)
}

const sayShares = (told: readonly Share[], who: Audience | null, context: AnswerContext): void => {
  const table = context.result?.nutrition
  const eaten = eatenIn(context)
  if (!table || !eaten) return
  for (const { nutrient } of told) {
    const said = answerNutrition(table, {
      serving: { ...eaten.quantity, is: eaten.is },
      isLevel: false,
      isOfDay: true,
      nutrient,
      isOfChild: isOfChild(who, context),
      ...childOf(who, context),
    })
    if (said) context.reply.say(said, tableCitation)
  }
}

/** What of the day's salt, sugar and saturated fat is more than a whole day's in what is eaten; false where none is. */
export const tellOverDay = (who: Audience | null, context: AnswerContext): boolean => {
  const over = sharesOf(who, context).filter(({ share }) => share > 1)
  sayShares(over.slice(0, mostTold), who, context)
  return over.length > 0
}

/** The same of an adult for what the answer has no figure of, from a share of the day on, the `most` largest. */
export const tellUntoldShares = (least: number, most: number, context: AnswerContext): void => {
  const answer = context.reply.text()
  const untold = sharesOf(null, context).filter(
    ({ nutrient, share }) =>
      share > least &&
      !tellsFigure(nutrient, answer) &&
      !(nutrient === 'salt' && tellsFigure('sodium', answer)),
  )
  sayShares(untold.slice(0, most), null, context)
}

/** What is eaten at once beside what a day should have at most: salt, sugar, saturated fat, caffeine; false where the label tells nothing of it. */
export const tellDay = (who: Audience | null, context: AnswerContext): boolean => {
  const { result, reply } = context
  const isPregnant = who?.groups.includes('pregnant') ?? false
  const hasCaffeine = tellCaffeineAmount(isPregnant, isYoung(who?.groups ?? []), context)
  const table = result?.nutrition
  const known = table && knownAmounts(table)
  const eaten = eatenIn(context)
  if (!known || !eaten) return hasCaffeine
  const shares = sharesOf(who, context)
  const told = shares.filter(({ share }, at) => at === 0 || share >= leastOfSecond).slice(0, mostTold)
  sayShares(told, who, context)
  if (hasCaffeine || told.length > 0) return true
  // With high blood pressure the salt has been told beside a day's.
  if (who?.groups.includes('hypertension') && /（钠 |mg of sodium/.test(reply.text())) return true
  const figures = figuresOf(
    hasToldCarbs(context)
      ? ['salt']
      : known.of.sugars !== undefined
        ? ['sugars', 'salt']
        : known.of.carbohydrate
          ? ['carbohydrate', 'salt']
          : ['salt'],
    context,
  )
  if (figures) reply.say(figures, tableCitation)
  return figures !== undefined
}

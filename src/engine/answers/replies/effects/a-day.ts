import { amountIn, DAY } from '../../../nutrition/facts/servings.ts'
import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import type { Audience } from '../../entities/people.ts'
import type { AnswerContext } from '../answer-context.ts'
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

const isGrown = /1[1-9]|[初高]中|中学|青少年|teen/

/** What is eaten at once beside what a day should have at most: salt, sugar, saturated fat, caffeine; false where the label tells nothing of it. */
export const tellDay = (who: Audience | null, context: AnswerContext): boolean => {
  const { result, text, reply } = context
  const isYoung = who?.groups.some(group => group === 'children' || group === 'infant_0_36m') ?? false
  const isPregnant = who?.groups.includes('pregnant') ?? false
  const hasCaffeine = tellCaffeineAmount(isPregnant, isYoung, context)
  const table = result?.nutrition
  const known = table && knownAmounts(table)
  const eaten = eatenIn(context)
  if (!known || !eaten) return hasCaffeine
  const most = isYoung && !isGrown.test(text) ? { ...mostADay, ...DAY.child4to6 } : mostADay
  const shares = nutrients
    .map(nutrient => ({
      nutrient,
      share: (amountIn(known, nutrient, eaten.quantity) ?? 0) / most[nutrient],
    }))
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.share - a.share)
  const ask = { serving: { ...eaten.quantity, is: eaten.is }, isLevel: false, isOfDay: true }
  const told = shares.filter(({ share }, at) => at === 0 || share >= leastOfSecond).slice(0, mostTold)
  for (const { nutrient } of told) {
    const said = answerNutrition(table, {
      ...ask,
      nutrient,
      isOfChild: isYoung && !isGrown.test(text),
      ...childOf(who, context),
    })
    if (said) reply.say(said, tableCitation)
  }
  if (hasCaffeine || told.length > 0) return true
  const figures = figuresOf(
    known.of.sugars !== undefined
      ? ['sugars', 'salt']
      : known.of.carbohydrate
        ? ['carbohydrate', 'salt']
        : ['salt'],
    context,
  )
  if (figures) reply.say(figures, tableCitation)
  return figures !== undefined
}

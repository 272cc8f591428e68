import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import type { Bilingual, GroupFlag } from '../../../result.ts'
import { dextrinKind, polyolKind, sugarKind } from '../../entities/kinds.ts'
import type { Audience } from '../../entities/people.ts'
import { asksVerdict } from '../../text/much-or-enough.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, flagIn, namesOf, onLabel } from '../answer-context.ts'
import { eatenIn, figuresOf } from '../effects/eaten.ts'
import { hitsOf } from '../lists.ts'
import { amountOfServing } from '../nutrition/serving-amounts.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { leads } from '../people/leads.ts'
import { tellSaltInstead, tellStarches, tellUncountedNearTop } from '../people/watched.ts'

/** Grams at once: hardly any carbohydrate, one exchange of it, as much as a main meal has; of sugars a quarter of the 50 g of WHO for a day. */
const [few, some, ofMeal, muchSugar] = [5, 15, 60, 12.5] as const

/** With these a doctor has the word, whatever the carbohydrate. */
const isOfDoctor = /妊娠|孕|肾|透析|尿毒|gestational|pregnan|kidney|dialysis|renal/
const asksFigure = /多少|几克|how (?:much|many)/

const fast = /糊精|葡萄糖|dextrin|dextrose|glucose/i

interface Verdict extends Bilingual {
  /** What is to be done with it. */
  advice: Bilingual
}
const nothing: Bilingual = { zh: '', en: '' }
const inPlace: Bilingual = {
  zh: '从这顿的主食里扣出来。',
  en: ' Have that much less of other starchy food.',
}

/** By the carbohydrate and the sugars of what is eaten: a verdict, never a yes where sugars stand near the top of the list. */
const verdictOf = (
  carbs: number,
  sugars: number | undefined,
  { isWarned, isDrink }: { isWarned: boolean; isDrink: boolean },
  context: AnswerContext,
): Verdict => {
  const most = sugars ?? (isWarned && isDrink ? carbs : 0)
  const levels = context.result?.nutrition?.levels ?? []
  const isUnstated = sugars === undefined && carbs > some && hitsOf(sugarKind, context).length > 0
  const isSweet = levels.some(one => one.nutrient === 'sugars' && one.level === 'high') || isUnstated
  if (most >= muchSugar) return { ...leads.betterNot, advice: nothing }
  if (carbs > ofMeal) return { zh: '不建议一次吃这么多', en: 'Better not so much at once', advice: inPlace }
  const isFast =
    carbs > some && hitsOf(dextrinKind, context).some(index => fast.test(context.flat[index]?.name ?? ''))
  const advice = carbs > few ? inPlace : nothing
  if (isWarned || isFast || isSweet || (sugars ?? 0) > few) return { ...leads.little, advice }
  return {
    zh: carbs > some ? '少量可以，顶掉这顿的部分主食' : '少量可以，碳水算进去',
    en:
      carbs > some ? 'Only in place of other starchy food' : 'Only this much, with its carbohydrate counted',
    advice: carbs > some ? nothing : inPlace,
  }
}

/**
 * With diabetes, of an amount that the question or the pack gives: the verdict by its carbohydrate and sugars, with the figures, before
 * what the list warns of; false where the table or the amount is missing.
 */
export const tellCarbsOf = (who: Audience, flags: readonly GroupFlag[], context: AnswerContext): boolean => {
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  const eaten = eatenIn(context)
  if (!known || !eaten || !who.groups.includes('diabetes')) return false
  if (who.groups.some(group => group !== 'diabetes') || asksFigure.test(context.text)) return false
  // Of 100 g that nobody eats at once no verdict is given.
  const isOfTable = eaten.quantity.value === 100 && /^每1/.test(eaten.is.zh)
  if (isOfTable || /没有写/.test(eaten.is.zh) || isOfDoctor.test(context.text)) return false
  const carbs = amountOfServing(table, known, 'carbohydrate', eaten.quantity)
  const sugars = amountOfServing(table, known, 'sugars', eaten.quantity)
  const figures = figuresOf(['carbohydrate', 'sugars', 'polyols'], context)
  if (carbs === undefined || !figures) return false
  const isWarned = flags.some(({ group }) => group === 'diabetes')
  // Of what has hardly any the sweeteners tell more.
  if (!isWarned && carbs <= few) return false
  const { zh, en, ...verdict } = verdictOf(
    carbs,
    sugars,
    { isWarned, isDrink: eaten.quantity.unit === 'ml' },
    context,
  )
  // Of polyols another sentence says how they count.
  const advice = hitsOf(polyolKind, context).length === 0 ? verdict.advice : nothing
  // What the list warns of names them itself.
  const named = isWarned ? [] : hitsOf(sugarKind, context).slice(0, 4)
  const names = namesOf(named, context)
  const listed = named.length > 0 ? { zh: `含${names.zh}。`, en: ` It contains ${names.en}.` } : nothing
  context.reply.say(
    {
      zh: `${zh}（${who.zh}）：${figures.zh.replace('：', '有')}${listed.zh}${advice.zh}`,
      en: `${en} (${who.en}). ${figures.en}${listed.en}${advice.en}`,
    },
    ...onLabel(context, named),
    tableCitation,
  )
  tellUncountedNearTop(context)
  if (!isWarned && hitsOf(sugarKind, context).length === 0) tellStarches(context)
  tellSaltInstead(context)
  return true
}

/** With diabetes, is so much of it a lot of sugar: the same verdict, and not the bare figure; false where that was not asked. */
export const tellMuchCarbs = (
  { who, text, nutrients, serving }: Pick<Heard, 'who' | 'text' | 'nutrients' | 'serving'>,
  context: AnswerContext,
): boolean => {
  const isOfCarbs = nutrients.length > 0 && nutrients.every(one => one === 'sugars' || one === 'carbohydrate')
  if (!who || serving === null || !isOfCarbs || !asksVerdict.test(text)) return false
  const flag = flagIn(context, 'diabetes')
  return tellCarbsOf(who, flag ? [flag] : [], context)
}

/** Whether a verdict with the carbohydrate has been given. */
export const hasToldCarbs = ({ reply }: AnswerContext): boolean =>
  /有碳水化合物 |\bg of carbohydrate\b/.test(reply.text())

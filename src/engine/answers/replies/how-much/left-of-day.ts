import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import { targetIn } from '../../entities/amounts/target.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, knownOf } from '../answer-context.ts'
import { eatenIn } from '../effects/eaten.ts'
import { amountOfServing } from '../nutrition/serving-amounts.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { dayOf, nameOf, shown } from '../nutrition/up-to.ts'

const asksLeft =
  /(?:还能|还可以|还剩|剩下?)(?:再)?(?:吃|喝|摄入|有)?(?:多少|几)[^，。]{0,14}(?:[一每今][天日]|上限|额度)|[一每今][天日]的?[^，。]{0,8}(?:还剩|剩下?|还能(?:再)?[吃喝])(?:多少|几)|\b(?:whats|what's|what is|how much(?: [a-z]+)?(?: do i have| is| have i got)?) left (?:of|from|for|in) (?:my|the|a|today)|\bhow much (?:more )?[a-z ]{0,16}can i (?:still )?have (?:today|left)\b/

/** Of a limit that the question names. */
const asksRoom = /(?:还能?|能)(?:剩|有)(?:下)?多少|剩多少|剩几|\bleft\b|\broom\b|\bremain/

const ofDays = ['salt', 'sugars', 'saturatedFat'] as const
const isOfDay = (nutrient: NutrientName): nutrient is (typeof ofDays)[number] =>
  ofDays.some(one => one === nutrient)

/** How much is left of a day's salt, sugar or saturated fat after what was eaten of it, or of the amount that the question names; false where that was not asked. */
export const tellLeftOfDay = (heard: Heard, context: AnswerContext): boolean => {
  const { text, nutrients } = heard
  const target = targetIn(text, nutrients)
  const nutrient = target?.nutrient ?? ofDays.find(one => nutrients.includes(one))
  const isAsked = asksLeft.test(text) || (target?.isAim && (asksRoom.test(text) || target.had !== undefined))
  if (!isAsked || !nutrient) return false
  const table = context.result?.nutrition
  const known = knownOf(context)
  const eaten = eatenIn(context)
  if (!table || !known || !eaten) return false
  const day = dayOf(heard, context)
  const most = target?.amount ?? (isOfDay(nutrient) ? day?.most[nutrient] : undefined)
  const name = nameOf(nutrient)
  const amount = amountOfServing(table, known, nutrient, eaten.quantity)
  if (most === undefined || !name || amount === undefined) return false
  const had = target?.had ?? 0
  const of: Bilingual = target
    ? {
        zh: `你说的 ${target.written}${had > 0 ? `，已经吃了 ${shown(nutrient, had)}` : ''}`,
        en: `the ${target.written} that you named${had > 0 ? `, ${shown(nutrient, had)} of them had already` : ''}`,
      }
    : {
        zh: `${day?.of.zh.trim() ?? ''} ${day?.by ?? ''}${most} g`,
        en: `${day?.of.en ?? ''}, ${day?.by ?? ''}${most} g`,
      }
  const left = most - had - amount
  const verdict =
    left > 0
      ? { zh: `还剩约 ${shown(nutrient, left)}`, en: `About ${shown(nutrient, left)} left` }
      : { zh: '没有剩的了', en: 'Nothing left' }
  context.reply.say(
    {
      zh: `${verdict.zh}：${of.zh}，${eaten.is.zh}含${name.zh} ${shown(nutrient, amount)}；这一天别的食物里的也要扣掉。`,
      en: `${verdict.en}: of ${of.en}, ${eaten.is.en} takes ${shown(nutrient, amount)} of ${name.en}; all else that is eaten that day comes off as well.`,
    },
    tableCitation,
  )
  return true
}

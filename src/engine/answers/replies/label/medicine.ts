import { noScoreTexts } from '../../../scoring/no-score/no-score-texts.ts'
import type { Audience } from '../../entities/people.ts'
import { type AnswerContext, wholeLabel } from '../answer-context.ts'
import { figuresOf } from '../effects/eaten.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { leads } from '../people/leads.ts'

const isAsked = /能治|治疗|治好|是药|药品|当药|代替药|\bcures?\b|\btreats?\b|\bmedicine\b|\bmedication\b/

const asksToDrop =
  /(?:停|断|不(?:想|要|用)?(?:再)?(?:吃|打)|代替|替代|换掉|少吃|减).{0,6}(?:药(?![膳材食])|胰岛素|二甲双胍)|(?:药(?![膳材食])|胰岛素|二甲双胍).{0,8}(?:停|不想|不愿|不吃|(?<!可)可以不[吃打用]|就不用|能不能不|不用[吃打])|\b(?:stop|stopping|drop|skip|quit|come off|instead of|replace|replaces|without|ditch|swap|bin)\b.{0,24}\b(?:meds?|medicines?|medication|pills?|tablets?|insulin|metformin|statins?|prescription|prescribed|antibiotics)\b|\b(?:meds?|medicines?|medication|pills?|tablets?|insulin|metformin|statins?|prescription|prescribed|antibiotics)\b.{0,30}\b(?:do not|dont|rather not|not) (?:want|wanna|feel like|take|need)/

const ofSugar = /胰岛素|降糖|糖尿病|二甲双胍|\binsulin\b|\bdiabet|\bmetformin\b|\btype (?:1|2|one|two)\b/

/** Whether a folded question hopes that the carbohydrate need not be counted. */
export const asksNotToCount =
  /不用(?:计|算|记)|不(?:算|计)(?:进|入|碳水|了)?(?:吧|吗|不|$)|别算|\b(?:don'?t|dont|do not|no) need to count\b|\bnot count (?:it|this|them)\b/

/** No food takes the place of what a doctor prescribed; false where nobody thinks of leaving it. */
const tellNotToDrop = (context: AnswerContext): boolean => {
  if (!asksToDrop.test(context.text) || asksNotToCount.test(context.text)) return false
  context.reply.say(
    {
      zh: `${leads.no.zh}代替药：这是食品，我的资料和标签里都没有它能治病的依据；医生开的药不要自己停、减或换，不想吃先问开药的医生。`,
      en: `${leads.no.en}, it does not replace medicine: this is food, and neither my sources nor the label show that it cures anything. Never stop, cut or change on your own what a doctor prescribed; ask the doctor who did.`,
    },
    ...wholeLabel(context),
  )
  // No added sugar on the front, so no insulin: what the table has says why not.
  const figures = ofSugar.test(context.text) ? figuresOf(['carbohydrate', 'sugars'], context) : undefined
  if (figures) context.reply.say(figures, tableCitation)
  return true
}

/** Whether a supplement or a food for medical purposes is a medicine or cures: never; false where that was not asked. */
export const tellNoMedicine = (who: Audience | null, context: AnswerContext): boolean => {
  const noScore = context.result?.noScore
  const isOfOthers = who?.groups.some(group => group !== 'caffeine') ?? false
  if (!isAsked.test(context.text) || isOfOthers || !(noScore === 'supplement' || noScore === 'medical_food'))
    return tellNotToDrop(context)
  const text = noScoreTexts[noScore]
  context.reply.say(
    {
      zh: `${leads.no.zh}当药：${text.zh}`,
      en: `${leads.no.en}, not as a medicine. ${text.en}`,
    },
    ...wholeLabel(context),
  )
  return true
}

import { noScoreTexts } from '../../../scoring/no-score/no-score-texts.ts'
import type { Audience } from '../../entities/people.ts'
import { type AnswerContext, wholeLabel } from '../answer-context.ts'
import { leads } from '../people/leads.ts'

const isAsked = /能治|治疗|治好|是药|药品|当药|代替药|\bcures?\b|\btreats?\b|\bmedicine\b|\bmedication\b/

/** Whether a supplement or a food for medical purposes is a medicine or cures: never; false where that was not asked. */
export const tellNoMedicine = (who: Audience | null, context: AnswerContext): boolean => {
  const noScore = context.result?.noScore
  const isOfOthers = who?.groups.some(group => group !== 'caffeine') ?? false
  if (!isAsked.test(context.text) || isOfOthers) return false
  if (noScore !== 'supplement' && noScore !== 'medical_food') return false
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

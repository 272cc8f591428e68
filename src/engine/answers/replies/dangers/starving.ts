import { type AnswerContext, wholeLabel } from '../answer-context.ts'

const isAsked =
  /抠吐|催吐|扣吐|吃完(?:就)?吐|绝食|不吃饭|节食|断食.{0,6}(?:天|周)|厌食|暴食|\bpurg(?:e|ing)\b|\b(?:make|making) (?:myself|me) (?:sick|throw up|vomit)|\bthrow(?:ing)? (?:it )?up (?:after|what)|\binstead of (?:eating|food|meals?|lunch|dinner|breakfast)\b|\bstarv(?:e|ing) (?:myself|me)|\b(?:anorexi|bulimi)/
const toBeThin = /瘦|减肥|减重|斤|胖|体重|\b(?:skinny|thin|lose|weight|slim|diet|fat|cals?|calories)\b/

/** Somebody starves or vomits to lose weight: no figure helps that, people do; false where that was not asked. */
export const tellStarving = (context: AnswerContext): boolean => {
  if (!isAsked.test(context.text) || !toBeThin.test(context.text)) return false
  context.reply.say(
    {
      zh: '不要这样：靠不吃饭或催吐减重会伤身体，这里不替你算热量。请告诉一个信任的人，并找医生或心理专业人员帮忙。',
      en: 'No, please not: to starve or to vomit for weight harms the body, and I do not count calories for it. Tell somebody you trust, and ask a doctor or a mental health professional for help.',
    },
    ...wholeLabel(context),
  )
  return true
}

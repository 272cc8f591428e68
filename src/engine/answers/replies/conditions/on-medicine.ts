import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, wholeLabel } from '../answer-context.ts'
import { tellFromTable } from '../nutrition/table-rows.ts'
import { judgePeople } from '../people/suits.ts'

const swells =
  /[脚腿手脸]{1,2}[^，。,?]{0,4}(?:肿|腫)|水肿|浮肿|\bswollen\b|\bswelling\b|\bpuffy\b|\b(?:o?edema)\b/
const isOfSalt = /盐|钠|咸|\bsalt|\bsodium\b/

/** Swollen feet while pregnant: to the doctor first; then the salt that was asked about. */
export const tellSwelling = (heard: Heard, context: AnswerContext): boolean => {
  const { text, who } = heard
  if (!swells.test(text) || !who?.groups.includes('pregnant')) return false
  context.reply.say(
    {
      zh: '怀孕时肿得厉害、突然肿，或者脸和手也肿，先找产检医生或助产士看；这不是配料能判断的。',
      en: 'Strong or sudden swelling in pregnancy, or of face and hands as well, is for the doctor or midwife to see first; a label cannot judge it.',
    },
    ...wholeLabel(context),
  )
  // What was heard as a symptom alone says no more; else the food is answered as well.
  if (heard.wish !== 'outside') return false
  if (context.flat.length > 0) judgePeople(who, [], context)
  if (isOfSalt.test(text)) tellFromTable({ ...heard, nutrients: ['salt'] }, context)
  return true
}

import { type Audience, detectAudience } from '../../entities/people.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, wholeLabel } from '../answer-context.ts'
import { answerEffects } from '../effects/tell-effects.ts'
import { tellFromTable } from '../nutrition/table-rows.ts'
import { outsideTexts } from '../outside.ts'
import { judgePeople } from '../people/suits.ts'

const onMedicine = /二甲双胍|胰岛素|降糖药|\bmetformin\b|\binsulin\b/
/** How much of the medicine, or whether to leave it: nothing of that is answered here. */
const asksDose =
  /胰岛素.{0,4}[加减调停]|[加减调停].{0,4}胰岛素|单位|剂量|几片药|加量|减量|停|断|[打用加减调](?:多少|几)|多少胰岛素|换药|\bunits?\b|\bdos(?:e|es|age)\b|\bhow much insulin\b|\bstop|\bskip|\binstead of\b|\bmore insulin\b|\bextra\b|\binject/
const asksFood =
  /[吃喝]|多少[块个片]|几[块个片]|\bhow many\b|\b(?:ok|okay|fine|eat|have|drink|slices?|safe|allowed|can)\b|有影响|影响/

/** Two slices, and she is on metformin: the food is answered, the medicine is for the doctor; false where a dose was asked. */
export const tellFoodOnMedicine = (heard: Heard, context: AnswerContext): boolean => {
  const { text } = heard
  if (!onMedicine.test(text) || asksDose.test(text) || !asksFood.test(text)) return false
  if (context.flat.length === 0) return false
  const found: Audience | null = heard.who ?? detectAudience(text)
  if (!found?.groups.includes('diabetes')) return false
  // Sucralose, and I am on insulin: what it does to blood sugar.
  const subjects = heard.subjects.filter(({ entry }) => entry !== undefined)
  if (subjects.length > 0)
    answerEffects({ ...heard, subjects, wish: 'safe', text: '升血糖', who: null, isOwnWho: false }, context)
  judgePeople(found, [], context)
  context.reply.note(outsideTexts.medicine)
  return true
}

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

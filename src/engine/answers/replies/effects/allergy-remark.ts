import { fold } from '../../../text/normalize.ts'
import type { Subject } from '../../entities/subjects.ts'
import { remarkOf } from '../../text/wording.ts'
import { type AnswerContext, bothNames, citedAs, notesOf } from '../answer-context.ts'

const asksAllergy = /过敏|\ballerg/
const ofAllergy = /\brare ige\b|\ballergic\b|\bige allergy\b|\bmay cause (?:an )?allerg/i

/** Are some people allergic to the carmine: what the tables remark on that; false where it was not asked, or they remark nothing. */
export const tellAllergyRemark = (subject: Subject, context: AnswerContext): boolean => {
  const { entry, form } = subject
  if (!entry || !asksAllergy.test(fold(context.asked.question).text)) return false
  const [note] = notesOf(entry, form?.ins).filter(one => ofAllergy.test(one))
  if (note === undefined) return false
  const names = bothNames(subject)
  const remark = remarkOf(context, note)
  const said = context.reply.text()
  if (said.includes(remark.zh) || said.includes(remark.en)) return true
  context.reply.say(
    { zh: `${names.zh}：${remark.zh}。`, en: `${names.en}: ${remark.en}.` },
    ...citedAs(context, subject),
  )
  return true
}

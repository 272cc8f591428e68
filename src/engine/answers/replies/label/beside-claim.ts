import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, bothNames, citedAs, classesOf } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
import { claimsOf } from './claims.ts'

const asksContradiction =
  /但|却|怎么|还有|骗|撒谎|矛盾|\bbut\b|\byet\b|\bhow is\b|\blie\b|\blying\b|\bcontradict/

/** No artificial flavours, but MSG: an additive of another class than the claim speaks of neither keeps nor breaks it; false where that was not asked. */
export const tellBesideClaim = ({ subjects, text }: Heard, context: AnswerContext): boolean => {
  const [subject] = subjects
  const entry = subject?.entry
  if (!subject || !entry || subject.index === undefined || subjects.length > 1) return false
  if (!asksContradiction.test(text)) return false
  const label = context.asked.label?.text ?? ''
  const claim = [...claimsOf(label), ...claimsOf(context.asked.question)].find(
    ({ kinds }) => kinds.length > 0 && kinds.every(({ kinds: of }) => of?.includes('flavouring') === true),
  )
  if (!claim || claim.kinds.some(kind => hitsOf(kind, context).includes(subject.index ?? -1))) return false
  const names = bothNames(subject)
  const classes = classesOf(context, entry.functions)
  context.reply.say(
    {
      zh: `是两回事：“${claim.words}”只说香精香料；${names.zh}的功能类别是${classes.zh}，不在其中，所以不能说它和配料表矛盾，但有${classes.zh}是事实。`,
      en: `Two different things: "${claim.words}" speaks of flavourings alone; the functional class of ${names.en} is ${classes.en}, so the list does not belie the claim, and yet ${names.en} is in it.`,
    },
    ...citedAs(context, subject),
  )
  return true
}

import type { Heard } from '../../understanding/heard.ts'
import type { AnswerContext } from '../answer-context.ts'

const asksToLeave =
  /\b(?:should|shall|do|does|must) (?:i|we|he|she|they) (?:need to |have to |best |really |just |rather )*(?:put (?:it|this|them|these) back|avoid|skip|leave|bin|throw|stay away|steer clear|keep away|pass)\b|\bbad idea\b|\bdeal ?-?breaker\b|\b(?:is|are) (?:it|this|that|these|they)(?: one)? (?:out|off limits|a no|forbidden|bad|dangerous|harmful|unsafe|risky|a problem|an issue)\b(?! to (?:eat|have))|\boff limits\b|\bany (?:issues?|problems?|harm|trouble|risks?)\b/
const verdicts = /^(?:suits|safe|often|healthy|allowed|outside|what)$/
/** A no that means that it may not be eaten, and no other: not that nothing is on record, or not banned. */
const no =
  /^No(?:,(?= not (?:suitable|for|before|if)\b)|:(?= (?:the label says|contains|it contains)\b)|\.(?= Contains\b)|(?= \())/
/** Do I need to avoid it, answered with a no that means that it may not be eaten: a yes that says so. */
export const turnVerdict = ({ wish, text }: Heard, at: number, { reply }: AnswerContext): void => {
  if (!verdicts.test(wish) || !asksToLeave.test(text)) return
  const line = reply.lineAt(at) ?? ''
  const lead = /^No \(/.test(line) ? 'Yes, leave it' : 'Yes, leave it:'
  reply.reword(at, words =>
    words.replace(/^By the label, yes:/, 'By the label, nothing against it:').replace(no, lead),
  )
}

import { fold } from '../../text/normalize.ts'
import { sugarKind } from '../entities/kinds.ts'
import type { AnswerContext } from '../replies/answer-context.ts'
import { checkClaims, claimsOf } from '../replies/label/claims.ts'
import { tableCitation } from '../replies/nutrition/table-rows.ts'
import type { Heard } from '../understanding/heard.ts'

const asksTrue =
  /真|靠谱|可信|忽悠|属实|骗人|吹(?:牛|的)|\b(?:true|really|legit|honest|correct|believe|lies?|lying)\b/
const wishes = /^(?:claim|nutrition|has|fact)$/

/** High in fibre and no sucrose, are both true: the claim that the message quotes and the answer has not judged. */
export const tellUnsaidClaims = (told: readonly Heard[], context: AnswerContext): void => {
  const asked = told.find(({ wish, who, text }) => wishes.test(wish) && who === null && asksTrue.test(text))
  const label = context.asked.label?.text ?? ''
  if (!asked || context.flat.length === 0) return
  const isUnsaid = (words: string) =>
    words.length > 1 && asked.text.includes(words) && !fold(context.reply.text()).text.includes(words)
  for (const { span, verdict, text } of context.result?.nutrition?.claims ?? [])
    if (verdict !== 'unknown' && isUnsaid(fold(label.slice(span.start, span.end)).text))
      context.reply.say(text, tableCitation)
  for (const { words, kinds } of claimsOf(label))
    if (kinds.length > 0 && !kinds.includes(sugarKind) && isUnsaid(fold(words).text))
      checkClaims({ ...asked, kinds, subjects: [] }, context)
}

import type { AnswerContext } from '../replies/answer-context.ts'
import { createReply } from '../text/reply.ts'
import type { Heard } from '../understanding/heard.ts'
import { compose } from './compose.ts'

const refusal =
  /^(?:No\b(?!.{0,60}\brecognised\b)|Not (?:suitable|for|so)\b|Better not\b|Avoid\b|Do not\b|Yes, leave it)/

/** Whether somebody is told that they may not have it, or had better not. */
export const refuses = (heard: Heard, context: AnswerContext): boolean => {
  if (heard.wish !== 'suits' || heard.who === null) return false
  const reply = createReply('en')
  compose(heard, { ...context, reply, text: heard.text, weightKg: null, part: null })
  return refusal.test(reply.lineAt(0) ?? '')
}

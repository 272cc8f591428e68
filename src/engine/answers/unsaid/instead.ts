import { topicIn } from '../entities/topics.ts'
import type { AnswerContext } from '../replies/answer-context.ts'
import { asksOther } from '../replies/substitutes/instead/asks-other.ts'
import { tellInstead } from '../replies/substitutes/instead/tell-instead.ts'
import { tellSubstitute } from '../replies/substitutes/tell-substitute.ts'
import { isItself } from '../replies/substitutes/things-asked.ts'
import type { Heard } from '../understanding/heard.ts'

const isTold = /^- |可以换|换白开水|Instead:|[Ii]n place of |Water or unsweetened/m

/** What else to eat or drink, asked for beside a verdict: for the people of the message. */
export const tellUnsaidInstead = (told: readonly Heard[], context: AnswerContext): void => {
  if (told.some(({ text }) => /^(?:rules|medicine)$/.test(topicIn(text)?.topic ?? ''))) return
  const asked = told.find(
    ({ text }) =>
      asksOther(text.replace(/(?:不|没)吃(?:别的|其他|其它)[^，。]*/g, ' ')) && !isItself.test(text),
  )
  if (!asked || isTold.test(context.reply.text())) return
  const who = asked.who ?? told.find(one => one.who)?.who ?? null
  const heard: Heard = { ...asked, wish: 'substitute', confidence: 1, who, nutrients: [] }
  if (!tellInstead(heard, context)) tellSubstitute(heard, context)
}

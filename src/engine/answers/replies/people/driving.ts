import { type AnswerContext, wholeLabel } from '../answer-context.ts'
import { leads } from './leads.ts'

const isAsked = /开车|驾车|驾驶|酒驾|\bdriv(?:e|ing)\b/

/** Of a drink with alcohol, whether one may drive after it; false where the question or the product is another. */
export const tellNoDriving = (context: AnswerContext): boolean => {
  if (!isAsked.test(context.text) || context.result?.noScore !== 'alcohol') return false
  context.reply.say(
    {
      zh: `${leads.no.zh}：这是酒，喝了不要开车。`,
      en: `${leads.no.en}: this is an alcoholic drink; do not drive after it.`,
    },
    ...wholeLabel(context),
  )
  return true
}

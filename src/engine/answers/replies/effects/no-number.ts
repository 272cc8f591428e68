import type { AnswerContext } from '../answer-context.ts'
import { orWhole, wholeLabel } from '../answer-context.ts'

const asksHowMany =
  /(?:[吃喝饮食](?:得|到)?)(?:几多?|多少)[根片块颗粒个只包袋盒瓶罐杯条次]|几[次根片块颗粒个只包袋盒瓶罐杯条].{0,6}(?:合适|安全|没事|可以|行|算|才|先|为宜)|多少[根片块颗粒个只包袋盒瓶罐杯条].{0,6}(?:合适|安全|没事|可以|行|算|才|先)|\bhow many\b.{0,40}\b(?:reasonable|safe|ok(?:ay)?|fine|can i|can (?:he|she|we|they)|may i|should|a (?:day|week)|per (?:day|week)|at once|too many)\b|\bhow (?:often|many times)\b/

/** How many are right: no source has a number for one food; said behind what the table gives of one. */
export const sayNoNumber = (context: AnswerContext): void => {
  if (!asksHowMany.test(context.text)) return
  context.reply.say(
    {
      zh: '吃几份、几次合适没有统一的数：要看这一天、这一周还吃了什么，标签和我都定不了。',
      en: 'How many, or how often, is right nobody can say of one food: it depends on what else is eaten that day or week.',
    },
    ...orWhole(context, wholeLabel(context)),
  )
}

import { fold } from '../../../text/normalize.ts'
import type { AskedServing } from '../../entities/serving-words.ts'
import type { Heard } from '../../understanding/heard.ts'
import type { AnswerContext } from '../answer-context.ts'
import { answerNutrition } from '../nutrition/amounts.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

const asked =
  /\bhalf\b.{0,24}\b(?:vs|versus|or|and|compared)\b.{0,16}\b(?:whole|full|all)\b|\b(?:whole|full)\b.{0,24}\b(?:vs|versus|or|and)\b.{0,12}\bhalf\b|半[包罐瓶袋盒份个].{0,8}(?:和|跟|与|同|还是|,|，).{0,6}[整一全][包罐瓶袋盒个]|[整一全][包罐瓶袋盒个].{0,8}(?:和|跟|与|同|还是|,|，).{0,6}半[包罐瓶袋盒份个]/
const both: readonly AskedServing[] = ['half', 'pack']

/** Half a can and the whole can, where a message asks for both; null where it does not. */
export const halfAndWholeIn = (message: string): readonly AskedServing[] | null =>
  asked.test(fold(message).text) ? both : null

/** Half a can and the whole can: what each has of the nutrients that were named; false where that was not asked. */
export const tellHalfAndWhole = ({ nutrients, who }: Heard, context: AnswerContext): boolean => {
  const table = context.result?.nutrition
  if (!table?.pack || nutrients.length === 0 || halfAndWholeIn(context.asked.question) === null) return false
  for (const nutrient of nutrients.slice(0, 3))
    for (const serving of both) {
      const said = answerNutrition(table, { nutrient, serving, isLevel: false, isOfChild: false })
      if (said) context.reply.say(said, tableCitation)
    }
  return context.reply.hasBegun() && who === null
}

import { type AnswerContext, statementsOf, wholeLabel } from '../answer-context.ts'
import { leads } from './leads.ts'

/** What lies in a pack beside the food. */
const objects =
  /发热包|加热包|自热包|干燥剂|脱氧剂|保鲜剂|竹签|塑料棒|\b(?:heat(?:ing|er)|self-heating) (?:pack|bag|sachet)|\bdesiccant|\bsilica(?: gel)?\b(?! di)|\boxygen absorber/
const isEating = /吃|喝|吞|食用|煮|\beat|\bswallow|\bedible|\bdrink/

/** Of a heating pack or a desiccant whether it may be eaten: never; false where neither was asked. */
export const tellNoFood = (context: AnswerContext): boolean => {
  const object = objects.exec(context.text)?.[0]
  if (object === undefined || !isEating.test(context.text) || !context.result) return false
  const warning = statementsOf(context)
    .flatMap(line => line.split(/[；;]/))
    .find(line => line.includes(object) && /严禁|禁止|勿|不可|不得|not/i.test(line))
    ?.trim()
    .replace(/[.。]$/, '')
  context.reply.say(
    {
      zh: `${leads.no.zh}：${warning ? `标签写着“${warning}”` : `${object}不是食品`}，加热或煮过也不能吃；误食了请马上就医。`,
      en: `${leads.no.en}: ${warning ? `the label says "${warning}"` : `the ${object} is no food`}, cooked or not; if swallowed, get medical help at once.`,
    },
    ...wholeLabel(context),
  )
  return true
}

import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, knownOf, quotedWhere } from '../answer-context.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

const asked = /升糖指数|血糖指数|[低高中]\s?gi(?![a-z])|\bgi\b|glyc(?:a?emic) (?:index|load)/
const stated = /升糖指数|血糖指数|(?<![a-z])gi(?![a-z])|glyc(?:a?emic)/

/** Has it a low GI: as the pack says, else that a label does not state it, and its carbohydrate; false where that was not asked, or no table was read. */
export const tellGlycaemicIndex = ({ text, subjects }: Heard, context: AnswerContext): boolean => {
  const known = knownOf(context)
  const carbs = known?.of.carbohydrate
  if (!known || carbs === undefined || !asked.test(text) || subjects.length > 0) return false
  const words = quotedWhere(context, folded => stated.test(folded))
  const [g, sugars] = [Math.round(carbs * 10) / 10, known.of.sugars]
  const ofSugars = sugars === undefined ? undefined : Math.round(sugars * 10) / 10
  context.reply.say(
    words
      ? { zh: `标签写着“${words}”。`, en: `The label says "${words}".` }
      : {
          zh: `看不出来：标签没有写升糖指数（GI），配料表和营养成分表也算不出。每100 ${known.basis} 有碳水化合物 ${g} g${ofSugars === undefined ? '' : `，其中糖 ${ofSugars} g`}（营养成分表）。`,
          en: `The label does not say: it states no glycaemic index (GI), and neither list nor table gives it. In 100 ${known.basis} there are ${g} g of carbohydrate${ofSugars === undefined ? '' : `, ${ofSugars} g of it sugars`} (nutrition table).`,
        },
    tableCitation,
  )
  return true
}

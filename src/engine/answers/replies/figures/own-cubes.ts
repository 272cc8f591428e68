import { amountIn } from '../../../nutrition/facts/servings.ts'
import { fold } from '../../../text/normalize.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, knownOf } from '../answer-context.ts'
import { eatenIn } from '../effects/eaten.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

const asked = /[几多]少?(?:颗|块|个|粒)?方糖|方糖|\bsugar cubes?\b|\bcubes of sugar\b/
/** How much one of them is, in the person's own words. */
const sizeOf =
  /方糖[^，。\d]{0,4}(\d(?:\.\d)?)\s?(?:克|g)(?![\d.])|\bcubes? (?:of|at|is|are|being) (?:about )?(\d(?:\.\d)?) ?g\b|\((?:about )?(\d(?:\.\d)?) ?g (?:each|a cube)\)/

/** How many sugar cubes it comes to, of the size that the person names; false where none was named. */
export const tellOwnCubes = ({ text }: Heard, context: AnswerContext): boolean => {
  const message = fold(context.asked.question).text
  const [, zh, en, bracketed] = sizeOf.exec(message) ?? []
  const grams = Number(zh ?? en ?? bracketed)
  if (!asked.test(text) || !(grams > 0)) return false
  const [known, eaten] = [knownOf(context), eatenIn(context)]
  const sugars = known && eaten && amountIn(known, 'sugars', eaten.quantity)
  if (!eaten || sugars === undefined) return false
  const [has, cubes] = [Math.round(sugars * 10) / 10, Math.round((sugars / grams) * 10) / 10]
  context.reply.say(
    {
      zh: `${eaten.is.zh}含糖 ${has} g，约 ${cubes} 颗方糖（每颗 ${grams} g），按营养成分表计算。`,
      en: `${has} g of sugars in ${eaten.is.en}, about ${cubes} sugar cubes of ${grams} g, by the nutrition table.`,
    },
    tableCitation,
  )
  return true
}

import { nutrientName } from '../../../nutrition/nutrient-words.ts'
import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, knownOf } from '../answer-context.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

/** kJ in a gram (GB 28050-2011, 4.2 and Regulation (EU) 1169/2011, annex XIV). */
const energyOf: Partial<Record<NutrientName, number>> = {
  fat: 37,
  saturatedFat: 37,
  protein: 17,
  carbohydrate: 17,
  sugars: 17,
}
const asked =
  /(?:%|per ?cent(?:age)?|share|proportion|how much) (?:of )?(?:the |its )?(?:energy|calories|kcals?)\b.{0,16}\b(?:from|is)\b|(?:energy|calories|kcals?) (?:comes? )?from (?:the )?(?:fat|sugars?|protein|carb)|(?:能量|热量|卡路里).{0,8}(?:来自于?.{0,6}(?:百分|多少|几成)|是.{0,6}(?:百分|几成))|(?:脂肪|糖|蛋白质|碳水|油).{0,6}供能|(?:百分之几|多少|几成|%)的?(?:能量|热量).{0,6}(?:来自|是|由)/

/** What share of the energy comes from fat: grams by their energy over the energy of the table; false where that was not asked. */
export const tellEnergyShare = ({ text, nutrients }: Heard, context: AnswerContext): boolean => {
  const known = knownOf(context)
  const energy = known?.of.energy
  if (!known || !energy || !asked.test(text)) return false
  const told = nutrients.filter(one => energyOf[one] !== undefined && known.of[one] !== undefined)
  for (const nutrient of told) {
    const [grams, factor] = [known.of[nutrient] ?? 0, energyOf[nutrient] ?? 0]
    const name = nutrientName(nutrient) ?? { zh: nutrient, en: nutrient }
    const [part, share] = [Math.round(grams * factor), Math.round(((grams * factor) / energy) * 100)]
    const [g, kJ] = [Math.round(grams * 10) / 10, Math.round(energy)]
    context.reply.say(
      {
        zh: `约 ${share}%：每100 ${known.basis} 有${name.zh} ${g} g，按每克 ${factor} kJ 算是 ${part} kJ，总能量 ${kJ} kJ（营养成分表）。`,
        en: `About ${share} %: ${g} g of ${name.en} in 100 ${known.basis}, at ${factor} kJ a gram, are ${part} of ${kJ} kJ (nutrition table).`,
      },
      tableCitation,
    )
  }
  return told.length > 0
}

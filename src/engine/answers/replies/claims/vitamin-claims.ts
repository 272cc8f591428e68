import { nutrientName } from '../../../nutrition/nutrient-words.ts'
import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, knownOf } from '../answer-context.ts'
import { doubtsClaim } from '../asked/doubts.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

/** Of vitamins and minerals what GB 28050-2011 (table C.1) asks in 100 g or 100 ml, as a share of the reference value. */
const asked = { rich: { g: 30, ml: 15 }, source: { g: 15, ml: 7.5 } } as const
/** Reference values of GB 28050-2011, in grams. */
const references: Partial<Record<NutrientName, number>> = {
  vitaminC: 0.1,
  iron: 0.015,
  zinc: 0.015,
  magnesium: 0.3,
}
const isRich = /富含|高(?:维|钙|铁|锌|镁)|丰富/
const isSource = /含有|来源|强化|补充/
const asksMet =
  /合不?合?规|达标|达不达|够(?:不够)?|标准|资格|[能可](?:不能|以)?(?:这么|这样)?(?:叫|标|写)|国标/
const chinese = /GB ?\d|NRV|营养素参考值/i

/** Is it really rich in vitamin C: the share of the table beside what the law asks; false where no vitamin or mineral was asked about so. */
export const tellVitaminClaim = ({ text, nutrients, who }: Heard, context: AnswerContext): boolean => {
  const [nutrient] = nutrients
  const known = knownOf(context)
  if (who || !nutrient || !known || !chinese.test(context.asked.label?.text ?? '')) return false
  if (!(isRich.test(text) || isSource.test(text)) || !(asksMet.test(text) || doubtsClaim(text))) return false
  const [reference, amount, name] = [references[nutrient], known.of[nutrient], nutrientName(nutrient)]
  if (reference === undefined || amount === undefined || !name) return false
  const level = isRich.test(text) ? 'rich' : 'source'
  const least = asked[level][known.basis]
  const share = Math.round((amount / reference) * 1000) / 10
  const isMet = share >= least
  // Less in 100 g may do by the energy: it is left open.
  if (
    !isMet &&
    (known.of.energy === undefined || known.of.energy * (level === 'rich' ? 10 : 5) <= share * 420 * 1.05)
  )
    return false
  const shown = `${Math.round(amount * 100_000) / 100} mg`
  context.reply.say(
    {
      zh: `${isMet ? '合规，数字够' : '按表里的数不够'}：每100 ${known.basis}含${name.zh} ${shown}，是营养素参考值的 ${share}%；GB 28050 标“${level === 'rich' ? '富含（高）' : '含有'}”要求每100 ${known.basis}不低于 ${least}%。`,
      en: `${isMet ? 'Yes, the figure is enough' : 'Not by the table'}: ${shown} of ${name.en} in 100 ${known.basis} is ${share} % of the reference value; GB 28050 asks for at least ${least} % in 100 ${known.basis} to be called ${level === 'rich' ? 'rich in it' : 'a source of it'}.`,
    },
    tableCitation,
  )
  return true
}

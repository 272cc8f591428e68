import type { Bilingual } from '../../../result.ts'
import { foldedLabel } from '../../entities/per-label.ts'
import { type AnswerContext, orWhole, wholeLabel } from '../answer-context.ts'

/** 总糖(以葡萄糖计):95g/L, 总糖(以葡萄糖计,g/L):≥100: what a wine states of a litre. */
const perLitre =
  /总糖[^\n]{0,24}?([≥≤<>]?)\s?(\d+(?:\.\d+)?)\s?(?:g|克)\s?\/\s?(?:l|升)|总糖[^\n]{0,16}(?:g|克)\s?\/\s?(?:l|升)[^\n\d≥≤<>]{0,6}([≥≤<>]?)\s?(\d+(?:\.\d+)?)/

const bounds: Readonly<Record<string, Bilingual>> = {
  '≥': { zh: '至少', en: 'at least' },
  '>': { zh: '至少', en: 'at least' },
  '≤': { zh: '最多', en: 'at most' },
  '<': { zh: '最多', en: 'at most' },
}

/** The sugar of a drink that states it by the litre: of the pack, where its size was read, or of 100 ml; false where it states none. */
export const tellTotalSugar = (ml: number | undefined, context: AnswerContext): boolean => {
  const [, sign = '', value, signBehind = '', valueBehind] =
    perLitre.exec(foldedLabel(context.asked.label?.text ?? '')) ?? []
  const litre = Number(value ?? valueBehind)
  if (!(litre > 0)) return false
  const size = ml ?? 100
  const grams = Math.round((litre * size) / 100) / 10
  const bound = bounds[sign || signBehind] ?? { zh: '约', en: 'about' }
  context.reply.say(
    {
      zh: `${size} ml ${bound.zh}含糖 ${grams} g：标签写明总糖每升${sign || signBehind} ${litre} g。`,
      en: `${bound.en.charAt(0).toUpperCase()}${bound.en.slice(1)} ${grams} g of sugar in ${size} ml: the label states ${sign || signBehind}${litre} g of total sugar a litre.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}

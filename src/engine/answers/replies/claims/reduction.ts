import { nutrientName } from '../../../nutrition/nutrient-words.ts'
import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import { foldedLabel } from '../../entities/per-label.ts'
import { type AnswerContext, knownOf, quotedWhere, wholeLabel } from '../answer-context.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

const ofNutrient: Partial<Record<NutrientName, { zh: string; en: string }>> = {
  sugars: { zh: '糖|蔗糖', en: 'sugars?' },
  salt: { zh: '钠|鈉|盐|鹽', en: 'sodium|salt' },
  fat: { zh: '脂肪|脂', en: 'fat' },
  energy: { zh: '能量|热量', en: 'calories|energy' },
}
const number = '(\\d+(?:\\.\\d+)?)'
/** The share that a pack says was taken away: 减盐30%, 30% less sugar. */
const shareOf = (nutrient: NutrientName, label: string): number | undefined => {
  const words = ofNutrient[nutrient]
  if (!words) return undefined
  const patterns = [
    new RegExp(`减(?:少)?(?:了)?(?:${words.zh})(?:量)?(?:了)?\\s?${number}\\s?%`),
    new RegExp(`(?:${words.zh})(?:含量|添加量)?(?:减少|降低)(?:了)?\\s?${number}\\s?%`),
    new RegExp(`${number}\\s?% (?:less|reduced|lower|fewer) (?:in )?(?:${words.en})`),
    new RegExp(`(?:${words.en}) reduced by ${number}\\s?%`),
  ]
  for (const pattern of patterns) {
    const found = pattern.exec(label)?.[1]
    if (found) return Number(found)
  }
  return undefined
}

/** What the food that it is compared with has: (钠6600毫克/100克)相比, regular chips contain 170mg sodium. */
const referenceOf = (nutrient: NutrientName, label: string): { value: number; unit: string } | undefined => {
  const words = ofNutrient[nutrient]
  if (!words) return undefined
  const compared = label
    .split('\n')
    .filter(line => /相[比较]|[与比]|than|compared|from|regular|original|原味|普通/.test(line))
  const pattern = new RegExp(
    `(?:${words.zh}|${words.en})(?:含量)?\\s?(?:为|是|of |:)?\\s?${number}\\s?(毫克|克|mg|g|kj|千焦|kcal)|${number}\\s?(mg|g|kcal|kj)(?: of)? (?:${words.en})`,
  )
  for (const line of compared) {
    const [, zh, unitZh, en, unitEn] = pattern.exec(line.replace(/\d+(?:\.\d+)?\s?%/g, '')) ?? []
    const [value, unit] = [zh ?? en, unitZh ?? unitEn]
    if (value && unit) return { value: Number(value), unit }
  }
  return undefined
}

/** An amount of the table in the unit of the reference, and as it is shown. */
const inUnit = (nutrient: NutrientName, amount: number, unit: string): number => {
  const grams = nutrient === 'salt' ? amount / 2.5 : amount
  return /毫|mg/.test(unit) ? grams * 1000 : grams
}
const least = 25

/** Is it really 30 % less: the sum of the reference that the pack prints and the table; false where it prints none. */
export const tellReduction = (nutrient: NutrientName, context: AnswerContext): boolean => {
  const label = foldedLabel(context.asked.label?.text ?? '')
  const known = knownOf(context)
  const amount = known?.of[nutrient]
  const share = shareOf(nutrient, label)
  const reference = referenceOf(nutrient, label)
  const name = nutrient === 'salt' ? { zh: '钠', en: 'sodium' } : nutrientName(nutrient)
  if (!known || amount === undefined || share === undefined || !reference || !name) return false
  // A reference of a portion, or salt given as sodium, is not the row of the table.
  const own = Math.round(inUnit(nutrient, amount, reference.unit) * 10) / 10
  const less = Math.round((1 - own / reference.value) * 1000) / 10
  if (less <= 0 || less >= 100) return false
  const isMet = less >= share - 1
  const unit = {
    zh: reference.unit,
    en: /毫/.test(reference.unit) ? 'mg' : /克/.test(reference.unit) ? 'g' : reference.unit,
  }
  const printed = quotedWhere(
    context,
    line => /相[比较]|compared|than/.test(line) && line.includes(String(reference.value)),
  )
  const beside: Bilingual = printed
    ? { zh: `标签写的是“${printed}”，`, en: ` The label says "${printed}".` }
    : { zh: '', en: '' }
  const shown = Number.isInteger(less) ? String(less) : less.toFixed(1)
  context.reply.say(
    {
      zh: `${isMet ? '数字对得上' : '算出来不到'}：从每100 ${known.basis}${name.zh} ${reference.value} ${unit.zh}减到 ${own} ${unit.zh}，少了 ${shown}%，标的是 ${share}%${isMet && share >= least ? '（GB 28050 写“减少”至少要 25%）' : ''}；${beside.zh}对照的数是厂家自己写的，一份标签核实不了。`,
      en: `${isMet ? 'Yes, the sum is right' : 'It falls short'}: ${reference.value} to ${own} ${unit.en} of ${name.en} per 100 ${known.basis} is ${shown} % less, and ${share} % is claimed.${beside.en} The figure it is compared with is the maker's own, which one label cannot verify.`,
    },
    tableCitation,
    ...wholeLabel(context),
  )
  return true
}

import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import type { Audience } from '../../entities/people.ts'
import { asksMayThey } from '../../text/may-they.ts'
import type { Heard } from '../../understanding/heard.ts'
import type { AnswerContext } from '../answer-context.ts'
import { tellCaffeineAmount } from '../effects/caffeine.ts'
import { figuresOf } from '../effects/eaten.ts'
import { tellNutritionOf } from './nutrition.ts'
import { tableCitation } from './table-rows.ts'

const asksFigure =
  /多少|几[克卡千两]|怎么算|算不算|多不多|几个?单位|\bhow (?:much|many)\b|\bcarbs in\b|\bwhat(?:'?s| is| are)(?: the)?\b.{0,24}\b(?:per|in)\b|\bcount|too much/
const mayThey =
  /能[吃喝]|可以[吃喝]|[吃喝饮飲食]得|行不行|[吃喝]吗|可以[吗么不]|行[吗么]|\b(?:ok|okay|fine|suitable|safe|good) for\b|\bcan (?:i|he|she|they|we)\b/
const asksIfMuch = /[太很]?多吗|太[多甜咸]|超|高吗|高不高|多不多|\btoo (?:much|salty|sweet)\b|\ba lot\b/
const carbs = ['carbohydrate', 'sugars', 'polyols'] as const
const ofDose = /打[几多]|几个?单位|\bhow many units\b|\bhow much insulin\b|\bbolus\b|\bratio\b|胰岛素比例/

/** High blood sugar names who asks, and no sugar of the table. */
export const isOfBlood = ({ text, nutrients }: Pick<Heard, 'text' | 'nutrients'>): boolean =>
  nutrients.every(one => one === 'sugars') &&
  !/糖|\bsugars?\b/.test(text.replace(/血糖|糖尿|\bblood sugars?\b/g, ' '))

/**
 * An amount that alone is asked for is told before who should take care: the carbohydrate with diabetes; what was told. Where it is asked
 * whether they may have it, that comes first.
 */
export const tellAskedFirst = (
  heard: Heard,
  who: Audience,
  context: AnswerContext,
): readonly NutrientName[] => {
  const { text, serving, subjects, nutrients } = heard
  const isAsked = asksFigure.test(text)
  if (who.allergens.length > 0 || who.diets.length > 0) return []
  const isMayThey = mayThey.test(text) || asksMayThey(text)
  if (isMayThey) return []
  const isCounted = serving !== null && typeof serving === 'object'
  if ((isAsked || isCounted) && /咖啡因|caffein/.test(text))
    tellCaffeineAmount(who.groups.includes('pregnant'), who.groups.includes('children'), context)
  if (subjects.some(({ entry }) => entry)) return []
  const isDiabetic = who.groups.includes('diabetes')
  const isOfCarbs = nutrients.every(one => one === 'carbohydrate' || one === 'sugars')
  if (isDiabetic && isOfCarbs && isAsked && (isCounted || nutrients.length > 0)) {
    const figures = figuresOf(carbs, context)
    if (figures) context.reply.say(figures, tableCitation)
    return figures ? carbs : []
  }
  const isOfChild = who.groups.every(group => group === 'children' || group === 'infant_0_36m')
  if (isOfChild && nutrients.length > 0 && asksIfMuch.test(text) && context.result?.nutrition) {
    tellNutritionOf(heard, context)
    return nutrients
  }
  // How are the carbs of one counted, while pregnant.
  if (isDiabetic || nutrients.length === 0 || !isAsked || !context.result?.nutrition) return []
  if (who.groups.some(group => group !== 'pregnant')) return []
  tellNutritionOf(heard, context)
  return nutrients
}

/** Of half a cake with high blood sugar: the carbohydrate, of which the sugars are a part; false where nothing was counted. */
export const tellCarbsEaten = ({ who, serving }: Heard, context: AnswerContext): boolean => {
  if (!who?.groups.includes('diabetes') || serving === null || serving === 'pack') return false
  const figures = figuresOf(carbs, context)
  // The verdict has told them.
  const isTold = figures && context.reply.text().includes(figures.zh.split('：').at(-1) ?? figures.zh)
  if (figures && !isTold) context.reply.say(figures, tableCitation)
  return figures !== undefined
}

const noDose: Bilingual = {
  zh: '打几单位按医生给你的方案，我不能算剂量。',
  en: 'How many units is for your own plan and your care team; I cannot work out a dose.',
}
/** How many units for three of them: no dose. */
export const tellNoDose = ({ who, text }: Heard, context: AnswerContext): void => {
  if (who?.groups.includes('diabetes') && ofDose.test(text)) context.reply.note(noDose)
}

import { KJ_PER_KCAL } from '../../../nutrition/checks/amounts.ts'
import { amountIn, DAY, GRAMS, type Serving, servingsOf } from '../../../nutrition/facts/servings.ts'
import { LEVEL_LIMITS } from '../../../nutrition/judged/levels.ts'
import { type KnownAmounts, knownAmounts } from '../../../nutrition/known-amounts.ts'
import { nutrientName } from '../../../nutrition/nutrient-words.ts'
import { dailyAmounts, isInMilligrams } from '../../../nutrition/nutrients.ts'
import type { NutrientName, Nutrition, Quantity } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import type { AskedServing } from '../../entities/serving-words.ts'
import { adultDayShare } from './day-share.ts'

/** What a question asks of one nutrient of the table. */
export interface NutrientQuestion {
  nutrient: NutrientName
  /** Of how much of the product; null where the question names no amount. */
  serving: AskedServing | null
  /** Is it much, rather than how much it is. */
  isLevel: boolean
  isOfChild: boolean
  /** What share of a day that is. */
  isOfDay?: boolean
}

/** Eaten at once: a serving of the label, half a pack, or what the question names. */
type Eaten = Omit<Serving, 'of'> & { of: Serving['of'] | 'half' | 'named' }

/** The answer that the table gives for certain; undefined where it gives none, and the row or the list has to answer. */
export function answerNutrition(
  nutrition: Nutrition,
  { nutrient, serving, isLevel, isOfChild, isOfDay = false }: NutrientQuestion,
): Bilingual | undefined {
  const known = knownAmounts(nutrition)
  if (!known || known.of[nutrient] === undefined) return undefined
  const child = isOfChild ? childAnswer(known, nutrient, eaten(nutrition, serving ?? 'portion')) : undefined
  if (child) return child
  if (serving === null && isLevel && !isOfDay) return levelAnswer(known, nutrient)
  return amountAnswer(
    known,
    nutrient,
    eaten(nutrition, serving ?? (known.isFromPortion || isOfDay ? 'portion' : 'hundred')),
    isOfDay && !isOfChild,
  )
}

/** What was eaten, where the label and the question tell; else what is next to it. */
function eaten(nutrition: Nutrition, serving: AskedServing): Eaten | undefined {
  const servings = servingsOf(nutrition)
  if (typeof serving === 'object') {
    const isSame = servings[0]?.quantity.unit === serving.unit
    return isSame ? { of: 'named', quantity: serving } : servings[0]
  }
  if (serving !== 'half') return servings.find(({ of }) => of === serving) ?? servings.at(-1)
  const pack = servings.find(({ of }) => of === 'pack')
  return pack
    ? { of: 'half', quantity: { ...pack.quantity, value: pack.quantity.value / 2 } }
    : servings.at(-1)
}

/** As exact as the label: two decimals under 1, one under 100. */
const shown = (amount: number): number => {
  const steps = amount < 1 ? 100 : amount < 100 ? 10 : 1
  return Math.round(amount * steps) / steps
}
const quantity = ({ value, unit }: Quantity) => `${value} ${unit}`
const named = (nutrient: NutrientName): Bilingual => nutrientName(nutrient) ?? { zh: nutrient, en: nutrient }

const amountText = (nutrient: NutrientName, amount: number): Bilingual => {
  if (nutrient === 'energy') {
    const kcal = Math.round(amount / KJ_PER_KCAL)
    return { zh: `${Math.round(amount)} kJ（${kcal} 千卡）`, en: `${Math.round(amount)} kJ (${kcal} kcal)` }
  }
  const isSmall = isInMilligrams(nutrient) || amount < 0.1
  const text = isSmall && amount > 0 ? `${shown(amount * 1000)} mg` : `${shown(amount)} g`
  return { zh: text, en: text }
}

const isTraced = (nutrient: NutrientName): nutrient is keyof (typeof LEVEL_LIMITS)['g'] =>
  nutrient in LEVEL_LIMITS.g

function levelAnswer(known: KnownAmounts, nutrient: NutrientName): Bilingual {
  const amount = known.of[nutrient] ?? 0
  const per = `100 ${known.basis}`
  if (!isTraced(nutrient)) return withoutLimits(known, nutrient, amount)
  const { low, high } = LEVEL_LIMITS[known.basis][nutrient]
  const { zh, en } = named(nutrient)
  const sodium = nutrient === 'salt' && known.of.sodium ? Math.round(known.of.sodium * 1000) : undefined
  const also = {
    zh: sodium ? `（钠 ${sodium} mg）` : '',
    en: sodium ? ` (${sodium} mg of sodium)` : '',
  }
  const grams = shown(amount)
  if (amount > high)
    return {
      zh: `高：营养成分表上每${per}含${zh}${grams} g${also.zh}，超过 ${high} g 就算高（英国包装正面标示的界值）。`,
      en: `Yes, high: the table gives ${grams} g of ${en}${also.en} per ${per}; more than ${high} g counts as high (UK front-of-pack thresholds).`,
    }
  if (amount <= low)
    return {
      zh: `不高：营养成分表上每${per}含${zh}${grams} g${also.zh}，不超过 ${low} g 算低（英国包装正面标示的界值）。`,
      en: `No, low: the table gives ${grams} g of ${en}${also.en} per ${per}; up to ${low} g counts as low (UK front-of-pack thresholds).`,
    }
  return {
    zh: `中等：营养成分表上每${per}含${zh}${grams} g${also.zh}，在低（${low} g）和高（${high} g）之间（英国包装正面标示的界值）。`,
    en: `It depends, medium: the table gives ${grams} g of ${en}${also.en} per ${per}, between low (${low} g) and high (${high} g; UK front-of-pack thresholds).`,
  }
}

/** Of what has no agreed limits: the amount beside what a day needs. */
function withoutLimits(known: KnownAmounts, nutrient: NutrientName, amount: number): Bilingual {
  const [day] = dailyAmounts('NRV', nutrient)
  const per = `100 ${known.basis}`
  const { zh, en } = named(nutrient)
  const text = amountText(nutrient, amount)
  const share = day === undefined ? undefined : Math.round((amount / day) * 100)
  return {
    zh: `看和什么比：营养成分表上每${per}含${zh} ${text.zh}${share === undefined ? '' : `，是成人一天参考值（GB 28050）的 ${share}%`}；它没有通用的高低界值。`,
    en: `It depends what you compare: the table gives ${text.en} of ${en} per ${per}${share === undefined ? '' : `, ${share} % of an adult's daily reference (GB 28050)`}; there is no agreed limit for high or low.`,
  }
}

const eatenWords: Record<Eaten['of'], Bilingual> = {
  hundred: { zh: '每', en: '' },
  portion: { zh: '每份', en: 'a portion of ' },
  pack: { zh: '整包', en: 'the whole pack of ' },
  half: { zh: '半包', en: 'half a pack, ' },
  named: { zh: '', en: '' },
}

function amountAnswer(
  known: KnownAmounts,
  nutrient: NutrientName,
  serving: Eaten | undefined,
  isOfDay: boolean,
): Bilingual | undefined {
  const amount = serving && amountIn(known, nutrient, serving.quantity)
  if (!serving || amount === undefined) return undefined
  const { zh, en } = named(nutrient)
  const picture = pictureOf(nutrient, amount)
  const share = isOfDay ? adultDayShare(nutrient, amount) : { zh: '', en: '' }
  const where = eatenWords[serving.of]
  const text = amountText(nutrient, amount)
  const sodium = nutrient === 'salt' ? amountIn(known, 'sodium', serving.quantity) : undefined
  const mg = sodium === undefined ? undefined : Math.round(sodium * 1000)
  return {
    zh: `${where.zh}${quantity(serving.quantity)}含${zh} ${text.zh}${mg === undefined ? '' : `（钠 ${mg} mg）`}${picture.zh}${share.zh}，按营养成分表计算。`,
    en: `${text.en} of ${en}${mg === undefined ? '' : ` (${mg} mg of sodium)`} in ${where.en}${quantity(serving.quantity)}${picture.en}${share.en}, by the nutrition table.`,
  }
}

/** Sugar in cubes and salt in teaspoons, where that says more than grams. */
function pictureOf(nutrient: NutrientName, amount: number): Bilingual {
  if (nutrient === 'sugars' && amount >= GRAMS.sugarCube / 2) {
    const cubes = Math.round(amount / GRAMS.sugarCube)
    return { zh: `，约 ${cubes} 块方糖（每块 4 g）`, en: `, about ${cubes} sugar cubes of 4 g` }
  }
  if (nutrient === 'salt' && amount >= GRAMS.saltTeaspoon / 10) {
    const spoons = Math.round((amount / GRAMS.saltTeaspoon) * 10) / 10
    return { zh: `，约 ${spoons} 茶匙盐（每匙 5 g）`, en: `, about ${spoons} teaspoons of salt of 5 g` }
  }
  return { zh: '', en: '' }
}

function childAnswer(
  known: KnownAmounts,
  nutrient: NutrientName,
  serving: Eaten | undefined,
): Bilingual | undefined {
  const amount = serving && amountIn(known, nutrient, serving.quantity)
  if (!serving || amount === undefined || (nutrient !== 'salt' && nutrient !== 'sugars')) return undefined
  const { zh, en } = named(nutrient)
  const small = Math.round((amount / DAY.child4to6[nutrient]) * 100)
  const large = Math.round((amount / DAY.child7to10[nutrient]) * 100)
  const where = eatenWords[serving.of]
  return {
    zh: `${where.zh}${quantity(serving.quantity)}含${zh} ${shown(amount)} g，是 4～6 岁孩子一天上限（${DAY.child4to6[nutrient]} g）的 ${small}%，7～10 岁（${DAY.child7to10[nutrient]} g）的 ${large}%（英国 NHS 的数值${nutrient === 'sugars' ? '，限的是游离糖，奶里原有的糖不算' : ''}）。`,
    en: `${shown(amount)} g of ${en} in ${where.en}${quantity(serving.quantity)}: ${small} % of what a child of 4 to 6 should have at most in a day (${DAY.child4to6[nutrient]} g), ${large} % at 7 to 10 (${DAY.child7to10[nutrient]} g; NHS figures${nutrient === 'sugars' ? ' for free sugars; those that milk has by nature do not count' : ''}).`,
  }
}

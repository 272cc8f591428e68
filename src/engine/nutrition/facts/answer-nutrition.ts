import type { Bilingual } from '../../result.ts'
import { LEVEL_LIMITS } from '../judged/levels.ts'
import { type KnownAmounts, knownAmounts } from '../known-amounts.ts'
import type { Nutrition, Quantity } from '../nutrition.ts'
import { amountIn, DAY, GRAMS, rounded, type Serving, servingsOf } from './servings.ts'

/** What a question about a nutrition table asks for. */
export interface NutritionQuestion {
  nutrient: 'salt' | 'sugars' | 'fat' | 'saturatedFat' | 'energy'
  /** Is it much; how much is in the portion or the pack; what is it of a child's day. */
  about: 'level' | 'portion' | 'pack' | 'child'
}

const NUTRIENT: readonly [NutritionQuestion['nutrient'], RegExp][] = [
  ['salt', /钠|盐|\b(?:salt|salty|sodium)\b/],
  ['saturatedFat', /饱和脂肪|saturated|saturates/],
  ['fat', /脂肪|油脂|\bfats?\b|\bfatty\b/],
  ['sugars', /糖(?!尿|醇|精)|\bsugars?\b|\bsugary\b/],
  ['energy', /能量|热量|卡路里|大卡|\bcalor|\benergy\b|\bkcal\b|\bkj\b/],
]
const CHILD = /孩子|儿童|小孩|宝宝|小朋友|\bchild|\bkids?\b/
const PACK =
  /整[瓶包盒罐袋个]|一[瓶盒罐袋包]|全部|喝完|吃完|\b(?:whole|entire|full)\b|\b(?:bottle|can|pack(?:et|age)?|bag|box)\b/
const PORTION = /每份|一份|\b(?:portion|serving)\b/

/** What a question (folded) asks of the nutrition table; undefined where it asks nothing of it. */
export function nutritionQuestion(question: string): NutritionQuestion | undefined {
  const nutrient = NUTRIENT.find(([, words]) => words.test(question))?.[0]
  if (!nutrient) return undefined
  const about = CHILD.test(question)
    ? 'child'
    : PACK.test(question)
      ? 'pack'
      : PORTION.test(question)
        ? 'portion'
        : 'level'
  return { nutrient, about }
}

/** The answer that the table gives for certain; undefined where it gives none, and the list has to answer. */
export function answerNutrition(
  nutrition: Nutrition,
  { nutrient, about }: NutritionQuestion,
): Bilingual | undefined {
  const known = knownAmounts(nutrition)
  if (!known || known.of[nutrient] === undefined) return undefined
  const servings = servingsOf(nutrition)
  const largest = (of: Serving['of']) => servings.find(one => one.of === of) ?? servings.at(-1)
  switch (about) {
    case 'level':
      return levelAnswer(known, nutrient)
    case 'portion':
      return amountAnswer(known, nutrient, largest('portion'))
    case 'pack':
      return amountAnswer(known, nutrient, largest('pack'))
    case 'child':
      return childAnswer(known, nutrient, largest('portion'))
  }
}

const NAMES: Record<NutritionQuestion['nutrient'], Bilingual> = {
  salt: { zh: '盐', en: 'salt' },
  sugars: { zh: '糖', en: 'sugars' },
  fat: { zh: '脂肪', en: 'fat' },
  saturatedFat: { zh: '饱和脂肪', en: 'saturated fat' },
  energy: { zh: '能量', en: 'energy' },
}

const quantity = ({ value, unit }: Quantity) => `${value} ${unit}`
const amountText = (nutrient: NutritionQuestion['nutrient'], amount: number) =>
  nutrient === 'energy' ? `${Math.round(amount)} kJ` : `${rounded(amount)} g`

function levelAnswer(known: KnownAmounts, nutrient: NutritionQuestion['nutrient']): Bilingual | undefined {
  if (nutrient === 'energy')
    return amountAnswer(known, nutrient, { of: 'hundred', quantity: { value: 100, unit: known.basis } })
  const grams = known.of[nutrient] ?? 0
  const { low, high } = LEVEL_LIMITS[known.basis][nutrient]
  const { zh, en } = NAMES[nutrient]
  const per = `100 ${known.basis}`
  const shown = rounded(grams)
  if (grams > high)
    return {
      zh: `高：营养成分表上每${per}含${zh}${shown} g，超过 ${high} g 就算高（英国包装正面标示的界值）。`,
      en: `Yes, high: the table gives ${shown} g of ${en} per ${per}; more than ${high} g counts as high (UK front-of-pack thresholds).`,
    }
  if (grams <= low)
    return {
      zh: `不高：营养成分表上每${per}含${zh}${shown} g，不超过 ${low} g 算低（英国包装正面标示的界值）。`,
      en: `No, low: the table gives ${shown} g of ${en} per ${per}; up to ${low} g counts as low (UK front-of-pack thresholds).`,
    }
  return {
    zh: `中等：营养成分表上每${per}含${zh}${shown} g，在低（${low} g）和高（${high} g）之间（英国包装正面标示的界值）。`,
    en: `It depends, medium: the table gives ${shown} g of ${en} per ${per}, between low (${low} g) and high (${high} g; UK front-of-pack thresholds).`,
  }
}

const SERVING: Record<Serving['of'], Bilingual> = {
  hundred: { zh: '每', en: '' },
  portion: { zh: '每份', en: 'a portion of ' },
  pack: { zh: '整包', en: 'the whole pack of ' },
}

function amountAnswer(
  known: KnownAmounts,
  nutrient: NutritionQuestion['nutrient'],
  serving: Serving | undefined,
): Bilingual | undefined {
  const amount = serving && amountIn(known, nutrient, serving.quantity)
  if (!serving || amount === undefined) return undefined
  const { zh, en } = NAMES[nutrient]
  const picture = pictureOf(nutrient, amount)
  const where = SERVING[serving.of]
  return {
    zh: `${where.zh}${quantity(serving.quantity)}含${zh} ${amountText(nutrient, amount)}${picture.zh}，按营养成分表计算。`,
    en: `${amountText(nutrient, amount)} of ${en} in ${where.en}${quantity(serving.quantity)}${picture.en}, by the nutrition table.`,
  }
}

/** Sugar in cubes and salt in teaspoons, where that says more than grams. */
function pictureOf(nutrient: NutritionQuestion['nutrient'], amount: number): Bilingual {
  if (nutrient === 'sugars' && amount >= GRAMS.sugarCube / 2) {
    const cubes = rounded(amount / GRAMS.sugarCube)
    return { zh: `，约 ${cubes} 块方糖（每块 4 g）`, en: `, about ${cubes} sugar cubes of 4 g` }
  }
  if (nutrient === 'salt' && amount >= GRAMS.saltTeaspoon / 10) {
    const spoons = rounded(amount / GRAMS.saltTeaspoon)
    return { zh: `，约 ${spoons} 茶匙盐（每匙 5 g）`, en: `, about ${spoons} teaspoons of salt of 5 g` }
  }
  return { zh: '', en: '' }
}

function childAnswer(
  known: KnownAmounts,
  nutrient: NutritionQuestion['nutrient'],
  serving: Serving | undefined,
): Bilingual | undefined {
  const amount = serving && amountIn(known, nutrient, serving.quantity)
  if (!serving || amount === undefined || (nutrient !== 'salt' && nutrient !== 'sugars')) return undefined
  const { zh, en } = NAMES[nutrient]
  const small = Math.round((amount / DAY.child4to6[nutrient]) * 100)
  const large = Math.round((amount / DAY.child7to10[nutrient]) * 100)
  const where = SERVING[serving.of]
  return {
    zh: `${where.zh}${quantity(serving.quantity)}含${zh} ${rounded(amount)} g，是 4～6 岁孩子一天上限（${DAY.child4to6[nutrient]} g）的 ${small}%，7～10 岁（${DAY.child7to10[nutrient]} g）的 ${large}%（英国 NHS 的数值）。`,
    en: `${rounded(amount)} g of ${en} in ${where.en}${quantity(serving.quantity)}: ${small} % of what a child of 4 to 6 should have at most in a day (${DAY.child4to6[nutrient]} g), ${large} % at 7 to 10 (${DAY.child7to10[nutrient]} g; NHS figures).`,
  }
}

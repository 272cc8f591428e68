import { KJ_PER_KCAL } from '../../../nutrition/checks/amounts.ts'
import { DAY } from '../../../nutrition/facts/servings.ts'
import { nutrientName } from '../../../nutrition/nutrient-words.ts'
import type { NutrientName, Quantity } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import { asksMeal } from '../../entities/amounts/meal-words.ts'
import { labelFood } from '../../entities/foods/food-category.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, knownOf } from '../answer-context.ts'
import { amountsEaten, type Eaten, eatenIn, isPer100 } from '../effects/eaten.ts'
import { quoteNotAlone } from '../label/footnotes.ts'
import { shareOfDay } from './day-share.ts'
import { tableCitation } from './table-rows.ts'

interface Meal extends Bilingual {
  words: RegExp
  /** Which part of a day's energy it should be, in per cent, by the Chinese dietary guidelines of 2022. */
  from: number
  to: number
}

const meals: readonly Meal[] = [
  { words: /早[餐饭上]|早点|breakfast/, zh: '早餐', en: 'breakfast', from: 25, to: 30 },
  { words: /[午中][餐饭]|中午|lunch/, zh: '午餐', en: 'lunch', from: 30, to: 40 },
  { words: /晚[餐饭上]|dinner|supper|\btea\b/, zh: '晚餐', en: 'dinner', from: 30, to: 35 },
]
const anyMeal: Meal = { words: /./, zh: '一顿正餐', en: 'a meal', from: 25, to: 40 }

/** Of these a meal should not have more than its share. */
const limited: readonly NutrientName[] = ['salt', 'sugars', 'saturatedFat']
const much = 40

const percent = (share: number): number => Math.round(share * 100)
const isFor = ({ who }: Heard): boolean =>
  who !== null &&
  (who.groups.length > 0 || who.allergens.length > 0 || who.diets.length > 0 || who.diet !== null)

const asksLevel = /高不高|高吗|太高|太多|会胖|多少|\bhigh\b|\bhow (?:much|many)\b|too much/
const asksEnough = /够|行|可以|能|好不好|吗$|\benough\b|\bok(?:ay)?\b|\bcan\b|\bgood\b/

/** Somebody who makes a meal of noodles eats the pack, and not the 100 g that the table counts in. */
const ofMeal = (eaten: Eaten | undefined, pack: Quantity | undefined): Eaten | undefined =>
  eaten && isPer100(eaten) && pack && pack.unit === eaten.quantity.unit && pack.value <= mostOfMeal
    ? {
        quantity: pack,
        is: { zh: `整包${pack.value} ${pack.unit}`, en: `the whole pack of ${pack.value} ${pack.unit}` },
      }
    : eaten
const mostOfMeal = 450

/** Grams of salt in 100 g from which a food seasons others. */
const ofSeasoning = 5
const isSeasoning = (context: AnswerContext): boolean =>
  (knownOf(context)?.of.salt ?? 0) >= ofSeasoning &&
  (labelFood(context.asked, context.knowledge)?.no.startsWith('12.') ?? false)
const noMeal: Bilingual = {
  zh: '不能当饭：它这么咸，是给别的菜调味的，一次只用一点。',
  en: 'Not a meal: it is so salty that it seasons other food, a little at a time.',
}

/** Is it enough for breakfast: its energy beside what such a meal should be of a day, the protein, and what is much in it; false where that was not asked. */
export const tellAsMeal = (heard: Heard, context: AnswerContext): boolean => {
  const isOfLevel = asksLevel.test(heard.text) && !asksEnough.test(heard.text)
  const isOfOthers = heard.nutrients.some(one => !/^(?:energy|protein|carbohydrate)$/.test(one))
  if (!asksMeal(heard.text) || isOfLevel || isOfOthers || isFor(heard) || context.result?.score === null)
    return false
  const amounts = amountsEaten(context, ofMeal(eatenIn(context), context.result?.nutrition?.pack))
  if (!amounts) return false
  const { eaten, of } = amounts
  const [energy, protein] = [of('energy'), of('protein')]
  if (energy === undefined) return false
  const meal = meals.find(({ words }) => words.test(heard.text)) ?? anyMeal
  if (isSeasoning(context)) {
    context.reply.say(noMeal, tableCitation)
    return true
  }
  const share = percent(energy / DAY.adult.energy)
  const kcal = Math.round(energy / KJ_PER_KCAL)
  const isShort = share < meal.from - 1
  const high = limited.flatMap(nutrient => {
    const amount = of(nutrient)
    const part = amount === undefined ? undefined : shareOfDay(nutrient, amount)
    const name = nutrientName(nutrient)
    return name && amount !== undefined && part !== undefined && percent(part) >= much
      ? [{ name, grams: Math.round(amount * 10) / 10, part: percent(part) }]
      : []
  })
  const grams = protein === undefined ? undefined : Math.round(protein * 10) / 10
  context.reply.say(
    {
      zh: `${isShort ? `只靠它当${meal.zh}不够` : `热量够当${meal.zh}，但只吃它不全面`}：${eaten.is.zh}有 ${kcal} 千卡，是成人一天的 ${share}%（${meal.zh}宜占 ${meal.from}%～${meal.to}%，中国居民膳食指南 2022）${grams === undefined ? '' : `，蛋白质 ${grams} g`}。`,
      en: `${isShort ? `Not enough for ${meal.en} by itself` : `Enough energy for ${meal.en}, but one food alone does not provide all that a body needs`}: ${kcal} kcal in ${eaten.is.en}, ${share} % of an adult's day (${meal.en} should be ${meal.from} to ${meal.to} %, Chinese dietary guidelines 2022)${grams === undefined ? '' : `, and ${grams} g of protein`}.`,
    },
    tableCitation,
  )
  if (high.length > 0)
    context.reply.say(
      {
        zh: `要留意：${high.map(({ name, grams: many, part }) => `${name.zh} ${many} g，已是成人一天的 ${part}%`).join('；')}。`,
        en: `Mind the ${high.map(({ name, grams: many, part }) => `${name.en}: ${many} g, ${part} % of an adult's day already`).join('; the ')}.`,
      },
      tableCitation,
    )
  quoteNotAlone(context)
  return true
}

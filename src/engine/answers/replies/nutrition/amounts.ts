import { KJ_PER_KCAL } from '../../../nutrition/checks/amounts.ts'
import { DAY, GRAMS } from '../../../nutrition/facts/servings.ts'
import { LEVEL_LIMITS } from '../../../nutrition/judged/levels.ts'
import { type KnownAmounts, knownAmounts } from '../../../nutrition/known-amounts.ts'
import { nutrientName } from '../../../nutrition/nutrient-words.ts'
import { dailyAmounts, isInMicrograms, isInMilligrams } from '../../../nutrition/nutrients.ts'
import type { NutrientName, Nutrition } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import type { AskedServing } from '../../entities/serving-words.ts'
import { childNeed } from './child-needs.ts'
import { adultDayShare, shareOfDay } from './day-share.ts'
import { levelByClaim } from './level-by-claim.ts'
import {
  amountOfServing,
  amountsOfPortion,
  type Eaten,
  eaten,
  eatenAtOnce,
  kcalOfServing,
  type TableAnswer,
  whereOf,
} from './serving-amounts.ts'
import { tooMuchOf } from './upper-levels.ts'

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
  /** Of the stricter figure of WHO for sugars. */
  isBetter?: boolean
  /** The child's age in years, where it was named. */
  age?: number | undefined
  /** A small child whose age was not named: a toddler. */
  isOfSmall?: boolean
  /** Of a food with milk, whose own sugars do not count. */
  isOfMilk?: boolean
  /** In sugar cubes as well, which the question names. */
  isInCubes?: boolean
  /** Is it over the day's limit, rather than whether it is much. */
  isOver?: boolean
  /** Is it too much at once or for a day. */
  isTooMuch?: boolean
  /** Is it enough, of what a day needs. */
  isEnough?: boolean
  /** How many portions, where the label does not say how much one is. */
  count?: number
  /** How the question counts them. */
  countWords?: string | undefined
}

/** The answer that the table gives for certain; undefined where it gives none, and the row or the list has to answer. */
export function answerNutrition(nutrition: Nutrition, asked: NutrientQuestion): TableAnswer | undefined {
  const { nutrient, serving, isLevel, isOfChild, isOfDay = false, isEnough = false } = asked
  const known = knownAmounts(nutrition)
  if (!known) return unsizedPortion(nutrition, asked)
  if (known.of[nutrient] === undefined) return undefined
  const child = isOfChild
    ? childAnswer(nutrition, known, asked, serving === null ? null : eaten(nutrition, serving))
    : undefined
  if (child) return child
  if ((serving === null || serving === 'hundred') && isLevel && !isOfDay && !isEnough)
    return levelAnswer(nutrition, known, nutrient)
  return amountAnswer(
    nutrition,
    known,
    nutrient,
    serving === null && (isOfDay || isEnough)
      ? eatenAtOnce(nutrition)
      : eaten(nutrition, serving ?? (known.isFromPortion ? 'portion' : 'hundred')),
    toldOf(asked),
    asked,
  )
}

const toldOf = ({
  isEnough,
  isLevel,
  isOfDay,
  isOver,
  isTooMuch,
  isOfChild,
  serving,
  nutrient,
}: NutrientQuestion): Told => {
  if (isEnough) return 'enough'
  if ((isTooMuch || isOver) && !isOfChild && serving !== null && tooMuchOf(nutrient, 0)) return 'upper'
  if (isOver && isLimited.has(nutrient)) return 'over'
  if (isLevel && serving !== null) return 'much'
  return isOfDay ? 'share' : null
}

/** As exact as the label: two decimals under 2, one under 100. */
const shown = (amount: number): number => {
  const steps = amount < 2 ? 100 : amount < 100 ? 10 : 1
  return Math.round(amount * steps) / steps
}
const named = (nutrient: NutrientName): Bilingual => nutrientName(nutrient) ?? { zh: nutrient, en: nutrient }

/** An amount of a nutrient in grams, of energy in kJ, as labels write it. */
export const amountText = (
  nutrient: NutrientName,
  amount: number,
  kcals = amount / KJ_PER_KCAL,
): Bilingual => {
  if (nutrient === 'energy') {
    const kcal = Math.round(kcals)
    return { zh: `${Math.round(amount)} kJ（${kcal} 千卡）`, en: `${Math.round(amount)} kJ (${kcal} kcal)` }
  }
  const isMicro = amount > 0 && amount < (isInMicrograms(nutrient) ? 1e-2 : 1e-4)
  const isSmall = isInMilligrams(nutrient) || amount < 0.1
  const text = isMicro
    ? `${shown(amount * 1e6)} µg`
    : isSmall && amount > 0
      ? `${shown(amount * 1000)} mg`
      : `${shown(amount)} g`
  return { zh: text, en: text }
}

/** With salt the sodium in milligrams, as Chinese tables print it. */
const sodiumText = (nutrient: NutrientName, sodium: number | undefined): Bilingual => {
  const mg = nutrient === 'salt' && sodium ? Math.round(sodium * 1000) : undefined
  return mg === undefined ? { zh: '', en: '' } : { zh: `（钠 ${mg} mg）`, en: ` (${mg} mg of sodium)` }
}

const isTraced = (nutrient: NutrientName): nutrient is keyof (typeof LEVEL_LIMITS)['g'] =>
  nutrient in LEVEL_LIMITS.g

function levelAnswer(nutrition: Nutrition, known: KnownAmounts, nutrient: NutrientName): Bilingual {
  const amount = known.of[nutrient] ?? 0
  const per = `100 ${known.basis}`
  if (!isTraced(nutrient))
    return levelByClaim(nutrition, known, nutrient) ?? withoutLimits(known, nutrient, amount)
  const { low, high } = LEVEL_LIMITS[known.basis][nutrient]
  const { zh, en } = named(nutrient)
  const also = sodiumText(nutrient, known.of.sodium)
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

/** Kilocalories in 100 g of a food: WCRF (2007) calls more than 225 to 275 energy-dense, and diets of about 125 low. */
const density = { low: 125, high: 275 } as const
function densityOf(amount: number, text: Bilingual): Bilingual {
  const kcal = amount / KJ_PER_KCAL
  const [zh, en] =
    kcal > density.high
      ? ['高', 'Yes, high']
      : kcal <= density.low
        ? ['不高', 'No, rather low']
        : ['中等', 'It depends, medium']
  return {
    zh: `${zh}：营养成分表上每100 g含能量 ${text.zh}；超过 225～275 千卡算能量密度高，125 千卡左右算低（WCRF 2007）。`,
    en: `${en}: the table gives ${text.en} of energy per 100 g; more than 225 to 275 kcal counts as energy-dense, about 125 as low (WCRF 2007).`,
  }
}

/** Of what has no agreed limits: the amount beside what a day needs. */
function withoutLimits(known: KnownAmounts, nutrient: NutrientName, amount: number): Bilingual {
  const [day] = dailyAmounts('NRV', nutrient)
  const per = `100 ${known.basis}`
  const { zh, en } = named(nutrient)
  const text = amountText(nutrient, amount)
  if (nutrient === 'energy' && known.basis === 'g') return densityOf(amount, text)
  const share = day === undefined ? undefined : Math.round((amount / day) * 100)
  return {
    zh: `看和什么比：营养成分表上每${per}含${zh} ${text.zh}${share === undefined ? '' : `，是成人一天参考值（GB 28050）的 ${share}%`}；它没有通用的高低界值。`,
    en: `It depends what you compare: the table gives ${text.en} of ${en} per ${per}${share === undefined ? '' : `, ${share} % of an adult's daily reference (GB 28050)`}; there is no agreed limit for high or low.`,
  }
}

/** Whether the share of a day is only told, or answers whether it is too much, or enough. */
type Told = 'share' | 'much' | 'over' | 'upper' | 'enough' | null

/** Nutrients of which a day has a most; of protein there may be more. */
const isLimited: ReadonlySet<NutrientName> = new Set<NutrientName>([
  'salt',
  'sodium',
  'sugars',
  'addedSugars',
  'saturatedFat',
  'transFat',
])

/** Nutrients of which there may well be more. */
const isWanted: ReadonlySet<NutrientName> = new Set<NutrientName>([
  'protein',
  'fibre',
  'calcium',
  'iron',
  'zinc',
  'vitaminC',
  'vitaminD',
])

/** That one portion is over a day is said of what the label or the question calls one; 100 g are nobody's. */
const overADay: Readonly<Record<Eaten['of'], Bilingual>> = {
  hundred: { zh: '', en: '' },
  portion: { zh: '只这一份就超过', en: 'This alone is over ' },
  half: { zh: '只这些就超过', en: 'This alone is over ' },
  pack: { zh: '只这一包就超过', en: 'This alone is over ' },
  named: { zh: '这么多就超过', en: 'That much is over ' },
}
const over = (of: Eaten['of'], day: Bilingual): Bilingual =>
  of === 'hundred'
    ? overADay.hundred
    : { zh: `${overADay[of].zh}${day.zh}：`, en: `${overADay[of].en}${day.en}: ` }

/** More than a day's reference is too much of what a day should not exceed; less depends on what else is eaten. */
const leadOf = (told: Told, nutrient: NutrientName, amount: number, of: Eaten['of']): TableAnswer => {
  const exact = told === null ? undefined : shareOfDay(nutrient, amount)
  // As it is said behind: 19.7 % is 20.
  const share = exact === undefined ? undefined : exact < 0.02 ? exact : Math.round(exact * 100) / 100
  if (told === 'share')
    return share !== undefined && share > 1 && isLimited.has(nutrient)
      ? over(of, { zh: '成人一天的量', en: "a day's amount for an adult" })
      : { zh: '', en: '' }
  if (told === 'upper') return tooMuchOf(nutrient, amount) ?? { zh: '', en: '' }
  if (share === undefined || of === 'hundred') return { zh: '', en: '' }
  if (told === 'enough')
    return share >= 1
      ? { zh: '够一天的参考值：', en: 'Yes, a whole day by the reference: ' }
      : { zh: '不够一天的参考值：', en: 'Not for a whole day: ' }
  if (told === 'over' && share <= 1)
    return share < 0.2
      ? { zh: '这些没有超过一天的量：', en: 'Not by itself: ' }
      : {
          zh: '没有超过一天的量，但偏高（FDA：一次有一天的 20% 就算高）：',
          en: 'Not by itself, but high for one portion (FDA: 20 % of a day or more at once): ',
        }
  if (share < 0.02) return { zh: '几乎没有：', en: 'Next to nothing: ' }
  if (nutrient === 'energy' && share <= 1) return energyLead(amount / KJ_PER_KCAL)
  if (share >= 0.2 && share <= 1 && isWanted.has(nutrient))
    return {
      zh: '算多（FDA：一次有一天的 20% 就算高）：',
      en: 'Plenty for one portion (FDA: 20 % of a day or more at once): ',
    }
  if (share >= 0.2 && share <= 1)
    return {
      zh: '偏高（FDA：一次有一天的 20% 就算高）：',
      en: 'High for one portion (FDA: 20 % of a day or more at once): ',
    }
  if (share > 1) return { zh: '一次就超过一天的量：', en: 'Yes, more than a whole day at once: ' }
  return share <= 0.05
    ? {
        zh: '不高（FDA：一次不到一天的 5% 算低）：',
        en: 'Low for one portion (FDA: 5 % of a day or less at once): ',
      }
    : {
        zh: '中等（FDA：一次有一天的 5% 以下算低，20% 起算高）：',
        en: 'Medium for one portion (FDA: 5 % of a day is low, 20 % high): ',
      }
}

/** Is one portion much: FDA calls 100 kcal in a portion moderate, and 400 or more high. */
const energyLead = (kcal: number): Bilingual => {
  if (kcal >= 400)
    return { zh: '高（FDA：一份 400 千卡以上算高）：', en: 'High (FDA: 400 kcal or more in a portion): ' }
  return kcal >= 100
    ? {
        zh: '中等（FDA：一份 100 千卡算中等，400 以上算高）：',
        en: 'Moderate (FDA: 100 kcal in a portion is moderate, 400 or more high): ',
      }
    : { zh: '不高（FDA：一份 100 千卡才算中等）：', en: 'Low (FDA: 100 kcal in a portion is moderate): ' }
}

function amountAnswer(
  nutrition: Nutrition,
  known: KnownAmounts,
  nutrient: NutrientName,
  serving: Eaten | undefined,
  told: Told,
  asked: NutrientQuestion,
): TableAnswer | undefined {
  const amount = serving && amountOfServing(nutrition, known, nutrient, serving.quantity)
  if (!serving || amount === undefined) return undefined
  return amountSentence(
    nutrient,
    amount,
    nutrient === 'salt' ? amountOfServing(nutrition, known, 'sodium', serving.quantity) : undefined,
    whereOf(serving),
    {
      told,
      of: serving.of,
      isBetter: asked.isBetter ?? false,
      kcals: kcalOfServing(nutrition, serving.quantity),
      child: childOf(asked),
    },
  )
}

type Child = Parameters<typeof childNeed>[2]
const childOf = ({ isOfChild, age, isOfSmall = false }: NutrientQuestion): Child | undefined =>
  isOfChild ? { age, isOfSmall } : undefined

interface Sentence {
  told: Told
  of: Eaten['of']
  isBetter?: boolean
  /** Whose day it is, where that is no adult's. */
  child?: Child | undefined
  /** As the label prints them, which its kJ may not come to exactly. */
  kcals?: number | undefined
}

function amountSentence(
  nutrient: NutrientName,
  amount: number,
  sodium: number | undefined,
  where: Bilingual,
  { told, of, isBetter = false, kcals, child }: Sentence,
): TableAnswer {
  const isOfHundred = of === 'hundred'
  const { zh, en } = named(nutrient)
  // Nobody eats 100 g at once by that name: what it looks like says something of a portion.
  const picture = isOfHundred ? { zh: '', en: '' } : pictureOf(nutrient, amount)
  const need = child && told === 'enough' && !isOfHundred ? childNeed(nutrient, amount, child) : undefined
  const share = need?.share ?? (told ? adultDayShare(nutrient, amount, isBetter) : { zh: '', en: '' })
  const text = amountText(nutrient, amount, kcals)
  const also = sodiumText(nutrient, sodium)
  // An adult's reference says nothing of whether it does for a child.
  const lead: TableAnswer =
    need?.lead ?? leadOf(child && told === 'enough' ? 'share' : told, nutrient, amount, of)
  return {
    ...(lead.evidence && { evidence: lead.evidence }),
    zh: `${lead.zh}${where.zh}含${zh} ${text.zh}${also.zh}${picture.zh}${share.zh}，按营养成分表${isOfHundred ? '' : '计算'}。`,
    en: `${lead.en}${text.en} of ${en}${also.en} in ${where.en}${picture.en}${share.en}, by the nutrition table.`,
  }
}

/** A table of portions that does not say how much one is, such as a mug as prepared. */
function unsizedPortion(nutrition: Nutrition, asked: NutrientQuestion): TableAnswer | undefined {
  const { nutrient, serving, count = 1, countWords } = asked
  const portion = amountsOfPortion(nutrition)
  const amount = portion?.of[nutrient]
  if (!portion || amount === undefined || serving === 'hundred' || serving === 'pack') return undefined
  return amountSentence(
    nutrient,
    amount * count,
    (portion.of.sodium ?? 0) * count,
    countWords
      ? { zh: `${countWords}（按标签的一份折算）`, en: `${countWords} (worked out from the label's portion)` }
      : count === 1
        ? { zh: '每份', en: 'a portion as the label counts it' }
        : { zh: `${count} 份`, en: `${count} portions as the label counts them` },
    { told: toldOf({ ...asked, serving: 'portion' }), of: 'portion' },
  )
}

/** Sugar in cubes and salt in teaspoons, where that says more than grams. */
function pictureOf(nutrient: NutrientName, amount: number): Bilingual {
  if (nutrient === 'sugars' && amount >= GRAMS.sugarCube / 2) {
    const cubes = Math.round(amount / GRAMS.sugarCube)
    return {
      zh: `，约 ${cubes} 块方糖（每块 4 g）`,
      en: `, about ${cubes} sugar ${cubes === 1 ? 'cube' : 'cubes'} of 4 g`,
    }
  }
  if (nutrient === 'salt' && amount >= GRAMS.saltTeaspoon / 2) {
    const spoons = Math.round((amount / GRAMS.saltTeaspoon) * 10) / 10
    return {
      zh: `，约 ${spoons} 茶匙盐（每匙 5 g）`,
      en: `, about ${spoons} ${spoons === 1 ? 'teaspoon' : 'teaspoons'} of salt of 5 g`,
    }
  }
  return { zh: '', en: '' }
}

/** What is over the day of a small child, or of an older one too. */
const overOf = (of: Eaten['of'], small: number, large: number): Bilingual => {
  if (large > 100) return over(of, { zh: '孩子一天的量', en: "a child's day" })
  return small > 100
    ? over(of, { zh: ' 4～6 岁孩子一天的量', en: 'the day of a child of 4 to 6' })
    : { zh: '', en: '' }
}

/** Under four the figure is that of the own age: of salt from one year on; of sugars the NHS has none for it. */
function smallChildAnswer(
  nutrient: 'salt' | 'sugars',
  amount: number,
  { where, of }: { where: Bilingual; of: Eaten['of'] },
  also: Bilingual,
  age: number | undefined,
): Bilingual {
  const { zh, en } = named(nutrient)
  const has: Bilingual = {
    zh: `${where.zh}含${zh} ${shown(amount)} g${also.zh}`,
    en: `${shown(amount)} g of ${en}${also.en} in ${where.en}`,
  }
  if (nutrient === 'sugars')
    return {
      zh: `${has.zh}；英国 NHS 给孩子的游离糖上限从 4 岁起（4～6 岁一天 ${DAY.child4to6.sugars} g），更小的没有给数，要更少。`,
      en: `${has.en}; the NHS figures for free sugars start at 4 years (${DAY.child4to6.sugars} g a day at 4 to 6), so for a younger child there is none, and it should be less.`,
    }
  if (age !== undefined && age < 1)
    return {
      zh: `${has.zh}；英国 NHS 给孩子的盐上限，这里只有 1 岁起的（1～3 岁一天 ${DAY.child1to3.salt} g），更小的要更少。`,
      en: `${has.en}; the NHS figures for salt that I have start at one year (${DAY.child1to3.salt} g a day at 1 to 3), and a baby should have less.`,
    }
  const share = Math.round((amount / DAY.child1to3.salt) * 100)
  const much =
    share > 100
      ? over(of, { zh: ' 1～3 岁孩子一天的量', en: 'the day of a child of 1 to 3' })
      : { zh: '', en: '' }
  return {
    zh: `${much.zh}${has.zh}，是 1～3 岁孩子一天上限（${DAY.child1to3.salt} g）的 ${share}%（英国 NHS 的数值）。`,
    en: `${much.en}${has.en}: ${share} % of what a child of 1 to 3 should have at most in a day (${DAY.child1to3.salt} g; NHS figure).`,
  }
}

function childAnswer(
  nutrition: Nutrition,
  known: KnownAmounts,
  { nutrient, age, isInCubes = false, isOfSmall = false, isOfMilk = false }: NutrientQuestion,
  asked: Eaten | undefined | null,
): Bilingual | undefined {
  const serving = asked === null ? eatenAtOnce(nutrition) : asked
  const amount = serving && amountOfServing(nutrition, known, nutrient, serving.quantity)
  if (!serving || amount === undefined || (nutrient !== 'salt' && nutrient !== 'sugars')) return undefined
  // The figures for children end at 10.
  if (age !== undefined && age >= 11) return undefined
  const { zh, en } = named(nutrient)
  const small = Math.round((amount / DAY.child4to6[nutrient]) * 100)
  const large = Math.round((amount / DAY.child7to10[nutrient]) * 100)
  const where = whereOf(serving)
  const also = sodiumText(nutrient, amountOfServing(nutrition, known, 'sodium', serving.quantity))
  const isOwnOfMilk = isOfMilk && nutrient === 'sugars'
  const over = isOwnOfMilk
    ? small > 100 && serving.of !== 'hundred'
      ? {
          zh: '可能超过（标签没有把奶里原有的糖分开）：',
          en: 'Possibly over (the label does not set the milk’s own sugars apart): ',
        }
      : { zh: '', en: '' }
    : overOf(serving.of, age !== undefined && age >= 7 ? 0 : small, large)
  const isSmall = age === undefined ? isOfSmall : age < 4
  if (isSmall) return smallChildAnswer(nutrient, amount, { where, of: serving.of }, also, age)
  const picture = isInCubes ? pictureOf(nutrient, amount) : { zh: '', en: '' }
  const ages = [
    { zh: '4～6 岁', en: '4 to 6', until: 7, day: DAY.child4to6[nutrient], share: small },
    { zh: '7～10 岁', en: '7 to 10', until: 11, day: DAY.child7to10[nutrient], share: large },
  ]
  const own = ages.find(({ until }) => age !== undefined && age < until)
  const [first, second] = own ? [own] : ages
  if (!first) return undefined
  const free =
    nutrient === 'sugars'
      ? {
          zh: '，限的是游离糖，奶里原有的糖不算',
          en: ' for free sugars; those that milk has by nature do not count',
        }
      : { zh: '', en: '' }
  return {
    zh: `${over.zh}${where.zh}含${zh} ${shown(amount)} g${also.zh}${picture.zh}，是 ${first.zh}孩子一天上限（${first.day} g）的 ${first.share}%${second ? `，${second.zh}（${second.day} g）的 ${second.share}%` : ''}（英国 NHS 的数值${free.zh}）。`,
    en: `${over.en}${shown(amount)} g of ${en}${also.en} in ${where.en}${picture.en}: ${first.share} % of what a child of ${first.en} should have at most in a day (${first.day} g)${second ? `, ${second.share} % at ${second.en} (${second.day} g; NHS figures${free.en})` : ` (NHS figure${free.en})`}.`,
  }
}

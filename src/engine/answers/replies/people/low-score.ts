import { amountIn, DAY, rounded } from '../../../nutrition/facts/servings.ts'
import { LEVEL_LIMITS } from '../../../nutrition/judged/levels.ts'
import { nutrientsIn } from '../../../nutrition/nutrient-words.ts'
import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Bilingual, GroupFlag } from '../../../result.ts'
import { isAdjustment } from '../../../scoring/rules/scale.ts'
import { highIn } from '../../../warnings/high-in.ts'
import { asksDaily } from '../../entities/amounts/how-often.ts'
import { sugarKind } from '../../entities/kinds.ts'
import { type Audience, isYoung } from '../../entities/people.ts'
import {
  type AnswerContext,
  evidenceCitation,
  knownOf,
  namesOf,
  onLabel,
  orWhole,
  quotedWhere,
  sayQuoted,
} from '../answer-context.ts'
import { ageIn } from '../conditions/age.ts'
import { eatenIn, figuresOf } from '../effects/eaten.ts'
import { hitsOf } from '../lists.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { type Lead, leads } from './leads.ts'
import { fromAgeOn } from './pack-warnings.ts'

type High = NonNullable<ReturnType<typeof highIn>>

const rowsOfHigh: readonly (readonly [string, NutrientName])[] = [
  ['盐', 'salt'],
  ['糖', 'sugars'],
  ['饱和脂肪', 'saturatedFat'],
]

const toldOf = /含[糖盐]|\bg of (?:salt|sugars)\b/
/**
 * What the table states of what a product is high in, in what is eaten at once; undefined where it states none of it, or where the
 * answer has told or will tell the amount that was asked about.
 */
export const figuresOfHigh = ({ names }: High, context: AnswerContext): Bilingual | undefined =>
  asksDaily(context.text) || nutrientsIn(context.text).length > 0 || toldOf.test(context.reply.text())
    ? undefined
    : figuresOf(
        rowsOfHigh.flatMap(([word, row]) => (names.zh.split('、').includes(word) ? [row] : [])),
        context,
      )

interface Why extends Bilingual {
  ingredients?: readonly number[]
  figures?: Bilingual | undefined
}
const ofHigh = ({ names, ingredients }: High, context: AnswerContext): Why => {
  const of = namesOf(ingredients.slice(0, 5), context)
  return {
    zh: `主要是${names.zh}多（${of.zh}）`,
    en: `mainly because of its ${names.en} (${of.en})`,
    ingredients,
    figures: figuresOfHigh({ names, ingredients }, context),
  }
}

/** Of a product that its table calls high in nothing: what weighs most in its score. */
const ofReason = ({ result }: AnswerContext): Why | undefined => {
  const [reason] = (result?.reasons ?? [])
    .filter(reason => reason.points < 0 && !isAdjustment(reason))
    .toSorted((a, b) => a.points - b.points)
  return (
    reason && {
      zh: `得分 ${result?.score}，扣得最多的是：${reason.text.zh.replace(/。$/, '')}`,
      en: `it scores ${result?.score}, what costs most is: ${reason.text.en.replace(/\.$/, '')}`,
      ingredients: reason.ingredients,
    }
  )
}

/** A twentieth of the day's salt of a small child is worth a sentence. */
const leastSalt = DAY.child1to3.salt / 20
const hasBones = /\bbones?\b(?! broth)|鱼刺|骨刺|细刺|小刺|骨头|碎骨/
/** What of a small child's salt is in the amount eaten, and what the pack says of bones; false where the table has no salt. */
const tellSaltOfSmall = (context: AnswerContext): boolean => {
  const known = knownOf(context)
  const eaten = eatenIn(context)
  const salt = known && eaten && amountIn(known, 'salt', eaten.quantity)
  if (!eaten || salt === undefined || salt < leastSalt) return false
  const amount = rounded(Math.round(salt * 100) / 100)
  const lead = salt >= DAY.child1to3.salt / 2 ? leads.betterNot : leads.little
  context.reply.say(
    {
      zh: `${lead.zh}（婴幼儿）：${eaten.is.zh}含盐 ${amount} g；1～3 岁一天的上限是 ${DAY.child1to3.salt} g（英国 NHS），一岁以内更少。`,
      en: `${lead.en} (infants and toddlers): ${eaten.is.en} has ${amount} g of salt; the day's limit at 1 to 3 years is ${DAY.child1to3.salt} g (NHS), and less in the first year.`,
    },
    tableCitation,
  )
  const bones = quotedWhere(context, line => hasBones.test(line) && !/ingredients|配料/.test(line))
  if (bones) sayQuoted(bones, context)
  return true
}

/** Under three, by the age that was said, else by the word: 一岁多的孩子 is an infant as well as a child. */
const isSmall = (who: Audience, { text }: AnswerContext): boolean =>
  who.groups.includes('infant_0_36m') && (ageIn(text) ?? 0) < 3

/** Of a product that scores low, children and infants hear what is high in it, not that nothing was found. */
export const tellLowScore = (who: Audience, flags: readonly GroupFlag[], context: AnswerContext): boolean => {
  const { result } = context
  if (!isYoung(who.groups) || !result || result.score === null || result.score >= 60) return false
  if (flags.some(({ level }) => level === 'avoid')) return false
  const high = highIn({ reasons: result.reasons, known: knownOf(context) })
  const lead: Lead = 'betterNot'
  // A whole day's salt in a spoonful weighs more than a little sugar.
  const isSalty = isSmall(who, context) && tellVerySaltyForInfants(context)
  const isLow = result.nutrition?.levels.some(one => one.nutrient === 'sugars' && one.level === 'low')
  // Milk sugar belongs into food for infants.
  const isOfMilk = (index: number) => /乳糖|lactose/i.test(context.flat[index]?.name ?? '')
  const sugars = hitsOf(sugarKind, context).filter(index => !isOfMilk(index))
  const added = who.groups.includes('infant_0_36m') && !isLow ? sugars.slice(0, 4) : []
  if (added.length > 0) {
    const names = namesOf(added, context)
    const zh = isSalty ? '也' : `${leads[lead].zh}（婴幼儿）：`
    const en = isSalty ? 'It also' : `${leads[lead].en} (infants and toddlers): it`
    context.reply.say(
      {
        zh: `${zh}加了糖（${names.zh}）；WHO 欧洲区（2022）要求给 6～36 个月孩子的食品不加糖。`,
        en: `${en} has added sugar (${names.en}); WHO Europe (2022) wants none in food for children of 6 to 36 months.`,
      },
      ...onLabel(context, added),
      evidenceCitation(context, 'E24'),
    )
    return true
  }
  if (isSalty) return true
  const young = who.groups.includes('children')
    ? { zh: '儿童', en: 'children' }
    : { zh: '婴幼儿', en: 'infants and toddlers' }
  const isInfant = !who.groups.includes('children')
  if (isInfant && high?.ingredients.every(isOfMilk)) return false
  const isFlagged = flags.some(({ group }) => group === 'children' || group === 'infant_0_36m')
  if (!high && !isFlagged && isInfant && tellSaltOfSmall(context)) return true
  // Food for babies of that age is not refused for what costs it points.
  const isMadeFor = /月|month|\dm\b/i.test(fromAgeOn(context) ?? '')
  const why = high ? ofHigh(high, context) : isFlagged || isMadeFor ? undefined : ofReason(context)
  if (!why) return false
  const { figures } = why
  context.reply.say(
    {
      zh: `${leads[lead].zh}${isInfant ? `给${young.zh}吃` : `${young.zh}常吃`}：${why.zh}。${figures?.zh ?? ''}`,
      en: `${leads[lead].en}${isInfant ? '' : ' often'} for ${young.en}: ${why.en}.${figures ? ` ${figures.en}` : ''}`,
    },
    ...orWhole(context, onLabel(context, why.ingredients ?? [])),
    ...(figures ? [tableCitation] : []),
  )
  return true
}

/** Much salt for a small child, of whatever scores well or has no score; false where the table does not call it high. */
export const tellVerySaltyForInfants = (context: AnswerContext): boolean => {
  const known = knownOf(context)
  const salt = known?.of.salt
  if (!known || salt === undefined || salt <= LEVEL_LIMITS[known.basis].salt.high) return false
  const amount = Math.round(salt * 10) / 10
  context.reply.say(
    {
      zh: `${leads.betterNot.zh}给婴幼儿吃：盐高，每100 ${known.basis} 有 ${amount} g（营养成分表）；1～3 岁一天的上限是 ${DAY.child1to3.salt} g（英国 NHS），一岁以内更少。`,
      en: `${leads.betterNot.en} for infants and toddlers: high in salt, ${amount} g in 100 ${known.basis} (nutrition table); the day's limit at 1 to 3 years is ${DAY.child1to3.salt} g (NHS), and less in the first year.`,
    },
    tableCitation,
  )
  return true
}

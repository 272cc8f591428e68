import { amountIn, DAY } from '../../../nutrition/facts/servings.ts'
import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import { nutrientName } from '../../../nutrition/nutrient-words.ts'
import { dailyAmounts, isInMilligrams } from '../../../nutrition/nutrients.ts'
import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Bilingual, Group, GroupFlag } from '../../../result.ts'
import { isByTheSpoon } from '../../entities/amounts/seasonings.ts'
import type { Audience } from '../../entities/people.ts'
import { type AnswerContext, knownOf, namesOf, onLabel, sizesOf } from '../answer-context.ts'
import { eatenIn } from '../effects/eaten.ts'
import { answerNutrition } from '../nutrition/amounts.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { leads } from '../people/leads.ts'
import { ofFailure } from '../people/lipids.ts'
import { tellCarbsOf } from './carbs-eaten.ts'
import { mineralHits, tellAskedMinerals } from './kidney.ts'

/** What of the nutrition table decides with a condition, in the order in which it does. */
const turnsOn = {
  hypertension: ['salt'],
  ckd: ['phosphorus', 'potassium', 'sodium', 'protein'],
} as const satisfies Partial<Record<Group, readonly NutrientName[]>>

/** Of a day's reference at once: more is much of it (FDA), less is little. */
const [muchOfDay, littleOfDay, halfOfDay] = [0.2, 0.05, 0.5]
/** Up to so many grams at once it is a seasoning. */
const seasoning = 30
const someSalt: Bilingual = {
  zh: '少量可以，这天别的少放盐',
  en: 'Only this much, with less salt in the rest of the day',
}
/** Grams of salt in 100 g, twice a day's. */
const verySalty = 10
const nothing: Bilingual = { zh: '', en: '' }

interface Milder {
  some: Bilingual
  low: Bilingual
  /** From which share of a day on it is better not eaten. */
  mostOfDay: number
}
const leadFor = (share: number, who: Bilingual, context: AnswerContext, milder: Milder): Bilingual => {
  if (context.reply.hasBegun()) return nothing
  const lead =
    share > milder.mostOfDay
      ? leads.betterNot
      : share >= muchOfDay
        ? leads.little
        : share < littleOfDay
          ? milder.low
          : milder.some
  return { zh: `${lead.zh}（${who.zh}）：`, en: `${lead.en} (${who.en}): ` }
}

/** With high blood pressure, a weak heart or few salt: the salt of what is eaten, beside a day's, before the list. */
const tellSalt = (who: Audience, context: AnswerContext): boolean => {
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  const eaten = eatenIn(context)
  const amount = known && eaten && amountIn(known, 'salt', eaten.quantity)
  if (!table || !known || !eaten || amount === undefined) return false
  const said = answerNutrition(table, {
    nutrient: 'salt',
    serving: { ...eaten.quantity, is: eaten.is },
    isLevel: false,
    isOfChild: false,
    isOfDay: true,
  })
  if (!said) return false
  const isVerySalty = known.basis === 'g' && (known.of.salt ?? 0) >= verySalty
  const isOfSpoon = isByTheSpoon(sizesOf(context))
  const share = amount / DAY.adult.salt
  const weight = isVerySalty ? (isOfSpoon ? Math.max(share, muchOfDay) : 2) : share
  // Of 100 g that nobody eats at once no yes is said.
  const isOfTable = eaten.quantity.value === 100 && /^每1/.test(eaten.is.zh)
  // A spoon of soy sauce is for the whole meal.
  const isOfPressure = who.groups.includes('hypertension') && eaten.quantity.value > seasoning
  const lead = leadFor(weight, who, context, {
    mostOfDay: isOfPressure ? halfOfDay : 1,
    some: isOfTable || ofFailure.test(context.text) ? leads.depends : someSalt,
    low: { zh: '盐不多', en: 'Little salt' },
  })
  // The verdict has said that it is too much.
  const [zh, en] = [
    said.zh.replace(/^[^：]*超过成人一天的量：/, ''),
    said.en.replace(/^[^:]*amount for an adult: /, ''),
  ]
  context.reply.say(lead.zh ? { zh: `${lead.zh}${zh}`, en: `${lead.en}${en}` } : said, tableCitation)
  if (isOfSpoon && share >= littleOfDay)
    context.reply.say(
      { zh: '放了它，这顿别的菜就少放盐。', en: 'With it, put less salt in everything else of the meal.' },
      tableCitation,
    )
  return true
}

/** One figure of the table with its share of a day's reference. */
interface Figure extends Bilingual {
  share: number
}

const figureOf = (nutrient: NutrientName, amount: number): Figure => {
  const name = nutrientName(nutrient) ?? { zh: '钠', en: 'sodium' }
  const [zh, en] = nutrient === 'sodium' ? ['钠', 'sodium'] : [name.zh, name.en]
  const [day] = dailyAmounts('NRV', nutrient)
  const share = day === undefined ? 0 : amount / day
  const text = isInMilligrams(nutrient)
    ? `${Math.round(amount * 1000)} mg`
    : `${Math.round(amount * 10) / 10} g`
  const percent = `${Math.round(share * 100)}`
  return { share, zh: `${zh} ${text}（${percent}%）`, en: `${text} of ${en} (${percent} %)` }
}

/** Which phosphorus and potassium ingredients there are; what the table does not print of them is said. */
const sayMinerals = (missing: readonly NutrientName[], context: AnswerContext): void => {
  const hits = mineralHits(context)
  const names = namesOf(hits.slice(0, 5), context)
  const unstated: Bilingual =
    missing.length === 0
      ? nothing
      : {
          zh: `${missing.map(one => nutrientName(one)?.zh ?? one).join('、')}有多少标签没有写。`,
          en: `How much ${missing.map(one => nutrientName(one)?.en ?? one).join(' or ')} there is the label does not say.`,
        }
  context.reply.say(
    {
      zh: `${hits.length > 0 ? `配料里含磷或钾的：${names.zh}；` : '没有识别到含磷或钾的添加剂；'}${unstated.zh || '能吃多少听肾科医生的。'}`,
      en: `${hits.length > 0 ? `Ingredients with phosphorus or potassium: ${names.en}. ` : 'No additive with phosphorus or potassium was recognised. '}${unstated.en || 'How much is for your kidney team to say.'}`,
    },
    ...(hits.length > 0 ? onLabel(context, hits.slice(0, 5)) : [tableCitation]),
  )
}

/** With weak kidneys: phosphorus, potassium, sodium and protein of what is eaten, as far as the table prints them, and the fluid. */
const tellKidneys = (who: Bilingual, flags: readonly GroupFlag[], context: AnswerContext): boolean => {
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  const eaten = eatenIn(context)
  if (!known || !eaten) return false
  const told = turnsOn.ckd.flatMap(nutrient => {
    const amount = amountIn(known, nutrient, eaten.quantity)
    return amount === undefined ? [] : [{ nutrient, ...figureOf(nutrient, amount) }]
  })
  if (told.length === 0) return false
  const minerals = told.filter(({ nutrient }) => nutrient !== 'protein')
  const most = Math.max(0, ...minerals.map(({ share }) => share))
  const hasFlag = flags.some(({ group }) => group === 'ckd')
  const isVerySalty = known.basis === 'g' && (known.of.salt ?? 0) >= verySalty
  const share = isVerySalty ? 2 : hasFlag && most < muchOfDay ? muchOfDay : most
  const lead = leadFor(share, who, context, { mostOfDay: 1, some: leads.depends, low: leads.depends })
  context.reply.say(
    {
      zh: `${lead.zh}${eaten.is.zh}含${told.map(({ zh }) => zh).join('、')}；百分数是占成人一天参考值（GB 28050），肾病的限量由医生定。`,
      en: `${lead.en}${eaten.is.en} has ${told.map(({ en }) => en).join(', ')}; per cent of an adult's daily reference (GB 28050), while with kidney disease the doctor sets the limits.`,
    },
    tableCitation,
  )
  const missing = (['phosphorus', 'potassium'] as const).filter(one => known.of[one] === undefined)
  if (!hasFlag && !tellAskedMinerals(flags, context)) sayMinerals(missing, context)
  if (eaten.quantity.unit === 'ml')
    context.reply.say(
      {
        zh: '限水的话，喝下去的也算进一天的水量。',
        en: 'Where fluid is limited, it counts towards that as well.',
      },
      tableCitation,
    )
  return true
}

/** Little salt comes behind what else warns these people. */
const isBehind = (flags: readonly GroupFlag[], context: AnswerContext): boolean => {
  const eaten = eatenIn(context)
  const known = knownOf(context)
  const amount = (known && eaten && amountIn(known, 'salt', eaten.quantity)) ?? 0
  return amount / DAY.adult.salt < muchOfDay && flags.some(({ group }) => group !== 'hypertension')
}

/** Phosphates of the list come before figures of the table, in which there is no phosphorus. */
const isOfFlags = (flags: readonly GroupFlag[], context: AnswerContext): boolean => {
  const known = knownOf(context)
  const isPrinted = known?.of.phosphorus !== undefined || known?.of.potassium !== undefined
  return flags.some(({ group }) => group === 'ckd') && !isPrinted
}

/** What a condition turns on, from the table, before what the list warns of; the groups of which it was told. */
export const tellTurning = (
  who: Audience,
  flags: readonly GroupFlag[],
  context: AnswerContext,
  isBeforeFlags: boolean,
): readonly Group[] => {
  if (isBeforeFlags && tellCarbsOf(who, flags, context)) return ['diabetes']
  if (who.groups.includes('ckd') && isOfFlags(flags, context) === isBeforeFlags) return []
  if (!who.groups.includes('ckd') && isBehind(flags, context) === isBeforeFlags) return []
  if (who.groups.includes('ckd')) return tellKidneys(who, flags, context) ? ['ckd', 'hypertension'] : []
  return isOfSalt(who, context) && tellSalt(who, context) ? ['hypertension'] : []
}

/** Salt decides with high blood pressure, and in pregnancy where 100 g have more than a day's. */
const isOfSalt = ({ groups }: Audience, context: AnswerContext): boolean =>
  groups.includes('hypertension') ||
  (groups.includes('pregnant') && (knownOf(context)?.of.salt ?? 0) >= DAY.adult.salt)

/** What of a table a verdict for these people has told already. */
export const turningOf = (who: Audience, context: AnswerContext): readonly NutrientName[] => {
  const known = knownOf(context)
  const all = who.groups.includes('ckd')
    ? ([...turnsOn.ckd, 'salt'] as const)
    : isOfSalt(who, context)
      ? turnsOn.hypertension
      : []
  return all.filter(one => known?.of[one] !== undefined)
}

const pointer =
  /；钠含量看营养成分表(?=。)|；每 100 (?:克|毫升)约含钠 [\d.]+ 毫克(?=。)|: check the amount in the nutrition table(?=\.)|: about [\d.]+ mg of sodium in 100 (?:g|ml)(?=\.)/g
const measured = {
  zh: /营养成分表的盐（钠）高，来自(.*)等。/,
  en: /High in salt by the nutrition table, from (.*) among others\./,
}
/** A flag that points to the table, where the table has been told. */
export const withoutPointer = (flag: GroupFlag): GroupFlag => ({
  ...flag,
  text: {
    zh: flag.text.zh.replace(pointer, '').replace(measured.zh, '盐来自$1等。'),
    en: flag.text.en.replace(pointer, '').replace(measured.en, 'The salt is from $1 among others.'),
  },
})

import { KJ_PER_KCAL } from '../../../nutrition/checks/amounts.ts'
import { DAY } from '../../../nutrition/facts/servings.ts'
import { nutrientName } from '../../../nutrition/nutrient-words.ts'
import { isInMilligrams } from '../../../nutrition/nutrients.ts'
import type { NutrientName, Quantity } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import { portionOfTable } from '../../entities/amounts/amount-asked.ts'
import { type Target, targetIn } from '../../entities/amounts/target.ts'
import { piecesIn, portionIn } from '../../entities/pieces.ts'
import { servingIn } from '../../entities/serving-words.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, knownOf } from '../answer-context.ts'
import { ageIn } from '../conditions/age.ts'
import { amountOfServing } from './serving-amounts.ts'
import { tableCitation } from './table-rows.ts'

const asksHowMany =
  /(?:几|多少)\s?(汤匙|茶匙|大勺|小勺|勺|匙|小包|小袋|(?:(?<=[吃喝放用加来要倒给]了?[几多]少?\s?)(?:公?克|毫升|g\b|ml\b)|公?克(?=才|就))|[片条根块颗粒枚个只支袋包杯瓶罐盒碗滴份])(?!(?:糖|盐|脂|蛋白|碳水|钠|热量)(?!.{0,2}(?:超|到顶|爆))|方糖|月|人|星期|小时|卡)|\bhow many (?:more )?(?:of (?:these|them|those)\b|(?=(?:to|til|till|until|before|can|could|would|do|does|is|are)\b)|(?!calories|kcals?|carbs|cubes|sugars|teaspoons of (?:sugar|salt)|grams of (?:sugars?|salt|protein|carbs?|fat|fibre|sodium))([a-z]{3,})\b)|\bhow many(?=[?.,]|\s*$)|\bhow much (?:of (?:this|it|these|them|the (?:pack(?:et)?|box|bag|bottle|can|tin|jar|tub|loaf|bar))\b|(?:can|could|should|may|do|would|must) (?:i|he|she|we|they)\b)/
const oneOf: Readonly<Record<string, Bilingual>> = {
  汤匙: { zh: '一汤匙', en: 'tablespoon' },
  茶匙: { zh: '一茶匙', en: 'teaspoon' },
}
const isMass = /^(?:克|毫升|g|ml|grams?|滴|口)$/

interface Unit {
  one: Quantity
  zh: string
  en: string
}

const isContainer =
  /\bhow many (?:more )?(?:of these )?(?:bottle|can|pouche?|pack|packet|bag|carton|pot|tub|boxe?)s\b/

/** The portion of the label, in its table or beside it. */
const portionOf = ({ asked, result }: AnswerContext): Quantity | undefined =>
  portionOfTable(result?.nutrition) ?? portionIn(asked.label?.text ?? '')

/** What the question wants counted, where it is known how much one is. */
const unitIn = (text: string, context: AnswerContext, basis: Quantity['unit']): Unit | null => {
  const [, zh, en] = asksHowMany.exec(text) ?? []
  const label = context.asked.label?.text ?? ''
  if (isMass.test(zh ?? en ?? '')) return null
  if (zh) {
    const one = oneOf[zh]?.zh ?? `一${zh}`
    const portion = zh === '份' ? portionOf(context) : undefined
    const piece =
      portion ??
      piecesIn(one, label) ??
      (/[包袋瓶罐盒]$/.test(zh) ? context.result?.nutrition?.pack : undefined)
    const spoon = piece ? null : servingIn(one)
    const size = piece ?? (spoon !== null && typeof spoon === 'object' ? spoon : undefined)
    return size && size.unit === basis ? { one: size, zh, en: 'of them' } : null
  }
  const noun = (en ?? 'of them').replace(/^tbsps?$/, 'tablespoons').replace(/^tsps?$/, 'teaspoons')
  const single = noun.replace(/(?:ful)?s$/, '')
  const portion = /^(?:serving|portion|serve|bottle|can|bar|scoop)$/.test(single)
    ? portionOf(context)
    : undefined
  const whole = isContainer.test(text) ? context.result?.nutrition?.pack : undefined
  const piece = piecesIn(`one ${single}`, label) ?? portion ?? whole ?? piecesIn('one of these', label)
  const spoon = /spoon/.test(noun) ? servingIn(`one ${single}`) : null
  const size =
    (/spoon/.test(noun) ? piecesIn(`one ${single}`, label) : piece) ??
    (spoon !== null && typeof spoon === 'object' ? spoon : undefined)
  return size && size.unit === basis ? { one: size, zh: '个', en: noun } : null
}

const round = (value: number): number => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value))
/** Sodium has no word of its own in questions: it is asked about as salt. */
export const nameOf = (nutrient: NutrientName): Bilingual | undefined =>
  nutrient === 'sodium' ? { zh: '钠', en: 'sodium' } : nutrientName(nutrient)

/** An amount of a nutrient as it is told: 120 kcal, 480 mg of sodium, 3.2 g. */
export const shown = (nutrient: NutrientName, amount: number): string => {
  if (nutrient === 'energy') return `${Math.round(amount / KJ_PER_KCAL)} kcal`
  if (isInMilligrams(nutrient) || nutrient === 'sodium') return `${Math.round(amount * 1000)} mg`
  return `${Math.round(amount * 10) / 10} g`
}

/** How much of it, to come to an amount that is named: 要吃多少. */
const asksBare =
  /(?:[吃喝]|需要)(?:多少|几多)(?![\u4e00-\u9fff]*[?？]?[\u4e00-\u9fff]*(?:热量|糖|盐|钠|脂|钙))/
/** How many until it is over the day. */
const asksOver =
  /[就才会]超|超(?:标|量|过|了)|到顶|爆表|\b(?:til|till|until|before|to) .{0,24}\b(?:over|limit|max|too much|past)\b|\bis (?:a|my|the) (?:whole )?days?\b/

const asksMost =
  /最多|上限|顶多|至多|\b(?:max(?:imum)?|at most|limit|most)\b|[一每][天日].{0,6}(?:几|多少)|(?:几|多少).{0,8}[一每][天日]|给几|能[吃喝放给](?:几|多少)|可以[吃喝放给](?:几|多少)|[吃喝](?:几|多少)[片条根块颗粒枚个只支袋包杯瓶罐盒勺]?(?:合适|行|可以|不超)|\bhow many (?:\w+ ){0,2}(?:can|could|may|should|would be)\b/

/** What the pack itself says of how much. */
const ofPack =
  /每[日天].{0,10}(?:不超过|限|最多|不宜)|建议每[次日天餐]|每[次日天]\s?\d|(?:max|no more than|not more than|do not exceed|up to).{0,24}(?:day|daily|24 hours)/i
const isTeen = /1[1-9]|teen|中学|[初高]中/
type Limit = Pick<Target, 'nutrient' | 'amount' | 'written'> & { of: Bilingual; by: string }
interface Day {
  most: Partial<Record<'salt' | 'sugars' | 'saturatedFat', number>>
  of: Bilingual
  by: string
}

/** A day's most for a child of the age that is spoken of, else for an adult; null for those to whom neither applies. */
export const dayOf = ({ who }: Heard, { text }: AnswerContext): Day | null => {
  const groups = who?.groups ?? []
  const isChild = groups.includes('children')
  const age = ageIn(text)
  if (groups.some(group => !/^(?:children|hypertension)$/.test(group)) || (who?.allergens.length ?? 0) > 0)
    return null
  if (!isChild)
    return {
      most: { salt: DAY.adult.salt, sugars: 50, saturatedFat: DAY.adult.saturatedFat },
      of: { zh: '成人一天的量', en: "an adult's day" },
      by: '',
    }
  if (isTeen.test(text) || (age !== undefined && (age < 4 || age >= 11))) return null
  return age !== undefined && age >= 7
    ? {
        most: DAY.child7to10,
        of: { zh: ' 7～10 岁孩子一天的上限', en: "the day's limit of a child of 7 to 10" },
        by: 'NHS: ',
      }
    : {
        most: DAY.child4to6,
        of: { zh: ' 4～6 岁孩子一天的上限', en: "the day's limit of a child of 4 to 6" },
        by: 'NHS: ',
      }
}

/** The limit of a day of which one of it takes the largest share; null where none is near, or the pack says itself how much. */
const limitFor = (heard: Heard, context: AnswerContext, size: Quantity): Limit | null => {
  const known = knownOf(context)
  const day = dayOf(heard, context)
  if (!known || !day || ofPack.test(context.asked.label?.text ?? '')) return null
  const own = (['salt', 'sugars', 'saturatedFat'] as const).filter(one => heard.nutrients.includes(one))
  const ofDay = (own.length > 0 ? own : (['salt', 'sugars'] as const)).flatMap(nutrient => {
    const amount = day.most[nutrient]
    return amount === undefined ? [] : [{ nutrient, amount }]
  })
  const [best] = ofDay
    .map(({ nutrient, amount }) => ({
      nutrient,
      amount,
      share: ((known.of[nutrient] ?? 0) * size.value) / 100 / amount,
    }))
    .sort((a, b) => b.share - a.share)
  if (best?.nutrient === 'salt' && /钠|sodium/.test(heard.text) && day.most.salt === DAY.adult.salt)
    return { nutrient: 'sodium', amount: 2, written: '2000 mg', of: day.of, by: day.by }
  return best && best.share > (own.length > 0 ? 0 : 0.1)
    ? { nutrient: best.nutrient, amount: best.amount, written: `${best.amount} g`, of: day.of, by: day.by }
    : null
}

const isKeptFrom = ({ who }: Heard, { result }: AnswerContext): boolean =>
  who !== null &&
  (who.allergens.some(one => result?.allergens.contains.includes(one)) ||
    (result?.groups.some(({ group, level }) => level === 'avoid' && who.groups.includes(group)) ?? false))

/** How many of it, or how much, come to an amount of a nutrient that the question names, or to a day's limit; false where that was not asked. */
export const tellUpTo = (heard: Heard, context: AnswerContext): boolean => {
  const text = heard.text.replace(/人份/g, '份')
  const table = context.result?.nutrition
  const known = knownOf(context)
  if (!table || !known) return false
  const target = targetIn(text, heard.nutrients)
  const isAsked = asksHowMany.test(text) || (target !== null && asksBare.test(text))
  if (!isAsked) return false
  const unit = unitIn(text, context, known.basis)
  const isOver = asksOver.test(text) && heard.nutrients.length > 0
  const isWeighed = unit !== null || isMass.test(asksHowMany.exec(text)?.slice(1).find(Boolean) ?? '')
  const isLimit =
    (isOver || (isWeighed && asksMost.test(text))) &&
    target === null &&
    heard.subjects.every(({ entry }) => !entry)
  const size = unit?.one ?? { value: 100, unit: known.basis }
  const limit =
    isLimit && /^(?:often|suits|nutrition|amount|limit|count|fact|adi)$/.test(heard.wish)
      ? limitFor(heard, context, size)
      : null
  const wanted = target ?? limit
  // Sweets with brandy, and how many a child may have: none.
  if (!wanted || (target === null && isKeptFrom(heard, context))) return false
  const name = nameOf(wanted.nutrient)
  const each = amountOfServing(table, known, wanted.nutrient, size)
  if (!name || !each) return false
  const grams = (wanted.amount / each) * size.value
  const weight = `${grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams)} ${size.unit}`
  const count = unit ? round(grams / unit.one.value) : null
  const many = {
    zh: count === null ? weight : `${count} ${unit?.zh}（${weight}）`,
    en: count === null ? weight : `${count} ${unit?.en} (${weight})`,
  }
  const one = {
    zh: unit ? `一${unit.zh}（${size.value} ${size.unit}）` : `每${size.value} ${size.unit}`,
    en: unit ? `one (${size.value} ${size.unit})` : `${size.value} ${size.unit}`,
  }
  const sodium = wanted.nutrient === 'salt' ? amountOfServing(table, known, 'sodium', size) : undefined
  const alone = shown(wanted.nutrient, each)
  const has = sodium
    ? {
        zh: `${alone}（钠 ${shown('sodium', sodium)}）`,
        en: `${alone} (${shown('sodium', sodium)} of sodium)`,
      }
    : { zh: alone, en: alone }
  context.reply.say(
    limit
      ? {
          zh: `没有规定的数，按${name.zh}算：约 ${many.zh}就到${limit.of.zh}（${limit.by}${wanted.written}，全天吃的都算在内）；${one.zh}含${name.zh} ${has.zh}，按营养成分表计算。`,
          en: `There is no set number; by the ${name.en}, about ${many.en} come to ${limit.of.en} (${limit.by}${wanted.written} with all else that is eaten): ${one.en} has ${has.en}, by the nutrition table.`,
        }
      : {
          zh: `约 ${many.zh}含${name.zh} ${wanted.written}：${one.zh}含 ${has.zh}，按营养成分表计算。`,
          en: `About ${many.en} ${count === 1 ? 'comes' : 'come'} to ${wanted.written} of ${name.en}: ${one.en} has ${has.en}, by the nutrition table.`,
        },
    tableCitation,
  )
  return true
}

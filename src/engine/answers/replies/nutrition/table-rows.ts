import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import type { NutrientName, Nutrition, NutritionRow, Quantity } from '../../../nutrition/nutrition.ts'
import { isOfPrepared } from '../../../nutrition/reading/portions.ts'
import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { daysIn } from '../../entities/amounts/how-often.ts'
import { withoutOtherFoods, withoutOtherNumbers } from '../../entities/amounts/other-numbers.ts'
import { type Audience, isYoung } from '../../entities/people.ts'
import { foldedLabel } from '../../entities/per-label.ts'
import {
  countIn,
  numberOf,
  type Pieces,
  packsIn,
  portionsOfPieces,
  unweighedIn,
} from '../../entities/pieces.ts'
import { type AskedServing, servingsAsked } from '../../entities/serving-words.ts'
import type { Citation, Question } from '../../question.ts'
import { asksEnough, asksTooMuch, asksVerdict, ofMeal } from '../../text/much-or-enough.ts'
import { sourceCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, evidenceCitation, sizesOf } from '../answer-context.ts'
import { ageIn } from '../conditions/age.ts'
import { isForBabies } from '../conditions/pack-ages.ts'
import { eatenIn } from '../effects/eaten.ts'
import { sayNoNumber } from '../effects/no-number.ts'
import { quoteLaxative } from '../pack/laxative.ts'
import { answerNutrition, type NutrientQuestion } from './amounts.ts'
import { asksBetter, asksDayShare, ofSport, ownNeed, shareOfDay } from './day-share.ts'
import { amountOfServing, eaten, whereOf } from './serving-amounts.ts'
import { sportNeed } from './sport/need.ts'
import { upperLevelOf } from './upper-levels.ts'

/** What a sentence about the table rests on: the standard that such tables follow. */
export const tableCitation: Citation = sourceCitation('GB 28050-2011')

/** Rows that answer for a nutrient which the table does not print under its own name. */
const insteadOf: Partial<Record<NutrientName, readonly NutrientName[]>> = {
  salt: ['sodium'],
  addedSugars: ['sugars'],
  sugars: ['addedSugars'],
}

const isWholeTable = /营养成分|营养表|nutrition|macros|nrv/
const isMuch =
  /高|低|爆|超标|超不超|超过|超(?=了|没|吗|量|$)|会不会超|\bover\b|\bexceed|太多|过多|多不多|多吗|多么|大不大|重不重|咸|甜|腻|肥|胖|\bhigh\b|\blow\b|too much|\ba lot\b|lots|salty|sugary|fatty|fatten|more than (?:my|a|the) (?:daily|day|whole day)/

const asksFigure = /多少|how (?:much|many)|\bwhat(?:'?s| is| are)(?: the)? (?:[a-z]+ ){1,3}(?:per|in)\b/
/** Over the day, rather than much: 超标, over the limit. */
const isOverAsked =
  /超标|超不超|超过|会不会超|超(?=了|没|吗|量|$)|\bover (?:the|my|a|an|his|her|their)\b|\bexceeds?\b|more than (?:my|a|the) (?:daily|day|whole day)/

const perOf = (table: Nutrition, column: number): Bilingual => {
  const { per, portion } = table.columns[column] ?? { per: 'unknown' as const }
  const size = portion ? `${portion.value} ${portion.unit}` : ''
  if (per === '100g' || per === '100ml') {
    const unit = per.replace('100', '')
    return { zh: `每 100 ${unit}`, en: `per 100 ${unit}` }
  }
  return per === 'portion'
    ? { zh: `每份${size && `（${size}）`}`, en: `per portion${size && ` (${size})`}` }
    : { zh: '没读清是每多少', en: 'per how much was not read' }
}

/**
 * What the nutrition table states of the nutrients asked about: high or low first, how much a pack or a child's portion contains,
 * else the row itself; false where there is no table or no such row.
 */
export const tellFromTable = (heard: Heard, context: AnswerContext): boolean => {
  const servings = servingsAsked(heard.text, sizesOf(context), heard.serving)
  const isOne = servings.length < 2
  const isOfNeed = isOne && ofSport.test(heard.text) && asksToSupply.test(heard.text)
  const need = isOfNeed ? sportNeed(heard, context) : undefined
  if (need) context.reply.say(need.text, tableCitation, evidenceCitation(context, need.evidence))
  const nutrients = heard.nutrients.filter(one => !need?.nutrients.includes(one))
  if (need && nutrients.length === 0) return true
  return servings
    .map(serving => tellServing({ ...heard, serving, nutrients }, context, isOne, need !== undefined))
    .some(Boolean)
}

/** Macros for the whole box: of what the table leads with. */
const ofTable: readonly NutrientName[] = ['energy', 'protein', 'fat', 'carbohydrate', 'sugars', 'salt']

/** 25 g of sugars is a figure of WHO, and no portion. */
const isFigureOfWho = (
  nutrients: readonly NutrientName[],
  asked: AskedServing | null,
  text: string,
): boolean =>
  nutrients.some(one => /sugars/i.test(one)) &&
  asksBetter(text) &&
  asked !== null &&
  typeof asked === 'object' &&
  asked.value === 25 &&
  !isPieces(asked)

const tellServing = (
  { nutrients: askedFor, who, text, serving: asked }: Heard,
  context: AnswerContext,
  isOne: boolean,
  isNeedTold: boolean,
): boolean => {
  const table = context.result?.nutrition
  if (!table) return false
  const isOfServing = asked !== null && asked !== 'hundred'
  const nutrients = askedFor.length === 0 && isWholeTable.test(text) && isOfServing ? ofTable : askedFor
  // Cereal from six months on: nobody else's day is asked about.
  const isOfChild =
    isYoung(who?.groups ?? []) || (who === null && asksEnough.test(text) && isForBabies(context))
  const isFigure = isFigureOfWho(nutrients, asked, text)
  const named = isFigure ? 'portion' : asked
  const said = withoutOtherNumbers(text)
  const several = isOne ? (packsOf(table, said) ?? portionsOf(table, named, said)) : null
  const stated = isPieces(named) ? named : (several ?? named)
  // A week's sum is held against no day.
  const isSum = daysIn(text) > 1
  const isOfSport = ofSport.test(text)
  const isGain = /补|有用/.test(text) && !isOfSport
  const isSupply = isOfSport && asksToSupply.test(text) && !isMuch.test(text)
  const isOfDay = !isSum && (asksDayShare(text) || asksBetter(text) || isGain || isSupply)
  // What a meal needs no reference says: whether it is much.
  const isOfMeal = !isSum && asksEnough.test(text) && !isOfSport && ofMeal.test(text)
  const isEnough = !isSum && asksEnough.test(text) && !isOfSport && !isOfMeal
  const isOverUpper = isOverAsked.test(text) && nutrients.some(one => upperLevelOf(one))
  const label = foldedLabel(context.asked.label?.text ?? '')
  const isMug = stated === 'pack' && isOfPrepared(label) && mug.test(fold(context.asked.question).text)
  const serving =
    (isMug ? 'portion' : wholeOfPortions(stated, table, label)) ??
    stated ??
    (isOfDay ||
    isOfChild ||
    isEnough ||
    asksTooMuch.test(text) ||
    isOverUpper ||
    (isOfSport && !isMuch.test(text))
      ? atOnce(context)
      : null)
  if (asksNet.test(text) && tellNet(serving, table, context)) return true
  if (isUnsized(serving, table)) sayUnweighed(text, context)
  if (isOfNoPack(serving, table, label)) context.reply.say(noPack, tableCitation)
  else sayOtherUnit(serving, table, context)
  const asksSum = asksFigure.test(text)
  // How much is in two of them, and is that a lot: of the two.
  const isOfBoth = asksSum && serving !== null && serving !== 'hundred' && isVerdictLast(text)
  const isLevel =
    !isSum && (((isMuch.test(text) || asksVerdict.test(text)) && !asksSum) || isOfBoth || isOfMeal)
  // Is it rather fatty, and how much is in half of it: both.
  if (asksSum && !isSum && !isOfChild && !isOfBoth && (asksIfHigh.test(text) || asksVerdict.test(text)))
    sayLevels(nutrients, table, context)
  // Does it do for my protein: whether it is high in it.
  if (isOfSport && nutrients.includes('protein') && asksIfOk.test(text))
    sayLevels(['protein'], table, context)
  const portions = portionsOfPieces(said, context.asked.label?.text ?? '')
  const counted = portions ? { count: portions.count, countWords: portions.words } : { count: countIn(said) }
  const ask: Omit<NutrientQuestion, 'nutrient'> = {
    serving,
    isLevel,
    isOfChild,
    isOfDay,
    isEnough,
    isTooMuch: isLevel && asksTooMuch.test(text),
    isOver: isLevel && !isOfMeal && isOverAsked.test(text),
    ...counted,
    isBetter: asksBetter(text),
    isInCubes: asksCubes.test(context.asked.question),
    ...childOf(who, context),
    ...(who === null && isOfChild ? { isOfSmall: true } : {}),
  }
  const told = withSugars(nutrients, serving, context).map(nutrient => tellOne(nutrient, ask, table, context))
  const isToldAlready = who?.groups.includes('diabetes') ?? false
  if (nutrients.includes('carbohydrate') && !nutrients.includes('polyols') && !isToldAlready)
    sayPolyolsOf(serving, table, context)
  if (told.some(Boolean)) sayBeside(nutrients, text, isOfSport && !isNeedTold, context)
  return told.some(Boolean)
}

/** What the table states of one nutrient, or of what stands for it; else its row as it is printed. */
const tellOne = (
  nutrient: NutrientName,
  ask: Omit<NutrientQuestion, 'nutrient'>,
  table: Nutrition,
  context: AnswerContext,
): boolean => {
  const asked = [nutrient, ...(insteadOf[nutrient] ?? [])]
  for (const one of asked) {
    const said = answerNutrition(table, { ...ask, nutrient: one })
    if (!said) continue
    const isBehind = ask.isLevel && context.reply.lines() > 0
    context.reply.say(
      isBehind ? withoutYes(said) : said,
      tableCitation,
      ...(said.evidence ? [evidenceCitation(context, said.evidence)] : []),
    )
    return true
  }
  const rows = table.rows.filter(row => asked.includes(row.nutrient)).slice(0, 2)
  for (const row of rows) sayRow(row, table, context)
  return rows.length > 0 || tellWhole(nutrient, ask.serving, table, context)
}

/** Better only a little for him, and it is high: no yes beside the verdict. */
const withoutYes = ({ zh, en }: Bilingual): Bilingual => ({
  zh,
  en: en.replace(/^(?:Yes|No), ([a-z])/, (_, first: string) => first.toUpperCase()),
})

/** What belongs to figures that were told: the pack's own warning of two bars a day, what nobody can say, and the doctor. */
const sayBeside = (
  nutrients: readonly NutrientName[],
  text: string,
  isOfSport: boolean,
  context: AnswerContext,
): void => {
  if (nutrients.includes('polyols')) quoteLaxative(context)
  sayNoNumber(context)
  if (isOfSport && asksToSupply.test(text)) context.reply.note(ownNeed)
  if (isUnderDoctor.test(text)) sayDoctor(context)
}

/** How much is in two of them, and is that a lot; whether the food is high in it may be asked before. */
const isVerdictLast = (text: string): boolean => text.search(asksVerdict) > text.search(asksFigure)

const asksIfOk = /行[不吗么]|可以[不吗么]|合适|划算|值不值|好[不吗]|\b(?:worth|any use)\b/
const asksToSupply = /够|补不补|补得?[到了]|能补|\benough\b|\bgood amount\b|should it be|\bdo i need\b/
const asksIfHigh = /是不是.{0,4}[高多咸]|高不高|[高多]吗|偏高|\bis (?:it|that|this) (?:high|a lot)\b/
const sayLevels = (nutrients: readonly NutrientName[], table: Nutrition, context: AnswerContext): void => {
  for (const nutrient of nutrients) {
    const said = answerNutrition(table, { nutrient, serving: null, isLevel: true, isOfChild: false })
    if (said) context.reply.say(said, tableCitation)
  }
}

const ofWeight = /胖|肥|减肥|减脂|\bfatten|\bfat\?|\bweight\b|make (?:me|you|him|her) fat/
/** Of what makes fat: the sugars first where they are over half of a day's, which the energy of a drink does not show. */
const withSugars = (
  nutrients: readonly NutrientName[],
  serving: AskedServing | null,
  { text, result }: AnswerContext,
): readonly NutrientName[] => {
  const table = result?.nutrition
  const known = table && knownAmounts(table)
  const size = table && eaten(table, serving ?? 'portion')
  const sugars = known && size && amountOfServing(table, known, 'sugars', size.quantity)
  const share = sugars === undefined ? undefined : shareOfDay('sugars', sugars)
  if (share === undefined || share < 0.5 || !ofWeight.test(text)) return nutrients
  return nutrients.includes('energy') && !nutrients.includes('sugars') ? ['sugars', ...nutrients] : nutrients
}

/** What is known of the child, and of the sugars that milk has by nature. */
export const childOf = (who: Audience | null, { text, result, asked }: AnswerContext) => ({
  age: ageIn(text) ?? ageBefore(asked),
  isOfSmall: who?.groups.includes('infant_0_36m') ?? false,
  isOfMilk: result?.allergens.contains.includes('milk') ?? false,
})

/** The age that the message names elsewhere, or one before it. */
const ageBefore = ({ question, history }: Question): number | undefined => {
  const own = history.flatMap(({ role, content }) => (role === 'user' ? content : []))
  return [question, ...own.reverse()].map(one => ageIn(fold(one).text)).find(one => one !== undefined)
}

const asksCubes = /方糖|sugar cubes?/i
/** Neither the question nor the pack says how much one of them is. */
const isUnsized = (serving: AskedServing | null, table: Nutrition): boolean =>
  (serving === null || serving === 'portion') &&
  table.columns.every(({ per, portion }) => per !== 'portion' && portion === undefined)

/** How much is in one roll, where the pack does not say what a roll weighs: that it cannot be worked out. */
const sayUnweighed = (text: string, context: AnswerContext): void => {
  const piece = unweighedIn(withoutOtherNumbers(withoutOtherFoods(text, sizesOf(context).name)))
  if (!piece) return
  // One stick of ice cream is the pack.
  const pack = context.result?.nutrition?.pack
  const isPack = pack !== undefined && pack.value <= mostOfOne[pack.unit]
  if (isPack && isOneOfPack.test(`${piece.counted} ${piece.noun}`)) return
  context.reply.say(
    {
      zh: `${piece.counted}有多重标签没有写，所以算不出，只有表上的数：`,
      en: `What one ${piece.noun} weighs the label does not say, so it cannot be worked out; the table gives:`,
    },
    tableCitation,
  )
}

const mostOfOne = { g: 120, ml: 600 } as const
const isOneOfPack = /^一[根支个条杯只]|\b(?:bar|stick|bottle|can|cup|pot|glass)$/

const isUnderDoctor = /医生|大夫|医嘱|\bdoctor\b|\bgp\b|dietiti?[ac]n/

const sayDoctor = ({ reply }: AnswerContext): void =>
  reply.say(
    {
      zh: '医生给你定了量的话，把它算进那个量里；不清楚就问医生。',
      en: 'If your doctor gave you an amount for the day, count it towards that, and ask where you are unsure.',
    },
    tableCitation,
  )

/** What is eaten at once by the words of the question and of the label. */
const atOnce = (context: AnswerContext): AskedServing | null => {
  const eaten = eatenIn(context)
  return eaten ? { ...eaten.quantity, is: eaten.is } : null
}

/** A mug of soup is one sachet of the box. */
const mug = /[一每][杯碗]|\b(?:mug|cup|bowl)\b/
const portionsOfPack = /(\d{1,2}) ?(?:sachets|servings|portions|mugs|cups)\b|(\d{1,2})\s?(?:小?[包袋条份])/
/** The whole pack of a powder whose table is of the mug: as many mugs as it states portions. */
const wholeOfPortions = (
  asked: AskedServing | null,
  { columns, pack }: Nutrition,
  label: string,
): AskedServing | undefined => {
  const portion = columns.find(({ portion: size }) => size !== undefined)?.portion
  const [, en, zh] = portionsOfPack.exec(label) ?? []
  const count = Number(en ?? zh)
  if (asked !== 'pack' || pack || !portion || !(count > 1) || !isOfPrepared(label)) return undefined
  const { value, unit } = portion
  return {
    value: value * count,
    unit,
    is: {
      zh: `整包（${count} 份，每份${value} ${unit}）`,
      en: `the whole pack (${count} portions of ${value} ${unit})`,
    },
  }
}

const isPieces = (serving: AskedServing | null): serving is Pieces =>
  serving !== null && typeof serving === 'object' && 'words' in serving

/** What several packs contain together, where the pack's content was read. */
const packsOf = ({ pack }: Nutrition, text: string): Quantity | null => {
  const packs = packsIn(text)
  return pack && packs !== null ? { value: pack.value * packs, unit: pack.unit } : null
}

/** Carbohydrate is not told without its polyols, which raise blood sugar less. */
const sayPolyolsOf = (serving: AskedServing | null, table: Nutrition, context: AnswerContext): void => {
  const known = knownAmounts(table)
  const size = eaten(table, serving ?? (known?.isFromPortion ? 'portion' : 'hundred'))
  const grams = known && size && amountOfServing(table, known, 'polyols', size.quantity)
  if (!grams) return
  const amount = Math.round(grams * 10) / 10
  context.reply.say(
    {
      zh: `其中糖醇 ${amount} g：对血糖的影响比糖小，算不算进碳水听医生或营养师的。`,
      en: `Of these ${amount} g are polyols: they raise blood sugar less than sugar does; whether to count them is for your care team to say.`,
    },
    tableCitation,
  )
}

const severalPortions =
  /\b(two|three|four|five|six|[2-9]) (?:servings|portions|serves|a day)\b|([两二三四五六2-9])份/

/** What two servings are together, where the table says how much one is. */
const portionsOf = ({ columns }: Nutrition, asked: AskedServing | null, text: string): Pieces | null => {
  const [words, en, zh] = severalPortions.exec(text) ?? []
  const portion = columns.find(({ portion: size }) => size !== undefined)?.portion
  const isOfPortions = asked === null || asked === 'portion'
  if (!words || !portion || !isOfPortions) return null
  const count = numberOf(en ?? zh ?? '')
  return {
    value: portion.value * count,
    unit: portion.unit,
    words: zh ? words : `${count} portions`,
  }
}

const noPack: Bilingual = {
  zh: '整包有多少，按这张营养成分表算不出来；表上的数：',
  en: 'What the whole pack has cannot be worked out from this table; it gives:',
}
/** Of the whole pack, where the label states no weight of it, or one in ml beside a table in g. */
const isOfNoPack = (serving: AskedServing | null, table: Nutrition, label: string): boolean => {
  if (serving !== 'pack' && serving !== 'half') return false
  const basis = knownAmounts(table)?.basis
  if (table.pack) return table.pack.unit !== basis
  return isOfPrepared(label) || table.columns.every(({ per }) => per !== 'portion')
}

/** A spoon in ml beside a table in g, 10 g beside one in ml: what it weighs is not stated. */
const sayOtherUnit = (serving: AskedServing | null, table: Nutrition, context: AnswerContext): void => {
  const basis = knownAmounts(table)?.basis
  if (serving === null || typeof serving !== 'object' || basis === undefined || serving.unit === basis) return
  // 5 g of carbs on a drink is a figure of its table.
  if (basis === 'ml' && !/[勺匙]|spoon/.test(context.text)) return
  const [zh, en] = basis === 'g' ? ['按克计', 'in grams'] : ['按毫升计', 'in millilitres']
  context.reply.say(
    {
      zh: `营养成分表${zh}，${serving.value} ${serving.unit} 是多少 ${basis} 标签没有写，所以算不出；表上的数：`,
      en: `The nutrition table counts ${en}, and how many ${basis} ${serving.value} ${serving.unit} are the label does not say, so it cannot be worked out; the table gives:`,
    },
    tableCitation,
  )
}

/** A table that does not print sugars: the carbohydrates that they are part of. */
const tellWhole = (
  nutrient: NutrientName,
  asked: AskedServing | null,
  table: Nutrition,
  context: AnswerContext,
): boolean => {
  const known = knownAmounts(table)
  const serving = eaten(table, asked ?? 'hundred')
  const grams = known && serving && amountOfServing(table, known, 'carbohydrate', serving.quantity)
  if (!serving || grams === undefined || (nutrient !== 'sugars' && nutrient !== 'addedSugars')) return false
  const amount = Math.round(grams * 10) / 10
  const where = whereOf(serving)
  context.reply.say(
    {
      zh: `营养成分表没有标糖；${where.zh}有碳水化合物 ${amount} g，糖包括在内。`,
      en: `The nutrition table does not state sugars; ${where.en} has ${amount} g of carbohydrate, sugars included.`,
    },
    tableCitation,
  )
  return true
}

const asksNet =
  /净碳水|(?:不算|不计|减去|扣掉|扣除|去掉).{0,6}(?:糖醇|多元醇|纤维)|\bnet carb|(?:without|not counting|minus|excluding|less) (?:the )?(?:polyols?|sugar alcohols?|fib)/

/** Net carbs: no law says what they are; carbohydrate less polyols, and in tables of the US less fibre, which the others count apart. */
const tellNet = (asked: AskedServing | null, table: Nutrition, context: AnswerContext): boolean => {
  const known = knownAmounts(table)
  const serving = eaten(table, asked ?? 'hundred')
  if (!known || !serving) return false
  const of = (nutrient: NutrientName) => amountOfServing(table, known, nutrient, serving.quantity)
  const [carbs, polyols] = [of('carbohydrate'), of('polyols')]
  const fibre = table.reference === 'DV' ? of('fibre') : undefined
  if (carbs === undefined || (polyols === undefined && fibre === undefined)) return false
  const grams = (value: number) => Math.round(value * 10) / 10
  const where = whereOf(serving)
  const less = (word: string, value: number | undefined) => (value === undefined ? '' : word + grams(value))
  context.reply.say(
    {
      zh: `${where.zh}约 ${grams(carbs - (polyols ?? 0) - (fibre ?? 0))} g：碳水化合物 ${grams(carbs)} g${less('，减去糖醇 ', polyols)}${less('，减去膳食纤维 ', fibre)}（g）。“净碳水”不是法规里的词；有些糖醇（如麦芽糖醇）也会升血糖，不是全都不算。`,
      en: `About ${grams(carbs - (polyols ?? 0) - (fibre ?? 0))} g in ${where.en}: ${grams(carbs)} g of carbohydrate${less(' less polyols ', polyols)}${less(' less fibre ', fibre)} (g). "Net carbs" is no term of the law, and some polyols, maltitol among them, do raise blood sugar.`,
    },
    tableCitation,
  )
  return true
}

const sayRow = ({ name, cells }: NutritionRow, table: Nutrition, context: AnswerContext): void => {
  const cell = cells[0]
  if (!cell) return
  const values = cells
    .filter(({ column }) => column === cell.column)
    .map(({ value, unit, bound }) => `${bound === 'lessThan' ? '<' : ''}${value} ${unit}`)
    .join(' / ')
  const per = perOf(table, cell.column)
  const share = cell.share?.isSure ? cell.share.percent : undefined
  context.reply.say(
    {
      zh: `营养成分表：${name} ${values}（${per.zh}${share === undefined ? '' : `，占每日参考值 ${share}%`}）${cell.isSure ? '' : '；这一格读得不确定，请核对'}。`,
      en: `Nutrition table: ${name} ${values} (${per.en}${share === undefined ? '' : `, ${share} % of the daily reference`})${cell.isSure ? '' : '; this cell was not read for certain, please check'}.`,
    },
    tableCitation,
  )
}

import { KJ_PER_KCAL } from '../../../nutrition/checks/amounts.ts'
import { servingsOf } from '../../../nutrition/facts/servings.ts'
import { LEVEL_LIMITS } from '../../../nutrition/judged/levels.ts'
import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import { nutrientName } from '../../../nutrition/nutrient-words.ts'
import { isInMicrograms, isInMilligrams } from '../../../nutrition/nutrients.ts'
import type { NutrientName, Quantity } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import { amountAsked, factorIn, multiplied } from '../../entities/amounts/amount-asked.ts'
import { withoutOtherNumbers } from '../../entities/amounts/other-numbers.ts'
import { isByTheSpoon } from '../../entities/amounts/seasonings.ts'
import { weighsSpoons } from '../../entities/amounts/spoons.ts'
import {
  eachIn,
  numberOf,
  onePiece,
  packsIn,
  piecesIn,
  unweighedIn,
  withoutTypes,
} from '../../entities/pieces.ts'
import { servingIn, spoonIn } from '../../entities/serving-words.ts'
import { type AnswerContext, sizesOf } from '../answer-context.ts'
import { amountOfServing, portionOfOne } from '../nutrition/serving-amounts.ts'

const severalEn =
  /(?<!\d[.,]|\b(?:only|is|are|aged?|'s|s|he|she|turned|nearly|almost|just) )\b(two|three|four|five|six|[2-9])(?: of (?:these|them|those)| in one go| (?:big |small )?(?:cans|bars|slices|bottles|cups|mugs|glasses|packs|bags|servings|portions|sachets|scoops|bowls)\b| a day|$)/
const severalZh =
  /(?<!第|这|那)([两二三四五六2-9])(?!个?单位)[个根条罐瓶包袋盒块颗杯支听桶](?!(?:都|是|的)?(?:甜味|添加|色素|防腐|香精|增稠|乳化|成[分份]|配料|原料|东西|名字|词|字|数|问题|月|星期|小时|人|孩|娃|宝|牌|品牌|种))(?![\u4e00-\u9fff]{0,4}(?:剂|素|糖醇|酸|胶|盐)(?:会|是|有|都|能|对|吗|呢|$))/

const meals =
  /[一每][天日](?:吃|喝|食|飲|饮)?([两二三四五六2-9])[次顿餐碗]|(顿顿|餐餐|每[顿餐]|三餐)|\b(two|three|four|five|[2-5]) (?:times|meals) (?:a|per|every) day\b|\b(every (?:single )?meal|breakfast,? lunch,? and (?:dinner|tea|supper))\b/
const mealsOfDay = 3
/** How many times a day: three meals a day, 顿顿; null for no number. */
const mealsIn = (text: string): number | null => {
  const [words, zh, all, en] = meals.exec(text) ?? []
  if (!words) return null
  const many = zh ?? en
  return all || many === undefined ? mealsOfDay : numberOf(many)
}

/** How many of it a folded question speaks of; null for no number. */
export const timesIn = (question: string): number | null => {
  const text = withoutOtherNumbers(question)
  const many = severalEn.exec(withoutTypes(text))?.[1] ?? severalZh.exec(text)?.[1]
  return many === undefined ? mealsIn(text) : numberOf(many)
}

/** 一根 of 一次几根: one of what a question counts; null where it counts nothing. */
const pieceAsked = (text: string): string | null => {
  const [, zh, en] = /几([片条根块颗粒枚个只包袋])|\bhow many (?:of these )?([a-z]{3,}?)s?\b/.exec(text) ?? []
  return zh ? `一${zh}` : en ? `one ${en}` : null
}

/** A pack up to this much is one for a single person; of dry and fatty food (kJ in 100 g) less. */
const mostAtOnce = { g: 250, ml: 600 } as const
const dense = { from: 1000, g: 130 } as const
const isOfNoodles = /面饼|粉饼|麵餅|米粉饼|noodle/i
const isOfSeveral = /[2-9二两三四五六](?:[~～至-][2-9三四五六])?人份|serves [2-9]|[2-9] servings/i
/** A bowl of instant noodles with its sachets is eaten whole, however rich. */
const isForOne = ({ asked, result }: Pick<AnswerContext, 'asked' | 'result'>): boolean => {
  const sections = (result?.ingredients ?? []).filter(({ role }) => role === 'section')
  return (
    sections.length > 1 &&
    sections.some(({ name }) => isOfNoodles.test(name)) &&
    !isOfSeveral.test(asked.label?.text ?? '')
  )
}
/** 红油料包24克×3: a sachet beside what is eaten is no portion. */
const isOfSachet = ({ value }: Quantity, label: string): boolean =>
  new RegExp(`[料酱醬汁粉油汤湯][包袋]\\s?[:：]?\\s?${value}\\s?(?:克|g|公克)`).test(label)
/** Of smaller pieces nobody eats one. */
const leastPiece = 10
/** What no label weighs. */
const isHandful = /一把|几[颗粒]|\bhandfuls?\b|\ba few\b/

/** How much a question speaks of, else the portion that the label states, else 100 g or ml. */
export interface Eaten {
  quantity: Quantity
  is: Bilingual
  /** No amount of anybody's, but what the table counts in. */
  isPer?: true
}

const of = (quantity: Quantity, zh: string, en: string): Eaten => ({
  quantity,
  is: { zh: `${zh}${quantity.value} ${quantity.unit}`, en: `${en}${quantity.value} ${quantity.unit}` },
})

/** What figures are of where nobody says how much is eaten. */
const per = (quantity: Quantity): Eaten => ({ ...of(quantity, '每', ''), isPer: true })

/** Whether nothing tells how much is eaten, so that the figures are of 100 g or ml. */
export const isPer100 = ({ isPer, quantity }: Eaten): boolean => isPer === true && quantity.value === 100

/** Two bars (100 g). */
const sized = ({ words, value, unit }: Quantity & { words: string }): Bilingual => ({
  zh: `${words}（${value} ${unit}）`,
  en: `${words} (${value} ${unit})`,
})

/** A third of 30 g, 30 g three times. */
const sharedOf = ({ value, unit }: Quantity, text: string, factor: number): Eaten => {
  const shared = multiplied({ words: `${value} ${unit}`, value, unit }, text, factor)
  return { quantity: shared, is: sized(shared) }
}

/** Two spoons, about 30 g: what they weigh is said, and not of one of them. */
const isSaid = (text: string): boolean => /\d ?(?:克|g\b|ml|毫升)/.test(text) && !weighsSpoons(text)

/** What somebody would eat at once by the words of the question and of the label; undefined where no table was read. */
export const eatenIn = ({ text, result, asked }: AnswerContext): Eaten | undefined => {
  const table = result?.nutrition
  const salt = (table && knownAmounts(table)?.of.salt) ?? 0
  const servings = table ? servingsOf(table) : []
  const isDense =
    ((table && knownAmounts(table)?.of.energy) ?? 0) >= dense.from && !isForOne({ asked, result })
  const atOnce = { ...mostAtOnce, ...(isDense ? { g: dense.g } : {}) }
  const [hundred] = servings
  if (!table || !hundred) return undefined
  const pieces = amountAsked(text, sizesOf({ asked, result }))
  if (pieces && pieces.unit === hundred.quantity.unit) return { quantity: pieces, is: sized(pieces) }
  const said = withoutOtherNumbers(text)
  const weighed = servingIn(said)
  const isWeighed = weighed !== null && typeof weighed === 'object' && weighed.unit === hundred.quantity.unit
  const spoon = isWeighed && isSaid(said) ? null : spoonIn(said, sizesOf({ asked, result }))
  const given = spoon ?? weighed
  if (given === 'hundred') return per(hundred.quantity)
  const factor = factorIn(text)
  if (factor !== 1 && given !== null && typeof given === 'object' && given.unit === hundred.quantity.unit) {
    return sharedOf(given, text, factor)
  }
  if (given !== null && typeof given === 'object' && given.unit === hundred.quantity.unit)
    return spoon ? { quantity: spoon, is: spoon.is } : of(given, '', '')
  // How many of them: what one is, where the pack says it.
  const counted = pieceAsked(text)
  const countedPiece = counted === null ? null : piecesIn(counted, asked.label?.text ?? '')
  if (countedPiece && countedPiece.unit === hundred.quantity.unit)
    return of(countedPiece, `${countedPiece.words}，`, `${countedPiece.words}, `)
  const portion = servings.find(one => one.of === 'portion')
  const pack = servings.find(one => one.of === 'pack')
  // 这包鱼蛋 only points at a pack that nobody finishes at once.
  const isPointed = !/整|全|一[瓶包袋盒罐]|[喝吃][完光晒]|whole|entire|\b(?:a|one|full) /.test(text)
  const isLarge = pack !== undefined && pack.quantity.value > atOnce[pack.quantity.unit]
  const serving = given === 'pack' && isPointed && isLarge ? null : given
  const least = { value: salt >= saltiest ? 10 : 100, unit: hundred.quantity.unit }
  const unweighed = unweighedIn(said)
  // One jelly may be the whole pack, one plum is not.
  const isWholePack =
    pack !== undefined && pack.quantity.value <= atOnce[pack.quantity.unit] && salt < saltiest
  const label = asked.label?.text ?? ''
  const [ofEach, ofPiece] = [eachIn(label), onePiece(label)]
  const each = ofEach && isOfSachet(ofEach, label) ? undefined : ofEach
  const piece = ofPiece && isOfSachet(ofPiece, label) ? undefined : ofPiece
  const isPiece = piece !== undefined && piece.unit === hundred.quantity.unit && piece.value >= leastPiece
  // 一块, of a pack that weighs its 枚: one of these.
  if (unweighed && isPiece && ofOne.test(unweighed.counted)) return { quantity: piece, is: piece.is }
  if (unweighed && !(isWholePack && isOnePack.test(unweighed.counted))) return ofUnweighed(least, unweighed)
  const times = packsIn(said) ?? timesIn(said)
  const single: Eaten | undefined =
    each?.unit === hundred.quantity.unit
      ? of(each, '每份', 'one of ')
      : isPiece
        ? { quantity: { value: piece.value, unit: piece.unit }, is: piece.is }
        : undefined
  const one =
    portion ?? single ?? (pack && pack.quantity.value <= atOnce[pack.quantity.unit] ? pack : undefined)
  // Three sticks of a bag that does not say what a stick weighs are not three bags.
  const isOfPieces = portion === undefined && single === undefined && isPieceOf.test(said)
  if (times !== null && one && times > 1 && !(isOfPieces && !(pack && pack.quantity.value <= mostOfPiece))) {
    const value = Math.round(one.quantity.value * times * 10) / 10
    return of({ ...one.quantity, value }, `${times} 份共`, `${times} of them, `)
  }
  // Half a serving, of a pack of four.
  const isHalf = serving === 'half' && ofHalfPortion.test(text)
  if (isHalf && portion) return of(halfOf(portion.quantity), '半份', 'half a portion, ')
  const halved = serving === 'half' ? (pack?.quantity ?? portionOfOne(table)) : undefined
  if (halved) return of({ ...halved, value: halved.value / 2 }, '半包', 'half the pack, ')
  const isWhole = /整|全部|whole|entire/.test(text)
  if (serving === 'pack' && each && single && !isWhole) return single
  if (serving === 'pack' && pack) return of(pack.quantity, '整包', 'the whole pack of ')
  if (portion) return of(portion.quantity, '每份', 'a portion of ')
  if (isHandful.test(text)) return per(least)
  if (single) return single
  // Nobody eats a jar of bean paste at once.
  if (isByTheSpoon(sizesOf({ asked, result })))
    return { quantity: { value: 15, unit: hundred.quantity.unit }, is: tablespoon[hundred.quantity.unit] }
  return salt >= saltiest ? per(least) : byPack(pack?.quantity, table.pack, hundred.quantity, salt, atOnce)
}

/** Of a pack that one person finishes the whole of it, else 100 g: nobody drinks a bottle of soy sauce. */
const byPack = (
  pack: Quantity | undefined,
  stated: Quantity | undefined,
  hundred: Quantity,
  salt: number,
  atOnce: Readonly<Record<Quantity['unit'], number>>,
): Eaten => {
  const isSauce = pack?.unit === 'ml' && salt > LEVEL_LIMITS.g.salt.high
  if (pack && !isSauce && pack.value <= atOnce[pack.unit]) return of(pack, '整包', 'the whole pack of ')
  return stated?.value === 100 && stated.unit === hundred.unit
    ? of(stated, '整包', 'the whole pack of ')
    : per(hundred)
}
const halfOf = ({ value, unit }: Quantity): Quantity => ({ value: Math.round(value * 5) / 10, unit })
const ofHalfPortion = /半份|\bhalf (?:an? |of an? |the |of the )?(?:serve|serving|portion)\b/
const tablespoon = {
  g: { zh: '一汤匙约 15 g，', en: 'a tablespoon (about 15 g)' },
  ml: { zh: '一汤匙 15 ml ', en: 'a tablespoon (15 ml)' },
} as const
/** A bar or a lolly may be the pack itself. */
const mostOfPiece = 60
const isPieceOf = /[两二三四五六七八九十2-9][根条块颗粒片枚]/
/** Grams of salt in 100 g, twice a day's. */
const saltiest = 10

/** What a pack for one may be called itself. */
const ofOne = /^一[块塊个個枚颗顆粒片只隻]$/
const isOnePack = /[个只根条支]$|^一份$/
const ofUnweighed = (
  quantity: Quantity,
  { counted, noun }: NonNullable<ReturnType<typeof unweighedIn>>,
): Eaten => {
  const size = `${quantity.value} ${quantity.unit}`
  return {
    quantity,
    isPer: true,
    is: {
      zh: `每${size}（${counted}有多重标签没有写）`,
      en: `${size} (what one ${noun} weighs the label does not say)`,
    },
  }
}

const ofDiabetes =
  /糖尿|胰岛素|血糖|控糖|二甲双胍|[12一二]型|\bdiabet|\binsulin|\bblood sugar|\bmetformin|\btype (?:1|one|2|two)\b/
const countedPolyols: Bilingual = {
  zh: '糖醇对血糖的影响比糖小，算不算进碳水听医生或营养师的。',
  en: ' Polyols raise blood sugar less than sugar does; whether to count them is for your care team to say.',
}

/** What is eaten, and what the table states of a nutrient in it, in grams or kJ, undefined where it does not. */
export interface EatenAmounts {
  eaten: Eaten
  of: (nutrient: NutrientName) => number | undefined
}

/** The amounts of what is eaten; undefined where no table was read. */
export const amountsEaten = (
  context: AnswerContext,
  eaten: Eaten | undefined = eatenIn(context),
): EatenAmounts | undefined => {
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  if (!known || !eaten) return undefined
  return { eaten, of: nutrient => amountOfServing(table, known, nutrient, eaten.quantity) }
}

/** The energy of what is eaten, in kJ and in whole kcal; undefined where no table was read or it states none. */
export const energyEaten = (
  context: AnswerContext,
): { is: Bilingual; kJ: number; kcal: number } | undefined => {
  const amounts = amountsEaten(context)
  const kJ = amounts?.of('energy')
  return amounts && kJ !== undefined
    ? { is: amounts.eaten.is, kJ, kcal: Math.round(kJ / KJ_PER_KCAL) }
    : undefined
}

/** What the table states of some nutrients in what is eaten, in one sentence, carbohydrate never without its polyols; undefined where it states none of them. */
export const figuresOf = (
  nutrients: readonly NutrientName[],
  context: AnswerContext,
  isCountTold = true,
): Bilingual | undefined => {
  const amounts = amountsEaten(context)
  if (!amounts) return undefined
  const { eaten, of: amountOf } = amounts
  const textOf = (nutrient: NutrientName): Bilingual | undefined => {
    const amount = amountOf(nutrient)
    // Questions name salt for it, and tables sodium.
    const name = nutrient === 'sodium' ? { zh: '钠', en: 'sodium' } : nutrientName(nutrient)
    if (amount === undefined || !name) return undefined
    const grams = Math.round(amount * 10) / 10
    const text =
      nutrient === 'energy'
        ? `${Math.round(amount / KJ_PER_KCAL)} kcal`
        : isInMilligrams(nutrient)
          ? `${Math.round(amount * 1000)} mg`
          : isInMicrograms(nutrient)
            ? `${Math.round(amount * 1e7) / 10} µg`
            : `${grams} g`
    // The row that is printed, where salt was worked out of it.
    const sodium =
      nutrient === 'salt' ? context.result?.nutrition?.rows.find(row => row.nutrient === 'sodium') : undefined
    const mg = sodium && amountOf('sodium')
    const printed = mg === undefined ? '' : `${Math.round(mg * 1000)} mg`
    return {
      zh: `${name.zh} ${text}${printed && `（钠 ${printed}）`}`,
      en: `${text} of ${name.en}${printed && ` (${printed} of sodium)`}`,
    }
  }
  const isOfCarbs = nutrients.includes('carbohydrate')
  const polyols = isOfCarbs ? textOf('polyols') : undefined
  const told = nutrients.flatMap(nutrient => {
    const text = nutrient === 'polyols' && isOfCarbs ? undefined : textOf(nutrient)
    if (!text) return []
    return polyols && nutrient === 'carbohydrate'
      ? [{ zh: `${text.zh}（其中${polyols.zh}）`, en: `${text.en} (of which ${polyols.en})` }]
      : [text]
  })
  if (told.length === 0) return undefined
  const counted =
    isCountTold && polyols && ofDiabetes.test(context.text) ? countedPolyols : { zh: '', en: '' }
  return {
    zh: `${eaten.is.zh.replace(/[，\s]+$/, '')}：${told.map(({ zh }) => zh).join('、')}（营养成分表）。${counted.zh}`,
    en: `In ${eaten.is.en}: ${told.map(({ en }) => en).join(', ')} (nutrition table).${counted.en}`,
  }
}

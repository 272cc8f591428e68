import type { Nutrition, Quantity } from '../../../nutrition/nutrition.ts'
import { foldedLabel } from '../per-label.ts'
import {
  aboutNumberOf,
  eachIn,
  numberOf,
  type Pieces,
  piecesCounted,
  piecesIn,
  portionIn,
  quantity,
} from '../pieces.ts'
import { countedIn } from './counted.ts'
import { daysIn, lastsIn, peopleIn, timesADayIn } from './how-often.ts'
import { measuresIn } from './measures.ts'
import { withoutOtherFoods, withoutOtherNumbers } from './other-numbers.ts'

/** What the pack of a question is, as far as it states sizes. */
export interface PackSizes {
  text: string
  name: string
  nutrition: Pick<Nutrition, 'columns' | 'pack'> | undefined
}

const many = '半|[一两二三四五六七八九]|十[一二三四五六七八九]?|[二三]十|[1-9]\\d?'
const manyEn =
  'half an?|half the|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|a couple of|[1-9]\\d?'
const unitZh = '片条條块塊颗顆粒枚个個只支根包袋盒瓶罐听桶杯碗'

/** Two slices of 40 g, three 25 g bars; 17 g carbs count nothing. */
const sizedEn = new RegExp(
  `\\b(${manyEn}) (?:(?:x |of )?(\\d{1,4}(?:\\.\\d)?) ?(g|ml)(?:rams?)?[ -](?!of\\b|sugars?|carb|fat|protein|salt|fib|sodium|polyol)(?:[a-z]+ )?([a-z]{3,}?)s?\\b|(?:[a-z]+ )?([a-z]{3,}?)s?,? (?:of|at|weighing|each|@) ?(?:about |around )?(\\d{1,4}(?:\\.\\d)?) ?(g|ml)(?:rams?)?\\b(?! of (?:sugars?|carb|fat|protein|salt|fib|sodium)))`,
)
const about = '(?:大?约|大概|差不多|是|有|也就)?'
/** 两片40克的, 两片，一片大概40克. */
const sizedZh = new RegExp(
  `(?<![第\\d.])(${many})([${unitZh}])(?:[，,、 吃喝吧呢啊的]|每[${unitZh}]|各|一[${unitZh}])*${about}(\\d{1,4}(?:\\.\\d)?)\\s?(克|g|毫升|ml)(?!糖|盐|脂|蛋|碳|以)(的)?`,
)
/** 每片40克，吃了两片. */
const eachZh = new RegExp(
  `(?:每|一)([${unitZh}])${about}(\\d{1,4}(?:\\.\\d)?)\\s?(克|g|毫升|ml)(?:[，, 的]|我|他|她|一?共|吃了?|喝了?){1,6}(${many})[${unitZh}]`,
)

const rounded = (value: number): number => Math.round(value * 10) / 10

/** About 40 g for ten, two slices 60 g, and none of them named by itself; two slices of 40 g are two times that. */
const ofAll =
  /^(?!.*(?:[每各]|[，,、 ]一)).*(?:约|大概|差不多|也就)|^(?!.*(?:[每各的]|[，,、 ]一)).[片块粒颗]/
const ofContainer = /[罐瓶盒包袋桶碗杯听]/
const sized = (text: string): Pieces | null => {
  const [en, countEn, before, beforeUnit, , , behind, behindUnit] = sizedEn.exec(text) ?? []
  const [zh, countZh, pieceZh, size, unit] = sizedZh.exec(text) ?? []
  const [each, pieceEach, sizeEach, unitEach, countEach] = eachZh.exec(text) ?? []
  const found = [
    { words: en, count: countEn, piece: undefined, size: before ?? behind, unit: beforeUnit ?? behindUnit },
    { words: each, count: countEach, piece: pieceEach, size: sizeEach, unit: unitEach },
    { words: zh, count: countZh, piece: pieceZh, size, unit },
  ].find(one => one.words !== undefined)
  const [grams, count] = [Number(found?.size), aboutNumberOf(found?.count ?? '')]
  // One of 40 g is 40 g.
  if (!found || !(grams > 1) || !(count > 0) || count === 1) return null
  // 半罐 340克: what the half weighs is said; so is 十粒大约40克, what the ten weigh together.
  const isOfAll = ofAll.test(found.words ?? '')
  if (found.piece !== undefined && (isOfAll || (count < 1 && ofContainer.test(found.piece))))
    return { ...quantity(grams, found.unit ?? 'g'), words: `${found.count}${found.piece}` }
  return {
    value: rounded(grams * count),
    unit: quantity(grams, found.unit ?? 'g').unit,
    words: /[\u4e00-\u9fff]/.test(found.words ?? '')
      ? `${found.count}${found.piece ?? '份'}×${grams} ${found.unit ?? ''}`
      : `${found.count} × ${grams} ${found.unit ?? ''}`,
  }
}

/** What somebody buys it in. */
const containerZh = new RegExp(
  `(?<![第\\d.哪这那几])(${many})(?:大|整)?([盒瓶罐听桶支包袋杯碗])(?!装|料|子|调)`,
  'g',
)
const containerEn = new RegExp(
  `\\b(${manyEn}) (?:(?:more|big|small|little|whole|full|entire|other|extra) |of (?:these|those|the|them|my|your) )*(can|bottle|box|pack|packet|carton|bag|tub|pot|jar|tin|tray|pouch)(es|s)?\\b`,
  'g',
)
/** A cup or a bowl is a pack where the pack is one. */
const mostOfCup = { g: 260, ml: 300 } as const
const multi = /[盒箱]|^(?:box|tray|pack|bag)$/

const packOf = (noun: string, { nutrition, text }: PackSizes): Quantity | undefined => {
  const pack = nutrition?.pack
  const each = eachIn(text)
  // A box of six cartons is asked about by the carton.
  if (each && !multi.test(noun)) return each
  const isCup = /^[杯碗]$/.test(noun)
  return pack && isCup && pack.value > mostOfCup[pack.unit] ? undefined : pack
}

/** The portion that a column of the nutrition table is of; undefined where no column states one. */
export const portionOfTable = (nutrition: Pick<Nutrition, 'columns'> | undefined): Quantity | undefined =>
  nutrition?.columns.find(({ portion }) => portion !== undefined)?.portion

/** A cup of a tin of powder: no pack, but what the label calls a portion. */
export const isCupOfMany = (text: string, { nutrition }: PackSizes): boolean => {
  const whole = nutrition?.pack
  return whole !== undefined && /[一每][杯碗]/.test(text) && whole.value > mostOfCup[whole.unit]
}

const packs = (text: string, sizes: PackSizes, isSingle: boolean): Pieces | null => {
  for (const [words, count = '', noun = '', plural] of [
    ...text.matchAll(containerZh),
    ...text.matchAll(containerEn),
  ]) {
    const number = aboutNumberOf(count)
    // I'm 15 can I: no fifteen cans.
    if (/^[a-z]/.test(noun) && plural === undefined && number > 1) continue
    const pack = packOf(noun, sizes)
    // One of them is the pack, which has words of its own.
    if (!pack || (number === 1 && !isSingle) || (number === 0.5 && pack === sizes.nutrition?.pack)) continue
    return { value: rounded(pack.value * number), unit: pack.unit, words: words.trim() }
  }
  return null
}

const portionsZh = new RegExp(`(${many})份`)
const portionsEn =
  /\b(half a|two|three|four|five|six|seven|eight|nine|ten|[2-9]) (?:servings?|portions?|serves)\b/
const portions = (text: string, { nutrition, text: label }: PackSizes): Pieces | null => {
  const [words, zh, en] = [portionsZh.exec(text), portionsEn.exec(text)].flatMap(hit =>
    hit ? [hit[0], /[\u4e00-\u9fff]/.test(hit[0]) ? hit[1] : undefined, hit[1]] : [],
  )
  if (!words) return null
  const count = aboutNumberOf(zh ?? en ?? '')
  const size = portionOfTable(nutrition) ?? portionIn(label)
  if (!size || !(count > 0) || count === 1) return null
  return { value: rounded(size.value * count), unit: size.unit, words }
}

/** Two bars, where one bar is the portion and the whole pack, which does not say of what. */
const wholes = (text: string, { nutrition }: PackSizes): Pieces | null => {
  const portion = nutrition?.columns.find(({ portion: size }) => size !== undefined)?.portion
  const counted = piecesCounted(text)
  if (!counted || !portion || portion.value !== nutrition?.pack?.value) return null
  return { value: rounded(portion.value * counted.count), unit: portion.unit, words: counted.words }
}

const nounsEn =
  /\b(two|three|four|five|six|seven|eight|nine|ten|[2-9]|1\d) ([a-z]{3,}?)s\b(?! (?:a|per|each|every) (?:week|month))/g
/** Five gels, of a label that speaks of one gel and states a portion: five portions. */
const asDirected = (text: string, { nutrition, text: label }: PackSizes): Pieces | null => {
  const portion = portionOfTable(nutrition)
  if (!portion) return null
  for (const [words, count = '', noun = ''] of text.matchAll(nounsEn))
    if (!noCounted.test(noun) && new RegExp(`\\b(?:1|one|per|each) ${noun}\\b`).test(foldedLabel(label)))
      return { value: rounded(portion.value * numberOf(count)), unit: portion.unit, words }
  return null
}
const noCounted =
  /^(?:day|week|month|year|hour|minute|time|meal|serving|portion|serve|gram|spoon|teaspoon|tablespoon|pack|packet|can|bottle|bag|box|tin|jar|tub|kid|adult|person|cup|glass|scoop|capsule|tablet)$/

/** Two before the gym and one after. */
const beforeAndAfterEn =
  /\b(one|two|three|four|[1-9]) (?:before|pre|in the morning|at breakfast|for breakfast|now|first|at lunch)\b.{0,24}?\b(?:and|then|plus|n) (one|two|three|four|another|[1-9])(?: more)? (?:after|post|later|at night|in the evening|for|at|before)\b/
const beforeAndAfter = (text: string): number => {
  const [, first, second = ''] = beforeAndAfterEn.exec(text) ?? []
  return first === undefined ? 0 : numberOf(first) + (second === 'another' ? 1 : numberOf(second))
}
/** Two of the thing on the label, which it does not count itself. */
const bareEn =
  /\b(?:eat|have|had|ate|do|did|take|took|drink|drank|baked|cook(?:ed)?) (both)\b(?! (?:flavou?rs|kinds|types|of these|sides|ends))|\b(?:eat|eats|have|has|had|ate|eaten|drink|drinks|drank|take|takes|took|with|and|do|gets?|if|about|then) (two|three|four|five|six|seven|eight|nine|ten|[2-9]|1\d|20)\b(?=[?.,!]|$| (?:of (?:them|these|those)|in (?:a|one)|at once|today|instead|before|after|now|(?:a|per|each|every) day|daily)\b)|^(two|three|four|five|six|seven|eight|nine|ten|[2-9])(?: of (?:them|these|those))?(?: then| instead)?$|^(?:so |and |then |ok )*(two|three|four|five|six|[2-9]) (?:before|after) |\b(two|three|four|five|six|seven|eight|nine|ten|[2-9]) of (?:them|these|those|em)\b|\b(one|two|three|four|five|[2-9]) (?:(?:a|per|each|every) day|daily)\b/
const bare = (text: string, sizes: PackSizes): Pieces | null => {
  const summed = beforeAndAfter(text)
  const count = summed > 0 ? String(summed) : bareEn.exec(text)?.slice(1).find(Boolean)
  if (count === undefined) return null
  const { nutrition, text: label } = sizes
  const portion = nutrition?.columns.find(({ portion: size }) => size !== undefined)?.portion
  const pack = nutrition?.pack
  const one = eachIn(label) ?? portion ?? (pack && pack.value <= mostAtOnce[pack.unit] ? pack : undefined)
  return one
    ? { value: rounded(one.value * numberOf(count)), unit: one.unit, words: `${count} of them` }
    : null
}
const mostAtOnce = { g: 130, ml: 600 } as const

/** What days, meals and people make of an amount: 7 for one a day in a week. */
export const factorIn = (text: string): number =>
  (daysIn(text) * timesADayIn(text)) / (peopleIn(text) * (lastsIn(text) ?? 1))

/** The amount as many days, meals or people make of it. */
export const multiplied = (one: Pieces, text: string, factor: number): Pieces => {
  const [days, times, people, lasts] = [daysIn(text), timesADayIn(text), peopleIn(text), lastsIn(text)]
  if (factor === 1) return one
  const isZh = /[\u4e00-\u9fff]/.test(text)
  const words = isZh
    ? `${one.words}${times > 1 ? `×${times} 次` : ''}${days > 1 ? `×${days} 天` : ''}${people > 1 ? `÷${people} 人` : ''}${lasts ? `÷${lasts} 天` : ''}`
    : `${one.words}${times > 1 ? `, ${times} times` : ''}${days > 1 ? `, ${days} days` : ''}${people > 1 ? `, divided by ${people}` : ''}${lasts ? `, over ${lasts} days` : ''}`
  return { value: rounded(one.value * factor), unit: one.unit, words }
}

/** What is eaten, where a question names several things that it counts. */
const eatenZh =
  /(?:吃|喝|饮|灌|来|放|加|用|补|啃|干掉|给|整)(?:了|掉|下|完|个)?(?=半|[一两二三四五六七八九十\d])/

/** The part of a text that follows the eating, where an amount stands behind it. */
const afterEating = (text: string): string | null => {
  const at = text.search(eatenZh)
  return at < 0 ? null : text.slice(at)
}

/** The label says 50 ml, and I pour 150: a number alone, of what is poured or eaten. */
export const pouredBare =
  /(?:\bi (?:usually |normally |always |just |only |probably )?(?:pour|use|have|do|take|eat|drink|had|ate|drank|poured|used)|\bpour(?:s|ed|ing)?|\bweigh(?:s|ed)? out|倒了?|[吃喝]了|我[吃喝放])(?: about| around| nearly| more like| at least|大约|大概|差不多)? ?(\d{2,4})(?=[.,?!，。]|$| (?:of (?:it|this|them)|at once|instead|not)\b|(?<=[\u4e00-\u9fff]\d{2,4}) )/
const leastBare = 20
const bareAmount = (text: string, { nutrition }: PackSizes): Pieces | null => {
  const value = Number(pouredBare.exec(text)?.[1])
  const per = nutrition?.columns.find(one => one.per.startsWith('100'))?.per
  const unit = per === '100ml' ? 'ml' : per === '100g' ? 'g' : portionOfTable(nutrition)?.unit
  return value >= leastBare && unit ? { value, unit, words: String(value) } : null
}

/** How much of the product a folded question counts, in all; null where it counts none, or what one of them weighs is not known. */
export const amountAsked = (text: string, sizes: PackSizes): Pieces | null => {
  const said = withoutOtherNumbers(
    withoutOtherFoods(
      text
        .replace(/俩(?=小?[片条块颗粒枚根支包袋])/g, '两')
        .replace(/俩/g, '两个')
        .replace(/仨/g, '三个'),
      sizes.name,
    ),
  )
  const factor = factorIn(text)
  const { nutrition } = sizes
  const measured = measuresIn(said, sizes.text)
  if (measured) return multiplied(measured, text, factor)
  const counted = countedIn(said, {
    label: sizes.text,
    pack: nutrition?.pack,
    portion: portionOfTable(nutrition),
    packOf: noun => packOf(noun, sizes),
  })
  if (counted) return multiplied(counted, text, factor)
  const find = (part: string): Pieces | null =>
    sized(part) ??
    piecesIn(part, sizes.text) ??
    packs(part, sizes, factor !== 1) ??
    portions(part, sizes) ??
    wholes(part, sizes) ??
    asDirected(part, sizes) ??
    bare(part, sizes)
  const eaten = afterEating(said)
  const one = (eaten === null ? null : find(eaten)) ?? find(said) ?? bareAmount(said, sizes)
  return one && multiplied(one, text, factor)
}

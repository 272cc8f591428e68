import type { Quantity } from '../../nutrition/nutrition.ts'
import { amountAsked, factorIn, isCupOfMany, multiplied, type PackSizes } from './amounts/amount-asked.ts'
import { asksMeal } from './amounts/meal-words.ts'
import { withoutOtherFoods, withoutOtherNumbers } from './amounts/other-numbers.ts'
import { withoutBottle } from './amounts/seasonings.ts'
import { countsSpoons, spoonsAssumed } from './amounts/spoons.ts'
import { foldedLabel } from './per-label.ts'
import { eachIn, type NamedServing, numberOf, onePiece, type Pieces, portionIn, quantity } from './pieces.ts'

/** Of how much of the product a question asks: what 100 g, a portion or the pack contain, half of it, or a weight that it names. */
export type AskedServing = 'hundred' | 'portion' | 'pack' | 'half' | Quantity | Pieces | NamedServing

const amount =
  /(?<!(?:脂肪|蛋白质?|糖醇?|钠|盐|碳水|化合物|纤维|钙)\s?)(?<![\d.])(\d{1,4}(?:\.\d)?)[\s-]*(g|克|公克|ml|毫升|cc)(?:rams?|rammes?|s)?(?![a-z]| of(?! (?:these|this|it|them|those)\b)| (?:sugars?|polyols?|salt|sodium|(?:saturated )?fat|saturates|protein|(?:net )?carb|fib|potassium|phosph|calcium|iron|caffeine|alcohol)|(?:糖|盐|脂|蛋|碳|钠|钙|钾|磷|铁|镁|咖啡因|酒精)(?![^，,。]{0,6}(?:多少|几|高|多不多)))/
const spoonful = /(?<=[勺份片块包袋条个碗杯])\s*(\d{1,4}(?:\.\d)?)\s*(g|克|公克|ml|毫升)/
/** Spoons of a liquid, in ml. */
const spoons =
  /(?<![\d.])(\d|one|two|three|a|[一两二三])\s*(?:(tsps?|teaspoons?|茶匙|小勺)|(tbsps?|tablespoons?|大?勺|汤匙|匙))(?! of (?:sugar|salt))/

/** A spoon of a liquid, in ml. */
const spoon: readonly [RegExp, number][] = [
  [/[一1每](?:茶匙|小勺)|\b(?:a|one|per) teaspoon\b(?! of)/, 5],
  [/[一1每](?:大|汤|瓷)?[勺匙]|\b(?:a|one|per) (?:table)?spoon(?:ful)?\b(?! of (?:sugar|salt))/, 15],
]
const half =
  /[吃喝炫干灌](?:掉|了|个)?一半|半[瓶包盒罐袋个杯条支听聽桶樽盅碗份](?!调?料|[酱醬粉盐鹽油调])|\bhalf\b(?![ -]?time)/
const pack =
  /[整一每这全成][瓶樽包盒罐袋支桶听杯碗]|全部|[喝吃][完光晒]|\b(?:whole|entire|full|multi-?pack)\b|\b(?:a|the|one|per|this) (?:(?:whole|entire|full) )?(?:bottle|can|pack(?:et|age)?|bag|box|tub|tin|carton|jar)\b|\bthe (?:whole |entire )?(?:lot|thing)\b|\ball of it\b/
const portion =
  /每[份条片块个颗根支]|(?<![第哪])一小?[份条片块个颗根支](?![月人])|\bportions?\b|\bservings?\b|\b(?:per|an?|one|each) (?:bar|scoop|mug|cup|slice|cookie|biscuit|stick|piece|glass|bowl|sachet|serve|shake|tablet|gummy|roll|bun)\b|\bscoop\b/
const ofPortion = /[一每]份|\b(?:portion|serving)\b/
const hundred = /100\s*(?:g|克|公克|ml|毫升)|(?<![二两三四五六七八九])百[克毫]/

/** One of the pieces of a pack that states what each weighs: 30克×8. */
const singly =
  /(?<![第哪\d])[一1每][根支条枚颗片块个包袋杯瓶罐]|\b(?:one|a|per|each) (?:bar|stick|piece|sausage|sachet|bag|pack)\b/

/** A bowl as the pack says how to make it: 取40克，加200毫升牛奶. */
const asDirected =
  /[一1每][碗杯]|[一1每]次|照.{0,6}[写说]|按(?:说明|包装|标签)|\b(?:a|one|per) (?:bowl|cup|glass|mug|shake)\b|as directed|by the instructions/
const direction = /(?:取(?:本品)?|每次|use|take)[^\n,，。;；]{0,12}?(\d{1,3})\s?(克|g|毫升|ml)/i
const directedIn = (text: string, labelText: string): AskedServing | null => {
  const [, value, unit = ''] = asDirected.test(text) ? (direction.exec(labelText) ?? []) : []
  return value === undefined ? null : quantity(Number(value), unit)
}

const perHundred = /\bper 100 ?(?:g|ml)\b|每100\s?(?:克|g|毫升|ml)/

/** A portion, the pack or two spoons as an amount; undefined where the label does not say how much that is. */
const sizeOf = (named: AskedServing, { nutrition }: PackSizes): Quantity | undefined => {
  if (typeof named === 'object') return named
  const portion = nutrition?.columns.find(({ portion: size }) => size !== undefined)?.portion
  if (named === 'portion') return portion
  const whole = nutrition?.pack
  if (named === 'half') return whole && { ...whole, value: Math.round(whole.value * 5) / 10 }
  return named === 'pack' ? whole : undefined
}
const wordsOf = ({ value, unit }: Quantity): string => `${value} ${unit}`

/** What a folded question asks about of a pack: what it counts of it, else the amount that it names. */
export const servingOf = (said: string, sizes: PackSizes): AskedServing | null => {
  const labelText = sizes.text
  if (isForAll(said, labelText)) return 'pack'
  const question = said.replace(/人份/g, '份')
  const text = withoutOtherNumbers(withoutOtherFoods(question, sizes.name))
  const counted = amountAsked(question, sizes)
  // The protein per 100 g, which they put per bar: of 100 g.
  const isSingle = counted !== null && /^(?:one|a|an|per|each)\b|^一/.test(counted.words)
  if (counted && !(isSingle && perHundred.test(text))) return counted
  const named =
    directedIn(text, labelText) ??
    (singly.test(text) && !half.test(text) ? eachIn(labelText) : null) ??
    portionAsked(text, labelText) ??
    scoopIn(text, sizes) ??
    spoonIn(text, sizes) ??
    withoutBottle(portionOfPieces(pointedAt(text, sizes) ?? namedIn(text, sizes), sizes), question, sizes)
  const factor = factorIn(question)
  const of = named ?? unnamed(factor, sizes)
  const size = of === null || factor === 1 ? undefined : sizeOf(of, sizes)
  return size ? multiplied({ words: wordsOf(size), ...size }, question, factor) : named
}

/** Shared or spread over days without an amount: the pack. Several times a day: a portion each. */
const unnamed = (factor: number, sizes: PackSizes): AskedServing | null => {
  if (factor === 1) return null
  return factor < 1 && sizeOf('pack', sizes) ? 'pack' : 'portion'
}

const forPeople = /([一两二三四五六2-6])人[份食]/
/** Both portions of a pack for two: the pack. */
const isForAll = (said: string, label: string): boolean => {
  const [, asked] = forPeople.exec(said) ?? []
  const [, stated] = forPeople.exec(label) ?? []
  return asked !== undefined && stated !== undefined && numberOf(asked) === numberOf(stated)
}

/** The amount that a question names; a cup or a bowl of a pack that holds many is its portion. */
const namedIn = (text: string, sizes: PackSizes): AskedServing | null => {
  const named = servingIn(text)
  if (named !== 'pack' || !isCupOfMany(text, sizes)) return named
  return servingIn(text.replace(/[一每][杯碗]/g, '')) ?? 'portion'
}

/** 40g (1 scoop), 每勺30克: a portion that is a scoop. */
const scoopStated =
  /\d ?(?:g|克) ?\((?:1|one|一) ?(?:level )?(?:scoop|勺|匙)|(?:1|one|per|每|一) ?(?:scoop|勺|匙) ?[(=:]? ?\d+ ?(?:g|克)/
const ofPowder = /粉|powder|whey|protein|shake|isolate|formula|pre-?workout/i
/** A scoop of a powder whose table gives a portion in grams, and no spoon in ml: the portion, and whether the label says that it is a scoop. */
const scoopIn = (text: string, { text: label, name, nutrition }: PackSizes): AskedServing | null => {
  const portion = nutrition?.columns.find(({ portion: size }) => size !== undefined)?.portion
  if (!/[一1每][大小]?[勺匙]/.test(text) || portion?.unit !== 'g') return null
  if (!ofPowder.test(`${name} ${label.split('\n')[0] ?? ''}`)) return null
  const isStated = scoopStated.test(foldedLabel(label))
  return { ...portion, words: isStated ? '一勺' : `一份 ${portion.value} g（一勺多重标签没有写）` }
}

/** Lines at the top of a pack that may name the product. */
const titleLines = 2
/** A spoon of what the table counts in grams: as much as a spoon of a sauce weighs, about. */
export const spoonIn = (text: string, { text: label, name, nutrition }: PackSizes): NamedServing | null => {
  const isOfGrams = nutrition?.columns.every(
    ({ per, portion: size }) => per !== '100ml' && size?.unit !== 'ml',
  )
  if (!isOfGrams || !countsSpoons(text)) return null
  const titles = foldedLabel(label)
    .split('\n', titleLines)
    .filter(line => !/[:、]/.test(line))
  return spoonsAssumed(text, `${name} ${titles.join(' ')}`)
}

const pointed =
  /[这此呢](?:一)?小?[瓶樽包盒罐袋支桶听杯碗盅]|\b(?:this|the) (?:whole |little |small )?(?:cup|pot|pouch|bowl|tray|tub|can|bottle|carton)\b/
/** One in a cup is the pack. */
const inCup = /一[个個][杯盒瓶罐袋]装/
const isWhole = /整|全|一口|[吃喝][完光晒]|\b(?:whole|entire|full|all)\b/
/** A pack that one person finishes at once. */
const mostPointed = { g: 250, ml: 600 } as const
/** This cup of yoghurt: the pack, where it is one for a single person; of a bottle of sauce nobody has all of it. */
const pointedAt = (text: string, { text: label, nutrition }: PackSizes): AskedServing | null => {
  const size = nutrition?.pack
  const said = servingIn(text)
  if (size && inCup.test(text)) return 'pack'
  if (
    !(pointed.test(text) || asksMeal(text)) ||
    !size ||
    isWhole.test(text) ||
    (said !== null && said !== 'pack')
  )
    return null
  const isOfPieces = !pointed.test(text) && eachIn(label) !== undefined
  return size.value <= mostPointed[size.unit] && !isOfPieces ? 'pack' : 'portion'
}

/** A portion of a pack that weighs its pieces, 40克×12条, and gives no portion: one of them. */
const portionOfPieces = (named: AskedServing | null, { text, nutrition }: PackSizes): AskedServing | null => {
  const hasPortion = nutrition?.columns.some(({ portion: size }) => size !== undefined) ?? false
  return named === 'portion' && !hasPortion ? (onePiece(text) ?? named) : named
}

const together =
  /[总一]共|加起来|合起来|合计|全部|加上|减去|\b(?:in total|altogether|together|in all(?= ?(?:[?.,!]|$))|add(?:s|ed)? up|combined|plus)\b/
/** What only says how much one is, or what the pack does: 十片一包, a cup is about 250 ml, they only put it per bar. */
const onlyTells =
  /[一每][包盒袋箱罐桶]\s*$|(?:是|约|大概|差不多|有|重)\s?\d+\s?(?:克|g|ml|毫升)|[写标](?:了|的|着)?是?每|\b(?:is|are|weighs?|say|says|about|only|they)\b.*(?:\d ?(?:g|ml)\b|\bper\b)/
const joining =
  /[，,;；?？&+、]|(?<!\d)\/|\/(?!\d)|和|同|跟|与|及|呢|还是|\band\b(?! a (?:half|third|quarter)\b)|\bvs\b|\bor\b|\bn\b/

/** Each amount that a folded question asks about, per bar and per 100 g, in its order; the one that it counts in all where it asks for no more. */
export const servingsAsked = (
  question: string,
  sizes: PackSizes,
  whole: AskedServing | null,
): readonly (AskedServing | null)[] => {
  if (together.test(question) || factorIn(question) !== 1) return [whole]
  const told = new Map<string, AskedServing>()
  for (const clause of question.split(joining)) {
    if (told.size > 0 && onlyTells.test(clause)) continue
    const named = servingOf(clause.trim(), sizes)
    const size = named === null ? undefined : sizeOf(named, sizes)
    const key = size ? wordsOf(size) : String(named)
    if (named !== null && !told.has(key)) told.set(key, named)
  }
  return told.size > 1 ? [...told.values()] : [whole]
}

const portionAsked = (text: string, labelText: string): AskedServing | null => {
  const stated = ofPortion.test(text) && servingIn(text) === 'portion' ? portionIn(labelText) : undefined
  return stated ? { ...stated, words: /份/.test(text) ? '一份' : 'a portion' } : null
}

/** The amount of the product that a folded question names; null where it names none. */
export const servingIn = (text: string): AskedServing | null => {
  if (hundred.test(text)) return 'hundred'
  const found = amount.exec(text) ?? spoonful.exec(text)
  // 反式脂肪标0.2克: a figure of the table.
  if (found && Number(found[1]) >= 1) return quantity(Number(found[1]), found[2] ?? '')
  const [, many = '', small, large] = spoons.exec(text) ?? []
  if (small ?? large) return { value: numberOf(many) * (small === undefined ? 15 : 5), unit: 'ml' }
  const ml = spoon.find(([words]) => words.test(text))?.[1]
  if (ml !== undefined) return { value: ml, unit: 'ml' }
  if (half.test(text)) return 'half'
  if (pack.test(text)) return 'pack'
  return portion.test(text) ? 'portion' : null
}

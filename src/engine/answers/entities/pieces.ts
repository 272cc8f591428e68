import type { Quantity } from '../../nutrition/nutrition.ts'
import type { Bilingual } from '../../result.ts'
import { edits } from './near.ts'
import { foldedLabel, perLabel } from './per-label.ts'

const counted = '片只条條袋包块塊颗顆粒枚个個支根杯瓶罐盒入小'
const figures: Readonly<Record<string, number>> = {
  ...{ 半: 0.5, 一: 1, 每: 1, 两: 2, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 },
  ...{ one: 1, a: 1, an: 1, each: 1, per: 1, every: 1, two: 2, both: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, single: 1 },
}
const tens = /^([一二三四五六七八九])?十([一二三四五六七八九])?$/
/** The number that a word of a question counts: two, 两, 12, 十二. */
export const numberOf = (word: string): number => {
  const [compound, ten = '一', one] = tens.exec(word) ?? []
  if (compound) return (figures[ten] ?? 1) * 10 + (one ? (figures[one] ?? 0) : 0)
  return figures[word] ?? Number(word)
}

const rough: Readonly<Record<string, number>> = {
  ...{ 仨: 3, 俩: 2, 几: 3 },
  ...{ few: 3, 'couple of': 2, 'a couple of': 2, 'a dozen': 12 },
}
/** The number that a word stands for, also where it is said roughly: 俩, a couple of, a few, half the. */
export const aboutNumberOf = (word: string): number =>
  word.startsWith('half') ? 0.5 : (rough[word] ?? numberOf(word))

/** A folded question without its type of diabetes: type 2 counts nothing. */
export const withoutTypes = (text: string): string => text.replace(/\btype (?:[12]|one|two)\b/g, ' ')

/** Counted alike: a pack that says 24只 is asked about as 10个. */
const likeWords = ['只個个颗顆粒枚', '根支条條', '块塊片', '包袋']
const piecesZh = '片条條块塊颗顆粒枚个個支根包袋杯瓶罐'

const many = '半|一|每|两|二|三|四|五|六|七|八|九|十[一二三四五六七八九]?|[二三]十|[1-9]\\d?'
/** What a number counts beside food: 两个甜味剂, 三个月. */
const notFood =
  '装|甜味|添加|色素|防腐|香精|增稠|乳化|成[分份]|配料|原料|东西|名字|词|字|数|问题|月|星期|礼拜|小时|人|孩|娃|宝|牌|品牌|种'
const askedZh = new RegExp(`(${many})小?([片只条袋包块颗粒枚个支根杯瓶罐盒])(?!${notFood})`, 'g')
/** Half of one of them, and not of the pack. */
const halfEn = /\bhalf (?:of )?(?:a|an|one) ([a-z]{3,})\b/
const askedEn =
  /(?<!\bhalf )\b(one|an?|each|per|every|single|two|both|three|four|five|six|seven|eight|ten|[1-9]\d?) (?:of (?:these|those|the|them|your|my) )?(?:fish |whole |single |small )?(?!(?:one|two|three|four|five|six|seven|eight|nine|ten)\b)([a-z]{3,})\b/g
/** How many of these, two of them: pieces without a word of their own. */
const bareEn =
  /\b(?:just|only|the) (one)\b(?= (?:do|be|ok|okay|fine|for)\b|[?.,]|$)|\b(?:in|of|and|with|eat|eats|have|has|had|ate|eaten|drink|drank|if|about|then|take|took) (one|two|three|four|five|six|seven|eight|nine|ten|[2-9]|1\d|20)(?=[?.,!]|$| (?:in (?:a|one)|at once|a day|per day|every day|today|instead|before|after)\b)|^(two|three|four|five|six|[2-9])(?= (?:a|per|each|every) day\b|$)|\b(one|each|two|three|four|five|six|seven|eight|ten|[1-9]\d?) of (?:these|them|those)\b|\ball (?:of the )?(two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|1\d|20)(?= of (?:them|these|those)\b| ?[?.,!]| ?$)/
const packsZh = /([两二三四五六]|[2-9])[盒瓶罐听桶包袋杯]/
const packsEn =
  /\b(two|three|four|five|six|both|[2-9]) (?:boxe|bottle|can|pack|packet|bag|carton|tin|cup|pot|jar|tub)s\b/

/** What one of the pieces of a pack is called, and how much it is. */
interface Piece {
  word: string
  /** Of one of them, not rounded: 25 g of 8 bears. */
  grams: number
  unit: Quantity['unit']
}

/** How much the pieces weigh that a question counts, in its words: 一片, 2 bars. */
export interface Pieces extends Quantity {
  words: string
}

/** An amount with words of its own in both languages. */
export interface NamedServing extends Quantity {
  is: Bilingual
}

/** An amount with its unit as it was written: g, 克, ml, 毫升 or cc. */
export const quantity = (value: number, printed: string): Quantity => ({
  value: Math.round(value * 10) / 10,
  unit: /ml|毫升|cc/i.test(printed) ? 'ml' : 'g',
})

type Groups = Partial<Record<'grams' | 'unit' | 'count' | 'word', string>>
const named = (pattern: string): RegExp =>
  new RegExp(
    pattern
      .replace('ABOUT', '(?:about |approx\\.? ?|约\\s?)?')
      .replace('WEIGHT', '(?<grams>\\d+(?:\\.\\d+)?)\\s*(?<unit>克|公克|g|毫升|ml)')
      .replace('COUNT', '(?<count>\\d+)')
      .replace('ZH', `小?(?<word>[${counted}])`)
      .replace('EN', '(?!per\\b|serving\\b)(?<word>[a-z]{3,}?)(?:(?<=ch|sh|x|s)es|s)?'),
  )

/** How packs state their pieces; where `isTogether` the weight is of all of them. */
const statements: readonly { pattern: RegExp; isTogether?: true }[] = [
  // per 25g serving = 5 sweets; 每份25克(约5粒)
  { pattern: named('WEIGHT ?(?:serving|portion)? ?= ?ABOUTCOUNT EN'), isTogether: true },
  { pattern: named('WEIGHT (?:serving|portion) \\(ABOUTCOUNT EN\\)'), isTogether: true },
  {
    pattern: named('(?:每份|[份分]量|serving size)\\s*:?\\s*WEIGHT\\s*\\(\\s*约?\\s*COUNT\\s*ZH'),
    isTogether: true,
  },
  // 净含量:480克(12个)
  {
    pattern: named(
      '(?:净含量|净重|规格|内容量)[^\\d\\n]{0,16}WEIGHT\\s*\\([^)\\d剂]{0,10}?ABOUTCOUNT\\s*ZH(?!每)',
    ),
    isTogether: true,
  },
  // 20克×5支, 22公克×10入, 2 x 113.5 g
  { pattern: named('WEIGHT\\s*[x×*]\\s*COUNT\\s*ZH') },
  { pattern: named('COUNT\\s*ZH\\s*[x×*]\\s*WEIGHT') },
  { pattern: named('COUNT EN ?[x×] ?WEIGHT') },
  // 每食用分量15克(一包)
  { pattern: named('WEIGHT\\s*\\(\\s*[一1]ZH\\)') },
  // (約16條,每條20克), 1条(25克), 250ml/罐
  {
    pattern: named(
      '每ZH(?:果肉|可食部分?|净重|重量?)?\\s*[:：]?\\s*约?\\s*\\(?WEIGHT(?![\\u4e00-\\u9fffa-z])',
    ),
  },
  { pattern: named('(?<![\\d.])[一1]ZH\\s*\\(WEIGHT') },
  // 每食用分量:2条(25克)
  { pattern: named('(?<![\\d.])COUNT\\s*ZH\\s*\\(\\s*约?\\s*WEIGHT\\s*\\)'), isTogether: true },
  { pattern: named('WEIGHT\\s*/\\s*ZH') },
  // per slice (30 g), per 60g bar
  { pattern: named('(?:per|/|each|1|one) ?EN ?\\(WEIGHT\\)') },
  { pattern: named('per WEIGHT EN\\b') },
  // 256g (16 sticks), 300 g e (about 15 nuggets)
  { pattern: named('WEIGHT ?e? ?\\(ABOUTCOUNT EN\\)'), isTogether: true },
  // 1/3 cup dry mix (45 g) (makes about 3 pancakes)
  { pattern: named('WEIGHT\\)? ?[(,]? ?(?:makes|yields) ABOUTCOUNT EN(?![a-z])'), isTogether: true },
  // 10 slices, 200g; 450 g, 15 slices
  { pattern: named('(?:^|\\n|\\. )\\s*COUNT EN, ?WEIGHT(?![a-z])'), isTogether: true },
  { pattern: named('(?:^|\\n|\\. )\\s*WEIGHT(?: ?e)?, ?ABOUTCOUNT EN\\b'), isTogether: true },
  // A portion is 8 bears (25 g), and no 1 1/3 cup (39 g).
  { pattern: named('(?<![\\d/⁄.]|\\d )COUNT EN ?\\(WEIGHT\\)'), isTogether: true },
  { pattern: named('\\(COUNT ?[x×] ?WEIGHT\\)') },
  { pattern: named('(?<![\\d.])COUNT ?[x×] ?WEIGHT(?: EN)?') },
  { pattern: named('WEIGHT\\s*[x×*]\\s*COUNT') },
]

const netWeight =
  /(?:净含量|净重|内容量|net (?:weight|wt\.?)|\bnet)\s*:?\s*(\d+(?:\.\d+)?)\s*(克|公克|g|毫升|ml)|(?:^|\n)\s*(\d+(?:\.\d+)?)\s?(g|ml)(?: e)?[ .]*(?:\n|$)/
/** Pieces that are counted and not weighed: about 24 worms per bag, 12小包每小包30克4片, 10袋每袋2片. */
const countedPieces = (label: string): Piece[] => {
  const [, zh, zhUnit, en, enUnit] = netWeight.exec(label) ?? []
  const [net, unit] = [Number(zh ?? en), quantity(0, zhUnit ?? enUnit ?? 'g').unit]
  const within =
    /每小?[袋包盒]\s*约?(\d+(?:\.\d+)?)\s?(?:克|g|毫升|ml)[,，、 ]?[(（]?(?:内含|约)?(\d{1,2})小?([片块颗粒枚个条根])/.exec(
      label,
    )
  const each = /(\d{1,3})小?([袋包盒])[,，、 ]?每小?[袋包盒](?:内含)?(\d{1,2})小?([片块颗粒枚个条根])/.exec(
    label,
  )
  // 60克(6小袋×10克,每小袋约4粒)
  const packed =
    /(\d{1,3})小?[袋包盒条]\s?[x×*]\s?(\d+(?:\.\d+)?)\s?(?:克|g)[,，、 ]*每小?[袋包盒条](?:内含|约)?\s?(\d{1,2})小?([片块颗粒枚个条根])/.exec(
      label,
    )
  const bag =
    /(?:about|approx\.?(?:imately)?|around|contains)? ?(\d{1,3}) ([a-z]{3,}?)s? (?:per|in (?:the|each|every|a)) (?:bag|pack|packet|box|tub|pot|jar|container)\b/.exec(
      label,
    )
  const isBag = bag !== null && !/^(?:serving|portion|serve|sachet)$/.test(bag[2] ?? '')
  const dash = /(?:^|\n)\s*(\d{2,4}) ?(?:g|ml)(?: e)? ?[-–:] ?(\d{1,3}) ([a-z]{3,}?)s?\b/.exec(label)
  return [
    ...(within ? [{ word: within[3] ?? '', grams: Number(within[1]) / Number(within[2]), unit }] : []),
    ...(packed ? [{ word: packed[4] ?? '', grams: Number(packed[2]) / Number(packed[3]), unit }] : []),
    ...(each && net > 0
      ? [
          { word: each[2] ?? '', grams: net / Number(each[1]), unit },
          { word: each[4] ?? '', grams: net / Number(each[1]) / Number(each[3]), unit },
        ]
      : []),
    ...(isBag && net > 0 ? [{ word: bag[2] ?? '', grams: net / Number(bag[1]), unit }] : []),
    ...(dash ? [{ word: dash[3] ?? '', grams: Number(dash[1]) / Number(dash[2]), unit }] : []),
  ].filter(({ grams }) => Number.isFinite(grams) && grams > 0)
}

/** The pieces of which a pack states how much one of them is. */
const piecesOf = perLabel((label): readonly Piece[] => {
  const text = foldedLabel(label)
  return [...weighedPieces(text), ...countedPieces(text)]
})

const weighedPieces = (label: string): Piece[] =>
  statements.flatMap(({ pattern, isTogether }) => {
    const groups: Groups = pattern.exec(label)?.groups ?? {}
    const grams = Number(groups.grams) / (isTogether ? Number(groups.count) : 1)
    return groups.grams && Number.isFinite(grams) && grams > 0
      ? [{ word: groups.word ?? '', grams, unit: quantity(grams, groups.unit ?? '').unit }]
      : []
  })

const times = ({ grams, unit }: Piece, count: number, words: string): Pieces => ({
  value: Math.round(grams * count * 10) / 10,
  unit,
  words,
})

/** cookie and cookies, patty and patties, dish and dishes. */
const isSameNoun = (word: string, noun: string): boolean =>
  word !== '' && [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies')].includes(noun)
/** Words for a piece of a pack that gives it none. */
const anyPieces =
  'slice piece stick sachet bar burger patty fillet ball unit pouch portion bag dumpling cookie finger cracker biscuit tablet sheet cup can bottle'.split(
    ' ',
  )

/** A dumpling, a bun: whatever the pack counts one by one; no pack, and nothing that is not eaten. */
const anyPiece =
  /^(?!(?:.*(?:can|bottle|bag|pack|packet|box|tin|jar|tub|pouch)|days?|weeks?|months?|years?|hours?|minutes?|times?|meals?|kids?|child(?:ren)?|persons?|people|adults?|serv(?:ing|e)s?|portions?|grams?|additives?|ingredients?|sachets?|lots?|bits?|few|little|while|day's|touch|tad|problem|issue|shame|must)$)[a-z]+$/

/** What people call in Chinese what a pack counts in English. */
const inEnglish: Readonly<Record<string, RegExp>> = {
  片: /^(?:slice|sheet|crisp|cracker|piece|tablet)$/,
  块: /^(?:piece|square|cookie|biscuit|nugget|cube|cake)$/,
  根: /^(?:bar|stick|sausage|finger|frank|hot ?dog)$/,
  条: /^(?:bar|stick|sachet|finger|roll|strip|sausage)$/,
  只: anyPiece,
  枚: anyPiece,
  颗: /^(?:sweet|bear|frog|gummy|gummie|piece|nugget|ball)$/,
  粒: /^(?:sweet|bear|frog|gummy|gummie|piece|nugget|ball)$/,
  个: anyPiece,
  罐: /^(?:can|tin)$/,
  瓶: /^bottle$/,
  袋: /^(?:bag|sachet|pouch|packet|stick)$/,
  支: /^(?:bar|stick|tube|lolly|sausage)$/,
  包: /^(?:bag|sachet|pouch|packet|stick)$/,
}

/** Of a carton in a box half is half of the carton; of smaller ones it may be half of the whole. */
const leastHalved = { g: 60, ml: 100 } as const

/** 两片, 一盒十个: of the pieces that a question counts the first that the pack weighs. */
const zhPiecesIn = (question: string, pieces: readonly Piece[]): Pieces | null => {
  for (const [words, many = '', piece = ''] of question.matchAll(askedZh)) {
    // 半袋 may be half of the whole pack.
    const isHalfPack = many === '半' && '只袋包杯瓶罐盒'.includes(piece)
    const alike = likeWords.find(one => one.includes(piece)) ?? piece
    const own =
      pieces.find(({ word }) => word === piece) ??
      pieces.find(({ word }) => word !== '' && alike.includes(word)) ??
      pieces.find(({ word }) => inEnglish[piece]?.test(word)) ??
      // 40克×10 and ×10入 do not say of what, and 盒 may be the whole.
      pieces.find(({ word }) => (word === '' || word === '入') && piecesZh.includes(piece))
    if (own && isHalfPack && !(own.word === piece && own.grams >= leastHalved[own.unit])) continue
    if (own) return times(own, numberOf(many), words)
  }
  return null
}

/** A puding: one letter is wrong, missing or one too many. */
const isSlipOf = (noun: string, word: string): boolean =>
  noun[0] === word[0] && noun.length > 4 && edits(noun, word, 1) <= 1

/** A stick of powder is a sachet. */
const isOfPowder = (word: string): boolean => /^(?:stick|sachet|packet|pouch)$/.test(word)

/** The piece that a pack calls so, in English or by its Chinese word, else the one that it does not call anything. */
const pieceCalled = (noun: string, pieces: readonly Piece[]): Piece | undefined =>
  pieces.find(({ word }) => isSameNoun(word, noun)) ??
  pieces.find(({ word }) => inEnglish[word]?.test(noun.replace(/s$/, ''))) ??
  pieces.find(({ word }) => isOfPowder(word) && isOfPowder(noun.replace(/s$/, ''))) ??
  pieces.find(({ word }) => (word === '' || word === '入') && anyPieces.some(any => isSameNoun(any, noun))) ??
  pieces.find(({ word }) => word.length > 4 && isSlipOf(noun.replace(/s$/, ''), word))

/** Five nuggets, of a pack of nuggets that counts pieces. */
const pieceOfProduct = (noun: string, pieces: readonly Piece[], label: string): Piece | undefined => {
  const stem = noun.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
  const head = foldedLabel(label).split('\n', 4).join(' ')
  return stem.length > 3 && !/^(?:serv|portion)/.test(stem) && new RegExp(`\\b${stem}`).test(head)
    ? pieces.find(({ word }) => /^(?:piece|unit)$/.test(word))
    : undefined
}

/** How much the pieces weigh that a folded question counts (一片, 两袋, per patty), where the pack states how many of them it has. */
export const piecesIn = (asked: string, labelText: string): Pieces | null => {
  const question = withoutTypes(asked)
    .replace(/\btbsps?\b/g, 'tablespoons')
    .replace(/\btsps?\b/g, 'teaspoons')
  const [, halved = ''] = halfEn.exec(question) ?? []
  const bare = bareEn.exec(question)?.slice(1).find(Boolean)
  // Most questions count nothing: the label need not be read for them.
  if (halved === '' && !bare && [askedZh, askedEn].every(words => question.search(words) < 0)) return null
  const pieces = piecesOf(labelText)
  const zh = zhPiecesIn(question, pieces)
  if (zh) return zh
  const whole = pieceCalled(halved, pieces)
  if (whole) return times(whole, 0.5, `half a ${halved}`)
  for (const [, count = '', noun = ''] of question.matchAll(askedEn)) {
    const found = pieceCalled(noun, pieces) ?? pieceOfProduct(noun, pieces, labelText)
    const number = numberOf(count)
    // One of these buns: one bun.
    const written = noun.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
    const single = found && written !== found.word && isSlipOf(written, found.word) ? found.word : written
    if (found) return times(found, number, number === 1 ? `one ${single}` : `${count} ${noun}`)
  }
  const first = pieces[0]
  return bare && first ? times(first, numberOf(bare), `${bare} of them`) : null
}

/** The first piece that a pack weighs, as one of it is called; undefined where it weighs none. */
export const onePiece = (label: string): NamedServing | undefined => {
  // 148 g per 100 g Tomato Ketchup is no piece.
  const piece = piecesOf(label).find(({ grams }) => grams !== 100)
  if (!piece) return undefined
  const { value, unit } = times(piece, 1, '')
  const isChinese = /[\u4e00-\u9fff]/.test(piece.word) && piece.word !== '入'
  const zh = isChinese ? `一${piece.word}` : '一份'
  const isPacked = piece.word !== '' && '包袋盒'.includes(piece.word)
  const en =
    piece.word && !isChinese && piece.word !== '入'
      ? `one ${piece.word}`
      : isPacked
        ? 'one small pack'
        : 'one piece'
  return { value, unit, is: { zh: `${zh}（${value} ${unit}）`, en: `${en} (${value} ${unit})` } }
}

const portionOf =
  /(?:\b(?:servings?|portions?) of |每份[约:]*\s?)(\d+(?:\.\d+)?) ?(g|ml|公?克|毫升)(?![a-z])(?!\s?[(/]?\s?[\u4e00-\u9fff]*含)|(?:\b(?:portion|serving)(?: size)?(?: is|:)? ?\d{1,2} [a-z]{3,} ?\((\d+(?:\.\d+)?) ?(g|ml)\))|\b\d{1,2} [a-z]{3,} ?\((\d+(?:\.\d+)?) ?(g|ml)\) (?:is|=) (?:a|one|1) (?:portion|serving)/
/** The portion that a pack states outside its table: a portion is 8 bears (25 g), 8人份,每份22.5克. */
export const portionIn = perLabel((label): Quantity | undefined => {
  const [, of, ofUnit = '', before, beforeUnit = '', behind, behindUnit = ''] =
    portionOf.exec(foldedLabel(label)) ?? []
  const value = of ?? before ?? behind
  return value === undefined ? undefined : quantity(Number(value), ofUnit || beforeUnit || behindUnit)
})

const portionOfPieces = /(?:serving|serve|portion) size:? ?(\d{1,2}) ([a-z]{3,}?)s?\b(?! ?\(?\d)/
/** How many portions the pieces are that a folded question counts, of a label whose portion is so many of them and has no weight; null for any other. */
export const portionsOfPieces = (
  question: string,
  label: string,
): { count: number; words: string } | null => {
  const [, many, noun = ''] = portionOfPieces.exec(foldedLabel(label)) ?? []
  if (many === undefined) return null
  for (const [, count = '', named = ''] of question.matchAll(askedEn))
    if (isSameNoun(noun, named) || (noun.endsWith('ie') && named === `${noun.slice(0, -2)}y`))
      return { count: numberOf(count) / Number(many), words: `${count} ${named}` }
  const [words, zh] = [...question.matchAll(askedZh)][0] ?? []
  return words && zh ? { count: numberOf(zh) / Number(many), words } : null
}

/** How many a folded question counts: two mugs, 三杯; 1 where it counts none. */
export const countIn = (question: string): number => {
  const [zh] = question.matchAll(askedZh)
  if (zh?.[1]) return numberOf(zh[1])
  const [first] = question.matchAll(askedEn)
  return first?.[1] ? numberOf(first[1]) : 1
}

const ofOneZh = new RegExp(`(?<![第哪这那几])(${many})小?([片条块颗粒枚支根])(?!${notFood})`)
const ofOneEn =
  /\b(half an?|an?|one|each|per|every|two|three|four|five|six|[2-9]) (?:whole |single |small )?(bar|stick|piece|tablet|biscuit|cookie|cake|slice)s?\b/
/** How many a folded question counts of what may be the pack itself: half a bar, 两根; null where it counts none. */
export const piecesCounted = (question: string): { count: number; words: string } | null => {
  const [words, count = ''] = ofOneZh.exec(question) ?? ofOneEn.exec(question) ?? []
  if (!words) return null
  return {
    count: /^half/.test(count) ? 0.5 : numberOf(count),
    words: words.replace(/^(?:an?|each|per|every) /, 'one '),
  }
}

/** Of how many packs a folded question asks: two boxes, 三瓶; null where it counts none. */
export const packsIn = (question: string): number | null => {
  const [, count = ''] = packsZh.exec(question) ?? packsEn.exec(question) ?? []
  return count === '' ? null : numberOf(count)
}

/** Not the sachets of oil or sauce beside what is eaten: 红油料包24克×3. */
const timesEach = /(?<![料酱醬汁粉油汤湯][包袋]|[\d.])(\d+(?:\.\d+)?)\s?(g|克|公克|ml|毫升)\s?[x×*]\s?\d+/i
const eachTimes =
  /\d+\s?(?:[个袋条包支片瓶罐杯枚]|小包|小袋|sachets?)?\s?[x×*]\s?(\d+(?:\.\d+)?)\s?(g|克|公克|ml|毫升)/i

/** One of the pieces that a pack holds: 14小包×40克. */
export const eachIn = perLabel((label): Quantity | undefined => {
  const [, value, unit = ''] = timesEach.exec(label) ?? eachTimes.exec(label) ?? []
  return value === undefined ? undefined : quantity(Number(value), unit)
})

const unweighed =
  /(?<![第哪这那\d.])([一每两二三四五六七八九十2-9]|[1-9]\d)(小?[片条根块颗粒枚个只]|(?<=一)把)(?!月|礼拜|周|人|孩|娃|星期|小时|年|多(?!少)|样|种|糖尿|孕|病|高血|老|大|男|女|妈|爸|朋友|同|客|学|问|牌|东西|配|成|添|甜|字|词)|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|[2-9]|[1-9]\d|a|per|each) (cup|bowl|mug|glass|slice|handful|stick|piece|roll|biscuit|cookie|cracker|sausage|ball|sweet|gummy|egg|plum|apricot|nut|olive)s?\b(?![- ](?:free|allerg))/

/** The piece that a folded question counts, as one of them is called: 一片, slice; null where it counts none. */
export const unweighedIn = (text: string): { counted: string; noun: string } | null => {
  const [words, , piece = '', noun = ''] = unweighed.exec(text) ?? []
  return words ? { counted: piece ? `一${piece}` : '一份', noun: noun || 'piece' } : null
}

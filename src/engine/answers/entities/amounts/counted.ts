import type { Quantity } from '../../../nutrition/nutrition.ts'
import { numberOf, type Pieces, piecesIn, quantity } from '../pieces.ts'

const zh = '(?:\\d{1,3}(?:\\.\\d+)?|半|[一二两三四五六七八九十]{1,3})'
const unit = '[片条條块塊颗顆粒枚个個只隻支根包袋盒瓶罐听桶杯碗串张]'
const container = '[箱盒包袋罐桶条條板排]'
const about = '(?:大?约|大概|差不多|也就|是|有|重|才|得|=|：|:)*'
const weight = '(\\d{1,4}(?:\\.\\d+)?)\\s?(克|g|毫升|ml)(?![a-z])(?!糖|盐|脂|蛋|碳)'

/** 一條大概12克, a tablespoon is 15g: what one of them weighs, as the question says itself. */
const ownZh = new RegExp(`(?:一|每|1)小?(${unit})${about}\\s?${weight}`)
const ownEn =
  /\b(?:an?|one|each|every|1) ([a-z]{3,})(?: (?:is|weighs|=|are|of|about|around|roughly|at))+ ?~?(\d{1,4}(?:\.\d+)?) ?(g|ml)\b(?! of)/
/** 一包10根, 切8片, 8片一袋, a box of 12: how many of them a pack has. */
const withinZh = new RegExp(
  `(?:一|整|每|1)(${container})(?:里面?|内|装|有|共|总共|切成?|分成?|是)*(${zh})小?(${unit})|切(?:成|了)?(?:()(${zh})(片|块|份))|(?<![\\d.])(${zh})小?(${unit})(?:装)?(?:一|1)(${container})`,
)
const withinEn =
  /\b(box|pack|packet|bag|tub) of (\d{1,3})\b|\b(\d{1,3}) (?:[a-z]+ )?(?:in|per|to) (?:a|an|the|each|every) (box|pack|packet|bag|tub)\b/

const fractionZh = new RegExp(`(${zh})分之(${zh})(?:个|個|的)?(?:(${unit}))?`)
const names: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
}
const fractionEn =
  /\b(?:(an?|one|1|two|three|2|3) )?(third|quarter|fifth|sixth|eighth)s? (?:of )?(?:an? |the |this |my |one )?([a-z]{3,})\b|\b(\d)\/(\d)(?:rds?|ths?)? (?:of )?(?:an? |the )?([a-z]{3,})\b/
/** Only a third, a quarter of it: of the pack. */
const fractionOfPackEn =
  /\b(an?|one|1|two|three|2|3) (third|quarter|fifth)s?(?= of (?:it|this|that)\b|[,.?!]|$| (?:then|instead|though)\b)/
/** Half a scoop, and no half of the tub. */
const halfOfOneEn =
  /\bhalf (?:an? |the |of (?:an? |the |one )?)?(scoop|sachet|stick|tablet|serving|portion)s?\b/
const mixedZh = new RegExp(`(${zh})(${unit})半`)
const mixedEn = /\b(an?|one|two|three|four|[1-9]) and a half ([a-z]{3,}?)s?\b/
const decimalZh = new RegExp(`(?<![\\d.])(\\d{1,2}\\.\\d)小?(${unit})`)
const decimalEn = /(?<![\d.])(\d{1,2}\.\d+|\.\d+) (?:of (?:an? |the )?)?([a-z]{3,}?)s?\b(?! of )/
const noThing =
  /^(?:gram|kilo|mmol|mol|year|month|week|day|hour|percent|time|litre|liter|unit|pound|stone|euro|dollar|mg|kcal|calorie|kg)/
/** 大半罐 is most of it and no half; 小半 is less than half. */
const mostZh = new RegExp(`(大|小)半(${unit})(?!都|全|是|系)`)
const mostEn =
  /(?:^|\b(?:eat|ate|have|had|drink|drank|down|downed|finish|finished|with|in|about|if i do|so) )(?:most|nearly all|almost all) of (?:an? |the |this |my |one |that )?([a-z]{2,})\b/
const mostOf = (text: string): { many: number; noun: string; words: string } | null => {
  const [words, which, noun = ''] = mostZh.exec(text) ?? []
  if (words)
    return which === '大'
      ? { many: 3 / 4, noun, words: `${words}按四分之三算` }
      : { many: 1 / 3, noun, words: `${words}按三分之一算` }
  const [wordsEn, named = ''] = mostEn.exec(text) ?? []
  if (!wordsEn) return null
  const thing = /^(?:it|this|that)$/.test(named) ? 'pack' : named
  return { many: 3 / 4, noun: thing, words: `most of one ${thing}, taken as three quarters` }
}

const splitZh = new RegExp(`分(?:成|作|了|开)?(${zh})(?:次|顿|餐|回|份)(?:吃|喝|用)?`)
const splitEn =
  /\b(?:over|in|into|across|split (?:in|into|over)) (two|three|four|five|[2-9]) (?:goes|sittings|meals|times|portions|snacks)\b/
const countedZh = new RegExp(`(?<![\\d.第哪几])(${zh})小?(${unit})`, 'g')
const eating = /吃|喝|饮|灌|来|放|加|用|撸|啃|炫|干掉|整/

/** Sizes that the pack states, and what its container is. */
export interface Sizes {
  label: string
  pack: Quantity | undefined
  portion: Quantity | undefined
  packOf: (noun: string) => Quantity | undefined
}

const containers =
  /^(?:can|bottle|box|pack|packet|carton|bag|tub|pot|jar|tin|tray|pouch|pizza|pie|loaf|quiche|meal|block)$/

/** How much one of them is: by the question, by the label, by how many a pack has, or the pack itself. */
const eachOf = (noun: string, text: string, sizes: Sizes): Quantity | undefined => {
  const isZh = /[\u4e00-\u9fff]/.test(noun)
  const [, ownUnit, own, ownOf = ''] = (isZh ? ownZh : ownEn).exec(text) ?? []
  if (own !== undefined && alike(ownUnit ?? '', noun)) return quantity(Number(own), ownOf)
  const piece = piecesIn(isZh ? `一${noun}` : `one ${noun}`, sizes.label)
  if (piece) return piece
  // A case of 24 cartons: the label is of one carton.
  const whole = (isZh ? /[盒瓶罐听桶包袋杯碗]/ : containers).test(noun) ? sizes.packOf(noun) : undefined
  if (whole) return whole
  const within = withinIn(text)
  if (within && sizes.pack && alike(within.unit, noun))
    return { value: sizes.pack.value / within.count, unit: sizes.pack.unit }
  return /^(?:bar|serving|portion|scoop|sachet|stick|份)$/.test(noun)
    ? (sizes.portion ?? sizes.pack)
    : undefined
}

const alikes = ['片块塊', '条條根支', '颗顆粒枚个個只隻', '包袋', '罐听']
const alike = (a: string, b: string): boolean =>
  a === b ||
  a === `${b}s` ||
  b === `${a}s` ||
  alikes.some(all => all.includes(a) && all.includes(b) && a !== '')

const withinIn = (text: string): { count: number; unit: string; words: string } | null => {
  const found = withinZh.exec(text)
  if (found) {
    const [words, , a, unitA, , b, unitB, c, unitC] = found
    const count = numberOf(a ?? b ?? c ?? '')
    return count > 1 ? { count, unit: unitA ?? unitB ?? unitC ?? '', words } : null
  }
  const en = withinEn.exec(text)
  const count = Number(en?.[2] ?? en?.[3])
  return en && count > 1 ? { count, unit: '', words: en[0] } : null
}

const fraction = (text: string): { many: number; noun: string; words: string } | null => {
  const zhFraction = fractionZh.exec(text)
  if (zhFraction) {
    const [words, of = '', part = '', noun = '包'] = zhFraction
    return { many: numberOf(part) / numberOf(of), noun, words }
  }
  const [ofPack, howMany = '', part = ''] = fractionOfPackEn.exec(text) ?? []
  if (ofPack) {
    const count = /^(?:two|2)/.test(howMany) ? 2 : /^(?:three|3)/.test(howMany) ? 3 : 1
    return { many: count / (names[part] ?? 1), noun: 'pack', words: `${ofPack} of it` }
  }
  const en = fractionEn.exec(text)
  if (en) {
    const [words, many, name, noun, part, of, nounOf] = en
    if (name)
      return {
        many:
          (many && /^(?:two|2)/.test(many) ? 2 : many && /^(?:three|3)/.test(many) ? 3 : 1) /
          (names[name] ?? 1),
        noun: noun ?? '',
        words,
      }
    return { many: Number(part) / Number(of), noun: nounOf ?? '', words }
  }
  const [mixed, count = '', noun = ''] = mixedZh.exec(text) ?? mixedEn.exec(text) ?? []
  if (mixed) return { many: (/^an?$/.test(count) ? 1 : numberOf(count)) + 0.5, noun, words: mixed }
  const [halved, single = ''] = halfOfOneEn.exec(text) ?? []
  if (halved) return { many: 0.5, noun: single, words: halved }
  const [words, number = '', thing = ''] = decimalZh.exec(text) ?? decimalEn.exec(text) ?? []
  return words && !noThing.test(thing) ? { many: Number(number), noun: thing, words } : null
}

/** Two thirds are eaten: what is left of it. */
const asksRest =
  /剩(?:下|了|余|多少|几)|\b(?:what(?:'?s| is)|how (?:much|many)[a-z ]{0,20}) left\b|\bleft over\b|\bthe rest\b|\bremain/
const restOf = (part: { many: number; noun: string; words: string }): typeof part =>
  part.many < 1
    ? {
        ...part,
        many: 1 - part.many,
        words: /[\u4e00-\u9fff]/.test(part.words)
          ? `${part.words}以外剩下的`
          : `what is left after ${part.words}`,
      }
    : part

const summedZh = new RegExp(
  `(${zh})小?(${unit})[^，。]{0,8}[，,]?(?:又|再|然后|加上?|还|晚上|下午|之?后)(?:[加来吃喝要]了?)*(${zh})小?(${unit})(?!半)`,
)
const numberWords = 'an?|one|two|three|four|five|six|[1-9]'
const summedEn = new RegExp(
  `\\b(${numberWords}) ([a-z]{3,}?)s? .{0,24}?\\b(?:and|then|plus|n)(?: then)? (?:another )?(${numberWords}) (?:more|other|after|later)\\b`,
)
const secondHelping =
  /\b(?:plus|and|then|with|after) (?:a |an )?(?:second|another|extra) (helping|serving|portion)\b/
/** 早上两片，晚上又一片; two bars and then one more; a serving and a second helping: what they come to. */
const summedIn = (text: string): { many: number; noun: string; words: string } | null => {
  const [words, first = '', noun = '', second = '', nounBehind = ''] = summedZh.exec(text) ?? []
  if (words && alike(noun, nounBehind)) {
    const many = numberOf(first) + numberOf(second)
    return { many, noun, words: `${many} ${noun}` }
  }
  const [wordsEn, firstEn = '', nounEn = '', more = ''] = summedEn.exec(text) ?? []
  if (wordsEn) {
    const many = numberOf(firstEn) + numberOf(more)
    return { many, noun: nounEn, words: `${many} ${nounEn}s` }
  }
  return secondHelping.test(text) ? { many: 2, noun: 'serving', words: '2 servings' } : null
}

/** Counted things of which the question itself says what one weighs, or how many a pack has; the eaten ones first. */
const countedOf = (text: string): { many: number; noun: string; words: string } | null => {
  const own = (ownZh.exec(text) ?? ownEn.exec(text))?.[0]
  const within = withinIn(text)?.words
  if (own === undefined && within === undefined) return null
  const rest = [own, within].reduce((said: string, words) => (words ? said.replace(words, '，') : said), text)
  const all = [...rest.matchAll(countedZh)]
  const after = all.find(({ index }) => eating.test(rest.slice(Math.max(0, index - 3), index)))
  const unitOfOwn = (ownZh.exec(text) ?? [])[1] ?? withinIn(text)?.unit ?? ''
  const found = all.find(({ 2: noun = '' }) => alike(noun, unitOfOwn)) ?? after ?? all[0]
  return found ? { many: numberOf(found[1] ?? ''), noun: found[2] ?? '', words: found[0] } : null
}

/**
 * How much of the product a folded question counts where plain counting misleads: fractions and halves (a third of a bag, 两包半, 3.5 bars),
 * pieces whose weight or number the question tells itself (一條大概12克, 一盒8個吃掉3個), and a pack eaten in several goes; null for anything else.
 */
export const countedIn = (text: string, sizes: Sizes): Pieces | null => {
  const split = splitZh.exec(text) ?? splitEn.exec(text)
  const [, splitNoun] = /[一每1]小?([包袋块片条个份杯瓶盒罐桶碗])[^，。]{0,6}分/.exec(text) ?? []
  const whole = (splitNoun ? eachOf(splitNoun, text, sizes) : undefined) ?? sizes.pack
  if (split && whole) {
    const many = numberOf(split[1] ?? '')
    return {
      value: Math.round((whole.value / many) * 10) / 10,
      unit: whole.unit,
      words: split[0].trim(),
    }
  }
  const part = mostOf(text) ?? fraction(text)
  const found = (part && asksRest.test(text) ? restOf(part) : part) ?? summedIn(text) ?? countedOf(text)
  if (!found || !(found.many > 0)) return null
  const each = eachOf(found.noun, text, sizes)
  if (!each) return null
  return { value: Math.round(each.value * found.many * 10) / 10, unit: each.unit, words: found.words.trim() }
}

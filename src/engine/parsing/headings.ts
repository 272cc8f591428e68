import type { Dictionary } from '../matching/dictionary.ts'
import type { NameMatcher } from '../matching/name-matcher.ts'
import { isHan, keyOf, type Range } from '../text/normalize.ts'
import { PART, type Words } from './syntax-node.ts'

/** Tells what heads a part of a list from names and from other fields of the label. */
export interface Headings {
  /** A short name of a part, or a known food whose makings follow. */
  isHeading(range: Range, depth: number): boolean
  /** Short unknown words and a colon behind a line end, a blank or a stop, with nothing known behind them. */
  isField(heading: Range, after: Range): boolean
  /** `云吞：虾、猪肉`: a part that no word tells, at the beginning of a line and with a known name behind its colon. */
  opensPacket(heading: Range, after: Range): boolean
  /** Where a heading begins that a name stands before: `食用盐 食品添加剂：…`, `绿茶提取物 汤料：…`; else its start. */
  startAfterName(heading: Range): number
  /** Where a Chinese class word begins at the end of some words that do more than name the class, or 0. */
  trailingClass(words: string): number
  /** The part in `Noodle - Wheat Flour, …`: a dash for a colon, where a part of the product opens a sentence. */
  partBeforeDash(range: Range): Range | undefined
}

const SECTION_END =
  /(?:包|部分|层|馅|皮|料|体|饼|芯|心|面|块|粒|汤|酱|液|底|壳|片|棒|粉|套餐|组|份|味|丸|卷|糕|派|条|饭|粥|肉|菜)$/
const LONGEST_FIELD = 8

/** Makes what knows the headings of a folded text. */
export function createHeadings(
  source: string,
  dictionary: Dictionary,
  names: NameMatcher,
  words: Words,
): Headings {
  const { slice, tidy } = words

  function partBeforeDash(range: Range): Range | undefined {
    const [, part = '', after = ''] = /^([a-z][a-z ]{2,23}) - (.+)$/s.exec(slice(range)) ?? []
    if (part === '' || names.exact(slice(range))) return undefined
    const isPart = !dictionary.classOf(keyOf(part)) && names.exact(after) !== undefined
    return isPart ? { start: range.start, end: range.start + part.length } : undefined
  }

  function isField(heading: Range, after: Range): boolean {
    const { strength } = names.recognise(source, tidy(after), { underClass: false })
    const isApart = /[\s。]/.test(source.charAt(heading.start - 1))
    return isApart && heading.end - heading.start <= LONGEST_FIELD && strength !== 'exact'
  }

  function opensPacket(heading: Range, after: Range): boolean {
    const opensLine = /[\n;。]\s?$/.test(source.slice(Math.max(0, heading.start - 2), heading.start))
    return (
      opensLine &&
      /^[\u4e00-\u9fff]{2,8}$/.test(slice(heading)) &&
      names.exact(slice(tidy(after))) !== undefined
    )
  }

  function startAfterName(heading: Range): number {
    const text = slice(heading)
    if (text.length > 200 || dictionary.classOf(keyOf(text))) return heading.start
    const own = trailingClass(text)
    if (own > 0) return heading.start + own
    const gap = /^(.*[\u4e00-\u9fff)])\s+((?:[a-z\d]\s?[.、]\s?)?[\u4e00-\u9fff]{2,8})$/s.exec(text)
    const [before = '', after = ''] = [gap?.[1], gap?.[2]]
    return names.exact(before) && !names.exact(text)
      ? heading.start + text.length - after.length
      : heading.start
  }

  function trailingClass(text: string): number {
    if (!isHan(text.charAt(text.length - 1))) return 0
    for (const word of dictionary.classWords) {
      if (word.length < 3 || !isHan(word.charAt(0))) continue
      const at = text.length - word.length
      if (at < 2 || !text.endsWith(word)) continue
      const prefix = /(?:复配|复合|食品|食用)$/.exec(text.slice(0, at))?.[0].length ?? 0
      if (at - prefix < 2) return 0
      const before = text.slice(0, at - prefix).trim()
      return /\s/.test(text.charAt(at - prefix - 1)) || names.exact(before) || before.includes(' ')
        ? at - prefix
        : 0
    }
    return 0
  }

  function isHeading(range: Range, depth: number): boolean {
    // `調味粉 SEASONING POWDER:` is headed twice.
    const text = slice(range).replace(/(?<=[\u4e00-\u9fff])\s+[a-z][a-z &'-]{2,30}$/, '')
    if (depth > 3 || text.length > 40) return false
    if (
      PART.test(text) ||
      (isHan(text.charAt(text.length - 1))
        ? text.length <= 12 && SECTION_END.test(text)
        : /^[a-z' -]{3,24}$/.test(text))
    )
      return true
    const { strength } = names.recognise(source, range, { underClass: false })
    return strength === 'exact' || strength === 'head'
  }

  return { isHeading, isField, opensPacket, startAfterName, trailingClass, partBeforeDash }
}

import { wholeAmount } from '../text/amounts.ts'
import { isHan, keyOf, type Range } from '../text/normalize.ts'
import type { Dictionary } from './dictionary.ts'
import type { Meaning } from './dictionary-entry.ts'
import { type FuzzyMatcher, SURELY_MISREAD } from './fuzzy-match.ts'
import { byLostComma } from './misreadings/lost-comma.ts'
import {
  acidOf,
  byNumber,
  type NameContext,
  PREFIX_EN,
  PURPOSE_EN,
  strongHead,
  withoutAffixes,
} from './strip-affixes.ts'

/** The names in a stretch of a list whose separators were lost or are words, or undefined where it is one name. */
export function splitJoinedNames(
  dictionary: Dictionary,
  suspect: FuzzyMatcher,
  source: string,
  range: Range,
  context: NameContext,
): Range[] | undefined {
  return (
    byNumbers(dictionary, source, range, context) ??
    byConjunction(dictionary, source, range, context) ??
    byWith(dictionary, source, range) ??
    (context.isOpened ? undefined : byLostComma(dictionary, source, range)) ??
    byStrayMark(dictionary, suspect, source, range) ??
    byDictionary(dictionary, source, range, false) ??
    byDictionary(dictionary, source, range, true) ??
    byBlanks(dictionary, source, range, context) ??
    (isWrapped(suspect, source, range) ? undefined : beforeProse(dictionary, source, range, context))
  )
}

/** `(471472e)`: numbers of additives whose comma was lost, where they can be cut in one way only. */
function byNumbers(
  dictionary: Dictionary,
  source: string,
  range: Range,
  { underClass }: NameContext,
): Range[] | undefined {
  const text = source.slice(range.start, range.end)
  if (!underClass || !/^e?\d{3,4}[a-h]?e?\d{3,4}[a-h]?$/.test(text)) return undefined
  const isNumber = (words: string) =>
    /^e?\d{3,4}[a-h]?$/.test(words) && dictionary.byIns(words.replace(/^e/, ''))?.substance !== undefined
  if (isNumber(text)) return undefined
  const cuts = [3, 4, 5, 6].filter(cut => isNumber(text.slice(0, cut)) && isNumber(text.slice(cut)))
  const [cut, another] = cuts
  if (cut === undefined || another !== undefined) return undefined
  const middle = range.start + cut
  return [
    { start: range.start, end: middle },
    { start: middle, end: range.end },
  ]
}

/** `Salt and Pepper` is two names, `Soybean and Palm Oil` is one: there both sides share the last word. */
function byConjunction(
  dictionary: Dictionary,
  source: string,
  range: Range,
  context: NameContext,
): Range[] | undefined {
  const words = source.slice(range.start, range.end).replace(PURPOSE_EN, '')
  // `with paprika and annatto added for color`
  const lead = /^with\s+/.exec(words)?.[0].length ?? 0
  const text = words.slice(lead)
  const joints = [...text.matchAll(CONJUNCTION)]
  if (joints.length === 0 || joints.length > MAX_JOINTS) return undefined
  const known = (words: string) => {
    const name = words.replace(/\s*\(?\d+(?:\.\d+)?\s?%\)?$/, '')
    return (
      dictionary.get(keyOf(name)) ??
      byNumber(dictionary, name, context) ??
      dictionary.get(keyOf(name.replace(PREFIX_EN, ''))) ??
      (text.endsWith(' acid') ? acidOf(dictionary, name) : undefined) ??
      (/[\u4e00-\u9fff]/.test(name) ? undefined : strongHead(dictionary, name))
    )
  }
  const begin = range.start + lead
  const piece = (from: number, to: number) => trimmed(source, begin + from, begin + to)
  const wordsOf = (one: Range) => source.slice(one.start, one.end)
  // `cranberry juice* and pure love`: a footnote's mark ends a name.
  const marked = context.isOpened
    ? undefined
    : joints.find(({ index }) => /[*†‡]$/.test(text.slice(0, index).trimEnd()))
  if (marked) return [piece(0, marked.index), piece(marked.index + marked[0].length, text.length)]
  // Every joint parts two additives or Chinese names, or one joint parts two names; before brackets, two additives alone.
  const all = [...joints, undefined].map((joint, n) => {
    const before = joints[n - 1]
    return piece(before ? before.index + before[0].length : 0, joint?.index ?? text.length)
  })
  const parts = (one: Range) => {
    const meaning = known(wordsOf(one))
    return meaning?.substance !== undefined || (meaning !== undefined && isHan(source.charAt(one.start)))
  }
  if (context.isOpened) {
    const areAdditives = all.every(one => known(wordsOf(one))?.substance !== undefined)
    return areAdditives && !isHan(text.charAt(0)) ? all : undefined
  }
  if (all.length > 2 && all.every(parts)) return all
  for (const joint of joints) {
    const one = piece(0, joint.index)
    const other = piece(joint.index + joint[0].length, text.length)
    const [left, right] = [wordsOf(one), wordsOf(other)]
    const [first, second] = [known(left), known(right)]
    if (!first || !second) continue
    const last = right.split(/\s+/).pop() ?? ''
    const sharesHead =
      !(first.substance && second.substance) &&
      !isHan(right.charAt(0)) &&
      right.includes(' ') &&
      dictionary.get(keyOf(`${left} ${last}`)) !== undefined
    if (!sharesHead) return [one, other]
  }
  return undefined
}

const CONJUNCTION =
  /\s+and[/ ]or\s+|\s+and\s+|\s*&\s*|\s+or\s+|(?<=[\u4e00-\u9fffa-z0-9)%])\s{0,3}(?:和\/或|及\/或|以及|和|及|与|或)\s{0,3}(?=[\u4e00-\u9fff\u0370-\u03ffßa-z0-9(])/g
// A sentence joins more words than a list does.
const MAX_JOINTS = 8

/** `Canola Oil with TBHQ for freshness`: what was put in is an ingredient of its own. */
function byWith(dictionary: Dictionary, source: string, range: Range): Range[] | undefined {
  const text = source.slice(range.start, range.end)
  const match = /\s+(?:preserved (?:with|by)|with|containing)\s+(?:(?:added|other)\s+)?/.exec(text)
  if (!match || match.index < 3) return undefined
  const rest = text.slice(match.index + match[0].length)
  const name = rest.replace(PURPOSE_EN, '')
  if (dictionary.get(keyOf(name))?.substance === undefined) return undefined
  const start = range.start + match.index + match[0].length
  return [
    { start: range.start, end: range.start + match.index },
    { start, end: start + name.length },
  ]
}

/**
 * `菜籽油5白砂糖`: one stray mark between two known names is a separator that was misread. No name contains a quotation mark:
 * on one side of it the name may be misread, too.
 */
function byStrayMark(
  dictionary: Dictionary,
  suspect: FuzzyMatcher,
  source: string,
  range: Range,
): Range[] | undefined {
  const text = source.slice(range.start, range.end)
  const pattern = /(?<=[\u4e00-\u9fff])\s?[0-9a-z'"_~-]\s?(?=[\u4e00-\u9fff])/g
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const known = (name: string) => dictionary.get(keyOf(name)) !== undefined
    const isQuote = match[0].includes('"')
    const probable = (name: string) => isQuote && (suspect(keyOf(name))?.confidence ?? 0) >= SURELY_MISREAD
    // 维生素E食用盐: the letter belongs to the name before it.
    if (/[0-9a-z]/.test(match[0]) && known(text.slice(0, match.index + match[0].length))) continue
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)]
    if (!(known(before) ? known(after) || probable(after) : known(after) && probable(before))) continue
    const cut = range.start + match.index
    return [
      { start: range.start, end: cut },
      { start: cut + match[0].length, end: range.end },
    ]
  }
  return undefined
}

function trimmed(source: string, start: number, end: number): Range {
  let from = start
  let to = end
  while (from < to && /\s/.test(source.charAt(from))) from++
  while (to > from && /\s/.test(source.charAt(to - 1))) to--
  return { start: from, end: to }
}

/**
 * Cuts `白砂糖食用盐` where known names cover the run. A cut needs a reason: a space or line end in the text, or a name
 * on its left that no longer name starts with; 番茄牛肉酱 is one ingredient. "Run" needs no reason: it cuts
 * 牛奶奶油盐酵母, a row without any separator, where at least half of four or more names are staples.
 */
function byDictionary(
  dictionary: Dictionary,
  source: string,
  range: Range,
  isRun: boolean,
): Range[] | undefined {
  const at: number[] = []
  let text = ''
  for (let i = range.start; i < range.end; i++) {
    const char = source.charAt(i)
    if (/[\p{L}\p{N}]/u.test(char)) {
      at.push(i)
      text += char
    }
  }
  if (!/[\u4e00-\u9fff]/.test(text) || text.length < 4) return undefined
  const gapBefore = (n: number) => n > 0 && /\s/.test(source.slice((at[n - 1] ?? 0) + 1, at[n] ?? 0))
  const longest = Math.min(dictionary.longestKey, 24)
  // cuts[n]: how the first n characters are covered with the fewest names, by the start of their last name.
  const cuts: ({ from: number; names: number; meaning: Meaning } | undefined)[] = []
  const reach = (n: number) => (n === 0 ? 0 : cuts[n]?.names)
  for (let n = 1; n <= text.length; n++) {
    for (let from = Math.max(0, n - longest); from < n; from++) {
      const names = reach(from)
      if (names === undefined) continue
      const length = n - from
      const piece = text.slice(from, n)
      const isShort = length < 2 && !(isRun && STAPLE.test(piece))
      if (isShort && !(gapBefore(from) || from === 0)) continue
      // 焦糖香精 is a flavouring of caramel, 面包预拌粉 a mix for bread.
      if (from > 0 && GENERIC.test(piece) && !gapBefore(from)) continue
      const meaning = dictionary.keys.get(piece)
      if (!meaning || (isShort && !gapBefore(n) && n < text.length)) continue
      const left = cuts[from]?.meaning
      const hasReason = isRun || gapBefore(from) || (left?.end && isCertain(left) && isCertain(meaning))
      if (from > 0 && !hasReason) continue
      const best = cuts[n]
      if (!best || names + 1 < best.names) cuts[n] = { from, names: names + 1, meaning }
    }
  }
  const total = cuts[text.length]
  if (!total) return undefined
  const ranges: Range[] = []
  let certain = 0
  for (let n = text.length; n > 0; ) {
    const piece = cuts[n]
    if (!piece) return undefined
    if (isCertain(piece.meaning)) certain++
    ranges.unshift({ start: at[piece.from] ?? range.start, end: (at[n - 1] ?? range.end - 1) + 1 })
    n = piece.from
  }
  return isRun && (ranges.length < LEAST_RUN || certain * 2 < ranges.length) ? undefined : ranges
}

/** A row without separators has at least so many names. */
const LEAST_RUN = 4
/** What a single character names in such a row. */
const STAPLE = /^[盐糖水油]$/

/** What other words stand before to name its kind. */
const GENERIC = /^(?:香精|香料|色素|预拌粉|调味[粉料])$/

/** Where blanks took the place of separators and most words between them are known, each word is a name. */
function byBlanks(
  dictionary: Dictionary,
  source: string,
  range: Range,
  context: NameContext,
): Range[] | undefined {
  const parts: Range[] = []
  const pattern = /[^\s]+/g
  const text = source.slice(range.start, range.end)
  for (const match of text.matchAll(pattern))
    parts.push({ start: range.start + match.index, end: range.start + match.index + match[0].length })
  const isNumber = (part: Range) => byNumber(dictionary, source.slice(part.start, part.end), context)
  if (parts.length > 1 && parts.every(isNumber)) return parts
  if (!isHan(text.charAt(0))) return undefined
  const known = parts.filter(part => named(dictionary, source.slice(part.start, part.end)))
  if (known.length < 3 || known.length * 5 < parts.length * 3) return undefined
  return parts.flatMap(part => (known.includes(part) ? [part] : inTwo(dictionary, source, part)))
}

/** `磷酸⏎氧钙`: a name continues on the next line where both halves together are probably one that is known. */
function isWrapped(suspect: FuzzyMatcher, source: string, range: Range): boolean {
  const [, head = '', tail = ''] = /^(\S+)\s*\n\s*(\S{1,6})$/.exec(source.slice(range.start, range.end)) ?? []
  const misread = tail === '' ? undefined : suspect(keyOf(head + tail))
  if (!misread || misread.confidence < SURELY_MISREAD) return false
  const meant = misread.key.slice(keyOf(head).length)
  return misread.confidence >= 0.93 || [...keyOf(tail)].some(char => meant.includes(char))
}

const LONGEST_NEIGHBOUR = 6

/** A known name and then, after a blank, words that are none: a remark where they are long, else a name of their own. */
function beforeProse(
  dictionary: Dictionary,
  source: string,
  range: Range,
  context: NameContext,
): Range[] | undefined {
  const text = source.slice(range.start, range.end)
  const isChinese = isHan(text.charAt(0))
  if (!isChinese && !context.isLast) return undefined
  // The name itself may be wrapped: 食⏎用香料⏎高蛋白低脂.
  const gap = [...text.matchAll(isChinese ? GAP_ZH : GAP_EN)].findLast(
    match => match.index > 1 && isEnded(named(dictionary, text.slice(0, match.index)), match),
  )
  if (!gap) return isChinese && text.length > LONGEST_LINES ? firstLine(text, range) : undefined
  const [name, rest] = [text.slice(0, gap.index), text.slice(gap.index + gap[0].length)]
  const first = { start: range.start, end: range.start + name.length }
  if ((!isHan(rest.charAt(0)) && !context.isLast) || wholeAmount(rest)) return undefined
  if (rest.length > LONGEST_NEIGHBOUR && !strongHead(dictionary, rest)) return [first]
  return [first, { start: range.end - rest.length, end: range.end }]
}

// A name of two words is torn by one blank, a name and what is printed beside it by more.
const GAP_EN = /\s*\n\s*|\s{2,}/g
const GAP_ZH =
  /\s+(?=(?:[a-z]{0,3}|\d{1,3}%?)[\u4e00-\u9fff])|\s+(?=[a-z\d])(?!(?:e|ins)?\s?\d{3,4}[a-h]?\b)/g

// No name goes over so much text and a line end.
const LONGEST_LINES = 24

/** `毛霉⏎食用时用洁净器具夹取`: an unknown name, and below it a sentence. */
function firstLine(text: string, { start }: Range): Range[] | undefined {
  const name = /^[\u4e00-\u9fff]{2,8}(?=\s*\n)/.exec(text)?.[0]
  return name ? [{ start, end: start + name.length }] : undefined
}

function named(dictionary: Dictionary, words: string): Meaning | undefined {
  return dictionary.get(keyOf(words)) ?? withoutAffixes(dictionary, words)
}

/** A strain's name continues after a blank: 鼠李糖乳杆菌 GG. */
function isEnded(meaning: Meaning | undefined, { input, index, 0: blank }: RegExpExecArray): boolean {
  const isCode = meaning?.kind === 'culture' && !isHan(input.charAt(index + blank.length))
  return meaning !== undefined && !isCode
}

/** In a row that lost its separators a word that is two names is two names. */
function inTwo(dictionary: Dictionary, source: string, part: Range): Range[] {
  for (let cut = part.start + 2; cut < part.end - 1; cut++) {
    const isName = (start: number, end: number) => dictionary.keys.has(keyOf(source.slice(start, end)))
    if (isName(part.start, cut) && isName(cut, part.end))
      return [
        { start: part.start, end: cut },
        { start: cut, end: part.end },
      ]
  }
  return [part]
}

/** Additives and staples never qualify the word after them; 番茄 in 番茄酱 does. */
function isCertain(meaning: Meaning): boolean {
  if (meaning.kind !== 'food' || meaning.substance) return true
  return (
    meaning.food === 'sugar' ||
    meaning.food === 'salt' ||
    meaning.food === 'oil' ||
    meaning.food === 'satfat' ||
    meaning.food === 'refined' ||
    meaning.food === 'hydro' ||
    meaning.food === 'sauce' ||
    meaning.marker === true
  )
}

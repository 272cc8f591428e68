import { below2Heading, isPlace, splitAmount, wholeAmount } from './amounts.ts'
import { arrange, asColour, colourOf, withoutProse } from './arrange.ts'
import { createBrackets } from './brackets.ts'
import { leadingClasses, misreadClasses } from './class-words.ts'
import type { Dictionary, Meaning } from './dictionary.ts'
import type { ListRange } from './locate.ts'
import type { Names, Recognised } from './names.ts'
import { ADDITIVES, blank, type Element, FORTIFICANTS, type Node, PART, wordsOf } from './node.ts'
import type { RawGroup, RawItem } from './scan.ts'
import { isHan, keyOf, type Range } from './text.ts'

/** A level of brackets still to read, and what it inherits from the name before it. */
interface Level {
  items: readonly RawItem[]
  parent: Node | undefined
  depth: number
  underAdditives: boolean
  classZh: string | undefined
  atMost2Percent: boolean
}

// `Sodium benzoate: less than 1/10 of 1% as a preservative`: the colon opens a remark.
/** Two halves of a line's end and the next line's beginning are one name, misread, where it is as likely as this. */
const SURELY_TORN = 0.8
const REMARK =
  /^(?:less than|not more than|no more than|added|used|as an?)\b.*(?:preserv|\bas\b|\bto\b|added)/
// `…, TBHQ, to maintain freshness`: the comma does not make an ingredient of a purpose.
const PURPOSE =
  /^(?:added |used )?(?:to (?:maintain|preserve|protect|retain|promote|prevent|help|improve|enhance|ensure)|for (?:freshness|colou?r|flavou?r|texture|tartness)|as an? (?:preservative|antioxidant|emulsifier|stabilizer))\b/
// `Vitamin E (mixed tocopherols) added to preserve freshness` is there as an additive, not as a nutrient.
// Sticky: tested where a name ends, without a copy of what stands there.
const PRESERVES =
  /\s*(?:\([^()]{0,40}\)\s*)?,?\s*(?:added |used )?(?:to (?:preserve|protect|maintain|retain)|for freshness|as an? (?:preservative|antioxidant))\b/y
const SECTION_END =
  /(?:包|部分|层|馅|皮|料|体|饼|芯|心|面|块|粒|汤|酱|液|底|壳|片|棒|粉|套餐|组|份|味|丸|卷|糕|派|条|饭|粥|肉|菜)$/
// `增稠剂：415、412`: after a class and its number the next bare number is of the same kind.
const NUMBER = /^\s*(?:ins|e)?\s?\d{3,4}[a-h]?\s?(?:\(?[ivx]+\)?)?\s*$/
const NUMBER_AT_END = /(?<!\d)\d{3,4}[a-h]?\s?(?:\(?[ivx]+\)?)?\s*$/
const LONGEST_FIELD = 8
// N001, L20260101A, 120mg: what is stamped on a pack, or a figure of it; additives are numbered with E.
const NO_NAME = /^(?:(?!ins|e)[a-z]{1,2}\d{3,}[a-z]?|\d[\d.,]*\s?(?:k?g|m[gl]|l|kj|kcal|[毫千]?克|毫?升))$/
// No list opens more than a few headings before one name.
const MAX_HEADINGS = 4

/** Turns scanned items into ingredients: sections, classes, compounds, amounts and notes fall into place. */
export function interpret(
  source: string,
  scanned: readonly { list: ListRange; items: readonly RawItem[] }[],
  dictionary: Dictionary,
  names: Names,
): Node[] {
  const read = createReader(source, dictionary, names)
  // A single list belongs to the whole product even where its heading names one (苏打饼干配料：).
  const areParts = scanned.filter(({ list }) => list.name).length > 1
  return scanned.flatMap(({ list, items }) => {
    const nodes = read(items, list.introduced || list.isDense === true)
    return areParts && list.name
      ? [{ ...blank(list.name), role: 'section', strength: 'exact', children: nodes } satisfies Node]
      : nodes
  })
}

function createReader(source: string, dictionary: Dictionary, names: Names) {
  const words = wordsOf(source)
  const { slice, tidy } = words
  const brackets = createBrackets(source, dictionary, names, words)
  const levels: (Level & { parent: Node })[] = []

  /** Reads one level after the other from a queue, so that no depth of brackets can exhaust the stack. */
  function readList(items: readonly RawItem[], introduced: boolean): Node[] {
    const elements = readLevel({
      items: introduced ? items : withoutTitle(items),
      parent: undefined,
      depth: 0,
      underAdditives: false,
      classZh: undefined,
      atMost2Percent: false,
    })
    const top = arrange(source, withoutProse(source, elements, introduced), names, words)
    for (const level of levels) {
      const nodes = arrange(source, readLevel(level), names, words)
      level.parent.children = level.parent.children.concat(nodes)
    }
    levels.length = 0
    return top
  }

  function readLevel(level: Level): Element[] {
    const elements: Element[] = []
    let { atMost2Percent } = level
    let isNumbered = false
    let isValue = false
    for (const item of level.items.reduce(joinTorn, [])) {
      if (isValue || readBoxed(item, level, elements)) {
        isValue = !isValue && elements.at(-1)?.isAside === true
        continue
      }
      const below2 = below2Heading(slice(item))
      if (below2 > 0) {
        atMost2Percent = true
        item.start = words.skipSpace(item.start + below2, item.end)
        if (item.start >= item.end && item.groups.length === 0) continue
      }
      const underAdditives: boolean = level.underAdditives || (isNumbered && NUMBER.test(slice(item)))
      if (!readOpenedHeading(item, level, elements))
        readItem(item, { ...level, underAdditives, atMost2Percent }, elements)
      dropRepeatedNumber(elements)
      isNumbered = (underAdditives || slice(item).includes(':')) && NUMBER_AT_END.test(slice(item))
    }
    return elements
  }

  /** `柠檬茶 大杯⏎绿茶汤、…`: lines above a list that has no heading name the product. */
  function withoutTitle(items: readonly RawItem[]): readonly RawItem[] {
    const [first, second, ...others] = items
    if (!first || !second) return items
    const text = slice(first)
    const opensPart = (words: string) => /^[\u4e00-\u9fff]{1,12}\s?:/.test(words)
    if (first.separator === '\n' && opensPart(slice(second)) && !text.includes(':') && !names.exact(text))
      return [second, ...others]
    const at = text.lastIndexOf('\n', text.includes(':') ? text.indexOf(':') : text.length) + 1
    const name = text.slice(at).trim()
    const opensList = name.includes(':') ? opensPart(name) : !names.exact(text) && names.exact(name)
    if (at === 0 || !opensList) return items
    return [{ ...first, start: words.skipSpace(first.start + at, first.end) }, second, ...others]
  }

  /**
   * `三氯，⏎蔗糖`, `谷氧.⏎酸钠`: a mark at the end of a line is none where only both halves together are a name, or
   * probably one.
   */
  function joinTorn(items: RawItem[], item: RawItem): RawItem[] {
    const last = items.at(-1)
    const isTorn =
      last &&
      /^\s?[,、.]\s*\n\s*$/.test(source.slice(last.end, item.start)) &&
      !names.exact(slice(last)) &&
      isSubstance({ start: last.start, end: item.end }, !names.exact(slice(item)))
    if (isTorn) items[items.length - 1] = { ...item, start: last.start, opens: last.opens }
    else items.push(item)
    return items
  }

  /** Whether a stretch of the text is the name of a substance; where it may be misread, also where it is most probably one. */
  function isSubstance(range: Range, mayBeMisread: boolean): boolean {
    const exact = names.exact(slice(range))
    if (exact || !mayBeMisread) return exact?.substance !== undefined
    const { meaning, suspected } = names.recognise(source, range, { underClass: true })
    return meaning?.substance !== undefined && (suspected?.confidence ?? 0) >= SURELY_TORN
  }

  /** `黄原胶，INS 415`: the number only repeats the name before it. */
  function dropRepeatedNumber(elements: Element[]): void {
    const last = elements[elements.length - 1]?.node
    const before = elements[elements.length - 2]?.node
    if (!last || !before?.meaning?.substance?.id || !NUMBER.test(slice(last))) return
    const isSame = last.meaning?.substance?.id === before.meaning.substance.id
    if (!isSame || last.isOpened || NUMBER.test(slice(before))) return
    before.notes.push({ start: last.start, end: last.end })
    elements.pop()
  }

  /** `Noodles (80%): …`: a heading with an amount between its name and its colon. */
  function readOpenedHeading(item: RawItem, level: Level, elements: Element[]): boolean {
    const last = item.groups[item.groups.length - 1]
    if (item.separator !== '' || !last || !/^\s?:/.test(source.slice(last.end, last.end + 2))) return false
    const heading = tidy(item)
    const classZh = dictionary.classOf(keyOf(slice(heading)))
    if (!item.groups.every(brackets.isRemark) || !(classZh || isHeading(heading, level))) return false
    const role = classZh ? 'class' : 'section'
    const node: Node = { ...blank(heading), ...inherited(level), role, strength: 'exact' }
    if (classZh) node.classZh = classZh
    readBrackets(item, node, level)
    elements.push({ node, separator: ':', heading: role })
    return true
  }

  /** `【面饼】小麦粉`, `【风味】原味`: a heading in a box, of a part or a class; behind names also one of a field. */
  function readBoxed(item: RawItem, level: Level, elements: Element[]): boolean {
    const box = item.groups.at(-1)
    const only = box?.items[0]
    if (item.separator !== '' || level.depth > 0 || !box || !only) return false
    if (source.charAt(box.start) !== '[' || box.items.length + only.groups.length > 1) return false
    const heading = tidy(only)
    const classZh = dictionary.classOf(keyOf(slice(heading)))
    const isAlone = item.start === item.end && item.groups.length === 1
    const isKnown = classZh !== undefined || (isAlone ? isHeading(heading, level) : PART.test(slice(heading)))
    if (!isKnown && !(isAlone && elements.length > 0)) return false
    if (!isAlone) readItem({ ...item, groups: item.groups.slice(0, -1), separator: '\n' }, level, elements)
    const role = classZh ? 'class' : 'section'
    const node: Node = { ...blank(heading), ...inherited(level), role, strength: 'exact' }
    if (classZh) node.classZh = classZh
    elements.push(
      isKnown
        ? { node, separator: ':', heading: role }
        : { node: blank(heading), separator: item.separator, isAside: true },
    )
    return true
  }

  /** One raw item may hold headings before its name: `食品添加剂：增稠剂：黄原胶`. */
  function readItem(item: RawItem, level: Level, elements: Element[]): void {
    let { start } = item
    let inside = level
    for (let headings = 0; headings < MAX_HEADINGS; headings++) {
      const colon = slice({ start, end: item.end }).indexOf(':')
      if (colon < 0) break
      const heading = tidy({ start, end: start + colon })
      // `Soup Base 22%: Salt`
      const share = slice(heading).endsWith('%') ? splitAmount(source, heading) : undefined
      if (share) heading.end = share.name.end
      const after = { start: start + colon + 1, end: item.end }
      const gap = headingAfter(heading)
      if (gap > heading.start) {
        readWords({ ...item, start, end: gap, groups: [], separator: '\n' }, level, elements)
        heading.start = words.skipSpace(gap, heading.end)
        start = heading.start
      }
      const amount = item.groups.length === 0 ? wholeAmount(slice(after)) : undefined
      if (amount && names.exact(slice(heading))) {
        // `柠檬酸：≤0.1%`
        const node = readName(heading, inside)
        if (node) elements.push({ node: { ...node, amount }, separator: item.separator })
        return
      }
      if (NUMBER.test(slice(heading)) && level.underAdditives) {
        // `增稠剂（415：黄原胶）`
        start = words.skipSpace(after.start, item.end)
        continue
      }
      const classZh = dictionary.classOf(keyOf(slice(heading)))
      if (!classZh && elements.length > 0 && level.depth === 0 && !isHeading(heading, level)) {
        if (isField(heading, after)) {
          elements.push({ node: blank(heading), separator: item.separator, isAside: true })
          return
        }
        if (!opensPacket(heading, after)) break
      }
      start = words.skipSpace(after.start, item.end)
      if (heading.start >= heading.end) continue
      if (!classZh && REMARK.test(slice({ start, end: item.end }))) {
        readWords({ ...item, start: heading.start, end: heading.end }, level, elements)
        return
      }
      const role = classZh ? 'class' : 'section'
      const node: Node = {
        ...blank(heading),
        ...inherited(level),
        role,
        strength: 'exact',
        ...(classZh ? { classZh } : {}),
        ...(share ? { amount: share.amount } : {}),
      }
      elements.push({ node, separator: ':', heading: role })
      if (classZh) inside = { ...inside, underAdditives: true }
    }
    const part = partBeforeDash({ start, end: item.end }, item, level)
    if (part) {
      const node: Node = { ...blank(part), ...inherited(level), role: 'section', strength: 'exact' }
      elements.push({ node, separator: ':', heading: 'section' })
      start = words.skipSpace(source.indexOf('-', part.end) + 1, item.end)
    }
    readWords({ ...item, start: Math.min(start, item.end) }, inside, elements)
  }

  /** `Noodle - Wheat Flour, …`: a dash for a colon, where a part of the product opens a sentence. */
  function partBeforeDash(range: Range, { opens }: RawItem, level: Level): Range | undefined {
    const [, part = '', after = ''] = /^([a-z][a-z ]{2,23}) - (.+)$/s.exec(slice(range)) ?? []
    if (part === '' || !opens || level.depth > 0 || names.exact(slice(range))) return undefined
    const isPart = !dictionary.classOf(keyOf(part)) && names.exact(after) !== undefined
    return isPart ? { start: range.start, end: range.start + part.length } : undefined
  }

  /** Short unknown words and a colon behind a line end, a blank or a stop, with nothing known behind them. */
  function isField(heading: Range, after: Range): boolean {
    const { strength } = names.recognise(source, tidy(after), { underClass: false })
    const isApart = /[\s。]/.test(source.charAt(heading.start - 1))
    return isApart && heading.end - heading.start <= LONGEST_FIELD && strength !== 'exact'
  }

  /** `云吞：虾、猪肉`: a part that no word tells, at the beginning of a line and with a known name behind its colon. */
  function opensPacket(heading: Range, after: Range): boolean {
    const opensLine = /[\n;。]\s?$/.test(source.slice(Math.max(0, heading.start - 2), heading.start))
    return (
      opensLine &&
      /^[\u4e00-\u9fff]{2,8}$/.test(slice(heading)) &&
      names.exact(slice(tidy(after))) !== undefined
    )
  }

  /** Where a heading begins that a name stands before: `食用盐 食品添加剂：…`, `绿茶提取物 汤料：…`; else its start. */
  function headingAfter(heading: Range): number {
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

  /** Where a Chinese class word begins at the end of some words that do more than name the class, or 0. */
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

  /** A short name of a part, or a known food whose makings follow. */
  function isHeading(range: Range, level: Level): boolean {
    // `調味粉 SEASONING POWDER:` is headed twice.
    const text = slice(range).replace(/(?<=[\u4e00-\u9fff])\s+[a-z][a-z &'-]{2,30}$/, '')
    if (level.depth > 3 || text.length > 40) return false
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

  function readWords(item: RawItem, level: Level, elements: Element[]): void {
    if (item.start >= item.end) {
      // A bracket without a name before it holds names of this level, unless it only remarks on something.
      for (const group of item.groups)
        if (!brackets.isRemark(group)) for (const inner of group.items) readItem(inner, level, elements)
      return
    }
    if (readClass(item, level, elements)) return
    const range = tidy(item)
    if (item.groups.length > 0 && range.end - range.start < 200 && !names.exact(slice(range))) {
      const own = trailingClass(slice(range))
      if (own > 0) {
        const cut = range.start + own
        readWords({ ...item, end: cut, groups: [], separator: '' }, level, elements)
        readWords({ ...item, start: cut }, level, elements)
        return
      }
    }
    if (range.start >= range.end) return
    if (level.parent && item.groups.length === 0 && readAside(range, level.parent)) return
    const isOpened = !item.groups.every(group => brackets.isRemark(group) || brackets.isClass(group))
    const pieces =
      isOpened && names.exact(slice(range))
        ? [range]
        : names.cut(source, range, {
            underClass: level.underAdditives,
            isOpened,
            isLast: level.depth === 0 && !/[,;、]/.test(item.separator),
          })
    for (const [i, piece] of pieces.entries()) {
      const isLast = i === pieces.length - 1
      const node = readName(piece, level)
      if (!node && isFigure(piece, level))
        elements.push({ node: blank(piece), separator: item.separator, isAside: true })
      if (!node) continue
      if (isLast) {
        const after = item.tail && wholeAmount(slice(item.tail))
        if (after) node.amount ??= after
        readBrackets(item, node, level)
      }
      elements.push({ node, separator: isLast ? item.separator : '' })
    }
    const rest = { start: pieces.at(-1)?.end ?? range.end, end: range.end }
    if (rest.end - rest.start > 1)
      elements.push({ node: blank(rest), separator: item.separator, isAside: true })
  }

  /** `浓缩香蕉汁（0.32%，由100%香蕉制成）`, `豬肉(35%,台灣)`: an amount and a remark in one bracket. */
  function readAside(range: Range, parent: Node): boolean {
    const text = slice(range)
    const amount = /^[\d≥≤<>]/.test(text) ? wholeAmount(text) : undefined
    if (amount) parent.amount ??= amount
    const isRemark = /^(?:由.{1,16}制成|以.{1,12}计)$/.test(text) || isPlace(text)
    if (isRemark) parent.notes.push(range)
    return isRemark || amount !== undefined
  }

  /** `乳化剂（…）`, `Emulsifier E322`, `食品添加剂柠檬酸`, or a class word alone. */
  function readClass(item: RawItem, level: Level, elements: Element[]): boolean {
    const range = withoutVerb(tidy(item))
    const text = slice(range)
    const known = names.exact(text)
    // Most items are plain known names, which no class word is.
    if (known && item.groups.length === 0)
      return opensWithClass(known, text) && readLeadingClass(item, range, level, elements)
    const key = keyOf(text)
    const classZh = dictionary.classOf(key)
    // 食用香料 and 胶基 are ingredients by themselves, and classes where a bracket opens them.
    const isOpened = classZh === FORTIFICANTS || brackets.opensAdditives(item.groups, classZh)
    if (known && !(classZh && isOpened)) return false
    const misread = !classZh && item.groups.length > 0 ? misreadClassOf(item, key) : undefined
    if (!classZh && !misread) return readLeadingClass(item, range, level, elements)
    const node: Node = {
      ...blank(range),
      ...inherited(level),
      role: 'class',
      strength: 'exact',
      classZh: classZh ?? misread ?? '',
    }
    if (misread) Object.assign(node, { strength: 'suspected', suspected: { name: misread, confidence: 0.8 } })
    readBrackets(item, node, level)
    elements.push({ node, separator: item.separator })
    return true
  }

  /** Of the classes that a misread word may be, the one that its bracket holds additives of: 增绸剂（黄原胶） thickens. */
  function misreadClassOf(item: RawItem, key: string): string | undefined {
    const classes = misreadClasses(dictionary, key)
    const functions =
      classes.length > 1
        ? item.groups.flatMap(group =>
            group.items.flatMap(one => names.exact(slice(tidy(one)))?.substance?.functions ?? []),
          )
        : []
    return classes.find(one => functions.includes(one)) ?? classes[0]
  }

  /** `Emulsifier - Soya Lecithin` is known as a whole, and so is any enzyme by its end: `stabiliser transglutaminase`. */
  function opensWithClass(known: Meaning, text: string): boolean {
    if (known.kind !== 'enzyme') return known.substance !== undefined && / - /.test(text)
    const last = text.slice(text.indexOf(' ') + 1)
    return names.exact(last)?.substance !== undefined
  }

  /** `含食品添加剂（…）`, `contains permitted colour (…)`: the verb is no part of the class. */
  function withoutVerb(range: Range): Range {
    const verb = /^(?:内含|另含|含有?|添加|(?:may )?contains?\s(?:one or more\s)?)\s*/.exec(slice(range))
    const rest = { start: range.start + (verb?.[0].length ?? 0), end: range.end }
    return dictionary.classOf(keyOf(slice(rest))) ? rest : range
  }

  /** In English a class word may also begin a name (Acid Whey, Color Sprinkles): what follows it must be an additive. */
  function readLeadingClass(item: RawItem, range: Range, level: Level, elements: Element[]): boolean {
    for (const { classZh, length } of leadingClasses(dictionary, slice(range))) {
      const rest = tidy({ start: range.start + length, end: range.end })
      // 维生素E tocopherol: the letter is part of the vitamin's name; of D-泛酸钙 it is none.
      if (classZh === FORTIFICANTS && /^[a-k]\d{0,2}(?![a-z-])/.test(slice(rest))) continue
      const { meaning, strength } = names.recognise(source, rest, { underClass: true })
      const fits =
        (meaning !== undefined && strength !== 'weak' && meaning.kind !== 'food') ||
        ((classZh === '着色剂' || classZh === ADDITIVES) && colourOf(slice(rest), names) !== undefined) ||
        areAdditives(rest)
      const opensClass =
        item.groups.length > 0 && isHan(source.charAt(range.start)) && dictionary.classOf(keyOf(slice(rest)))
      if (!fits && !opensClass) continue
      const heading = tidy({ start: range.start, end: range.start + length })
      elements.push({
        node: { ...blank(heading), ...inherited(level), role: 'class', classZh, strength: 'exact' },
        separator: ':',
        heading: 'class',
      })
      readWords({ ...item, start: rest.start }, { ...level, underAdditives: true }, elements)
      return true
    }
    return false
  }

  /** `食品添加剂 黄原胶 三氯蔗糖`, `Emulsifiers 322 and 471`: blanks part what stands under the class. */
  function areAdditives(range: Range): boolean {
    const pieces = names.cut(source, range, { underClass: true })
    const isAdditive = (piece: Range) => {
      const { meaning, strength } = names.recognise(source, piece, { underClass: true })
      return strength === 'exact' && meaning?.substance !== undefined
    }
    return pieces.length > 1 && pieces.every(isAdditive)
  }

  function inherited(level: Level) {
    const { atMost2Percent, underAdditives, classZh } = level
    return { atMost2Percent, underAdditives, ...(classZh ? { classZh } : {}) }
  }

  function readName(range: Range, level: Level): Node | undefined {
    const split = names.exact(slice(range)) ? undefined : splitAmount(source, range)
    const name = tidy(split?.name ?? range)
    const text = slice(name)
    const isBareNumber = /^\d+$/.test(text) && !level.underAdditives
    if (text === '' || isBareNumber || isFigure(name, level) || PURPOSE.test(text)) return undefined
    const found = asOil(names.recognise(source, name, { underClass: level.underAdditives }), level.parent)
    asColour(source, found, level.classZh, names)
    const node = blank(found.range)
    node.strength = found.strength
    node.atMost2Percent = level.atMost2Percent
    node.underAdditives = level.underAdditives
    if (level.classZh) node.classZh = level.classZh
    PRESERVES.lastIndex = found.range.end
    if (PRESERVES.test(source)) node.underAdditives = true
    if (level.classZh === FORTIFICANTS && !found.meaning) nameVitamin(node, found)
    if (found.meaning) node.meaning = found.meaning
    if (found.suspected) node.suspected = found.suspected
    if (split) node.amount = split.amount
    // `INS 322 from soya`: what it comes from is no part of the name, but it tells an allergen.
    const rest = tidy({ start: found.range.end, end: name.end })
    if (rest.start < rest.end && /^(?:from|contains?|with)\b/.test(slice(rest))) node.notes.push(rest)
    return node
  }

  /** `N001`, `120mg`: no additive's number stands there alone but under its class. */
  function isFigure(range: Range, level: Level): boolean {
    return !level.underAdditives && NO_NAME.test(slice(range))
  }

  /** `维生素（A、D、B12）`: the bracket leaves out the word that its letters share. */
  function nameVitamin(node: Node, found: Recognised): void {
    const text = slice(found.range)
    const meaning = /^[a-k]\d{0,2}$/.test(text) ? names.exact(`维生素${text}`) : undefined
    if (!meaning) return
    found.meaning = meaning
    node.strength = 'exact'
  }

  /** `Vegetable oil (palm, canola)`: the bracket leaves out the word that all its names share. */
  function asOil(found: Recognised, parent: Node | undefined): Recognised {
    const food = parent?.meaning?.food
    const text = slice(found.range)
    if ((food !== 'oil' && food !== 'satfat' && food !== 'hydro') || found.meaning?.food === food)
      return found
    if (/oil|fat/.test(text) || isHan(text.charAt(0)) || found.meaning?.substance) return found
    const shared = found.meaning === undefined && /\b(?:and|or)\b/.test(text) ? parent?.meaning : undefined
    const meaning = names.exact(`${text} oil`) ?? shared
    return meaning
      ? { range: found.range, meaning: { ...meaning, canonical: keyOf(text) }, strength: 'exact' }
      : found
  }

  /** `焦糖色（亚硫酸铆法）`: the process in a bracket belongs to the name, misread or not. */
  function readProcess(group: RawGroup, node: Node): boolean {
    const whole = { start: node.start, end: group.end }
    if (!/^焦糖/.test(slice(node)) || !/(?:法|生产)[)\]}]?$/.test(slice(group)) || group.items.length !== 1)
      return false
    const { meaning, suspected } = names.recognise(source, whole, { underClass: true })
    if (!meaning?.substance || !suspected) return false
    Object.assign(node, { end: whole.end, meaning, suspected, strength: 'suspected' })
    return true
  }

  function readBrackets(item: RawItem, node: Node, level: Level): void {
    for (const [n, group] of item.groups.entries()) {
      const before = item.groups[n - 1]
      if (node.role === 'class' && before && brackets.repeats(group, before)) continue
      if (readProcess(group, node)) continue
      const verdict = brackets.verdict(group, node)
      if (verdict.says === 'amount') node.amount ??= verdict.amount
      else if (verdict.says === 'note') node.notes.push(verdict.range)
      else if (verdict.says === 'open') {
        const isClass = node.role === 'class'
        if (!isClass && level.depth === 0 && group.items.length > 1 && PART.test(slice(node)))
          node.role = 'section'
        node.isOpened = true
        levels.push({
          items: group.items,
          parent: node,
          depth: level.depth + 1,
          underAdditives: isClass || (level.underAdditives && node.meaning?.kind !== 'food'),
          classZh: isClass
            ? node.classZh === ADDITIVES
              ? (level.classZh ?? ADDITIVES)
              : node.classZh
            : undefined,
          atMost2Percent: node.atMost2Percent,
        })
      }
    }
  }

  return readList
}

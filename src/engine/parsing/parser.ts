import type { ListRange } from '../layout/find-lists.ts'
import { leadingClasses, misreadClasses } from '../matching/class-prefix.ts'
import type { Dictionary } from '../matching/dictionary.ts'
import type { Meaning } from '../matching/dictionary-entry.ts'
import type { NameMatcher } from '../matching/name-matcher.ts'
import { below2Heading, isPlace, splitAmount, wholeAmount } from '../text/amounts.ts'
import { isHan, keyOf, type Range } from '../text/normalize.ts'
import { createBrackets } from './brackets.ts'
import { createHeadings } from './headings.ts'
import { createNameReader, type Place } from './name-node.ts'
import { colourOf, nestGroups, withoutProse } from './nest-groups.ts'
import { ADDITIVES, blank, type Element, FORTIFICANTS, type Node, PART, wordsOf } from './syntax-node.ts'
import type { RawGroup, RawItem } from './tokenize.ts'

/** A level of brackets still to read, and what it inherits from the name before it. */
interface Level extends Place {
  items: readonly RawItem[]
  depth: number
}

/** Two halves of a line's end and the next line's beginning are one name, misread, where it is as likely as this. */
const SURELY_TORN = 0.8
// `Sodium benzoate: less than 1/10 of 1% as a preservative`: the colon opens a remark.
const REMARK =
  /^(?:less than|not more than|no more than|added|used|as an?)\b.*(?:preserv|\bas\b|\bto\b|added)/
// `增稠剂：415、412`: after a class and its number the next bare number is of the same kind.
const NUMBER = /^\s*(?:ins|e)?\s?\d{3,4}[a-h]?\s?(?:\(?[ivx]+\)?)?\s*$/
const NUMBER_AT_END = /(?<!\d)\d{3,4}[a-h]?\s?(?:\(?[ivx]+\)?)?\s*$/
// No list opens more than a few headings before one name.
const MAX_HEADINGS = 4

/** Turns scanned items into ingredients: sections, classes, compounds, amounts and notes fall into place. */
export function parse(
  source: string,
  scanned: readonly { list: ListRange; items: readonly RawItem[] }[],
  dictionary: Dictionary,
  names: NameMatcher,
): Node[] {
  const read = createParser(source, dictionary, names)
  // A single list belongs to the whole product even where its heading names one (苏打饼干配料：).
  const areParts = scanned.filter(({ list }) => list.name).length > 1
  return scanned.flatMap(({ list, items }) => {
    const nodes = read(items, list.introduced || list.isDense === true)
    return areParts && list.name
      ? [{ ...blank(list.name), role: 'section', strength: 'exact', children: nodes } satisfies Node]
      : nodes
  })
}

function createParser(source: string, dictionary: Dictionary, names: NameMatcher) {
  const words = wordsOf(source)
  const { slice, tidy } = words
  const brackets = createBrackets(source, dictionary, names, words)
  const headings = createHeadings(source, dictionary, names, words)
  const nameReader = createNameReader(source, names, words)
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
    const top = nestGroups(source, withoutProse(source, elements, introduced), names, words)
    for (const level of levels) {
      const nodes = nestGroups(source, readLevel(level), names, words)
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
      const underAdditives: boolean =
        level.underAdditives || (NUMBER.test(slice(item)) && (isNumbered || followsClass(elements)))
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

  /** `食品添加剂：柠檬酸、412`: nothing but additives since a class was named. */
  function followsClass(elements: readonly Element[]): boolean {
    const last = elements.findLast(({ heading, node }) => heading !== undefined || !node.meaning?.substance)
    return last?.heading === 'class'
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
    if (!item.groups.every(brackets.isRemark) || !(classZh || headings.isHeading(heading, level.depth)))
      return false
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
    const isKnown =
      classZh !== undefined ||
      (isAlone ? headings.isHeading(heading, level.depth) : PART.test(slice(heading)))
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
    for (let read = 0; read < MAX_HEADINGS; read++) {
      const colon = slice({ start, end: item.end }).indexOf(':')
      if (colon < 0) break
      const heading = tidy({ start, end: start + colon })
      // `Soup Base 22%: Salt`
      const share = slice(heading).endsWith('%') ? splitAmount(source, heading) : undefined
      if (share) heading.end = share.name.end
      const after = { start: start + colon + 1, end: item.end }
      const gap = headings.startAfterName(heading)
      if (gap > heading.start) {
        readWords({ ...item, start, end: gap, groups: [], separator: '\n' }, level, elements)
        heading.start = words.skipSpace(gap, heading.end)
        start = heading.start
      }
      const amount = item.groups.length === 0 ? wholeAmount(slice(after)) : undefined
      if (amount && names.exact(slice(heading))) {
        // `柠檬酸：≤0.1%`
        const node = nameReader.read(heading, inside)
        if (node) elements.push({ node: { ...node, amount }, separator: item.separator })
        return
      }
      if (NUMBER.test(slice(heading)) && level.underAdditives) {
        // `增稠剂（415：黄原胶）`
        start = words.skipSpace(after.start, item.end)
        continue
      }
      const classZh = dictionary.classOf(keyOf(slice(heading)))
      if (!classZh && elements.length > 0 && level.depth === 0 && !headings.isHeading(heading, level.depth)) {
        if (headings.isField(heading, after)) {
          elements.push({ node: blank(heading), separator: item.separator, isAside: true })
          return
        }
        if (!headings.opensPacket(heading, after)) break
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
    const opensPart = item.opens && level.depth === 0
    const part = opensPart ? headings.partBeforeDash({ start, end: item.end }) : undefined
    if (part) {
      const node: Node = { ...blank(part), ...inherited(level), role: 'section', strength: 'exact' }
      elements.push({ node, separator: ':', heading: 'section' })
      start = words.skipSpace(source.indexOf('-', part.end) + 1, item.end)
    }
    readWords({ ...item, start: Math.min(start, item.end) }, inside, elements)
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
      const own = headings.trailingClass(slice(range))
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
      const node = nameReader.read(piece, level)
      if (!node && nameReader.isFigure(piece, level))
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

import { below2Heading, isNote, splitAmount, wholeAmount } from './amounts.ts'
import type { Dictionary, Meaning } from './dictionary.ts'
import type { ListRange, Range } from './locate.ts'
import type { Names, Strength } from './names.ts'
import type { Amount, Suggestion } from './result.ts'
import type { RawGroup, RawItem } from './scan.ts'
import { isHan, keyOf } from './text.ts'

/** An ingredient on its way: what stands where, what it means, and what stands inside it. Ranges are folded offsets. */
export interface Node extends Range {
  role?: 'section' | 'class'
  /** Official name of the class this node is, or of the class that the label puts it under. */
  classZh?: string
  strength: Strength
  meaning?: Meaning
  suspected?: Suggestion
  amount?: Amount
  notes: Range[]
  atMost2Percent: boolean
  /** Stands in an additive bracket or after an additive class. */
  underAdditives: boolean
  children: Node[]
}

interface Element {
  node: Node
  separator: string
  opens: boolean
  heading?: 'section' | 'class'
}

interface Work {
  items: readonly RawItem[]
  parent: Node | undefined
  depth: number
  underAdditives: boolean
  classZh: string | undefined
  atMost2Percent: boolean
}

const ADDITIVES = '食品添加剂'
const FORTIFICANTS = '营养强化剂'
const SECTION_END =
  /(?:包|部分|层|馅|皮|料|体|饼|芯|心|面|块|粒|汤|酱|液|底|壳|片|棒|粉|套餐|组|份|味|丸|卷|糕|派|条|饭|粥|肉|菜)$/
const PART =
  /^(?:面饼|饼皮|面皮|皮料|馅料|内馅|外皮|夹心|涂层|饼底|表面装饰|装饰料|撒料|.{0,6}(?:[粉酱油菜醋肉汤料汁面]包|部分|调味料包|配料包|调料包|蔬菜包|料理包|底料包))$/
const PART_EN =
  /^(?:(?:the )?[a-z' -]*(?:crust|filling|topping|sauce packet|seasoning packet|seasoning|noodles?|icing|frosting|coating|base|dough|cake|cookie|sauce|glaze|soup base|breading|batter|marinade|dressing))$/

/** Turns scanned items into ingredients: sections, classes, compounds, amounts and notes fall into place. */
export function interpret(
  source: string,
  scanned: readonly { list: ListRange; items: readonly RawItem[] }[],
  dictionary: Dictionary,
  names: Names,
): Node[] {
  const reader = createReader(source, dictionary, names)
  const roots: Node[] = []
  const named = scanned.filter(({ list }) => list.name).length > 1
  for (const { list, items } of scanned) {
    const nodes = reader(items, list.introduced)
    if (named && list.name)
      roots.push({ ...blank(list.name), role: 'section', strength: 'exact', children: nodes })
    else roots.push(...nodes)
  }
  return roots
}

function blank(range: Range): Node {
  return {
    start: range.start,
    end: range.end,
    strength: 'none',
    notes: [],
    atMost2Percent: false,
    underAdditives: false,
    children: [],
  }
}

function createReader(source: string, dictionary: Dictionary, names: Names) {
  const slice = (range: Range) => source.slice(range.start, range.end)
  const queue: Work[] = []

  /** Reads one level after the other with a queue of its own, so that no depth of brackets can exhaust the stack. */
  function readList(items: readonly RawItem[], introduced: boolean): Node[] {
    const top = readLevel(
      {
        items,
        parent: undefined,
        depth: 0,
        underAdditives: false,
        classZh: undefined,
        atMost2Percent: false,
      },
      introduced,
    )
    for (let work = queue.shift(); work; work = queue.shift()) {
      const nodes = readLevel(work, introduced)
      work.parent?.children.push(...nodes)
    }
    return top
  }

  function readLevel(level: Work, introduced: boolean): Node[] {
    const elements: Element[] = []
    let atMost2Percent = level.atMost2Percent
    for (const item of level.items) {
      const below2 = below2Heading(slice(item))
      if (below2 > 0) {
        atMost2Percent = true
        item.start = skipSpace(item.start + below2, item.end)
        if (item.start >= item.end && item.groups.length === 0) continue
      }
      readItem(item, { ...level, atMost2Percent }, elements)
    }
    const kept = level.depth === 0 && introduced ? untilProse(elements) : elements
    return arrange(kept, level)
  }

  function skipSpace(start: number, end: number): number {
    let at = start
    while (at < end && /\s/.test(source.charAt(at))) at++
    return at
  }

  /** One raw item may hold headings before its name (`食品添加剂：增稠剂：黄原胶`) and lost separators inside it. */
  function readItem(item: RawItem, level: Work, elements: Element[]): void {
    let { start } = item
    let opens = item.opens
    let headings = 0
    for (let colon = colonIn(start, item.end); colon >= 0; colon = colonIn(start, item.end)) {
      // No list opens more than a few headings before one name.
      if (++headings > 4) break
      const words = tidy({ start, end: colon })
      const heading = headingOf(words, level)
      if (!heading && elements.length > 0 && level.depth === 0 && !isKnown(words)) break
      start = skipSpace(colon + 1, item.end)
      if (words.start < words.end) {
        const node = {
          ...blank(words),
          ...inherit(level),
          strength: 'exact' as Strength,
          ...(heading?.node ?? { role: 'section' as const }),
        }
        elements.push({ node, separator: ':', opens, heading: heading?.kind ?? 'section' })
        opens = false
      }
    }
    const rest = { ...item, start: Math.min(start, item.end), opens }
    if (rest.start >= rest.end && item.groups.length === 0) {
      const last = elements[elements.length - 1]
      if (last && last.separator === ':') last.separator = ':'
      return
    }
    readWords(rest, level, elements)
  }

  function colonIn(start: number, end: number): number {
    const at = source.slice(start, end).indexOf(':')
    return at < 0 ? -1 : start + at
  }

  function isKnown(words: Range): boolean {
    const { strength } = names.recognise(source, words, { underClass: false })
    return strength === 'exact' || strength === 'head'
  }

  function headingOf(
    words: Range,
    level: Work,
  ): { kind: 'section' | 'class'; node: Partial<Node> } | undefined {
    const text = slice(words)
    const classZh = dictionary.classOf(keyOf(text))
    if (classZh) return { kind: 'class', node: { role: 'class', classZh } }
    if (level.depth > 3 || text.length > 24) return undefined
    const isPart = isHan(text.charAt(text.length - 1))
      ? SECTION_END.test(text) && text.length <= 12
      : PART_EN.test(text) || /^[a-z' -]{3,24}$/.test(text)
    if (isPart || PART.test(text)) return { kind: 'section', node: { role: 'section' } }
    return undefined
  }

  function readWords(item: RawItem, level: Work, elements: Element[]): void {
    const push = (node: Node, separator: string, opens: boolean) => elements.push({ node, separator, opens })
    // A bracket without a name: its content belongs to this level.
    if (item.start >= item.end) {
      const holder: Node = blank(item)
      const inner: Element[] = []
      for (const group of item.groups) for (const child of group.items) readItem(child, level, inner)
      if (wholeGroupIsRemark(item.groups)) return
      elements.push(...inner)
      if (inner.length === 0) holder.end = holder.start
      return
    }
    if (readClassWords(item, level, elements)) return
    const words = tidy(item)
    if (words.start >= words.end) return
    const pieces =
      item.groups.length === 0 || !names.exact(slice(words))
        ? names.cut(source, words, { underClass: level.underAdditives, isOpened: item.groups.length > 0 })
        : [words]
    pieces.forEach((piece, i) => {
      const last = i === pieces.length - 1
      const node = nameNode(piece, level)
      if (!node) return
      if (last) {
        const after = item.tail && wholeAmount(slice(item.tail))
        if (after) node.amount ??= after
        for (const group of item.groups) readGroup(group, node, level)
      }
      push(node, last ? item.separator : '', item.opens && i === 0)
    })
  }

  function wholeGroupIsRemark(groups: readonly RawGroup[]): boolean {
    return groups.every(group => wholeAmount(inside(group)) !== undefined || isNote(inside(group)))
  }

  function inside(group: RawGroup): string {
    return source
      .slice(group.start + 1, group.end)
      .replace(/[)\]}]$/, '')
      .trim()
  }

  /** `乳化剂（…）`, `Emulsifier E322`, `食品添加剂柠檬酸`, or a class word alone. */
  function readClassWords(item: RawItem, level: Work, elements: Element[]): boolean {
    const words = tidy(item)
    const text = slice(words)
    const known = names.exact(text)
    // Most items are plain known names, which no class word is.
    if (known && item.groups.length === 0 && known.kind !== 'additive') return false
    const key = keyOf(text)
    const whole = dictionary.classOf(key)
    if (whole && !(known && item.groups.length === 0)) {
      const node: Node = {
        ...blank(words),
        ...inherit(level),
        role: 'class',
        classZh: whole,
        strength: 'exact',
      }
      for (const group of item.groups) readGroup(group, node, level)
      elements.push({
        node,
        separator: item.separator,
        opens: item.opens,
        ...(item.groups.length === 0 && /^(?:other|其他)$/.test(key) ? {} : {}),
      })
      return true
    }
    if (whole || known) return false
    const misread = item.groups.length > 0 ? likelyClass(key) : undefined
    if (misread) {
      const node: Node = {
        ...blank(words),
        ...inherit(level),
        role: 'class',
        classZh: misread,
        strength: 'suspected',
        suspected: { name: misread, confidence: 0.8 },
      }
      for (const group of item.groups) readGroup(group, node, level)
      elements.push({ node, separator: item.separator, opens: item.opens })
      return true
    }
    return readLeadingClass(item, words, level, elements)
  }

  function readLeadingClass(item: RawItem, words: Range, level: Work, elements: Element[]): boolean {
    const text = slice(words)
    for (const word of dictionary.classWords) {
      if (word.length < 3 || word.length >= text.length) continue
      const length = prefixLength(text, word)
      if (length === 0) continue
      const classZh = dictionary.classOf(word)
      const rest = tidy({ start: words.start + length, end: words.end })
      if (!classZh || rest.start >= rest.end || classZh === '其他') continue
      // In English a class word may also begin a name (Acid Whey, Color Sprinkles): the rest must be an additive.
      const restMeaning = names.recognise(source, rest, { underClass: true })
      const fits =
        restMeaning.meaning !== undefined &&
        restMeaning.strength !== 'weak' &&
        restMeaning.meaning.kind !== 'food'
      if (
        !fits &&
        !(item.groups.length > 0 && isHan(text.charAt(0)) && dictionary.classOf(keyOf(slice(rest))))
      )
        continue
      const node: Node = {
        ...blank({ start: words.start, end: words.start + length }),
        ...inherit(level),
        role: 'class',
        classZh,
        strength: 'exact',
      }
      elements.push({
        node: { ...node, end: tidy(node).end },
        separator: ':',
        opens: item.opens,
        heading: 'class',
      })
      readWords({ ...item, start: rest.start, opens: false }, { ...level, underAdditives: true }, elements)
      return true
    }
    return false
  }

  /** A class word with a misread character or two before a bracket: 食品漆加剂（…）. */
  function likelyClass(key: string): string | undefined {
    if (key.length < 3 || key.length > 8 || !isHan(key.charAt(0))) return undefined
    for (const word of dictionary.classWords) {
      if (word.length !== key.length || !isHan(word.charAt(0))) continue
      let differ = 0
      for (let i = 0; i < word.length; i++) if (word.charAt(i) !== key.charAt(i)) differ++
      if (differ <= (word.length >= 5 ? 2 : 1) && (word.length > 3 || word.charAt(2) === key.charAt(2)))
        return dictionary.classOf(word)
    }
    return undefined
  }

  /** How much of the text the class word covers, spaces aside; English words must end where the class word ends. */
  function prefixLength(text: string, word: string): number {
    let i = 0
    for (let n = 0; n < word.length; ) {
      const char = text.charAt(i)
      if (i >= text.length) return 0
      if (char === word.charAt(n)) n++
      else if (!/[\s\-&']/.test(char)) return 0
      i++
    }
    const next = text.charAt(i)
    return /[a-z]/.test(text.charAt(i - 1)) && /[a-z]/.test(next) ? 0 : i
  }

  function inherit(level: Work) {
    return {
      atMost2Percent: level.atMost2Percent,
      underAdditives: level.underAdditives,
      ...(level.classZh ? { classZh: level.classZh } : {}),
    }
  }

  function nameNode(range: Range, level: Work): Node | undefined {
    const split = names.exact(slice(range)) ? undefined : splitAmount(source, range)
    const words = tidy(split?.name ?? range)
    if (words.start >= words.end || (/^\d+$/.test(slice(words)) === true && !level.underAdditives))
      return undefined
    const found = names.recognise(source, words, { underClass: level.underAdditives })
    const node: Node = { ...blank(found.range), ...inherit(level), strength: found.strength }
    if (found.meaning) node.meaning = found.meaning
    if (found.suspected) node.suspected = found.suspected
    if (split) node.amount = split.amount
    return node
  }

  /** What a bracket says of the name before it: an amount, a remark, another name, its class, or what it is made of. */
  function readGroup(group: RawGroup, node: Node, level: Work): void {
    const text = inside(group)
    if (text === '') return
    const content = {
      start: skipSpace(group.start + 1, group.end),
      end:
        group.start +
        1 +
        source
          .slice(group.start + 1, group.end)
          .replace(/[)\]}]?$/, '')
          .trimEnd().length,
    }
    const amount = wholeAmount(text)
    if (amount) {
      node.amount ??= amount
      return
    }
    const isClass = node.role === 'class'
    const isPart = PART.test(slice(node)) && !isClass
    if (!isClass && !isPart && isNote(text)) {
      node.notes.push(content)
      return
    }
    const [only] = group.items
    const single = group.items.length === 1 && only && only.groups.length === 0 ? only : undefined
    if (single && !isClass && isSecondName(single, node)) {
      node.notes.push(content)
      return
    }
    if (isPart && group.items.length > 1 && level.depth === 0) node.role = 'section'
    if (only) stripContains(only)
    queue.push({
      items: group.items,
      parent: node,
      depth: level.depth + 1,
      underAdditives: isClass ? true : level.underAdditives && node.meaning?.kind !== 'food',
      classZh: isClass
        ? node.classZh === ADDITIVES
          ? (level.classZh ?? ADDITIVES)
          : node.classZh
        : undefined,
      atMost2Percent: node.atMost2Percent,
    })
  }

  /** `含氢化植物油`, `with TBHQ`, `contains one or more of the following: …`: the words before the name say nothing. */
  function stripContains(item: RawItem): void {
    const match =
      /^(?:(?:其中|内)?含有?(?!量)|添加|with |contains?:? |containing |including |includes? |made (?:with|from) |(?:contains? )?one or more of(?: the following)?:? |consisting of |prepared from )+\s*/.exec(
        slice(item),
      )
    if (match && match[0].length < item.end - item.start)
      item.start = skipSpace(item.start + match[0].length, item.end)
  }

  /** A bracket with one name is a second name, a class or a source, not a part, when the dictionary says so. */
  function isSecondName(item: RawItem, node: Node): boolean {
    const text = slice(tidy(item))
    if (/^(?:含|添加|with |contain)/.test(text))
      return /^(?:含有?(?:麸质|小麦|大麦|大豆|乳|牛奶|蛋)(?:成分|制品|蛋白)?$|contains? (?:milk|soy|wheat|barley|gluten|egg|fish|nuts|peanut|phenyl)[^,;]*$)/.test(
        text,
      )
    const classZh = dictionary.classOf(keyOf(text))
    if (classZh && !names.exact(text)) {
      node.classZh = classZh
      return true
    }
    const found = names.recognise(source, tidy(item), { underClass: true })
    const own = node.meaning
    const other = found.meaning
    if (classZh && own) {
      node.classZh = classZh
      return true
    }
    if (!other)
      return /^[a-z0-9 .°'-]+$/.test(text) ? isHan(source.charAt(node.start)) || text.length <= 4 : false
    if (!own || node.strength === 'none' || node.strength === 'weak') {
      // An unknown name with a number or a known second name: the bracket tells what it is.
      if (/^(?:e|ins)[\s-]?\d{3}/.test(text) && other.kind === 'additive') {
        node.meaning = other
        node.strength = 'exact'
        return true
      }
      return false
    }
    if (own.canonical === other.canonical) return true
    if (own.substance?.id && own.substance.id === other.substance?.id) return true
    if (
      own.substance &&
      other.substance &&
      own.substance.ins !== '' &&
      sameFamily(own.substance.ins, other.substance.ins)
    )
      return true
    if (own.kind === 'nutrient' && (other.kind === 'nutrient' || other.nutrient)) return true
    if (own.nutrient && other.nutrient) return true
    if (
      (own.kind === 'additive' || own.kind === 'flavouring') &&
      (other.kind === 'food' || other.kind === 'flavouring')
    )
      return true
    if (own.food && other.kind === 'nutrient') return true
    // `Whey (Milk)`: the source of a food that is no part of it.
    return (
      /^(?:milk|soy|soya|wheat|egg|eggs|fish|peanut|peanuts|nuts?|barley|gluten|sulphites|sulfites)$/.test(
        text,
      ) && own.food !== undefined
    )
  }

  function sameFamily(a: string, b: string): boolean {
    return /^\d+/.exec(a)?.[0] === /^\d+/.exec(b)?.[0]
  }

  function tidy(range: Range): Range {
    let { start, end } = range
    if (isPlain(source.charCodeAt(start)) && isPlain(source.charCodeAt(end - 1))) return range
    while (
      start < end &&
      /[\s"'`:*†‡,.、;=<>~^#!?|_+\-\]})]/.test(source.charAt(start)) &&
      !/^5'/.test(source.slice(start, start + 2))
    )
      start++
    while (end > start && /[\s"`:*†‡,.、;=<>~^#!?|_\-[{(]/.test(source.charAt(end - 1))) end--
    const numbered = /^(?:\(?\d{1,2}[).、]\s*)(?=[\u4e00-\u9fff])/.exec(source.slice(start, end))
    if (numbered && !/^\d['’]/.test(source.slice(start, end))) start += numbered[0].length
    const conjunction = /^(?:and\/or|and|&|以及|及其他|其中)\s+/.exec(source.slice(start, end))
    if (conjunction) start += conjunction[0].length
    const zh = /^(?:以及|其中|另含)(?=[\u4e00-\u9fff]{2})/.exec(source.slice(start, end))
    if (zh) start += zh[0].length
    return { start, end }
  }

  /** The list ends where sentences begin that name nothing known: slogans, addresses, advice. */
  function untilProse(elements: Element[]): Element[] {
    let end = elements.length
    for (let i = 1; i < elements.length; i++) {
      const before = elements[i - 1]
      const element = elements[i]
      if (
        !before ||
        !element ||
        !(before.separator === '。' || before.separator === '.' || (before.separator === '\n' && false))
      )
        continue
      if (element.heading || element.node.role) continue
      const next = elements.slice(i, i + 4)
      const known = next.filter(
        ({ node }) => node.strength === 'exact' || node.strength === 'head' || node.strength === 'suspected',
      ).length
      if (known * 2 >= next.length && (element.node.strength === 'exact' || known * 3 > next.length * 2))
        continue
      const section = elements.findIndex((later, n) => n > i && later.heading === 'section')
      if (section > 0) {
        elements.splice(i, section - i)
        return untilProse(elements)
      }
      end = i
      break
    }
    return elements.slice(0, end).filter(({ node }) => !isProse(node))
  }

  function isProse(node: Node): boolean {
    return (
      node.strength === 'none' &&
      node.children.length === 0 &&
      node.end - node.start > (isHan(source.charAt(node.start)) ? 24 : 80)
    )
  }

  /** Puts what follows a class or section heading under it. */
  function arrange(elements: readonly Element[], level: Work): Node[] {
    const top: Node[] = []
    let section: Node | undefined
    let run: { node: Node; separator: string | undefined; count: number } | undefined
    let previous: Element | undefined
    for (const [n, element] of elements.entries()) {
      const { node } = element
      const into = section ? section.children : top
      if (element.heading === 'section') {
        run = undefined
        if (isLonely(elements[n + 1])) continue
        const known = names.recognise(source, node, { underClass: false })
        // After a full stop a heading opens a part of the product (Seasoning: …); inside a sentence it is a food and its makings.
        const opensPart =
          !previous ||
          previous.separator === '.' ||
          previous.separator === '。' ||
          previous.separator === '\n'
        if (
          known.meaning &&
          (known.strength === 'exact' ||
            (known.strength === 'head' && !isHan(source.charAt(node.end - 1)))) &&
          !opensPart &&
          !PART.test(slice(node)) &&
          known.meaning.kind !== 'additive'
        ) {
          delete node.role
          node.meaning = known.meaning
          node.strength = known.strength
          into.push(node)
          run = { node, separator: previous?.separator === ';' ? ',' : undefined, count: 0 }
        } else {
          top.push(node)
          section = node
        }
      } else if (element.heading === 'class') {
        const inside =
          run &&
          run.node.classZh === ADDITIVES &&
          node.classZh !== ADDITIVES &&
          run.node.role === 'class' &&
          previous &&
          !endsRun(previous.separator)
        if (inside && run) run.node.children.push(node)
        else into.push(node)
        if (!inside) run = { node, separator: undefined, count: 0 }
        else run = { node, separator: undefined, count: 0 }
      } else if (run && joins(run, element, previous)) {
        if (run.count > 0 && run.separator === undefined && previous) run.separator = previous.separator
        run.node.children.push(node)
        run.count++
        if (run.node.role === 'class') {
          node.underAdditives = true
          if (run.node.classZh) node.classZh = run.node.classZh
        }
      } else {
        run = undefined
        into.push(node)
      }
      previous = element
    }
    void level
    return top
  }

  /** A heading that nothing known follows is a field of the label, not a part of the list. */
  function isLonely(next: Element | undefined): boolean {
    return !next || (next.node.strength === 'none' && next.node.children.length === 0 && !next.heading)
  }

  function endsRun(separator: string): boolean {
    return separator === ';' || separator === '。' || separator === '\n' || separator === '.'
  }

  function joins(
    run: { node: Node; separator: string | undefined; count: number },
    element: Element,
    previous: Element | undefined,
  ): boolean {
    if (run.count === 0) return true
    if (!previous || endsRun(previous.separator)) return false
    if (run.separator !== undefined && previous.separator !== run.separator) return false
    const { node } = element
    if (node.role) return run.node.classZh === ADDITIVES && node.role === 'class'
    // `fruit concentrates: carrot, apple; …`: commas join the makings of a food in a list that semicolons part.
    if (run.node.role !== 'class') return run.separator === ',' && previous.separator === ','
    if (run.node.classZh === ADDITIVES) return node.meaning === undefined || node.meaning.kind !== 'food'
    if (run.node.classZh === FORTIFICANTS)
      return node.meaning?.nutrient !== undefined || node.meaning?.kind === 'nutrient'
    return fitsClass(node.meaning, run.node.classZh ?? '')
  }

  function fitsClass(meaning: Meaning | undefined, classZh: string): boolean {
    const functions = meaning?.substance?.functions ?? []
    if (meaning?.kind !== 'additive') return false
    return (
      functions.includes(classZh) ||
      (TEXTURE.includes(classZh) && functions.some(one => TEXTURE.includes(one)))
    )
  }

  return readList
}

/** A Chinese character that opens no remark (以及, 其中, 另含): nothing to tidy around a name between two of them. */
function isPlain(code: number): boolean {
  return code >= 0x4e00 && code < 0xa000 && code !== 0x4ee5 && code !== 0x5176 && code !== 0x53e6
}

// Classes that labels name one for the other.
const TEXTURE: readonly string[] = ['增稠剂', '稳定剂和凝固剂', '乳化剂', '水分保持剂']

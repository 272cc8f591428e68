import type { Meaning } from '../matching/dictionary-entry.ts'
import type { NameMatcher } from '../matching/name-matcher.ts'
import { isHan, type Range } from '../text/normalize.ts'
import { ADDITIVES, type Element, FORTIFICANTS, type Node, PART, type Words } from './syntax-node.ts'

/** The children a class word or a food heading gathers from the names after it. */
interface Run {
  node: Node
  /** The separator of its members, once two are known. */
  separator: string | undefined
  count: number
}

/** Puts what follows a section, class or food heading under it. */
export function nestGroups(
  source: string,
  elements: readonly Element[],
  names: NameMatcher,
  words: Words,
): Node[] {
  const top: Node[] = []
  let section: Node | undefined
  let run: Run | undefined
  let previous: Element | undefined
  for (const [n, element] of elements.entries()) {
    if (element.isAside) continue
    const { node } = element
    const into = section ? section.children : top
    if (element.heading === 'section') {
      run = undefined
      if (isLonely(elements[n + 1])) continue
      if (!opensPart(source, node, previous, section) && isFoodHeading(source, node, names, words)) {
        into.push(node)
        run = { node, separator: previous?.separator === ';' ? ',' : undefined, count: 0 }
      } else {
        top.push(node)
        section = node
      }
    } else if (element.heading === 'class') {
      const isNested =
        run?.node.role === 'class' &&
        run.node.classZh === ADDITIVES &&
        node.classZh !== ADDITIVES &&
        !endsRun(previous)
      if (isNested && run) run.node.children.push(node)
      else into.push(node)
      run = { node, separator: undefined, count: 0 }
    } else if (
      run &&
      (joins(run, element, previous) || isBetween(run, elements, n) || isSalt(run, elements, n))
    ) {
      if (run.count === 1) run.separator ??= previous?.separator
      join(source, run, node, names)
    } else {
      run = undefined
      into.push(node)
    }
    previous = element
  }
  for (const row of [top, ...top.map(node => node.children)]) colourAmongAdditives(source, row, names)
  return top.filter((node, i) => i === 0 || !isUnknownPart(node))
}

/** `A面：干货区 B面：锁鲜区` below a list: a part of which nothing is known is none. */
function isUnknownPart({ role, children }: Node): boolean {
  const isUnknown = children.every(one => one.strength === 'none' && !one.isOpened)
  return role === 'section' && children.length === 1 && isUnknown
}

/** `山梨酸钾、姜黄`: behind an additive, and with nothing but additives behind it, it is the colour and no spice. */
function colourAmongAdditives(source: string, row: readonly Node[], names: NameMatcher): void {
  for (const [n, node] of row.entries()) {
    const [before, after] = [row[n - 1], row[n + 1]]
    const isAmong = before?.meaning?.kind === 'additive' && (!after || after.meaning?.kind === 'additive')
    if (!isAmong || !isHan(source.charAt(node.start)) || node.meaning?.kind !== 'food' || node.role) continue
    node.meaning = colourOf(source.slice(node.start, node.end), names) ?? node.meaning
  }
}

/** Under a colour class, and among additives, `caramel` is the colour, not the sweet. */
export function asColour(
  source: string,
  found: { range: Range; meaning?: Meaning },
  classZh: string | undefined,
  names: NameMatcher,
): void {
  if ((classZh !== '着色剂' && classZh !== ADDITIVES) || !found.meaning || found.meaning.substance) return
  const colour = colourOf(source.slice(found.range.start, found.range.end), names)
  if (colour) found.meaning = colour
}

/** The colour that some food gives its name to: 姜黄, caramel. */
export function colourOf(words: string, names: NameMatcher): Meaning | undefined {
  const colour = names.exact(isHan(words.charAt(0)) ? `${words}色` : `${words} color`)
  return colour?.substance ? colour : undefined
}

function join(source: string, run: Run, node: Node, names: NameMatcher): void {
  run.node.children.push(node)
  run.count++
  if (run.node.role !== 'class') return
  node.underAdditives = true
  if (!run.node.classZh) return
  node.classZh = run.node.classZh
  const found = { range: node, ...(node.meaning ? { meaning: node.meaning } : {}) }
  asColour(source, found, node.classZh, names)
  if (found.meaning) node.meaning = found.meaning
}

const PART_EN =
  /^(?:crust|sauce|filling|toppings?|icing|frosting|glaze|dressing|coating|base|pastry|soup|broth)$/

/**
 * After a full stop a heading opens a part of the product (`Seasoning: …`), and after a semicolon where parts go before
 * it; where they do, `…), SAUCE: …` is no food either.
 */
function opensPart(
  source: string,
  node: Node,
  previous: Element | undefined,
  section: Node | undefined,
): boolean {
  if (!previous) return true
  if (section !== undefined && PART_EN.test(source.slice(node.start, node.end))) return true
  if (previous.separator === ';') return section !== undefined
  return previous.separator === '.' || previous.separator === '。' || previous.separator === '\n'
}

/** `fruit juice from concentrate: apple`: a food with its makings after a colon. Becomes that food when it is one. */
function isFoodHeading(source: string, node: Node, names: NameMatcher, words: Words): boolean {
  if (PART.test(words.slice(node))) return false
  const { meaning, strength } = names.recognise(source, node, { underClass: false })
  const isKnown = strength === 'exact' || (strength === 'head' && !isHan(source.charAt(node.end - 1)))
  if (!meaning || !isKnown || meaning.kind === 'additive' || meaning.kind === 'culture') return false
  delete node.role
  node.meaning = meaning
  node.strength = strength
  return true
}

/** A heading that nothing known follows is a field of the label, not a part of the list. */
function isLonely(next: Element | undefined): boolean {
  return !next || (next.node.strength === 'none' && !next.node.isOpened && !next.heading)
}

function endsRun(previous: Element | undefined): boolean {
  return previous === undefined || [';', '。', '\n', '.'].includes(previous.separator)
}

function joins(run: Run, element: Element, previous: Element | undefined): boolean {
  if (run.count === 0) return true
  if (!previous || endsRun(previous)) return false
  if (run.separator !== undefined && previous.separator !== run.separator) return false
  const { node } = element
  if (node.role) return run.node.classZh === ADDITIVES && node.role === 'class'
  // `fruit concentrates: carrot, apple; …`: commas join the makings of a food in a list that semicolons part.
  if (run.node.role !== 'class') return run.separator === ','
  if (run.node.classZh === ADDITIVES) return node.meaning?.kind !== 'food'
  if (run.node.classZh === FORTIFICANTS)
    return node.meaning?.nutrient !== undefined || node.meaning?.kind === 'nutrient'
  return fitsClass(node.meaning, run.node.classZh ?? '')
}

/** `Emulsifiers: lecithins, an unknown one; …`: where a semicolon ends the class, what is no food before it belongs to it. */
function isBetween(run: Run, elements: readonly Element[], at: number): boolean {
  if (run.node.role !== 'class' || elements[at]?.node.meaning || endsRun(elements[at - 1])) return false
  for (let i = at; i < Math.min(elements.length, at + LONGEST_RUN); i++) {
    const element = elements[i]
    if (!element || element.heading || element.node.role) return false
    if (element.node.meaning && element.node.meaning.kind !== 'additive') return false
    if (element.separator === ';') return true
    if (endsRun(element)) return false
  }
  return false
}

const LONGEST_RUN = 6

/** `acidity regulator: citric acid, calcium citrates, stabiliser: …`: a mineral between an additive of the class and the next class. */
function isSalt(run: Run, elements: readonly Element[], at: number): boolean {
  const [before, element, after] = [elements[at - 1], elements[at], elements[at + 1]]
  const isAmong = run.count > 0 && before?.node.meaning?.kind === 'additive' && !endsRun(before)
  const endsClass = after?.heading === 'class' || element?.separator === ';'
  return run.node.role === 'class' && isAmong && endsClass && element?.node.meaning?.nutrient !== undefined
}

// Classes that labels name one for the other.
const TEXTURE: readonly string[] = ['增稠剂', '稳定剂和凝固剂', '乳化剂', '水分保持剂']

function fitsClass(meaning: Meaning | undefined, classZh: string): boolean {
  if (meaning?.kind !== 'additive') return false
  const functions = meaning.substance?.functions ?? []
  return (
    functions.includes(classZh) || (TEXTURE.includes(classZh) && functions.some(one => TEXTURE.includes(one)))
  )
}

const TRUSTED_SUSPICION = 0.75

/** Leaves out what follows the list: sentences that begin with nothing known, up to the next part of the product. */
export function withoutProse(source: string, elements: readonly Element[], isHeaded: boolean): Element[] {
  const kept: Element[] = []
  let isProse = false
  for (const [i, element] of elements.entries()) {
    const before = elements[i - 1]?.separator
    const isName = !element.heading && !element.node.role
    if (element.heading === 'section')
      isProse = endsRun(elements[i - 1]) && isLonely(elements[i + 1]) && endsList(elements, i)
    else if (isName && endsRun(elements[i - 1]) && i > 0 && isLong(source, element.node)) isProse = true
    else if (isHeaded && isName && (before === ';' || before === ',') && isSlogan(source, elements, i))
      isProse = true
    else if ((before === '。' || before === '.') && isName) isProse ||= opensProse(elements, i)
    else if (element.isAside || (isName && !isKnown(element) && isLoose(source, elements, i)))
      isProse ||= endsList(elements, i)
    if (!isProse && !element.isAside && !isSentence(source, element.node)) kept.push(element)
  }
  return kept
}

/** `…、食用香精；匠心好味道`: unknown words to the end, behind another mark than parts the list, and no end of a name. */
function isSlogan(source: string, elements: readonly Element[], i: number): boolean {
  const before = elements[i - 1]
  if (!before || before.heading || elements.length - i > LONGEST_SLOGAN) return false
  const marks = elements.slice(0, i - 1).map(one => one.separator)
  if (marks.includes(before.separator) || !marks.includes('、')) return false
  return elements.slice(i).every(({ node, isAside }) => {
    const words = source.slice(node.start, node.end)
    return isAside || (node.strength === 'none' && !node.isOpened && !END_OF_NAME.test(words))
  })
}

const LONGEST_SLOGAN = 3
const END_OF_NAME =
  /^[^\u4e00-\u9fff]|^.{1,3}$|[粉油酱汁片粒丝块酸钠胶素糖盐肉菜果仁精料酯钙钾水液浆膏干豆米面茶酒菌酶奶乳蛋皮籽叶花根椒葱蒜姜菇藻鱼虾蟹贝丁碎末泥丸肠饼糕卷条物白品剂胺醇醛苷类色红黄绿蓝]$/

/** Follows a bracket, a blank or a line end without a separator: the list may have ended there. */
function isLoose(source: string, elements: readonly Element[], i: number): boolean {
  const [before, element] = [elements[i - 1], elements[i]]
  // A list of one name has no separators: the lines below it come as items of their own.
  const ownLine = before?.separator === '\n' && element !== undefined
  const isApart =
    before?.separator === '' ||
    (ownLine && (i === 1 || hasBlanks(source, element.node) || isOnlyLine(elements, i)))
  return isApart && element !== undefined && /[\s)\]]/.test(source.charAt(element.node.start - 1))
}

/** The last name is on a line of its own, and no other is. */
function isOnlyLine(elements: readonly Element[], i: number): boolean {
  return i === elements.length - 1 && elements.findIndex(one => one.separator === '\n') === i - 1
}

/** 能量高 体积小 便于携带: where each line is a name, none is of so many words. */
function hasBlanks(source: string, { start, end }: Node): boolean {
  return /[\u4e00-\u9fff] [\u4e00-\u9fff]/.test(source.slice(start, end))
}

/**
 * Unknown words end the list unless at least half of the next few names are known, or, where several of those were misread, at
 * least half of the next many.
 */
function endsList(elements: readonly Element[], i: number): boolean {
  const isUnknown = (names: readonly Element[]) =>
    names.filter(isKnown).length * 2 < Math.max(1, names.length)
  const many = elements.slice(i + 1, i + 1 + MANY)
  return isUnknown(elements.slice(i + 1, i + 4)) && (many.length < MANY || isUnknown(many))
}

const MANY = 8

function isKnown({ node: { strength, suspected } }: Element): boolean {
  return strength === 'exact' || strength === 'head' || (suspected?.confidence ?? 0) >= TRUSTED_SUSPICION
}

function opensProse(elements: readonly Element[], i: number): boolean {
  const next = elements.slice(i, i + 4)
  const known = next.filter(isKnown).length
  const first = next[0]?.node.strength === 'exact'
  return !(known * 2 >= next.length && (first || known * 3 > next.length * 2))
}

/** `The equivalent of 426 ml of fresh liquid milk in every 227 g of chocolate`: no name has so many words. */
function isLong(source: string, node: Node): boolean {
  const words = source.slice(node.start, node.end)
  return !node.isOpened && !isHan(words.charAt(0)) && words.split(/\s+/).length > MOST_WORDS
}

const MOST_WORDS = 9

/** Longer than any name of an ingredient, and nothing in it is known. */
function isSentence(source: string, node: Node): boolean {
  const longest = isHan(source.charAt(node.start)) ? 24 : 80
  return node.strength === 'none' && !node.isOpened && node.end - node.start > longest
}

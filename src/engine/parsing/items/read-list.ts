import { splitAmount } from '../../text/amounts.ts'
import { nestGroups, withoutProse } from '../nest-groups.ts'
import type { Element, Node } from '../syntax-node.ts'
import type { RawGroup, RawItem } from '../tokenize.ts'
import { joinTornNames, withoutProductName } from './line-breaks.ts'
import { ADDITIVE_NUMBER, type Level, type ParserContext } from './parser-context.ts'
import { readBoxedHeading, readHeadingBeforeBracket } from './read-bracketed-heading.ts'
import { readBelow2, readItem } from './read-item.ts'

// `增稠剂：415、412`: after a class and its number the next bare number is of the same kind.
const NUMBER_AT_END = /(?<!\d)\d{3,4}[a-h]?\s?(?:\(?\s?[ivx]+\s?\)?)?\s*$/

/**
 * Reads the items of one list as nodes. `introduced` lists have a heading, so that no product name stands before them.
 * It reads one level after the other from a queue, so that no depth of brackets can exhaust the stack.
 */
export function readList(context: ParserContext, items: readonly RawItem[], introduced: boolean): Node[] {
  const { source, names, words, pending } = context
  const elements = readLevel(context, {
    items: introduced ? items : withoutProductName(context, items),
    parent: undefined,
    depth: 0,
    underAdditives: false,
    classZh: undefined,
    atMost2Percent: false,
  })
  const top = nestGroups(source, withoutProse(source, elements, introduced), names, words)
  for (const level of pending) {
    const nodes = nestGroups(source, readLevel(context, level), names, words)
    level.parent.children = level.parent.children.concat(nodes)
  }
  pending.length = 0
  return top
}

function readLevel(context: ParserContext, level: Level): Element[] {
  const { words } = context
  const elements: Element[] = []
  let { atMost2Percent } = level
  let isNumbered = false
  let isFieldValue = false
  let before: RawItem | undefined
  for (const item of joinTornNames(context, level.items)) {
    const { separator, start, groups = [] } = before ?? {}
    const owner = separator === '' ? elements.find(({ node }) => node.start === start) : undefined
    before = item
    if (owner && endsName(context, owner, item, groups)) continue
    if (isFieldValue || readBoxedHeading(context, item, level, elements)) {
      isFieldValue = !isFieldValue && elements.at(-1)?.isAside === true
      continue
    }
    if (readBelow2(context, item)) {
      atMost2Percent = true
      if (item.start >= item.end && item.groups.length === 0) continue
    }
    const underAdditives: boolean =
      level.underAdditives ||
      (ADDITIVE_NUMBER.test(words.slice(item)) && (isNumbered || followsClass(elements)))
    if (!readHeadingBeforeBracket(context, item, level, elements))
      readItem(context, item, { ...level, underAdditives, atMost2Percent }, elements)
    dropRepeatedNumber(context, elements)
    const text = words.slice(item)
    isNumbered = (underAdditives || text.includes(':')) && NUMBER_AT_END.test(text)
  }
  return elements
}

// `almond (blanched) milk`, `plain (white) flour`, 大豆（非转基因）油: not 盐 and 糖, which are names whose separator was lost.
const ENDS_NAME_EN =
  /^(?:powder|flour|starch|meal|flakes?|oils?|fat|butter|milk|cream|cheese|yogh?urt|paste|pur[eé]e|juice|concentrate|syrup|extract|proteins?|fib(?:er|re)|seeds?|nuts?|kernels?|bran|germ|roe|fillets?|meat|whites?|yolks?|sauce|gum|lecithins?|vinegar|noodles?|solids|granules|pieces)(?: (?:blend|mix|powder|pieces|concentrate))?$/
const ENDS_NAME_ZH = /^[粉油奶乳仁籽酱汁醋片液丝粒碎]$/

/** Words behind a bracket that only end the name before it are no ingredient of their own. */
function endsName(
  { source, words, names }: ParserContext,
  { node }: Element,
  item: RawItem,
  brackets: readonly RawGroup[],
): boolean {
  const { name = item, amount } = splitAmount(source, item) ?? {}
  const text = words.slice(words.tidy(name))
  const isEnglish = ENDS_NAME_EN.test(text)
  if (node.role || !(isEnglish || ENDS_NAME_ZH.test(text))) return false
  const whole = `${words.slice(node)}${isEnglish ? ' ' : ''}${text}`
  const meaning = names.exact(whole)
  if (!isEnglish && !meaning) return false
  node.plainName = whole
  if (meaning) Object.assign(node, { meaning, strength: 'exact' } satisfies Partial<Node>)
  if (amount) node.amount = amount
  // Of several names in the bracket it is made; a single one is a part of the name.
  const inside = brackets.flatMap(({ items }) => items)
  const [only] = inside
  if (only && inside.length === 1) {
    node.end = words.tidy(name).end
    if (!node.notes.some(({ start }) => start === only.start)) node.notes.push(words.tidy(only))
  }
  return true
}

/** `食品添加剂：柠檬酸、412`: nothing but additives since a class was named. */
function followsClass(elements: readonly Element[]): boolean {
  const last = elements.findLast(({ heading, node }) => heading !== undefined || !node.meaning?.substance)
  return last?.heading === 'class'
}

/** `黄原胶，INS 415`: the number only repeats the name before it. */
function dropRepeatedNumber({ words }: ParserContext, elements: Element[]): void {
  const last = elements[elements.length - 1]?.node
  const before = elements[elements.length - 2]?.node
  if (!last || !before?.meaning?.substance?.id || !ADDITIVE_NUMBER.test(words.slice(last))) return
  const isSame = last.meaning?.substance?.id === before.meaning.substance.id
  if (!isSame || last.isOpened || ADDITIVE_NUMBER.test(words.slice(before))) return
  before.notes.push({ start: last.start, end: last.end })
  elements.pop()
}

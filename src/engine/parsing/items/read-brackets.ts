import { ADDITIVES, type Node, PART } from '../syntax-node.ts'
import type { RawGroup, RawItem } from '../tokenize.ts'
import { ADDITIVE_NUMBER, type Level, type ParserContext } from './parser-context.ts'

/** Adds what the brackets behind a name say to its node; brackets of ingredients are queued to be read later. */
export function readBrackets(context: ParserContext, item: RawItem, node: Node, level: Level): void {
  const { brackets } = context
  for (const [n, group] of item.groups.entries()) {
    const before = item.groups[n - 1]
    if (node.role === 'class' && before && brackets.repeats(group, before)) continue
    if (readProcess(context, group, node)) continue
    if (hasNumbersOnly(context, group, node)) {
      openBracket(context, group, node, { ...level, underAdditives: true })
      continue
    }
    const verdict = brackets.verdict(group, node)
    if (verdict.says === 'amount') node.amount ??= verdict.amount
    else if (verdict.says === 'note') node.notes.push(verdict.range)
    else if (verdict.says === 'open') openBracket(context, group, node, level)
  }
}

/** `焦糖色（亚硫酸铆法）`: the process in a bracket belongs to the name, misread or not. */
function readProcess({ source, names, words }: ParserContext, group: RawGroup, node: Node): boolean {
  const whole = { start: node.start, end: group.end }
  const isProcess = /^焦糖/.test(words.slice(node)) && /(?:法|生产)[)\]}]?$/.test(words.slice(group))
  if (!isProcess || group.items.length !== 1) return false
  const { meaning, suspected } = names.recognise(source, whole, { underClass: true })
  if (!meaning?.substance || !suspected) return false
  Object.assign(node, { end: whole.end, meaning, suspected, strength: 'suspected' })
  return true
}

/** `Favour Enhancers (627, 631)`: whatever the words say, nothing but numbers of additives is in the bracket. */
const hasNumbersOnly = ({ source, names, words }: ParserContext, { items }: RawGroup, node: Node): boolean =>
  node.role !== 'class' &&
  node.meaning === undefined &&
  items.length > 0 &&
  items.every(
    item =>
      ADDITIVE_NUMBER.test(words.slice(item)) &&
      names.recognise(source, item, { underClass: true }).meaning?.substance !== undefined,
  )

function openBracket({ words, pending }: ParserContext, group: RawGroup, node: Node, level: Level): void {
  const isClass = node.role === 'class'
  if (!isClass && level.depth === 0 && group.items.length > 1 && PART.test(words.slice(node)))
    node.role = 'section'
  node.isOpened = true
  pending.push({
    items: group.items,
    parent: node,
    depth: level.depth + 1,
    underAdditives: isClass || (level.underAdditives && node.meaning?.kind !== 'food'),
    classZh: isClass ? classInside(node, level) : undefined,
    atMost2Percent: node.atMost2Percent,
  })
}

/** `甜味剂（食品添加剂（…））`: 食品添加剂 does not replace the narrower class around it. */
function classInside(node: Node, level: Level): string | undefined {
  return node.classZh === ADDITIVES ? (level.classZh ?? ADDITIVES) : node.classZh
}

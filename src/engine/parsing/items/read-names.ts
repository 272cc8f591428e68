import { isPlace, wholeAmount } from '../../text/amounts.ts'
import type { Range } from '../../text/normalize.ts'
import { blank, type Element, type Node } from '../syntax-node.ts'
import type { RawItem } from '../tokenize.ts'
import type { Level, ParserContext } from './parser-context.ts'
import { readBrackets } from './read-brackets.ts'

/** Reads words without a heading or a class: one name, or several whose separators were lost, with their brackets. */
export function readNames(
  context: ParserContext,
  item: RawItem,
  range: Range,
  level: Level,
  elements: Element[],
): void {
  const { nameReader, words } = context
  const opened = openIncluding(context, item, range)
  if (opened) {
    readNames(context, opened, { start: opened.start, end: opened.end }, level, elements)
    return
  }
  const pieces = cutNames(context, item, range, level)
  for (const [i, piece] of pieces.entries()) {
    const isLast = i === pieces.length - 1
    const node = nameReader.read(piece, level)
    if (!node && nameReader.isFigure(piece, level))
      elements.push({ node: blank(piece), separator: item.separator, isAside: true })
    if (!node) continue
    if (isLast) {
      const after = item.tail && wholeAmount(words.slice(item.tail))
      if (after) node.amount ??= after
      readBrackets(context, item, node, level)
    }
    elements.push({ node, separator: isLast ? item.separator : '' })
  }
  const rest = { start: pieces.at(-1)?.end ?? range.end, end: range.end }
  if (rest.end - rest.start > 1)
    elements.push({ node: blank(rest), separator: item.separator, isAside: true })
}

/** `Natural Flavourings including Caffeine`: what comes after it is part of the name before it, as in a bracket. */
function openIncluding({ names, words }: ParserContext, item: RawItem, range: Range): RawItem | null {
  const at = item.groups.length === 0 ? words.slice(range).search(/\s(?:including|incl\.?)\s/i) : -1
  const cut = range.start + at
  if (at < 0 || !names.exact(words.slice({ start: range.start, end: cut }))) return null
  const inner = { ...item, start: cut + 1, end: range.end, separator: '' }
  return { ...item, start: range.start, end: cut, groups: [{ start: cut, end: range.end, items: [inner] }] }
}

/** The ranges of the single names: a known name that a bracket opens is never cut. */
function cutNames(context: ParserContext, item: RawItem, range: Range, level: Level): Range[] {
  const { source, names, words, brackets } = context
  const isOpened = !item.groups.every(group => brackets.isRemark(group) || brackets.isClass(group))
  if (isOpened && names.exact(words.slice(range))) return [range]
  return names.cut(source, range, {
    underClass: level.underAdditives,
    isOpened,
    isLast: level.depth === 0 && !/[,;、]/.test(item.separator),
  })
}

/**
 * Gives an amount or a remark inside a bracket to the name before the bracket, and tells whether the words were one:
 * `浓缩香蕉汁（0.32%，由100%香蕉制成）`, `豬肉(35%,台灣)`.
 */
export function readAside({ words }: ParserContext, range: Range, parent: Node): boolean {
  const text = words.slice(range)
  const amount = /^[\d≥≤<>]/.test(text) ? wholeAmount(text) : undefined
  if (amount) parent.amount ??= amount
  const isRemark = /^(?:由.{1,16}制成|以.{1,12}计)$/.test(text) || isPlace(text)
  if (isRemark) parent.notes.push(range)
  return isRemark || amount !== undefined
}

import { keyOf } from '../../text/normalize.ts'
import { blank, type Element, PART } from '../syntax-node.ts'
import type { RawItem } from '../tokenize.ts'
import { headingNode, type Level, type ParserContext } from './parser-context.ts'
import { readBrackets } from './read-brackets.ts'
import { readItem } from './read-item.ts'

/** Reads a heading with an amount between its name and its colon (`Noodles (80%): …`); false where it is none. */
export function readHeadingBeforeBracket(
  context: ParserContext,
  item: RawItem,
  level: Level,
  elements: Element[],
): boolean {
  const { source, dictionary, words, brackets, headings } = context
  const last = item.groups[item.groups.length - 1]
  if (item.separator !== '' || !last || !/^\s?:/.test(source.slice(last.end, last.end + 2))) return false
  const heading = words.tidy(item)
  const classZh = dictionary.classOf(keyOf(words.slice(heading)))
  if (!item.groups.every(brackets.isRemark) || !(classZh || headings.isHeading(heading, level.depth)))
    return false
  const node = headingNode(heading, level, classZh)
  readBrackets(context, item, node, level)
  elements.push({ node, separator: ':', heading: classZh ? 'class' : 'section' })
  return true
}

/**
 * Reads `【面饼】小麦粉`, `【风味】原味`: a heading in a box, of a part or a class, and after names also of a field of the
 * label; false where the item has no such box.
 */
export function readBoxedHeading(
  context: ParserContext,
  item: RawItem,
  level: Level,
  elements: Element[],
): boolean {
  const { source, dictionary, words, headings } = context
  const box = item.groups.at(-1)
  const only = box?.items[0]
  if (item.separator !== '' || level.depth > 0 || !box || !only) return false
  if (source.charAt(box.start) !== '[' || box.items.length + only.groups.length > 1) return false
  const heading = words.tidy(only)
  const classZh = dictionary.classOf(keyOf(words.slice(heading)))
  const isAlone = item.start === item.end && item.groups.length === 1
  // 棕榈油⏎【花生包】花生仁: a sachet by its own line, whatever is in it.
  const isSachet =
    source.charAt(box.start - 1) === '\n' && /^[\u4e00-\u9fff]{1,6}包$/.test(words.slice(heading))
  const isKnown =
    classZh !== undefined ||
    (isAlone ? headings.isHeading(heading, level.depth) : PART.test(words.slice(heading)) || isSachet)
  if (!isKnown && !(isAlone && elements.length > 0)) return false
  if (!isAlone)
    readItem(context, { ...item, groups: item.groups.slice(0, -1), separator: '\n' }, level, elements)
  elements.push(
    isKnown
      ? {
          node: headingNode(heading, level, classZh),
          separator: ':',
          heading: classZh ? 'class' : 'section',
        }
      : { node: blank(heading), separator: item.separator, isAside: true },
  )
  return true
}

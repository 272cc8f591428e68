import { below2Heading } from '../../text/amounts.ts'
import type { Element } from '../syntax-node.ts'
import type { RawItem } from '../tokenize.ts'
import type { Level, ParserContext } from './parser-context.ts'
import { readClass } from './read-class.ts'
import { findHeading, type HeadingCursor, readDashHeading, readHeading } from './read-heading.ts'
import { readAside, readNames } from './read-names.ts'

// No list opens more than a few headings before one name.
const MAX_HEADINGS = 4
// Longer words are a sentence, in which no class is looked for at the end.
const LONGEST_WORDS = 200

/** Reads one raw item, which may contain headings before its name: `食品添加剂：增稠剂：黄原胶`. */
export function readItem(context: ParserContext, item: RawItem, level: Level, elements: Element[]): void {
  const cursor: HeadingCursor = { start: item.start, level, inside: level }
  for (let n = 0; n < MAX_HEADINGS; n++) {
    const found = findHeading(context, item, cursor)
    if (!found) break
    if (found.before) readWords(context, found.before, level, elements)
    const outcome = readHeading(context, item, found, cursor, elements)
    if (outcome === 'done') return
    if (outcome === 'remark') {
      readWords(context, { ...item, ...found.range }, level, elements)
      return
    }
    if (outcome === 'no heading') break
  }
  readDashHeading(context, item, cursor, elements)
  readWords(context, { ...item, start: Math.min(cursor.start, item.end) }, cursor.inside, elements)
}

/** Reads words that no heading stands before: a class, or names. */
function readWords(context: ParserContext, item: RawItem, level: Level, elements: Element[]): void {
  const { names, words } = context
  if (item.start >= item.end) {
    readNamelessBrackets(context, item, level, elements)
    return
  }
  const afterClass = readClass(context, item, level, elements)
  if (afterClass) {
    if (afterClass !== 'all') readWords(context, afterClass.item, afterClass.level, elements)
    return
  }
  const range = words.tidy(item)
  if (item.groups.length > 0 && range.end - range.start < LONGEST_WORDS && !names.exact(words.slice(range))) {
    const classAt = context.headings.trailingClass(words.slice(range))
    if (classAt > 0) {
      const cut = range.start + classAt
      readWords(context, { ...item, end: cut, groups: [], separator: '' }, level, elements)
      readWords(context, { ...item, start: cut }, level, elements)
      return
    }
  }
  if (range.start >= range.end) return
  if (level.parent && item.groups.length === 0 && readAside(context, range, level.parent)) return
  readNames(context, item, range, level, elements)
}

/** A bracket without a name before it contains names of this level, unless it is only a remark. */
function readNamelessBrackets(
  context: ParserContext,
  item: RawItem,
  level: Level,
  elements: Element[],
): void {
  let { atMost2Percent } = level
  for (const group of item.groups) {
    if (context.brackets.isRemark(group)) continue
    for (const inner of group.items) {
      atMost2Percent ||= readBelow2(context, inner)
      readItem(context, inner, { ...level, atMost2Percent }, elements)
    }
  }
}

/** Moves an item behind `contains 2% or less of the following:` where it begins so. */
export function readBelow2({ words }: ParserContext, item: RawItem): boolean {
  const length = below2Heading(words.slice(item))
  if (length > 0) item.start = words.skipSpace(item.start + length, item.end)
  return length > 0
}

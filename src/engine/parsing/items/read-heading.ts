import { splitAmount, wholeAmount } from '../../text/amounts.ts'
import { keyOf, type Range } from '../../text/normalize.ts'
import { blank, type Element } from '../syntax-node.ts'
import type { RawItem } from '../tokenize.ts'
import { ADDITIVE_NUMBER, headingNode, type Level, type ParserContext } from './parser-context.ts'

/** How far the headings of an item have been read. */
export interface HeadingCursor {
  start: number
  /** The level of the item. */
  readonly level: Level
  /** The level of what follows: under additives once a class has been read. */
  inside: Level
}

/** Words before a colon, which may be a heading. */
export interface FoundHeading {
  range: Range
  /** From the colon to the end of the item. */
  after: Range
  /** The amount in `Soup Base 22%: Salt`. */
  amount: ReturnType<typeof wholeAmount>
  /** A name before the heading, whose separator was lost: `食用盐 食品添加剂：…`. */
  before?: RawItem
}

// `Sodium benzoate: less than 1/10 of 1% as a preservative`: the colon opens a remark.
const REMARK =
  /^(?:less than|not more than|no more than|added|used|as an?)\b.*(?:preserv|\bas\b|\bto\b|added)/

// `FD&C color (may include one or more of the following: Blue 1)`: the words before the colon name nothing more.
const ONE_OF =
  /(?:^|\s+)(?:(?:may )?(?:contains?|includes?) )?(?:any |one or more )of(?: each of)?(?: the following)?$/

/** Finds the words before the next colon of an item, or undefined where it has no colon. */
export function findHeading(
  { source, words, headings }: ParserContext,
  item: RawItem,
  cursor: HeadingCursor,
): FoundHeading | undefined {
  const { start } = cursor
  const colon = words.slice({ start, end: item.end }).indexOf(':')
  if (colon < 0) return undefined
  const range = words.tidy({ start, end: start + colon })
  const share = words.slice(range).endsWith('%') ? splitAmount(source, range) : undefined
  if (share) range.end = share.name.end
  const found = { range, after: { start: start + colon + 1, end: item.end }, amount: share?.amount }
  const gap = headings.startAfterName(range)
  if (gap <= range.start) return found
  range.start = words.skipSpace(gap, range.end)
  cursor.start = range.start
  return { ...found, before: { ...item, start, end: gap, groups: [], separator: '\n' } }
}

/**
 * Reads the words before a colon and moves the cursor behind it. `heading`: more may follow; `no heading`: the words
 * are part of a name; `remark`: a remark on a name follows the colon; `done`: nothing of the item is left.
 */
export function readHeading(
  context: ParserContext,
  item: RawItem,
  found: FoundHeading,
  cursor: HeadingCursor,
  elements: Element[],
): 'heading' | 'no heading' | 'remark' | 'done' {
  const { dictionary, headings, words } = context
  const { range, after, amount } = found
  const { level } = cursor
  const oneOf = ONE_OF.exec(words.slice(range))
  if (oneOf) {
    range.end = range.start + oneOf.index
    if (oneOf.index === 0) {
      cursor.start = words.skipSpace(after.start, item.end)
      return 'heading'
    }
  }
  if (readAmountAfterColon(context, item, found, cursor, elements)) return 'done'
  const behind = words.skipSpace(after.start, item.end)
  if (ADDITIVE_NUMBER.test(words.slice(range)) && level.underAdditives) {
    // `增稠剂（415：黄原胶）`
    cursor.start = behind
    return 'heading'
  }
  const classZh = dictionary.classOf(keyOf(words.slice(range)))
  if (!classZh && elements.length > 0 && level.depth === 0 && !headings.isHeading(range, level.depth)) {
    if (headings.isField(range, after)) {
      elements.push({ node: blank(range), separator: item.separator, isAside: true })
      return 'done'
    }
    if (!headings.opensPacket(range, after)) return 'no heading'
  }
  cursor.start = behind
  if (range.start >= range.end) return 'heading'
  if (!classZh && REMARK.test(words.slice({ start: behind, end: item.end }))) return 'remark'
  elements.push({
    node: headingNode(range, level, classZh, amount),
    separator: ':',
    heading: classZh ? 'class' : 'section',
  })
  if (classZh) cursor.inside = { ...cursor.inside, underAdditives: true }
  return 'heading'
}

/** `柠檬酸：≤0.1%`: a known name, a colon and nothing but an amount. */
function readAmountAfterColon(
  { names, nameReader, words }: ParserContext,
  item: RawItem,
  { range, after }: FoundHeading,
  cursor: HeadingCursor,
  elements: Element[],
): boolean {
  const amount = item.groups.length === 0 ? wholeAmount(words.slice(after)) : undefined
  if (!amount || !names.exact(words.slice(range))) return false
  const node = nameReader.read(range, cursor.inside)
  if (node) elements.push({ node: { ...node, amount }, separator: item.separator })
  return true
}

/** `Noodle - Wheat Flour, …`: reads a part of the product before a dash, and moves the cursor behind the dash. */
export function readDashHeading(
  { source, headings, words }: ParserContext,
  item: RawItem,
  cursor: HeadingCursor,
  elements: Element[],
): void {
  const { level, start } = cursor
  if (!item.opens || level.depth > 0) return
  const part = headings.partBeforeDash({ start, end: item.end })
  if (!part) return
  elements.push({ node: headingNode(part, level), separator: ':', heading: 'section' })
  cursor.start = words.skipSpace(source.indexOf('-', part.end) + 1, item.end)
}

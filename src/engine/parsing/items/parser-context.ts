import type { Dictionary } from '../../matching/dictionary.ts'
import type { NameMatcher } from '../../matching/name-matcher.ts'
import type { Amount } from '../../result.ts'
import type { Range } from '../../text/normalize.ts'
import { type Brackets, createBrackets } from '../brackets.ts'
import { createHeadings, type Headings } from '../headings.ts'
import { createNameReader, type NameReader, type Place } from '../name-node.ts'
import { blank, type Node, type Words, wordsOf } from '../syntax-node.ts'
import type { RawItem } from '../tokenize.ts'

/** The items at one depth of brackets, and what they inherit from the name before the bracket. */
export interface Level extends Place {
  items: readonly RawItem[]
  depth: number
}

/** The content of a bracket, to be read after the level that the bracket stands in. */
export interface PendingLevel extends Level {
  parent: Node
}

/** What the functions of the parser share while they read one folded text. */
export interface ParserContext {
  source: string
  dictionary: Dictionary
  names: NameMatcher
  words: Words
  brackets: Brackets
  headings: Headings
  nameReader: NameReader
  /** A queue: `readBrackets` appends the brackets it opens, `readList` reads them. */
  pending: PendingLevel[]
}

/** Matches an additive's number without a name (`412`, `e 322`, `ins 450 (iii)`) in folded text. */
export const ADDITIVE_NUMBER = /^\s*(?:ins|e)?\s?\d{3,4}[a-h]?\s?(?:\(?\s?[ivx]+\s?\)?)?\s*$/

/** Makes the context for one folded text, with no pending brackets. */
export function createParserContext(
  source: string,
  dictionary: Dictionary,
  names: NameMatcher,
): ParserContext {
  const words = wordsOf(source)
  return {
    source,
    dictionary,
    names,
    words,
    brackets: createBrackets(source, dictionary, names, words),
    headings: createHeadings(source, dictionary, names, words),
    nameReader: createNameReader(source, names, words),
    pending: [],
  }
}

/** Makes the node of a heading: a class where `classZh` (its official name) is given, else a section. */
export function headingNode(range: Range, level: Level, classZh?: string, amount?: Amount): Node {
  const { atMost2Percent, underAdditives, classZh: inherited } = level
  const ownClass = classZh ?? inherited
  return {
    ...blank(range),
    atMost2Percent,
    underAdditives,
    role: classZh === undefined ? 'section' : 'class',
    strength: 'exact',
    ...(ownClass ? { classZh: ownClass } : {}),
    ...(amount ? { amount } : {}),
  }
}

import type { Meaning } from '../matching/dictionary-entry.ts'
import type { Strength } from '../matching/name-matcher.ts'
import type { Amount, Suggestion } from '../result.ts'
import type { Range } from '../text/normalize.ts'

/** An ingredient while it is parsed: its ranges, its meaning, and its members. Ranges are offsets into the folded text. */
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
  /** Is in an additive bracket or after an additive class. */
  underAdditives: boolean
  children: Node[]
  /** The name without the bracket inside it: plain flour for `plain (white) flour`. */
  plainName?: string
  /** A bracket after it contains names, which are read after those of its own level. */
  isOpened?: boolean
}

/** A node in the row it was read in, before headings have gathered what follows them. */
export interface Element {
  node: Node
  /** What ended it; ':' for a heading. */
  separator: string
  heading?: 'section' | 'class'
  /** Words that are no name: a field of the label (杀菌方式：辐照杀菌) or a remark; the list may go on behind them. */
  isAside?: boolean
}

export const ADDITIVES = '食品添加剂'
export const FORTIFICANTS = '营养强化剂'

/** Names that only say which part of the product follows: 面饼, 粉包, 冰淇淋部分. */
export const PART =
  /^(?:面饼|饼皮|面皮|皮料|馅料|内馅|心料|馅心|外皮|夹心|涂层|饼底|表面装饰|装饰料|撒料|汤料|.{0,6}(?:[粉酱油菜醋肉汤料汁面]包|部分|调味料包|配料包|调料包|蔬菜包|料理包|底料包))$/

/** A node of which nothing is known but its place. */
export function blank(range: Range): Node {
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

/** Helpers over one folded text. */
export interface Words {
  slice(range: Range): string
  /** The range without blanks, list marks and joining words around the name. */
  tidy(range: Range): Range
  skipSpace(start: number, end: number): number
}

/** Makes the helpers for a folded text. */
export function wordsOf(source: string): Words {
  const skipSpace = (start: number, end: number) => {
    let at = start
    while (at < end && /\s/.test(source.charAt(at))) at++
    return at
  }
  const tidy = (range: Range): Range => {
    let { start, end } = range
    if (isPlain(source.charCodeAt(start)) && isPlain(source.charCodeAt(end - 1))) return range
    while (start < end && /[\s"'`:*†‡,.、;=<>~^#!?|_+\-\]})]/.test(source.charAt(start))) start++
    while (end > start && /[\s"`:*†‡,.、;=<>~^#!?|/_\-[{(]/.test(source.charAt(end - 1))) end--
    for (const pattern of LEADING) {
      const match = pattern.exec(source.slice(start, end))
      if (match) start += match[0].length
    }
    return { start, end }
  }
  return { slice: range => source.slice(range.start, range.end), tidy, skipSpace }
}

// Numbers and letters of a list, and words that join a name to the one before it.
const LEADING: readonly RegExp[] = [
  /^(?:\(?(?:\d{1,2}|[a-h])[).、]\s*|\d{1,2}\s+)(?=[\u4e00-\u9fff])/,
  /^(?:and\/or|and|&|preserved (?:with|by)|以及|及其他|其中)\s+/,
  /^(?:以及|其中|另含)(?=[\u4e00-\u9fff]{2})/,
]

/** A Chinese character that opens no joining word (以及, 其中, 另含): nothing to tidy around a name between two of them. */
function isPlain(code: number): boolean {
  return code >= 0x4e00 && code < 0xa000 && code !== 0x4ee5 && code !== 0x5176 && code !== 0x53e6
}

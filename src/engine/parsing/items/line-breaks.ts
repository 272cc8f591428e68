import { keyOf, type Range } from '../../text/normalize.ts'
import type { RawItem } from '../tokenize.ts'
import type { ParserContext } from './parser-context.ts'

/** The least confidence at which two halves of a misread name, at a line's end and the next line's start, are joined. */
const SURELY_TORN = 0.8

/**
 * Joins items that a mark at the end of a line separates (`三氯，⏎蔗糖`, `谷氧.⏎酸钠`) where only both halves together are a
 * name, or probably one.
 */
export function joinTornNames(context: ParserContext, items: readonly RawItem[]): RawItem[] {
  const { source, names, words } = context
  const joined: RawItem[] = []
  for (const item of items) {
    const last = joined.at(-1)
    const isTorn =
      last &&
      /^\s?[,、.]\s*\n\s*$/.test(source.slice(last.end, item.start)) &&
      !names.exact(words.slice(last)) &&
      isOnlyTogether(context, { start: last.start, end: item.end }, item)
    if (isTorn) joined[joined.length - 1] = { ...item, start: last.start, opens: last.opens }
    else joined.push(item)
  }
  return joined
}

/**
 * Whether a range is the name of a substance as it is listed (三氯蔗糖; 干燥葱香料 only ends like one) or, where the second
 * half is no name, most probably one.
 */
function isOnlyTogether(
  { source, dictionary, names, words }: ParserContext,
  both: Range,
  second: Range,
): boolean {
  const listed = dictionary.keys.get(keyOf(words.slice(both)))
  if (listed || names.exact(words.slice(second))) return listed?.substance !== undefined
  const { meaning, suspected } = names.recognise(source, both, { underClass: true })
  return meaning?.substance !== undefined && (suspected?.confidence ?? 0) >= SURELY_TORN
}

/** Leaves out the product's name, which stands on lines above a list that has no heading: `柠檬茶 大杯⏎绿茶汤、…`. */
export function withoutProductName(
  { names, words }: ParserContext,
  items: readonly RawItem[],
): readonly RawItem[] {
  const [first, second, ...others] = items
  if (!first || !second) return items
  const text = words.slice(first)
  if (first.separator === '\n' && opensPart(words.slice(second)) && !text.includes(':') && !names.exact(text))
    return [second, ...others]
  const at = text.lastIndexOf('\n', text.includes(':') ? text.indexOf(':') : text.length) + 1
  const name = text.slice(at).trim()
  const opensList = name.includes(':') ? opensPart(name) : !names.exact(text) && names.exact(name)
  if (at === 0 || !opensList) return items
  return [{ ...first, start: words.skipSpace(first.start + at, first.end) }, second, ...others]
}

const opensPart = (text: string) => /^[\u4e00-\u9fff]{1,12}\s?:/.test(text)

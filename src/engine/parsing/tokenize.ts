import type { Range } from '../text/normalize.ts'
import { closesRoman, guardedEnd, romanEnd } from './items/guarded-names.ts'
import { isSeparator, linesAreItems, startsHeading, startsSentence } from './items/separators.ts'

/** One entry between two separators: its words, and the brackets that follow them. */
export interface RawItem extends Range {
  groups: RawGroup[]
  /** Words after the last bracket that only state an amount. */
  tail?: Range
  /** What ended the item: a separator, '\n', '' where a bracket was followed by more words, or 'end'. */
  separator: string
  /** A full stop, a semicolon or a line end precedes the item. */
  opens: boolean
}

export interface RawGroup extends Range {
  items: RawItem[]
}

// Words after a bracket that only say what it was for: `Vitamin E (mixed tocopherols) added to preserve freshness`.
const REMARK = /^(?:added|used|to|for|as|which|等|适量)(?![a-z])/
const OPEN = '([{'
const CLOSE = ')]}'
const PAIR: Record<string, string> = { ')': '(', ']': '[', '}': '{' }
// Deeper brackets are read as if they stood at this depth: no label nests further, and no later pass may recurse deep.
const MAX_DEPTH = 12

// What a number and its unit after a bracket are made of: `…(…) 12.5 g`.
const AMOUNT_ONLY = /^[\s\d.,%~≥≤<>=*†‡#^+-]+(?:g|mg|kg|ml|l)?(?:\/\d*\s?(?:k?g|m?l))?$/
const HAS_WORDS = /[\u4e00-\u9fffa-z0-9]/

/** How far the text has been read, the item being read, and the brackets that are open around it. */
interface TokenizerState {
  readonly source: string
  readonly root: RawGroup
  /** Open brackets from the outside in, each with the item it follows; the root is the first. */
  readonly open: { group: RawGroup; char: string; owner?: RawItem }[]
  item: RawItem | undefined
  /** Where the words begin that belong to no item yet. */
  pending: number
  /** Whether the next item stands behind a full stop, a semicolon or a line end. */
  opens: boolean
  /** How many brackets beyond MAX_DEPTH are open. */
  overflow: number
}

/**
 * Reads a stretch of folded text as a tree of items and brackets. It accepts every text: brackets of different widths
 * close each other, a missing one closes at the end, an extra one is ignored.
 */
export function tokenize(
  source: string,
  range: Range & { holes?: readonly Range[] },
  guarded: ReadonlyMap<string, readonly string[]>,
): RawItem[] {
  const root: RawGroup = { start: range.start, end: range.end, items: [] }
  const state: TokenizerState = {
    source,
    root,
    open: [{ group: root, char: '' }],
    item: undefined,
    pending: range.start,
    opens: true,
    overflow: 0,
  }
  const newlineSeparates = linesAreItems(source, range)
  const holes = [...(range.holes ?? [])].reverse()
  for (let i = range.start; i < range.end; i++) {
    const hole = holes.at(-1)
    if (hole && i >= hole.start) {
      flush(state, hole.start)
      holes.pop()
      state.pending = hole.end
      i = hole.end
    }
    const skip = guardedEnd(source, i, range, guarded) || romanEnd(source, i)
    if (skip > i) {
      i = skip - 1
      continue
    }
    const char = source.charAt(i)
    if (OPEN.includes(char)) openBracket(state, i, char)
    else if (CLOSE.includes(char)) {
      if (!closesRoman(source, i)) closeBracket(state, i, char)
    } else if (isSeparator(source, i, char, state.open.length > 1)) separate(state, i, char)
    else if (
      char === '\n' &&
      (newlineSeparates ? !goesOn(source, i) : startsHeading(source, i + 1, range.end))
    )
      separate(state, i, '\n')
    else if (/\s/.test(char) && startsSentence(source, i + 1)) separate(state, i, '.')
  }
  flush(state, range.end)
  return root.items
}

/** `Preservative⏎(223)`, `Preservative⏎223`: what the next line begins with belongs to the class above it. */
const goesOn = (source: string, at: number): boolean =>
  /^\s*(?:\(|e?[ -]?\d{3,4}[a-h]?\s*(?:[,.;\n]|$))/.test(source.slice(at, at + 16))

/** Adds an item to the innermost open bracket and makes it the one being read. */
function addItem(state: TokenizerState, { start, end }: Range, opens: boolean): RawItem {
  const item: RawItem = { start, end, groups: [], separator: 'end', opens }
  const innermost = state.open[state.open.length - 1]?.group ?? state.root
  innermost.items.push(item)
  state.item = item
  return item
}

/** Gives the words from `pending` to `end` to the item they belong to, or to a new one. */
function flush(state: TokenizerState, end: number): void {
  const { source, item } = state
  const words = trim(source, state.pending, end)
  state.pending = end
  if (!words) return
  if (!item) {
    addItem(state, words, state.opens)
    state.opens = false
    return
  }
  const text = source.slice(words.start, words.end)
  if (item.groups.length === 0) item.end = words.end
  else if (AMOUNT_ONLY.test(text)) item.tail = words
  else if (HAS_WORDS.test(text) && !REMARK.test(text)) {
    item.separator = ''
    addItem(state, words, false)
  }
}

/** Ends the item being read at a separator. */
function separate(state: TokenizerState, at: number, separator: string): void {
  flush(state, at)
  if (state.item) state.item.separator = separator
  state.item = undefined
  state.pending = at + 1
  if (/[。;\n.]/.test(separator)) state.opens = true
}

function openBracket(state: TokenizerState, at: number, char: string): void {
  if (state.open.length > MAX_DEPTH) {
    separate(state, at, ',')
    state.overflow++
    return
  }
  // `…）⏎【烹饪建议】`: a box on a line of its own says nothing of the name above it.
  if (char === '[' && state.item?.groups.length && state.source.slice(state.pending, at).includes('\n')) {
    separate(state, at, '\n')
    state.pending = at
  }
  flush(state, at)
  // A bracket without a name before it: an item without words takes its content.
  const owner = state.item ?? addItem(state, { start: at, end: at }, state.opens)
  const group: RawGroup = { start: at, end: state.root.end, items: [] }
  owner.groups.push(group)
  state.open.push({ group, char, owner })
  state.item = undefined
  state.pending = at + 1
  state.opens = false
}

function closeBracket(state: TokenizerState, at: number, char: string): void {
  if (state.overflow > 0) {
    separate(state, at, ',')
    state.overflow--
    return
  }
  flush(state, at)
  state.pending = at + 1
  const { open } = state
  let depth = open.length - 1
  while (depth > 0 && open[depth]?.char !== PAIR[char]) depth--
  // No bracket of this width is open: it closes the last one, as in 《…》 read for （…）.
  if (depth === 0) depth = open.length - 1
  while (depth > 0 && open.length > depth) {
    const closed = open.pop()
    if (closed) closed.group.end = at + 1
    state.item = closed?.owner
  }
}

function trim(source: string, start: number, end: number): Range | undefined {
  let from = start
  let to = end
  while (
    from < to &&
    /[\s*†‡"'_=<>~^#!?-]/.test(source.charAt(from)) &&
    !/^[<>]\s?\d/.test(source.slice(from, from + 3))
  )
    from++
  while (to > from && /[\s*†‡"_=<>~^#!?-]/.test(source.charAt(to - 1))) to--
  // 食用盐、糖等: etc. is no part of a name; 特等 is.
  while (to > from && source.charAt(to - 1) === '等' && !/[特一二三优上中下高同]/.test(source.charAt(to - 2)))
    to--
  return from < to ? { start: from, end: to } : undefined
}

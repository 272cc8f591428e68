import { isHan, isLatin, type Range } from '../text/normalize.ts'

/** One entry between two separators: its words, and the brackets that follow them. */
export interface RawItem extends Range {
  groups: RawGroup[]
  /** Words after the last bracket that only state an amount. */
  tail?: Range
  /** What ended the item: a separator, '\n', '' where a bracket was followed by more words, or 'end'. */
  separator: string
  /** A full stop, a semicolon or a line end stands before the item. */
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
  const stack: { group: RawGroup; char: string }[] = [{ group: root, char: '' }]
  const newlineSeparates = linesAreItems(source, range)
  let item: RawItem | undefined
  let pending = range.start
  let opens = true

  const here = () => stack[stack.length - 1]?.group ?? root
  /** Gives the words from `pending` to `end` to the item they belong to, or to a new one. */
  const flush = (end: number) => {
    const words = trim(source, pending, end)
    if (words) {
      if (!item) {
        item = { start: words.start, end: words.end, groups: [], separator: 'end', opens }
        here().items.push(item)
        opens = false
      } else if (item.groups.length === 0) item.end = words.end
      else if (
        /^[\s\d.,%~≥≤<>=*†‡#^+-]+(?:g|mg|kg|ml|l)?(?:\/\d*\s?(?:k?g|m?l))?$/.test(
          source.slice(words.start, words.end),
        )
      )
        item.tail = words
      else if (
        /[\u4e00-\u9fffa-z0-9]/.test(source.slice(words.start, words.end)) &&
        !REMARK.test(source.slice(words.start, words.end))
      ) {
        item.separator = ''
        item = { start: words.start, end: words.end, groups: [], separator: 'end', opens: false }
        here().items.push(item)
      }
    }
    pending = end
  }
  const separate = (at: number, separator: string) => {
    flush(at)
    if (item) item.separator = separator
    item = undefined
    pending = at + 1
    if (separator === '。' || separator === ';' || separator === '\n' || separator === '.') opens = true
  }

  const owners: RawItem[] = []
  let overflow = 0
  const holes = [...(range.holes ?? [])].reverse()
  for (let i = range.start; i < range.end; i++) {
    const hole = holes.at(-1)
    if (hole && i >= hole.start) {
      flush(hole.start)
      holes.pop()
      pending = hole.end
      i = hole.end
    }
    const skip = guardedEnd(source, i, range, guarded)
    if (skip > i) {
      i = skip - 1
      continue
    }
    const char = source.charAt(i)
    // 500(ii), E160b(ii): the Roman number is part of the name.
    const roman = char === '(' ? romanEnd(source, i) : 0
    if (roman > 0) {
      i = roman - 1
      continue
    }
    if (OPEN.includes(char) && stack.length > MAX_DEPTH) {
      separate(i, ',')
      overflow++
    } else if (OPEN.includes(char)) {
      // `…）⏎【烹饪建议】`: a box on a line of its own says nothing of the name above it.
      if (char === '[' && item?.groups.length && source.slice(pending, i).includes('\n')) {
        separate(i, '\n')
        pending = i
      }
      flush(i)
      // A bracket without a name before it: an item without words holds its content.
      if (!item) {
        item = { start: i, end: i, groups: [], separator: 'end', opens }
        here().items.push(item)
      }
      const group: RawGroup = { start: i, end: range.end, items: [] }
      item.groups.push(group)
      owners.push(item)
      stack.push({ group, char })
      item = undefined
      pending = i + 1
      opens = false
    } else if (CLOSE.includes(char) && overflow > 0) {
      separate(i, ',')
      overflow--
    } else if (CLOSE.includes(char)) {
      flush(i)
      pending = i + 1
      let depth = stack.length - 1
      while (depth > 0 && stack[depth]?.char !== PAIR[char]) depth--
      // No bracket of this width is open: it closes the last one, as in 《…》 read for （…）.
      if (depth === 0) depth = stack.length - 1
      while (depth > 0 && stack.length > depth) {
        const top = stack.pop()
        if (top) top.group.end = i + 1
        item = owners.pop()
      }
    } else if (isSeparator(source, i, char, stack.length > 1)) separate(i, char === '，' ? ',' : char)
    else if (char === '\n' && (newlineSeparates || startsHeading(source, i + 1, range.end))) separate(i, '\n')
  }
  flush(range.end)
  return root.items
}

function romanEnd(source: string, at: number): number {
  if (!/\d\s?[a-h]?\s?$/.test(source.slice(Math.max(0, at - 4), at))) return 0
  const match = /^\([ivx]{1,4}\)/.exec(source.slice(at, at + 6))
  return match ? at + match[0].length : 0
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
  return from < to ? { start: from, end: to } : undefined
}

function isSeparator(source: string, at: number, char: string, inBracket: boolean): boolean {
  switch (char) {
    case '、':
    case ';':
    case '。':
    case '|':
      return true
    case ',':
      // 单,双甘油… and 辛,癸酸…: the comma is the name's own even where the rest is misread.
      if (
        /(?:^|[^\u4e00-\u9fff])[单辛]$/.test(source.slice(Math.max(0, at - 2), at)) &&
        /^\s?[双癸]/.test(source.slice(at + 1, at + 3))
      )
        return false
      return !(
        isDigit(source.charAt(at - 1)) &&
        isDigit(source.charAt(at + 1)) &&
        (isThousands(source, at) ||
          (!/\d{3},\d{3}/.test(source.slice(at - 3, at + 4)) && isLocant(source, at)))
      )
    case '·':
      return !isLatin(source.charAt(at - 1)) || !isLatin(source.charAt(at + 1))
    case '/':
      return isSlashSeparator(source, at)
    case '.':
      return isStop(source, at, inBracket)
    default:
      return false
  }
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9'
}

/** `1,3-二油酸` and `2,6-di…`: a comma between digits that a hyphen follows numbers places in a molecule. */
function isLocant(source: string, at: number): boolean {
  return /^,\d{1,2}[-'(]/.test(source.slice(at, at + 5)) || /^,\d\d?,\d/.test(source.slice(at, at + 5))
}

/** `水1,000克` */
function isThousands(source: string, at: number): boolean {
  return /^,\d{3}\s?(?:克|千克|毫升|升|m?g|kg|ml)/.test(source.slice(at, at + 8))
}

function isSlashSeparator(source: string, at: number): boolean {
  const before = source.charAt(at - 1)
  const after = source.charAt(at + 1)
  if (/[和及与]/.test(before) || /[或]/.test(after)) return false
  if (isDigit(before) && /^\d{1,2}(?!\d)/.test(source.slice(at + 1, at + 4))) return false
  if (isLatin(before) || isLatin(after)) return /\d/.test(before) && /[\de]/.test(after)
  return (
    !(isDigit(after) && /[gkl]/.test(before)) && !/^\/\d*\s?(?:m?l|k?g|100)/.test(source.slice(at, at + 6))
  )
}

/** A point is a stop between Chinese words (、 misread) and at the end of an English sentence, never in a number. */
function isStop(source: string, at: number, inBracket: boolean): boolean {
  const before = source.charAt(at - 1)
  const after = source.charAt(at + 1)
  if (isDigit(before) && isDigit(after)) return false
  if (/\s/.test(after) && /vitamin [a-k]$/.test(source.slice(Math.max(0, at - 9), at))) return !inBracket
  // `A.面包体`: a letter numbers the parts.
  if (isLatin(before) && !/[a-z\u4e00-\u9fff]/.test(source.charAt(at - 2))) return false
  if (isHan(before) || (isHan(after) && before !== '')) return true
  if (/\s/.test(after)) {
    const word = /[a-z]+$/.exec(source.slice(Math.max(0, at - 12), at))?.[0] ?? ''
    if (/^(?:no|vit|st|approx|incl|spp|sp|var|min|max|l|b|s|e|i|g|d|c|fl|oz|vs|inc|co)$/.test(word))
      return false
    return !inBracket || word.length > 2
  }
  return false
}

/** Lines are items where nothing else separates: one ingredient per line. */
function linesAreItems(source: string, range: Range): boolean {
  const text = source.slice(range.start, range.end)
  const newlines = text.match(/[^\s]\s*\n/g)?.length ?? 0
  return newlines > 0 && (text.match(/[、,;·]/g)?.length ?? 0) < newlines / 2
}

/** A new line that opens with a short heading and a colon starts a part of the list. */
function startsHeading(source: string, start: number, end: number): boolean {
  // 调味粉 seasoning powder: a heading with its translation is longer.
  const longest = /^[\u4e00-\u9fff]{2,8} [a-z]/.test(source.slice(start, start + 10)) ? 40 : 16
  for (let i = start; i < Math.min(end, start + longest); i++) {
    const char = source.charAt(i)
    if (char === ':') return i > start + 1 || /[面汤皮馅酱汁粉饼料肉菜]/.test(source.charAt(start))
    if (/[、,，;。()[\]{}\n]/.test(char)) return false
  }
  return false
}

/** The end of a guarded name that begins here, or 0. Spaces and line ends inside it do not matter. */
function guardedEnd(
  source: string,
  at: number,
  range: Range,
  guarded: ReadonlyMap<string, readonly string[]>,
): number {
  for (const name of guarded.get(source.charAt(at)) ?? []) {
    const end = matchLoosely(source, at, range.end, name)
    if (end > 0) return end
  }
  return 0
}

const LIKE: Record<string, string> = {
  '、': ',',
  '/': ',',
  '·': ',',
  '.': ',',
  ';': ',',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
}

function matchLoosely(source: string, at: number, limit: number, name: string): number {
  let i = at
  for (let n = 0; n < name.length; ) {
    if (i >= limit) return 0
    const have = source.charAt(i)
    const want = name.charAt(n)
    if (have === want || (LIKE[have] ?? have) === (LIKE[want] ?? want)) {
      i++
      n++
    } else if (have === ' ' || have === '\n') i++
    else if (want === "'") n++
    else return 0
  }
  return i
}

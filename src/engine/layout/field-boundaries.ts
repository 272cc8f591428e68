import { isHan, type Range } from '../text/normalize.ts'
import { gridIn } from './allergen-grid.ts'
import {
  BARE_CONTAINS_ZH,
  CONTAINS_EN,
  CONTAINS_ZH,
  GLUED_CONTAINS_EN,
  MAY_CONTAIN_EN,
  MAY_CONTAIN_ZH,
} from './allergen-statements.ts'
import { foreignStretches } from './foreign-lists.ts'
import { foreignStarts } from './foreign-statements.ts'
import {
  CLAIM_ZH,
  FIELD_EN,
  FIELD_EN_ANYWHERE,
  FIELD_ZH,
  FREE_FROM_EN,
  NUTRITION_CLAIM_EN,
  REQUEST_ZH,
  SENTENCE_EN,
} from './label-fields.ts'
import { ADDITIVES_FIELD, LIST_HEADINGS } from './list-headings.ts'

type MarkKind = 'list' | 'additives' | 'field' | 'contains' | 'mayContain' | 'claim'

/** A word or two that name the field after them; `name` is what a list belongs to. */
export interface FieldBoundary extends Range {
  kind: MarkKind
  name?: Range
}

/** Finds what a label says where: its lists, other fields, statements of allergens and claims, in order. */
export function fieldBoundariesOf(source: string): FieldBoundary[] {
  const marks: FieldBoundary[] = []
  const each = (pattern: RegExp, kind: MarkKind, accept: (match: RegExpExecArray) => Range | undefined) => {
    pattern.lastIndex = 0
    for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
      const range = accept(match)
      if (range) marks.push({ kind, ...range })
      if (match[0] === '') pattern.lastIndex++
    }
  }
  const whole = (match: RegExpExecArray): Range => ({
    start: match.index,
    end: match.index + match[0].length,
  })
  for (const heading of LIST_HEADINGS)
    each(heading, 'list', match => (isOfPacket(source, match.index) ? undefined : whole(match)))
  // The heading is a part of the list: it says what its names are.
  each(ADDITIVES_FIELD, 'additives', ({ index }) => ({ start: index, end: index }))
  each(FIELD_ZH, 'field', match => (isField(source, match) ? whole(match) : undefined))
  for (const pattern of [FIELD_EN, FREE_FROM_EN, NUTRITION_CLAIM_EN])
    each(pattern, 'field', match =>
      opensSentence(source, match.index) && !isOfName(source, match) ? whole(match) : undefined,
    )
  for (const start of foreignStarts(source)) marks.push({ kind: 'field', start, end: start + 1 })
  for (const { start } of gridIn(source)) marks.push({ kind: 'field', start, end: start + 1 })
  each(FIELD_EN_ANYWHERE, 'field', match => whole(match))
  for (const start of foreignStretches(source)) marks.push({ kind: 'field', start, end: start + 1 })
  each(SENTENCE_EN, 'claim', match => whole(match))
  each(MAY_CONTAIN_ZH, 'mayContain', match => whole(match))
  each(MAY_CONTAIN_EN, 'mayContain', match => whole(match))
  each(CONTAINS_ZH, 'contains', match => whole(match))
  each(BARE_CONTAINS_ZH, 'contains', match => whole(match))
  each(CONTAINS_EN, 'contains', match => (opensSentence(source, match.index) ? whole(match) : undefined))
  each(GLUED_CONTAINS_EN, 'contains', match => whole(match))
  each(CLAIM_ZH, 'claim', match => whole(match))
  each(REQUEST_ZH, 'claim', match => whole(match))
  return settle(source, marks)
}

/** 发热包(主要成分：生石灰…): what a packet that nobody eats is made of. */
const NOT_EATEN = /(?:[发加自]热|干燥|脱氧|吸氧|除氧)[包剂][^\n]{0,6}$/
const isOfPacket = (source: string, start: number): boolean =>
  NOT_EATEN.test(source.slice(Math.max(0, start - 10), start))

const RANK: Record<MarkKind, number> = {
  list: 0,
  additives: 0,
  mayContain: 1,
  contains: 2,
  field: 3,
  claim: 4,
}

/** Orders the marks, lets one win where several begin together, and drops those inside a bracket that closes. */
function settle(source: string, marks: FieldBoundary[]): FieldBoundary[] {
  marks.sort((a, b) => a.start - b.start || RANK[a.kind] - RANK[b.kind] || b.end - a.end)
  const kept: FieldBoundary[] = []
  const closed = closedBrackets(source)
  for (const mark of marks) {
    const last = kept[kept.length - 1]
    if (last && (mark.start < last.end || isOfStatement(source, mark, last))) continue
    if (
      mark.kind !== 'list' &&
      isInside(closed, mark.start) &&
      !isHeading(source, mark) &&
      !isNotice(source, mark)
    )
      continue
    if (mark.kind === 'additives') {
      if (!(last?.kind === 'field' || last?.kind === 'claim') || !kept.some(({ kind }) => kind === 'list'))
        continue
      mark.kind = 'list'
    } else if (mark.kind === 'list') nameOfList(source, mark, last)
    kept.push(mark)
  }
  return kept
}

/** `【致敏物质】乳制品`, `可能含有：含麸质的谷物`: the text right after the heading of a statement is its content. */
function isOfStatement(source: string, mark: FieldBoundary, last: FieldBoundary): boolean {
  const isStatement = last.kind === 'contains' || last.kind === 'mayContain'
  const isNew = mark.kind === 'list' || mark.kind === 'mayContain'
  return isStatement && !isNew && /^[质息示 :\])]{0,4}$/.test(source.slice(last.end, mark.start))
}

/** `【产品标准代号】`: a bracket around nothing but the heading, which then begins at the bracket. */
function isHeading(source: string, mark: FieldBoundary): boolean {
  if (
    !/[[(]/.test(source.charAt(mark.start - 1)) ||
    !/^[\u4e00-\u9fff]{0,5}(?:\([^()\n]{1,8}\))?[\])]/.test(source.slice(mark.end, mark.end + 16))
  )
    return false
  mark.start--
  return true
}

/** `(致敏提示：含乳；可能含坚果)`: a bracket that is a statement as a whole. */
function isNotice(source: string, mark: FieldBoundary): boolean {
  if (mark.kind !== 'contains' && mark.kind !== 'field') return false
  if (
    !/[[(]/.test(source.charAt(mark.start - 1)) ||
    !/^(?:致|过)\s?敏/.test(source.slice(mark.start, mark.end))
  )
    return false
  mark.start--
  return true
}

/** The words before 配料 on its line name the part of the product that the list belongs to. */
function nameOfList(source: string, mark: FieldBoundary, last: FieldBoundary | undefined): void {
  let start = mark.start
  const floor = last ? last.end : 0
  let end = mark.start
  while (end > floor && source.charAt(end - 1) === ' ') end--
  start = end
  while (start > floor && /[\u4e00-\u9fffa-z0-9]/.test(source.charAt(start - 1)) && end - start < 16) start--
  // A name apart from its heading opens a line; in running text the words before a blank belong to what went before.
  const isApart = end < mark.start || source.charAt(end) === '\n'
  if (isApart && start > 0 && source.charAt(start - 1) !== '\n') return
  const name = source.slice(start, end)
  if (
    name.length < 2 ||
    /^(?:产品|食品|主要|本品|商品|主|辅)$|[:。]$/.test(name) ||
    !isHan(name.charAt(name.length - 1))
  )
    return
  mark.name = { start, end }
  mark.start = start
}

/** Start offsets of every bracket that is closed again, with its end, in order. */
function closedBrackets(source: string): Range[] {
  const open: number[] = []
  const closed: Range[] = []
  for (let i = 0; i < source.length; i++) {
    const char = source.charAt(i)
    if (char === '(' || char === '[' || char === '{') open.push(i)
    else if (char === ')' || char === ']' || char === '}') {
      const start = open.pop()
      if (start !== undefined && open.length === 0) closed.push({ start, end: i })
    } else if (char === '。' || (char === '\n' && open.length > 0 && i - (open[0] ?? 0) > 2000))
      open.length = 0
  }
  return closed
}

function isInside(ranges: readonly Range[], at: number): boolean {
  let low = 0
  let high = ranges.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const range = ranges[middle]
    if (!range) return false
    if (at < range.start) high = middle - 1
    else if (at > range.end) low = middle + 1
    else return true
  }
  return false
}

/** `…, egg free mayonnaise`: a claim between the commas of a list belongs to the name behind it. */
function isOfName(source: string, match: RegExpExecArray): boolean {
  if (!/[- ]free$/.test(match[0])) return false
  const before = source.slice(0, match.index).trimEnd().at(-1) ?? ''
  const after = source.slice(match.index + match[0].length, match.index + match[0].length + 12)
  return /[,:(]/.test(before) && /^ (?!and\b|or\b|product|certified|recipe|vegan|no\b)[a-z]/.test(after)
}

/** 产地 and its like are a field only where they do not end a name: 阿克苏产地苹果 is an apple. */
function isField(source: string, match: RegExpExecArray): boolean {
  const word = match[0]
  const before = source.charAt(match.index - 1)
  if (/^(?:产地|每份|每100|警示|食用量)/.test(word))
    return before === '' || !isHan(before) || /^\s?语?:/.test(source.slice(match.index + word.length))
  return true
}

function opensSentence(source: string, at: number): boolean {
  const before = source.slice(Math.max(0, at - 3), at)
  return at === 0 || /[.。;!?)\]*,:\n|·-]\s*$/.test(before) || /\s{2,}$/.test(before) || /\n\s*$/.test(before)
}

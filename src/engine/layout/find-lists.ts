import { resumeAfterClaim } from '../claims/claims-in-lists.ts'
import { type Folded, fold, isHan, type Range } from '../text/normalize.ts'
import { type FieldBoundary, fieldBoundariesOf } from './field-boundaries.ts'
import { isForeignList } from './foreign-lists.ts'
import { withoutRemnant, withoutTornHalf } from './list-headings.ts'

/** One ingredient list of a label; `name` is what it belongs to (莲蓉月饼配料：). */
export interface ListRange extends Range {
  name?: Range
  /** Found by a heading (配料：), not guessed from a text that is nothing but a list. */
  introduced: boolean
  /** In a language that is neither English nor Chinese: INGRÉDIENTS, ZUTATEN. */
  isForeign?: boolean
  /** Found by the names it contains, in a text that contains more than the list. */
  isDense?: boolean
  /** Lines of a second column that a reader of photos put between the lines of the list. */
  holes?: readonly Range[]
}

/** Where a label says what. Everything is in offsets of the folded text. */
export interface Layout {
  folded: Folded
  lists: ListRange[]
  /** Lists that are left out because they say the same in the other language or script, or are to. */
  unread: ListRange[]
  /** Lists in a third language, beside one that is read. */
  foreign: ListRange[]
  /** Sentences that say what the product contains or may contain. */
  contains: Range[]
  mayContain: Range[]
}

// 米饭包：大米、水: without a heading the list begins at the line that names its first packet.
const PACKET =
  /(?<=^|\n)\s?[\u4e00-\u9fff]{1,6}(?:包|部分|馅料?|[饼面]皮|面饼|[酱粉皮馅]料)\s?:\s?[\u4e00-\u9fff]{1,12}\s?[、,(]/

/** Finds lists that no heading opens in the gaps between the other fields of a label. */
export type FindUnheaded = (
  source: string,
  gaps: readonly (Range & { holes: readonly Range[] })[],
  hasFields: boolean,
) => readonly (Range & { holes: readonly Range[] })[]

/** Finds the lists and the allergen sentences of a label; a text without a heading may be one list as a whole. */
export function findLists(text: string, findUnheaded: FindUnheaded, language?: 'zh' | 'en'): Layout {
  const whole = fold(text)
  const folded = { ...whole, text: withoutTornHalf(whole.text) }
  const marks = fieldBoundariesOf(whole.text)
  const layout: Layout = { folded, lists: [], unread: [], foreign: [], contains: [], mayContain: [] }
  const source = folded.text
  marks.forEach((mark, i) => {
    const end = marks[i + 1]?.start ?? source.length
    if (mark.kind === 'list') layout.lists.push(listRange(source, mark, listEnd(source, marks, i)))
    if (mark.kind === 'contains') addStatement(source, layout, mark, end)
    if (mark.kind === 'mayContain')
      layout.mayContain.push({ start: mark.start, end: sentenceEnd(source, mark.end, end) })
  })
  if (layout.lists.length === 0) {
    const gaps = gapsOf(source, marks)
    const hasFields = marks.some(mark => mark.kind === 'field')
    for (const { start, end, holes } of findUnheaded(source, gaps, hasFields))
      layout.lists.push({
        start,
        end,
        introduced: false,
        isDense: true,
        ...(holes.length > 0 ? { holes } : {}),
      })
  }
  if (layout.lists.length === 0) {
    const start = marks.length > 0 ? Math.max(0, source.search(PACKET)) : 0
    const end = marks.find(mark => mark.start >= start)?.start ?? source.length
    layout.lists.push({ start, end, introduced: false })
  }
  const lists = layout.lists.filter(list => source.slice(list.start, list.end).trim() !== '')
  layout.lists = chooseLanguage(source, withoutTwins(folded, text, lists), language)
  const left = lists.filter(list => !layout.lists.includes(list))
  layout.unread = left.filter(list => !list.isForeign)
  layout.foreign = left.filter(list => list.isForeign)
  return layout
}

/** The stretches between the marks and what belongs to them: the value of a field, the sentence of a statement. */
function gapsOf(source: string, marks: readonly FieldBoundary[]): (Range & { holes: Range[] })[] {
  return [undefined, ...marks].map((mark, i) => {
    const { end, holes } = listEnd(source, marks, i - 1)
    return { start: mark ? Math.min(end, afterMark(source, mark, end)) : 0, end, holes }
  })
}

const VALUE_ZH = /^[ :\])]*(?:\d[\d.]*\s?[a-z]{1,3}(?![a-z])|[^\s[|;。]*)/
const VALUE_EN = /^[ :\])]*(?:\d[\d.]*\s?(?:fl oz|oz|kg|ml|lbs?|g|l)|(?:(?!\n|\s{2}|[.!]\s).)*)/

function afterMark(source: string, mark: FieldBoundary, limit: number): number {
  if (mark.kind === 'contains' || mark.kind === 'mayContain') return sentenceEnd(source, mark.end, limit)
  const isChinese = !/[a-z]/.test(source.charAt(mark.start))
  const value = (isChinese ? VALUE_ZH : VALUE_EN).exec(source.slice(mark.end, limit))?.[0] ?? ''
  return mark.end + value.length
}

/** Where a list ends: at the next mark that is not printed beside it. */
function listEnd(
  source: string,
  marks: readonly FieldBoundary[],
  from: number,
): { end: number; holes: Range[] } {
  const holes: Range[] = []
  for (let i = from + 1; i < marks.length; i++) {
    const mark = marks[i]
    if (!mark) break
    const resumed = claimBetweenNames(source, marks, i)
    if (resumed) {
      holes.push(resumed)
      while ((marks[i + 1]?.start ?? source.length) < resumed.end) i++
      continue
    }
    const line = besideList(source, mark)
    if (!line || (marks[i + 1]?.start ?? source.length) === line.end + 1) return { end: mark.start, holes }
    holes.push(line)
    while ((marks[i + 1]?.start ?? source.length) < line.end) i++
  }
  return { end: source.length, holes }
}

/** `rice, gluten free, salt, peanuts`: a claim after which the names go on; they are not lost. */
function claimBetweenNames(source: string, marks: readonly FieldBoundary[], i: number): Range | undefined {
  const mark = marks[i]
  if (!mark || (mark.kind !== 'claim' && mark.kind !== 'field')) return undefined
  const next = marks.slice(i + 1).find(({ kind }) => kind !== 'claim')?.start ?? source.length
  const end = resumeAfterClaim(source, mark.start, next)
  return end === undefined ? undefined : { start: mark.start, end }
}

/** `燕麦片、 生产日期：见包装⏎葡萄干、…`: a field between a separator and the end of the line is of another column. */
function besideList(source: string, { kind, start }: FieldBoundary): Range | undefined {
  if (kind === 'list' || !/[、,]\s{1,3}$/.test(source.slice(Math.max(0, start - 4), start))) return undefined
  if (source.slice(start - 3, start).includes('\n')) return undefined
  const end = source.indexOf('\n', start)
  const next = end < 0 ? '' : source.slice(end + 1, end + 40)
  return /^\s?[^\s:、,。][^:\n。]{0,30}[、,(]/.test(next) ? { start, end } : undefined
}

/** 食用酒精⏎*与本公司…相比: a line that opens with a star explains a name or a claim; **生牛乳** and what stands behind a comma is a name. */
function beforeFootnote(source: string, start: number, end: number): number {
  const at = source.slice(start, end).search(/(?<![、,(:[]\s?)\n\s?\*+\s?(?=[^\s*])(?![^\n*]{1,40}\*)/)
  return at < 0 ? end : start + at
}

function listRange(
  source: string,
  mark: FieldBoundary,
  { end, holes }: { end: number; holes: Range[] },
): ListRange {
  const start = withoutRemnant(source, mark.end, end)
  const range: ListRange = {
    start,
    end: beforeFootnote(source, start, beforeCompany(source, start, end)),
    introduced: true,
  }
  if (holes.length > 0) range.holes = holes
  if (isForeignList(source, mark, range)) range.isForeign = true
  return mark.name && source.slice(mark.name.start, mark.name.end).trim() !== ''
    ? { ...range, name: mark.name }
    : range
}

/** A company's name precedes the 有限公司 that ended the list; it is removed too. */
function beforeCompany(source: string, start: number, end: number): number {
  if (!/^(?:有限|股份|食品厂)/.test(source.slice(end, end + 3))) return end
  let at = end
  while (at > start && !/[\s。;:)\],、]/.test(source.charAt(at - 1))) at--
  return at
}

/** The lists without those that only say again what another one says: in a foreign language, in Traditional, or once more. */
function withoutTwins({ text: source, at }: Folded, text: string, lists: readonly ListRange[]): ListRange[] {
  const own = lists.filter(list => !list.isForeign)
  const kept = own.length > 0 ? own : [...lists]
  if (kept.length < 2 || kept.length > MOST_TWINS) return kept
  const namesOf = ({ start, end }: Range) =>
    source
      .slice(start, Math.min(end, start + 1000))
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
  const isTraditional = ({ start, end }: Range) => {
    let folded = 0
    for (let i = start; i < Math.min(end, start + 400); i++)
      if (isHan(source.charAt(i)) && source.charAt(i) !== text.charAt(at[i] ?? 0)) folded++
    return folded >= LEAST_TRADITIONAL
  }
  const read = kept.map(list => ({ list, names: namesOf(list), isTraditional: isTraditional(list) }))
  return kept.filter((list, i) => {
    const one = read[i]
    return !read.some((other, n) => {
      if (!one || n === i || (list.name && other.list.name)) return false
      if (one.isTraditional === other.isTraditional)
        return n < i && one.names.length > 2 && one.names.join() === other.names.join()
      const shared = one.names.filter(name => other.names.includes(name)).length
      const [fewer, more] = [one.names.length, other.names.length].sort((a, b) => a - b)
      const isSame = (more ?? 0) <= (fewer ?? 0) * 1.5 && shared * 2 >= (fewer ?? 0)
      return one.isTraditional && isSame
    })
  })
}

const MOST_TWINS = 12
const LEAST_TRADITIONAL = 2

/** A label in two languages lists everything twice: one list is enough, the Chinese one where there is one. */
function chooseLanguage(
  source: string,
  lists: readonly ListRange[],
  language: 'zh' | 'en' | undefined,
): ListRange[] {
  const isChinese = (list: ListRange) => hanShare(source, list) > 0.25
  const chinese = lists.filter(isChinese)
  if (chinese.length === 0 || chinese.length === lists.length) return [...lists]
  const others = lists.filter(list => !isChinese(list))
  // 成分：水、黄豆、盐 beside a list that continues to the additives: the longer one says more.
  if (!language && namesIn(source, chinese) < namesIn(source, others) * LEAST_SHARE) return others
  return language === 'en' ? others : chinese
}

const LEAST_SHARE = 0.65

/** About how many names some lists hold, by what parts them. */
function namesIn(source: string, lists: readonly ListRange[]): number {
  const parts = lists.map(({ start, end }) => source.slice(start, end).match(/[、,;([\n]\s*/g)?.length ?? 0)
  return parts.reduce((sum, one) => sum + one + 1, 0)
}

function hanShare(source: string, range: Range): number {
  let han = 0
  let letters = 0
  for (let i = range.start; i < Math.min(range.end, range.start + 400); i++) {
    const char = source.charAt(i)
    if (isHan(char)) han++
    else if (char >= 'a' && char <= 'z') letters++
  }
  return han + letters === 0 ? 0 : (han * 2) / (han * 2 + letters)
}

function addStatement(source: string, layout: Layout, mark: FieldBoundary, next: number): void {
  const end = sentenceEnd(source, mark.end, next)
  layout.contains.push({ start: mark.start, end })
}

// `Contains: wheat, soy and⏎milk`: the end of a line after which the statement continues.
const GOES_ON = /(?:[,、:&和及与或含]|含有|产品|加工|处理|生产线|\b(?:and|or))\s*$/
/** What begins the line after it: 坚果⏎和鱼类. */
const IS_OF_IT = /^\s*(?:[和及与或、,等]|含有|也|还)/

/** Up to the end of the sentence; a colon or a line end right after the heading belongs to it. */
function sentenceEnd(source: string, start: number, limit: number): number {
  for (let i = start; i < limit; i++) {
    const char = source.charAt(i)
    if (char === '。') return i
    if (char === '.' && !/[a-z0-9]/.test(source.charAt(i + 1)) && i > start + 2) return i
    if (
      char === '\n' &&
      i > start + 3 &&
      source.slice(start, i).trim().length > 2 &&
      !GOES_ON.test(source.slice(start, i)) &&
      !IS_OF_IT.test(source.slice(i, i + 8))
    )
      return i
  }
  return limit
}

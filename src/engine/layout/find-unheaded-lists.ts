import type { Dictionary } from '../matching/dictionary.ts'
import type { NameMatcher } from '../matching/name-matcher.ts'
import { isHan, type Range } from '../text/normalize.ts'
import { SAYS } from './is-ingredient-list.ts'
import { withoutRemnant } from './list-headings.ts'
import { LONGEST_NAME, type Segment, segmentsOf } from './segments.ts'

/** A stretch of a label between its other fields. */
export interface Gap extends Range {
  holes: readonly Range[]
}

// More than any label contains; text after them is not examined.
const MOST_PIECES = 4000
const MOST_GAPS = 400
// 配方, 酉己料, 主辅料: what probably was meant as a heading ends so, and no name does.
const HEADING_END = /(?:[料枓科斗抖分份材方表单细名称]|组成|信息|内容物|ients?)$/
const OPENS_PART = /(?:包|部分|馅料?|[饼面]皮|面饼|[酱粉皮馅]料|块|层|芯|汤)$/
const LEAST_SCORE = 3
// In pieces; no name of a product has more.
const LONGEST_TITLE = 12

/**
 * Finds the list on a label where no heading tells of it: the stretch where names that the knowledge knows stand most
 * densely, of each language one. From the first name to the end of its gap; nothing where no stretch is surely a list.
 */
export function findUnheadedLists(
  source: string,
  gaps: readonly Gap[],
  hasFields: boolean,
  dictionary: Dictionary,
  names: NameMatcher,
): Gap[] {
  let room = MOST_PIECES
  const best = new Map<boolean, { list: Gap; score: number }>()
  for (const gap of gaps.slice(0, MOST_GAPS)) {
    if (room <= 0) break
    const pieces = segmentsOf(source, gap, dictionary, names, room)
    room -= pieces.length
    const found = densest(source, gap, pieces, hasFields)
    if (!found) continue
    const start = withoutRemnant(source, withoutHeading(source, found.first, names), gap.end)
    const isChinese = /[\u4e00-\u9fff]/.test(source.slice(start, start + 40))
    if (found.score > (best.get(isChinese)?.score ?? 0))
      best.set(isChinese, { list: { ...gap, start }, score: found.score })
  }
  return [...best.values()].map(({ list }) => list).sort((a, b) => a.start - b.start)
}

/** The run of pieces whose weights sum up highest, where it is surely a list. */
function densest(
  source: string,
  gap: Range,
  pieces: readonly Segment[],
  hasFields: boolean,
): { first: Segment; score: number } | undefined {
  let best = { from: 0, to: 0, score: 0 }
  let from = 0
  let score = -1
  for (const [i, { weight }] of pieces.entries()) {
    if (score < 0) {
      from = i
      score = 0
    }
    score += weight
    if (score > best.score) best = { from, to: i + 1, score }
  }
  if (best.score < LEAST_SCORE) return undefined
  while (best.from < best.to && (pieces[best.from]?.weight ?? 0) <= 0) best.from++
  const run = pieces.slice(best.from, best.to)
  const next = pieces[best.to]
  // A sentence that continues after the names is about them.
  if (next && /[、,]/.test(run.at(-1)?.separator ?? '') && SAYS.test(source.slice(next.start, next.end)))
    return undefined
  const above = titleEnd(source, run)
  const first = pieces[withFirst(source, pieces, best.from + above)]
  return first && isList(source, gap, first, run.slice(above), hasFields)
    ? { first, score: best.score }
    : undefined
}

/** How many pieces stand above the list: on lines without a separator, where the lines below them have some. */
function titleEnd(source: string, run: readonly Segment[]): number {
  const count = (from: number, marks: RegExp) =>
    run.slice(from).filter(one => marks.test(one.separator)).length
  let at = 0
  for (const [i, piece] of run.slice(0, LONGEST_TITLE).entries()) {
    const next = run[i + 1]
    if (!next) break
    const between = source.slice(piece.end, next.start)
    if (/[、,;]/.test(between)) break
    // A name and its bracket are one, however they are spaced.
    if (!/\s/.test(between) || (/[([{]/.test(between) && !between.includes('\n'))) continue
    if (count(i + 1, /[、,;]/) < Math.max(2, count(i + 1, /\s/))) break
    if (/\s/.test(piece.separator) || between.includes('\n')) at = i + 1
  }
  return at
}

function isList(
  source: string,
  gap: Range,
  first: Segment,
  list: readonly Segment[],
  hasFields: boolean,
): boolean {
  const count = (kind: Segment['kind']) => list.filter(one => one.kind === kind).length
  const [additives, classes, foods] = [count('additive'), count('class'), count('food')]
  // Nothing but classes or nutrients is a text on them.
  if (foods + additives < 3 || classes * 2 > list.length) return false
  const line = Math.max(gap.start, source.lastIndexOf('\n', first.start - 1) + 1)
  const before = source.slice(line, first.start)
  if (SAYS.test(before.slice(-12))) return false
  const opensLine = /(?:^|[:\])|·])\s*$/.test(before) || HEADING_END.test(before.replace(/[\s.,、;/-]+$/, ''))
  const known = list.filter(one => one.weight >= 0.7).length
  if (additives >= 2 || (additives === 1 && (classes > 0 || known >= 4)))
    return opensLine || hasFields || /[^\s([{]\s+$/.test(before)
  const named = list.filter(one => one.weight !== 0).length
  // Butter · Liquorice · Treacle · Mint on the front of a tin are tastes.
  const hasCommas = list.filter(({ separator }) => /[、,;]/.test(separator)).length > 1
  return hasFields && opensLine && hasCommas && known >= 4 && known >= named * 0.75
}

/** An unknown name, or the heading of a packet, may stand before the first name that is known. */
function withFirst(source: string, pieces: readonly Segment[], from: number): number {
  let at = from - 1
  while (pieces[at]?.isInside && pieces[at]?.weight === 0) at--
  const before = pieces[at]
  if (!before || source.slice(before.start, pieces[from]?.start).includes('\n')) return from
  const text = source.slice(before.start, before.end)
  if (before.separator === ':') return OPENS_PART.test(text) ? at : from
  const longest = isHan(text.charAt(0)) ? LONGEST_NAME.zh : LONGEST_NAME.en
  const isName = before.weight > -1.5 && text.length <= longest && !HEADING_END.test(text)
  return isName && (at < from - 1 ? /[、,(]/ : /[、,]/).test(before.separator) ? at : from
}

/** `配斗小麦粉、…`: a heading that was misread may be glued to the first name. */
function withoutHeading(source: string, first: Range, names: NameMatcher): number {
  const text = source.slice(first.start, first.end)
  if (!isHan(text.charAt(0)) || names.exact(text)) return first.start
  for (let cut = 2; cut <= 8 && cut < text.length; cut++)
    if (HEADING_END.test(text.slice(0, cut)) && names.exact(text.slice(cut))) return first.start + cut
  return first.start
}

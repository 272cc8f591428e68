import type { Dictionary } from '../matching/dictionary.ts'
import type { NameMatcher } from '../matching/name-matcher.ts'
import { wordsOf } from '../parsing/syntax-node.ts'
import { isNote, splitAmount, wholeAmount } from '../text/amounts.ts'
import { isHan, keyOf, type Range } from '../text/normalize.ts'
import { SAYS } from './is-ingredient-list.ts'

/** What stands between two separators, and how much it speaks for a list or against one. */
export interface Segment extends Range {
  weight: number
  /** Stands in a bracket. */
  isInside: boolean
  kind: 'additive' | 'class' | 'food' | 'nutrient' | 'none'
  /** What follows it: a separator, a heading, ' ' or '\n', '' at the end. */
  separator: string
}

// What a heading that stands among other words, or was misread, still looks like.
const HEADING_ZH =
  '(?:主要|产品|食品|本品|商品|使用|所用|面饼|馅料)?(?:[配酉西酝]\\s?己?\\s?[料科枓斗抖]|[原主辅][辅材]?料|成[分份]|食材|材料|内容物|配方)(?:[表裹裘衰]|清单|成[分份]|信息|明细|组成|名称?)?'
const ALIKE: Record<string, string> = { i: '[i1l|!]', g: '[gqc]', e: '[eoac]', s: '(?:s|5)?' }
const HEADING_EN = [...'ingredients'].map(letter => ALIKE[letter] ?? letter).join('\\s?')
const SEPARATOR = new RegExp(
  `(?<![\\u4e00-\\u9fff])${HEADING_ZH}(?![\\u4e00-\\u9fff])|${HEADING_EN}(?![a-z])(?: (?:list|statement|declaration|(?:&|and) allergens)\\b)?|[、,;。|·:()[\\]{}]|\\.(?=\\s|$)|(?<=[\\u4e00-\\u9fff])[./-](?=[\\u4e00-\\u9fff\\s])|(?<=[\\u4e00-\\u9fff]\\s?)-(?=\\s?[a-z\\u4e00-\\u9fff])`,
  'g',
)
// 500克, 两个, 适量, 2 cups: what a recipe, a menu or a bill says beside its foods.
const MEASURED =
  /^(?:约?[\d./]+|[一二三四五六七八九十两半几]+)\s?(?:克|千克|公斤|斤|两|毫升|升|个|只|大?勺|小勺|匙|茶匙|汤匙|碗|杯|片|根|瓣|颗|粒|块|条|把|元|圆|份|盒|袋|瓶|包|cups?|tbsp|tsp|tablespoons?|teaspoons?|oz|lbs?|cloves?)|(?:适量|少许|若干|各半)$|\d\s?(?:克|勺|匙|碗|杯|元|个|cups?|tbsp|tsp)$/
// Cells of a nutrition table, which name what is known as a food or a nutrient as well.
const TABLE =
  /^(?:能量|热量|蛋白质|粗蛋白|(?:饱和|反式)?脂肪酸?|碳水化合物|钠|胆固醇|项目|每份|energy|protein|(?:total |saturated |trans )?fat|carbohydrates?|sugars|sodium|cholesterol|dietary fib(?:er|re)|saturates)$/
const BARE_NUMBER = /^[\s\d.,%≥≤<>=~*†-]*$/
export const LONGEST_NAME = { zh: 12, en: 36 }

/** Cuts a stretch of a label, holes left out, where lists have separators, and weighs each piece by what the knowledge knows of it. */
export function segmentsOf(
  source: string,
  { start, end, holes = [] }: Range & { holes?: readonly Range[] },
  dictionary: Dictionary,
  names: NameMatcher,
  most: number,
): Segment[] {
  const pieces: Segment[] = []
  const { tidy } = wordsOf(source)
  let depth = 0
  const weightOf = (range: Range) => weigh(source, tidy(range), depth > 0, dictionary, names)
  const isKnown = (range: Range) => weightOf(range).weight >= 1
  const put = (range: Range, separator: string) => {
    const name = tidy(range)
    if (name.start < name.end) pieces.push({ ...name, separator, isInside: depth > 0, ...weightOf(name) })
    else {
      const last = pieces.at(-1)
      if (last && /\s/.test(last.separator)) last.separator = separator
    }
  }
  const cut = (range: Range, separator: string) => {
    const parts = partsBetween(source, range)
    if (parts.length === 1 || isKnown(range)) return put(range, separator)
    for (let i = 0; i < parts.length; i++) {
      const [one, next, after] = [parts[i], parts[i + 1], parts[i + 2]]
      if (!one) break
      // 白砂⏎糖: a name that the end of the line tore.
      const whole = next && { start: one.start, end: next.end }
      const isTorn = whole && !isKnown(one) && isKnown(whole)
      if (isTorn) i++
      const [range, following] = isTorn ? [whole, after] : [one, next]
      const hasLine = following && source.slice(range.end, following.start).includes('\n')
      put(range, following ? (hasLine ? '\n' : ' ') : separator)
    }
  }
  let at = start
  for (const { index, 0: mark } of source.slice(start, end).matchAll(SEPARATOR)) {
    const until = start + index
    const hole = holes.find(one => until > one.start && at < one.end)
    const from = hole ? hole.end : at
    if (from < until) cut({ start: from, end: until }, mark)
    if (/^[([{]$/.test(mark)) depth++
    else if (/^[)\]}。]$/.test(mark)) depth = mark === '。' ? 0 : Math.max(0, depth - 1)
    at = until + mark.length
    if (pieces.length >= most) return pieces
  }
  cut({ start: at, end }, '')
  return pieces
}

const BLANK = /\s*\n\s*|\s{2,}|(?<=[\u4e00-\u9fff])\s+|\s+(?=[\u4e00-\u9fff])/g

/** Blanks part Chinese words; English ones are parted by line ends and wide blanks. */
function partsBetween(source: string, { start, end }: Range): Range[] {
  const text = source.slice(start, end)
  const parts: Range[] = []
  let at = start
  for (const { index, 0: gap } of text.matchAll(BLANK)) {
    parts.push({ start: at, end: start + index })
    at = start + index + gap.length
  }
  return [...parts, { start: at, end }]
}

function weigh(
  source: string,
  range: Range,
  isInside: boolean,
  dictionary: Dictionary,
  names: NameMatcher,
): Pick<Segment, 'weight' | 'kind'> {
  const text = source.slice(range.start, range.end)
  const none = (weight: number): Pick<Segment, 'weight' | 'kind'> => ({ weight, kind: 'none' })
  const longest = isHan(text.charAt(0)) ? LONGEST_NAME.zh : LONGEST_NAME.en
  if (text.length > longest * 4) return none(-3)
  if (TABLE.test(text) || MEASURED.test(text)) return none(-2)
  if (wholeAmount(text)) return none(0)
  if (BARE_NUMBER.test(text) && !isInside) return none(-1)
  if (dictionary.classOf(keyOf(text))) return { weight: 1.5, kind: 'class' }
  const name = names.exact(text) ? range : (splitAmount(source, range)?.name ?? range)
  const { meaning, strength, suspected } = names.recognise(source, name, { underClass: isInside })
  if (strength === 'exact' && meaning) {
    if (meaning.kind === 'additive' || meaning.kind === 'flavouring') return { weight: 1.5, kind: 'additive' }
    return { weight: 1, kind: meaning.kind === 'nutrient' ? 'nutrient' : 'food' }
  }
  if (BARE_NUMBER.test(text)) return none(0)
  if (text.length > longest) return none(-2)
  if (SAYS.test(text)) return none(-1.5)
  if (strength === 'suspected' && (suspected?.confidence ?? 0) >= 0.75)
    return { weight: 0.7, kind: meaning?.substance ? 'additive' : 'food' }
  if (strength === 'head') return { weight: 0.5, kind: 'food' }
  return none(isInside ? (isNote(text) ? 0 : -0.3) : -1)
}

import { torn } from '../text/normalize.ts'
import { LIST_FOREIGN } from './foreign-lists.ts'

// What a heading may add to 配料 and 原料: 配料清单, 配料明细, 原材料名称.
const DETAIL = `(?:\\s?[表裹裘衰]|\\s?(?:${['清单', '成[分份]', '信息', '明细', '组成', '名称?'].map(torn).join('|')}))?`
const LIST_ZH = new RegExp(
  `(?:^|(?<=[^\\u4e00-\\u9fff])|(?<=[^见看阅及精]))(?:${torn('主要原料')}|[原主]\\s?料\\s?[与及和/]\\s?${torn('辅料')}|${torn('原辅料')}(?:\\s?${torn('名称')})?|${torn('原材料')}(?:\\s?名(?:\\s?称)?|\\s?表)?|${torn('食材')}|${torn('内容物')}(?:\\s?${torn('成[分份]')}|\\s?${torn('名称')})?(?!\\s?[:\\]]+\\s?约?\\d)|(?<![\\u4e00-\\u9fff])(?:${torn('主要')}|${torn('使用')})?${torn('材料')}|[配酉酝][\\s"'._-]{0,3}[料科枓斜抖]${DETAIL}|${torn('原料')}${DETAIL}|(?<!营养素?|转基因|功效|标志性|有效|活性|特征|[过致]敏)${torn('成')}\\s?[分份](?:\\s?表)?)(?:\\s*[/(]?\\s*ingredients?(?:\\s*list)?\\s*\\)?)?(?:\\s?\\([^():。\\n]{1,14}\\)(?=\\s?[:\\]]))?\\s*(?<colon>[:\\]]+|\\)\\s*:)`,
  'g',
)
// 配料 alone on its line, or with a blank for its colon; other headings only where a list can be seen behind them.
const LIST_ZH_LINE = new RegExp(
  `(?:^|\\n)[ [(]*(?:(?:主要|产品|食品|本品|商品)?配\\s{0,3}料${DETAIL}|原料与辅料)(?:\\s?[/(]?\\s?ingredients?(?: list)?)?[ \\])]*(?:\\n| +|[|/](?!\\s?ingred)|(?=(?!含|中|均|清单|成[分份]|信息|明细|组成|名称|表?(?:干净|简单|安心|透明|真实))[\\u4e00-\\u9fff]{1,12}[、,，(]))|(?:^|\\n)[ [(]*(?:(?:主要|产品|食品|主副|组成)?(?:原料|原材料|成[分份])${DETAIL}|食材|原辅料(?:名称)?|[原主]料[及和/]辅料|主料与辅料|全成分|内容物(?:成分|名称)?|(?:主要|使用)?材料)(?:\\s?[/(]?\\s?ingredients?(?: list)?)?[ \\])]*[ \\n|/]\\s*(?=[\\u4e00-\\u9fff]{1,12}\\s?[、,，(])|(?<=[^\\n]\\s|(?:^|\\n)[\\u4e00-\\u9fff]{2,8})配\\s{0,3}料(?:\\s?表)?[ \\n]+(?=[\\u4e00-\\u9fff]{1,12}\\s?[、,，(])`,
  'g',
)
// A heading that was misread (酒料:, 危料表;) still opens a line and ends in 料 and a colon.
const LIST_ZH_MISREAD =
  /(?:^|\n)[ ]?(?:[^用加原辅调饮馅皮材面酱香肥佐涂燃染塑颜食汤底粉油菜\s]\s?料\s?表?|配\s?[^\s方件比置送]\s?表?)\s?[:;]/g
// 配料、小麦粉、…: a mark that was misread or typed for the colon.
const LIST_ZH_TYPED = new RegExp(
  `(?:^|\\n)[ (]?(?:(?:主要|产品|食品|本品|商品)?(?:配\\s?料|原料|原材料|成[分份])|原辅料|食材|内容物|(?:主要|使用)?材料)${DETAIL}\\s?(?:[;,、.。]|-(?=\\s?[\\u4e00-\\u9fff]{1,12}\\s?[、,，(])|\\)(?=[\\u4e00-\\u9fff]{1,12}\\s?[、,，(]))`,
  'g',
)
const INGREDIENTS_EN =
  '[i1l|]ngred[il1]ents?(?: list| declaration| statement| are)?(?:\\s*\\([^()\\n]{1,40}\\))?(?:\\s*\\/\\s*[a-zà-ÿ]{3,14})?(?: (?:&|and) allergens?| of [a-z ]{3,20})?'
// In `2% or less of the following ingredients: salt` it opens no list of its own.
const LIST_EN = new RegExp(
  `(?<![a-z])(?<!(?:less|%|percent) of (?:each of )?(?:the )?following )(?:other |active |inactive )?${INGREDIENTS_EN}\\s*[)\\]]?\\s*(?:[:;]|-(?=\\s))|(?:^|\\n)\\s*(?:composition|what'?s inside|made (?:with|from))\\s*:|(?:^|\\n)\\s*(?:list of |full |our |product |other |inactive )?[i1l|]ngred[il1]ents?(?: list| statement| declaration)?(?!\\s*[:;-])\\s*(?:\\n| (?!(?:are|and|may|from|in|of|sourced|we|you|with|subject|that|for|above|below|listed|shown|appear|stand|as|list|statement|declaration)\\b)(?=[a-z]))`,
  'g',
)

// Igredints:, INCREDIENTS;, lngredionts: a heading with letters lost or misread opens a line and has a colon.
const LIST_EN_MISREAD =
  /(?:^|\n)\s*(?=[a-z|1]{7,12}\s?[:;])[il1|]?[nmrhu]?[gcqe]?r?[eoca]?[dc][il1|]?[eoca]?[nmrhu]?[tlif1][sa5]?\s?[:;]/g

// 配小麦粉、白砂糖⏎料食用盐、…: a heading printed beside two rows is read in two halves, one at the beginning of each.
const [FIRST_HALF, SECOND_HALF] = [
  '(?:^|\\n)[ ]?配[ ]?:?(?=[ ]?(?![料方件比置送合制套备餐偶])[\\u4e00-\\u9fff][^\\n:]{2,60}\\n[ ]?料(?![酒理包汁])[ ]?:?[^\\n:]{3,})',
  '[^\\n]*\\n[ ]?',
]
const LIST_ZH_TORN = new RegExp(FIRST_HALF, 'g')
const TORN_HALF = new RegExp(`(?<=${FIRST_HALF}${SECOND_HALF})料[ ]?:?`, 'g')

/** The text with blanks for the second half of a heading that was torn. */
export const withoutTornHalf = (source: string): string =>
  source.replace(TORN_HALF, half => ' '.repeat(half.length))

/**
 * 保质期：240天 食品添加剂：安赛蜜，甜蜜素: shop pages name the additives in a field of their own. Inside a list the same words open
 * a part of it; where the field says 见包装 or 无, nothing is named.
 */
export const ADDITIVES_FIELD = new RegExp(
  `${torn('食品添加剂')}\\s?:(?!\\s*(?:$|\\n|[详参请]?[见看]|无|没有|不含|未|(?:具体)?以|[/\\-0]|净含量))`,
  'g',
)

/** Every way in which labels head their list of ingredients. */
export const LIST_HEADINGS: readonly RegExp[] = [
  LIST_ZH,
  LIST_ZH_LINE,
  LIST_ZH_MISREAD,
  LIST_ZH_TYPED,
  LIST_ZH_TORN,
  LIST_EN,
  LIST_EN_MISREAD,
  LIST_FOREIGN,
]

// `配料 INGREDIENTS LIST、`, `INGREDIENTS / RAMUAN`: what is left of a heading in front of the first name.
const REMNANT =
  /^\s*(?:(?:\/\s?)?(?:ramuan|bahan|ingredients?(?: list)?|list|statement)(?![a-z])|[表裘衰](?=[\s/、;,.:)\]-]))?[\s/、;,.:)\]-]*/

/** Where the list begins behind what is left of its heading. */
export function withoutRemnant(source: string, start: number, end: number): number {
  return start + (REMNANT.exec(source.slice(start, Math.min(end, start + 60)))?.[0].length ?? 0)
}

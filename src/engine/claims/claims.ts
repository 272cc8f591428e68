import { ANY_ALLERGEN } from '../lexicon/allergen-words.ts'
import type { Range } from '../text/normalize.ts'

/** A claim that something is not in the product: the whole of its words, and the names that it covers. */
export interface Claim extends Range {
  covers: Range
}

const NOT_ZH =
  '不\\s?含\\s?有?|未\\s?含\\s?有?|不\\s?添加|未\\s?添加|没有添加|[零0无]\\s?添加|不\\s?使用|未\\s?使用|没有使用' +
  // 本厂不处理花生, 生产线不加工坚果
  '|(?:[本该此我]厂(?:区|房)?|工厂|车间|厂房|(?:生产|制造|产)线|设备|设施)[内中上]?(?:[均都也并从]|完全)?(?:不|未曾?)\\s?(?:处理|加工|生产|存放|接触)(?:含有?)?'
const NOT_EN =
  "(?:made |prepared |produced )?without(?: any)?|free (?:from|of)|never (?:any|contains?|made with)|(?:does|do|did) not (?:contain|include)|(?:that|which|we|factory|facility|plant|site|premises|bakery|kitchen|line|equipment) (?:do|does)(?: not|n't) (?:handle|process|use|store|pack|produce)|(?:doesn|don)'?t contain|contains? (?:no|zero|none of(?: the following)?\\s*:?|less than \\d[\\d.]* ?(?:ppm|mg\\/kg)(?: of)?)|not contain(?:ing)?|(?<![a-z])(?:no|zero)(?= )(?! (?:added )?(?:salt|sugars?|fat|stir|bake|boil|cook|pulp|bones?|skin|shells?|seeds?|cholesterol)(?: added)? (?!and |or |added)[a-z])"
const NAME_EN = `${ANY_ALLERGEN.english}|allergens?`
const JOIN_EN = '(?:[- ]free)?(?:, (?:and |or |& )?| and | or | & |\\/)'

// A claim ends with its clause, and where another statement begins.
const END_ZH = '。;!?\\n()\\[\\]'
// 不含防腐剂的花生酱: what follows 的 is asserted; 不含任何形式的牛奶 goes on.
const OF_A_FOOD =
  '(?<=不含.{1,8}|未添加.{1,8}|无添加.{1,8})(?<!任何|形式|种类|来源|其他|其它|有)的(?=[\\u4e00-\\u9fff])'
const TURN_ZH = `${OF_A_FOOD}|但|而|可能|或含|(?<!不|未)含有|(?<!不|未)含(?=[:])|本(?:产品|品)?(?:生产|含)|生产线|同一|同厂`
const END_EN = '.;!?\\n()\\[\\]'
const TURN_EN =
  '\\bbut\\b|\\b(?:except|excluding|other than|apart from)\\b|\\bmay\\b|\\bcontains?\\b|\\bmade (?:in|on)\\b|\\bproduced (?:in|on)\\b|\\bhowever\\b|\\byet\\b'

// 无, 零 and 0 are part of many names; they claim where what they deny follows at once.
const BEFORE_NAMES = new RegExp(
  `(?:[无零]|(?<![\\d.])0)\\s?(?<bare>(?:${ANY_ALLERGEN.chinese})(?:制品|类)?(?:\\s?[、和及,]\\s?(?:${ANY_ALLERGEN.chinese})(?:制品|类)?)*)|(?:[本该此](?:产|商)?品)?(?:${NOT_ZH})(?<zh>(?:(?!${TURN_ZH})(?:[^${END_ZH}]|(?<=[、,和及或]\\s?)\\n))*)|(?<![a-z])(?:${NOT_EN})\\s+(?<en>(?:(?!${TURN_EN})(?:[^${END_EN}]|(?<=(?:,|\\b(?:and|or|any))\\s?)\\n))*)`,
  'g',
)
// A table of yes and no: 牛奶：有；鸡蛋：无
const NONE_ZH = '\\s?[:(]\\s?(?:无|否|没有|不含|×)(?=\\s*(?:$|[。;,、\\n)]))'
const BEHIND_NAMES = new RegExp(
  `(?<![a-z])(?<names>(?:(?:${NAME_EN})${JOIN_EN})*(?:${NAME_EN})(?: products?)?)[- ]?free(?![a-z])|(?<name>(?:${ANY_ALLERGEN.chinese})(?:类|(?:及其)?制品)?)${NONE_ZH}`,
  'g',
)

// `is not nut free and not gluten free`, `we do not claim that it is free from milk`, 并非无坚果: who denies a claim claims nothing.
const DENIES =
  /(?:\bnot|n't) (?:(?:made|produced|manufactured|packed|prepared) in )?(?:an? )?(?:[a-z]+[- ]free,? (?:and|or|nor) (?:an? )?)?$|(?:\bnot|n't|\bnever) (?:claim|warrant|certif|represent|suggest|say|state|assum)[a-z]*[^.\n]{0,60}$|(?:并非|不是)(?:[^。\n]{0,16}[、和及])?$/
const isDenied = (text: string, { start }: Claim): boolean =>
  DENIES.test(text.slice(Math.max(0, start - 90), start))

/** Every claim of a folded text, in order. */
export function claimsIn(text: string): Claim[] {
  const claims: Claim[] = []
  for (const match of text.matchAll(BEHIND_NAMES)) {
    const { names, name } = match.groups ?? {}
    const { length } = names ?? name ?? ''
    const start = match.index
    claims.push({ start, end: start + match[0].length, covers: { start, end: start + length } })
  }
  for (const match of text.matchAll(BEFORE_NAMES)) {
    const { bare, zh, en } = match.groups ?? {}
    const scope = bare ?? zh ?? en ?? ''
    const end = match.index + match[0].length
    claims.push({ start: match.index, end, covers: { start: end - scope.length, end } })
  }
  return claims.filter(claim => !isDenied(text, claim)).sort((a, b) => a.start - b.start)
}

/** A text with its claims blanked out, of the same length: what is left asserts. */
export function withoutClaims(text: string): string {
  let left = text
  for (const { start, end } of claimsIn(text))
    left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end)
  return left
}

/** What the claims of a text cover, as one text; lactose is left out, for milk without lactose is milk. */
export function claimedIn(text: string): string {
  return claimsIn(text)
    .map(({ covers }) => text.slice(covers.start, covers.end))
    .join(' ; ')
    .replace(/乳糖|lactose/g, ' ')
}

const OPENS_WITH_ALLERGEN = new RegExp(
  `^[^a-z\\u4e00-\\u9fff]*(?:any |added |任何|添加)?(?:(?:${ANY_ALLERGEN.english})\\b|${ANY_ALLERGEN.chinese})`,
)

/** What the claims that begin with an allergen cover: not `no artificial colours, milk flavour`. */
export const allergensClaimedAbsent = (text: string): string =>
  claimsIn(text)
    .map(({ covers }) => text.slice(covers.start, covers.end))
    .filter(covered => OPENS_WITH_ALLERGEN.test(covered))
    .join(' ; ')
    .replace(/乳糖|lactose/g, ' ')

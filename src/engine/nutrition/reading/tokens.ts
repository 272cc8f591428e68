import { NUTRIENTS } from '../nutrient-list.ts'
import type { NutrientName, NutrientUnit } from '../nutrition.ts'

/** A stretch of the folded text. */
interface At {
  start: number
  end: number
}

export interface NameToken extends At {
  kind: 'name'
  nutrient: NutrientName
  /** The unit that stands with the name: 能量(kJ). */
  unit?: NutrientUnit
}
export interface AmountToken extends At {
  kind: 'amount'
  value: number
  unit?: NutrientUnit | 'ml'
  bound?: 'lessThan' | 'atLeast'
  /** A letter was read in a number, or a unit was misspelt. */
  isDoubtful?: boolean
}
export interface ShareToken extends At {
  kind: 'share'
  percent: number
  isDoubtful?: boolean
}
export interface HeaderToken extends At {
  kind: 'header'
  /** 'share' is NRV % and its like; 'size' only says how much a portion is; 'energy' is 100 kJ, as of food for infants. */
  per: '100g' | '100ml' | 'portion' | 'share' | 'size' | 'energy'
  size?: { value: number; unit: 'g' | 'ml' }
  /** The portion is the whole pack: `per container` beside `per serving`. */
  isPack?: boolean
  /** What a single content is of, as in `总酸≥3.5g/100ml`; the values of a table only where nothing else says it. */
  isContent?: boolean
  /** Words follow it: `每杯加200ml温水`. */
  isInSentence?: boolean
}
/** Text of no meaning to a table, and the marks that may stand between a name and its value. */
export interface OtherToken extends At {
  kind: 'word' | 'mark' | 'empty'
}
export type Token = NameToken | AmountToken | ShareToken | HeaderToken | OtherToken

const UNIT =
  '千焦耳?|干焦|kilojoules?|kj|k[\\]l|!i](?![a-z])|kilocalories?|千卡(?:路里)?|干卡|大卡|kcals?|cal(?:ories)?|毫克|milligrams?|mg|rng|micrograms?|微克|[μµu]g(?=(?:rae|re|ne|dfe)?(?![a-z]))|mcg|公克|克|grams?|g|q(?![a-z])|毫升|ml|iu|国际单位'
const NUMBER =
  '(?:\\d{1,3}(?:[ ,]\\d{3})+(?=\\s?(?:kj|kcal|千焦|千卡|大卡|mg|毫克))|(?:\\d|[ol](?=[\\d.克gm毫公])|(?<=\\d)o(?=\\s|$))+(?:\\s?[.,·]\\s?[\\dol]+)?|\\.\\d+)'
const BOUND = '<=?|≤|≥|小于|不超过|少于|未检出|大于|不低于|less than|more than|about|约|trace'

// Each pattern is tried where the one before it ended.
const SIZE = '(\\d+(?:[.,]\\d+)?)\\s?(克|公克|g|毫升|ml)'
const HUNDRED_ZH = /每\s?[1il][0o]{2}\s?(克|公克|g|毫升|ml)(?:\s?\((?:克|g|毫升|ml)\))?/y
/** Foods for infants have a column of this as well. */
const HUNDRED_KJ =
  /(?:每|per )\s?[1il][0o]{2}\s?(?:千焦耳?|kj|千卡|大卡|kcal)(?:\s?\((?:kj|kcal)\))?(?![a-z])/y
const PORTION_ZH = new RegExp(
  `(?:每(?:一?份(?!量)|食用[份分]量(?!数)(?!\\s?[:约为(]?\\s?(?:约)?\\d)|包(?!装所?含)|瓶|罐|条|袋|片|支|杯|盒|粒|块|个|枚|根|听|勺|匙|碗|桶|颗|串|小包|(?=\\s?(?!100)\\d{1,3}(?:\\.\\d)?\\s?(?:克|公克|g|毫升|ml)(?![a-z]))))\\s?(?:约|为|:)?\\s?(?:\\(?\\s?(?:约)?${SIZE}\\s?\\)?(?:\\((?:g|ml)\\))?)?`,
  'y',
)
const HUNDRED_EN =
  /(?:(?:avg|average)\.?,? (?:qty|quantity)\.? )?(?:(?:per|pro|pour|je|\/|in|as sold) ?100 ?(g|m ?l)(?:rams)?(?=per|[^a-z]|$)|100 ?(g|ml)当(?:た?り|た))/y
const PORTION_EN = new RegExp(
  `(?:(?:avg|average)\\.?,? (?:qty|quantity)\\.? )?(?:amount )?(?<!servings )(?:per|(?<![a-zà-ÿ])(?:par|je|pro)(?= )|\\/) ?(?:(?:[½⅓¼⅔¾]|1[\\/⁄]\\d|\\d(?![\\d.,])|(?:an? )?(?:half|third|quarter)(?: of)?(?: an?| the| of the)?) ?)?(?:s ?e ?r ?v ?(?:i ?n ?g|e)|portion|bar|slice|biscuit|cookie|pack(?:et|age|)|bottle|can|pot|bag|cup|piece|container|bowl|sachet|stick|cake|egg|pouch|mug|glass|scoop|tablespoon|tbsp|teaspoon|tsp|tin|tablet|sausage|burger|patty|muffin|wrap|roll|kit|tray|carton|box|jar|tub|pie|pizza|meal|fillet|square|(?=\\d+(?:[.,]\\d+)? ?(?:g|ml)))(?:s?)(?! ?size)(?:(?: [a-z]{2,12}){1,3}(?= ?\\((?:approx\\.? ?)?\\d))?(?: ?\\(?(?:approx\\.? ?)?${SIZE.replace('克|公克|', '').replace('|毫升', '')}(?: serving)?\\)?)?`,
  'y',
)
/** `总氮 1.2g/100ml以上`, `蛋白质≥2.3g/100g`: what a single content is of. */
const CONTENT =
  /(?<=\d ?(?:m?g|ml|%|iu|cfu|kj|kcal|毫?克|毫升|千焦|千卡)) ?\/ ?100 ?(g|ml|公?克|毫升)(?: ?以[上下内])?|(?:per|pro|pour|je|in|as sold) ?100 ?(g|ml) ?以[上下内]/y
/** `per 4 crackers (20 g)`, `1袋(85g)当たり`, `총 내용량 90 g`. */
const PORTION_COUNTED =
  /(?:per|pour) (?:(?:½|\d[/⁄]\d|\d+) )?[a-zà-ÿ]+(?: [a-zà-ÿ]+)? ?\((\d+(?:[.,]\d+)?) ?(g|ml)\)|\s?1 ?[\u3040-\u30ff\u4e00-\u9fff]{1,3} ?\((\d+(?:[.,]\d+)?) ?(g|ml)\) ?当(?:た?り|た)|(?:총 내용량|1회 제공량) ?:? ?\(?(\d+(?:[.,]\d+)?) ?(g|ml)\)?/y
/** `每一份量80公克`, `每一份量1支(80公克)`. */
const SIZE_ZH = new RegExp(
  `(?:每?一?(?:食用)?[份分]量)\\s?(?:约|为|:)?(?:\\s?[1-9]\\d?\\s?[支片个個包份块塊条條根颗顆粒杯瓶罐枚袋匙勺入](?=\\s?\\())?\\s?\\(?(?:约)?${SIZE}\\)?`,
  'y',
)
const WHOLE_PACK = /container|pack|bottle|can\b|bag/
const SERVING_SIZE =
  /serv(?:ing|\.) ?size ?:? ?(?:[^()\n\d]{0,12}|[^()\n]{0,24}\((?:\d+(?:\.\d+)? ?(?:fl\.? ?)?oz\.? ?[/,;] ?)?) ?(\d+(?:[.,]\d+)?)(?! g[a-z]) ?(g|m ?l|公?克|毫升)\)?/y
const SHARE_HEADER =
  /(?:营养素参考值|nrv)\s?%?\s?(?:\(?或?\s?nrv\s?%?\)?)?\s?%?|每日(?:参考值|营养素参考值)百分比|% ?(?:daily values?|dv|ri|di|nrv|gda|rm|rda)\b ?\**|(?:%|percent) daily intake|reference intakes?|\bri\b ?\*?/y
const ADDED = /incl(?:udes|\.)? ?(<?) ?(\d+(?:\.\d+)?) ?g ?(?:of )?added sugars?/y
/** 420 μgRE, 5 mg α-TE: what a vitamin counts as. */
const EQUIVALENT = '(?:\\s?(?:rae|re|α-?te|ne|dfe))?'
const AMOUNT = new RegExp(
  `(${BOUND})?\\s?(${NUMBER})\\s?(?:(${UNIT})${EQUIVALENT}(?![a-z])(?:\\s?\\(\\s?(?:${UNIT})\\s?\\)|\\s?/\\s?(?:${UNIT})(?!\\s?\\d))?)?`,
  'y',
)
const SHARE =
  /<?\s?((?:\d|o(?=[\d%]))+(?:\.\d+)?) ?(?:%|％)(?!\s?(?:daily|valeur))(?:\s?(?:dv|rdi|rda|ri|nrv)\b)?/y
/** Words in which a reader of photos may have put a blank: `f ibre`, `satura ted`. */
const withBlanks = (pattern: string) =>
  pattern.replace(/(?<!\\)[a-z]{3,}/g, letters => [...letters].join(' ?'))
// One group per nutrient, so that one attempt per place tells which of them it is.
const NAME = new RegExp(
  NUTRIENTS.map(
    ({ chinese, english, latin = '(?!)', asian = '(?!)' }) =>
      `(${asian}|(?<![a-zà-ÿ])(?:${latin})(?![a-zà-ÿ])|${chinese}|(?:(?<![a-z])|(?<=of ?which))(?:${withBlanks(english)})(?:(?![a-z])|(?=[ol](?:\\.\\d+)?m?g(?![a-z]))))`,
  ).join('|'),
  'y',
)
const NAME_UNIT = new RegExp(`\\s?[(/,]\\s?(${UNIT})\\s?\\)?(?![\\da-z])`, 'y')
/** Sodium (as sodium chloride), Caffeine (from green tea extract), 钙(以碳酸钙计): what a mineral or vitamin was added as. */
const MARK =
  /\s?\((?:as|from) [a-z][^()\n]*\)|\s?\(以[^()\n\d]{1,20}计\)|[\s:：,，、;；|/()[\]*·.~_"'†‡-]+|(?:of ?which|其中|thereof|including|项目|每日|合计)/y
const EMPTY = /(?<=\s)[-/—](?=\s|$)/y
// `Typical valuesPer 100g`: blanks get lost in print that is read from a photo.
const WORD = /[a-z]+?(?=per ?(?:100|serv|portion)|[^a-z]|$)|[\u4e00-\u9fff]|[\s\S]/y

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function unitOf(printed: string | undefined): NutrientUnit | 'ml' | undefined {
  const text = printed?.replace(' ', '')
  switch (text) {
    case undefined:
      return undefined
    case '千焦':
    case '千焦耳':
    case '干焦':
    case 'kj':
    case 'kilojoule':
    case 'kilojoules':
    case 'k]':
    case 'kl':
    case 'k|':
    case 'k!':
    case 'ki':
      return 'kJ'
    case '毫克':
    case 'mg':
    case 'milligram':
    case 'milligrams':
    case 'rng':
      return 'mg'
    case '克':
    case '公克':
    case 'g':
    case 'gram':
    case 'grams':
    case 'q':
      return 'g'
    case '毫升':
    case 'ml':
      return 'ml'
    case 'iu':
    case '国际单位':
      return 'IU'
    default:
      return /卡|cal/.test(text) ? 'kcal' : 'μg'
  }
}

const isMisspelt = (unit: string | undefined) =>
  unit !== undefined && /^(?:rng|q|干焦|干卡|k[\]l|!i])$/.test(unit)

/** A number as printed: `1,823` with thousands, which no grams have, `0,5` with a decimal comma, o for 0. */
function numberOf(text: string, unit?: NutrientUnit | 'ml'): number {
  const plain = text
    .replace(/o/g, '0')
    .replace(/l/g, '1')
    .replace(/·/g, '.')
    .replace(/\s(?=[.,])|(?<=[.,])\s/g, '')
  if (unit !== 'g' && /^[1-9]\d{0,2}(?:[ ,]\d{3})+$/.test(plain)) return Number(plain.replace(/[ ,]/g, ''))
  return Number(plain.replace(',', '.'))
}

/** Cuts a folded text into what a nutrition table consists of. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < text.length; ) {
    const found = addedSugarsAt(text, at) ?? [tokenAt(text, at)]
    tokens.push(...found)
    at = found.at(-1)?.end ?? text.length
  }
  return tokens
}

function tokenAt(text: string, at: number): Token {
  return headerAt(text, at) ?? nameAt(text, at) ?? valueAt(text, at) ?? otherAt(text, at)
}

function headerAt(text: string, start: number): Token | undefined {
  const energy = matchAt(HUNDRED_KJ, text, start)
  if (energy) return { kind: 'header', per: 'energy', start, end: start + energy[0].length }
  const content = matchAt(CONTENT, text, start)
  const hundred = content ?? matchAt(HUNDRED_ZH, text, start) ?? matchAt(HUNDRED_EN, text, start)
  if (hundred)
    return {
      kind: 'header',
      per: unitOf(hundred[1] ?? hundred[2]) === 'ml' ? '100ml' : '100g',
      ...(content && { isContent: true }),
      start,
      end: start + hundred[0].length,
    }
  const size = matchAt(SERVING_SIZE, text, start) ?? matchAt(SIZE_ZH, text, start)
  if (size)
    return { kind: 'header', per: 'size', ...sizeOf(size[1], size[2]), start, end: start + size[0].length }
  const counted = matchAt(PORTION_COUNTED, text, start)
  if (counted) {
    const found = counted.slice(1).filter(part => part !== undefined)
    return {
      kind: 'header',
      per: 'portion',
      ...sizeOf(found[0], found[1]),
      start,
      end: start + counted[0].length,
    }
  }
  const portion = matchAt(PORTION_ZH, text, start) ?? matchAt(PORTION_EN, text, start)
  if (portion && portion[0].length > 1)
    return {
      kind: 'header',
      per: 'portion',
      ...sizeOf(portion[1], portion[2]),
      ...(WHOLE_PACK.test(portion[0]) && { isPack: true }),
      start,
      end: start + portion[0].length,
    }
  const share = matchAt(SHARE_HEADER, text, start)
  return share ? { kind: 'header', per: 'share', start, end: start + share[0].length } : undefined
}

function sizeOf(value: string | undefined, unit: string | undefined): Pick<HeaderToken, 'size'> {
  return value === undefined
    ? {}
    : { size: { value: numberOf(value), unit: unitOf(unit) === 'ml' ? 'ml' : 'g' } }
}

function nameAt(text: string, start: number): Token | undefined {
  const match = matchAt(NAME, text, start)
  const nutrient = match && NUTRIENTS[match.slice(1).findIndex(group => group !== undefined)]?.name
  if (!match || !nutrient) return undefined
  const end = start + match[0].length
  const unit = matchAt(NAME_UNIT, text, end)
  const own = unitOf(unit?.[1])
  if (!unit || own === undefined || own === 'ml') return { kind: 'name', nutrient, start, end }
  return { kind: 'name', nutrient, unit: own, start, end: end + unit[0].length }
}

function valueAt(text: string, start: number): Token | undefined {
  const share = matchAt(SHARE, text, start)
  if (share?.[1] !== undefined)
    return {
      kind: 'share',
      percent: numberOf(share[1]),
      start,
      end: start + share[0].length,
      ...(share[1].includes('o') && { isDoubtful: true }),
    }
  const match = matchAt(AMOUNT, text, start)
  const number = match?.[2]
  if (!match || number === undefined) return undefined
  const [whole, bound, , unitText] = match
  const unit = unitOf(unitText)
  const isDoubtful = /[ol]/.test(number) || isMisspelt(unitText)
  return {
    kind: 'amount',
    value: numberOf(number, unit),
    ...(unit && { unit }),
    ...(bound && /<|≤|小于|不超过|少于|less/.test(bound) && { bound: 'lessThan' }),
    ...(bound && /≥|大于|不低于|more/.test(bound) && { bound: 'atLeast' }),
    ...(isDoubtful && { isDoubtful }),
    start: start + whole.length - whole.trimStart().length,
    end: start + whole.trimEnd().length,
  }
}

function otherAt(text: string, start: number): Token {
  const empty = matchAt(EMPTY, text, start)
  if (empty) return { kind: 'empty', start, end: start + 1 }
  const mark = matchAt(MARK, text, start)
  if (mark) return { kind: 'mark', start, end: start + mark[0].length }
  return { kind: 'word', start, end: start + (matchAt(WORD, text, start)?.[0].length ?? 1) }
}

/** `Includes 10g Added Sugars`: the value stands within the name. */
function addedSugarsAt(text: string, start: number): [NameToken, AmountToken] | undefined {
  const match = matchAt(ADDED, text, start)
  if (match?.[2] === undefined) return undefined
  const end = start + match[0].length
  const at = start + match[0].indexOf(match[2])
  return [
    { kind: 'name', nutrient: 'addedSugars', start, end: at },
    {
      kind: 'amount',
      value: Number(match[2]),
      unit: 'g',
      start: at,
      end,
      ...(match[1] && { bound: 'lessThan' }),
    },
  ]
}

import type { Amount } from '../result.ts'
import type { Range } from './normalize.ts'

const UNIT = '%|g\\/100\\s?(?:g|ml)|克\\/100克|g\\/kg|g\\/l|克\\/升|mg\\/kg|mg\\/100\\s?(?:g|ml)|‰'
const WORDS =
  '(?:添加量|含量|使用量|用量|投料量|配比|占比|比例|添加|总量|总含量|总添加量|原料占比|占|不含水|干基|min\\.?|minimum)*'
const BOUND =
  '≥|≤|>=|<=|>|<|＝|=|不低于|不少于|不小于|不超过|不高于|不大于|小于|低于|少于|大于|高于|大约|约|at least|min(?:imum)?\\.?|max(?:imum)?\\.?|about|approx(?:imately)?\\.?|up to|less than|more than|no more than|not less than|~'
const AMOUNT = `${WORDS}\\s*:?\\s*(?<bound>${BOUND})?\\s*(?<value>\\d+(?:[.,]\\d+)?)\\s*(?<unit>${UNIT})?\\s*(?:(?:~|-|至|到|to)\\s*(?<max>\\d+(?:[.,]\\d+)?)\\s*(?<maxUnit>${UNIT}))?\\s*(?<after>以上|以下|左右|minimum|min\\.?|or more|or less)?`
const WHOLE = new RegExp(`^\\s*${AMOUNT}\\s*$`)
const AT_END = new RegExp(
  `^(?<name>.*?(?:[^\\d.,~≥≤<>=\\s-]|\\d(?=\\s*[≥≤<>])))\\s*[,:]?\\s*(?<amount>(?:(?<![a-z\\d-])|(?=[≥≤<>]))${AMOUNT})\\s*$`,
  's',
)
const AT_START = new RegExp(`^\\s*(?<amount>${AMOUNT})\\s*(?<name>[^\\d\\s].*)$`, 's')

const AT_LEAST = /≥|>|不低于|不少于|不小于|大于|高于|at least|min|more than|not less/
const AT_MOST = /≤|<|不超过|不高于|不大于|小于|低于|少于|max|up to|less than|no more/
const ABOUT = /约|about|approx|~|左右/

/** The amount that a bracket states and nothing else: `≥55%`, `添加量12%~15%`, `20g/L`. */
export function wholeAmount(folded: string): Amount | undefined {
  return amountOf(WHOLE.exec(folded))
}

/** An amount before or after the words of a name, with the range that is left for the name. */
export function splitAmount(source: string, range: Range): { name: Range; amount: Amount } | undefined {
  const text = source.slice(range.start, range.end)
  if (!/\d/.test(text) || text.length > 200) return undefined
  for (const pattern of [AT_END, AT_START]) {
    const match = pattern.exec(text)
    const amount = amountOf(match)
    const name = match?.groups?.['name']
    if (!amount || name === undefined) continue
    // `0% fat yogurt`: the amount is one of fat, and part of the name.
    if (pattern === AT_START && /^(?:fat|milk ?fat|cacao|cocoa)\b/.test(name)) continue
    const start = range.start + (pattern === AT_START ? text.length - name.length : 0)
    return { name: { start, end: start + name.length }, amount }
  }
  return undefined
}

const WEIGHT_AT_END =
  /^(?<name>.*?[^\d\s.,])(?:\s+|(?<=[\u4e00-\u9fff]))(?<weight>\d+(?:[.,]\d+)?\s?(?:k?g|mg|[μu]g|mcg|ml|l|iu|毫克|微克|克|毫升|升|国际单位))\s*$/s

/** `小麦粉 100克`: a weight behind a name is no share of the product, but no part of the name either. */
export function splitWeight(source: string, range: Range): { name: Range; weight: Range } | undefined {
  const text = source.slice(range.start, range.end)
  if (!/\d/.test(text) || text.length > 80) return undefined
  const { name, weight } = WEIGHT_AT_END.exec(text)?.groups ?? {}
  if (name === undefined || weight === undefined) return undefined
  const at = range.start + text.lastIndexOf(weight)
  return {
    name: { start: range.start, end: range.start + name.length },
    weight: { start: at, end: at + weight.length },
  }
}

function amountOf(match: RegExpExecArray | null): Amount | undefined {
  const { bound = '', value, unit, max, maxUnit, after = '' } = match?.groups ?? {}
  const measure = unitOf(maxUnit ?? unit)
  if (value === undefined || measure === undefined) return undefined
  const number = Number(value.replace(',', '.'))
  // Behind `content` a minimum is a word of its own.
  const said = match?.groups?.['amount'] ?? match?.[0] ?? ''
  const words = bound + after + (/(?<![a-z])min/.test(said) ? 'min' : '')
  if (after === '以上' || AT_LEAST.test(words) || after === 'or more')
    return { value: number, unit: measure, bound: 'atLeast' }
  if (after === '以下' || AT_MOST.test(words) || after === 'or less')
    return { value: number, unit: measure, bound: 'atMost' }
  const range = max === undefined ? {} : { max: Number(max.replace(',', '.')) }
  return { value: number, ...range, unit: measure, bound: ABOUT.test(words) ? 'about' : 'exact' }
}

function unitOf(text: string | undefined): Amount['unit'] | undefined {
  const unit = text?.replace(/\s/g, '').replace('克', 'g').replace('升', 'l')
  switch (unit) {
    case '%':
      return '%'
    case 'g/100g':
    case 'g/100ml':
    case 'g/100克':
      return 'g/100g'
    case 'g/kg':
    case '‰':
      return 'g/kg'
    case 'g/l':
      return 'g/L'
    case 'mg/kg':
      return 'mg/kg'
    case 'mg/100g':
    case 'mg/100ml':
      return 'mg/100g'
    default:
      return undefined
  }
}

const BELOW_2_ZH =
  /^(?:以下|下列|其他|其它|其余)?(?:配料|成分|原料|组分)?(?:的?(?:添加量|含量|用量|比例))?(?:均|各)?(?:≤|<|不超过|不大于|小于|低于|少于)?\s*[12](?:\.0)?\s*%\s*(?:以下|及以下|或以下|的(?:配料|成分|原料)?|以内)?(?:的)?(?:配料|成分|原料)?(?:有|为|包括)?\s*:/
const BELOW_2_EN =
  /^(?:and\s+)?(?:(?:contains?|containing|with)\s+)?(?:(?:less than|no more than|not more than|up to|under|<|≤)\s*)?(?:[0-2]?(?:\.\d+)|[0-2]|one|two|½|1\/2)\s*(?:%|percent)(?:\s*(?:or|and)\s*(?:less|under|below))?(?:\s*(?:of\s+)?(?:each|the following|these)(?:\s+of)?)*(?:\s+of)?(?:\s+(?:the following|each|these))*(?:\s+ingredients)?\s*:?\s*/

/** The length of a heading that puts what follows at 2 % or less, or 0. */
export function below2Heading(text: string): number {
  if (!/%|percent/.test(text)) return 0
  const chinese = BELOW_2_ZH.exec(text)
  if (chinese) return chinese[0].length
  const english = BELOW_2_EN.exec(text)
  if (english && /less|under|below|contain|up to|more than|<|≤/.test(english[0]) && /of|:/.test(english[0]))
    return english[0].length
  return 0
}

const NOTE_ZH =
  /^(?:来自|来源于|来源|源自|源于|取自|提取自|产自|产地|原产地?|进口|国产|以.{1,12}计|含.{0,6}苯丙氨酸(?!甲酯)|苯丙酮尿|经?辐照|添加量|含量|[乳果肉蔬]+汁?(?:总)?含?量|含[乳果汁蔬肉]+量|不含|不添加|无添加|未添加|用于|由.{1,14}制成|仅|见|普通法|加氨生产|等$)/
// Remarks on how it was made or kept, which also begin names: 干紫菜 is an ingredient, 干制 is a remark.
const STATE_ZH =
  /^(?:(?:阿拉比卡|罗布斯塔)(?:咖啡)?豆?|非?转基因|有机|野生|养殖|冷冻|冻干|速冻|脱水|干制?|鲜|新鲜|生|熟|熟制|烘烤|烘焙|(?:非)?油炸|去皮|去核|去骨|切碎|切片|粉碎|营养?强化|食品级|食用|天然|合成|[一二三特优]级|特一|可食用?|菌种|活菌|活性|灭活|杀菌|巴氏杀菌|致敏(?:物质?|原)?|冰鲜|冷藏|浓缩|还原|发酵|烟熏|盐渍|糖渍|进口|国产|整粒|颗粒|粉状|片状|液态|固态)+$/
// Countries and places a label names behind what grew there: 小麦粉（美国，澳大利亚）.
const PLACE =
  /^(?:中国|美国|加拿大|澳大利亚|澳洲|新西兰|法国|德国|英国|意大利|西班牙|荷兰|丹麦|瑞士|比利时|爱尔兰|俄罗斯|乌克兰|日本|韩国|朝鲜|泰国|缅甸|老挝|柬埔寨|斯里兰卡|巴基斯坦|蒙古|哈萨克斯坦|吉尔吉斯斯坦|以色列|埃塞俄比亚|肯尼亚|乌干达|坦桑尼亚|卢旺达|加纳|科特迪瓦|摩洛哥|突尼斯|马达加斯加|哥伦比亚|厄瓜多尔|玻利维亚|巴拉圭|乌拉圭|危地马拉|洪都拉斯|哥斯达黎加|尼加拉瓜|巴拿马|多米尼加|古巴|牙买加|波兰|奥地利|瑞典|挪威|芬兰|冰岛|希腊|葡萄牙|匈牙利|捷克|罗马尼亚|保加利亚|塞尔维亚|立陶宛|拉脱维亚|爱沙尼亚|白俄罗斯|格鲁吉亚|叙利亚|欧盟|泰国|越南|马来西亚|印度尼西亚|印尼|菲律宾|印度|巴西|阿根廷|智利|墨西哥|秘鲁|土耳其|伊朗|埃及|南非|台湾|香港|澳门|北京|天津|上海|重庆|河北|山西|辽宁|吉林|江苏|浙江|安徽|福建|江西|湖北|湖南|广东|贵州|西藏|陕西|青海|新疆|内蒙古|黑龙江|东北|云南|四川|广西|海南|山东|河南|宁夏|甘肃|usa?|china|thailand|malaysia|australia|canada|new zealand|japan|korea|vietnam|india|brazil|ethiopia|colombia|kenya|guatemala|honduras|costa rica|peru|ghana|ecuador|mexico|indonesia|turkey|spain|italy|france|germany|uk|ireland|eu)(?:产|省)?(?:等)?$/

const NOTE_EN =
  /^(?:from\b|of\b|for\b|to\b|as\b|an?\b|in\b|used\b|added\b|processed\b|made from|made with|derived|source|origin|organic$|dried$|dehydrated$|roasted$|fresh$|frozen$|ground$|raw$|refined$|unrefined$|irradiated|non-?gmo|not from|naturally|preserv(?!ative[^,]*[(:[\d])|freshness|color$|colour$|certified|fair ?trade|adds|product of|imported|vegetarian|vegan|halal|kosher|min\b|contains? phenylalanine|phenylketonurics|see\b|promotes|protects?\b|retains?\b|which\b|that\b|not\b|no\b|un|pasteurized$|homogenized$|cultured$|synthetic$|natural$|(?:natural|artificial)(?: (?:&|and|or) (?:natural|artificial|nature.?identical))+$|plant|live$|active$|grade|(?:\w+ )?sustainable|sustainably|rspo|segregated$|free range$|bovine$|beef$|pork$|mineral nutrients?$|(?:gluten|lactose|dairy|sugar|fat)[ -]free$)/

/** A country or a province, which tells where the ingredient grew. */
export function isPlace(folded: string): boolean {
  return PLACE.test(folded.trim())
}

/** A remark in brackets that is not an ingredient: 来自牛奶, 辐照, for freshness. */
export function isNote(folded: string): boolean {
  const text = folded.trim()
  // 含天门冬酰苯丙氨酸甲酯 names aspartame itself.
  if (text.length < 40 && /^[^、,;]*(?:[苯英]丙.{1,2}酸(?!甲酯)|phenylalanine|phenylketonuric)/.test(text))
    return true
  // An amount that was misread (之80%0, 尹8096) is still no ingredient.
  if (text.length <= 10 && /\d{2}/.test(text) && !/[\u4e00-\u9fff]{2}|[a-z]{3}/.test(text)) return true
  if (/^\d+(?:\.\d+)?\s?(?:g|ml|mg|克|毫克)(?=\W|per|每)/.test(text) && text.length < 40) return true
  if (text.length < 60 && text.split(/[、,;/]/).every(word => PLACE.test(word.trim()))) return true
  if (/^contains? (?:no|zero|none)\b/.test(text)) return true
  if (/[、,;]/.test(text)) return /^(?:来自|源自|from |产地|经辐照|for |to )/.test(text)
  if (NOTE_ZH.test(text)) return text.length <= 14
  if (STATE_ZH.test(text)) return true
  return NOTE_EN.test(text)
}

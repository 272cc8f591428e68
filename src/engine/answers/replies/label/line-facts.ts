import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import type { Fact } from '../../entities/fact-words.ts'
import type { AnswerContext } from '../answer-context.ts'

type LineFact = 'allergens' | 'contact' | 'address' | 'pieces'

/** Facts that a pack states in whole lines and not behind a heading; `headings` is there for the table of all facts. */
export const lineFacts: Record<LineFact, Bilingual & { headings: readonly RegExp[] }> = {
  allergens: { zh: '过敏提示', en: 'allergy advice', headings: [] },
  contact: { zh: '联系方式', en: 'how to reach them', headings: [] },
  address: { zh: '地址', en: 'address', headings: [] },
  pieces: { zh: '装了几个', en: 'how many pieces', headings: [] },
}

const isListOrTable =
  /^(?:配料|成[分份]|原料|ingredients|other ingredients|营养|nutrition|supplement facts)|\d\s?(?:kj|kcal|千焦|千卡|大卡)/
const lines: Record<LineFact, RegExp> = {
  allergens:
    /过敏|致敏|可能含有|(?:生产线|同车间|生产车间|管线).{0,12}(?:加工|生产|处理)|含有.{0,24}(?:小麦|乳|奶|大豆|蛋|坚果|花生|软体动物|甲壳)|\ballerg|^contains?\b|\bmay (?:contain|be present)|\balso handles\b/,
  contact: /电话|专线|热线|客服|\btel\b|\bphone\b|\bcareline\b|@|www\.|\b(?:freephone|call us)\b/,
  address:
    /地址|(?:公司|厂)[^\n]*(?:省|市|县|区|镇|路|道|号|新界|九龙|工业)|\b(?:ltd|limited|llc|inc|co)\b\.?,? |\b(?:foods|labs|nutrition)\b[^\n]*, /,
  pieces:
    /\d\s?(?:g|ml|克|公克|毫升)?\s?[x×*]\s?\d|\d\s?[个块片条粒颗只支根件包袋枚杯瓶入]\s?(?:[x×*]|\(|装|入)|(?:净含量|净重|规格|内容量|数量|入数)[^\n]*\d\s?(?:小?[块片条粒颗只支根件包袋枚杯瓶入]|个(?!月))|^\s*(?:contents\s*:.*)?\d{1,3} (?!(?:servings?|portions?|fl|oz|g|ml|grams?|months?|days?|years?|hours?|minutes?|mins?|kj|kcal|calories)\b)(?:[a-z'&-]+ ){0,4}[a-z]{3,}s\b|\b\d{1,3} (?:gummies|tablets|capsules|sachets|bars|pieces|slices|biscuits|cookies|pouches|tea ?bags|sticks|cans|bottles)\b|^\s*\d{1,2}[- ]?pack\b|\b\d{1,2} ?pk\b/,
}
/** Of a line that says more, the part that says it. */
const parts: Partial<Record<LineFact, RegExp>> = {
  contact:
    /(?:[\u4e00-\u9fff]{0,6}(?:电话|電話|专线|專線|热线|熱線|客服)|\b(?:tel|phone|careline|freephone|call us))[^\n\d]{0,16}[\d\s()+-]{5,}[\dXx]{2,}|\S+@\S+|www\.\S+/i,
}
/** Facts that are spread over the sentences of a pack. */
const sentences: Partial<Record<Fact, RegExp>> = {
  warning:
    /警示|警告|注意|小心|谨慎|慎[食用]|切勿|请勿|不宜|不可食用|有害健康|过量|不能代替|不可代替|避免(?!阳光|日光|高温)|看护|监护|硌牙|噎|窒息|果核|\bwarning|\bcaution|\bdo not (?!re-?(?:freeze|frigerate)|microwave|store)|\bnot (?:suitable|intended|recommended|for) |out of (?:the )?reach|\bchoking|\bbones\b|\bstones?\b|\bshells?\b|high caffeine|\bmay contain\b|可能含|生产线|\bmade in a factory|\bfacility\b|\bsupervis|laxative|\bask (?:a|your) doctor|\bconsult\b/,
  claims:
    /^(?!.*(?:贮存|保存|储存|store|[:：])).*(?:高(?:蛋白|钙|纤)|富含|[无零0](?:糖|脂|卡|蔗糖|添加|防腐)|不添加|未添加|不含|低(?:糖|脂|盐|钠|卡)|减(?:糖|盐|脂)|真实|活性|新鲜|天然|非油炸|非转基因|非基因改造|有机|绿色食品|清真|全素|纯素|奶素|素食|手工|古法|\bno (?:added|artificial|high|preserv|msg|sugar|gmo)|\bsource of\b|\bhigh (?:in|protein|fib)|\b(?:low|reduced|less) (?:fat|sugar|salt|sodium)|\b(?:sugar|fat|gluten|dairy|lactose|gmo|caffeine)[- ]free\b|\bfree from\b|\bnon-gmo\b|\bsuitable for (?:vegetarians|vegans|coeliacs|home)|\bvegan\b|\bvegetarian\b|\bnatural(?:ly)?\b|\borganic\b|\bhalal\b|\bkosher\b|\b100% |\bmade (?:with|in [a-z]+ since)\b|\bsince \d{4})/,
}
const isOther = /[:：].*[,，、].*[,，、].*[,，、]|致敏|过敏|\ballerg/

const mostLines = 3
const mostSentences = 4

const isLineFact = (fact: Fact): fact is LineFact => fact in lines

/** The sentences of the pack that state a fact, which may be several; none for one that stands in a line or behind a heading. */
const sentencesStating = (fact: Fact, label: string): string[] => {
  const stated = sentences[fact]
  if (!stated) return []
  const name = label.split('\n')[0] ?? ''
  return label
    .split(/\n|　+|\s{3,}|(?<=[.。!！])\s+|[；;。]|\s[•·|*]\s/)
    .map(one => one.trim().replace(/^[*★•·\s]+|^(?:警示语?|注意事项|温馨提示|warnings?)\s*[:：]\s*/i, ''))
    .filter(one => {
      const { text } = fold(one)
      return (
        stated.test(text) &&
        one !== name &&
        one.length < 160 &&
        !isListOrTable.test(text) &&
        !isOther.test(text)
      )
    })
    .slice(0, mostSentences)
}

/** The lines of the pack that state a fact, whole; none for a fact that stands behind a heading. */
export const linesOf = (fact: Fact, { asked }: AnswerContext): string[] => {
  const label = asked.label?.text ?? ''
  if (!isLineFact(fact)) return sentencesStating(fact, label)
  return label
    .split('\n')
    .filter(line => {
      const { text } = fold(line)
      return lines[fact].test(text) && !isListOrTable.test(text)
    })
    .map(line => (parts[fact]?.exec(line)?.[0] ?? line).trim())
    .slice(0, fact === 'allergens' ? mostLines : 1)
}

const asksPlace =
  /哪(?![个家间款种])|地方|城市|哪个?[省市县]|\bwhere\b|\b(?:which|what) (?:town|city|place)\b/
const address =
  /^[\s　]*(?:(?:公司|厂|生产)?(?:地址|产地)\s*[:：]\s*)?([^\s:：]{0,12}[省市县縣区區镇鎮村路][^\n\s]*)/
/** Where the company is that makes it, where that was asked and stands behind its name; '' where not. */
export const placeBehind = (maker: string, { asked, text }: AnswerContext): string => {
  const label = asked.label?.text ?? ''
  const at = label.indexOf(maker)
  if (at < 0 || !asksPlace.test(text)) return ''
  const [, place] = address.exec(label.slice(at + maker.length).split('\n')[0] ?? '') ?? []
  return place ? `，${place}` : ''
}

const ofPlace =
  /[产產]地|原[产產]|[产產]自|来自|捕捞|\b(?:country of origin|produce of|product of|(?:grown|caught|farmed|fished|harvested|reared) (?:in|off)|sourced from|origin)\b/
const ofNature =
  /动物|植物|天然|合成|人工|\b(?:animals?|plants?|natural|synthetic|pigs?|pork|cows?|beef|vegan)\b/
const countries =
  '新西兰|纽西兰|澳大利亚|澳洲|美国|加拿大|泰国|越南|日本|韩国|法国|德国|荷兰|丹麦|比利时|爱尔兰|英国|西班牙|意大利|土耳其|巴西|阿根廷|智利|秘鲁|厄瓜多尔|墨西哥|印尼|印度尼西亚|印度|马来西亚|菲律宾|缅甸|俄罗斯|乌克兰|挪威|台湾|中国|new zealand|australia|usa|canada|thailand|vietnam|japan|korea|france|germany|netherlands|denmark|ireland|uk|spain|italy|turkey|brazil|argentina|chile|peru|ecuador|mexico|indonesia|india|malaysia|philippines|norway|china|taiwan'
const ofCountry = new RegExp(`[\\u4e00-\\u9fffa-z ]{2,30}\\((?:${countries})\\)`, 'g')

/** Words that a name shares with a line of the pack: pollock of Alaska Pollock, 黄豆 of 非基因改造黄豆. */
const shares = (name: string, line: string): boolean =>
  (name.match(/[a-z]{4,}/g) ?? []).some(word => line.includes(word.replace(/s$/, ''))) ||
  (name.match(/[\u4e00-\u9fff]+/g) ?? []).some(run => run.length > 1 && line.includes(run.slice(-2)))

/** What the pack prints of where an ingredient was grown or caught: 芒果原料產地：菲律賓; undefined where nothing, or its nature was asked. */
export const grownWhere = (name: string, { asked, text }: AnswerContext): string | undefined => {
  const own = fold(name).text
  if (ofNature.test(text)) return undefined
  const label = asked.label?.text ?? ''
  const folded = fold(label)
  const line = label
    .split(/\n|　+|\s{2,}|[;；。]/)
    .map(one => one.trim())
    .find(one => {
      const { text: said } = fold(one)
      return (
        one.length < 80 &&
        ofPlace.test(said) &&
        shares(own, said) &&
        !isListOrTable.test(said.replace(/^原料/, ''))
      )
    })
  if (line !== undefined) return line
  const found = [...folded.text.matchAll(ofCountry)].find(([words]) => shares(own, words))
  return (
    found &&
    label.slice(folded.at[found.index] ?? 0, folded.at[found.index + found[0].length] ?? label.length).trim()
  )
}

const asksGrown =
  /产地|本[地土]|入口(?!即)|\blocal\b|哪[里儿]?[长种]|长在哪|原产|哪[国里儿产]|哪个国家|什么地方|产自|种的|进口|国产|\bwhere\b|\borigin\b|\bcountry\b|\bfrom where\b|\bimported\b|\bcaught\b|\bgrown\b/
/** Whether a folded question asks where something was grown, and not in which of its ingredients it is. */
export const asksWhereGrown = (text: string): boolean =>
  asksGrown.test(text) &&
  !/哪里[有写看放]|在哪|标签|\bwhere (?:is|are) the (?:date|best)|\bstore|\bkeep\b/.test(text)

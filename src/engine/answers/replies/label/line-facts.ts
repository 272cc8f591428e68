import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import type { Fact } from '../../entities/fact-words.ts'
import type { AnswerContext } from '../answer-context.ts'

type LineFact = 'allergens' | 'contact' | 'address'

/** Facts that a pack states in whole lines and not behind a heading; `headings` is there for the table of all facts. */
export const lineFacts: Record<LineFact, Bilingual & { headings: readonly RegExp[] }> = {
  allergens: { zh: '过敏提示', en: 'allergy advice', headings: [] },
  contact: { zh: '联系方式', en: 'how to reach them', headings: [] },
  address: { zh: '地址', en: 'address', headings: [] },
}

const isListOrTable =
  /^(?:配料|成[分份]|原料|ingredients|other ingredients|营养|nutrition|supplement facts)|\d\s?(?:kj|kcal|千焦|千卡|大卡)/
const lines: Record<LineFact, RegExp> = {
  allergens:
    /过敏|致敏|可能含有|(?:生产线|同车间|生产车间|管线).{0,12}(?:加工|生产|处理)|含有.{0,24}(?:小麦|乳|奶|大豆|蛋|坚果|花生|软体动物|甲壳)|\ballerg|^contains?\b|\bmay (?:contain|be present)|\balso handles\b/,
  contact: /电话|热线|客服|\btel\b|\bphone\b|\bcareline\b|@|www\.|\b(?:freephone|call us)\b/,
  address:
    /地址|(?:公司|厂)[^\n]*(?:省|市|县|区|镇|路|道|号|新界|九龙|工业)|\b(?:ltd|limited|llc|inc|co)\b\.?,? |\b(?:foods|labs|nutrition)\b[^\n]*, /,
}
/** Of a line that says more, the part that says it. */
const parts: Partial<Record<LineFact, RegExp>> = {
  contact:
    /(?:[\u4e00-\u9fff]{0,6}(?:电话|電話|热线|熱線|客服)|\b(?:tel|phone|careline|freephone|call us))[^\n\d]{0,16}[\d\s()+-]{7,}\d|\S+@\S+|www\.\S+/i,
}
const mostLines = 3

const isLineFact = (fact: Fact): fact is LineFact => fact in lines

/** The lines of the pack that state a fact, whole; none for a fact that stands behind a heading. */
export const linesOf = (fact: Fact, { asked }: AnswerContext): string[] => {
  if (!isLineFact(fact)) return []
  return (asked.label?.text ?? '')
    .split('\n')
    .filter(line => {
      const { text } = fold(line)
      return lines[fact].test(text) && !isListOrTable.test(text)
    })
    .map(line => (parts[fact]?.exec(line)?.[0] ?? line).trim())
    .slice(0, fact === 'allergens' ? mostLines : 1)
}

const asksPlace = /哪[里儿]|地方|城市|哪个?[省市县]|\bwhere\b|\b(?:which|what) (?:town|city|place)\b/
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
  /[产產]地|原[产產]|\b(?:country of origin|produce of|product of|grown in|sourced from|origin)\b/
const ofNature =
  /动物|植物|天然|合成|人工|\b(?:animals?|plants?|natural|synthetic|pigs?|pork|cows?|beef|vegan)\b/
/** What the pack prints of where an ingredient was grown or caught: 芒果原料產地：菲律賓; undefined where nothing, or its nature was asked. */
export const grownWhere = (name: string, { asked, text }: AnswerContext): string | undefined => {
  const own = fold(name).text
  if (ofNature.test(text)) return undefined
  return (asked.label?.text ?? '')
    .split(/\n|　+|\s{2,}|[;；。]/)
    .map(line => line.trim())
    .find(line => {
      const { text: folded } = fold(line)
      return line.length < 80 && ofPlace.test(folded) && folded.includes(own) && !isListOrTable.test(folded)
    })
}

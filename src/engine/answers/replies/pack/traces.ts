import { fold } from '../../../text/normalize.ts'
import type { Heard } from '../../understanding/heard.ts'
import type { AnswerContext } from '../answer-context.ts'

const asksAmount = /\bppm\b|mg ?\/ ?kg|毫克每千克|微量是多少|how much (?:would|is) (?:it|that|actually)/
const mayContain =
  /may contain|traces? of|可能含|生产线|生產線|同线|共线|same (?:line|factory)|处理.{0,8}(?:产品|食品)/

/** How many ppm of an allergen the warning of a pack stands for: no label tells; false where that was not asked. */
export const tellTraces = ({ kinds, subjects, text }: Heard, context: AnswerContext): boolean => {
  const [kind] = kinds.filter(({ allergen }) => allergen !== undefined && allergen !== 'any')
  if (subjects.some(({ entry }) => entry)) return false
  if (!kind || !asksAmount.test(text)) return false
  const line = (context.asked.label?.text ?? '')
    .split(/\n|(?<=[.。;；])\s*/)
    .map(one => one.trim().replace(/[.。;；]$/, ''))
    .find(one => mayContain.test(fold(one).text))
  if (!line) return false
  context.reply.decline({
    zh: `说不出来：标签只提示“${line}”，不写${kind.zh}有多少，法规也不要求写含量。要知道数值请问厂家；${kind.zh}一点都不能吃的人不要赌它。`,
    en: `That cannot be told: the label only warns "${line}" and states no amount of ${kind.en}, nor does the law ask for one. Ask the maker for a figure; if you must avoid ${kind.en} strictly, do not rely on this product.`,
  })
  return true
}

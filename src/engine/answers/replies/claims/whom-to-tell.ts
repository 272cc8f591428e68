import { type AnswerContext, wholeLabel } from '../answer-context.ts'
import { factStated } from '../label/facts.ts'

const isAsked =
  /(?:找谁|(?:找|跟|向)(?:谁|哪个?部门|哪里)(?:说理|投诉|反映|赔))|(?:去|向|到)哪[里儿]?(?:投诉|举报|反映)|怎么(?:投诉|举报|维权)|\b(?:who|where) (?:do|can|should|would) (?:i|we) (?:complain|report|tell|contact|turn|go)\b|\bhow (?:do|can) i (?:complain|report)\b/

const ofImporter =
  /^.{0,12}(?:进口商|進口商|经销商|經銷商|代理商)|\b(?:imported by|importer|distributed by|distributor)\b/i
const ofMaker =
  /生产商|生产者|制造商|製造商|厂商|廠商|生产企业|委托方|製造廠|\b(?:manufactured|produced|made|packed) (?:by|for)\b|\b(?:ltd|inc|llc|gmbh|pty)\b/i

/** Left out on the sticker, and whom to turn to: who answers for it by the pack, how to reach them, and the authority; false where that was not asked. */
export const tellWhomToTell = (context: AnswerContext): boolean => {
  const label = context.asked.label?.text ?? ''
  if (!isAsked.test(context.text) || label === '') return false
  const lines = label.split('\n').map(line => line.trim())
  const answerable = lines.find(line => ofImporter.test(line)) ?? lines.find(line => ofMaker.test(line))
  const phone = /(?:电话|電話|热线|熱線|tel\.?|phone)\s*[:：]?\s*(\+?[\d][\d\s-]{6,16}\d)/i.exec(label)?.[1]
  const contact = phone ?? factStated('contact', label).trim()
  const stated = [answerable ?? '', answerable?.includes(contact) ? '' : contact].filter(
    words => words !== '',
  )
  if (stated.length === 0) return false
  const words = stated.join('；')
  const isChinese = /[\u4e00-\u9fff]{6}/.test(label)
  context.reply.say(
    {
      zh: `找标签上的负责方：${words}。${isChinese ? '标签漏写、写错可以向市场监督管理部门反映（12315）。' : ''}`,
      en: `Turn to those whom the label names: ${words}.${isChinese ? ' What a label in China leaves out or gets wrong may be reported to the market authority (12315).' : ' A wrong or missing declaration may be reported to the food authority where you bought it.'}`,
    },
    ...wholeLabel(context),
  )
  return true
}

import { fold } from '../../../text/normalize.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel, orWhole, wholeLabel } from '../answer-context.ts'

const number = /(\d+(?:\.\d+)?)\s?%/
const asksOfWhat = /of what|what is the|what does|什么|哪个|指|谁的|的意思/

/** 70 % of what: the ingredient that the label declares so, else the words of the pack that print it; false where neither has it. */
export const tellPercent = (
  { text, subjects, kinds, nutrients, wish }: Heard,
  context: AnswerContext,
): boolean => {
  const value = number.exec(text)?.[1]
  if (
    value === undefined ||
    !asksOfWhat.test(text) ||
    !/^(?:what|outside|nutrition|amount|claim)$/.test(wish)
  )
    return false
  if (subjects.length + kinds.length + nutrients.length > 0) return false
  const hits = context.flat.flatMap(({ amount }, index) =>
    amount?.unit === '%' && amount.value === Number(value) ? [index] : [],
  )
  const line = (context.asked.label?.text ?? '')
    .split(/\n|(?<=[.。;；])\s*/)
    .map(one => one.trim())
    .find(one => number.exec(fold(one).text)?.[1] === value && one.length < 120)
  if (hits.length === 0 && line === undefined) return false
  const names = namesOf(hits, context)
  context.reply.say(
    hits.length > 0
      ? {
          zh: `${value}% 是${names.zh}的量：占加入的全部配料的 ${value}%。`,
          en: `${value} % is the amount of ${names.en}: its share of all ingredients that went in.`,
        }
      : { zh: `标签写着：${line}。`, en: `The label states: ${line}.` },
    ...orWhole(context, hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
  )
  return true
}

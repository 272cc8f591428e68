import type { Heard } from '../../understanding/heard.ts'
import { amountText } from '../amount-text.ts'
import { type AnswerContext, nameOf, onLabel } from '../answer-context.ts'

const asked =
  /\b(?:add(?:s|ed)?|sum|total)\b.{0,24}(?:per ?cents?|percentages?|%)|(?:per ?cents?|percentages?|%).{0,24}\b(?:add|sum|total|come to)\b|(?:百分比|百分数|百分号|比例|%).{0,10}(?:加起来|合计|总和|相加|一共)|加起来.{0,10}(?:百分|%)/

/** The percents that the label prints, added up, and what is left unexplained; false where that was not asked, or it prints fewer than two. */
export const tellSumOfShares = ({ text }: Heard, context: AnswerContext): boolean => {
  const top = (context.result?.ingredients ?? []).filter(
    ({ amount }) => amount?.unit === '%' && amount.max === undefined,
  )
  if (!asked.test(text) || top.length < 2) return false
  const sum = Math.round(top.reduce((all, { amount }) => all + (amount?.value ?? 0), 0) * 10) / 10
  const told = top.map(one => ({
    name: nameOf(one),
    amount: amountText(one.amount ?? { value: 0, unit: '%', bound: 'exact' }),
  }))
  const rest = Math.round((100 - sum) * 10) / 10
  context.reply.say(
    {
      zh: `标明的合计 ${sum}%：${told.map(({ name, amount }) => `${name.zh} ${amount.zh}`).join('、')}；其余 ${rest}% 各占多少没有写。`,
      en: `${sum} % as far as it is printed: ${told.map(({ name, amount }) => `${name.en} ${amount.en}`).join(', ')}; how the other ${rest} % divide is not stated.`,
    },
    ...onLabel(
      context,
      top.map(one => context.flat.indexOf(one)),
    ),
  )
  return true
}

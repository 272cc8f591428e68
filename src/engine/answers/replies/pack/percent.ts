import { fold } from '../../../text/normalize.ts'
import type { Heard } from '../../understanding/heard.ts'
import { amountText } from '../amount-text.ts'
import { type AnswerContext, namesOf, onLabel, orWhole, wholeLabel } from '../answer-context.ts'

const number = /(\d+(?:\.\d+)?)\s?%/
const asksOfWhat = /of what|what is the|what does|什么|哪个|指|谁的|的意思/

const asksRest =
  /剩下|剩余|其余|其他的?(?=\d|[百两三四五六七八九])|另外的?\d|the (?:other|rest|remaining)\b|what(?:'s| is) the rest/

/** 80 % of it is milk, and the rest: what else stands on the list, and how much that may be; false where that was not asked. */
const tellRest = (context: AnswerContext): boolean => {
  const { text, flat, result } = context
  if (!asksRest.test(text)) return false
  const values = [...text.matchAll(/(\d+(?:\.\d+)?)\s?%/g)].flatMap(([, value]) => [
    Number(value),
    100 - Number(value),
  ])
  const at = flat.findIndex(
    ({ amount }) => amount?.unit === '%' && amount.max === undefined && values.includes(amount.value),
  )
  const main = flat[at]
  const amount = main?.amount
  if (!main || !amount || !result) return false
  const others = result.ingredients
    .filter(one => one !== main)
    .flatMap(one => (one.role === undefined ? [one] : one.children))
    .map(one => flat.indexOf(one))
  const names = namesOf(others, context)
  const own = namesOf([at], context)
  const most = Math.round((100 - amount.value) * 10) / 10
  const bound = amount.bound === 'atLeast' ? { zh: '最多 ', en: 'at most ' } : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `其余${bound.zh}${most}%：${names.zh}；各占多少${others.some(one => flat[one]?.amount) ? '，没有标出的' : ''}标签没有写。${own.zh}标的是${amountText(amount).zh}。`,
      en: `The rest, ${bound.en}${most}%: ${names.en}; how much of each the label does not say${others.some(one => flat[one]?.amount) ? ' where it prints no figure' : ''}. For ${own.en} it states ${amountText(amount).en}.`,
    },
    ...onLabel(context, [at, ...others.slice(0, 4)]),
  )
  return true
}

/** 70 % of what: the ingredient that the label declares so, else the words of the pack that print it; false where neither has it. */
export const tellPercent = (
  { text, subjects, kinds, nutrients, wish }: Heard,
  context: AnswerContext,
): boolean => {
  if (tellRest(context)) return true
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

const asksProof =
  /怎么(?:知道?|证明|信)|点知|咋知道|如何(?:知道|证明|核实)|(?:知道|晓得)(?:是不是|系咪)|\bhow (?:do|can|would) (?:i|you|we) (?:know|tell|be sure|check)|\bprove\b/

/** How can anyone know that it is 55 %: by no label; false where that was not asked. */
export const tellNoProof = ({ text }: Heard, context: AnswerContext): boolean => {
  const value = number.exec(text)?.[1]
  if (value === undefined || !asksProof.test(text)) return false
  const at = context.flat.findIndex(({ amount }) => amount?.unit === '%' && amount.value === Number(value))
  if (at < 0) return false
  const names = namesOf([at], context)
  context.reply.say(
    {
      zh: `标签证明不了：${names.zh}${value}% 是厂家标的，配料表只看得出先后次序；要核实得问厂家，或请食品监管部门查。`,
      en: `A label cannot prove it: ${value} % of ${names.en} is what the maker states, and the list only shows the order. To verify it ask the maker, or the food authority.`,
    },
    ...onLabel(context, [at]),
  )
  return true
}

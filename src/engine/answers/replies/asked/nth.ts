import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, nameOf, onLabel } from '../answer-context.ts'

const numbers: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
}
const places =
  /(?:排|列|位?居|是|多的)?(?:在)?第([一二三四五])(?!次|季|代|类|类|包|袋|个月|部)|\b(first|second|third|fourth|fifth)\b(?! of all| time| trimester)/g
/** Somebody says what stands there: a proposition, no question for the name. */
const isSaid = /是不是|[吧吗嘛么]|对不对|[?？]|\bright\b|\b(?:is|isn'?t|are|aren'?t)\b|\?/
const asksName = /什么|哪[个种样]|\bwhat\b|\bwhich\b/
const ofList = /排|配料|成分|多的|列|位|\blist(?:ed)?\b|\bingredients?\b|\bmost\b/

/** Fish comes first, and is the second water: what stands there, yes or no first; false where no place was named with a name. */
export const tellNth = ({ text, subjects, who, wish }: Heard, context: AnswerContext): boolean => {
  const claimed = [...text.matchAll(places)].map(([, zh, en]) => numbers[zh ?? en ?? ''] ?? 0)
  if (who || !/^(?:order|has|claim|what|list|amount|outside|parts|compare)$/.test(wish)) return false
  if (claimed.length === 0 || !isSaid.test(text) || asksName.test(text) || !ofList.test(text)) return false
  const top = (context.result?.ingredients ?? []).filter(({ role }) => role === undefined)
  const named = subjects.filter(({ index }) => index !== undefined)
  if (top.length < 2 || named.length === 0) return false
  for (const place of claimed) {
    const there = top[place - 1]
    if (!there) continue
    const isSo =
      named.some(({ ingredient }) => ingredient === there) || text.includes(there.name.toLowerCase())
    const name = nameOf(there)
    context.reply.say(
      {
        zh: `${isSo ? '是' : '不是'}：第 ${place} 项是${name.zh}。`,
        en: `${isSo ? 'Yes' : 'No'}: number ${place} is ${name.en}.`,
      },
      ...onLabel(context, [context.flat.indexOf(there)]),
    )
  }
  return context.reply.hasBegun()
}

import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, fallingOrder, nameOf, onLabel } from '../answer-context.ts'
import { withAmount } from '../order.ts'
import { tellHardly } from './hardly.ts'
import { ofLittle } from './presence.ts'

const asksMost =
  /(?:什么|啥|哪[样个种])(?:东西|配料|成分|料)?(?:其实|到底|才)?是?(?:放|加|含)?得?最多|最多的(?:到底|其实)?是(?:什么|啥|哪)|主要(?:成分|配料|原料)(?:到底|其实)?是?(?:什么|啥)|\bwhat(?:'?s| is)? (?:\w+ ){0,3}most (?:of |in |inside )?(?:it|this|there|them|these)\b|\bmost of (?:it|this) is what\b|\bwhat(?:'?s| is)? (?:\w+ ){0,2}(?:main|biggest|number one) ingredient\b/
const wishes = /^(?:order|what|has|claim|amount|list|outside|origin|compare|parts|count)$/
const most = 3

/** Called lamb and pear, but what is most in it: the top of the list, and where those that are named stand; false where none is named. */
export const tellMostIn = (heard: Heard, context: AnswerContext): boolean => {
  const { text, subjects, who, wish } = heard
  const named = subjects.flatMap(({ index }) => index ?? [])
  if (who || named.length === 0 || !wishes.test(wish) || !asksMost.test(text)) return false
  const { flat } = context
  const own = (context.result?.ingredients ?? []).filter(({ role }) => role === undefined)
  const all = own.map(one => flat.indexOf(one))
  const top = all.slice(0, most)
  if (top.length < 2) return false
  const shown = own.slice(0, most).map(withAmount)
  const order = fallingOrder(context)
  context.reply.say(
    {
      zh: `排在最前面的是：${shown.map(({ zh }) => zh).join('、')}。${order.zh}。`,
      en: `At the top of the list: ${shown.map(({ en }) => en).join(', ')}. The ${order.en}.`,
    },
    ...onLabel(context, top),
  )
  if (ofLittle.test(text) && tellHardly(heard, context)) return true
  for (const index of named.filter(one => !top.includes(one)).slice(0, most)) {
    const one = flat[index]
    if (!one) continue
    const { zh, en } = withAmount(one)
    const at = all.indexOf(index) + 1
    const whole = own.find(({ children }) => children.includes(one))
    if (at === 0 && !whole) continue
    context.reply.say(
      at > 0 || !whole
        ? { zh: `${zh}排第 ${at} 项，共 ${all.length} 项。`, en: `Number ${at} of ${all.length} is ${en}.` }
        : { zh: `${zh}在“${nameOf(whole).zh}”里。`, en: `${nameOf(whole).en} has ${en}.` },
      ...onLabel(context, [index]),
    )
  }
  return true
}

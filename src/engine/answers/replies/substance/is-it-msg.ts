import type { Bilingual } from '../../../result.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, bothNames, citedAs } from '../answer-context.ts'

const asksWhether =
  /(?:\d{3}|谷氨酸钠)[^，。?？]{0,8}味精(?=[吗么啊呀的]|$|[，。?？\s])|\b(?:\d{3}|glutamate)\b[^.?]{0,16}\bmsg\b/
const msg = '谷氨酸钠'

/** Is 621 MSG, and 627 as well: yes or no of each that is named by a number or another name; false where that was not asked. */
export const tellIsMsg = ({ text, subjects, wish }: Heard, context: AnswerContext): boolean => {
  if (!asksWhether.test(text) || /^(?:has|claim|suits|list)$/.test(wish)) return false
  const asked = subjects.filter(({ typed, name }) => !/味精|msg/i.test(typed ?? name))
  const named = asked.length > 0 ? asked : subjects.filter(({ name }) => /\d{3}/.test(name))
  const known = named.filter(({ entry }) => entry)
  if (known.length === 0) return false
  for (const subject of known) {
    const { zh, en } = bothNames(subject)
    const isIt = subject.entry?.zh === msg
    const text: Bilingual = isIt
      ? { zh: `是：${zh}就是味精。`, en: `Yes: ${en} is MSG.` }
      : { zh: `不是：${zh}不是味精。`, en: `No: ${en} is not MSG.` }
    context.reply.say(text, ...citedAs(context, subject))
  }
  return true
}

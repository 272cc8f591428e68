import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, bothNames, citedAs, leavesOf, nameOf, onLabel } from '../answer-context.ts'

const asked =
  /\b(?:what|which)(?:'s| is)? (?:its |the )?e[- ]?(?:no|nos|num(?:ber)?s?)\b|\be[- ]?(?:no|num(?:ber)?)\.? (?:is|of|for)\b|\bunder what e\b|e\s?编?[号码]|e\s?几号?/

const asksAll =
  /\b(?:what|which|any|how many)\b(?: is| are)?(?: the)? ?e[- ]?numbers?\b.{0,16}\b(?:in|are|does|has|got)\b|有(?:哪些|什么|几个|没有)?e\s?(?:编号|号|数字|开头)/
/** Every additive of the list with its number; false where it has none. */
const tellAllNumbers = (context: AnswerContext): boolean => {
  const hits = leavesOf(context).filter(index => context.flat[index]?.additiveId !== undefined)
  if (hits.length === 0) return false
  const shown = hits.map(index => {
    const one = context.flat[index]
    const entry = context.knowledge.additive(one?.additiveId ?? '')
    const number = one?.ins || entry?.ins[0]
    const names = one ? nameOf(one) : { zh: '', en: '' }
    const isShown = number === undefined || names.en.includes(number)
    return isShown ? names : { zh: `${names.zh}（E${number}）`, en: `${names.en} (E${number})` }
  })
  context.reply.say(
    {
      zh: `${hits.length} 种食品添加剂：${shown.map(({ zh }) => zh).join('、')}。编号不代表好坏。`,
      en: `${hits.length} additives: ${shown.map(({ en }) => en).join(', ')}. A number says nothing of good or bad.`,
    },
    ...onLabel(context, hits),
  )
  return true
}

/** Under what E number: that of each substance that was named, before whatever else was asked of it; never the whole answer. */
export const tellENumber = ({ text, subjects }: Heard, context: AnswerContext): boolean => {
  if (asksAll.test(text) && subjects.every(({ entry }) => !entry)) return tellAllNumbers(context)
  if (!asked.test(text)) return false
  for (const subject of subjects) {
    const number = subject.form?.ins || subject.entry?.ins[0]
    if (!number) continue
    const names = bothNames(subject)
    context.reply.say(
      { zh: `${names.zh}：E${number}（INS ${number}）。`, en: `${names.en}: E${number} (INS ${number}).` },
      ...citedAs(context, subject),
    )
  }
  return false
}

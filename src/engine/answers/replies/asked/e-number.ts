import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, bothNames, citedAs } from '../answer-context.ts'

const asked =
  /\b(?:what|which)(?:'s| is)? (?:its |the )?e[- ]?(?:no|nos|num(?:ber)?s?)\b|\be[- ]?(?:no|num(?:ber)?)\.? (?:is|of|for)\b|\bunder what e\b|e\s?编?[号码]|e\s?几号?/

/** Under what E number: that of each substance that was named, before whatever else was asked of it; never the whole answer. */
export const tellENumber = ({ text, subjects }: Heard, context: AnswerContext): boolean => {
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

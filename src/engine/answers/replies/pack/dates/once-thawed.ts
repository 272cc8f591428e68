import { type AnswerContext, orWhole, wholeLabel } from '../../answer-context.ts'
import { gloss } from '../in-english.ts'
import { sentencesOf } from '../printed.ts'
import { asksRefreezing } from '../where-kept.ts'

const thawed =
  /解冻|化冻|化开|退冰|从(?:冷冻|冰冻|冰柜|急冻)[^，。]{0,6}(?:拿|移|放|取)|\b(?:thaw|defrost)\w*|\bout of the freezer\b/
const asksHowLong = /(?:几|多少)(?:天|日|个?小时)|多久|多耐|\bhow (?:long|many (?:days|hours))\b/
const inTime = /\d+\s?(?:天|日|个?小时|hours?|days?)|[一二两三四五六七]天|\b(?:same|one|two|three) days?\b/
const bansAgain = /(?:勿|不[可要宜得能])[^，。]{0,6}(?:再|复|重)|\b(?:do not|never|don't) re-?freez/

/** How long it keeps once thawed, and whether it may be frozen again: the pack's own sentence; false where that was not asked, or it says nothing of it. */
export const tellOnceThawed = (context: AnswerContext): boolean => {
  const { text } = context
  if (!thawed.test(text) || !asksHowLong.test(text)) return false
  const found = sentencesOf(context).find(({ folded }) => thawed.test(folded) && inTime.test(folded))
  if (!found) return false
  const isNo = asksRefreezing(text) && bansAgain.test(found.folded)
  const words = found.words.replace(/~/g, '～')
  context.reply.say(
    {
      zh: `${isNo ? '不要再冻，解冻后照标签的时间吃完' : '按标签解冻后的时间吃完'}：标签写着“${words}”。`,
      en: `${isNo ? 'Do not freeze it again, and finish it in the time that the label gives' : 'Within the time that the label gives once thawed'}: "${words}"${gloss(words)}.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}

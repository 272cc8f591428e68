import { amountAsked } from '../../entities/amounts/amount-asked.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, knownOf, orWhole, sizesOf, wholeLabel } from '../answer-context.ts'

const asked =
  /(?:能|可以|够|要)?(?:吃|喝|食|饮|用)(?:得|够)?(?:几|多少)[天日](?!内)|\bhow (?:long|many days)\b.{0,24}\b(?:last|does|will)\b.{0,20}\b(?:a day|daily|per day|each day)\b|\b(?:a day|daily|per day|each day)\b.{0,24}\bhow (?:long|many days)\b.{0,24}\blast/
const daily = /[一每][天日]|天天|\ba day\b|\bdaily\b|\bper day\b|\beach day\b/

/** Two slices a day, and how many days does the pack last: its content over what is eaten a day; false where that was not asked, or one of them is not known. */
export const tellDaysOfPack = ({ text }: Heard, context: AnswerContext): boolean => {
  if (!asked.test(text) || !daily.test(text)) return false
  const pack = context.result?.nutrition?.pack
  const eaten = amountAsked(text.replace(asked, ' '), sizesOf(context))
  if (!pack || !eaten || eaten.unit !== pack.unit || eaten.value >= pack.value || !knownOf(context))
    return false
  const days = Math.round((pack.value / eaten.value) * 10) / 10
  context.reply.say(
    {
      zh: `约 ${days} 天：整包 ${pack.value} ${pack.unit}，一天 ${eaten.value} ${eaten.unit}（${eaten.words}）。`,
      en: `About ${days} days: ${pack.value} ${pack.unit} in the pack, at ${eaten.value} ${eaten.unit} a day (${eaten.words}).`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}

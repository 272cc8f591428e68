import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel } from '../answer-context.ts'

const claimed =
  /(?:[0零无無不没]|未)(?:添加?|加|放|含|有)?(?:味精|谷氨酸)|\b(?:no|without|free (?:of|from)|zero)(?: added)? (?:msg|glutamate)\b|\bmsg[- ]free\b/i
/** Ingredients that have free glutamate by nature. */
const natural =
  /酵母(?:抽提|提取|抽取|浸)|水解(?:植物|大豆|小麦|酵母)?蛋白|yeast extract|hydroly[sz]ed (?:\w+ )?(?:protein|yeast)|autoly[sz]ed yeast/i
const ofThem =
  /酵母|水解|提鲜|鲜味|马甲|换个|变相|骗|忽悠|矛盾|\byeast\b|\bhydroly|\bdisguise|\bsame (?:as|thing)\b|\bhidden\b|\blie\b|\btrick/
const glutamate = /味精|谷氨酸[钠鈉]|\bmsg\b|glutamate/i

/** No MSG was added, and is the yeast extract not the same thing: it has glutamate by nature; false where that was not asked, or MSG is listed. */
export const tellHiddenGlutamate = ({ text, who }: Heard, context: AnswerContext): boolean => {
  const label = context.asked.label?.text ?? ''
  if (who || !ofThem.test(text) || !(claimed.test(text) || (glutamate.test(text) && claimed.test(label))))
    return false
  const hits = context.flat.flatMap(({ name, role }, index) =>
    role === undefined && natural.test(name) ? [index] : [],
  )
  const isListed = context.flat.some(({ name, role }) => role === undefined && glutamate.test(name))
  if (hits.length === 0 || isListed) return false
  const names = namesOf(hits, context)
  context.reply.say(
    {
      zh: `说法没错，但容易误导：配料里没有味精（谷氨酸钠），不过${names.zh}本身就含谷氨酸，同样提鲜。美国 FDA 不许含这类配料的食品标“无味精”。`,
      en: `True, but it may mislead: no MSG is listed, and yet ${names.en} contains glutamate by nature and tastes as savoury. In the US the FDA allows no "No MSG" on foods with such ingredients.`,
    },
    ...onLabel(context, hits),
  )
  return true
}

import type { Heard } from '../../understanding/heard.ts'
import { amountText } from '../amount-text.ts'
import { type AnswerContext, nameOf, onLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
import { sectionsOf } from '../parts/parts.ts'
import { allergenHits } from '../people/allergens.ts'

const asksHalf =
  /(?:有|占|到|够|过|是)(?:没有|不到|不够)?(?:了|到)?一半|过半|大半|一半以上|\b(?:at least|more than|over|even|about|nearly|up to|is (?:it|this|that)) (?:a )?half\b(?! (?:a|an|the)\b)|\bhalf of it\b/
const HALF = 50

/** Is half of it fish: by the share that the label declares, else by its place, for what is not first is no more than half; false where that was not asked of one thing of the list. */
export const tellHalfOfIt = (heard: Heard, context: AnswerContext): boolean => {
  const { text, who, subjects, kinds, nutrients } = heard
  if (!asksHalf.test(text) || who || nutrients.length > 0) return false
  const top = (context.result?.ingredients ?? []).filter(({ role }) => role === undefined)
  const named = new Set([
    ...subjects.flatMap(({ index }) => index ?? []),
    ...(subjects.length === 0
      ? kinds.flatMap(kind => [...hitsOf(kind, context), ...allergenHits(kind, context)])
      : []),
  ])
  const all = [...named].filter(index => context.flat[index]?.role === undefined)
  const outer = all.filter(index => top.some(one => one === context.flat[index]))
  const [index] = outer.length === 1 ? outer : all
  const one = index === undefined ? undefined : context.flat[index]
  if (!one || index === undefined || (all.length > 1 && outer.length !== 1)) return false
  const cited = onLabel(context, [index])
  const { zh, en } = nameOf(one)
  const at = top.indexOf(one)
  const share = one.amount?.unit === '%' ? one.amount : undefined
  if (share) {
    const printed = amountText(share)
    const isLeast = share.bound === 'atLeast' && share.value < HALF && at < 1
    const [verdictZh, verdictEn] =
      share.value >= HALF
        ? ['有一半', 'Yes, half or more']
        : isLeast
          ? ['不一定', 'Not for certain']
          : ['没有一半', 'No, not half']
    context.reply.say(
      {
        zh: `${verdictZh}：标签写明${zh}占 ${printed.zh}。`,
        en: `${verdictEn}: the label declares ${en} at ${printed.en}.`,
      },
      ...cited,
    )
    return true
  }
  if (at < 1 || sectionsOf(context).length > 0) return false
  const before = nameOf(top[0] ?? one)
  context.reply.say(
    {
      zh: `不会过半：它排第 ${at + 1}，${before.zh}排在前面，加得不比它少；占多少标签没有写。`,
      en: `No more than half: it is number ${at + 1}, with no less ${before.en} before it; its share is not stated.`,
    },
    ...cited,
  )
  return true
}

import { amountAsked, portionOfTable } from '../../entities/amounts/amount-asked.ts'
import { foldedLabel } from '../../entities/per-label.ts'
import { portionIn } from '../../entities/pieces.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, orWhole, sizesOf, wholeLabel } from '../answer-context.ts'
import { factStated } from '../label/facts.ts'

const asksPortions =
  /\bhow many (?:servings?|portions?|serves)\b(?!.{0,24}\b(?:a|per|each|every|one) (?:day|week)\b)|(?:有|含|装|分|是|装了)(?:几|多少)(?:人)?份|(?:几|多少)人份/
const ofEating = /能吃|可以吃|该吃|\b(?:can|could|should|may) (?:i|he|she|we|they|you)\b|\beat\b/
const printedPortions =
  /(?:servings?|serves) per (?:container|pack(?:age|et)?|bag|box|bottle|can|tub)[ :]*(?:about )?\d+(?:\.\d+)?|(?:about )?\d+(?:\.\d+)? servings? per (?:container|pack(?:age)?)|\bserves \d+|(?:本|每)(?:包装?|盒|袋|罐|瓶)(?:共|内)?[含有]\s?\d+\s?份|\d+人份/

/** How many portions the pack has: as it prints them, else its content by the portion of its table; false where that was not asked, or neither is known. */
export const tellPortionsOfPack = (
  { text, nutrients, who }: Pick<Heard, 'text' | 'nutrients' | 'who'>,
  context: AnswerContext,
): boolean => {
  if (!asksPortions.test(text) || ofEating.test(text) || nutrients.length > 0 || who) return false
  const label = context.asked.label?.text ?? ''
  const words = printedPortions.exec(foldedLabel(label))?.[0]
  const cited = orWhole(context, wholeLabel(context))
  if (words) {
    context.reply.say(
      { zh: `标签写着“${words.trim()}”。`, en: `The label says "${words.trim()}".` },
      ...cited,
    )
    return true
  }
  const portion = portionOfTable(context.result?.nutrition) ?? portionIn(label)
  const pack = context.result?.nutrition?.pack
  if (!portion || !pack || portion.unit !== pack.unit || pack.value < portion.value) return false
  const many = Math.round((pack.value / portion.value) * 10) / 10
  context.reply.say(
    {
      zh: `约 ${many} 份：整包 ${pack.value} ${pack.unit}，每份 ${portion.value} ${portion.unit}。`,
      en: `About ${many}: the pack has ${pack.value} ${pack.unit}, a portion is ${portion.value} ${portion.unit}.`,
    },
    ...cited,
  )
  return true
}

const asksWeight =
  /多重|几重|(?<=[包盒袋瓶罐条根支片块个粒桶箱这它])有多少克(?=$|[呀啊呢?，,\s])|\bhow (?:heavy|much)\b.{0,30}\bweighs?\b|\bhow heavy\b|\bweight of\b/
/** How heavy one of them is, or the whole box: the weight, and not what it feeds; false where that was not asked, or the pack weighs none. */
export const tellWeight = (
  { text, nutrients, subjects }: Pick<Heard, 'text' | 'nutrients' | 'subjects'>,
  context: AnswerContext,
): boolean => {
  if (!asksWeight.test(text) || nutrients.length > 0 || subjects.length > 0) return false
  const label = context.asked.label?.text ?? ''
  const cited = orWhole(context, wholeLabel(context))
  const counted = amountAsked(text, sizesOf(context))
  const pack = context.result?.nutrition?.pack
  const isPart = counted && counted.value !== pack?.value
  if (isPart) {
    context.reply.say(
      {
        zh: `${counted.words} ${counted.value} ${counted.unit}，按标签。`,
        en: `${counted.words}: ${counted.value} ${counted.unit}, by the label.`,
      },
      ...cited,
    )
    return true
  }
  const net = factStated('net', label)
  if (!pack || !/\b(?:whole|entire|total|all)\b|整|全/.test(text)) return false
  context.reply.say(
    {
      zh: `${pack.value} ${pack.unit}${net && !net.includes(String(pack.value)) ? `（标签写着“${net}”）` : ''}，净含量。`,
      en: `${pack.value} ${pack.unit} net${net && !net.includes(String(pack.value)) ? ` (the label says "${net}")` : ''}.`,
    },
    ...cited,
  )
  return true
}

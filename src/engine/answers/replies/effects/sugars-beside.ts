import { sugarKind } from '../../entities/kinds.ts'
import { type AnswerContext, namesOf, onLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'

const ofWhole =
  /都是|全是|全靠|只有|所以|是不是就|(?<!不)(?:能|可以)(?:放心|随便|多)?[吃喝]|\b(?:all (?:sweeteners?|fake)|only sweeten\w*|just sweeten\w*|so (?:it|that|i|no)|can (?:i|he|she) (?:eat|have|drink))\b/
/** May he have it, for it is all sweeteners: asked of the food, and not of the sweeteners. */
export const asksOfWhole = (text: string): boolean => ofWhole.test(text)

/** What of sugars the list has beside its sweeteners; says nothing where it has none. */
export const saySugarsBeside = (context: AnswerContext): void => {
  const hits = hitsOf(sugarKind, context).slice(0, 4)
  if (hits.length === 0) return
  const names = namesOf(hits, context)
  context.reply.say(
    {
      zh: `不能这么说：配料里不只有甜味剂，还有${names.zh}，会升血糖。`,
      en: `Not so: beside sweeteners the list has ${names.en}, which raises blood sugar.`,
    },
    ...onLabel(context, hits),
  )
}

import { sugarKind, sweetenerKind } from '../../entities/kinds.ts'
import { type AnswerContext, knownOf, namesOf, onLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'

const asksDrink = /喝|饮料|\bdrink/
/** What to drink instead: of a drink with sugar or sweeteners. */
export const tellOtherDrink = (context: AnswerContext): boolean => {
  const hits = [...hitsOf(sugarKind, context), ...hitsOf(sweetenerKind, context)]
  const isDrink = context.result?.nutrition?.pack?.unit === 'ml' || knownOf(context)?.basis === 'ml'
  if (hits.length === 0 || !isDrink || !(asksDrink.test(context.text) || /instead|换/.test(context.text)))
    return false
  const names = namesOf(hits, context)
  context.reply.say(
    {
      zh: `换白开水或不加糖的茶；这一款的甜来自${names.zh}。`,
      en: `Water or unsweetened tea; what makes this one sweet is ${names.en}.`,
    },
    ...onLabel(context, hits),
  )
  return true
}

/** No drinks with sweeteners, so what else: what to look for, and what has neither them nor sugar. */
export const tellWithoutSweetener = (context: AnswerContext): boolean => {
  const hits = hitsOf(sweetenerKind, context)
  if (!/喝|饮料|\bdrinks?\b/.test(context.text) || hits.length === 0) return false
  const names = namesOf(hits, context)
  context.reply.say(
    {
      zh: `换白开水或不加糖的茶：没有甜味剂，也没有添加糖。买别的先看配料表里有没有甜味剂，这份有：${names.zh}。`,
      en: `Water or unsweetened tea: no sweeteners and no added sugar. Of anything else look for sweeteners in the list; this one has ${names.en}.`,
    },
    ...onLabel(context, hits),
  )
  return true
}

import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import type { Bilingual } from '../../../result.ts'
import { sugarKind } from '../../entities/kinds.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

const asksJust =
  /\b(?:just|basically|only|simply|merely|another (?:word|name) for|fancy (?:word|name) for|code for|nothing but|pretty much)\b[^\d]{0,24}\bsugar|\bsugar\b.{0,12}\b(?:by|under) another name\b|(?:不就是|说白了|其实就是|无非是?|等于就是|不过是|换个?名字的?)[^，。]{0,6}糖|糖[^，。]{0,4}换个?(?:名字|说法)/
/** Fruit that sweetens, which no law counts as added sugar. */
const sweetFruit = /\bdates?\b|枣|果汁|果泥|\b(?:juice|puree|raisins?|figs?|prunes?)\b/i

/** kJ of a gram of sugars, by the EU's and China's rules for tables. */
const kJOfSugar = 17
const mostly = 50
const partly = 20

const leadOf = (share: number): Bilingual => {
  if (share >= mostly) return { zh: '大部分是', en: 'Mostly, yes' }
  return share >= partly ? { zh: '有一部分是', en: 'Partly' } : { zh: '主要不是', en: 'Not mainly' }
}

/** Natural energy, is that not just sugar: how much of the energy the sugars give, and what is sweet in it; false where that was not asked. */
export const tellJustSugar = ({ text, who, subjects }: Heard, context: AnswerContext): boolean => {
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  const [sugars, energy] = [known?.of.sugars, known?.of.energy]
  // Is maltitol not just sugar: of the maltitol.
  if (subjects.some(({ entry }) => entry)) return false
  if (who || !asksJust.test(text) || !known || sugars === undefined || !energy) return false
  const share = Math.round((sugars * kJOfSugar * 100) / energy)
  const sweet = new Set([
    ...hitsOf(sugarKind, context),
    ...context.flat.flatMap(({ name, role }, index) =>
      role === undefined && sweetFruit.test(name) ? [index] : [],
    ),
  ])
  const hits = [...sweet].sort((a, b) => a - b).slice(0, 5)
  const names = namesOf(hits, context)
  const lead = leadOf(share)
  const grams = Math.round(sugars * 10) / 10
  const ofEnergy = /energy|能量/.test(text)
  context.reply.say(
    {
      zh: `${lead.zh}：每100 ${known.basis}有糖 ${grams} g，占能量的 ${share}%${hits.length > 0 ? `，来自${names.zh}` : ''}${ofEnergy ? '；“能量”只是热量的意思' : ''}。`,
      en: `${lead.en}: ${grams} g of sugars in 100 ${known.basis} give ${share} % of the energy${hits.length > 0 ? `, from ${names.en}` : ''}${ofEnergy ? '; "energy" only means calories' : ''}.`,
    },
    ...onLabel(context, hits),
    tableCitation,
  )
  return true
}

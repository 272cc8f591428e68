import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel } from '../../answer-context.ts'
import { judgeDiet } from '../diets.ts'

const ofAlcohol = /酒精|乙醇|含酒|\balcohol|\bethanol\b/
const ofFlavouring = /香精|香料|香草精|\bflavou?r|\bvanilla\b|\bextract\b/
const isFlavouring = /香精|香料|香草精|\bflavou?rings?\b|\bvanilla extract\b/i

const isAlcohol = /酒(?!石)|乙醇|\b(?:alcohol|ethanol|wine|beer|rum|brandy|sake|liqueur|whisk(?:e?y))\b/i

/** Is there alcohol in the flavouring: labels do not name its solvent; false where that was not asked. */
export const tellAlcoholOfFlavouring = ({ text, who }: Heard, context: AnswerContext): boolean => {
  if (!ofAlcohol.test(text) || !ofFlavouring.test(text)) return false
  const hits = context.flat.flatMap(({ name, role, kind }, index) =>
    role === undefined && (kind === 'flavouring' || isFlavouring.test(name)) ? [index] : [],
  )
  const isListed = context.flat.some(({ name, role }) => role === undefined && isAlcohol.test(name))
  if (hits.length === 0 || isListed) return false
  const halal = { zh: '清真饮食', en: 'halal diets' }
  if (who?.diets.includes('halal')) judgeDiet('halal', halal, context)
  const names = namesOf(hits, context)
  context.reply.say(
    {
      zh: `没有列出酒精，但${names.zh}用什么溶剂标签不写，可能是酒精，也可能不是；要避开酒精请问厂家或看认证。`,
      en: `No alcohol is named in the list, but the label does not state the solvent of its flavourings (${names.en}), which may or may not be alcohol; to avoid it ask the maker or look for a certificate.`,
    },
    ...onLabel(context, hits),
  )
  return true
}

import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel } from '../answer-context.ts'
import { judgeDiet } from './diets.ts'
import { leads } from './leads.ts'

const ofAlcohol = /酒精|乙醇|含酒|\balcohol|\bethanol\b/
const ofFlavouring = /香精|香料|香草精|\bflavou?r|\bvanilla\b|\bextract\b/
const isFlavouring = /香精|香料|香草精|\bflavou?rings?\b|\bvanilla extract\b/i

/** Is there alcohol in the flavouring: labels do not name its solvent; false where that was not asked. */
export const tellAlcoholOfFlavouring = ({ text, who }: Heard, context: AnswerContext): boolean => {
  if (!ofAlcohol.test(text) || !ofFlavouring.test(text)) return false
  const hits = context.flat.flatMap(({ name, role, kind }, index) =>
    role === undefined && (kind === 'flavouring' || isFlavouring.test(name)) ? [index] : [],
  )
  if (hits.length === 0) return false
  if (who?.diet === 'halal') judgeDiet('halal', who, context)
  const names = namesOf(hits, context)
  const lead = context.reply.hasBegun()
    ? { zh: '', en: '' }
    : { zh: `${leads.depends.zh}：`, en: `${leads.depends.en}: ` }
  context.reply.say(
    {
      zh: `${lead.zh}${names.zh}用什么溶剂标签不写，可能是酒精，也可能不是；要避开酒精请问厂家或看认证。`,
      en: `${lead.en}${names.en}: the label does not name the solvent, which may or may not be alcohol; to avoid it ask the maker or look for a certificate.`,
    },
    ...onLabel(context, hits),
  )
  return true
}

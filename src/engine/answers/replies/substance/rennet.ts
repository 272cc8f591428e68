import { explainTerm, termIn } from '../../entities/terms.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel, sayQuoted, wholeLabel } from '../answer-context.ts'
import { claimOfDiet } from '../people/diets.ts'

const ofRennet = /凝乳酶|\brennet\b/
const ofGelatine = /明胶|吉利丁|\bgelatine?\b/

/** Is there rennet in it, or gelatine: that no label names rennet, what the pack says of vegetarians, and whether gelatine is listed. */
export const tellRennet = ({ text }: Heard, context: AnswerContext): boolean => {
  const term = ofRennet.test(text) ? termIn(text) : null
  if (!term || context.flat.length === 0) return false
  explainTerm(term, context)
  const claim = claimOfDiet('vegetarian', context)
  if (claim) sayQuoted(claim, context)
  if (!ofGelatine.test(text)) return true
  const hits = context.flat.flatMap(({ name, role }, index) =>
    role === undefined && ofGelatine.test(name.toLowerCase()) ? [index] : [],
  )
  const names = namesOf(hits, context)
  context.reply.say(
    hits.length > 0
      ? { zh: `列出了明胶：${names.zh}。`, en: `Gelatine is listed: ${names.en}.` }
      : { zh: '没有识别到明胶：不在这份配料表里。', en: 'No gelatine was recognised on this label.' },
    ...(hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
  )
  return true
}

import { fold } from '../../../text/normalize.ts'
import { explainTerm, termIn } from '../../entities/terms.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel, sayQuoted, wholeLabel } from '../answer-context.ts'
import { claimOfDiet } from '../people/diets.ts'

const ofRennet = /凝乳酶|\brennet\b/
const ofGelatine = /明胶|吉利丁|\bgelatine?\b/

const ofAnimals =
  /\b(?:animal|calf|calves|lamb|kid|veal|bovine) rennet|(?:动物|小?牛|小?羊|犊牛)[^，,]{0,4}凝乳酶/
const ofNoAnimal =
  /\b(?:microbial|vegetable|vegetarian|non[- ]animal|plant|fungal) rennet|(?:微生物|植物|真菌|发酵)[^，,]{0,4}凝乳酶/

/** Rennet of which the list states the source: of animals, or not; false where it states none. */
const tellStatedRennet = (context: AnswerContext): boolean => {
  const hitsOf = (is: RegExp) =>
    context.flat.flatMap(({ name, role }, index) =>
      role === undefined && is.test(fold(name).text) ? [index] : [],
    )
  const [animal, other] = [hitsOf(ofAnimals), hitsOf(ofNoAnimal)]
  if (animal.length + other.length === 0) return false
  const names = namesOf(animal.length > 0 ? animal : other, context)
  context.reply.say(
    animal.length > 0
      ? {
          zh: `来自动物：标签写着${names.zh}，取自小牛、小羊等的胃；吃素的不行，清真要看屠宰和认证。`,
          en: `From animals: the label says ${names.en}, which is taken from the stomach of calves, lambs or kids; not vegetarian, and for halal it depends on the slaughter.`,
        }
      : {
          zh: `不来自动物：标签写着${names.zh}。`,
          en: `Not from animals: the label says ${names.en}.`,
        },
    ...onLabel(context, animal.length > 0 ? animal : other),
  )
  return true
}

/** Is there rennet in it, or gelatine: that no label names rennet, what the pack says of vegetarians, and whether gelatine is listed. */
export const tellRennet = ({ text }: Heard, context: AnswerContext): boolean => {
  const term = ofRennet.test(text) ? termIn(text) : null
  if (!term || context.flat.length === 0) return false
  if (!tellStatedRennet(context)) explainTerm(term, context)
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

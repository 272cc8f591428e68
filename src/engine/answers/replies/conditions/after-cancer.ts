import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, evidenceCitation, onLabel } from '../answer-context.ts'

const ofBowel =
  /[肠腸](?:道)?癌|(?:结|直|大)肠(?:肿瘤|恶性)|\b(?:bowel|colon|colorectal|rectal) (?:cancer|tumou?r)|\bcancer of the (?:bowel|colon)/
/** Somebody has it or had it; whether meat causes it is another question. */
const ofPatient =
  /得过|得了|患|有过|做了?(?:完)?手术|术后|切除|化疗|放疗|复查|康复|病人|老伴|我[爸妈爷奶]|爷爷|奶奶|\b(?:had|has|have|having|after|with|survivor|treated|treatment|surgery|operation|recovering|chemo|diagnosed|remission|op)\b/
const asksWhether =
  /会不会得|会得|会患|致癌|引起|导致|\bcauses?\b|\bgives? (?:you|me)\b|\bget (?:bowel|colon)\b/

/** After bowel cancer, of processed meat: IARC's class, and that the care team decides; false where it is none, or nobody had it. */
export const tellAfterBowelCancer = ({ text }: Pick<Heard, 'text'>, context: AnswerContext): boolean => {
  const meat = context.result?.reasons.find(
    ({ rule, evidence }) => /meat/.test(rule) || evidence.includes('E10'),
  )
  if (!meat || !ofBowel.test(text) || !ofPatient.test(text) || asksWhether.test(text)) return false
  context.reply.say(
    {
      zh: '最好不吃或少吃（肠癌）：这是加工肉制品，IARC（专论第 114 卷）列为 1 类，对人致癌的证据充分；治疗期间和手术后能吃什么，问主治医生或营养师。',
      en: 'Best left out, or very little (bowel cancer): this is processed meat, which IARC (Monographs 114) has in group 1, with sufficient evidence that it causes cancer in people. What to eat during and after treatment is for the care team to say.',
    },
    ...onLabel(context, meat.ingredients.slice(0, 3)),
    evidenceCitation(context, 'E10'),
  )
  return true
}

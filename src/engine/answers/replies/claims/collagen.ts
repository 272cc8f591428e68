import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, evidenceCitation, onLabel } from '../answer-context.ts'
import { amountOf } from '../order.ts'

const ofCollagen = /胶原|collagen/i
const ofSkin =
  /皮肤|肌肤|美[容白]|嫩肤|变(?:得)?(?:白|嫩|美|漂亮)|皱纹|头发|指甲|\b(?:skin|wrinkles?|hair|nails?|beauty)\b/
const ofJoints = /关节|膝盖?|骨头|\b(?:joints?|knees?)\b/

/** Does the collagen better skin or joints: what EFSA found, and how much the label declares; false where the label has none, or that was not asked. */
export const tellCollagen = ({ text, wish }: Heard, context: AnswerContext): boolean => {
  const [isOfSkin, isOfJoints] = [ofSkin.test(text), ofJoints.test(text)]
  if (!(isOfSkin || isOfJoints) || /^(?:has|list|origin|amount|order|suits)$/.test(wish)) return false
  const places = context.flat.flatMap(({ name, role }, index) =>
    role === undefined && ofCollagen.test(name.replace(/膠/g, '胶')) ? [index] : [],
  )
  if (places.length === 0) return false
  context.reply.say(
    isOfSkin
      ? {
          zh: '没有证实：EFSA（2013）审查过胶原蛋白肽和皮肤弹性，没有确认因果关系。',
          en: 'Not proven: EFSA (2013) looked at collagen peptides and skin elasticity and found no cause and effect established.',
        }
      : {
          zh: '没有证实：EFSA（2011）审查过水解胶原蛋白和关节，没有确认因果关系。',
          en: 'Not proven: EFSA (2011) looked at collagen hydrolysate and joints and found no cause and effect established.',
        },
    ...onLabel(context, places),
    evidenceCitation(context, isOfSkin ? 'E49' : 'E50'),
  )
  const declared = places.filter(index => context.flat[index]?.amount)
  if (declared.length > 0) amountOf(declared, context)
  return true
}

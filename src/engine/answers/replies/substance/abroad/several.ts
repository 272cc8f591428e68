import type { Subject } from '../../../entities/subjects.ts'
import { type AnswerContext, evidenceCitation, namesOf, onLabel } from '../../answer-context.ts'
import { inUnion, isBanAsked, isOfUnion } from './abroad.ts'

const atOf = ({ index }: Subject): number[] => (index === undefined ? [] : [index])

/** Which of several additives the European list does not have, those first, and which it has; gives back those of which it tells nothing. */
export const tellUnionOfSeveral = (
  subjects: readonly Subject[],
  context: AnswerContext,
): readonly Subject[] => {
  if (!isOfUnion(context.text)) return subjects
  const known = subjects.flatMap(subject => {
    const standing = inUnion(subject)
    return standing ? [{ subject, ...standing }] : []
  })
  const outside = known.filter(({ isListed }) => !isListed)
  const inside = known.filter(({ isListed }) => isListed)
  const isBan = isBanAsked(context.text)
  const namesOfAll = (all: typeof known) =>
    namesOf(
      all.flatMap(({ subject }) => atOf(subject)),
      context,
    )
  const [out, listed] = [namesOfAll(outside), namesOfAll(inside)]
  const numbers = outside.map(({ number }) => number).join(', ')
  const open = { zh: '能用在哪些食品、用多少另有规定', en: 'in which foods and how much is laid down there' }
  if (outside.length > 0)
    context.reply.say(
      {
        zh: `${isBan ? '' : '不是都允许：'}欧盟的准用名单（(EC) 1333/2008 附件二）里没有${out.zh}（INS ${numbers}）${inside.length > 0 ? `；有${listed.zh}，${open.zh}` : ''}。`,
        en: `${isBan ? '' : 'Not all of them: '}${isBan ? 'The' : 'the'} EU list of permitted additives ((EC) 1333/2008, annex II) does not have ${out.en} (INS ${numbers})${inside.length > 0 ? `. It has ${listed.en}; ${open.en}` : ''}.`,
      },
      ...onLabel(
        context,
        outside.flatMap(({ subject }) => atOf(subject)),
      ),
      evidenceCitation(context, 'E68'),
    )
  else if (inside.length > 0)
    context.reply.say(
      {
        zh: `${isBan ? '没有查到欧盟不准用的' : '允许（欧盟）'}：${listed.zh}${inside.length > 1 ? '都' : ''}在欧盟的准用名单里（(EC) 1333/2008 附件二）；${open.zh}。`,
        en: `${isBan ? 'None that the EU does not permit' : 'Yes, in the EU'}: ${listed.en} ${inside.length > 1 ? 'are' : 'is'} on its list of permitted additives ((EC) 1333/2008, annex II); ${open.en}.`,
      },
      ...onLabel(
        context,
        inside.flatMap(({ subject }) => atOf(subject)),
      ),
      evidenceCitation(context, 'E68'),
    )
  return subjects.filter(subject => known.every(one => one.subject !== subject))
}

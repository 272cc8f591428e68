import type { Bilingual } from '../../../result.ts'
import { type AnswerContext, orWhole, quotedWhere, wholeLabel } from '../answer-context.ts'
import { wantsCold } from '../dangers/kept-warm.ts'
import { asksRefreezing } from './where-kept.ts'

/** It lay where it should not: in the sun, in a hot car, out of the fridge. */
const isAsked =
  /(?:忘|落|放|搁|扔|留|丢)(?:在|到|进)了?.{0,4}(?:车|外面|外头|桌上|太阳)|晒(?:了|过)|(?:没|忘了?)(?:有)?(?:放|进|搁)(?:进)?冰箱|(?:常温|室温|外面|外头)(?:下)?(?:放|搁|摆)了|没有?冷藏|化(?:了|冻)|解冻(?:过|了)|\bleft (?:it |this |them )?(?:out|in (?:the|my|a) (?:\w+ )?(?:car|sun|heat|bag))|\bout of the fridge\b|\b(?:forgot|didn't|did not|wasn't|was not) .{0,12}(?:fridge|refrigerat|chill)|\b(?:thawed|defrosted|melted)\b/
const ofHeat = /车|太阳|晒|热|\b(?:car|sun|heat|hot)\b/
const wantsCool = /阳光|日晒|高温|阴凉|\bsun(?:light)?\b|\bcool\b|\bheat\b/
/** Whether a folded question speaks of food that lay warm. */
export const asksLeftOut = (text: string): boolean => isAsked.test(text)
/** Asks whether it may still be eaten. */
const isOfEating = /[吃喝]|坏|要紧|没事|\b(?:eat|drink|ok|okay|safe|fine|bad|off)\b/

const cold = (words: string): Bilingual => ({
  zh: `不建议吃：标签要求“${words}”，离开这样的条件多久还能吃，标签和我都不能担保；发软、胀气、变味的一定不要吃，孕妇、小孩和老人更不要冒险。`,
  en: `Better not: the label wants "${words}", and neither it nor I can vouch for food that was kept otherwise. If it is soft, puffed up or smells wrong, do not eat it, least of all in pregnancy, with small children or in old age.`,
})
const unstated: Bilingual = {
  zh: '看情况：这份标签没有要求冷藏，但放过热的食品标签不能担保；胀气、变味、发霉的不要吃。',
  en: 'It depends: this label wants no fridge, and yet no label vouches for food that lay in the heat. If it is puffed up, mouldy or smells wrong, do not eat it.',
}

/** Of food that lay warm: what the label wants, and that nobody can vouch for it; false where that was not asked. */
export const tellLeftOut = (context: AnswerContext): boolean => {
  if (!isAsked.test(context.text) || !isOfEating.test(context.text) || !context.asked.label?.text)
    return false
  // May it be frozen again: that the pack says.
  if (asksRefreezing(context.text)) return false
  const words =
    quotedWhere(context, wantsCold) ??
    (ofHeat.test(context.text) ? quotedWhere(context, line => wantsCool.test(line)) : undefined)
  context.reply.say(words === undefined ? unstated : cold(words), ...orWhole(context, wholeLabel(context)))
  return true
}

import type { Bilingual } from '../../../result.ts'
import { type AnswerContext, orWhole, quotedWhere, wholeLabel } from '../answer-context.ts'
import { wantsCold } from '../dangers/kept-warm.ts'
import { gloss } from './in-english.ts'
import { asksRefreezing } from './where-kept.ts'

/** It lay where it should not: in the sun, in a hot car, out of the fridge. */
const isAsked =
  /(?:忘|落|放|搁|扔|留|丢)(?:在|到|进)了?.{0,4}(?:车|外面|外头|桌上|太阳)|晒(?:了|过)|(?:没|忘了?)(?:有)?(?:放|进|搁)(?:进)?冰箱|(?:常温|室温|外面|外头)(?:下)?(?:放|搁|摆)了|没有?冷藏|化(?:了|冻)|解冻(?:过|了)|\b(?:left|sat|been|was|stood|lay|fell asleep).{0,12}\b(?:out (?:all|over|for|since)|out$|on the (?:counter|side|worktop|table|bench|porch|doorstep))|\bleft (?:it |this |them )?(?:out|in (?:the|my|a) (?:\w+ )?(?:car|sun|heat|bag))|\bout of the fridge\b|\b(?:forgot|didn't|did not|wasn't|was not) .{0,12}(?:fridge|refrigerat|chill)|\b(?:thawed|defrosted|melted)\b/
const ofHeat = /车|太阳|晒|热|\b(?:car|sun|heat|hot)\b/
const wantsCool = /阳光|日晒|高温|阴凉|\bsun(?:light)?\b|\bcool\b|\bheat\b/
/** Whether a folded question speaks of food that lay warm. */
export const asksLeftOut = (text: string): boolean => isAsked.test(text)
/** Eaten without heating it. */
const isOfRaw =
  /直接(?:凉拌|拌)?(?:来|就)?[吃食]|生吃|不(?:煮|蒸|加?热|用煮|用热)|\b(?:eat|have) (?:it |them )?(?:raw|cold|as (?:it|they) (?:is|are))\b|\bstraight (?:away|from)\b/
/** Asks whether it may still be eaten. */
const isOfEating =
  /[吃喝]|坏|要紧|没事|扔|丢|还要|\b(?:eat|drink|ok|okay|safe|fine|bad|off|bin|toss|chuck|throw|salvage\w*|still)\b/

const cold = (words: string): Bilingual => ({
  zh: `不建议吃：标签要求“${words}”，离开这样的条件多久还能吃，标签和我都不能担保；发软、胀气、变味的一定不要吃，孕妇、小孩和老人更不要冒险。`,
  en: `Better not: the label wants "${words}", and neither it nor I can vouch for food that was kept otherwise. If it is soft, puffed up or smells wrong, do not eat it, least of all in pregnancy, with small children or in old age.`,
})
const unstated: Bilingual = {
  zh: '看情况：这份标签没有要求冷藏，但放过热的食品标签不能担保；胀气、变味、发霉的不要吃。',
  en: 'It depends: this label wants no fridge, and yet no label vouches for food that lay in the heat. If it is puffed up, mouldy or smells wrong, do not eat it.',
}

const unchilled: Bilingual = {
  zh: '看情况：这份标签没有要求冷藏，没开封的照常放；开了封或做好了在外面放过夜的不要吃，胀气、变味、发霉的也不要。',
  en: 'It depends: this label wants no fridge, so a sealed pack keeps as usual. What was opened or made ready and lay out all night is for the bin, and so is what is puffed up, mouldy or smells wrong.',
}
const forbidsFridge =
  /(?:勿|不要|不可|避免|不宜)[^，。]{0,4}(?:放|入|冰箱|冷藏)|\b(?:do not|don't|never) refrigerat/
/** Forgotten out of the fridge, of food that is not to go into it. */
const withoutFridge = (words: string): Bilingual => ({
  zh: `它本来就不放冰箱：标签写着“${words}”。照它存放的照常吃；变味、发霉的不要吃。`,
  en: `It is not to go into the fridge at all: the label says "${words}"${gloss(words)}. Kept as it says it is as before; do not eat it mouldy or smelling wrong.`,
})

/** Of food that lay warm: what the label wants, and that nobody can vouch for it; false where that was not asked. */
export const tellLeftOut = (context: AnswerContext): boolean => {
  if (!isAsked.test(context.text) || !isOfEating.test(context.text) || !context.asked.label?.text)
    return false
  // May it be frozen again: that the pack says. Thawed and eaten as it is: how it has to be heated.
  if (asksRefreezing(context.text) || isOfRaw.test(context.text)) return false
  const words =
    quotedWhere(context, wantsCold) ??
    (ofHeat.test(context.text) ? quotedWhere(context, line => wantsCool.test(line)) : undefined)
  const against = ofHeat.test(context.text)
    ? undefined
    : quotedWhere(context, line => forbidsFridge.test(line))
  const untold = ofHeat.test(context.text) ? unstated : unchilled
  const said = words !== undefined ? cold(words) : against !== undefined ? withoutFridge(against) : untold
  context.reply.say(said, ...orWhole(context, wholeLabel(context)))
  return true
}

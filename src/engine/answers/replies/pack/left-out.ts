import type { Bilingual } from '../../../result.ts'
import { type AnswerContext, orWhole, quotedWhere, wholeLabel } from '../answer-context.ts'
import { factStated } from '../label/facts.ts'
import { gloss } from './in-english.ts'

/** It lay where it should not: in the sun, in a hot car, out of the fridge. */
const isAsked =
  /(?:忘|落|放|搁|扔|留|丢)(?:在|到|进)了?.{0,4}(?:车|外面|外头|桌上|太阳)|晒(?:了|过)|(?:没|忘了?)(?:有)?(?:放|进|搁)(?:进)?冰箱|(?:常温|室温|外面|外头)(?:下)?(?:放|搁|摆)了|没有?冷藏|化(?:了|冻)|解冻(?:过|了)|\bleft (?:it |this |them )?(?:out|in (?:the|my|a) (?:\w+ )?(?:car|sun|heat|bag))|\bout of the fridge\b|\b(?:forgot|didn't|did not|wasn't|was not) .{0,12}(?:fridge|refrigerat|chill)|\b(?:thawed|defrosted|melted)\b/
const wantsCold =
  /冷藏|冷冻|冷凍|[-－–]\s?18|[0-8]\s?[~～\-－–至到]\s?1?\d\s?(?:℃|°\s?c)|refrigerat|keep (?:chilled|frozen|cold)|\bfrozen\b|\bchilled\b|\bfridge\b/i
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

const asksToKeepWarm =
  /常温|室温|(?:不|没(?:有)?|冇)(?:放|进|有|摆|搁|入)?(?:冰箱|雪[柜櫃]|冷藏)|冰箱(?:满|坏|放不下)|灶台|台面|桌上|[柜櫃]子|橱[柜櫃]|储藏间|(?:[背书]|放|装|带|搁)(?:在|进)?.{0,2}包[里裡裏]|带(?:上|去|到|着).{0,6}(?:车|火车|高铁|路)|\b(?:no|without an?y?|not in the) fridge\b|room temp|unrefrigerated|\bout of the fridge\b|\bunchilled\b|\b(?:counter|cupboard|pantry|worktop)\b|\b(?:keep|carry|take|pack|leave|store)\b.{0,40}\b(?:my|a|the) (?:bag|backpack|car)\b/
const asksPermission =
  /行[吗么不嘛]?|得不得|可以|能不?能|能[放存带搁]|得唔得|[吗嘛]|会不会坏|\b(?:can|may|could|is it|ok(?:ay)?|fine|safe|alright)\b/
const isOpened =
  /[开拆][了封盖罐袋瓶盒]|开.{0,3}盖|打开|\bopen(?:ed|ing)\b|\bopen (?:jar|bottle|pack|packet|bag|tub|tin|can|carton|one)\b/
/** Cold because it tastes better. */
const isTaste = /更佳|更好|风味|口感|best (?:served|enjoyed)|serve|taste/
const onceOpened = /开[封启盖罐袋瓶盒]之?后|once open(?:ed)?\b|after opening/
const wantsColdFolded =
  /冷藏|冷冻|冻藏|- ?18|[0-8] ?(?:℃|°c)? ?[~-] ?1?\d ?(?:℃|°c|度)|refrigerat|keep (?:chilled|frozen|cold)|\bfrozen\b|\bfridge\b/

/** May it be kept without a fridge: no where the pack wants cold, and the days it names are days of that; false where that was not asked. */
export const tellKeptWarm = (context: AnswerContext): boolean => {
  const { text, asked, reply } = context
  const label = asked.label?.text
  if (label === undefined || !asksToKeepWarm.test(text) || !asksPermission.test(text)) return false
  // 置于阴凉干燥处，开封后冷藏: of an opened pack its own clause, of a whole one the others.
  const clauses = (folded: string) =>
    folded.split(/[，,；;]/).filter(one => onceOpened.test(one) === isOpened.test(text) && !isTaste.test(one))
  const isOfKeeping = (folded: string) => !/^(?:配料|ingredients)/.test(folded)
  const cold = quotedWhere(
    context,
    folded => isOfKeeping(folded) && clauses(folded).some(one => wantsColdFolded.test(one)),
  )
  const always = quotedWhere(
    context,
    folded =>
      isOfKeeping(folded) &&
      folded
        .split(/[，,；;]/)
        .some(one => !onceOpened.test(one) && !isTaste.test(one) && wantsColdFolded.test(one)),
  )
  const words = cold ?? always
  if (words) {
    const days = factStated('shelf_life', label).replace(/~/g, '～')
    const of = days && !words.includes(days) && !isOpened.test(text)
    reply.say(
      {
        zh: `不行：标签写着“${words.replace(/~/g, '～')}”${of ? `；保质期 ${days} 是照这样存放的` : ''}。离开冷藏还能放多久，标签没有写，不要冒险。`,
        en: `No: the label says "${words.replace(/~/g, '～')}"${gloss(words)}${of ? `; its shelf life (${days}${gloss(days)}) is for food kept so` : ''}. How long it keeps otherwise the label does not say; do not risk it.`,
      },
      ...orWhole(context, wholeLabel(context)),
    )
    return true
  }
  const stated = factStated('storage', label).replace(/~/g, '～')
  if (!stated) return false
  reply.say(
    {
      zh: `标签没有要求冷藏，写的是“${stated}”；照它存放，胀气、变味、发霉的不要吃。`,
      en: `The label wants no fridge; it says "${stated}"${gloss(stated)}. Keep it so, and do not eat it puffed up, mouldy or smelling wrong.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}

/** Of food that lay warm: what the label wants, and that nobody can vouch for it; false where that was not asked. */
export const tellLeftOut = (context: AnswerContext): boolean => {
  if (!isAsked.test(context.text) || !isOfEating.test(context.text) || !context.asked.label?.text)
    return false
  const words = quotedWhere(context, line => wantsCold.test(line))
  context.reply.say(words === undefined ? unstated : cold(words), ...orWhole(context, wholeLabel(context)))
  return true
}

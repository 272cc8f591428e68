import { nutrientsIn } from '../../../nutrition/nutrient-words.ts'
import { fold } from '../../../text/normalize.ts'
import { unbroken } from '../../text/printed-lines.ts'
import { type AnswerContext, isTitle, orWhole, wholeLabel } from '../answer-context.ts'
import { wantsCold } from '../dangers/kept-warm.ts'
import { factStated, ofOpened } from '../label/facts.ts'
import { gloss } from './in-english.ts'

/** May it stand where it is warm: on the counter, in a bag, out of the fridge. */
const asksWarm =
  /常温|室温|灶台|台面|橱[柜櫃]|[柜櫃]子|桌上|窗台|阳台|车[里上]|抽屉|储藏[间室]|(?:不|没(?:有)?|冇)(?:用)?(?:放进|放|进|有|摆|搁|入)?(?:冰箱|雪[柜櫃]|冷藏)|冰箱(?:满|坏|放不下)|(?:[背书]|放|装|带|搁)(?:在|进)?.{0,2}包[里裡裏]|行李|托运|寄舱|野餐|(?:便当|饭盒|午餐盒)[^，。]{0,8}(?:坏|冰|放|中午|常温)|带(?:上|去|到|着).{0,6}(?:车|火车|高铁|路|山|露营)|\b(?:no|without (?:an?y?|the)?|not in the|out of the) ?(?:fridge|refrigerat)|\broom temp|unrefrigerated|\bunchilled\b|\bin (?:my|the|a|his|her) (?:\w+ )?(?:bag|backpack|car|desk|drawer|cupboard|pantry|suitcase|luggage)\b|\blunch ?box\b.{0,40}\b(?:till|until|hours?|noon|ice|fridge|warm|go off|spoil)\b|\bno (?:ice|cool) ?(?:pack|bag)\b|\bpicnic\b|\bcamping\b|\bon the (?:counter|shelf|side|worktop)\b|\b(?:keep|carry|take|pack|leave|store)\b.{0,40}\b(?:my|a|the) (?:bag|backpack|suitcase|luggage|car)\b/
/** Or in the fridge, which is warm for what has to be frozen. */
const asksChilled =
  /冷藏(?:室|格|层)|(?:冰箱|雪柜)上层|(?:放|搁|存)冷藏|(?:只有|只能|没有?冷冻)[^，。]{0,4}冷藏|没有?冷冻|\bin the fridge\b(?! or)|\bno freezer\b|\bonly (?:have |got )?a fridge\b/
const refreezing =
  /再(?:次)?(?:冷)?冻|重新(?:冷)?冻|冻回去|放[回返](?:入)?(?:冷冻|冰)|refreez|re-freez|\bfreez(?:e|ing) (?:it |them )?again|\bback in(?:to)? (?:the )?freezer/
/** Whether a folded question is whether food may be frozen again. */
export const asksRefreezing = (text: string): boolean => refreezing.test(text)
const asksMay =
  /行[吗么不嘛]|[会能]不[会能]|可不可以|可唔可以|可以|得唔得|能不能|能|会不会坏|[吗么嘛呢]$|\b(?:ok|okay|fine|safe|alright|can|may|could|should|is it|will it|go off|spoil)\b|\bdo i need\b/
const asksOpened =
  /(?<![没未])[开拆](?:[了咗](?!吗)|过?.{0,3}[封盖罐袋瓶盒包])|(?<![没未])打开|(?<!not |un)\bopen(?:ed|ing)\b|\bopen (?:jar|bottle|pack|packet|bag|tub|tin|can|carton|one)\b/

const wantsFrozen = /冷冻|冷凍|[-－–]\s?18|\bfrozen\b|\bfreezer\b/
const forbidsRefreezing =
  /(?:切勿|请勿|請勿|不要|不可|不宜|不得|勿)[^。.;；]{0,12}(?:再|重复|重複|重新)|\b(?:do not|don't|never)\b[^.;]{0,20}\bre-?freez/
const inSun = /太阳|晒|\bsun\b/
const outOfSun = /避光|日[晒光]|阳光|sunlight|\bsun\b/
const isList = /^\s*(?:配料|成[分份]|原料|ingredients)/i

/** The first clause of the pack that is accepted, as it is printed. */
const clauseWhere = (accept: (folded: string) => boolean, context: AnswerContext): string | undefined =>
  unbroken(context.asked.label?.text ?? '')
    .split('\n')
    .filter(line => !isList.test(line))
    .flatMap(line => line.split(/[。；;]|(?<!opened|opening|[后後])[,，]|\.\s|\s(?=[^\s:：]{2,6}[:：])/))
    .map(words => words.trim().replace(/^[^:：]{2,8}[:：]\s*/, ''))
    .find(words => !isTitle(fold(words).text, context) && accept(words.toLowerCase()))

/**
 * May it be kept warm, or frozen again: no, where the pack wants cold or forbids it, and the days it names are days of that; false where that
 * was not asked, or the pack says nothing of it.
 */
export const tellWhereKept = (context: AnswerContext): boolean => {
  const { text, reply, asked } = context
  // How much sugar do I get in a bag: no bag to keep it in.
  if (/多少|\bhow (?:much|many)\b/.test(text) && nutrientsIn(text).length > 0) return false
  if (!asksMay.test(text) || !asked.label?.text) return false
  const cited = orWhole(context, wholeLabel(context))
  const forbidden = asksRefreezing(text)
    ? clauseWhere(words => forbidsRefreezing.test(words), context)
    : undefined
  if (forbidden) {
    reply.say(
      { zh: `不行：标签写着“${forbidden}”。`, en: `No: the label says "${forbidden}"${gloss(forbidden)}.` },
      ...cited,
    )
    return true
  }
  // May it be frozen again, of a pack that says nothing of that: no question for the fridge.
  if (asksRefreezing(text)) return false
  const isChilled = asksChilled.test(text)
  if (!isChilled && !asksWarm.test(text)) return false
  const isOpened = asksOpened.test(text)
  const isWanted = (words: string) => wantsCold(fold(words).text) && (!isChilled || wantsFrozen.test(words))
  // 置于阴凉干燥处，开封后冷藏: of an opened pack its own clause first, of a whole one only the others.
  const wanted =
    (isOpened ? clauseWhere(words => isWanted(words) && ofOpened.test(words), context) : undefined) ??
    clauseWhere(words => isWanted(words) && !ofOpened.test(words), context)
  const stated = factStated('storage', asked.label.text).replace(/~/g, '～')
  if (wanted) {
    const days = isOpened ? '' : factStated('shelf_life', asked.label.text).replace(/~/g, '～')
    reply.say(
      {
        zh: `不行：标签写着“${wanted}”${days ? `；保质期 ${days} 是照这样存放的` : ''}。不照这样放能放多久，标签没有写，不要冒险。`,
        en: `No: the label says "${wanted}"${gloss(wanted)}${days ? `; its shelf life (${days}${gloss(days)}) is for food kept so` : ''}. How long it keeps otherwise the label does not say; do not risk it.`,
      },
      ...cited,
    )
    return true
  }
  if (isChilled || !stated) return false
  // Kept out of the sun by its pack, and taken into it: that is told of the sun.
  if (inSun.test(text) && outOfSun.test(fold(stated).text)) return false
  if (ofOpened.test(stated) && wantsCold(fold(stated).text) && !isOpened) {
    reply.say(
      {
        zh: `没开封的标签没有要求冷藏，开了要：写的是“${stated}”。胀气、变味、发霉的不要吃。`,
        en: `Unopened the label wants no fridge, opened it does: it says "${stated}"${gloss(stated)}. Do not eat it puffed up, mouldy or smelling wrong.`,
      },
      ...cited,
    )
    return true
  }
  reply.say(
    {
      zh: `标签没有要求冷藏，写的是“${stated}”；照它存放，胀气、变味、发霉的不要吃。`,
      en: `The label wants no fridge; it says "${stated}"${gloss(stated)}. Keep it so, and do not eat it puffed up, mouldy or smelling wrong.`,
    },
    ...cited,
  )
  return true
}

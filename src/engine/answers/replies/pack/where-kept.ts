import { type AnswerContext, orWhole, wholeLabel } from '../answer-context.ts'

/** May it stand where it is warm: on the counter, in a bag, out of the fridge. */
const asksWarm =
  /常温|室温|灶台|橱柜|柜子|桌上|窗台|阳台|车[里上]|包里|抽屉|储藏[间室]|没(?:有|进|放|放进)?冰箱|不(?:用)?(?:放|进)?(?:冰箱|冷藏)|\bno fridge\b|\bwithout (?:a |the )?(?:fridge|refrigerat)|\bout of the fridge\b|\broom temperature\b|\bin (?:my|the|a) (?:\w+ )?(?:bag|backpack|car|desk|drawer|cupboard|pantry)\b|\bon the (?:counter|shelf|side)\b/
const asksChilled = /冷藏(?:室|格|层)|冰箱上层|(?:放|搁|存)冷藏|\bin the fridge\b(?! or)/
const wantsFrozen = /冷冻|冷凍|[-－–]\s?18|\bfrozen\b|\bfreezer\b/
const asksRefreezing =
  /再(?:次)?(?:冷)?冻|重新(?:冷)?冻|冻回去|放回(?:冷冻|冰)|refreez|re-freez|\bback in(?:to)? the freezer/
const asksMay =
  /行[吗不么]|可不可以|可以|能不能|能|[吗么呢]$|\b(?:ok|okay|fine|safe|can|may|could|should)\b|\bdo i need\b/
const asksOpened = /(?<![没未])开(?:了|过)?[封盖罐袋瓶盒包]|(?<!not |un)\bopened\b|\bopening\b/
const wantsCold =
  /冷藏|冷冻|[-－–]\s?18|[0-8]\s?℃?\s?[~～\-－–至到]\s?1?\d\s?(?:℃|°\s?c)|refrigerat|keep (?:chilled|frozen|cold)|\bfridge\b/
const onceOpened = /开(?:启|封|盖|罐|袋|瓶|盒|包)|\bopen/
const forbidsRefreezing =
  /(?:切勿|请勿|不要|不可|不宜|不得|勿)[^。.;；]{0,12}(?:再|重复|重新)|\b(?:do not|don't|never)\b[^.;]{0,20}\bre-?freez/

const isList = /^\s*(?:配料|成[分份]|原料|ingredients)/i

/** The first clause of the pack that is accepted, as it is printed. */
const clauseWhere = (accept: (folded: string) => boolean, context: AnswerContext): string | undefined =>
  (context.asked.label?.text ?? '')
    .split('\n')
    .filter(line => !isList.test(line))
    .flatMap(line => line.split(/[。；;,，]|\.\s|\s(?=[^\s:：]{2,6}[:：])/))
    .map(words => words.trim().replace(/^[^:：]{2,8}[:：]\s*/, ''))
    .find(words => accept(words.toLowerCase()))

/** May it be kept warm, or frozen again: no, where the pack wants or forbids it; false where that was not asked, or the pack is silent. */
export const tellWhereKept = (context: AnswerContext): boolean => {
  const { text, reply } = context
  if (!asksMay.test(text)) return false
  const forbidden = asksRefreezing.test(text)
    ? clauseWhere(words => forbidsRefreezing.test(words), context)
    : undefined
  if (forbidden) {
    reply.say(
      { zh: `不行：标签写着“${forbidden}”。`, en: `No: the label says "${forbidden}".` },
      ...orWhole(context, wholeLabel(context)),
    )
    return true
  }
  // The fridge is warm for what has to be frozen.
  const isChilled = asksChilled.test(text)
  if (!isChilled && !asksWarm.test(text)) return false
  const isOpened = asksOpened.test(text)
  const wanted = clauseWhere(
    words => (isChilled ? wantsFrozen : wantsCold).test(words) && (isOpened || !onceOpened.test(words)),
    context,
  )
  if (!wanted) return false
  reply.say(
    {
      zh: `不行：标签要求“${wanted}”，离开这样的条件能放多久，标签和我都不能担保。`,
      en: `No: the label wants "${wanted}", and neither it nor I can vouch for how long it keeps otherwise.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}

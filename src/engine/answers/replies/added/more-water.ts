import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, wholeLabel } from '../answer-context.ts'

const moreWater =
  /(?:兑|加|放|冲|多|掺|沖)[^，。?]{0,4}水[^，。?]{0,5}(?:多|稀|淡)|(?:多|再|少)(?:加|兑|放|冲|掺)(?:点|些|啲|一点|一些|几倍)?(?:热|开|冷|白)?水|(?:冲|兑|泡)(?:得)?(?:稀|淡)(?:一?点|些|啲)|稀释|\b(?:more|extra|double the|twice the|lots of|loads of) water\b|\bwater(?:ing)? (?:it|this|them) down\b|\bdilut(?:e|ed|ing)\b(?: (?:it|this))?(?: more)?/
const asksLess =
  /(?:糖|甜|盐|咸|钠|咖啡因|热量|卡路里|血糖|酒精)[^，。?]{0,8}(?:少|低|降|减|没了|健康)|(?:少|低|降|减)[^，。?]{0,5}(?:糖|甜|盐|咸|钠|咖啡因|热量|血糖)|没那么(?:甜|咸)|\b(?:less|lower|fewer|reduce\w*|cut|halve\w*|not as much)\b.{0,20}\b(?:sugars?|salt|salty|sodium|caffeine|calories|sweet|carbs)\b|\b(?:sugars?|salt|sodium|caffeine|calories|carbs)\b.{0,16}\b(?:less|lower|down|reduce\w*)\b/

/** More water, and less sugar in it: it is only weaker, for the packet is all in the cup; false where that was not asked. */
export const tellMoreWater = ({ text }: Heard, context: AnswerContext): boolean => {
  if (!moreWater.test(text) || !asksLess.test(text) || context.flat.length === 0) return false
  context.reply.say(
    {
      zh: '不会少：多加水只是味道变淡，放进去的糖、盐、咖啡因和热量都还在杯里，全喝完就是那么多；要少，就少放一些或别喝完。',
      en: 'No, not less: more water only makes it weaker; the sugar, salt, caffeine and energy of what you put in are all in the cup. For less, use less of it or leave some.',
    },
    ...wholeLabel(context),
  )
  return true
}

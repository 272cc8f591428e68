import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, orWhole, wholeLabel } from '../../answer-context.ts'
import { gloss } from '../../pack/in-english.ts'
import { sentencesOf } from '../../pack/printed.ts'

const made =
  /(?:冲|泡|煮|蒸|调|热|兑)(?:好|完|多|开|了|出来|成)|热一?热|糊糊|没[吃喝]完的?(?:米?糊|粥|奶)|\b(?:fed|feeding|finish\w*|made|mixed|prepared|heated|cooked)\b(?! (?:of|from|with|in))/
const leftOver =
  /剩|[吃喝](?:不|没)(?:完|了|下)|不(?:肯|想|要)?[吃喝]了|下一?[顿餐]|\b(?:left ?overs?|left|the rest|next (?:feed|meal|bottle)|later|didn'?t finish|not finish\w*)\b/
/** Whether it may be kept, and no question for what is in it. */
const asks =
  /[放留存热冻倒扔喂]|冰箱|浪费|[能可]|行|\b(?:keep|save|fridge|reheat|again|ok|okay|can|throw|use|safe)\b/
/** The pack's words on what was made ready and is left. */
const printed =
  /(?:冲|泡|煮|调|热)(?:好|调|泡|制|食)?(?:的|后)[^。]{0,20}(?:内|立即|即|尽快|及时)[^。]{0,6}(?:吃|喝|食|饮|用)|剩余[^。]{0,8}(?:丢弃|弃|倒)|(?:勿|不[要可宜])[^。]{0,4}(?:留到|留至|留作)?下一?[顿餐]|\b(?:discard|throw away) (?:any )?(?:\w+ )?(?:left\b|unfinished|unused|left ?over|remain\w*)|\b(?:made[- ]up|prepared|mixed) (?:feeds?|bottles?|food|cereal)\b[^.]{0,40}\b(?:within|immediately)|\bdo not (?:save|keep|reuse|reheat)\b/
const longest = 120

/**
 * Mixed too much, half a bowl is left, may it go in the fridge: no, by the pack's own words on what was made ready. Gives back what of the
 * message is still to be answered; null where that was not asked, or the pack says nothing of it.
 */
export const tellMadeUp = (
  text: string,
  parts: readonly Heard[],
  context: AnswerContext,
): readonly Heard[] | null => {
  if (!made.test(text) || !leftOver.test(text) || !asks.test(text)) return null
  const words = sentencesOf(context).find(one => printed.test(one.folded))?.words
  if (words === undefined || words.length > longest) return null
  const said = words.replace(/~/g, '～')
  context.reply.say(
    {
      zh: `不要留：标签写着“${said}”；沾过口水的细菌长得快，放冰箱、再加热都不能补救，下次少做一点。`,
      en: `Do not keep it: the label says "${said}"${gloss(said)}. With saliva in it germs grow fast, and neither the fridge nor heating it again undoes that; make less next time.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return parts.filter(
    ({ wish, subjects, kinds, nutrients, text: own }) =>
      (wish === 'fact' && !leftOver.test(own)) ||
      (!/^(?:outside|fact|suits|safe)$/.test(wish) && subjects.length + kinds.length + nutrients.length > 0),
  )
}

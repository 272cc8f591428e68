import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, orWhole, quoted, wholeLabel } from '../../answer-context.ts'
import { gloss } from '../../pack/in-english.ts'
import { wordsPastOpened } from '../../pack/kept-for.ts'

const seen =
  /发白|层白|白[霜斑毛点]|一层|长毛|霉|变[色味酸黑软]|异味|怪味|发[黏粘酸黑绿]|怎么有|\b(?:mou?ld\w*|white|fuzz\w*|spots?|film|slim\w*|smells?|sour|dark|discolou?red)\b/

/**
 * Open for three months where the pack says 30 days, and white on top: past its time it is not to be eaten, whatever the white is. Gives back
 * what of the message is still to be answered; null where that was not told.
 */
export const tellPastOpened = (
  text: string,
  parts: readonly Heard[],
  context: AnswerContext,
): readonly Heard[] | null => {
  if (!seen.test(text) || context.flat.length === 0) return null
  const words = wordsPastOpened(text, context)
  if (words === undefined) return null
  context.reply.say(
    {
      zh: `超过标签写的时间了，不要再吃，扔掉：标签写着“${quoted(words)}”；看到的是什么看不出：标签和我都判断不了。`,
      en: `Too long, do not eat it, throw it away: the label says "${words}"${gloss(words)}, and it does not say what the change is.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return parts.filter(
    ({ wish, who, subjects, kinds, confidence }) =>
      confidence > sure &&
      !/^(?:outside|fact|healthy|safe|claim|what)$/.test(wish) &&
      (subjects.length + kinds.length > 0 || (who?.allergens.length ?? 0) > 0),
  )
}
const sure = 0.5

import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, leavesOf, namesOf, onLabel, wholeLabel } from '../answer-context.ts'
import { doubtsClaim } from '../asked/doubts.ts'

const asksNatural = /天然|纯天然|\b(?:all[- ])?natural(?:ly)?\b/
/** Of these the tables tell more. */
const ofOne =
  /香精|香料|色素|颜色|防腐|甜味|糖|来源|\b(?:flavou?r\w*|colou?r\w*|dyes?|preservatives?|sweeteners?|sugars?|source|energy)\b/
const mostNamed = 6
/** Wishes that a doubt of a claim is taken for. */
const mayBeDoubt = /^(?:processing|outside|what|healthy)$/

/** Is it really natural, of the product: that the word has no one meaning in law, and what of the list is added; false where that was not asked. */
export const tellNatural = ({ text, who, wish }: Heard, context: AnswerContext): boolean => {
  if (who || context.flat.length === 0) return false
  if (wish !== 'claim' && !(mayBeDoubt.test(wish) && doubtsClaim(text))) return false
  if (!asksNatural.test(text) || ofOne.test(text)) return false
  const added = leavesOf(context).filter(index => {
    const { additiveId, kind } = context.flat[index] ?? {}
    return additiveId !== undefined || kind === 'flavouring'
  })
  const names = namesOf(added.slice(0, mostNamed), context)
  context.reply.say(
    added.length > 0
      ? {
          zh: `不全是：配料里有添加剂或香精（${names.zh}）；“天然”对整个食品没有统一的法定含义，配料表证明不了。`,
          en: `Not all of it: the list has additives or flavourings (${names.en}). "Natural" has no one legal meaning for a food as a whole, and a list cannot prove it.`,
        }
      : {
          zh: '没有发现矛盾：配料里没有识别到添加剂和香精；“天然”对整个食品没有统一的法定含义，配料表证明不了。',
          en: 'Nothing contradicts it: no additive or flavouring was recognised in the list. "Natural" has no one legal meaning for a food as a whole, and a list cannot prove it.',
        },
    ...(added.length > 0 ? onLabel(context, added.slice(0, mostNamed)) : wholeLabel(context)),
  )
  return true
}

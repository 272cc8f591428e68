import { fold } from '../../../text/normalize.ts'
import type { Heard } from '../../understanding/heard.ts'
import { withoutOwnName } from '../../understanding/own-names.ts'
import { type AnswerContext, wholeLabel } from '../answer-context.ts'
import { gloss } from '../pack/in-english.ts'
import { sentencesOf } from '../pack/printed.ts'

/** A sentence of the pack that says what one of its own claims means: 30%坚果：指巴旦木仁与花生碎合计添加量. */
const explains =
  /(?:[:：”"」』\]]|[克%糖盐油炸品餡馅])\s?(?:为本|是指|系指|即指|指(?!定|南|导|数|标))|^\*+[^:：]{2,24}(?:means|refers)|["”] (?:means|refers)/
const asksClaim =
  /真|吗|算|是不是|意思|水分|噱头|完全|哪|什么|多少|骗|\b(?:mean|means|really|true|actually|what|is|are|does)\b/
const common = /^(?:配料|添加|含量|产品|本品|生产|过程|原料|使用|制成|未添|加蔗|蔗糖|不含|防腐|添加剂)$/

/** The parts of a question that may be words of a claim: runs of two characters with a sign of it, percentages, words. */
const partsOf = (question: string): string[] => [
  ...(question.match(/\d+(?:\.\d+)?%/g) ?? []),
  ...(question.match(/[\u4e00-\u9fff]{2,}/g) ?? []).flatMap(run =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  ),
]

/** Is it really the old way: where the pack says what it means by that, its own words; false where it does not. */
export const tellExplained = (
  { wish, text, who, subjects, kinds }: Heard,
  context: AnswerContext,
): boolean => {
  if (who || !/^(?:claim|what|processing|outside|list|origin)$/.test(wish) || !asksClaim.test(text))
    return false
  // Of sucrose and other additives the list tells more.
  if (kinds.some(({ names }) => names) || subjects.some(({ entry }) => entry)) return false
  const asked = partsOf(withoutOwnName(text, context.asked.label?.product.name ?? '')).filter(
    part => !common.test(part),
  )
  const found = sentencesOf(context).find(({ words }) => {
    const sentence = fold(words).text
    const at = explains.exec(sentence)
    // What is explained stands before the word that explains it.
    const head = at ? sentence.slice(0, at.index + 1) : ''
    return asked.some(part => head.includes(part))
  })
  if (!found) return false
  context.reply.say(
    {
      zh: `标签自己解释了：${/“/.test(found.words) ? found.words : `“${found.words}”`}；厂家这样说，配料表不能证明。`,
      en: `The pack explains it: "${found.words}"${gloss(found.words)}; that is what the maker says, and the list does not prove it.`,
    },
    ...wholeLabel(context),
  )
  return true
}

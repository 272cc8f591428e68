import { alcoholKind } from '../../../entities/kinds.ts'
import { type AnswerContext, namesOf, onLabel, wholeLabel } from '../../answer-context.ts'
import { factStated } from '../../label/facts.ts'
import { hitsOf } from '../../lists.ts'
import { leads } from '../leads.ts'

const isAsked = /开车|驾车|驾驶|酒驾|\bdriv(?:e|ing)\b|\bbreathaly[sz]/

/** Of a drink or food with alcohol, whether one may drive after it; false where the question or the product is another. */
export const tellNoDriving = (context: AnswerContext): boolean => {
  if (!isAsked.test(context.text)) return false
  if (context.result?.noScore !== 'alcohol') return tellLiquor(context)
  context.reply.say(
    {
      zh: `${leads.no.zh}：这是酒，喝了不要开车。`,
      en: `${leads.no.en}: this is an alcoholic drink; do not drive after it.`,
    },
    ...wholeLabel(context),
  )
  return true
}

/** Per cent by volume up to which EU law (1169/2011) asks for no statement of alcohol. */
const mostOfLittle = 1.2

/** Chocolates with liqueur: not before driving, for what is in them may be measured. */
const tellLiquor = (context: AnswerContext): boolean => {
  const hits = hitsOf(alcoholKind, context)
  const stated = factStated('alcohol', context.asked.label?.text ?? '').replace(/[)）]+$/, '')
  if (hits.length === 0 && stated === '') return false
  if (hits.length === 0) {
    const isLittle = Number.parseFloat(stated) <= mostOfLittle
    const little = isLittle ? { zh: '量不大，但', en: 'which is not much, but ' } : { zh: '', en: '' }
    context.reply.say(
      {
        zh: `开车前最好不吃不喝：标签写着酒精 ${stated}，${little.zh}刚吃完、喝完时口腔里的酒精可能被测出来。`,
        en: `Better not right before driving: the label states alcohol ${stated}, ${little.en}what is left in the mouth may show in a breath test.`,
      },
      ...wholeLabel(context),
    )
    return true
  }
  const names = namesOf(hits, context)
  context.reply.say(
    {
      zh: `${leads.no.zh}开车前吃：含${names.zh}，酒精可能被测出来，查不查得出标签说不准。`,
      en: `${leads.no.en}, not before driving: it contains ${names.en}, and a breath test may show alcohol; the label cannot tell.`,
    },
    ...onLabel(context, hits),
  )
  return true
}

import { fold } from '../../../text/normalize.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, bothNames, citedAs, isStated, recordsOf } from '../answer-context.ts'
import { tellLawOf } from './law.ts'

const ofCancer = /癌|cancer|carcinogen/
const why = /为什么|凭什么|怎么(?:还|仍)|\bwhy\b|\bhow come\b/
/** Why it is still used although it is said to do harm. */
const stillUsed =
  /(?:还|仍).{0,3}(?:让|允许|准|能|可以|敢)?(?:卖|[使]?用|添?加|放|有)|凭什么.{0,4}(?:卖|用|加|放)|\bstill (?:being )?(?:sold|allowed|used|legal|permitted|on sale|in)\b/

/** They say that it causes cancer, so why is it still allowed: that it is, and what that rests on; false where that was not asked. */
export const tellStillAllowed = ({ text, subjects, food, wish }: Heard, context: AnswerContext): boolean => {
  const [subject] = subjects
  const { entry } = subject ?? {}
  // The cancer was named in the question before this one, of the same text.
  if (!ofCancer.test(fold(context.asked.question).text)) return false
  if (!subject || !entry || subjects.length > 1) return false
  if (!why.test(text) || !stillUsed.test(text) || !/^(?:allowed|why|claim|safe)$/.test(wish)) return false
  const records = recordsOf(entry, subject.form?.ins)
  const hasIntake = records.some(({ jecfaAdi, efsa }) => isStated(jecfaAdi) || isStated(efsa))
  tellLawOf(subject, food, [], context)
  const names = bothNames(subject)
  if (hasIntake)
    context.reply.say(
      {
        zh: `是两件事：致癌分类说的是证据有多强；能不能用、用多少看的是吃进去的量，JECFA、EFSA 对${names.zh}有量的评价，GB 2760 按食品规定用法和限量。标签不写用量。`,
        en: `Two different things: a cancer group grades how strong the evidence is; whether and how much may be used depends on the dose, which JECFA or EFSA evaluated for ${names.en}, and GB 2760 sets its use by food. A label does not tell the dose.`,
      },
      ...citedAs(context, subject),
    )
  return true
}

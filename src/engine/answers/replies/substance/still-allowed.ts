import { fold } from '../../../text/normalize.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, citedAs, isStated, recordsOf } from '../answer-context.ts'
import { purpose } from '../identify.ts'
import { claimsOf } from '../label/claims.ts'
import { tellLawOf } from './law.ts'

const ofCancer = /癌|cancer|carcinogen/
const why = /为什么|凭什么|怎么(?:还|仍)|\bwhy\b|\bhow come\b/
/** How dare they: of what is said to give cancer its group is told, and then the law. */
const how = /怎么敢|(?:还|仍|也|居然)敢|\bhow (?:dare|can|could|do|are)\b/
/** Why it is still used although it is said to do harm. */
const stillUsed =
  /(?:敢|好意思)[卖用放加]|(?:还|仍).{0,3}(?:让|允许|准|能|可以|敢)?(?:卖|[使]?用|添?加|放|有)|凭什么.{0,4}(?:卖|用|加|放)|\bget(?:s|ting?)? away with\b|\bhow dare\b|\bhow (?:can|could|are|do) (?:they|you) (?:even |still |allowed to |be allowed to )*(?:put|sell|use|add)\b|\bstill (?:being )?(?:sold|allowed|used|legal|permitted|on sale|in)\b/

/** Whether a question doubts that what it names is still sold. */
export const asksStillUsed = (text: string): boolean => stillSold.test(text)
const stillSold =
  /敢[卖用放加]|(?:还|仍)(?:在|让|允许|准|能|可以)?(?:卖|用(?!错))|\bget(?:s|ting?)? away with\b|\bhow dare\b|\bstill (?:being )?(?:sold|allowed|used|legal|permitted|on sale)\b/

/** Why it is not allowed is another question. */
const isForbidden = /不(?:允许|准|能|让|可)|禁|\bnot (?:allowed|permitted|legal)\b|\bbann?(?:ed)?\b/

/** Why is it still allowed: what it is for and how much of it may be used, and of cancer what that rests on; false where that was not asked. */
export const tellStillAllowed = (
  { text, subjects, food, wish, authorities }: Heard,
  context: AnswerContext,
): boolean => {
  const [subject] = subjects
  const { entry } = subject ?? {}
  if (!subject || !entry || subjects.length > 1) return false
  // It says no colours, so how come there is sorbate: of the claim.
  if (claimsOf(text).some(({ kinds }) => kinds.length > 0) && !ofCancer.test(text)) return false
  if (!(why.test(text) || (how.test(text) && !ofCancer.test(text)))) return false
  if (!/^(?:allowed|why|claim|safe)$/.test(wish)) return false
  if (!stillUsed.test(text) && (wish !== 'allowed' || isForbidden.test(text))) return false
  // Banned in Europe, so why still in the USA: what those say, and then what it is for.
  const abroad = authorities.filter(one => one !== 'cn')
  if (abroad.length > 0) tellLawOf(subject, food, abroad, context)
  purpose(subject, context)
  if (abroad.length === 0) tellLawOf(subject, food, [], context)
  const records = recordsOf(entry, subject.form?.ins)
  const hasIntake = records.some(({ jecfaAdi, efsa }) => isStated(jecfaAdi) || isStated(efsa))
  // The cancer was named in the question before this one, of the same text.
  const said = [
    context.asked.question,
    context.asked.history.findLast(({ role }) => role === 'user')?.content,
  ]
  if (hasIntake && ofCancer.test(fold(said.join(' ')).text))
    context.reply.say(
      {
        zh: '是两件事：致癌分类说的是证据有多强；能不能用、用多少看的是吃进去的量。',
        en: 'Two different things: a cancer group grades how strong the evidence is; whether and how much may be used depends on the dose.',
      },
      ...citedAs(context, subject),
    )
  return true
}

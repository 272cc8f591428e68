import { sourceCitation } from '../../text/reply.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, wholeLabel } from '../answer-context.ts'

const isAsked =
  /(?:写|标|宣传|打出?|叫)[^，。?？]{0,8}(?:(?:合不)?合法|违法|犯法|合规|违规|虚假|骗人|误导|忽悠)|\b(?:legal|lawful|allowed|illegal|against the law)\b.{0,16}\b(?:say|claim|call|print|write|advertise)|\b(?:false|misleading) (?:advertising|claim|label)/
const contradicts = /对不上|不符：|does not agree|yet the list contains/

const ofNothingAdded =
  /[0零无]添加|(?:不|未|没)(?:有)?添加|不加|\b(?:no added|zero additives?|nothing added)\b/
const ofNewLaw =
  /新(?:国)?标|新规|新(?:的)?规定|7718|2027|(?:还|仍|以后)(?:能|可以|允许|让)(?:这么|这样|再)?(?:写|标|印|宣传)|\bnew (?:rules?|standard|law)\b/
/** May they still print 0添加 under the new standard: what GB 7718-2025 says, and from when; false where that was not asked. */
export const tellNothingAddedLaw = ({ text, wish }: Heard, context: AnswerContext): boolean => {
  if (
    !ofNothingAdded.test(text) ||
    !ofNewLaw.test(text) ||
    !/^(?:allowed|claim|outside|fact|what|why)$/.test(wish)
  )
    return false
  context.reply.say(
    {
      zh: '以后不行：GB 7718-2025（2027-03-16 起施行）不再允许用“不添加”“零添加”一类的词强调；在那以前按旧标准生产的，可以卖到保质期结束。',
      en: 'Not from then on: GB 7718-2025, in force from 2027-03-16, no longer permits words like "not added" or "zero added" as an emphasis; packs made before under the old standard may be sold until their date.',
    },
    sourceCitation('GB 7718-2025'),
  )
  return true
}

/** May they write that on it: whether the answer found the claim at odds with the list, and who decides on the law; false where that was not asked, or something of the list was. */
export const tellLawfulClaim = ({ wish, subjects, kinds, text }: Heard, context: AnswerContext): boolean => {
  if (!/^(?:allowed|claim|outside)$/.test(wish) || subjects.length + kinds.length > 0) return false
  if (!isAsked.test(text) || context.flat.length === 0) return false
  const isOdd = contradicts.test(context.reply.text())
  context.reply.say(
    isOdd
      ? {
          zh: '宣称和配料对不上，容易误导；算不算违法由市场监督管理部门认定，可以打 12315 反映。',
          en: 'The claim does not agree with the list and may mislead; whether it breaks the law is for the food authority to say, and you may report it (in China 12315).',
        }
      : {
          zh: '就配料表没有发现和宣称矛盾的；算不算合法由市场监督管理部门认定，有疑问可以打 12315。',
          en: 'The list shows nothing against the claim; whether it is lawful is for the food authority to say (in China 12315).',
        },
    ...wholeLabel(context),
  )
  return true
}

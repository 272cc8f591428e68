import { fold } from '../../text/normalize.ts'
import { type AnswerContext, wholeLabel } from '../replies/answer-context.ts'
import { hasIt } from '../replies/lists.ts'
import type { Heard } from '../understanding/heard.ts'
import { inPlainWords } from '../understanding/plain-words.ts'

/** Somebody else says so, or it is asked whether it is true. */
const isHeard =
  /听说|听人(?:家)?说|网上|抖音|小红书|朋友圈|据说|都说|[人家]说|有人说|[妈婆爸奶姐嫂姨友邻]说|老人(?:家)?(?:说|讲)|真的?假的?|是真的?吗|真的?吗|\b(?:heard|read) (?:that|somewhere|it)|\b(?:they|people|everyone|mum|mom|mil|gran|nana|sister|friend|mother-in-law|husband|wife|auntie?|aunt) (?:says?|said|reckons?|swears?|told|thinks?)\b|\btrue\b|\bmyth\b/
/** What it is said to do to the unborn or to a child. */
const doesHarm =
  /滑胎|流产|小产|落胎|早产|宫缩|畸形|影响|不好(?!吃|喝|消)|伤(?:胎|身)|有害|害了?|变[笨傻黑]|皮肤黑|性早熟|\bmiscarr\w*|\bcontractions?\b|\bdefects?\b|\bharms?\b|\bbad for\b|\bhurts?\b|\baffects?\b|\blabou?r\b/
/** Harm that nobody asks about without having heard of it. */
const isGrave =
  /滑胎|流产|小产|落胎|早产|畸形|变[笨傻黑]|皮肤[变会]?黑|(?:bb|宝宝|孩子)[变会]?黑|\bmiscarr\w*|\bdefects?\b/
const isYoung = /^(?:pregnant|children|infant_0_36m)$/
/** What answers a rumour already: that nothing is known, or a finding on it. */
const isToldUnknown =
  /我的资料里没有(?:结论|更多|依据)|没有查到[^。\n]{0,12}(?:影响|伤害)|未见|no conclusion|nothing more on record/i
const isFinding = /EFSA|IARC|WHO|JECFA|NHS 的建议|advice of the NHS|on record/

/** Whether a folded question tells what somebody else says. */
export const speaksOfRumour = (text: string): boolean => isHeard.test(text)

/**
 * Hawthorn makes one lose the child, my mother says: after the verdict that nothing here shows it, and nothing rules it out; and of
 * what is spoken of whether the list has it.
 */
export const tellUnsaidRumours = (told: readonly Heard[], context: AnswerContext): void => {
  const text = inPlainWords(fold(context.asked.question).text)
  const who = told.find(one => one.who)?.who
  if (!who?.groups.some(group => isYoung.test(group)) || context.flat.length === 0) return
  if (!isGrave.test(text) && !(isHeard.test(text) && doesHarm.test(text))) return
  const said = context.reply.text()
  context.reply.next()
  const absent = told
    .flatMap(({ subjects }) => subjects)
    .filter(({ index, name }) => index === undefined && !said.includes(name))
  if (absent.length > 0) hasIt(absent.slice(0, 1), context)
  if (isToldUnknown.test(said) || (isFinding.test(said) && !isGrave.test(text))) return
  const isOfMother = who.groups.includes('pregnant')
  context.reply.say(
    {
      zh: `说的这种影响，我的资料里没有依据，也没有能排除它的；不放心就问${isOfMother ? '产检医生' : '医生'}。`,
      en: `On that effect: nothing in my sources shows it, and nothing there rules it out; if it worries you ask ${isOfMother ? 'your midwife or doctor' : 'a doctor'}.`,
    },
    ...wholeLabel(context),
  )
}

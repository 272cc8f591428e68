import { topicIn } from '../../../entities/topics.ts'
import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, quotedWhere, wholeLabel } from '../../answer-context.ts'
import { wantsCold } from '../../dangers/kept-warm.ts'
import { tooOld } from '../kept-for.ts'

const isPast =
  /\b(?:past|after|over|beyond|passed|gone)\b.{0,14}\b(?:best[- ](?:before|by)|bbe?|use[- ]by|sell[- ]by|expir\w+|sell date|date)\b|\b(?:best[- ](?:before|by)|use[- ]by|sell[- ]by|bbe?|date)\b.{0,20}\b(?:was|passed|ago|yesterday|last (?:week|month|year))\b|\b(?:expired|out of date|went out)\b/
const asksEat =
  /\b(?:eat|drink|safe|ok|okay|fine|still|bin|use|good|chuck|alright|edible|poison|have|toss|risk\w*)\b/
const ofBestBefore = /\bbest[- ](?:before|by)\b|\bbbe?\b/
const ofUseBy = /\buse[- ]by\b/

/** Past its date, may it be eaten: a use-by date is of safety, a best-before date of quality; false where that was not asked. */
export const tellPastDate = ({ text, subjects, wish }: Heard, context: AnswerContext): boolean => {
  if (!isPast.test(text) || !asksEat.test(text) || subjects.length > 0) return false
  if (wish === 'fact' || topicIn(text)?.topic === 'spoiled' || context.flat.length === 0) return false
  const printed = context.asked.label?.text?.toLowerCase() ?? ''
  const isOfQuality =
    !ofUseBy.test(text) && !ofUseBy.test(printed) && (ofBestBefore.test(text) || ofBestBefore.test(printed))
  const isCold = quotedWhere(context, wantsCold) !== undefined
  context.reply.say(
    isOfQuality && !isCold
      ? {
          zh: '看情况：“最佳食用期”说的是品质，不是安全（UK FSA）；没开封、一直照标签存放、看着闻着都正常才可以考虑，孕妇、老人、婴幼儿和免疫力弱的人不要吃。',
          en: 'It depends: a best-before date is about quality, not safety (UK FSA). Only unopened, kept as the label says, and looking and smelling right; not for babies, in pregnancy, in old age or with weak defences.',
        }
      : tooOld,
    ...wholeLabel(context),
  )
  return true
}

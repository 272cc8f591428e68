import { topicIn } from '../../../entities/topics.ts'
import { sourceCitation } from '../../../text/reply.ts'
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

/** Past its date: of quality where a best-before date is named or printed, else, and for somebody at risk or food kept cold, not to be eaten. */
export const sayPastDate = ({ text, who }: Heard, context: AnswerContext): void => {
  const dates = `${text} ${context.asked.label?.text?.toLowerCase() ?? ''}`
  const isAtRisk = (who?.groups.length ?? 0) > 0
  const isStrict =
    isAtRisk ||
    ofUseBy.test(dates) ||
    !ofBestBefore.test(dates) ||
    quotedWhere(context, wantsCold) !== undefined
  context.reply.say(
    isStrict
      ? tooOld
      : {
          zh: '看情况：“最佳食用期”（best before）说的是品质，不是安全（英国 FSA）；没开封、一直照标签存放、看着闻着都正常才可以考虑，孕妇、老人、婴幼儿和免疫力弱的人不要吃。',
          en: 'It depends: a best-before date is about quality, not safety (UK FSA). Only unopened, kept as the label says, and looking and smelling right; not for babies, in pregnancy, in old age or with weak defences.',
        },
    ...(isStrict ? wholeLabel(context) : [sourceCitation('FSA, Best before and use-by dates')]),
  )
}

/** Past its date, may it be eaten; false where that was not asked. */
export const tellPastDate = (heard: Heard, context: AnswerContext): boolean => {
  const { text, subjects, wish } = heard
  if (!isPast.test(text) || !asksEat.test(text) || subjects.length > 0) return false
  if (wish === 'fact' || topicIn(text)?.topic === 'spoiled' || context.flat.length === 0) return false
  sayPastDate(heard, context)
  return true
}

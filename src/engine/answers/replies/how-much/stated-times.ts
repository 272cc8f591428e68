import type { Group } from '../../../result.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, orWhole, wholeLabel } from '../answer-context.ts'
import { gloss } from '../pack/in-english.ts'
import { sentencesOf } from '../pack/printed.ts'

const asksTimes =
  /(?:[几多]少?|一天|每[天日]|一日)[^，,。]{0,6}(?:次|回)|(?:一天|每[天日]|一日)[^，,。]{0,4}[几多]少?[份勺包杯粒片条]|\bhow (?:many times|often)\b|\btimes a day\b|\b(?:recommended|suggested) (?:dose|serving|amount|use|intake)\b|\bhow (?:much|many)\b.{0,24}\b(?:a|per) day\b/
const ofPack =
  /包装|标签|背面|盒子|罐子|[它上面](?:讲|说|写)|建议|推荐|说明|\bsays?\b|\blabel\b|\bpack(?:et|aging)?\b|\brecommend(?:ed|s)?\b|\bsuggest(?:ed|s)?\b|\bsupposed to\b|\bdirections?\b|\binstructions?\b/
/** How many a day, of what is counted: no pack has to be named. */
const asksCount =
  /\bhow many (?:of (?:these|them) )?(?:can \w+ (?:have |take )?|should \w+ (?:have |take )?|do \w+ (?:have |take )?)?(?:a|per|each) day\b|(?:一天|每[天日]|一日)[^，,。]{0,5}几[粒颗片条支勺]/
const times =
  /每[日天次]|一[日天]|(?:次|回)[/／]|日服|\b(?:once|twice|times|\d+|one|two|three)\b.{0,24}\b(?:a|per|each|every) day\b|\bdaily\b/
const isOfReference =
  /参考值|nrv|\badult\b.{0,20}\bneeds?\b|reference intake|daily value|calories a day|未成年/

const decides: ReadonlySet<Group> = new Set(['infant_0_36m', 'diabetes', 'hypertension', 'ckd', 'gout'])

/** How many times a day does the pack say: its own words; false where that was not asked, or the pack says nothing of it. */
export const tellStatedTimes = ({ text, who, nutrients }: Heard, context: AnswerContext): boolean => {
  const isCounted = asksCount.test(text)
  if (nutrients.length > 0 || !(isCounted || (asksTimes.test(text) && ofPack.test(text)))) return false
  const stated = sentencesOf(context).find(
    ({ folded }) => times.test(folded) && !isOfReference.test(folded),
  )?.words
  if (stated === undefined) return false
  context.reply.say(
    { zh: `标签写着“${stated}”。`, en: `The label says "${stated}"${gloss(stated)}.` },
    ...orWhole(context, wholeLabel(context)),
  )
  // Whether a small child or somebody ill may have it at all is more than how many.
  return who === null || (isCounted && !who.groups.some(group => decides.has(group)))
}

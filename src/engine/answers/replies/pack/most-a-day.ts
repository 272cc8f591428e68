import { numberOf } from '../../entities/pieces.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, orWhole, quotedWhere, wholeLabel } from '../answer-context.ts'
import { gloss } from './in-english.ts'

const asked =
  /\b(two|three|four|five|six|[2-9]) (?:can|bottle|sachet|stick|tablet|bag|pack|packet|scoop|bar|shot)s\b|([两二三四五六]|[2-9])\s?[罐瓶包袋粒片支条杯听勺]/
const most =
  /\bmax(?:imum)?\.?(?: of)? (one|two|three|\d) [a-z]+ (?:per|a|each) day|(?:no|not) more than (one|two|three|\d) [a-z]+ (?:per|a|each) day|每[日天](?:食用|饮用|摄入)?(?:量)?(?:不超过|不宜超过|最多|限)\s?([一两二三]|\d)\s?[罐瓶包袋粒片支条杯听勺]/

const countOf = (match: RegExpExecArray | null): number =>
  numberOf(match?.slice(1).find(word => word !== undefined) ?? '')

/** More in a day than the pack allows: no, in its words; false where more is to be told, fewer were asked about, or the pack names no most. */
export const tellMostADay = (
  { text, wish }: Pick<Heard, 'text' | 'wish'>,
  context: AnswerContext,
): boolean => {
  const wanted = asked.exec(text)
  const words = quotedWhere(context, folded => most.test(folded))
  if (!wanted || words === undefined) return false
  const allowed = countOf(most.exec(words.toLowerCase()))
  if (!(countOf(wanted) > allowed)) return false
  context.reply.say(
    { zh: `不行：标签写着“${words}”。`, en: `No: the label says "${words}"${gloss(words)}.` },
    ...orWhole(context, wholeLabel(context)),
  )
  // How much caffeine that is, and for whom, is still to be told.
  return /^(?:outside|fact)$/.test(wish)
}

import type { Bilingual } from '../../../result.ts'
import { isYoung } from '../../entities/people.ts'
import { numberOf } from '../../entities/pieces.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, orWhole, quotedWhere, wholeLabel } from '../answer-context.ts'
import { tellCaffeineAmount } from '../effects/caffeine.ts'
import { gloss } from '../pack/in-english.ts'
import { forbids, quoteWarning } from '../people/pack-warnings.ts'

const asked =
  /\b(?:drink|drank|eat|ate|have|had|take|neck|down|smash) (?:all )?([5-9]|[1-9]\d)(?: (?!of|do|will|can|in|at|a|per|and|then|g|grams?|ml|mg|kg)[a-z]+)?(?= (?:of|do|will|can|in|at|a|per|and|then|is|am)\b|[,?.]|$)|\b(two|three|four|five|six|[2-9]) (?:of (?:these|them|those)\b|(?:can|bottle|sachet|stick|tablet|capsule|bag|pack|packet|scoop|bar|shot|serving)s\b)|(?<![\d箱])([两二三四五六]|[2-9])\s?[罐瓶包袋粒颗片支条根杯听勺份](?!(?:的)?(?:拿铁|咖啡|美式|奶茶|茶))/
const most =
  /\b(?:max(?:imum)?\.?(?: of)?|(?:no|not) more than|(?:do not|don'?t|never) (?:exceed|(?:take|use|drink|have) more than)) (one|two|three|four|five|six|\d{1,2}) [a-z]+ (?:(?:per|a|each|every) day|daily|in (?:(?:any|a|one) )?(?:day|24))|(?:每[日天]|一[日天])(?:食用|饮用|摄入|服用)?(?:量)?(?:(?:请勿|切勿|不要|不得|不可)?超过|不超过|不宜超过|最多|限)\s?([一两二三四五六]|\d{1,2})\s?[罐瓶包袋粒颗片支条根杯听勺份]/
/** What the directions give for a day, which nobody needs to exceed: 每日1瓶, one sachet a day. */
const usual =
  /每[日天](?:食用|饮用|服用|一次)?[,，]?(?:(?:[一两二三四五六]|\d{1,2})\s?[-~～至到]\s?)?([一两二三四五六]|\d{1,2})\s?[罐瓶包袋粒颗片支条根杯听勺份](?![-~～至])|(?<![\d.])(?:\d ?[-–to]{1,2} ?)?(one|two|three|four|[1-4]) (?:can|bottle|sachet|stick|tablet|capsule|scoop|bar|shot|serving|gumm(?:y|ie))s? (?:(?:per|a|each|every) day|daily)\b/
const countOf = (match: RegExpExecArray | null): number =>
  numberOf(match?.slice(1).find(word => word !== undefined) ?? '')

/** The most that a pack allows in a day, in its own words; undefined where it names none. */
export const mostADayPrinted = (context: AnswerContext): string | undefined =>
  quotedWhere(context, folded => most.test(folded))

/** How many a day, why only one, may I have another. */
const asksMost =
  /[一每][天日]最多.{0,4}(?:几|多少)|\bhow many (?:a|per|each) day\b|最多.{0,6}[几两多][少]?[罐瓶包袋粒颗片支条根杯听勺份]|(?:最多|能|可以|可唔可以|宜)?[吃喝饮食用](?:得|到)?(?:几|多少)[罐瓶包袋粒颗片支条根杯听勺份]|几[罐瓶包袋粒颗片支条根杯听勺份].{0,6}(?:一天|每天|合适|算|才|最多)|(?:只|仅|就)(?:能|可以|让|准|可).{0,6}[一1][罐瓶包袋粒片支条杯听勺]|(?:一天|每[天日]).{0,8}[一1][罐瓶包袋粒片支条杯听勺]|第二[罐瓶包袋粒片支条杯听勺]|再[来喝吃][一1][罐瓶包袋粒片支条杯听勺]|\bhow many (?:cans|bottles|sachets|sticks|tablets|capsules|pills|servings|scoops|shots|of (?:these|them))\b|\b(?:only|just|max(?:imum)?(?: of)?) (?:one|1|allowed one)\b|\bone (?:can |bottle )?(?:a|per) day\b|\bhow many (?:can|could|should|may) (?:i|we|he|she|they)\b.{0,20}\bday\b|\bone a day\b|\bmax\b.{0,12}\b(?:per|a) day\b|\b(?:a second|another) (?:can|one|bottle|sachet|scoop|shot)\b/
const asksHowMuch = /多少(?![罐瓶包袋粒颗片支条根杯听勺份])|含量|\bhow much\b/
const why = /为什么|为何|为啥|点解|凭什么|\bwhy\b|\bhow come\b/
const more = /第二|再[来喝吃]|\b(?:second|another)\b/
const ofHalf = /半[罐瓶包袋支杯听]|\bhalf\b/
const ofHighCaffeine = /high caffeine|高咖啡因|咖啡因含量较?高/

/** Why it allows no more the pack does not say; that it is high in caffeine it says beside it. */
const reasonOf = (context: AnswerContext): Bilingual => {
  const words = quotedWhere(context, folded => ofHighCaffeine.test(folded))
  return words === undefined
    ? { zh: '；为什么，标签没有写', en: '; it does not say why' }
    : { zh: `，并写着“${words}”`, en: `, and it says "${words}"${gloss(words)}` }
}

/** Two bottles a night, of which the directions give one: better not, in their words; false where they give as many or name no number. */
const tellMoreThanUsual = (wanted: number, context: AnswerContext): boolean => {
  const words = quotedWhere(context, folded => usual.test(folded))
  if (words === undefined || !(wanted > countOf(usual.exec(words.toLowerCase())))) return false
  context.reply.say(
    {
      zh: `不建议：标签写的用量是“${words}”。`,
      en: `Better not: the directions say "${words}"${gloss(words)}.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  return true
}

/**
 * The most that the pack allows in a day: no, where more was asked about, else its words, with what one of them has of caffeine; false where
 * more is to be told, that was not asked, or the pack names no most.
 */
export const tellMostADay = (
  { text, wish, who, nutrients }: Pick<Heard, 'text' | 'wish' | 'who' | 'nutrients'>,
  context: AnswerContext,
): boolean => {
  const words = mostADayPrinted(context)
  const wanted = asked.exec(text)
  const isOfAmount = /^(?:amount|nutrition)$/.test(wish) && asksHowMuch.test(text)
  // How much of it is in two of them: more than is meant, and then the amount.
  if (words === undefined)
    return (
      wanted !== null &&
      tellMoreThanUsual(countOf(wanted), context) &&
      !isOfAmount &&
      !(wish === 'nutrition' && nutrients.length > 0)
    )
  const allowed = countOf(most.exec(words.toLowerCase()))
  const isMore =
    (wanted !== null && countOf(wanted) > allowed) || (more.test(text) && allowed === 1 && !ofHalf.test(text))
  if (!isMore && !asksMost.test(text)) return false
  // Not for children, the pack says: that comes before how many.
  if (who && isMore && forbids(who, context) !== undefined && quoteWarning(who, context)) {
    tellCaffeineAmount(who.groups.includes('pregnant'), isYoung(who.groups), context)
    context.reply.say(
      { zh: `标签还写着“${words}”。`, en: `It says "${words}" as well${gloss(words)}.` },
      ...orWhole(context, wholeLabel(context)),
    )
    return nutrients.length === 0
  }
  const lead = isMore ? { zh: '不行：', en: 'No: the' } : { zh: '', en: 'The' }
  const reason = why.test(text) ? reasonOf(context) : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `${lead.zh}标签写着“${words}”${reason.zh}。`,
      en: `${lead.en} label says "${words}"${gloss(words)}${reason.en}.`,
    },
    ...orWhole(context, wholeLabel(context)),
  )
  // How much caffeine that comes to: told here, and not what caffeine is.
  if (/咖啡因|caff/.test(text) && tellCaffeineAmount(false, false, context)) return true
  if (isMore && isOfAmount && !/咖啡因|caff/.test(text)) return false
  // For whom, and what else was asked, is still to be told.
  if (who || (isMore && nutrients.length > 0)) return /^(?:outside|fact)$/.test(wish)
  tellCaffeineAmount(false, false, context)
  return true
}

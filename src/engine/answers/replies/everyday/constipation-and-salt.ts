import { LEVEL_LIMITS } from '../../../nutrition/judged/levels.ts'
import type { Bilingual } from '../../../result.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, knownOf, wholeLabel } from '../answer-context.ts'
import { figuresOf } from '../effects/eaten.ts'
import { effectsIn } from '../effects/effects.ts'
import { tellEffect } from '../effects/tell-effects.ts'
import { tableCitation } from '../nutrition/table-rows.ts'

const isOfThem = ({ who }: Heard): boolean =>
  who !== null &&
  (who.allergens.length > 0 || who.diets.length > 0 || who.groups.some(group => group !== 'children'))

const asksCause =
  /(?:会不会|会|导致|引起|造成|变|更)(?:便秘|拉不出)|\b(?:get|gets|getting|make|makes|cause|causes)\b.{0,12}\bconstipat/
const neither: Bilingual = {
  zh: '说不准：没有识别到已知会引起便秘的配料，膳食纤维多的也没有识别到。纤维少、喝水少的时候才容易便秘。',
  en: 'Hard to say: no ingredient known to bring it on was recognised, and none rich in fibre either. Little fibre and little to drink in a day is what does it.',
}

/** Does it help somebody who is constipated, or bring it on: by its fibre, and where it has none that; false where that was not asked. */
export const tellRegular = (heard: Heard, context: AnswerContext): boolean => {
  const { text, subjects, wish } = heard
  if (!effectsIn(text).includes('constipation') || context.flat.length === 0 || isOfThem(heard)) return false
  if (subjects.length > 0 || /^(?:has|why|nutrition|amount|list)$/.test(wish)) return false
  const whole = { ...heard, subjects: [], kinds: [], who: null }
  // What loosens comes before what keeps regular.
  if (effectsIn(text).includes('bowels') && tellEffect('bowels', whole, context)) return true
  if (tellEffect('constipation', whole, context)) return true
  const figures = figuresOf(['fibre'], context)
  if (asksCause.test(text)) {
    context.reply.say(neither, ...wholeLabel(context))
    if (figures) context.reply.say(figures, tableCitation)
    return true
  }
  context.reply.say(
    {
      zh: `帮不上：没有识别到膳食纤维多的配料。${figures?.zh ?? ''}通便靠一天的纤维（成人约 25 g，EFSA 2010）、喝够水和活动；一直不通看医生。`,
      en: `Not much help: no ingredient rich in fibre was recognised. ${figures ? `${figures.en} ` : ''}What helps is the fibre of the day (about 25 g for adults, EFSA 2010), enough to drink and moving about; see a doctor if it lasts.`,
    },
    ...wholeLabel(context),
  )
  return true
}

const onLowSalt =
  /(?:[吃要得须需]|医生(?:说|叫|让)|一直|平时|口味)[^，。]{0,3}(?:少|低|淡|控|限)盐|(?:少|低|控|限)盐(?:饮食|的人|的?老人|，|,|$)|(?:少|别|不能)吃(?:太)?(?:盐|咸)|吃不了(?:太)?咸|\blow[- ](?:salt|sodium)\b|\b(?:cut(?:ting)?|watch\w*|limit\w*|reduc\w*) (?:down )?(?:on )?(?:her |his |my |their |the )?(?:salt|sodium)\b/
const asksSuits =
  /适不适合|适合|合适|[能可]以?不?[能可]?以?[吃喝]|行[吗不]|\b(?:ok|okay|suit\w*|good|fine|can|allowed|right)\b/
/** The product calls itself so, and whether that is true is another question. */
const isOfClaim =
  /真的?|算不算|是不是|(?:是|算)(?:低|少)盐|减盐|\b(?:is|are) (?:it|this|these|they) (?:really )?(?:low|a low)|\breally\b|\bclaim/

/** Somebody who has to eat little salt: no, with care or yes by the salt of 100 g; false where that was not asked, or the table has none. */
export const tellLowSalt = (heard: Heard, context: AnswerContext): boolean => {
  const { text, subjects } = heard
  const known = knownOf(context)
  const salt = known?.of.salt
  if (!onLowSalt.test(text) || !asksSuits.test(text) || isOfClaim.test(text) || subjects.length > 0)
    return false
  if (isOfThem(heard) || known === undefined || salt === undefined) return false
  const { low, high } = LEVEL_LIMITS[known.basis].salt
  const grams = Math.round(salt * 100) / 100
  const lead: Bilingual =
    salt > high
      ? { zh: '不合适（要少盐）', en: 'No, not for a low-salt diet' }
      : salt > low
        ? { zh: '看吃多少（要少盐）', en: 'It depends on how much, on a low-salt diet' }
        : { zh: '合适（要少盐）', en: 'Yes, it suits a low-salt diet' }
  context.reply.say(
    {
      zh: `${lead.zh}：每100 ${known.basis}含盐 ${grams} g；超过 ${high} g 算高，不超过 ${low} g 算低（英国包装正面标示的界值），成人一天 5 g 以内（WHO）。`,
      en: `${lead.en}: 100 ${known.basis} contain ${grams} g of salt; more than ${high} g is high, up to ${low} g low (UK front-of-pack thresholds), and adults should stay under 5 g a day (WHO).`,
    },
    tableCitation,
  )
  return true
}

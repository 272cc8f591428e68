import { fold } from '../../../text/normalize.ts'
import { detectAudience } from '../../entities/people.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, wholeLabel } from '../answer-context.ts'
import { listAllergens } from './allergens.ts'
import { judgePeople } from './suits.ts'

const toSchool =
  /带(?:去|到|回|进)?(?:学校|班里|班上|幼儿园|幼稚园|托班)|返学|上学带|春游|秋游|学校(?:让|给|可以|能|允许)|\b(?:to|at|for|in) (?:school|nursery|pre-?school|kindergarten|daycare|day care)\b|\bschool (?:trip|lunch|snack)\b|\b(?:pack|send|bring|take)\b.{0,20}\b(?:school|nursery|preschool|kindergarten|daycare)\b/
const toShare =
  /分(?:给|享)|派(?:给|俾)?(?:同学|小朋友|大家|全班)|(?:同学|小朋友|全班|班上)[^，。]{0,4}分|生日会|\bparty bags?\b|\b(?:birthday|class|kids|school) (?:party|treats?)\b|\b(?:hand|give|pass) (?:it|them|these|this) (?:out|round|around)\b|\bto share\b|\bshare (?:it|them|these|this)\b/
const ofChildren =
  /学|园|班|小朋友|孩|娃|生日会|\b(?:kids?|children|class|school|nursery|toddlers?|pupils?|\d+ (?:yrs?|years?) olds?|party)\b/

const ofChoking = /噎|呛|哽|\bchok/

/** May it go to school or be handed out among children: what it is to a child, the allergens of the others, and whose rule it is; false where that was not asked. */
export const tellShared = (heard: Heard, context: AnswerContext): boolean => {
  const { text, who, subjects, kinds, wish } = heard
  const isShared = toShare.test(text) && ofChildren.test(text)
  if (!isShared && (!toSchool.test(text) || who !== null)) return false
  if (ofChoking.test(text)) return false
  if (subjects.length + kinds.length > 0 || !/^(?:outside|suits|healthy|safe|often|what|claim)$/.test(wish))
    return false
  const isIll = who?.groups.some(group => group !== 'children' && group !== 'infant_0_36m') ?? false
  if (isIll || (who?.allergens.length ?? 0) + (who?.diets.length ?? 0) > 0 || !context.result) return false
  const child = who ?? detectAudience(fold('儿童').text)
  if (context.flat.length === 0 || !child) return false
  judgePeople(child, [], context)
  // What no child may have is handed to none.
  if (/^(?:不能|No\b)/.test(context.reply.lineAt(0) ?? '')) return true
  listAllergens(context)
  context.reply.say(
    isShared
      ? {
          zh: '分给别的孩子之前，先问老师和家长有没有谁过敏。',
          en: 'Before other children get any, ask teachers and parents who is allergic.',
        }
      : {
          zh: '让不让带由学校或幼儿园定，很多不许带花生和坚果，先问老师。',
          en: 'Whether it may be brought is for the school or nursery to say: many ban peanuts and nuts, so ask first.',
        },
    ...wholeLabel(context),
  )
  return true
}

const ofOthersAllergy =
  /(?:有人|同学|小朋友|别人|别的孩子|其他孩子|客人|同事|室友|谁)[^，。?]{0,8}过敏|\b(?:someone|somebody|other kids|classmates?|anyone|guests?|colleagues?|people|kids)\b.{0,24}\ballerg/
/** It is shared, and somebody may be allergic to something: what the label declares, and whom to ask; false where that was not asked, or the allergy is named. */
export const tellSharedAllergy = ({ text, who, kinds, subjects }: Heard, context: AnswerContext): boolean => {
  if (!ofOthersAllergy.test(text) || !context.result || context.flat.length === 0) return false
  if ((who?.allergens.length ?? 0) > 0 || kinds.some(({ allergen }) => allergen) || subjects.length > 0)
    return false
  context.reply.note({
    zh: '先问清楚对什么过敏；过敏严重的不要给。',
    en: 'Ask first what they are allergic to; with a serious allergy give none.',
  })
  listAllergens(context)
  return true
}

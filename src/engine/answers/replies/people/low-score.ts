import type { GroupFlag } from '../../../result.ts'
import { highIn } from '../../../warnings/high-in.ts'
import type { Audience } from '../../entities/people.ts'
import { type AnswerContext, onLabel, orWhole } from '../answer-context.ts'
import { type Lead, leads } from './leads.ts'

/** Of a product that scores low, children and infants hear what is high in it, not that nothing was found. */
export const tellLowScore = (who: Audience, flags: readonly GroupFlag[], context: AnswerContext): boolean => {
  const { result } = context
  const isYoung = who.groups.some(group => group === 'children' || group === 'infant_0_36m')
  if (!isYoung || !result || result.score === null || result.score >= 60) return false
  if (flags.some(({ level }) => level === 'avoid')) return false
  const high = highIn({ reasons: result.reasons, levels: result.nutrition?.levels })
  if (!high) return false
  const lead: Lead = 'betterNot'
  const young = who.groups.includes('children')
    ? { zh: '儿童', en: 'children' }
    : { zh: '婴幼儿', en: 'infants and toddlers' }
  context.reply.say(
    {
      zh: `${leads[lead].zh}${young.zh}常吃：得分 ${result.score}，主要是${high.names.zh}多。`,
      en: `${leads[lead].en} often for ${young.en}: it scores ${result.score}, mainly because of its ${high.names.en}.`,
    },
    ...orWhole(context, onLabel(context, high.ingredients)),
  )
  return true
}

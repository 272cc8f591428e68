import type { Group } from '../../../result.ts'
import type { Heard } from '../../understanding/heard.ts'
import type { AnswerContext } from '../answer-context.ts'
import type { Effect } from '../effects/effects.ts'
import { tellEffect } from '../effects/tell-effects.ts'

/** What it does to them that people of a group should take care. */
const effectOf: Partial<Record<Group, Effect>> = {
  sulfite_asthma: 'asthma',
  diabetes: 'bloodSugar',
  laxative: 'bowels',
  caffeine: 'sleep',
}

/** And why, after whether somebody may eat it: what it does to them; false where no table tells that. */
export const tellWhyThem = (heard: Heard, context: AnswerContext): boolean => {
  if (heard.again !== 'why' || !heard.who) return false
  return heard.who.groups
    .flatMap(group => effectOf[group] ?? [])
    .map(effect => tellEffect(effect, { ...heard, subjects: [], kinds: [], who: null }, context))
    .some(Boolean)
}

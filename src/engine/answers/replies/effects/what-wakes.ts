import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, onLabel } from '../answer-context.ts'
import { tellFromTable } from '../nutrition/table-rows.ts'
import { effectsIn } from './effects.ts'
import { tellEffect } from './tell-effects.ts'

const asksWhich =
  /还是|靠|哪[个种样些]|是?什么(?:让|使|在)|\bor\b|\bwhich\b|\bwhat(?: actually| really)? (?:gives|makes|wakes|keeps|does)\b|\bjust\b/
const ofTaurine = /牛磺酸|taurine/i
const ofSugar = /糖(?!精|醇)|\bsugars?\b/

/** Taurine, or just sugar and caffeine: which of them wakes one up, and of the others that this is not known; false where that was not asked, or the list has no caffeine. */
export const tellWhatWakes = (heard: Heard, context: AnswerContext): boolean => {
  const { text, who } = heard
  if (who !== null || !effectsIn(text).includes('kick') || !asksWhich.test(text)) return false
  // Whatever else was named, what works is sought in the whole list.
  if (!tellEffect('kick', { ...heard, subjects: [], kinds: [] }, context)) return false
  const taurine = context.flat.findIndex(({ name }) => ofTaurine.test(name))
  if (ofTaurine.test(text) && taurine >= 0)
    context.reply.say(
      {
        zh: '牛磺酸提不提神，我的资料里没有评价，标签也证明不了。',
        en: 'Whether taurine wakes anybody up my sources do not judge, and the label does not prove it.',
      },
      ...onLabel(context, [taurine]),
    )
  if (ofSugar.test(text)) tellFromTable({ ...heard, nutrients: ['sugars'] }, context)
  return true
}

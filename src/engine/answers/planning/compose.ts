import type { Bilingual } from '../../result.ts'
import type { AnswerContext } from '../replies/answer-context.ts'
import { declineUnknown } from '../replies/answer-context.ts'
import { tellNoMedicine } from '../replies/label/medicine.ts'
import { tellNoDriving } from '../replies/people/driving.ts'
import { tellOtherAllergy } from '../replies/people/other-allergies.ts'
import { judgePeople } from '../replies/people/suits.ts'
import type { Heard } from '../understanding/heard.ts'
import { plan, type Target } from './plan.ts'
import { readings } from './readings.ts'

/** Below it an answer says what it took the question for: there less than three of four are understood (docs/measurements/answers.md). */
export const sureFrom = 0.3

/** What a question is about, for the choice of its composer. */
const targetOf = ({ subjects, kinds }: Heard): Target => {
  const [first] = subjects
  if (first) return (first.entry ?? first.flavouring ?? first.unlisted) ? 'substance' : 'ingredient'
  return kinds.length > 0 ? 'kind' : 'label'
}

/** Writes the answer to one question into the reply. */
export const compose = (heard: Heard, context: AnswerContext): void => {
  const { reply } = context
  const wish = heard.wish === 'more' ? 'outside' : heard.wish
  const isUnsure = heard.confidence < sureFrom && wish !== 'outside'
  const before = reply.lines()
  // Neither is to be left to what the question was taken for.
  if (tellNoDriving(context) || tellNoMedicine(heard.who, context)) return
  if (wish !== 'outside' && tellOtherAllergy(heard, context)) return
  tellAllergicFirst(heard, context)
  plan[wish][targetOf(heard)].say(heard, context)
  if (reply.lines() === before) declineUnknown(context)
  if (isUnsure) reply.note(takenFor(readings[wish]))
  for (const { typed, name, entry } of heard.subjects)
    if (typed !== undefined && entry)
      reply.note({ zh: `你写的“${typed}”，这里理解为${name}。`, en: `I take "${typed}" to mean ${name}.` })
}

/** Is 牛油 dairy, I am allergic to milk: what the label means for them comes before what it is. */
const tellAllergicFirst = ({ wish, who, isOwnWho }: Heard, context: AnswerContext): void => {
  if (!/^(?:what|safe|order|parts)$/.test(wish) || !isOwnWho || !who || who.allergens.length === 0) return
  judgePeople({ ...who, groups: who.allergenGroups, diet: null, diets: [] }, [], context)
}

const takenFor = (reading: Bilingual): Bilingual => ({
  zh: `我把问题理解为：${reading.zh}。不对的话请点下面的问法。`,
  en: `I took the question for: ${reading.en}. If that is wrong, pick one of the questions below.`,
})

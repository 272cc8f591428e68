import type { Bilingual } from '../../result.ts'
import type { AnswerContext } from '../replies/answer-context.ts'
import { declineUnknown } from '../replies/answer-context.ts'
import { tellFromTable } from '../replies/label/nutrition-table.ts'
import type { Heard } from '../understanding/hear.ts'
import type { Wish } from '../understanding/wishes.ts'
import { plan, type Target } from './plan.ts'
import { readings } from './readings.ts'

/** Below it an answer says what it took the question for. */
export const sureFrom = 0.4

/** Questions that a nutrition table answers better than the list, whatever they are taken for. */
const askTheTable: ReadonlySet<Wish> = new Set(['outside', 'amount', 'count', 'order', 'nutrition'])
const isExact = /多少|how (?:much|many)/
const exactlyAsked: ReadonlySet<Wish> = new Set(['often', 'report', 'parts', 'has', 'list'])
const isHowMuch =
  /高|低|多|少|超标|太咸|太甜|占|含量|热量|能量|high|\blow\b|much|many|a lot|amount|content|calor|salty|sugary|fatty/

const asksTheTable = ({ text }: Heard, wish: Wish): boolean =>
  (askTheTable.has(wish) && isHowMuch.test(text)) || (exactlyAsked.has(wish) && isExact.test(text))

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
  // Is the sodium high? The classifier knows questions about lists; a table that was read answers these.
  if (!(asksTheTable(heard, wish) && tellFromTable(context))) plan[wish][targetOf(heard)].say(heard, context)
  if (reply.lines() === before) declineUnknown(context)
  if (isUnsure) reply.note(takenFor(readings[wish]))
  for (const { typed, name, entry } of heard.subjects)
    if (typed !== undefined && entry)
      reply.note({ zh: `你写的“${typed}”，这里理解为${name}。`, en: `I take "${typed}" to mean ${name}.` })
}

const takenFor = (reading: Bilingual): Bilingual => ({
  zh: `我把问题理解为：${reading.zh}。不对的话请点下面的问法。`,
  en: `I took the question for: ${reading.en}. If that is wrong, pick one of the questions below.`,
})

import { type AnswerContext, onLabel, quoted } from '../replies/answer-context.ts'
import { forbids } from '../replies/people/pack-warnings.ts'
import { plain } from '../text/plain.ts'
import type { Heard } from '../understanding/heard.ts'

/** Wishes whose answers judge for the people that are named. */
const judges = /^(?:suits|often|outside)$/

/** Somebody whom a message names while it asks for something else, and who should not have it: the warning of the report. */
export const tellUnsaidPeople = (told: readonly Heard[], context: AnswerContext): void => {
  const [who] = told.flatMap(heard => (heard.who && heard.isOwnWho ? [heard.who] : []))
  if (!who || told.some(({ wish }) => judges.test(wish))) return
  const said = context.reply.text()
  const forbidden = forbids(who, context)
  if (forbidden !== undefined && said.includes(plain(quoted(forbidden)))) return
  for (const { group, level, text, ingredients } of context.result?.groups ?? []) {
    const isOfThem =
      group !== 'vegetarian_halal' && who.groups.includes(group) && !who.allergenGroups.includes(group)
    if (!isOfThem || level !== 'avoid' || said.includes(plain(text.zh)) || said.includes(plain(text.en)))
      continue
    context.reply.next()
    context.reply.say(text, ...onLabel(context, ingredients))
  }
}

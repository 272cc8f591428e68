import { fold } from '../../text/normalize.ts'
import { allergenWords, type Diet } from '../entities/people.ts'
import { type AnswerContext, onLabel, quoted } from '../replies/answer-context.ts'
import { allergenLeads, allergenName, tellAllergen } from '../replies/people/allergens.ts'
import { forbids } from '../replies/people/pack-warnings.ts'
import { judgePeople } from '../replies/people/suits.ts'
import { plain } from '../text/plain.ts'
import type { Heard } from '../understanding/heard.ts'

/** What an answer speaks of that has judged for a diet. */
const judgedFor: Readonly<Record<Diet, RegExp>> = {
  halal: /清真|halal|猪|豬|pork/i,
  vegan: /纯素|全素|素食|动物|動物|vegan|animal/i,
  vegetarian: /素食|全素|动物|動物|vegetarian|animal/i,
}
/** Wishes whose answers judge nobody. */
const ofFigures = /^(?:amount|nutrition|order|score|fact|limit|adi|count)$/

/** A diet or an avoided allergen that a message names, and of which nothing was said: its verdict. */
const tellUnsaidDiets = (told: readonly Heard[], context: AnswerContext): void => {
  for (const { who, isOwnWho, wish, text } of told) {
    if (!who || !isOwnWho || !ofFigures.test(wish)) continue
    const open = who.diets.filter(diet => !judgedFor[diet].test(context.reply.text()))
    if (open.length > 0) {
      context.reply.next()
      judgePeople(
        {
          ...who,
          groups: [],
          allergens: [],
          allergenGroups: [],
          diets: open,
          diet: open[0] ?? null,
          parts: [],
        },
        [],
        { ...context, text },
      )
    }
    for (const allergen of who.allergens) {
      const { zh, en } = allergenWords.find(one => one.allergen === allergen)?.short ?? allergenName(allergen)
      const said = fold(context.reply.text()).text
      if (said.includes(zh) || said.includes(en.toLowerCase())) continue
      context.reply.next()
      tellAllergen(allergen, allergenLeads.eat, { ...context, text })
    }
  }
}

/** Wishes whose answers judge for the people that are named. */
const judges = /^(?:suits|often|outside)$/

/** Somebody whom a message names while it asks for something else, and who should not have it: the warning of the report. */
export const tellUnsaidPeople = (told: readonly Heard[], context: AnswerContext): void => {
  tellUnsaidDiets(told, context)
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

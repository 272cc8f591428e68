import type { Audience } from '../entities/people.ts'
import { sureFrom } from '../planning/compose.ts'
import { isLeftOver } from '../planning/left-over.ts'
import type { Question } from '../question.ts'
import type { AnswerContext } from '../replies/answer-context.ts'
import type { Heard } from '../understanding/heard.ts'
import { ofLabel } from './of-label.ts'
import { ofPeople } from './of-people.ts'
import { ofSubstance } from './of-substance.ts'
import type { Offer } from './offer.ts'

const most = 3

/** The nearest readings of a question that was not understood for sure. */
const readingsOf = (heard: Heard, all: readonly Offer[], context: AnswerContext): Offer[] => {
  const { wish, others, confidence } = heard
  const isDeclined = isLeftOver(heard, context.result)
  if (confidence >= sureFrom && !isDeclined) return []
  const nearest = isDeclined ? [wish, ...others] : others
  return nearest.flatMap(near => all.find(one => one.wish === near) ?? []).slice(0, 2)
}

/** What a question has told about, as offers name it. */
const aboutOf = ({ wish, subjects, kinds, who, fact, nutrients }: Heard): string[] => {
  if (wish === 'fact') return [`fact ${fact ?? ''}`]
  const people = who ? [...who.groups, who.zh] : []
  const traces =
    wish === 'has' || wish === 'list' ? kinds.flatMap(({ allergen }) => (allergen ? ['traces'] : [])) : []
  const all = [...subjects.map(({ name }) => name), ...people, ...nutrients, ...traces]
  return [...all, ''].map(about => `${wish} ${about}`)
}

/** Everybody that was spoken of, the latest first. */
const peopleOf = (heard: readonly Heard[]): Audience[] => heard.flatMap(({ who }) => who ?? []).reverse()

/** The offers of several lists in turn, one of each. */
const inTurn = (lists: readonly (readonly Offer[])[]): Offer[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap(list => list[at] ?? [])).flat()
}

/**
 * Three questions to go on with: the nearest readings of one that was not understood; then in turn what the people who were named have reason to ask
 * of this label, what is not yet known of the last substance spoken of, and what the label itself gives reason to ask. Nothing
 * the person has asked about this label already, and no two of one kind.
 */
export const followUpsOf = (heard: readonly Heard[], context: AnswerContext): string[] => {
  const language: Question['language'] = context.asked.language
  const known = new Set(heard.flatMap(aboutOf))
  const last = heard.at(-1)
  const subject = last?.subjects.find(({ entry }) => entry)
  const substance = subject ? ofSubstance(subject, context) : []
  const label = ofLabel(context)
  const offers = [
    ...(last ? readingsOf(last, [...substance, ...label], context) : []),
    ...inTurn([peopleOf(heard).flatMap(who => ofPeople(who, context)), substance, label]),
  ]
  const chosen: Offer[] = []
  for (const one of offers) {
    const isKnown = known.has(`${one.wish} ${one.about}`)
    const isTaken = chosen.some(
      ({ wish, about, zh }) =>
        zh === one.zh || (wish === one.wish && (about === one.about || wish !== 'nutrition')),
    )
    if (!isKnown && !isTaken && chosen.length < most) chosen.push(one)
  }
  return chosen.map(one => one[language])
}

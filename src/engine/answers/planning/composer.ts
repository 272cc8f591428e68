import { type AnswerContext, declineUnknown } from '../replies/answer-context.ts'
import { hitsOf } from '../replies/lists.ts'
import { allergenHits } from '../replies/people/allergens.ts'
import type { Heard } from '../understanding/heard.ts'

/** Composes the answer to one combination of wish and target; `does` is its line in docs/answers.md. */
export interface Composer {
  does: string
  say: (heard: Heard, context: AnswerContext) => void
}

/** A composer with its line for docs/answers.md. */
export const composer = (does: string, say: Composer['say']): Composer => ({ does, say })

const mostSubjects = 4

/** Runs a reply over each subject. */
export const each =
  (
    reply: (subject: Heard['subjects'][number], context: AnswerContext, heard: Heard) => void,
  ): Composer['say'] =>
  (heard, context) => {
    if (heard.subjects.length === 0) declineUnknown(context)
    for (const subject of heard.subjects.slice(0, mostSubjects)) reply(subject, context, heard)
  }

/** The places on the label of what a question names: ingredients, else those of the kinds. */
export const placesOf = ({ subjects, kinds }: Heard, context: AnswerContext): number[] => {
  const all = subjects.flatMap(({ index }) => index ?? [])
  // How much of the filling is fish: the fish, in the filling.
  const own = all.filter(index => context.flat[index]?.role !== 'section')
  const named = own.length === 0 && kinds.length > 0 ? [] : all
  return named.length > 0
    ? named
    : kinds.flatMap(kind => [...hitsOf(kind, context), ...allergenHits(kind, context)])
}

import { isOfOwnTablets, topicIn } from '../entities/topics.ts'
import type { AnswerContext } from '../replies/answer-context.ts'
import { effectsIn } from '../replies/effects/effects.ts'
import type { Heard } from '../understanding/heard.ts'
import { amounts } from './narrow/amounts.ts'
import { claims } from './narrow/claims.ts'
import { form } from './narrow/form.ts'
import { pack } from './narrow/pack.ts'
import { parts } from './narrow/parts.ts'
import { people } from './narrow/people.ts'
import { substances } from './narrow/substances.ts'
import type { Teller } from './narrow/teller.ts'
import { urgent } from './narrow/urgent.ts'

/**
 * Questions of a narrow shape by what they are about. Within a chapter their order does not matter, but for the pairs that
 * test/questions/narrow.all.test.ts lists; of two chapters the one above answers.
 */
export const chapters = { urgent, form, people, amounts, parts, claims, substances, pack }

/** Somebody chokes or is ill now, and nothing but where to get help is told; nor is a joke taken by its words for a question. */
const isOfIllness = ({ text, subjects }: Heard, label: string): boolean => {
  const topic = topicIn(text)?.topic
  if (topic === 'medicine' && isOfOwnTablets(text, label)) return false
  // On metformin, and does the maltitol raise blood sugar: of the maltitol.
  const isOfEffect = effectsIn(text).length > 0 && subjects.some(({ index }) => index !== undefined)
  return topic === 'symptom' || topic === 'joke' || (topic === 'medicine' && !isOfEffect)
}

/** The narrow questions that may answer, in their order. */
const tellersFor = (heard: Heard, label: string): readonly Teller[] => {
  if (isOfIllness(heard, label)) return chapters.urgent
  const { pack: ofPack, ...others } = chapters
  return [...Object.values(others).flat(), ...(isOfAllergy(heard) ? [] : ofPack)]
}

/** Prawns make her swell, may she have the soup of it: how to cook it is no answer. */
const isOfAllergy = ({ wish, who, isOwnWho }: Heard): boolean =>
  wish === 'suits' && isOwnWho && (who?.allergens.length ?? 0) > 0

/** Answers a question that its own words settle, whatever it was taken for; false where it has no such shape. */
export const tellByWords = (heard: Heard, context: AnswerContext): boolean =>
  tellersFor(heard, context.asked.label?.text ?? '').some(({ tell }) => tell(heard, context))

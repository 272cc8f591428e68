import type { Flavouring, Knowledge, UseEntry } from '../../knowledge/index.ts'
import { explainScore, listKind, overview, suggestBetter } from './about-label.ts'
import { compare, identify, intake, isSafe, limit, purpose, safeForGroup } from './about-subject.ts'
import { declineUnknown, type Facts } from './facts.ts'
import { type Intent, intentOf, reference, withoutPeople } from './intents.ts'
import type { Answer, Question } from './question.ts'
import { createReply } from './reply.ts'
import { createSubjects, flatIngredients, type Mention, type Subject } from './subjects.ts'

export interface AnswerKnowledge {
  knowledge: Knowledge
  uses: ReadonlyMap<string, readonly UseEntry[]>
  flavourings: readonly Flavouring[]
}

/**
 * Answers questions about a label and its ingredients from the knowledge alone. Every sentence of fact cites the label
 * token or the entry it rests on; what is not covered is said so, never invented.
 */
export const createAnswers = ({ knowledge, uses, flavourings }: AnswerKnowledge) => {
  const find = createSubjects(knowledge, flavourings)
  return (asked: Question): Answer => {
    const result = asked.label?.result ?? null
    const mentions = subjectsOf(asked, text => find(text, result))
    const subjects = mentions.slice(0, 4)
    const intent = intentOf(asked.question, subjects.length)
    const reply = createReply(asked.language)
    const facts: Facts = {
      asked,
      knowledge,
      uses,
      result,
      flat: result ? flatIngredients(result) : [],
      reply,
    }
    answerTo(intent, subjects, facts)
    return reply.done()
  }
}

/** What is named in the question; else what it points back to in the conversation. */
const subjectsOf = ({ question, history }: Question, find: (text: string) => Mention[]): Subject[] => {
  const named = unique(find(withoutPeople(question)))
  const back = reference(question)
  if (
    named.length > 0 &&
    !(back && named.length === 1 && /比较|对比|区别|相比|compare|difference|versus|\bvs\b/i.test(question))
  )
    return named
  if (!back) return named
  for (const turn of [...history].reverse()) {
    const spoken = unique(find(turn.content.replace(/\[\d+\]/g, '')))
    if (spoken.length === 0) continue
    const pointed = back.type === 'ordinal' ? spoken.at(back.at) : spoken[0]
    if (pointed) return unique([...named, pointed].map(subject => ({ subject, start: 0, end: 0 })))
  }
  return named
}

const unique = (mentions: readonly Mention[]): Subject[] => {
  const seen = new Set<string>()
  return mentions.flatMap(({ subject }) => {
    const key = subject.entry?.id ?? subject.flavouring?.id ?? `${subject.index ?? subject.name}`
    if (seen.has(key)) return []
    seen.add(key)
    return [subject]
  })
}

const answerTo = (intent: Intent, subjects: readonly Subject[], facts: Facts): void => {
  const [first, second] = subjects
  const each = (say: (subject: Subject, facts: Facts) => void, most = subjects.length) => {
    if (subjects.length === 0) declineUnknown(facts)
    for (const subject of subjects.slice(0, most)) say(subject, facts)
  }
  switch (intent.type) {
    case 'score':
      explainScore(facts)
      break
    case 'better':
      suggestBetter(facts)
      break
    case 'list':
      listKind(intent.of, facts)
      break
    case 'compare':
      if (first && second) compare(first, second, facts)
      else declineUnknown(facts)
      break
    case 'safe':
      if (intent.groups.length > 0) safeForGroup(intent, subjects, facts)
      else if (subjects.length === 0) overview(facts)
      else each(subject => isSafe(subject, facts))
      break
    case 'adi':
      each(intake)
      break
    case 'limit':
      each(limit, 2)
      break
    case 'why':
      each(purpose)
      break
    case 'what':
      each(identify)
      break
    case 'unknown':
      declineUnknown(facts)
      break
  }
}

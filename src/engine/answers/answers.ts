import type { Flavouring, Knowledge, UseEntry } from '../../knowledge/index.ts'
import { fold } from '../text/normalize.ts'
import { weightIn } from './entities/people.ts'
import { createSubjects, flatIngredients, type Subject } from './entities/subjects.ts'
import { compose } from './planning/compose.ts'
import type { Answer, Question } from './question.ts'
import type { AnswerContext } from './replies/answer-context.ts'
import { spokenText } from './text/plain.ts'
import { createReply } from './text/reply.ts'
import { type Heard, hear } from './understanding/hear.ts'
import { inPlainWords } from './understanding/plain-words.ts'
import type { Earlier } from './understanding/resolve-subjects.ts'
import { questionsIn } from './understanding/several.ts'

export interface AnswerKnowledge {
  knowledge: Knowledge
  uses: ReadonlyMap<string, readonly UseEntry[]>
  flavourings: readonly Flavouring[]
}

// Longer questions are cut here.
const longestQuestion = 1000
const longestTurn = 8000
const turnsBack = 8
/** Questions of the person's that are understood again, so that the next may leave out what they named. */
const questionsBack = 3

/**
 * Answers questions about a label and its ingredients from the knowledge alone. Every sentence of fact cites the label
 * token or the entry it rests on; what is not covered is said so, never invented. Accepts every text and never throws.
 */
export const createAnswers = ({ knowledge, uses, flavourings }: AnswerKnowledge) => {
  const finder = createSubjects(knowledge, flavourings)

  /** Takes a text apart into its questions, each understood after those before it. */
  const hearAll = (asked: Question, text: string, before: Heard | null, context: AnswerContext): Heard[] => {
    const heard: Heard[] = []
    for (const question of questionsIn(inPlainWords(fold(text.slice(0, longestQuestion)).text.trim())))
      heard.push(
        hear(
          { ...context, asked, text: question, weightKg: weightIn(question) },
          finder,
          heard.at(-1) ?? before,
          earlierIn(asked, heard.at(-1) ?? null),
        ),
      )
    return heard
  }

  const contextOf = (asked: Question): AnswerContext => {
    const result = asked.label?.result ?? null
    return {
      ...{ asked, knowledge, uses, result, text: '', weightKg: null },
      flat: result ? flatIngredients(result) : [],
      reply: createReply(asked.language),
    }
  }

  /** The questions of a text, each with what the conversation before it supplies. */
  const understand = (asked: Question): Heard[] => {
    const context = contextOf(asked)
    let before: Heard | null = null
    const own = asked.history.map((turn, at) => ({ turn, at })).filter(({ turn }) => turn.role === 'user')
    for (const { turn, at } of own.slice(-questionsBack))
      before =
        hearAll({ ...asked, history: asked.history.slice(0, at) }, turn.content, before, context).at(-1) ??
        before
    return hearAll(asked, asked.question, before, context)
  }

  const answer = (asked: Question): Answer => {
    const context = contextOf(asked)
    for (const heard of understand(asked))
      compose(heard, { ...context, text: heard.text, weightKg: weightIn(heard.text) })
    return context.reply.done()
  }

  return Object.assign(answer, { understand })
}

/** What the questions before in the same text, else the latest turn that names anything, speak of. */
const earlierIn =
  ({ history }: Question, before: Heard | null): Earlier =>
  find => {
    if (before && before.subjects.length > 0) return [...before.subjects]
    for (const { content } of [...history].reverse().slice(0, turnsBack)) {
      const spoken: Subject[] = find(fold(spokenText(content.slice(0, longestTurn))).text)
      if (spoken.length > 0) return spoken
    }
    return []
  }

import type { components } from '../../src/api/schema.d.ts'
import { createAnswers } from '../../src/engine/answers/index.ts'
import type { AnalysisResult } from '../../src/engine/index.ts'
import { type Knowledge, loadFlavourings, loadUses } from '../../src/knowledge/index.ts'
import { type Answer, type Context, good } from './context.ts'
import type { Account, MockState } from './state.ts'
import type { Tasks } from './tasks.ts'

type Schemas = components['schemas']
export type ServerFrame = Schemas['ServerFrame']
type Asked = Pick<Schemas['Question'], 'question' | 'history' | 'taskId' | 'lang'>

/** Characters of an answer that come in one frame: about what a person reads while the next is on its way. */
const deltaCharacters = 12

/** Answers that can be resumed: the newest. */
const maxAnswers = 100

/** Questions about a label, answered by the engine's rules. */
export const createChat = ({ state }: Context, knowledge: Knowledge, tasks: Tasks) => {
  /** Frames by asker and question, for a state: a reset leaves them behind. */
  const kept = new WeakMap<MockState, Map<string, { uid: string; frames: ServerFrame[] }>>()
  const framesByKey = (): Map<string, { uid: string; frames: ServerFrame[] }> => {
    const known = kept.get(state()) ?? new Map()
    kept.set(state(), known)
    return known
  }
  const fromTables = new Map<string, Schemas['Answer']>()
  const keyOf = (questionId: string, uid: string) => `${uid} ${questionId.toLowerCase()}`
  let answers: Promise<ReturnType<typeof createAnswers>> | null = null

  return {
    /** Answers about a task's label, or from the knowledge alone when it names no task. */
    async ask(
      { question, history, taskId, lang }: Asked,
      caller: Account | null,
    ): Promise<Answer<Schemas['Answer'], 404>> {
      const found = taskId === '' ? null : tasks.get(taskId, caller)
      if (found && !found.ok) return tasks.noTask(taskId)
      answers ??= Promise.all([loadUses(), loadFlavourings()]).then(([uses, flavourings]) =>
        createAnswers({ knowledge, uses, flavourings }),
      )
      const task = found?.value
      // Without a label and a history the tables alone answer, the same each time.
      const key = task || history.length > 0 ? null : `${lang} ${question}`
      const known = key === null ? undefined : fromTables.get(key)
      if (known) return good(known)
      const { answer, citations } = (await answers)({
        question,
        history,
        language: lang === 'en' ? 'en' : 'zh',
        // The mock's results come from this engine and are validated strictly: no value in them is unknown.
        label: task?.result
          ? { result: task.result as AnalysisResult, product: task.product, text: task.labelText }
          : null,
      })
      if (key === null) return good({ answer, citations })
      if (fromTables.size >= maxAnswers) fromTables.clear()
      fromTables.set(key, { answer, citations })
      return good({ answer, citations })
    },

    /** Keeps the frames of an answer for the one who asked: a person, or anybody who knows the question's id. */
    remember(questionId: string, caller: Account | null, frames: ServerFrame[]): void {
      const uid = caller?.uid ?? ''
      const answers = framesByKey()
      answers.set(keyOf(questionId, uid), { uid, frames })
      const [oldest] = answers.keys()
      if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest)
    },

    /** The frames of an answer, for its asker alone; null for everybody else. */
    recall: (questionId: string, caller: Account | null): readonly ServerFrame[] | null =>
      framesByKey().get(keyOf(questionId, caller?.uid ?? ''))?.frames ?? null,

    /** Forgets the answers that someone was given. */
    forgetAllOf({ uid }: Account): void {
      for (const [key, answer] of framesByKey()) if (answer.uid === uid) framesByKey().delete(key)
    },
  }
}

/** An answer as the frames of a stream or a socket, in their order. */
export const framesOf = (questionId: string, { answer, citations }: Schemas['Answer']): ServerFrame[] => {
  const letters = [...answer]
  const deltas = Array.from({ length: Math.ceil(letters.length / deltaCharacters) }, (_, index) =>
    letters.slice(index * deltaCharacters, (index + 1) * deltaCharacters).join(''),
  )
  return [
    { type: 'start' as const },
    ...deltas.map(text => ({ type: 'delta' as const, text })),
    ...citations.map(citation => ({ type: 'citation' as const, citation })),
    { type: 'done' as const },
  ].map((frame, seq) => ({ ...frame, questionId, seq }))
}

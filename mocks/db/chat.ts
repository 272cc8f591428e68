import type { components } from '../../src/api/schema.d.ts'
import { createAnswers } from '../../src/engine/answers/index.ts'
import type { AnalysisResult } from '../../src/engine/index.ts'
import { type Knowledge, loadFlavourings, loadUses } from '../../src/knowledge/index.ts'
import { type Answer, good } from './context.ts'
import type { Account } from './state.ts'
import type { Tasks } from './tasks.ts'

type Schemas = components['schemas']
export type ServerFrame = Schemas['ServerFrame']
type Asked = Pick<Schemas['Question'], 'question' | 'history' | 'taskId' | 'lang'>

/** Characters of an answer that come in one frame: about what a person reads while the next is on its way. */
const deltaCharacters = 12

/** Questions about a label, answered by the engine's rules. */
export const createChat = (knowledge: Knowledge, tasks: Tasks) => {
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
      const { answer, citations } = (await answers)({
        question,
        history,
        language: lang === 'en' ? 'en' : 'zh',
        // The mock's results come from this engine and are validated strictly: no value in them is unknown.
        label: task?.result ? { result: task.result as AnalysisResult, product: task.product } : null,
      })
      return good({ answer, citations })
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

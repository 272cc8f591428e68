import type { AnswerContext } from '../../replies/answer-context.ts'
import type { Heard } from '../../understanding/heard.ts'

/** Answers a question of one narrow shape; says nothing and returns false where it was not asked. */
export type Tell = (heard: Heard, context: AnswerContext) => boolean

/** A narrow question with its line for docs/answers.md. */
export interface Teller {
  does: string
  tell: Tell
}

export const teller = (does: string, tell: Tell): Teller => ({ does, tell })

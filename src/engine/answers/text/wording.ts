import type { Bilingual } from '../../result.ts'
import type { AnswerContext } from '../replies/answer-context.ts'

/** A remark of the safety table as a sentence without its full stop. */
export const remarkOf = ({ knowledge }: AnswerContext, note: string): Bilingual => {
  const { zh, en } = knowledge.note(note)
  return { zh: zh.replace(/。$/, ''), en: en.replace(/\.$/, '') }
}

export { type AnswerKnowledge, createAnswers } from './answers.ts'
export type { Answer, Citation, Question, Turn } from './intents/question.ts'

export * from './answers.ts'
export type { Answer, Citation, Question, Turn } from './question.ts'
export type { Heard } from './understanding/heard.ts'

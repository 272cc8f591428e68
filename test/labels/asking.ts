import { expect } from 'vitest'
import { createAnswers, type Question } from '../../src/engine/answers/index.ts'
import { loadFlavourings, loadUses } from '../../src/knowledge/index.ts'
import questionLabels from '../questions/labels.json' with { type: 'json' }
import { engine, knowledge } from './corpus.ts'
import corpus from './questions.json' with { type: 'json' }

export const answer = createAnswers({
  knowledge,
  uses: await loadUses(),
  flavourings: await loadFlavourings(),
})

/** A label as a question takes it. */
export const analysed = (text: string): Question['label'] => {
  const product = engine.readProduct(text)
  return { result: engine.analyse({ text, product }), product, text }
}

/** The labels of the corpus of questions, by name. */
export const labels = Object.entries(corpus.labels).map(([name, text]) => ({ name, text }))

/** The answer to a question in its own language, after those that came before it in the conversation. */
export const ask = (question: string, label: Question['label'], ...before: readonly string[]) =>
  answer({
    question,
    history: before.map(content => ({ role: 'user' as const, content })),
    language: /\p{Script=Han}/u.test(question) ? 'zh' : 'en',
    label,
  })

/** Every answer says something, and cites what it says when it is covered. */
export const expectSound = (
  { answer: text, citations, isCovered }: ReturnType<typeof ask>,
  question: string,
) => {
  expect(text, question).not.toMatch(/undefined|NaN|\[object|\{names\}/)
  expect(text.length, question).toBeGreaterThan(5)
  if (isCovered) expect(citations.length, question).toBeGreaterThan(0)
}

const byName: Readonly<Record<string, string>> = questionLabels
const read = new Map<string, Question['label']>()
/** The answer as `ask` gives it, without the marks of its citations; `label` is a name of test/questions/labels.json, or a text. */
export const say = (label: string, question: string, ...before: readonly string[]): string => {
  const known = read.get(label) ?? analysed(byName[label] ?? label)
  read.set(label, known)
  return ask(question, known, ...before).answer.replace(/\[\d+\]/g, '')
}

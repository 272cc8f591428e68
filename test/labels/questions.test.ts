import { beforeAll, describe, expect, it } from 'vitest'
import { type Answer, createAnswers, type Turn } from '../../src/engine/answers/index.ts'
import { createEngine } from '../../src/engine/index.ts'
import { loadFlavourings, loadKnowledge, loadUses } from '../../src/knowledge/index.ts'
import corpus from './questions.json' with { type: 'json' }

interface Expected {
  label: string | null
  must?: string[]
  mustNot?: string[]
  cites?: string[]
  isCovered?: boolean
}

const labels: Record<string, string> = corpus.labels
let ask: (question: string, label: string | null, history: readonly Turn[]) => Answer

beforeAll(async () => {
  const knowledge = await loadKnowledge()
  const engine = createEngine(knowledge)
  const answer = createAnswers({ knowledge, uses: await loadUses(), flavourings: await loadFlavourings() })
  ask = (question, label, history) => {
    const text = label === null ? null : (labels[label] ?? '')
    const product = text === null ? null : engine.readProduct(text)
    return answer({
      question,
      history,
      language: /\p{Script=Han}/u.test(question) ? 'zh' : 'en',
      label:
        text === null || product === null ? null : { result: engine.analyse({ text, product }), product },
    })
  }
})

/** Empty lines, headings, the head of a table, and the note on a mistyped name. */
const isBare = (line: string) =>
  /^$|^## |^我把问题理解为|^I took the question for|^\| (?:添加剂|Additive) \||^\|(?: --- \|)+$|^你写的“|^I take "/.test(
    line,
  )

const expectAnswer = (
  answer: Answer,
  { must = [], mustNot = [], cites = [], isCovered = true }: Expected,
) => {
  expect(answer.isCovered, answer.answer).toBe(isCovered)
  for (const text of must) expect(answer.answer).toContain(text)
  for (const text of mustNot) expect(answer.answer).not.toContain(text)
  for (const citation of cites)
    expect(answer.citations.map(({ kind, ref }) => `${kind}:${ref}`)).toContain(citation)
  for (const line of answer.answer.split('\n')) {
    // Every sentence of fact rests on something; a refusal and how a mistyped name was taken rest on nothing.
    if (isCovered && !isBare(line)) expect(line, 'a sentence without a citation').toMatch(/\[\d+\](?: \|)?$/)
    for (const [, number] of line.matchAll(/\[(\d+)\]/g))
      expect(answer.citations[Number(number) - 1]).toBeDefined()
  }
}

describe('questions about a label', () => {
  it.each(corpus.questions as (Expected & { ask: string })[])(
    '$ask ($label)',
    ({ ask: question, ...expected }) => {
      expectAnswer(ask(question, expected.label, []), expected)
    },
  )
})

describe('a conversation is understood', () => {
  it.each(corpus.conversations as (Expected & { turns: string[] })[])('$turns', ({ turns, ...expected }) => {
    const history: Turn[] = []
    let answer: Answer | null = null
    for (const question of turns) {
      answer = ask(question, expected.label, history)
      history.push({ role: 'user', content: question }, { role: 'assistant', content: answer.answer })
    }
    if (answer) expectAnswer(answer, expected)
  })
})

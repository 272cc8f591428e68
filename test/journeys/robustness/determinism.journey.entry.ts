import { createAnswers } from '../../../src/engine/answers/index.ts'
import { createEngine } from '../../../src/engine/index.ts'
import { loadFlavourings, loadKnowledge, loadUses } from '../../../src/knowledge/index.ts'

const questions = [
  '孩子能吃吗',
  '那第二个呢',
  'Is it healthy?',
  '钠高不高',
  '欧盟怎么看防腐剂',
  'and for kids?',
  '有没有山犁酸钾',
]

/** A question of test/questions with the text of its label. */
export interface AskedOfText {
  text: string
  question: string
  history: readonly string[]
  language: 'zh' | 'en'
}

/**
 * Analyses texts, answers questions about the first few in one conversation each, and further questions each of its own label, and
 * gives all of it as one JSON text; what determinism.journey.ts runs everywhere.
 */
export const analyseAll = async (
  texts: readonly string[],
  asked: readonly AskedOfText[],
): Promise<string> => {
  const knowledge = await loadKnowledge()
  const engine = createEngine(knowledge)
  const results = texts.map(text => engine.analyse({ text, product: engine.readProduct(text) }))
  const answer = createAnswers({ knowledge, uses: await loadUses(), flavourings: await loadFlavourings() })
  const answers = texts.slice(0, 5).map((text, at) => {
    const result = results[at]
    const label = result ? { result, product: engine.readProduct(text), text } : null
    return questions.map((question, n) => {
      const history = questions.slice(0, n).map(content => ({ role: 'user' as const, content }))
      return answer({ question, history, language: /[a-z]{3}/.test(question) ? 'en' : 'zh', label })
    })
  })
  const further = asked.map(({ text, question, history, language }) => {
    const product = engine.readProduct(text)
    return answer({
      question,
      history: history.map(content => ({ role: 'user' as const, content })),
      language,
      label: { result: engine.analyse({ text, product }), product, text },
    })
  })
  return JSON.stringify({ results, answers, further })
}

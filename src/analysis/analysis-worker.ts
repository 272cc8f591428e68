// Reading, scoring and explaining a label off the page's thread: making an engine takes up to 100 ms on a phone.
import { expose } from 'comlink'
import type { Question } from '../engine/answers/index.ts'
import type { LabelInput } from '../engine/index.ts'
import { createLookups, loadFlavourings, loadKnowledge, loadUses } from '../knowledge/index.ts'
import { lazy } from '../lazy.ts'

// A look at the tables of GB 2760 waits neither for the engine nor for the answers.
const lookups = lazy(async () => createLookups(await loadKnowledge()))
const loadEngine = () => Promise.all([import('../engine/index.ts'), loadKnowledge()])
const engine = lazy(async () => {
  const [{ createEngine }, knowledge] = await loadEngine()
  return createEngine(knowledge)
})
const answers = lazy(async () => {
  const [{ createAnswers }, knowledge, uses, flavourings] = await Promise.all([
    import('../engine/answers/index.ts'),
    loadKnowledge(),
    loadUses(),
    loadFlavourings(),
  ])
  return createAnswers({ knowledge, uses, flavourings })
})

const analysis = {
  async analyse(label: LabelInput) {
    const { analyse, readProduct } = await engine()
    const product = readProduct(label.text)
    return { product, result: analyse({ ...label, product }) }
  },

  /** Answers a question from the label and the knowledge. */
  answer: async (question: Question) => (await answers())(question),

  /** Questions to go on with after a conversation. */
  followUps: async (asked: Omit<Question, 'question'>) => (await answers()).followUps(asked),

  async knownNames() {
    const [{ bareKnownNames }, knowledge] = await loadEngine()
    return bareKnownNames(knowledge)
  },

  listAdditives: async (keyword: string, page: number, size: number) =>
    (await lookups()).listAdditives(keyword, page, size),
  getAdditive: async (id: string) => (await lookups()).getAdditive(id),
  listAdditiveFoods: async (id: string, page: number, size: number) =>
    (await lookups()).listAdditiveFoods(id, page, size),
  listSpices: async (keyword: string, type: 'natural' | 'synthetic' | null, page: number, size: number) =>
    (await lookups()).listSpices(keyword, type, page, size),
}

export type AnalysisWorker = typeof analysis

expose(analysis)

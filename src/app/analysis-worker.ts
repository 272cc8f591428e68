// Reading, scoring and explaining a label off the page's thread: making an engine takes up to 100 ms on a phone.
import { expose } from 'comlink'
import { createAnswers, type Question } from '../engine/answers/index.ts'
import { createEngine, type LabelInput } from '../engine/index.ts'
import { createLookups, loadFlavourings, loadKnowledge, loadUses } from '../knowledge/index.ts'

const knowledge = loadKnowledge()
const engine = knowledge.then(createEngine)
const lookups = knowledge.then(createLookups)
let answers: Promise<ReturnType<typeof createAnswers>> | null = null

const analysis = {
  async analyse(label: LabelInput) {
    const { analyse, readProduct } = await engine
    const product = readProduct(label.text)
    return { product, result: analyse({ ...label, product }) }
  },

  /** Answers a question from the label and the knowledge; the larger tables come with the first one. */
  async answer(question: Question) {
    answers ??= Promise.all([knowledge, loadUses(), loadFlavourings()]).then(([loaded, uses, flavourings]) =>
      createAnswers({ knowledge: loaded, uses, flavourings }),
    )
    return (await answers)(question)
  },

  listAdditives: async (keyword: string, page: number, size: number) =>
    (await lookups).listAdditives(keyword, page, size),
  getAdditive: async (id: string) => (await lookups).getAdditive(id),
  listAdditiveFoods: async (id: string, page: number, size: number) =>
    (await lookups).listAdditiveFoods(id, page, size),
  listSpices: async (keyword: string, type: 'natural' | 'synthetic' | null, page: number, size: number) =>
    (await lookups).listSpices(keyword, type, page, size),
}

export type Analysis = typeof analysis

expose(analysis)

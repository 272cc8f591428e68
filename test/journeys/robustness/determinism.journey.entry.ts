import { createEngine } from '../../../src/engine/index.ts'
import { loadKnowledge } from '../../../src/knowledge/index.ts'

/** Analyses texts and gives the results as one JSON text; what determinism.journey.ts runs everywhere. */
export const analyseAll = async (texts: readonly string[]): Promise<string> => {
  const engine = createEngine(await loadKnowledge())
  return JSON.stringify(texts.map(text => engine.analyse({ text, product: engine.readProduct(text) })))
}

// Reading and scoring a label off the page's thread: making an engine takes up to 100 ms on a phone.
import { expose } from 'comlink'
import { createEngine, type LabelInput } from '../engine/index.ts'
import { loadKnowledge } from '../knowledge/index.ts'

const ready = loadKnowledge().then(createEngine)

const analysis = {
  async analyse(label: LabelInput) {
    const engine = await ready
    const product = engine.readProduct(label.text)
    return { product, result: engine.analyse({ ...label, product }) }
  },
}

export type Analysis = typeof analysis

expose(analysis)

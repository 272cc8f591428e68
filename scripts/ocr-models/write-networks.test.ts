import { describe, expect, it } from 'vitest'
import { bytesOf, GRAPH, MODEL, NODE, textOf } from './onnx.mjs'
import { readMessage } from './protobuf.mjs'
import { readModels } from './read-models.mjs'
import { networksOf } from './write-networks.mjs'

const operatorsOf = (model: Uint8Array) => {
  const graph = bytesOf(readMessage(model).find(({ number }) => number === MODEL.graph))
  return readMessage(graph)
    .filter(({ number }) => number === GRAPH.node)
    .map(field => textOf(readMessage(bytesOf(field)).find(({ number }) => number === NODE.operator)))
}

describe('the networks as the app gets them', () => {
  it('never call Cast, whose one function takes a browser 108 MB to optimise', async () => {
    const models = await readModels()
    const { detector, recogniser } = networksOf(models)
    // Both say something: the package's recogniser casts.
    expect(operatorsOf(models.recogniser)).toContain('Cast')
    for (const network of [detector, recogniser]) {
      const operators = operatorsOf(network)
      expect(operators.length).toBeGreaterThan(100)
      expect(operators).not.toContain('Cast')
    }
  })
})

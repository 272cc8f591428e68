// What the recogniser computes in front of its last layer: the inputs of that layer, and how likely it finds the characters it knows.
import { bytes, integer, readMessage, writeMessage } from '../../ocr-models/protobuf.mjs'

/** @typedef {{ features: Float32Array, known: Float32Array, best: Int32Array, steps: number, size: number }} RowFeatures */

// Field numbers of onnx.proto.
const MODEL_GRAPH = 7
const GRAPH = { node: 1, output: 12 }
const NODE = { input: 1, output: 2, operator: 4 }
const VALUE = { name: 1, type: 2 }

const text = (/** @type {import('../../ocr-models/protobuf.mjs').Field | undefined} */ field) =>
  field?.wire === 2 ? Buffer.from(field.value).toString('utf8') : ''

/** A value of unknown shape with 32-bit numbers. @param {string} name */
const output = name =>
  bytes(
    GRAPH.output,
    writeMessage([
      bytes(VALUE.name, name),
      bytes(VALUE.type, writeMessage([bytes(1, writeMessage([integer(1, 1)]))])),
    ]),
  )

/**
 * The names of the last layer: its input, its weights, its bias and its result.
 * @param {Uint8Array} model
 */
export function lastLayerOf(model) {
  const graph = readMessage(model).find(({ number }) => number === MODEL_GRAPH)
  if (graph?.wire !== 2) throw new Error('the model has no graph')
  const nodes = readMessage(graph.value)
    .filter(({ number }) => number === GRAPH.node)
    .map(field => {
      const fields = field.wire === 2 ? readMessage(field.value) : []
      const all = (/** @type {number} */ wanted) => fields.filter(({ number }) => number === wanted).map(text)
      return { operator: all(NODE.operator)[0], inputs: all(NODE.input), outputs: all(NODE.output) }
    })
  const softmax = nodes.at(-1)
  const add = nodes.find(({ outputs }) => outputs[0] === softmax?.inputs[0])
  const multiply = nodes.find(({ outputs }) => outputs[0] === add?.inputs[0])
  if (softmax?.operator !== 'Softmax' || add?.operator !== 'Add' || multiply?.operator !== 'MatMul')
    throw new Error('the model does not end in a layer of weights and a softmax')
  const [input = '', weights = ''] = multiply.inputs
  return { input, weights, bias: add.inputs[1] ?? '', result: add.outputs[0] ?? '' }
}

/**
 * The model with the input and the result of its last layer as outputs.
 * @param {Uint8Array} model
 */
export function withFeatures(model) {
  const { input, result } = lastLayerOf(model)
  return writeMessage(
    readMessage(model).map(field =>
      field.number === MODEL_GRAPH && field.wire === 2
        ? bytes(
            MODEL_GRAPH,
            writeMessage([
              ...readMessage(field.value).filter(({ number }) => number !== GRAPH.output),
              output(input),
              output(result),
            ]),
          )
        : field,
    ),
  )
}

/**
 * For each step of a row: the features, the logarithm of the sum over all known classes, and the likeliest of them.
 * @param {{ data: Float32Array, dims: readonly number[] }} features
 * @param {{ data: Float32Array, dims: readonly number[] }} logits
 * @returns {RowFeatures}
 */
export function rowFeatures(features, logits) {
  const [, steps = 0, size = 0] = features.dims
  const classes = logits.dims[2] ?? 0
  const known = new Float32Array(steps)
  const best = new Int32Array(steps)
  for (let step = 0; step < steps; step++) {
    const at = step * classes
    let top = 0
    for (let i = 1; i < classes; i++) if ((logits.data[at + i] ?? 0) > (logits.data[at + top] ?? 0)) top = i
    const highest = logits.data[at + top] ?? 0
    let sum = 0
    for (let i = 0; i < classes; i++) sum += Math.exp((logits.data[at + i] ?? 0) - highest)
    known[step] = highest + Math.log(sum)
    best[step] = top
  }
  return { features: features.data, known, best, steps, size }
}

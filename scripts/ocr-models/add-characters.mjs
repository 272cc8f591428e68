// Gives a recogniser further characters: rows of weights behind those of its last layer (decision 069).
import { ATTRIBUTE, bytesOf, GRAPH, MODEL, NODE, TENSOR, textOf, VALUE } from './onnx.mjs'
import { bytes, integer, readMessage, writeMessage } from './protobuf.mjs'

/** @typedef {import('./protobuf.mjs').Field} Field */
/**
 * Weights of further characters, as train-characters.mjs writes them: `weights` is base64 of bytes (-127 to 127), `size` for
 * each character, to be multiplied by its scale.
 * @typedef {object} AddedCharacters
 * @property {string} layer the tensor of the last layer's weights
 * @property {string} biasLayer that of its bias
 * @property {number} size how many numbers the layer gets
 * @property {string} characters
 * @property {number[]} scales
 * @property {number[]} bias
 * @property {string} weights
 */

/**
 * The numbers of a tensor and its other fields.
 * @param {Uint8Array} tensor
 */
function floatsOf(tensor) {
  const fields = readMessage(tensor)
  const raw = new Uint8Array(
    bytesOf(fields.find(({ number }) => number === TENSOR.raw || number === TENSOR.floats)),
  )
  const others = fields.filter(
    ({ number }) => number !== TENSOR.raw && number !== TENSOR.floats && number !== TENSOR.dims,
  )
  return { numbers: new Float32Array(raw.buffer, 0, raw.length >> 2), others }
}

/**
 * The weights with a column for each further character: the matrix has a row for each number that the layer gets.
 * @param {Float32Array} numbers
 * @param {AddedCharacters} added
 */
function widened(numbers, { size, characters, scales, weights }) {
  const own = new Int8Array(Buffer.from(weights, 'base64'))
  const count = [...characters].length
  const columns = numbers.length / size
  if (!Number.isInteger(columns)) throw new Error(`the layer's weights have no ${size} rows`)
  const out = new Float32Array(size * (columns + count))
  for (let row = 0; row < size; row++) {
    out.set(numbers.subarray(row * columns, (row + 1) * columns), row * (columns + count))
    for (let i = 0; i < count; i++)
      out[row * (columns + count) + columns + i] = (own[i * size + row] ?? 0) * (scales[i] ?? 0)
  }
  return { numbers: out, dims: [size, columns + count] }
}

/**
 * @param {Uint8Array} tensor
 * @param {string} name
 * @param {AddedCharacters} added
 */
function extended(tensor, name, added) {
  const { numbers, others } = floatsOf(tensor)
  const wide =
    name === added.layer
      ? widened(numbers, added)
      : {
          numbers: Float32Array.from([...numbers, ...added.bias]),
          dims: [numbers.length + added.bias.length],
        }
  const raw = new Uint8Array(wide.numbers.buffer)
  return writeMessage([...wide.dims.map(dim => integer(TENSOR.dims, dim)), ...others, bytes(TENSOR.raw, raw)])
}

/**
 * The model with further characters; its keys have to be extended by the same, in the same order.
 * @param {Uint8Array} model
 * @param {AddedCharacters} added
 */
export function addCharacters(model, added) {
  const names = [added.layer, added.biasLayer]
  const found = new Set()
  const graphOf = (/** @type {Uint8Array} */ graph) =>
    writeMessage(
      readMessage(graph).map(field => {
        if (field.wire !== 2) return field
        // The shape of the result has changed: the runtime finds it out by itself.
        if (field.number === GRAPH.output) return bytes(GRAPH.output, withoutShape(field.value))
        if (field.number !== GRAPH.node) return field
        const node = readMessage(field.value)
        const name = textOf(node.find(({ number }) => number === NODE.output))
        if (!names.includes(name)) return field
        found.add(name)
        return bytes(GRAPH.node, writeMessage(node.map(part => withTensor(part, name, added))))
      }),
    )
  const out = writeMessage(
    readMessage(model).map(field =>
      field.number === MODEL.graph && field.wire === 2 ? bytes(MODEL.graph, graphOf(field.value)) : field,
    ),
  )
  if (found.size !== names.length) throw new Error(`the model has no constants ${names.join(', ')}`)
  return out
}

/**
 * @param {Field} part
 * @param {string} name
 * @param {AddedCharacters} added
 */
function withTensor(part, name, added) {
  if (part.number !== NODE.attribute || part.wire !== 2) return part
  const fields = readMessage(part.value).map(field =>
    field.number === ATTRIBUTE.tensor && field.wire === 2
      ? bytes(ATTRIBUTE.tensor, extended(field.value, name, added))
      : field,
  )
  return bytes(NODE.attribute, writeMessage(fields))
}

/** @param {Uint8Array} output */
function withoutShape(output) {
  const name = readMessage(output).filter(({ number }) => number === VALUE.name)
  return writeMessage([...name, bytes(VALUE.type, writeMessage([bytes(1, writeMessage([integer(1, 1)]))]))])
}

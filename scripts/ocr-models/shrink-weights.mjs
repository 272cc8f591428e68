// Makes the weights of an ONNX model smaller: stored in 8 or 16 bits, and made 32-bit again by nodes in front of where
// they are used, which the runtime folds away when it loads the model. Computing stays in 32 bits.
import { bytes, integer, readMessage, writeMessage } from './protobuf.mjs'

// Field numbers of onnx.proto.
const MODEL = { graph: 7 }
const GRAPH = { node: 1, initializer: 5 }
const TENSOR = { dims: 1, type: 2, floats: 4, name: 8, raw: 9 }
const NODE = { input: 1, output: 2, name: 3, operator: 4, attribute: 5 }
const ATTRIBUTE = { name: 1, integer: 3, tensor: 5, type: 20 }
const TYPE = { float: 1, int8: 3, float16: 10 }
const INTEGER_ATTRIBUTE = 2

/** Fewer weights than this are not worth two nodes. */
const MIN_WEIGHTS = 1024

const text = value => Buffer.from(value).toString('utf8')

function tensorOf(fields) {
  const dims = []
  const tensor = { dims, type: 0, name: '', raw: undefined }
  for (const { number, wire, value } of fields) {
    if (number === TENSOR.dims && wire === 0) dims.push(Number(value))
    else if (number === TENSOR.dims)
      for (let at = 0; at < value.length; ) {
        let dim = 0
        for (let shift = 0; ; shift += 7) {
          dim |= (value[at] & 0x7f) << shift
          if (value[at++] < 0x80) break
        }
        dims.push(dim)
      }
    else if (number === TENSOR.type) tensor.type = Number(value)
    else if (number === TENSOR.name) tensor.name = text(value)
    else if (number === TENSOR.raw || number === TENSOR.floats) tensor.raw = value
  }
  return tensor
}

const floatsOf = raw => {
  const copy = new Uint8Array(raw)
  return new Float32Array(copy.buffer, 0, copy.length >> 2)
}

/** IEEE half precision, rounded to nearest, ties to even. */
export function toHalf(value) {
  const float = new Float32Array([value])
  const bits = new Uint32Array(float.buffer)[0] ?? 0
  const sign = (bits >>> 16) & 0x8000
  const exponent = ((bits >>> 23) & 0xff) - 112
  const fraction = bits & 0x7fffff
  if (exponent >= 31) return sign | 0x7c00
  if (exponent <= 0) {
    if (exponent < -10) return sign
    return sign | roundShift(fraction | 0x800000, 14 - exponent)
  }
  return sign | roundShift((exponent << 23) | fraction, 13)
}

function roundShift(value, shift) {
  const kept = value >>> shift
  const rest = value & ((1 << shift) - 1)
  const half = 1 << (shift - 1)
  return kept + (rest > half || (rest === half && kept & 1) ? 1 : 0)
}

const tensor = (name, type, dims, raw) =>
  bytes(
    GRAPH.initializer,
    writeMessage([
      ...dims.map(dim => integer(TENSOR.dims, dim)),
      integer(TENSOR.type, type),
      bytes(TENSOR.name, name),
      bytes(TENSOR.raw, raw),
    ]),
  )

const node = (operator, inputs, output, attributes = []) =>
  bytes(
    GRAPH.node,
    writeMessage([
      ...inputs.map(input => bytes(NODE.input, input)),
      bytes(NODE.output, output),
      bytes(NODE.name, `${operator}:${output}`),
      bytes(NODE.operator, operator),
      ...attributes,
    ]),
  )

const castToFloat = (input, output) =>
  node('Cast', [input], output, [
    bytes(
      NODE.attribute,
      writeMessage([
        bytes(ATTRIBUTE.name, 'to'),
        integer(ATTRIBUTE.integer, TYPE.float),
        integer(ATTRIBUTE.type, INTEGER_ATTRIBUTE),
      ]),
    ),
  ])

function inHalves(name, dims, weights) {
  const halves = Uint16Array.from(weights, toHalf)
  return {
    initializers: [tensor(`${name}.f16`, TYPE.float16, dims, new Uint8Array(halves.buffer))],
    nodes: [castToFloat(`${name}.f16`, name)],
  }
}

/** One scale per output: the first axis of convolutions, the last of matrices. */
function inBytes(name, dims, weights) {
  const isMatrix = dims.length === 2
  const channels = isMatrix ? dims[1] : dims[0]
  const perChannel = weights.length / channels
  const channelOf = isMatrix ? i => i % channels : i => Math.floor(i / perChannel)
  const largest = new Float32Array(channels)
  weights.forEach((weight, i) => {
    largest[channelOf(i)] = Math.max(largest[channelOf(i)], Math.abs(weight))
  })
  const scales = largest.map(value => value / 127 || 1)
  const quantised = Int8Array.from(weights, (weight, i) => Math.round(weight / scales[channelOf(i)]))
  const scaleDims = isMatrix ? [1, channels] : [channels, ...dims.slice(1).map(() => 1)]
  return {
    initializers: [
      tensor(`${name}.i8`, TYPE.int8, dims, new Uint8Array(quantised.buffer)),
      tensor(`${name}.scale`, TYPE.float, scaleDims, new Uint8Array(scales.buffer)),
    ],
    nodes: [castToFloat(`${name}.i8`, `${name}.wide`), node('Mul', [`${name}.wide`, `${name}.scale`], name)],
  }
}

/** The large weights of a tensor in fewer bits, or undefined where it has none. */
function shrunk({ name, dims, type, raw }, bits) {
  const count = dims.reduce((product, dim) => product * dim, 1)
  if (type !== TYPE.float || count < MIN_WEIGHTS || dims.length < 2 || raw?.length !== count * 4)
    return undefined
  return bits === 8 ? inBytes(name, dims, floatsOf(raw)) : inHalves(name, dims, floatsOf(raw))
}

/** The tensor of a node that stands for a constant, under the name of its output; undefined for other nodes. */
function constantOf(fields) {
  const operator = fields.find(({ number }) => number === NODE.operator)
  if (!operator || text(operator.value) !== 'Constant') return undefined
  const output = fields.find(({ number }) => number === NODE.output)
  const attribute = fields.find(({ number }) => number === NODE.attribute)
  const value = attribute && readMessage(attribute.value).find(({ number }) => number === ATTRIBUTE.tensor)
  return value && { ...tensorOf(readMessage(value.value)), name: text(output.value) }
}

function shrinkGraph(fields, bits) {
  const added = { nodes: [], initializers: [] }
  const rest = fields.filter(({ number, value }) => {
    if (number !== GRAPH.initializer && number !== GRAPH.node) return true
    const message = readMessage(value)
    const weights = number === GRAPH.initializer ? tensorOf(message) : constantOf(message)
    const smaller = weights && shrunk(weights, bits)
    if (!smaller) return true
    added.nodes.push(...smaller.nodes)
    added.initializers.push(...smaller.initializers)
    return false
  })
  // Nodes stand in the order in which they are computed.
  return [...added.nodes, ...rest, ...added.initializers]
}

/** The model with its large weights in `bits` (8 or 16; 32 leaves it as it is). */
export function shrinkWeights(model, bits) {
  if (bits === 32) return model
  return writeMessage(
    readMessage(model).map(field =>
      field.number === MODEL.graph
        ? bytes(MODEL.graph, writeMessage(shrinkGraph(readMessage(field.value), bits)))
        : field,
    ),
  )
}

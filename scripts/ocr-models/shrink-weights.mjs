// Makes the weights of an ONNX model smaller: stored in 8 or 16 bits, and made 32-bit again by nodes in front of where
// they are used, which the runtime folds away when it loads the model. Computing stays in 32 bits.
import { ATTRIBUTE, bytesOf, GRAPH, MODEL, NODE, node, OPSET, TENSOR, TYPE, tensor, textOf } from './onnx.mjs'
import { bytes, integer, readMessage, writeMessage } from './protobuf.mjs'

/** Fewer weights than this are not worth a node. */
const MIN_WEIGHTS = 1024

/** Operators of ONNX Runtime itself: they do not depend on the version of the standard ones that a model was made with. */
const RUNTIME_DOMAIN = 'com.microsoft'

/** @typedef {import('./protobuf.mjs').Field} Field */
/** @typedef {{ name: string, dims: number[], type: number, raw: Uint8Array | undefined }} Weights */
/** @typedef {{ initializers: Field[], nodes: Field[] }} Replacement */
/** @typedef {8 | 16 | 32} WeightBits */

/** Whole numbers written one after the other (packed). @param {Uint8Array} value */
const packedIntegers = value =>
  value.length === 0
    ? []
    : readMessage(Buffer.concat([...splitVarints(value)])).map(({ value: dim }) => Number(dim))

/** Each number with a tag before it, as a message has it. @param {Uint8Array} value */
function* splitVarints(value) {
  let start = 0
  for (const [at, byte] of value.entries()) {
    if (byte >= 0x80) continue
    yield Buffer.from([8, ...value.subarray(start, at + 1)])
    start = at + 1
  }
}

/**
 * @param {readonly Field[]} fields
 * @returns {Weights}
 */
function tensorOf(fields) {
  const find = (/** @type {number} */ number) => fields.find(field => field.number === number)
  const dims = fields
    .filter(({ number }) => number === TENSOR.dims)
    .flatMap(field => (field.wire === 0 ? [Number(field.value)] : packedIntegers(field.value)))
  const raw = find(TENSOR.raw) ?? find(TENSOR.floats)
  return {
    name: textOf(find(TENSOR.name)),
    dims,
    type: Number(find(TENSOR.type)?.value ?? 0),
    raw: raw && bytesOf(raw),
  }
}

/** @param {Uint8Array} raw */
const floatsOf = raw => {
  const copy = new Uint8Array(raw)
  return new Float32Array(copy.buffer, 0, copy.length >> 2)
}

/**
 * IEEE half precision, rounded to nearest, ties to even.
 *
 * @param {number} value
 */
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

/**
 * @param {number} value
 * @param {number} shift
 */
function roundShift(value, shift) {
  const kept = value >>> shift
  const rest = value & ((1 << shift) - 1)
  const half = 1 << (shift - 1)
  return kept + (rest > half || (rest === half && kept & 1) ? 1 : 0)
}

/**
 * @param {string} name
 * @param {readonly number[]} dims
 * @param {Float32Array} weights
 * @returns {Replacement}
 */
function inHalves(name, dims, weights) {
  const halves = Uint16Array.from(weights, toHalf)
  return {
    initializers: [tensor(`${name}.f16`, TYPE.float16, dims, new Uint8Array(halves.buffer))],
    nodes: [node('Cast', [`${name}.f16`], name, { to: TYPE.float })],
  }
}

/**
 * One scale per output: the first axis of convolutions, the last of matrices. Widened by DequantizeLinear and not by Cast: of all
 * pairs of types the runtime makes one function of half a megabyte for Cast, and its size alone makes browsers optimise it
 * after a few calls, which takes 108 MB.
 *
 * @param {string} name
 * @param {readonly number[]} dims
 * @param {Float32Array} weights
 * @returns {Replacement}
 */
function inBytes(name, dims, weights) {
  const isMatrix = dims.length === 2
  const channels = (isMatrix ? dims[1] : dims[0]) ?? 1
  const perChannel = weights.length / channels
  const channelOf = (/** @type {number} */ i) => (isMatrix ? i % channels : Math.floor(i / perChannel))
  const largest = new Float32Array(channels)
  weights.forEach((weight, i) => {
    largest[channelOf(i)] = Math.max(largest[channelOf(i)] ?? 0, Math.abs(weight))
  })
  const scales = largest.map(value => value / 127 || 1)
  const quantised = Int8Array.from(weights, (weight, i) => Math.round(weight / (scales[channelOf(i)] ?? 1)))
  return {
    initializers: [
      tensor(`${name}.i8`, TYPE.int8, dims, new Uint8Array(quantised.buffer)),
      tensor(`${name}.scale`, TYPE.float, [channels], new Uint8Array(scales.buffer)),
    ],
    nodes: [
      node(
        'DequantizeLinear',
        [`${name}.i8`, `${name}.scale`],
        name,
        { axis: isMatrix ? 1 : 0 },
        RUNTIME_DOMAIN,
      ),
    ],
  }
}

/**
 * The large weights of a tensor in fewer bits, or undefined where it has none.
 *
 * @param {Weights} weights
 * @param {WeightBits} bits
 * @returns {Replacement | undefined}
 */
function shrunk({ name, dims, type, raw }, bits) {
  const count = dims.reduce((product, dim) => product * dim, 1)
  if (type !== TYPE.float || count < MIN_WEIGHTS || dims.length < 2 || raw?.length !== count * 4)
    return undefined
  return bits === 8 ? inBytes(name, dims, floatsOf(raw)) : inHalves(name, dims, floatsOf(raw))
}

/**
 * The tensor of a node that stands for a constant, under the name of its output; undefined for other nodes.
 *
 * @param {readonly Field[]} fields
 * @returns {Weights | undefined}
 */
export function constantOf(fields) {
  const find = (/** @type {number} */ number) => fields.find(field => field.number === number)
  if (textOf(find(NODE.operator)) !== 'Constant') return undefined
  const attribute = readMessage(bytesOf(find(NODE.attribute)))
  const value = attribute.find(({ number }) => number === ATTRIBUTE.tensor)
  return value && { ...tensorOf(readMessage(bytesOf(value))), name: textOf(find(NODE.output)) }
}

/**
 * @param {readonly Field[]} fields
 * @param {WeightBits} bits
 */
function shrinkGraph(fields, bits) {
  /** @type {Replacement} */
  const added = { nodes: [], initializers: [] }
  const rest = fields.filter(field => {
    const { number } = field
    if (number !== GRAPH.initializer && number !== GRAPH.node) return true
    const message = readMessage(bytesOf(field))
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

/**
 * The model with its large weights in `bits` (32 leaves it as it is).
 *
 * @param {Uint8Array} model
 * @param {WeightBits} bits
 */
export function shrinkWeights(model, bits) {
  if (bits === 32) return model
  const runtimeOperators = writeMessage([bytes(OPSET.domain, RUNTIME_DOMAIN), integer(OPSET.version, 1)])
  return writeMessage([
    ...readMessage(model).map(field =>
      field.number === MODEL.graph
        ? bytes(MODEL.graph, writeMessage(shrinkGraph(readMessage(bytesOf(field)), bits)))
        : field,
    ),
    ...(bits === 8 ? [bytes(MODEL.opset, runtimeOperators)] : []),
  ])
}

// Counts shapes in whole numbers of 64 bits throughout: a recogniser from Paddle makes them 32-bit and back for each row,
// by Cast, which costs a browser 108 MB (shrink-weights.mjs says why).
import { ATTRIBUTE, bytesOf, GRAPH, MODEL, NODE, TYPE, tensor, textOf } from './onnx.mjs'
import { bytes, readMessage, writeMessage } from './protobuf.mjs'
import { constantOf } from './shrink-weights.mjs'

/** @typedef {import('./protobuf.mjs').Field} Field */
/** @typedef {{ fields: Field[], operator: string, inputs: string[], output: string }} Node */

/**
 * @param {Field} field
 * @returns {Node}
 */
function nodeOf(field) {
  const fields = readMessage(bytesOf(field))
  const named = (/** @type {number} */ wanted) =>
    fields.filter(({ number }) => number === wanted).map(name => textOf(name))
  const [[operator = ''], inputs, [output = '']] = [
    named(NODE.operator),
    named(NODE.input),
    named(NODE.output),
  ]
  return { fields, operator, inputs, output }
}

/**
 * @param {Node} node
 * @param {number} type
 */
function isCastTo({ fields, operator }, type) {
  if (operator !== 'Cast') return false
  const attribute = readMessage(bytesOf(fields.find(({ number }) => number === NODE.attribute)))
  return Number(attribute.find(({ number }) => number === ATTRIBUTE.integer)?.value) === type
}

/**
 * A constant of whole numbers of 32 bits as one of 64; undefined for other nodes.
 *
 * @param {Node} node
 */
function largeConstantOf({ fields }) {
  const constant = constantOf(fields)
  if (constant?.type !== TYPE.int32 || !constant.raw) return undefined
  const numbers = new Int32Array(new Uint8Array(constant.raw).buffer)
  const raw = new Uint8Array(BigInt64Array.from(numbers, BigInt).buffer)
  return tensor(constant.name, TYPE.int64, constant.dims, raw)
}

/** @param {readonly Field[]} graph */
function withoutCasts(graph) {
  const nodes = graph.filter(({ number }) => number === GRAPH.node).map(nodeOf)
  /**
   * Whether it is made into numbers of 64 bits, or a part of it is, and nothing else uses it.
   *
   * @type {(name: string) => boolean}
   */
  const becomesLarge = name => {
    const users = nodes.filter(({ inputs }) => inputs.includes(name))
    const isLarge = (/** @type {Node} */ user) =>
      isCastTo(user, TYPE.int64) ||
      (user.operator === 'Slice' && user.inputs[0] === name && becomesLarge(user.output))
    return users.length > 0 && users.every(isLarge)
  }
  /** Names of numbers of 64 bits. @type {Set<string>} */
  const large = new Set()
  /** What stands for a name that is gone. @type {Map<string, string>} */
  const standIns = new Map()
  return graph.flatMap(field => {
    if (field.number !== GRAPH.node) return [field]
    const node = nodeOf(field)
    const { operator, output } = node
    const inputs = node.inputs.map(name => standIns.get(name) ?? name)
    const [first = ''] = inputs
    const constant = becomesLarge(output) ? largeConstantOf(node) : undefined
    const isSame = isCastTo(node, TYPE.int64) || (isCastTo(node, TYPE.int32) && becomesLarge(output))
    if (isSame && large.has(first)) {
      standIns.set(output, first)
      return []
    }
    if (constant || operator === 'Shape' || (operator === 'Slice' && large.has(first))) large.add(output)
    if (constant) return [constant]
    const others = node.fields.filter(({ number }) => number !== NODE.input)
    return [bytes(GRAPH.node, writeMessage([...inputs.map(name => bytes(NODE.input, name)), ...others]))]
  })
}

/** @param {Uint8Array} model */
export const wholeNumbers = model =>
  writeMessage(
    readMessage(model).map(field =>
      field.number === MODEL.graph
        ? bytes(MODEL.graph, writeMessage(withoutCasts(readMessage(bytesOf(field)))))
        : field,
    ),
  )

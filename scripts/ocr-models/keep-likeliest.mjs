// Makes a recogniser give, for each step along a row, its likeliest class and how likely that is, in place of the probabilities
// of all classes: of some seven thousand numbers a step two are wanted, and the rest took a phone tens of megabytes.
import { bytesOf, GRAPH, MODEL, node, OPSET, TYPE, tensor, textOf, VALUE } from './onnx.mjs'
import { bytes, integer, readMessage, writeMessage } from './protobuf.mjs'

/** The classes are the last of three axes: photo, step, class. */
const CLASS_AXIS = 2
/** From this version of the operators on, ReduceMax is told its axes by an input. */
const AXES_AS_INPUT = 18
const RESULT = 'likeliest'

/** @typedef {import('./protobuf.mjs').Field} Field */

/** A list of one whole number of 64 bits, for an input. @param {string} name @param {number} value */
const wholeNumber = (name, value) =>
  tensor(name, TYPE.int64, [1], new Uint8Array(BigInt64Array.of(BigInt(value)).buffer))

/**
 * The fields that turn probabilities (1 x steps x classes) into class and probability (1 x steps x 2). The class becomes a number of
 * 32 bits by a table and not by Cast, which costs a browser 108 MB (shrink-weights.mjs says why).
 *
 * @param {string} probabilities
 * @param {number} version of the operators
 * @param {number} classes
 */
function likeliestOf(probabilities, version, classes) {
  const axesName = `${RESULT}.axis`
  const tableName = `${RESULT}.numbers`
  const table = Float32Array.from({ length: classes }, (_, i) => i)
  const isInput = version >= AXES_AS_INPUT
  const [place, number, most] = ['place', 'number', 'most'].map(part => `${RESULT}.${part}`)
  if (!place || !number || !most) throw new Error('a name is missing')
  return [
    node('ArgMax', [probabilities], place, { axis: CLASS_AXIS, keepdims: 1 }),
    node('Gather', [tableName, place], number, { axis: 0 }),
    tensor(tableName, TYPE.float, [classes], new Uint8Array(table.buffer)),
    isInput
      ? node('ReduceMax', [probabilities, axesName], most, { keepdims: 1 })
      : node('ReduceMax', [probabilities], most, { axes: [CLASS_AXIS], keepdims: 1 }),
    node('Concat', [number, most], RESULT, { axis: CLASS_AXIS }),
    ...(isInput ? [wholeNumber(axesName, CLASS_AXIS)] : []),
  ]
}

/** The version of the standard operators that a model was made with. @param {readonly Field[]} model */
function operatorVersion(model) {
  const sets = model.filter(({ number }) => number === MODEL.opset).map(field => readMessage(bytesOf(field)))
  const standard = sets.find(set => bytesOf(set.find(({ number }) => number === OPSET.domain)).length === 0)
  return Number(standard?.find(({ number }) => number === OPSET.version)?.value ?? 1)
}

/**
 * The recogniser with an output of 1 x steps x 2: the number of the likeliest class, and its probability (0-1).
 *
 * @param {Uint8Array} model a recogniser with one output of 1 x steps x classes
 * @param {number} classes how many it tells apart
 */
export function keepLikeliest(model, classes) {
  const fields = readMessage(model)
  const version = operatorVersion(fields)
  const graphOf = (/** @type {Uint8Array} */ graph) => {
    const parts = readMessage(graph)
    const [output, ...others] = parts.filter(({ number }) => number === GRAPH.output)
    if (output === undefined || others.length > 0) throw new Error('the recogniser has not one output')
    const named = readMessage(bytesOf(output)).find(({ number }) => number === VALUE.name)
    const probabilities = textOf(named)
    // A tensor of numbers, of a shape that the runtime finds out by itself.
    const type = writeMessage([bytes(1, writeMessage([integer(1, TYPE.float)]))])
    return writeMessage([
      ...parts.filter(({ number }) => number !== GRAPH.output),
      ...likeliestOf(probabilities, version, classes),
      bytes(GRAPH.output, writeMessage([bytes(VALUE.name, RESULT), bytes(VALUE.type, type)])),
    ])
  }
  return writeMessage(
    fields.map(field => (field.number === MODEL.graph ? bytes(MODEL.graph, graphOf(bytesOf(field))) : field)),
  )
}

// The parts of an ONNX model that are written here: tensors and nodes, with the field numbers of onnx.proto.
import { bytes, integer, writeMessage } from './protobuf.mjs'

/** @typedef {import('./protobuf.mjs').Field} Field */

export const MODEL = { graph: 7, opset: 8 }
export const OPSET = { domain: 1, version: 2 }
export const GRAPH = { node: 1, initializer: 5, output: 12 }
export const TENSOR = { dims: 1, type: 2, floats: 4, name: 8, raw: 9 }
export const NODE = { input: 1, output: 2, name: 3, operator: 4, attribute: 5, domain: 7 }
export const ATTRIBUTE = { name: 1, integer: 3, tensor: 5, integers: 8, type: 20 }
export const VALUE = { name: 1, type: 2 }
export const TYPE = { float: 1, int8: 3, int32: 6, int64: 7, float16: 10 }
const ATTRIBUTE_TYPE = { integer: 2, integers: 7 }

/** @param {Field | undefined} field */
export const bytesOf = field => (field?.wire === 2 ? field.value : new Uint8Array())
/** @param {Field | undefined} field */
export const textOf = field => Buffer.from(bytesOf(field)).toString('utf8')

/**
 * An initializer of a graph.
 *
 * @param {string} name
 * @param {number} type
 * @param {readonly number[]} dims
 * @param {Uint8Array} raw
 */
export const tensor = (name, type, dims, raw) =>
  bytes(
    GRAPH.initializer,
    writeMessage([
      ...dims.map(dim => integer(TENSOR.dims, dim)),
      integer(TENSOR.type, type),
      bytes(TENSOR.name, name),
      bytes(TENSOR.raw, raw),
    ]),
  )

/** @param {string} name @param {number | readonly number[]} value */
const attribute = (name, value) =>
  bytes(
    NODE.attribute,
    writeMessage([
      bytes(ATTRIBUTE.name, name),
      ...(typeof value === 'number'
        ? [integer(ATTRIBUTE.integer, value), integer(ATTRIBUTE.type, ATTRIBUTE_TYPE.integer)]
        : [
            ...value.map(one => integer(ATTRIBUTE.integers, one)),
            integer(ATTRIBUTE.type, ATTRIBUTE_TYPE.integers),
          ]),
    ]),
  )

/**
 * A node of a graph; its attributes are whole numbers or lists of them.
 *
 * @param {string} operator
 * @param {readonly string[]} inputs
 * @param {string} output
 * @param {Readonly<Record<string, number | readonly number[]>>} attributes
 * @param {string} [domain] whose operator it is, if not a standard one
 */
export const node = (operator, inputs, output, attributes = {}, domain = '') =>
  bytes(
    GRAPH.node,
    writeMessage([
      ...inputs.map(input => bytes(NODE.input, input)),
      bytes(NODE.output, output),
      bytes(NODE.name, `${operator}:${output}`),
      bytes(NODE.operator, operator),
      ...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
      ...(domain === '' ? [] : [bytes(NODE.domain, domain)]),
    ]),
  )

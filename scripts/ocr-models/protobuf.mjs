// The part of protobuf's wire format that ONNX files need: messages as lists of fields, kept in order, so that what is
// not understood is written back as it was.

const VARINT = 0
const FIXED64 = 1
const BYTES = 2
const FIXED32 = 5

/** @typedef {{ number: number, wire: 0, value: bigint } | { number: number, wire: 1 | 2 | 5, value: Uint8Array }} Field */

/**
 * Reads a variable-length integer; gives it (as BigInt) and where the next byte is.
 *
 * @param {Uint8Array} bytes
 * @param {number} from
 * @returns {[bigint, number]}
 */
function readVarint(bytes, from) {
  let value = 0n
  for (let at = from, shift = 0n; ; at++, shift += 7n) {
    const byte = bytes[at]
    if (byte === undefined) throw new Error('the message ends inside a number')
    value |= BigInt(byte & 0x7f) << shift
    if (byte < 0x80) return [value, at + 1]
  }
}

/**
 * The fields of a message in order.
 *
 * @param {Uint8Array} bytes
 * @returns {Field[]}
 */
export function readMessage(bytes) {
  /** @type {Field[]} */
  const fields = []
  for (let at = 0; at < bytes.length; ) {
    const [tag, behindTag] = readVarint(bytes, at)
    at = behindTag
    const [number, wire] = [Number(tag >> 3n), Number(tag & 7n)]
    if (wire === VARINT) {
      const [value, next] = readVarint(bytes, at)
      fields.push({ number, wire, value })
      at = next
      continue
    }
    if (wire !== FIXED64 && wire !== BYTES && wire !== FIXED32) throw new Error(`unknown wire type ${wire}`)
    let length = wire === FIXED64 ? 8 : 4
    if (wire === BYTES) {
      const [size, next] = readVarint(bytes, at)
      length = Number(size)
      at = next
    }
    if (at + length > bytes.length) throw new Error('the message ends inside a field')
    fields.push({ number, wire, value: bytes.subarray(at, at + length) })
    at += length
  }
  return fields
}

/** @param {bigint | number} value */
function varint(value) {
  /** @type {number[]} */
  const out = []
  let rest = BigInt.asUintN(64, BigInt(value))
  do {
    out.push(Number(rest & 0x7fn) | (rest > 0x7fn ? 0x80 : 0))
    rest >>= 7n
  } while (rest > 0n)
  return Buffer.from(out)
}

/**
 * The bytes of a message.
 *
 * @param {readonly Field[]} fields
 */
export function writeMessage(fields) {
  return Buffer.concat(
    fields.flatMap(field => {
      const tag = varint((field.number << 3) | field.wire)
      if (field.wire === VARINT) return [tag, varint(field.value)]
      return field.wire === BYTES ? [tag, varint(field.value.length), field.value] : [tag, field.value]
    }),
  )
}

/**
 * A field that is a whole number.
 *
 * @param {number} number
 * @param {number} value
 * @returns {Field}
 */
export const integer = (number, value) => ({ number, wire: VARINT, value: BigInt(value) })

/**
 * A field of bytes, or of text.
 *
 * @param {number} number
 * @param {Uint8Array | string} value
 * @returns {Field}
 */
export const bytes = (number, value) => ({ number, wire: BYTES, value: Buffer.from(value) })

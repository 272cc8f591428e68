// The part of protobuf's wire format that ONNX files need: messages as lists of fields, kept in order, so that what is
// not understood is written back as it was.

const VARINT = 0
const FIXED64 = 1
const BYTES = 2
const FIXED32 = 5

/** Reads a variable-length integer; gives it (as BigInt) and where the next byte is. */
function readVarint(bytes, from) {
  let value = 0n
  for (let at = from, shift = 0n; ; at++, shift += 7n) {
    const byte = bytes[at]
    if (byte === undefined) throw new Error('the message ends inside a number')
    value |= BigInt(byte & 0x7f) << shift
    if (byte < 0x80) return [value, at + 1]
  }
}

/** The fields of a message in order: { number, wire, value }, `value` a BigInt or bytes. */
export function readMessage(bytes) {
  const fields = []
  for (let at = 0; at < bytes.length; ) {
    let tag
    ;[tag, at] = readVarint(bytes, at)
    const [number, wire] = [Number(tag >> 3n), Number(tag & 7n)]
    if (wire === VARINT) {
      const [value, next] = readVarint(bytes, at)
      fields.push({ number, wire, value })
      at = next
      continue
    }
    let length = { [FIXED64]: 8, [FIXED32]: 4 }[wire]
    if (wire === BYTES) {
      const [size, next] = readVarint(bytes, at)
      length = Number(size)
      at = next
    }
    if (length === undefined) throw new Error(`unknown wire type ${wire}`)
    if (at + length > bytes.length) throw new Error('the message ends inside a field')
    fields.push({ number, wire, value: bytes.subarray(at, at + length) })
    at += length
  }
  return fields
}

function varint(value) {
  const out = []
  let rest = BigInt.asUintN(64, BigInt(value))
  do {
    out.push(Number(rest & 0x7fn) | (rest > 0x7fn ? 0x80 : 0))
    rest >>= 7n
  } while (rest > 0n)
  return Buffer.from(out)
}

/** The bytes of a message. */
export function writeMessage(fields) {
  return Buffer.concat(
    fields.flatMap(({ number, wire, value }) => {
      const tag = varint((number << 3) | wire)
      if (wire === VARINT) return [tag, varint(value)]
      return wire === BYTES ? [tag, varint(value.length), value] : [tag, value]
    }),
  )
}

/** Fields to write: a number, bytes, or text. */
export const integer = (number, value) => ({ number, wire: VARINT, value: BigInt(value) })
export const bytes = (number, value) => ({ number, wire: BYTES, value: Buffer.from(value) })

import { describe, expect, it } from 'vitest'
import { bytes, integer, readMessage, writeMessage } from './protobuf.mjs'
import { shrinkWeights, toHalf } from './shrink-weights.mjs'

describe('half precision', () => {
  it.each([
    [0, 0],
    [1, 0x3c00],
    [-2, 0xc000],
    [0.1, 0x2e66],
    [65504, 0x7bff],
    [1e6, 0x7c00],
    [2 ** -24, 1],
  ])('of %d', (value, half) => expect(toHalf(value)).toBe(half))
})

/** A model of one matrix, 64 x 32, whose columns have very different sizes. */
const weights = Float32Array.from({ length: 64 * 32 }, (_, i) => Math.sin(i) * 10 ** ((i % 32) / 8))
const model = writeMessage([
  integer(1, 8),
  bytes(
    7,
    writeMessage([
      bytes(
        5,
        writeMessage([
          integer(1, 64),
          integer(1, 32),
          integer(2, 1),
          bytes(8, 'w'),
          bytes(9, new Uint8Array(weights.buffer)),
        ]),
      ),
    ]),
  ),
])

const bytesOf = (message: Uint8Array, number: number) =>
  readMessage(message).flatMap(field => (field.number === number && field.wire === 2 ? [field.value] : []))

describe('weights in fewer bits', () => {
  it('stay as they are in 32', () => expect(shrinkWeights(model, 32)).toBe(model))
  it('are half as large in 16, widened by one node', () => {
    const [graph = new Uint8Array()] = bytesOf(shrinkWeights(model, 16), 7)
    expect(bytesOf(graph, 5).map(tensor => bytesOf(tensor, 9)[0]?.length)).toEqual([64 * 32 * 2])
    expect(bytesOf(graph, 1).map(node => String(Buffer.from(bytesOf(node, 4)[0] ?? [])))).toEqual(['Cast'])
  })
  it('come back from 8 bits to within half a step of their own column', () => {
    const [graph = new Uint8Array()] = bytesOf(shrinkWeights(model, 8), 7)
    const operators = bytesOf(graph, 1).map(node => String(Buffer.from(bytesOf(node, 4)[0] ?? [])))
    expect(operators).toEqual(['DequantizeLinear'])
    const [steps, scales] = bytesOf(graph, 5).map(tensor => new Uint8Array(bytesOf(tensor, 9)[0] ?? []))
    const [quantised, scale] = [new Int8Array(steps?.buffer ?? []), new Float32Array(scales?.buffer ?? [])]
    expect(scale).toHaveLength(32)
    weights.forEach((weight, i) => {
      const step = scale[i % 32] ?? 0
      expect(Math.abs((quantised[i] ?? 0) * step - weight)).toBeLessThanOrEqual(step * 0.501)
    })
  })
})

import { describe, expect, it } from 'vitest'
import { addCharacters } from './add-characters.mjs'
import { bytes, type Field, integer, readMessage, writeMessage } from './protobuf.mjs'

const raw = (numbers: number[]) => new Uint8Array(new Float32Array(numbers).buffer)

/** A model with the last layer of a recogniser: two numbers in, three classes out. */
function model(): Uint8Array {
  const constant = (name: string, dims: number[], numbers: number[]) =>
    bytes(
      1,
      writeMessage([
        bytes(2, name),
        bytes(4, 'Constant'),
        bytes(
          5,
          writeMessage([
            bytes(
              5,
              writeMessage([...dims.map(dim => integer(1, dim)), integer(2, 1), bytes(9, raw(numbers))]),
            ),
          ]),
        ),
      ]),
    )
  const graph = [
    constant('w', [2, 3], [1, 2, 3, 4, 5, 6]),
    constant('b', [3], [7, 8, 9]),
    bytes(12, writeMessage([bytes(1, 'out')])),
  ]
  return writeMessage([bytes(7, writeMessage(graph))])
}

const bytesOf = (fields: Field[], number: number): Uint8Array => {
  const field = fields.find(one => one.number === number)
  if (field?.wire !== 2) throw new Error(`no field ${number}`)
  return field.value
}

/** Shape and numbers of the constants of a model, in order. */
function constantsOf(written: Uint8Array) {
  const graph = readMessage(bytesOf(readMessage(written), 7))
  return graph
    .filter(({ number }) => number === 1)
    .flatMap(field => (field.wire === 2 ? [readMessage(field.value)] : []))
    .map(node => {
      const tensor = readMessage(bytesOf(readMessage(bytesOf(node, 5)), 5))
      const numbers = new Uint8Array(bytesOf(tensor, 9))
      return {
        dims: tensor.flatMap(field => (field.number === 1 && field.wire === 0 ? [Number(field.value)] : [])),
        numbers: [...new Float32Array(numbers.buffer)],
      }
    })
}

const added = {
  layer: 'w',
  biasLayer: 'b',
  size: 2,
  characters: '鈉麩',
  scales: [0.5, 0.25],
  bias: [-1, -2],
  weights: Buffer.from(new Int8Array([2, 4, -4, 8]).buffer).toString('base64'),
}

describe('further characters of a recogniser', () => {
  it('are columns of weights behind those of the known ones, and numbers behind the bias', () => {
    expect(constantsOf(addCharacters(model(), added))).toEqual([
      { dims: [2, 5], numbers: [1, 2, 3, 1, -1, 4, 5, 6, 2, 2] },
      { dims: [5], numbers: [7, 8, 9, -1, -2] },
    ])
  })

  it('are refused by a model without such a layer', () => {
    expect(() => addCharacters(model(), { ...added, layer: 'other' })).toThrow('no constants')
  })
})

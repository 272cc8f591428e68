import { describe, expect, it } from 'vitest'
import { decodeCtc } from './decode-ctc.ts'

/** The output of a network that knows `keys`: for each step the likeliest class and its probability. */
const outputOf = (steps: readonly (readonly [number, number])[]) => ({
  data: Float32Array.from(steps.flat()),
  dims: [1, steps.length, 2],
})

const keys = ['糖', '盐', ' ']

describe('CTC', () => {
  it('leaves out blanks and repetitions, and knows where characters stand', () => {
    const read = decodeCtc(
      outputOf([
        [0, 0.9],
        [1, 0.8],
        [1, 0.95],
        [0, 0.9],
        [1, 0.7],
        [2, 0.6],
      ]),
      keys,
    )
    expect(read.map(({ text }) => text).join('')).toBe('糖糖盐')
    expect(read[0]).toMatchObject({ from: 1 / 6, to: 3 / 6 })
    expect(read[0]?.confidence).toBeCloseTo(0.95)
    expect(read[2]).toMatchObject({ from: 5 / 6, to: 1 })
  })
  it('picks the likeliest class where the network gives the probabilities of all', () => {
    const data = Float32Array.of(0.1, 0.8, 0.05, 0.05, 0.7, 0.1, 0.1, 0.1, 0.1, 0.2, 0.6, 0.1)
    const read = decodeCtc({ data, dims: [1, 3, 4] }, keys)
    expect(read.map(({ text }) => text).join('')).toBe('糖盐')
    expect(read[1]).toMatchObject({ from: 2 / 3, to: 1 })
    expect(read[1]?.confidence).toBeCloseTo(0.6)
  })
  it('reads nothing where everything is blank', () => {
    expect(
      decodeCtc(
        outputOf([
          [0, 0.9],
          [0, 0.9],
        ]),
        keys,
      ),
    ).toEqual([])
    expect(decodeCtc({ data: new Float32Array(), dims: [1, 0, 2] }, keys)).toEqual([])
  })
})

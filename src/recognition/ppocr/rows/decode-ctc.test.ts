import { describe, expect, it } from 'vitest'
import { decodeCtc } from './decode-ctc.ts'

/** The output of a network that knows `keys`: for each step the class it is sure of by so much. */
const outputOf = (steps: readonly (readonly [number, number])[], classes: number) => ({
  data: Float32Array.from(
    steps.flatMap(([best, probability]) =>
      Array.from({ length: classes }, (_, i) => (i === best ? probability : 0.01)),
    ),
  ),
  dims: [1, steps.length, classes],
})

const keys = ['糖', '盐', ' ']

describe('CTC', () => {
  it('leaves out blanks and repetitions, and knows where characters stand', () => {
    const read = decodeCtc(
      outputOf(
        [
          [0, 0.9],
          [1, 0.8],
          [1, 0.95],
          [0, 0.9],
          [1, 0.7],
          [2, 0.6],
        ],
        4,
      ),
      keys,
    )
    expect(read.map(({ text }) => text).join('')).toBe('糖糖盐')
    expect(read[0]).toMatchObject({ from: 1 / 6, to: 3 / 6 })
    expect(read[0]?.confidence).toBeCloseTo(0.95)
    expect(read[2]).toMatchObject({ from: 5 / 6, to: 1 })
  })
  it('reads nothing where everything is blank', () => {
    expect(
      decodeCtc(
        outputOf(
          [
            [0, 0.9],
            [0, 0.9],
          ],
          4,
        ),
        keys,
      ),
    ).toEqual([])
    expect(decodeCtc({ data: new Float32Array(), dims: [1, 0, 4] }, keys)).toEqual([])
  })
})

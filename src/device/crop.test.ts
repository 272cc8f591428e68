import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CropArea, fullArea, moveEdges, rotateArea } from './crop.ts'

const edges: (keyof CropArea)[] = ['left', 'top', 'right', 'bottom']
const step = fc.record({
  moved: fc.subarray(edges),
  x: fc.double({ min: -2, max: 2, noNaN: true }),
  y: fc.double({ min: -2, max: 2, noNaN: true }),
})
const cropped = (steps: { moved: (keyof CropArea)[]; x: number; y: number }[]) =>
  steps.reduce((area, { moved, x, y }) => moveEdges(area, moved, { x, y }), fullArea)

describe('the part of a photo that is kept', () => {
  it('follows the edges that are moved', () => {
    expect(moveEdges(fullArea, ['left', 'top'], { x: 0.2, y: 0.1 })).toEqual({
      ...fullArea,
      left: 0.2,
      top: 0.1,
    })
    expect(moveEdges(fullArea, ['right'], { x: -0.5, y: -0.5 })).toEqual({ ...fullArea, right: 0.5 })
  })

  it('stays within the photo and keeps a tenth of each side, however its edges are moved', () => {
    fc.assert(
      fc.property(fc.array(step), steps => {
        const { left, top, right, bottom } = cropped(steps)
        for (const share of [left, top, right, bottom]) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
        }
        expect(right - left).toBeGreaterThanOrEqual(0.1 - 1e-9)
        expect(bottom - top).toBeGreaterThanOrEqual(0.1 - 1e-9)
      }),
    )
  })

  it('turns with the photo, and is itself again after four quarter turns', () => {
    expect(rotateArea({ left: 0.1, top: 0.2, right: 0.5, bottom: 1 })).toEqual({
      left: 0,
      top: 0.1,
      right: 0.8,
      bottom: 0.5,
    })
    fc.assert(
      fc.property(fc.array(step), steps => {
        const area = cropped(steps)
        const around = rotateArea(rotateArea(rotateArea(rotateArea(area))))
        for (const edge of edges) expect(around[edge]).toBeCloseTo(area[edge], 9)
      }),
    )
  })
})

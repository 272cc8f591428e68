import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxScale, panBy, pinchBy, unzoomed, zoomBy } from './zoom.ts'

const size = { width: 300, height: 400 }
const middle = { x: 150, y: 200 }

describe('a picture in its frame', () => {
  it('is enlarged around a point that stays where it is', () => {
    const view = zoomBy(unzoomed, 2, middle, size)
    expect(view).toEqual({ scale: 2, x: -150, y: -200 })
    expect(zoomBy(view, 0.5, middle, size)).toEqual({ scale: 1, x: 0, y: 0 })
  })

  it('is moved no further than its edges', () => {
    const view = zoomBy(unzoomed, 2, middle, size)
    expect(panBy(view, { x: 20, y: -30 }, size)).toEqual({ scale: 2, x: -130, y: -230 })
    expect(panBy(view, { x: 999, y: -999 }, size)).toEqual({ scale: 2, x: 0, y: -400 })
    expect(panBy(unzoomed, { x: 50, y: 50 }, size)).toEqual(unzoomed)
  })

  it('follows two fingers that spread and move', () => {
    const view = pinchBy(
      unzoomed,
      [
        { x: 100, y: 200 },
        { x: 200, y: 200 },
      ],
      [
        { x: 50, y: 200 },
        { x: 250, y: 200 },
      ],
      size,
    )
    expect(view).toEqual({ scale: 2, x: -150, y: -200 })
  })

  it('fills its frame after any gesture', () => {
    const step = fc.record({
      factor: fc.double({ min: 0.01, max: 20, noNaN: true }),
      x: fc.integer({ min: -900, max: 900 }),
      y: fc.integer({ min: -900, max: 900 }),
    })
    fc.assert(
      fc.property(fc.array(step), steps => {
        let view = unzoomed
        for (const { factor, x, y } of steps)
          view = panBy(zoomBy(view, factor, { x, y }, size), { x, y }, size)
        expect(view.scale).toBeGreaterThanOrEqual(1)
        expect(view.scale).toBeLessThanOrEqual(maxScale)
        expect(view.x).toBeLessThanOrEqual(0)
        expect(view.y).toBeLessThanOrEqual(0)
        expect(view.x + size.width * view.scale).toBeGreaterThanOrEqual(size.width - 1e-6)
        expect(view.y + size.height * view.scale).toBeGreaterThanOrEqual(size.height - 1e-6)
      }),
    )
  })
})

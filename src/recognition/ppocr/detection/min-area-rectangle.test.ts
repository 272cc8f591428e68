import { describe, expect, it } from 'vitest'
import { convexHull, minAreaRectangle } from './min-area-rectangle.ts'

/** The corners of a rectangle at an angle, and some points inside it. */
const turned = (degrees: number, width = 40, height = 10) => {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (u: number, v: number) => ({ x: 100 + u * cos - v * sin, y: 50 + u * sin + v * cos })
  const [w, h] = [width / 2, height / 2]
  return [at(-w, -h), at(w, -h), at(0, 0), at(w, h), at(-w, h), at(3, 2)]
}

describe('the smallest rectangle around points', () => {
  it.each([0, 7, 30, -30, 60, 90, -80])('is found at %d degrees', degrees => {
    const found = minAreaRectangle(turned(degrees))
    expect(found?.x).toBeCloseTo(100)
    expect(found?.y).toBeCloseTo(50)
    expect(found?.width).toBeCloseTo(40)
    expect(found?.height).toBeCloseTo(10)
    expect(((found?.angle ?? 0) * 180) / Math.PI).toBeCloseTo(degrees)
  })
  it('is none around points in one line', () => {
    expect(minAreaRectangle([])).toBeUndefined()
    expect(
      minAreaRectangle([
        { x: 0, y: 0 },
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ]),
    ).toBeUndefined()
  })
  it('has a hull without the points inside', () => {
    expect(convexHull(turned(20))).toHaveLength(4)
  })
})

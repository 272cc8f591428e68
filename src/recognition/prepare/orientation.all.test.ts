import { describe, expect, it } from 'vitest'
import { characterHeight, findComponents } from '../image/components.ts'
import { createGrey, type GreyImage } from '../image/grey.ts'
import { inkMap } from '../image/ink-map.ts'
import { paint, paintText, textPage } from '../image/synthetic.ts'
import { level } from './deskew.ts'
import { toPhoto } from './geometry.ts'
import { findRowDirection, flipPage, quarterTurn } from './orientation.ts'
import { prepare } from './prepare.ts'

const directionOf = (page: GreyImage) => {
  const map = inkMap(page, 20, 'photo')
  const { components, runs } = findComponents(map)
  return findRowDirection(components, runs, characterHeight(components, map.width), page.width, page.height)
}

describe('the direction of rows', () => {
  it.each([-40, -22, -6, 0, 9, 31])('is found where they fall by %i degrees', degrees => {
    const { isSideways, degrees: found } = directionOf(level(textPage(700, 600, 24), -degrees, 220).image)
    expect(isSideways).toBe(false)
    expect(Math.abs(found - degrees)).toBeLessThanOrEqual(2)
  })
  it('is found on a photo that is on its side', () => {
    expect(directionOf(quarterTurn(textPage(700, 500, 24)))).toEqual({ isSideways: true, degrees: 0 })
  })
  it('is not taken for sideways because characters stand in columns', () => {
    expect(directionOf(textPage(900, 300, 40)).isSideways).toBe(false)
  })
  it('is upright where there is hardly any print', () => {
    expect(directionOf(createGrey(300, 300, 200))).toEqual({ isSideways: false, degrees: 0 })
  })
})

/** Where the darkest patch of a prepared page, a painted square, comes to stand on the photo. */
function placeOf(page: { image: GreyImage; geometry: Parameters<typeof toPhoto>[0] }) {
  const { width, height, data } = page.image
  const side = 24
  let best = { ink: 0, x: 0, y: 0 }
  for (let y = 0; y + side < height; y += 4) {
    for (let x = 0; x + side < width; x += 4) {
      let ink = 0
      for (let k = 0; k < side * side; k += 3) {
        ink += 255 - (data[(y + Math.floor(k / side)) * width + x + (k % side)] ?? 255)
      }
      if (ink > best.ink) best = { ink, x, y }
    }
  }
  const { x, y } = best
  const box = toPhoto(page.geometry, { left: x, top: y, right: x + side, bottom: y + side })
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

describe('a photo turned over', () => {
  const page = createGrey(900, 600, 220)
  paintText(page, { left: 100, top: 80, columns: 18, lines: 9, size: 34 })
  paint(page, 100 + 3 * 34, 80 + 2 * 48, 30, 34, 10)
  const [x, y] = [(100 + 3 * 34 + 15) / 900, (80 + 2 * 48 + 17) / 600]
  it('knows where its parts stand on the photo, whichever way it is turned', () => {
    const upright = placeOf(prepare(page))
    const sideways = placeOf(prepare(quarterTurn(page)))
    expect([upright.x, upright.y].map(n => Math.round(n * 20))).toEqual([x, y].map(n => Math.round(n * 20)))
    // Turned anticlockwise, what was at (x, y) is at (y, 1 - x).
    expect(Math.abs(sideways.x - y)).toBeLessThan(0.03)
    expect(Math.abs(sideways.y - (1 - x))).toBeLessThan(0.03)
  })
  it('keeps its places when the page is flipped, and flips back to what it was', () => {
    const prepared = prepare(page)
    const flipped = flipPage(prepared)
    expect(flipped.facts.turnedDegrees).toBe(180)
    const place = placeOf(flipped)
    expect(Math.abs(place.x - x)).toBeLessThan(0.03)
    expect(Math.abs(place.y - y)).toBeLessThan(0.03)
    expect(flipPage(flipped)).toEqual(prepared)
  })
  it('has its rows in reverse order, each around its own ink', () => {
    const prepared = prepare(page)
    const flipped = flipPage(prepared)
    expect(prepared.rows).toHaveLength(9)
    const first = flipped.rows[0]?.ink
    const last = prepared.rows.at(-1)?.ink
    expect(first && first.bottom - first.top).toBe(last && last.bottom - last.top)
    expect(first?.top).toBe(prepared.image.height - (last?.bottom ?? 0))
  })
})

import { describe, expect, it } from 'vitest'
import { blur3 } from './image/blur.ts'
import { characterHeight, findComponents } from './image/components.ts'
import { flatten } from './image/flatten.ts'
import { createGrey, type GreyImage, type PixelBox } from './image/grey.ts'
import { inkMap } from './image/ink-map.ts'
import { resize, shrinkTo } from './image/resize.ts'
import { mean, percentile } from './image/statistics.ts'
import { invert, paint, paintGlyph, paintText, textPage } from './image/synthetic.ts'
import { findBlocks } from './layout/blocks.ts'
import { readingOrder, restack, unstack } from './layout/restack.ts'
import { findTilt, level, unturn } from './prepare/deskew.ts'
import { straighten, trackRows, unstraighten } from './prepare/dewarp.ts'
import { eraseMasked, ruleMask } from './prepare/rules.ts'

const at = (image: GreyImage, x: number, y: number) => image.data[y * image.width + x] ?? -1

describe('resizing', () => {
  it('keeps plain levels and rounds the size', () => {
    const small = resize(createGrey(101, 51, 77), 0.3)
    expect([small.width, small.height]).toEqual([30, 15])
    expect(new Set(small.data)).toEqual(new Set([77]))
  })
  it('averages fine patterns instead of picking from them', () => {
    const stripes = createGrey(400, 40, 0)
    for (let x = 0; x < 400; x += 2) paint(stripes, x, 0, 1, 40, 255)
    expect(mean(resize(stripes, 0.25).data)).toBeCloseTo(127, -1)
  })
  it('enlarges without moving the middle', () => {
    const image = createGrey(21, 21, 255)
    paint(image, 10, 10, 1, 1, 0)
    const large = resize(image, 3)
    expect(at(large, 31, 31)).toBeLessThan(at(large, 28, 31))
    expect(at(large, 30, 31)).toBe(at(large, 32, 31))
  })
  it('never enlarges when told to shrink', () => {
    const image = createGrey(10, 20)
    expect(shrinkTo(image, 100)).toBe(image)
  })
})

describe('the ink map', () => {
  it('finds dark print and says that it is not inverted', () => {
    const page = textPage(300, 200, 24)
    const map = inkMap(page, 16, 'photo')
    expect(map.inverted).toBe(false)
    expect(map.ink[48 * 300 + 49]).toBe(1)
    expect(map.ink[5 * 300 + 5]).toBe(0)
  })
  it('finds light print on a dark ground, and marks the same pixels', () => {
    const page = textPage(300, 200, 24)
    const map = inkMap(invert(page), 16, 'photo')
    expect(map.inverted).toBe(true)
    expect(map.ink).toEqual(inkMap(page, 16, 'photo').ink)
  })
  it('tells a panel of the opposite colours, all of it, and none on an evenly printed page', () => {
    const page = textPage(600, 400, 24)
    paint(page, 60, 150, 480, 130, 20)
    paintText(page, { left: 80, top: 165, columns: 18, lines: 3, size: 24, level: 220 })
    const { panels, ink } = inkMap(page, 16, 'photo')
    const share = (left: number, top: number, right: number, bottom: number) => {
      let count = 0
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) count += panels?.[y * 600 + x] ?? 0
      return count / (right - left) / (bottom - top)
    }
    expect(share(62, 152, 538, 278)).toBe(1)
    expect(share(0, 0, 600, 148)).toBe(0)
    expect(share(0, 282, 600, 400)).toBe(0)
    // On the frame of a light character, and on the dark ground between two.
    expect(ink[180 * 600 + 81]).toBe(1)
    expect(ink[180 * 600 + 102]).toBe(0)
    for (const even of [textPage(600, 400, 24), invert(textPage(600, 400, 24))])
      expect(inkMap(even, 16, 'photo').panels).toBeUndefined()
  })
  it('finds nothing on a plain ground', () => {
    expect(inkMap(createGrey(60, 60, 90), 8, 'photo').ink.some(Boolean)).toBe(false)
  })
})

describe('connected components', () => {
  const components = (rows: string[]) =>
    findComponents({
      width: rows[0]?.length ?? 0,
      height: rows.length,
      ink: Uint8Array.from(rows.join(''), c => (c === '#' ? 1 : 0)),
    }).components
  it('join over corners and around bends', () => {
    expect(components(['#...#', '.#.#.', '..#..'])).toEqual([
      { left: 0, top: 0, right: 5, bottom: 3, area: 5 },
    ])
  })
  it('stay apart over a gap', () => {
    expect(components(['##.##', '##.##'])).toHaveLength(2)
  })
  it('join a comb whose teeth meet only in the last row', () => {
    expect(components(['#.#.#.#', '#.#.#.#', '#######'])).toHaveLength(1)
  })
})

describe('the character height', () => {
  it.each([14, 24, 40])('of %i-pixel print is found', size => {
    const page = textPage(600, 400, size)
    const map = inkMap(page, size, 'photo')
    expect(Math.abs(characterHeight(findComponents(map).components, map.width) - size)).toBeLessThanOrEqual(2)
  })
  it('is not that of a stain or a panel, however large', () => {
    const page = createGrey(600, 300, 230)
    paintText(page, { left: 20, top: 20, columns: 12, lines: 2, size: 14 })
    const { components } = findComponents(inkMap(page, 14, 'photo'))
    const panel = { left: 300, top: 100, right: 500, bottom: 250, area: 5000 }
    expect(characterHeight([...components, panel], 600)).toBeLessThanOrEqual(16)
  })
  it('is 0 where there is hardly any print', () => {
    const page = createGrey(200, 200, 230)
    paintGlyph(page, 50, 50, 30)
    expect(characterHeight(findComponents(inkMap(page, 20, 'photo')).components, 200)).toBe(0)
  })
})

describe('rules and frames', () => {
  it('are erased, and print is not', () => {
    const page = createGrey(500, 300, 230)
    paintText(page, { left: 40, top: 60, columns: 12, lines: 4, size: 24 })
    paint(page, 20, 30, 460, 2, 20)
    paint(page, 20, 30, 2, 240, 20)
    const map = inkMap(page, 20, 'photo')
    const { components, runs } = findComponents(map)
    const clean = eraseMasked(page, ruleMask(map, components, runs, 24), map, 230)
    expect(at(clean, 250, 30)).toBe(230)
    expect(at(clean, 21, 200)).toBe(230)
    expect(at(clean, 41, 70)).toBe(20)
  })
})

describe('blurring', () => {
  it('spreads a point and keeps its weight', () => {
    const image = createGrey(5, 5, 0)
    paint(image, 2, 2, 1, 1, 160)
    const soft = blur3(image)
    expect([at(soft, 2, 2), at(soft, 1, 2), at(soft, 1, 1), at(soft, 0, 2)]).toEqual([40, 20, 10, 0])
  })
})

describe('flattening', () => {
  it('removes a gradient of light and keeps the print', () => {
    const page = textPage(600, 300, 24, 230)
    const shaded = {
      ...page,
      data: page.data.map((value, i) => (value * (0.4 + (0.6 * (i % 600)) / 600)) | 0),
    }
    const flat = flatten(shaded, 36, false)
    expect(Math.abs(at(flat, 100, 20) - at(flat, 500, 20))).toBeLessThan(12)
    expect(at(flat, 50, 60)).toBeLessThan(90)
  })
  it('turns light print on dark into dark on light', () => {
    const flat = flatten(invert(textPage(400, 300, 24)), 36, true)
    expect(at(flat, 5, 5)).toBeGreaterThan(200)
    expect(at(flat, 50, 60)).toBeLessThan(80)
  })
  it('does not turn the noise of blank paper into ink', () => {
    const page = textPage(400, 600, 24, 220)
    paint(page, 0, 300, 400, 300, 220)
    const noisy = { ...page, data: page.data.map((value, i) => (i % 3 === 0 ? value - 12 : value)) }
    const blank = flatten(noisy, 36, false).data.subarray(450 * 400)
    expect(Math.min(...blank)).toBeGreaterThan(170)
  })
})

describe('deskewing', () => {
  it.each([-8, -3.3, 0, 1.5, 6])('finds a tilt of %f degrees', degrees => {
    const tilted = level(textPage(700, 500, 24), -degrees, 220).image
    expect(
      Math.abs(findTilt(inkMap(tilted, 16, 'photo'), Math.round(degrees)) - degrees),
    ).toBeLessThanOrEqual(0.3)
  })
  it('sends points of the levelled image back', () => {
    const page = createGrey(200, 100, 255)
    paint(page, 150, 20, 2, 2, 0)
    const { image, turn } = level(page, 5, 255)
    const darkest = image.data.indexOf(Math.min(...image.data))
    const back = unturn(turn, {
      x: (darkest % image.width) + 0.5,
      y: Math.floor(darkest / image.width) + 0.5,
    })
    expect(Math.abs(back.x - 151)).toBeLessThan(1.5)
    expect(Math.abs(back.y - 21)).toBeLessThan(1.5)
  })
})

describe('straightening', () => {
  const bend = (x: number) => Math.round(14 * Math.sin((x / 800) * Math.PI))
  const bent = () => {
    const page = createGrey(800, 400, 230)
    for (let line = 0; line < 8; line++) {
      for (let x = 40; x < 740; x += 26) paintGlyph(page, x, 40 + line * 36 + bend(x), 24)
    }
    return page
  }
  it('makes a curved row level', () => {
    const page = bent()
    const straight = straighten(page, trackRows(inkMap(page, 20, 'flat'), 36))
    const topOfRow = (image: GreyImage, x: number) => {
      for (let y = 20; y < 90; y++) if (at(image, x, y) < 120) return y
      return -1
    }
    const tops = [53, 391, 703].map(x => topOfRow(straight, x))
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(4)
    expect(topOfRow(page, 391) - topOfRow(page, 53)).toBeGreaterThan(8)
  })
  it('sends points back by as much as they were moved', () => {
    const shifts = {
      bandCentres: [0.25, 0.75],
      curves: [Float32Array.of(0.1, 0, -0.1), Float32Array.of(0, 0, 0)],
    }
    expect(unstraighten(shifts, 300, 200, { x: 50, y: 40 }).y).toBeCloseTo(60, 0)
    expect(unstraighten(shifts, 300, 200, { x: 150, y: 40 }).y).toBeCloseTo(40, 0)
    expect(unstraighten(shifts, 300, 200, { x: 50, y: 160 }).y).toBeCloseTo(160, 0)
  })
})

describe('text blocks', () => {
  const twoColumns = () => {
    const page = createGrey(800, 400, 230)
    paintText(page, { left: 40, top: 60, columns: 12, lines: 6, size: 24 })
    paintText(page, { left: 480, top: 60, columns: 10, lines: 6, size: 24 })
    return page
  }
  const blocksOf = (page: GreyImage) => {
    const map = inkMap(page, 24, 'flat')
    const { components, runs } = findComponents(map)
    return findBlocks(page, map, components, ruleMask(map, components, runs, 24), 24)
  }
  it('keep two columns apart', () => {
    const { blocks } = blocksOf(twoColumns())
    expect(blocks).toHaveLength(2)
    expect(blocks.map(({ left }) => Math.round(left / 100)).sort()).toEqual([0, 5])
  })
  it('keep columns apart that stand hardly more than a character from one another', () => {
    const page = createGrey(800, 400, 230)
    paintText(page, { left: 40, top: 60, columns: 12, lines: 6, size: 24 })
    paintText(page, { left: 40 + 12 * 24 + 22, top: 60, columns: 10, lines: 6, size: 24 })
    expect(blocksOf(page).blocks).toHaveLength(2)
  })
  it('hold together lines whose words are set far apart to fill them', () => {
    const page = createGrey(800, 300, 230)
    for (const word of [0, 1, 2, 3, 4])
      paintText(page, { left: 40 + word * 140, top: 60 + (word % 2) * 2, columns: 4, lines: 3, size: 24 })
    paintText(page, { left: 40, top: 60 + 3 * 34, columns: 28, lines: 2, size: 24 })
    expect(blocksOf(page).blocks).toHaveLength(1)
  })
  it('end with their last line, even if it is a single character far below', () => {
    const page = createGrey(600, 400, 230)
    paintText(page, { left: 40, top: 60, columns: 12, lines: 3, size: 24 })
    paintGlyph(page, 40, 60 + 3 * 34 + 24, 24)
    paintGlyph(page, 400, 60 + 3 * 34 + 24, 24)
    expect(
      blocksOf(page)
        .blocks.map(({ right }) => Math.round(right / 100))
        .sort(),
    ).toEqual([1, 3])
  })
  it('hold the two characters that name a row of a table', () => {
    const page = createGrey(800, 300, 230)
    paintText(page, { left: 40, top: 100, columns: 2, lines: 1, size: 24 })
    paintText(page, { left: 160, top: 60, columns: 20, lines: 4, size: 24 })
    paintText(page, { left: 700, top: 230, columns: 2, lines: 1, size: 24 })
    expect(blocksOf(page).blocks.map(({ left }) => Math.round(left / 40))).toEqual([4, 1])
    const { data } = page
    expect(
      blocksOf({ ...page, data: data.toReversed() }).blocks.map(({ left }) => Math.round(left / 40)),
    ).toEqual([4, 18])
  })
  it('know the frame of a table, even a torn one, from the pieces of an open one', () => {
    const page = createGrey(800, 500, 230)
    const rule = (left: number, top: number, width: number, height: number) =>
      paint(page, left, top, width, height, 20)
    for (const top of [40, 160, 280]) rule(40, top, 600, 3)
    for (const left of [40, 200, 638]) rule(left, 40, 3, 243)
    paint(page, 300, 35, 30, 13, 230)
    rule(40, 380, 600, 3)
    rule(200, 380, 3, 80)
    paintText(page, { left: 60, top: 80, columns: 5, lines: 2, size: 24 })
    paintText(page, { left: 220, top: 80, columns: 15, lines: 2, size: 24 })
    const { frames } = blocksOf(page)
    expect(
      frames.map(({ left, top, right, bottom }) => [left, top, right, bottom].map(px => Math.round(px / 20))),
    ).toEqual([[2, 2, 32, 14]])
  })
  it('leave faint noise and lone specks out', () => {
    const page = createGrey(600, 400, 230)
    for (let i = 0; i < page.data.length; i += 3) page.data[i] = 215
    paintGlyph(page, 300, 200, 20)
    expect(blocksOf(page).blocks).toEqual([])
  })
  it('are stacked one under the other, and points find back', () => {
    const page = twoColumns()
    const { image, placements } = restack(page, blocksOf(page), 1, 24, 232)
    expect(image.height).toBeGreaterThan(400)
    expect(placements.map(({ source }) => Math.round(source.left / 100))).toEqual([0, 5])
    const [, second] = placements
    expect(second).toBeDefined()
    const point = unstack(placements, { x: (second?.x ?? 0) + 10, y: (second?.y ?? 0) + 5 })
    expect(point).toEqual({ x: (second?.source.left ?? 0) + 10, y: (second?.source.top ?? 0) + 5 })
  })
  it('leave the page as it is where there are none', () => {
    const page = createGrey(50, 50)
    const { image, placements } = restack(page, blocksOf(page), 1, 24, 232)
    expect(image).toBe(page)
    expect(unstack(placements, { x: 7, y: 8 })).toEqual({ x: 7, y: 8 })
  })
})

describe('the reading order', () => {
  const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
  it('finishes the left column before the right one', () => {
    const [title, list, more, table] = [
      box(0, 0, 300, 20),
      box(0, 80, 100, 140),
      box(0, 200, 100, 240),
      box(150, 80, 300, 230),
    ]
    expect(readingOrder([table, more, title, list], 30)).toEqual([title, list, more, table])
  })
  it('does not let table cells cut a widely spaced list', () => {
    const lines = [0, 50, 100].map(top => box(0, top, 400, top + 20))
    const cells = [5, 45, 85].map(top => box(500, top, 600, top + 20))
    expect(readingOrder([...cells, ...lines], 40)).toEqual([...lines, ...cells])
  })
  it('reads a ruled table row by row, the name of a row before its text', () => {
    const rule = 60
    const cells = [box(0, 10, 60, 30), box(100, 10, 300, 50), box(0, 90, 60, 110), box(100, 70, 300, 130)]
    const isParted = (above: PixelBox, below: PixelBox) => above.bottom <= rule && below.top >= rule
    expect(readingOrder(cells.toReversed(), 60, isParted)).toEqual(cells)
  })
  it('keeps the text in one frame together, row by row', () => {
    const list = box(400, 0, 700, 140)
    const cells = [box(0, 10, 60, 30), box(100, 12, 300, 30), box(0, 70, 60, 90), box(100, 68, 300, 90)]
    const isParted = () => true
    const frames = [box(-10, 0, 310, 120), box(-20, -20, 720, 160)]
    expect(readingOrder([list, ...cells.toReversed()], 60, isParted, frames)).toEqual([...cells, list])
    expect(readingOrder([list, ...cells.toReversed()], 60, isParted)).not.toEqual([...cells, list])
  })
})

describe('percentiles', () => {
  it('give the level below which a share of the pixels is', () => {
    const histogram = new Uint32Array(256)
    histogram[10] = 50
    histogram[200] = 50
    expect([percentile(histogram, 0.2), percentile(histogram, 0.8)]).toEqual([10, 200])
  })
})

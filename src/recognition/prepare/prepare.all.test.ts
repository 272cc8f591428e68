import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createGrey, type GreyImage, greyFromRgba } from '../image/grey.ts'
import { invert, paint, paintText, textPage } from '../image/synthetic.ts'
import { level } from './deskew.ts'
import { toPhoto } from './geometry.ts'
import { prepare } from './prepare.ts'

/** Pixels darker than half, as a share. */
const inkShare = ({ data }: GreyImage) => data.filter(value => value < 128).length / data.length

describe('preparing a photo', () => {
  it('scales characters to about 38 pixels', () => {
    const { facts, image } = prepare(textPage(900, 600, 60))
    expect(facts.charHeightPx).toBeGreaterThan(52)
    expect(facts.charHeightPx).toBeLessThan(68)
    expect(image.width).toBeLessThan(900)
  })

  it('turns white print on a dark ground into dark on light', () => {
    const { facts, image } = prepare(invert(textPage(700, 500, 32)))
    expect(facts.inverted).toBe(true)
    expect(inkShare(image)).toBeLessThan(0.5)
  })

  it.each([
    ['light on dark in a page that is dark on light', 6, 3],
    ['dark on light in a page that is light on dark', 3, 6],
  ])('reads a panel %s as dark on light, like its page', (_, pageLines, panelLines) => {
    const page = createGrey(900, 900, 220)
    paintText(page, { left: 60, top: 60, columns: 22, lines: pageLines, size: 32 })
    const top = 80 + pageLines * 45
    paint(page, 50, top, 780, panelLines * 45 + 40, 20)
    paintText(page, { left: 80, top: top + 25, columns: 20, lines: panelLines, size: 32, level: 220 })
    const { rows, image, facts } = prepare(page)
    expect(facts.inverted).toBe(panelLines > pageLines)
    expect(rows).toHaveLength(pageLines + panelLines)
    for (const { ink } of rows) expect(ink.bottom - ink.top).toBeLessThan(50)
    expect(inkShare(image)).toBeLessThan(0.4)
  })

  it('levels a tilted page and says by how much it was tilted', () => {
    // `level` by -4 degrees makes rows fall by +4.
    const { facts } = prepare(level(textPage(900, 700, 30), -4, 220).image)
    expect(facts.angleDegrees).toBeCloseTo(4, 0)
  })

  it('reads a dark corner as evenly as a bright one', () => {
    const page = textPage(900, 700, 32)
    const shaded = {
      ...page,
      data: page.data.map((value, i) => (value * (0.35 + (0.65 * (i % 900)) / 900)) | 0),
    }
    const { image } = prepare(shaded)
    const half = (from: number, to: number) => {
      let ink = 0
      for (let y = 0; y < image.height; y++) {
        ink += image.data.subarray(y * image.width + from, y * image.width + to).filter(v => v < 128).length
      }
      return ink
    }
    const [left, right] = [half(0, image.width >> 1), half(image.width >> 1, image.width)]
    expect(left / right).toBeGreaterThan(0.75)
    expect(left / right).toBeLessThan(1.35)
  })

  it('sends a box back to where it stood in the photo', () => {
    const page = createGrey(1200, 800, 220)
    paintText(page, { left: 200, top: 150, columns: 20, lines: 6, size: 34 })
    const { image, geometry } = prepare(page)
    const dark = [...image.data.keys()].filter(i => (image.data[i] ?? 255) < 128)
    const xs = dark.map(i => i % image.width)
    const ys = dark.map(i => Math.floor(i / image.width))
    const extreme = (pick: (a: number, b: number) => number, of: number[]) => of.reduce((a, b) => pick(a, b))
    const box = toPhoto(geometry, {
      left: extreme(Math.min, xs),
      top: extreme(Math.min, ys),
      right: extreme(Math.max, xs) + 1,
      bottom: extreme(Math.max, ys) + 1,
    })
    expect(box.x * 1200).toBeCloseTo(200, -1)
    expect(box.y * 800).toBeCloseTo(150, -1)
    expect((box.x + box.width) * 1200).toBeCloseTo(200 + 19 * 34 + 27, -1)
    expect((box.y + box.height) * 800).toBeCloseTo(150 + 5 * 48 + 34, -1)
  })

  it('keeps a framed table out of the list beside it', () => {
    const page = createGrey(1300, 700, 220)
    paintText(page, { left: 60, top: 100, columns: 18, lines: 8, size: 32 })
    for (let row = 0; row < 9; row++) {
      paint(page, 880, 95 + row * 45, 300, 3, 20)
      if (row < 8) paintText(page, { left: 900, top: 106 + row * 45, columns: 9, lines: 1, size: 26 })
    }
    for (const x of [880, 1177]) paint(page, x, 95, 3, 8 * 45, 20)
    const { facts, geometry } = prepare(page)
    expect(facts.blocks).toBeGreaterThan(1)
    const [list, ...table] = geometry.placements
    expect(list?.source.right).toBeLessThan((880 / 1300) * geometry.pageWidth)
    expect(table.every(({ source }) => source.left > (700 / 1300) * geometry.pageWidth)).toBe(true)
  })

  it.each([
    ['empty', createGrey(0, 0)],
    ['one pixel', createGrey(1, 1)],
    ['a line of pixels', createGrey(3000, 1)],
    ['a column of pixels', createGrey(1, 3000)],
    ['all white', createGrey(300, 200, 255)],
    ['all black', createGrey(300, 200, 0)],
    ['a huge plain one', createGrey(6000, 4000, 128)],
  ])('bears an image that is %s', (_, image) => {
    const { image: page, geometry } = prepare(image)
    expect(page.data.length).toBe(page.width * page.height)
    const box = toPhoto(geometry, { left: 0, top: 0, right: page.width, bottom: page.height })
    expect(Object.values(box).every(Number.isFinite)).toBe(true)
  })

  it('accepts noise of any size, and every box it maps back is on the photo', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 1, max: 90 }),
        fc.infiniteStream(fc.integer({ min: 0, max: 255 })),
        fc.tuple(fc.nat(400), fc.nat(400), fc.nat(400), fc.nat(400)),
        (width, height, levels, [left, top, w, h]) => {
          const data = Uint8Array.from({ length: width * height }, () => levels.next().value ?? 0)
          const { geometry } = prepare({ width, height, data })
          const box = toPhoto(geometry, { left, top, right: left + w, bottom: top + h })
          expect(box.x).toBeGreaterThanOrEqual(0)
          expect(box.y).toBeGreaterThanOrEqual(0)
          expect(box.width).toBeGreaterThanOrEqual(0)
          expect(box.x + box.width).toBeLessThanOrEqual(1 + 1e-9)
          expect(box.y + box.height).toBeLessThanOrEqual(1 + 1e-9)
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('grey levels', () => {
  it('weigh green most and leave white and black as they are', () => {
    const grey = greyFromRgba(Uint8Array.of(255, 255, 255, 255, 0, 0, 0, 255, 0, 255, 0, 255), 3, 1)
    expect([...grey.data]).toEqual([255, 0, 149])
  })
})

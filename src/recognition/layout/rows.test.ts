import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createGrey } from '../image/grey.ts'
import { paint, paintText } from '../image/synthetic.ts'
import { cutRows, findRows, viewRow } from './rows.ts'

/** Ink per pixel row: so many pixel rows of so much. */
const profile = (...spans: [height: number, ink: number][]) =>
  spans.flatMap(([height, ink]) => Array.from({ length: height }, () => ink))

describe('cutting a block into rows', () => {
  it('cuts in the middle of each gap', () => {
    expect(findRows(profile([30, 200], [10, 0], [30, 180], [6, 0]), 30)).toEqual([
      { top: 0, bottom: 35 },
      { top: 35, bottom: 76 },
    ])
  })
  it('finds a short last row under a full one', () => {
    expect(findRows(profile([30, 400], [8, 3], [30, 60]), 30)).toHaveLength(2)
  })
  it('keeps rows together that touch', () => {
    expect(findRows(profile([30, 200], [4, 60], [30, 200]), 30)).toHaveLength(1)
  })
  it('takes dots and accents for part of their row', () => {
    expect(findRows(profile([4, 40], [3, 0], [26, 200], [9, 0], [30, 200]), 30)).toHaveLength(2)
  })
  it('gives the tails of letters to their row, in however many pieces they come', () => {
    expect(
      findRows(profile([40, 800], [2, 20], [3, 30], [1, 20], [5, 40], [22, 0], [40, 800]), 38),
    ).toHaveLength(2)
  })
  it('covers every profile from top to bottom without overlap, or finds nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(300), { maxLength: 200 }),
        fc.integer({ min: 1, max: 60 }),
        (ink, height) => {
          const rows = findRows(ink, height)
          if (rows.length === 0) return
          expect(rows[0]?.top).toBe(0)
          expect(rows.at(-1)?.bottom).toBe(ink.length)
          rows.forEach((row, i) => {
            expect(row.bottom).toBeGreaterThan(row.top)
            expect(row.top).toBe(rows[i - 1]?.bottom ?? 0)
          })
        },
      ),
    )
  })
})

describe('the view of a row', () => {
  const page = createGrey(700, 300, 230)
  paintText(page, { left: 50, top: 40, columns: 15, lines: 3, size: 40 })
  const placement = { source: { left: 0, top: 0, right: 700, bottom: 300 }, x: 0, y: 0 }
  const rows = cutRows(page, [placement], 40)
  it('contains its own ink and that of no other row', () => {
    expect(rows.map(({ ink }) => [ink.top, ink.bottom])).toEqual([
      [40, 80],
      [96, 136],
      [152, 192],
    ])
    const [, middle] = rows
    if (!middle) throw new Error('no row')
    const { image } = viewRow(page, middle, { margin: 2, stretch: 1 }, 40, 232)
    const inked = Array.from({ length: image.height }, (_, y) =>
      image.data.subarray(y * image.width, (y + 1) * image.width).some(value => value < 140),
    )
    expect(inked.filter(Boolean)).toHaveLength(40)
  })
  it('sends a box back to the page, however it was stretched', () => {
    const [first] = rows
    if (!first) throw new Error('no row')
    const view = viewRow(page, first, { margin: 0.2, stretch: 1.25 }, 40, 232)
    const box = view.toPage({ left: 0, top: 0, right: view.image.width, bottom: view.image.height })
    expect(box.left).toBeCloseTo(first.ink.left - 8, 0)
    expect(box.right).toBeCloseTo(first.ink.right + 8, 0)
    expect(box.top).toBe(first.ink.top - 8)
    expect(box.bottom).toBe(first.ink.bottom + 8)
  })
  it('does not blow a dash up to the height of characters', () => {
    const dash = createGrey(200, 60, 230)
    paint(dash, 40, 28, 30, 4, 20)
    const [row] = cutRows(dash, [{ source: { left: 0, top: 0, right: 200, bottom: 60 }, x: 0, y: 0 }], 40)
    if (!row) throw new Error('no row')
    expect(viewRow(dash, row, { margin: 0.1, stretch: 1 }, 40, 232).image.height).toBeGreaterThan(27)
  })
})

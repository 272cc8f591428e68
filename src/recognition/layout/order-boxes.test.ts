import { describe, expect, it } from 'vitest'
import { orderBoxes } from './order-boxes.ts'

/** Boxes drawn as text: each run of one letter is a box 10 pixels high for each of its letters' 10 pixels. */
const order = (rows: string[]) => {
  const names: string[] = []
  const boxes = rows.flatMap((row, y) =>
    [...row.matchAll(/([a-z])\1*/gi)].map(({ 0: run, index }) => {
      names.push(run[0] ?? '')
      return { left: index * 10, right: (index + run.length) * 10, top: y * 12, bottom: y * 12 + 10 }
    }),
  )
  return orderBoxes(boxes)
    .map(line => line.map(i => names[i]).join(''))
    .join(' ')
}

describe('the reading order of boxes', () => {
  it('goes down a text, joining boxes that go on in a row', () => {
    expect(order(['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'ccccc dddddd', 'ee'])).toBe('a b cd e')
  })
  it('reads one column after the other', () => {
    expect(
      order(['aaaaaaaaaaaa    bbbbbbbbbbbb', 'cccccccccccc    dddddddddddd', 'eeeeeeeeeeee    ffffffffffff']),
    ).toBe('a c e b d f')
  })
  it('reads a list to its end though a table begins beside its last lines', () => {
    expect(
      order([
        'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
        'bbbbbbbbbbbbbbbbbb   tttttttt',
        'cccccccccccccccccc   uuuuuuuu',
        'ddd',
      ]),
    ).toBe('a b c d t u')
  })
  it('comes to an end where boxes lie over one another beside a name', () => {
    const box = (left: number, right: number, top: number, height: number) => ({
      left,
      right,
      top,
      bottom: top + height,
    })
    const others = [200, 220, 240, 260].map(top => box(0, 300, top, 10))
    const boxes = [box(0, 40, 0, 9), box(70, 200, 0, 5), box(70, 200, 2, 4), ...others]
    expect(orderBoxes(boxes).flat().toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
  })
  it('reads a table row by row', () => {
    expect(order(['aaaa     bbbbbb    cc', 'dddd     eeeeee    ff'])).toBe('abc def')
  })
  it('joins the name of a field to its text, whose next lines stand under it', () => {
    expect(order(['aaa   bbbbbbbbbbbbbbbbbb', '      cccccccccccccccccc', '      dddd'])).toBe('ab c d')
  })
  it('keeps columns apart that are hardly apart', () => {
    expect(
      order([
        'aaaaaaaaaaaaaaaaaa bbbbbbbb',
        'cccccccccccccccccc dddd',
        'eeeeeeeeeeeeeeeeee ffffffff',
        'gg                 hhhhh',
      ]),
    ).toBe('a c e g b d f h')
  })
  it('keeps columns apart though the detector saw a mark in the gap between them', () => {
    const box = (left: number, right: number, top: number, bottom: number) => ({ left, right, top, bottom })
    // Pixels of test/photos/columns_hard.jpg.
    const boxes = [
      box(103, 981, 380, 424),
      box(973, 1021, 393, 419),
      box(1002, 1145, 380, 429),
      box(102, 980, 455, 503),
      box(1018, 1333, 463, 518),
      box(105, 977, 534, 578),
      box(1022, 1492, 549, 603),
    ]
    expect(orderBoxes(boxes)).toEqual([[0, 1], [3], [5], [2], [4], [6]])
  })
  it('reads the name of a field before its text, though it stands beside a line further down', () => {
    expect(
      order([
        'nnn   oooo',
        '      aaaaaaaaaaaaaaaaaa',
        'mmm   bbbbbbbbbbbbbbbbbb',
        '      cccc',
        'ppp   qqqq',
      ]),
    ).toBe('no ma b c pq')
  })
  it('has nothing to say of no boxes', () => {
    expect(orderBoxes([])).toEqual([])
  })
})

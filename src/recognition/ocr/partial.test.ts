import { describe, expect, it } from 'vitest'
import { findPartial } from './partial.ts'
import type { ReadLine } from './reading.ts'

/** Lines one under the other, each a tenth of the photo high. */
const linesOf = (rows: readonly (string | [string, number])[]): ReadLine[] =>
  rows.map((row, i) => {
    const [text, confidence] = typeof row === 'string' ? [row, 0.95] : row
    return {
      text,
      confidence,
      start: 0,
      end: text.length,
      words: [],
      box: { x: 0, y: i / 10, width: 1, height: 0.09 },
    }
  })
const reasons = (...rows: (string | [string, number])[]) =>
  findPartial({ lines: [[]], rowHeightPx: 10 }, linesOf(rows), { height: 100 }).map(({ reason }) => reason)

describe('a partial reading', () => {
  it('is none where the list ends and reads well', () => {
    expect(reasons('配料：水、白砂糖、', '食用盐', '保质期：12个月')).toEqual([])
    expect(reasons('配料：水、白砂糖、食用盐。')).toEqual([])
  })
  it('has rows of the list that were read with doubt', () => {
    expect(reasons('配料：水、白砂糖、', ['食用盐、柠', 0.6], '保质期：12个月')).toEqual(['doubtful_rows'])
    expect(reasons(['净含量：500克', 0.5], '配料：水、白砂糖', '保质期：12个月')).toEqual([])
  })
  it('has a list without an end', () => {
    expect(reasons('配料：水、白砂糖、', '食用盐、')).toEqual(['list_cut'])
    expect(reasons('', '', '', '', '', '', '', '', '配料：水、白砂糖', '食用盐')).toEqual(['list_cut'])
  })
  it('has an end where the last row is short, or ends with a full stop', () => {
    const atEdge = ['', '', '', '', '', '', '', '', '配料：水、白砂糖、食用盐']
    expect(reasons(...atEdge, '柠檬酸。')).toEqual([])
    const short = linesOf([...atEdge, '柠檬酸']).map((line, i) =>
      i === atEdge.length ? { ...line, box: { ...line.box, width: 0.4 } } : line,
    )
    expect(findPartial({ lines: [[]], rowHeightPx: 10 }, short, { height: 100 })).toEqual([])
  })
  it('has characters that were seen and not read', () => {
    const [line] = linesOf(['配料：水、碳酸□'])
    const box = { x: 0.5, y: 0, width: 0.1, height: 0.1 }
    const words = [{ text: '□', start: 7, end: 8, confidence: 0, box }]
    const read = line ? [{ ...line, words }, ...linesOf(['', '保质期：12个月']).slice(1)] : []
    expect(findPartial({ lines: [[]], rowHeightPx: 10 }, read, { height: 100 })).toEqual([
      { reason: 'unread_characters', boxes: [box] },
    ])
  })
  it('is none where there is no list', () => {
    expect(reasons(['能量 2000千焦', 0.5])).toEqual([])
  })
})

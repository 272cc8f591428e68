import { describe, expect, it } from 'vitest'
import type { Reading, ReadLine } from './reading.ts'
import { withSureRows } from './sure-rows.ts'

type Row = [text: string, confidence: number, y: number]

/** A reading of rows of one word each, one under the other at `y`, over most of the photo's width. */
function readingOf(rows: Row[]): Reading {
  let start = 0
  const lines = rows.map(([text, confidence, y]): ReadLine => {
    const box = { x: 0.1, y, width: 0.8, height: 0.04 }
    const word = { text, start, end: start + text.length, confidence, box }
    start += text.length + 1
    return { ...word, words: [word] }
  })
  return {
    ok: true,
    text: rows.map(([text]) => text).join('\n'),
    lines,
    language: 'en',
    confidence: 0.8,
    widthPx: 1000,
    heightPx: 1000,
    quality: [],
    facts: { charHeightPx: 20, angleDegrees: 0, turnedDegrees: 0, inverted: false, blocks: 1 },
  }
}

describe('rows of two readings', () => {
  const sure: Row = ['INGREDIENTS: SUGAR, WHEY,', 0.95, 0.1]
  it('are taken from the surer one where the other doubts them', () => {
    const reading = readingOf([sure, ['LO TARNIFICI F VR', 0.3, 0.15]])
    const other = readingOf([
      ['INGREDIENTS:SUGAR,WHEY,', 0.9, 0.1],
      ['LOSE,SALT,ARTIFICIALFLAVOR.', 0.9, 0.152],
    ])
    const joined = withSureRows(reading, other)
    expect(joined.text).toBe('INGREDIENTS: SUGAR, WHEY,\nLOSE,SALT,ARTIFICIALFLAVOR.')
    for (const { words } of joined.lines)
      for (const { text, start, end } of words) expect(joined.text.slice(start, end)).toBe(text)
  })

  it('stay where the other one is no surer', () => {
    const reading = readingOf([sure, ['SALT, FLAVR', 0.7, 0.15]])
    expect(withSureRows(reading, readingOf([['SALTFLAVOR', 0.78, 0.15]]))).toBe(reading)
  })

  it('are put where one reading lost a row between two others', () => {
    const reading = readingOf([sure, ['SALT, FLAVOR.', 0.95, 0.2]])
    const other = readingOf([
      ['SODIUM CASEINATE,', 0.9, 0.15],
      ['Best before', 0.9, 0.5],
    ])
    expect(withSureRows(reading, other).text).toBe(`${sure[0]}\nSODIUM CASEINATE,\nSALT, FLAVOR.`)
  })

  it('of a table give each column its own words, and none twice', () => {
    const cell = (text: string, confidence: number, x: number) => ({ text, confidence, x })
    const tableOf = (rows: ReturnType<typeof cell>[][]): Reading => {
      let start = 0
      const lines = rows.map((cells, i): ReadLine => {
        const from = start
        const words = cells.map(({ text, confidence, x }) => {
          const box = { x, y: 0.1 + i * 0.001, width: 0.1, height: 0.04 }
          const word = { text, start, end: start + text.length, confidence, box }
          start = word.end + 1
          return word
        })
        const text = cells.map(one => one.text).join(' ')
        const [first, last] = [words[0], words.at(-1)]
        if (!first || !last) throw new Error('a row without words')
        const box = { ...first.box, width: last.box.x + last.box.width - first.box.x }
        return { text, start: from, end: from + text.length, confidence: first.confidence, box, words }
      })
      return { ...readingOf([]), text: lines.map(({ text }) => text).join('\n'), lines }
    }
    // One reader took the columns apart and doubts the first; the other one read the row across.
    const columns = tableOf([[cell('04g', 0.4, 0.1)], [cell('1.0g', 0.9, 0.7)]])
    const across = tableOf([[cell('0.4g', 1, 0.1), cell('1.0g', 1, 0.7)]])
    expect(withSureRows(columns, across).text).toBe('0.4g\n1.0g')
    const bothDoubted = tableOf([[cell('04g', 0.4, 0.1)], [cell('10g', 0.4, 0.7)]])
    expect(withSureRows(bothDoubted, across).text).toBe('0.4g\n1.0g')
  })
})

import { describe, expect, it } from 'vitest'
import { doubtfulRows, doubtfulWords, preferKnown, preferKnownWords } from './reread.ts'
import type { RowReading } from './row-reader.ts'

const bbox = { x0: 0, y0: 0, x1: 9, y1: 9 }
const ink = { left: 0, top: 0, right: 9, bottom: 9 }
/** A row read as these words; Chinese words come with their characters. */
const row = (...words: string[]): RowReading => {
  const part = (text: string) => ({ text, confidence: 90, bbox })
  const read = words.map(text => ({ ...part(text), symbols: [...text].map(part) }))
  return { row: { ink, top: 0, bottom: 9 }, lines: [{ ...part(words.join('')), words: read }] }
}
const textOf = (rows: RowReading[]) => rows.map(({ lines }) => lines.map(({ text }) => text).join(''))
const names = new Set(['碳酸氢铵', '白砂糖', '大豆磷脂', 'soy lecithin'])
const isKnownName = (text: string) => names.has(text.toLowerCase())

describe('a second look', () => {
  it('is given to rows of the list that hold an unknown name', () => {
    const rows = [
      row('净含量:1'),
      row('白砂糖,碳酸氢铆,'),
      row('大豆磷脂'),
      row('生产商,地址,'),
      row('电话,'),
      row('网址'),
    ]
    expect(doubtfulRows(rows, isKnownName)).toEqual([0, 1, 3, 4])
  })
  it('is not given where no name is known, for there is no list', () => {
    expect(doubtfulRows([row('净含量'), row('生产商')], isKnownName)).toEqual([])
  })
  it('puts a known name in the place of an unknown one, and leaves the rest', () => {
    const merged = preferKnown([row('自砂糖,碳酸氢铆,水。')], [row('白砂糖,碳酸氢铵,氷。')], isKnownName)
    expect(textOf(merged)).toEqual(['白砂糖,碳酸氢铵,水。'])
  })
  it('never gives up a known name', () => {
    expect(textOf(preferKnown([row('白砂糖,水')], [row('自砂糖,水')], isKnownName))).toEqual(['白砂糖,水'])
  })
  it('mends a name that is wrapped over two rows', () => {
    const merged = preferKnown([row('水,碳酸'), row('氢铆,盐')], [undefined, row('氢铵,盐')], isKnownName)
    expect(textOf(merged)).toEqual(['水,碳酸', '氢铵,盐'])
  })
  it('finds the place although the second look read more or less characters', () => {
    const merged = preferKnown([row('水水,大豆磷腊,盐')], [row('水,大豆磷脂,,盐')], isKnownName)
    expect(textOf(merged)).toEqual(['水水,大豆磷脂,盐'])
  })
  it('takes Latin words with the space between them', () => {
    const merged = preferKnown(
      [row('Salt,', 'Soy', 'Lecithln')],
      [row('Salt,', 'Soy', 'Lecithin')],
      isKnownName,
    )
    expect(merged[0]?.lines[0]?.words.map(({ text }) => text).join(' ')).toContain('Lecithin')
  })
  it('leaves rows without a second look as the very same objects', () => {
    const first = row('碳酸氢铆')
    expect(preferKnown([first], [undefined], isKnownName)[0]).toBe(first)
  })
})

describe('a look at single words', () => {
  const placed = (text: string): RowReading => {
    const symbols = [...text].map((symbol, i) => ({
      text: symbol,
      confidence: 90,
      bbox: { x0: i * 40, y0: 0, x1: i * 40 + 38, y1: 38 },
    }))
    const whole = { text, confidence: 90, bbox: { x0: 0, y0: 0, x1: text.length * 40, y1: 38 } }
    return {
      row: { ink: { left: 0, top: 0, right: text.length * 40, bottom: 38 }, top: 0, bottom: 38 },
      lines: [{ ...whole, words: [{ ...whole, symbols }] }],
    }
  }
  it('is given to unknown names of three letters and more in the rows of the list, in the place they stand in', () => {
    const rows = [placed('白砂糖,碳酸氢铆,水水,25克,大豆')]
    const words = doubtfulWords(rows, isKnownName)
    expect(words.map(({ text, left, right }) => [text, left, right])).toEqual([['碳酸氢铆', 160, 318]])
    expect(doubtfulWords([placed('生产商地址')], isKnownName)).toEqual([])
  })
  it('puts in what it read where that is known, without the marks beside it', () => {
    const rows = [placed('白砂糖,碳酸氢铆,氷')]
    const words = doubtfulWords(rows, isKnownName)
    expect(textOf(preferKnownWords(rows, words, [row('、碳酸氢铵,')], isKnownName))).toEqual([
      '白砂糖,碳酸氢铵,氷',
    ])
    expect(textOf(preferKnownWords(rows, words, [row('碳酸氢锰')], isKnownName))).toEqual([
      '白砂糖,碳酸氢铆,氷',
    ])
  })
  it('corrects a name that is split over two rows', () => {
    const rows = [placed('白砂糖,碳酸'), placed('氢铆,白砂糖')]
    const words = doubtfulWords(rows, isKnownName)
    expect(words.map(({ text }) => text)).toEqual(['碳酸', '氢铆'])
    expect(textOf(preferKnownWords(rows, words, [row('碳醋'), row('氢铵')], isKnownName))).toEqual([
      '白砂糖,碳酸',
      '氢铵,白砂糖',
    ])
  })
})

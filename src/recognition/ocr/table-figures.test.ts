import { describe, expect, it } from 'vitest'
import { betterEnglish } from './better-english.ts'
import type { Reading } from './reading.ts'

const readingOf = (lines: readonly string[], confidence: number): Reading => {
  let start = 0
  const read = lines.map(text => {
    const line = {
      text,
      start,
      end: start + text.length,
      confidence,
      box: { x: 0, y: 0, width: 1, height: 0.1 },
    }
    start = line.end + 1
    return { ...line, words: [{ ...line }] }
  })
  return {
    ok: true,
    text: lines.join('\n'),
    lines: read,
    language: 'en',
    confidence,
    widthPx: 100,
    heightPx: 100,
    quality: [],
    facts: {} as Reading['facts'], // not looked at
  }
}

const table = [
  'Nutrition information',
  'per 100g',
  'Energy 54kJ',
  'Fat 0g',
  'Carbohydrate 2.6g',
  'Protein 0.9g',
  'Salt 0.5g',
]
const tesseract = ['Nutrition information', 'Energy', 'Carbohydrate 2.6g']
const list = 'INGREDIENTS: TURNIP GREENS, WATER, SALT'

describe('an English table of which Tesseract lost rows', () => {
  it('is taken from the networks where there is no list', () => {
    expect(betterEnglish(readingOf(table, 0.95), readingOf(tesseract, 0.95), {}).text).toBe(table.join('\n'))
  })

  it('is taken from the networks alone, for Tesseract may read as many figures and lose a row of two values', () => {
    const other = [...table.slice(0, 5), 'Protein', 'Salt 0.5g 0.5g']
    expect(betterEnglish(readingOf(table, 0.95), readingOf(other, 0.96), {}).text).toBe(table.join('\n'))
  })

  it("is added to Tesseract's list, with the places of its words", () => {
    const networks = readingOf(['INGREDIENTS:TURNIPGREENS,WATER,SALT', ...table], 0.95)
    const { text, lines } = betterEnglish(networks, readingOf([list, ...tesseract], 0.95), {})
    expect(text).toBe([list, ...tesseract, ...table].join('\n'))
    for (const { start, end, words, text: own } of lines) {
      expect(text.slice(start, end)).toBe(own)
      for (const word of words) expect(text.slice(word.start, word.end)).toBe(word.text)
    }
  })

  it('changes nothing where no figures are lost', () => {
    const whole = readingOf([list, ...table], 0.95)
    expect(betterEnglish(readingOf([list, ...table], 0.9), whole, {})).toBe(whole)
  })
})

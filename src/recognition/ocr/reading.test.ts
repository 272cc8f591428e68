import { describe, expect, it } from 'vitest'
import { betterLanguage, hanShare } from './language.ts'
import { assembleReading } from './reading.ts'
import type { TesseractPage, TesseractWord } from './tesseract-client.ts'

const bbox = { x0: 10, y0: 20, x1: 30, y1: 40 }
const word = (text: string, confidence = 90): TesseractWord => ({
  text,
  confidence,
  bbox,
  symbols: [...text].map((character, i) => ({
    text: character,
    confidence,
    bbox: { ...bbox, x0: 10 + i, x1: 11 + i },
  })),
})
const page = (...lines: TesseractWord[][]): TesseractPage => ({
  blocks: [{ paragraphs: [{ lines: lines.map(words => ({ text: '', confidence: 0, bbox, words })) }] }],
})
const toPhoto = ({
  left,
  top,
  right,
  bottom,
}: {
  left: number
  top: number
  right: number
  bottom: number
}) => ({
  x: left / 100,
  y: top / 100,
  width: (right - left) / 100,
  height: (bottom - top) / 100,
})

describe('a reading', () => {
  it('has no spaces between Chinese characters and keeps those between Latin words', () => {
    const { text } = assembleReading(
      page([word('配料'), word(':'), word('水'), word('Vitamin'), word('C')]),
      toPhoto,
    )
    expect(text).toBe('配料:水Vitamin C')
  })
  it('leaves out what is read in a rule under a row', () => {
    const { text } = assembleReading(page([word('_项目_')], [word('_'), word('Energy'), word('__')]), toPhoto)
    expect(text).toBe('项目\nEnergy')
  })
  it('gives each word its offsets in the text', () => {
    const { text, lines } = assembleReading(
      page([word('白砂糖'), word('(10%)')], [word('Palm'), word('Oil')]),
      toPhoto,
    )
    expect(text).toBe('白砂糖(10%)\nPalm Oil')
    for (const line of lines) {
      expect(text.slice(line.start, line.end)).toBe(line.text)
      for (const { start, end, text: own } of line.words) expect(text.slice(start, end)).toBe(own)
    }
  })
  it('takes Chinese words apart, so that each character can be pointed at', () => {
    const { lines } = assembleReading(page([word('山梨酸钾')]), toPhoto)
    expect(lines[0]?.words.map(({ text }) => text)).toEqual(['山', '梨', '酸', '钾'])
    expect(lines[0]?.words[1]?.box.x).toBeCloseTo(0.11)
  })
  it('weighs confidence by length', () => {
    const { confidence } = assembleReading(page([word('aaaaaaaaa', 90), word('b', 0)]), toPhoto)
    expect(confidence).toBeCloseTo(0.81)
  })
  it('leaves empty lines out and is empty for an empty page', () => {
    expect(assembleReading(page([word(' ')], [word('盐')]), toPhoto).text).toBe('盐')
    expect(assembleReading({ blocks: null }, toPhoto)).toEqual({ text: '', lines: [], confidence: 0 })
  })
})

describe('the language', () => {
  it('is judged by the share of Chinese characters, once there are enough letters', () => {
    expect(hanShare('配料:小麦粉,白砂糖,食用盐')).toBe(1)
    expect(hanShare('INGREDIENTS: Sugar, Palm Oil')).toBe(0)
    expect(hanShare('盐')).toBeUndefined()
  })
  it('was wrong when the Chinese model found hardly any Chinese', () => {
    expect(betterLanguage({ text: 'Sugar, Cocoa Butter, Milk Powder', confidence: 0.9 }, 'zh')).toBe('en')
    expect(betterLanguage({ text: '白砂糖,可可脂,全脂乳粉', confidence: 0.6 }, 'zh')).toBeUndefined()
  })
  it('was wrong when the English model is unsure of everything', () => {
    expect(betterLanguage({ text: 'FA: BERD, AE', confidence: 0.4 }, 'en')).toBe('zh')
    expect(betterLanguage({ text: 'Sugar, Palm Oil', confidence: 0.93 }, 'en')).toBeUndefined()
  })
})

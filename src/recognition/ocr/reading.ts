import type { PixelBox } from '../image/grey.ts'
import type { Box } from '../prepare/geometry.ts'
import type { PageFacts } from '../prepare/prepared-page.ts'
import type { QualityAdvice } from '../prepare/quality.ts'
import type { TesseractBox, TesseractLine, TesseractPage, TesseractWord } from './tesseract-client.ts'

/** Why a list may be incomplete: characters that could not be read, rows read with doubt, or its end is not on the photo. */
export type PartialReason = 'unread_characters' | 'doubtful_rows' | 'list_cut'

/** Something of the list that is missing from a reading, and where on the photo, in shares of its sides. */
export interface PartialPart {
  reason: PartialReason
  boxes: Box[]
}

/** What stands for a character that was seen and not read: printing has it for a missing glyph. */
export const UNREAD = '□'

export type Language = 'zh' | 'en'

/** A word, or one Chinese character: `text` of the reading from `start` to `end`, and its position on the photo. */
export interface ReadWord {
  text: string
  /** Offsets into the reading's text. */
  start: number
  end: number
  /** 0-1. */
  confidence: number
  box: Box
}

export interface ReadLine extends ReadWord {
  words: ReadWord[]
}

/** What was read from a photo. */
export interface Reading {
  ok: true
  /** Lines joined by line feeds; no spaces between Chinese characters. */
  text: string
  lines: ReadLine[]
  language: Language
  /** 0-1: mean over characters. */
  confidence: number
  /** Of the photo, orientation applied. */
  widthPx: number
  heightPx: number
  quality: QualityAdvice[]
  /** What of the list is missing: a reading with this gets no score. */
  partial?: PartialPart[]
  /** Read by the simpler reader, on a device that cannot run the networks: it misses more. */
  isBasic?: true
  facts: PageFacts
}

interface Piece {
  text: string
  confidence: number
  bbox: TesseractBox
}

const CJK = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/

/** A rule under a row is read as this; labels have none. */
const RULE = /^_+$/

/** Chinese "words" are the model's guesses and often half a sentence: taken character by character they can be pointed at. */
function pieces(word: TesseractWord): Piece[] {
  const { symbols } = word
  if (!CJK.test(word.text) || symbols.map(symbol => symbol.text).join('') !== word.text) return [word]
  return symbols
}

/** Between two pieces of a line a space is kept only where both sides are Latin letters, digits or marks. */
const needsSpace = (before: string, after: string) =>
  before !== '' && !CJK.test(before.at(-1) ?? '') && !CJK.test(after[0] ?? '')

const toPixelBox = ({ x0, y0, x1, y1 }: TesseractBox): PixelBox => ({
  left: x0,
  top: y0,
  right: x1,
  bottom: y1,
})

function readLine(line: TesseractLine, start: number, toPhoto: (box: PixelBox) => Box): ReadLine {
  const words: ReadWord[] = []
  let text = ''
  for (const word of line.words) {
    const printed = pieces(word).filter(piece => !RULE.test(piece.text))
    const [first] = printed
    if (first && needsSpace(text, first.text)) text += ' '
    for (const piece of printed) {
      const from = start + text.length
      text += piece.text
      words.push({
        text: piece.text,
        start: from,
        end: from + piece.text.length,
        confidence: piece.confidence / 100,
        box: toPhoto(toPixelBox(piece.bbox)),
      })
    }
  }
  const box = toPhoto(toPixelBox(line.bbox))
  return { text, start, end: start + text.length, confidence: meanConfidence(words), box, words }
}

/** Weighted by length, so that a stray mark does not count as much as a word. */
function meanConfidence(words: readonly ReadWord[]): number {
  const length = words.reduce((sum, word) => sum + word.text.length, 0)
  const sum = words.reduce((total, word) => total + word.confidence * word.text.length, 0)
  return length > 0 ? sum / length : 0
}

/** Puts a page of Tesseract together as text with offsets and places on the photo. */
export function assembleReading(
  page: TesseractPage,
  toPhoto: (box: PixelBox) => Box,
): Pick<Reading, 'text' | 'lines' | 'confidence'> {
  const lines: ReadLine[] = []
  let start = 0
  for (const block of page.blocks ?? []) {
    for (const source of block.paragraphs.flatMap(paragraph => paragraph.lines)) {
      const line = readLine(source, start, toPhoto)
      if (line.text.trim() === '') continue
      lines.push(line)
      start = line.end + 1
    }
  }
  return {
    text: lines.map(line => line.text).join('\n'),
    lines,
    confidence: meanConfidence(lines.flatMap(line => line.words)),
  }
}

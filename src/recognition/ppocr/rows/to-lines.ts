import type { PixelBox } from '../../image/grey.ts'
import type { ReadLine, ReadWord } from '../../ocr/reading.ts'
import type { PhotoReading, PlacedCharacter, ReadBox } from '../photo-reading.ts'

/** Chinese characters and marks, and the mark of one that was not read. */
const CJK = /[\u25A1\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/
/** Boxes of one line further apart than this, in heights, are different fields: 生产日期 and 保质期. */
const FIELD_GAP = 0.4

const isCjk = (text: string | undefined) => text !== undefined && CJK.test(text)

/** A comma that was read as a dot between two names, with less confidence than this. */
const DOUBTFUL_DOT = 0.8
const HEADING = /(?:配料表?|成[分份]|原料)$/

/** Marks that these networks take for another, told by what stands around them. */
function corrected(characters: readonly PlacedCharacter[]): PlacedCharacter[] {
  const text = characters.map(character => character.text).join('')
  return characters.map((character, i) => {
    const [before, after] = [characters[i - 1]?.text ?? '', characters[i + 1]?.text ?? '']
    const as = (mark: string) => ({ ...character, text: mark })
    // 5'-呈味核苷酸二钠, L-丙氨酸: the hyphen is as wide as 一.
    const isAfterPrefix = /^[\w'′]$/.test(before) && (isCjk(after) || after === '')
    if (/^[一—－]$/.test(character.text) && isAfterPrefix) return as('-')
    if (character.text === '·' && HEADING.test(text.slice(0, i))) return as('：')
    // 、 is read as · where it is out of focus; before the name of a field it is a bullet.
    const isField = /^[^、，（(]{2,6}[：:]/.test(text.slice(i + 1))
    const isBetween = isCjk(before) && (isCjk(after) || /^[A-Z\d]$/.test(after))
    if (character.text === '·' && isBetween && character.confidence < DOUBTFUL_DOT && !isField)
      return as('、')
    // A comma right between two words, small as it is.
    const isBetweenNames = /^[\p{L}\p{N})\]]$/u.test(before) && /^[\p{Script=Latin}([]$/u.test(after)
    return character.text === '.' && isBetweenNames && !isCjk(before) ? as(',') : character
  })
}

/** The characters of a line with a space between fields. */
function charactersOf(line: readonly ReadBox[]): PlacedCharacter[] {
  return line.flatMap(({ box, characters }, i) => {
    const before = line[i - 1]?.box
    const all = corrected(characters)
    if (!before || !all[0]) return all
    const gap = Math.hypot(box.x - before.x, box.y - before.y) - (box.width + before.width) / 2
    // Boxes that overlap have both read what stands there.
    const isTwice = gap < 0 && all[0].text === line[i - 1]?.characters.at(-1)?.text
    const own = isTwice ? all.slice(1) : all
    const [first] = own
    if (!first) return own
    const isApart = gap > Math.min(box.height, before.height) * FIELD_GAP
    const isWords = !isCjk(line[i - 1]?.characters.at(-1)?.text) && !isCjk(first.text)
    return isApart || isWords ? [{ ...first, text: ' ' }, ...own] : own
  })
}

const hullOf = (boxes: readonly PixelBox[]): PixelBox => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

const meanOf = (parts: readonly { text: string; confidence: number }[]): number => {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0)
  return parts.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, length)
}

/** Words of a line: a Chinese character each, and what stands between spaces otherwise. */
function wordsOf(characters: readonly PlacedCharacter[]): PlacedCharacter[][] {
  const words: PlacedCharacter[][] = []
  let isOpen = false
  for (const character of characters) {
    const isSingle = isCjk(character.text)
    if (character.text === ' ') isOpen = false
    else if (isOpen && !isSingle) words.at(-1)?.push(character)
    else {
      words.push([character])
      isOpen = !isSingle
    }
  }
  return words
}

/**
 * What was read on a photo of `width` x `height` pixels as lines of text with offsets, and places in shares of the photo.
 * Lines without any character are left out.
 */
export function toLines(
  { lines }: Pick<PhotoReading, 'lines'>,
  { width, height }: { width: number; height: number },
): ReadLine[] {
  const share = (parts: readonly PlacedCharacter[]) => {
    const { left, top, right, bottom } = hullOf(parts.map(({ box }) => box))
    const clamp = (value: number) => Math.min(1, Math.max(0, value))
    const [x, y] = [clamp(left / width), clamp(top / height)]
    return { x, y, width: clamp(right / width) - x, height: clamp(bottom / height) - y }
  }
  let start = 0
  return lines.flatMap(line => {
    const characters = charactersOf(line)
    const text = characters
      .map(character => character.text)
      .join('')
      .trim()
    if (text === '') return []
    const words: ReadWord[] = []
    let at = 0
    for (const parts of wordsOf(characters)) {
      const word = parts.map(part => part.text).join('')
      at = text.indexOf(word, at)
      const from = start + at
      at += word.length
      words.push({ text: word, start: from, end: start + at, confidence: meanOf(parts), box: share(parts) })
    }
    const read = {
      text,
      start,
      end: start + text.length,
      confidence: meanOf(words),
      box: share(characters),
      words,
    }
    start = read.end + 1
    return [read]
  })
}

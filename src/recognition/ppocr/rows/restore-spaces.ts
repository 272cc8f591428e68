import type { GreyImage } from '../../image/grey.ts'
import { median } from '../../image/statistics.ts'
import type { ReadCharacter } from './decode-ctc.ts'

/** Columns with less than this share of a full column's ink are blank. */
const BLANK_SHARE = 0.22
/** The middle of a crop, where letters stand; above and below there may be the next rows. */
const CORE = { from: 0.2, to: 0.8 }
/** A blank between words is this much wider than those between letters, as a share of the row's height. */
const MIN_WORD_GAP = 0.1
/** A blank between Chinese fields, as a share of the row's height: wider than a character. */
const MIN_FIELD_GAP = 0.75

const isLetter = (text: string) => /^[\p{Script=Latin}\p{N}]$/u.test(text)
const isLatin = (text: string) => /^\p{Script=Latin}$/u.test(text)
/** What words stand beside with a space between: not Chinese, which has none. */
const isSpaced = (text: string) => /^[\p{Script=Latin}\p{N}.,:;!?%&*#()[\]{}'"/+-]$/u.test(text)
const isChinese = (text: string) => /^\p{Script=Han}$/u.test(text)

/** Ink of each column of a crop, 0-1 of the fullest columns: how far its levels lie from the ground. */
function inkOfColumns({ width, height, data }: GreyImage): Float32Array {
  const [top, bottom] = [Math.round(height * CORE.from), Math.round(height * CORE.to)]
  const levels = data.subarray(top * width, bottom * width).toSorted()
  const ground = levels[levels.length >> 1] ?? 0
  const ink = new Float32Array(width)
  for (let y = top; y < bottom; y++) {
    for (let x = 0; x < width; x++) ink[x] = (ink[x] ?? 0) + Math.abs((data[y * width + x] ?? 0) - ground)
  }
  const full = ink.toSorted()[Math.floor(width * 0.9)] ?? 1
  return ink.map(sum => sum / Math.max(1, full))
}

/** The longest stretch of blank columns between two columns. */
function widestBlank(ink: Float32Array, from: number, to: number): number {
  let widest = 0
  let length = 0
  for (let x = Math.max(0, Math.floor(from)); x < Math.min(ink.length, Math.ceil(to)); x++) {
    length = (ink[x] ?? 0) < BLANK_SHARE ? length + 1 : 0
    widest = Math.max(widest, length)
  }
  return widest
}

/**
 * The places before which a space is missing: the networks were taught on Chinese and lose those between words, and those
 * between the fields of a label (保质期：12个月 产地：山东).
 */
export function missingSpaces(crop: GreyImage, characters: readonly ReadCharacter[]): Set<number> {
  const ink = inkOfColumns(crop)
  const centre = ({ from, to }: ReadCharacter) => ((from + to) / 2) * crop.width
  const gaps = characters.map((character, i) => {
    const before = characters[i - 1]
    return before ? widestBlank(ink, centre(before), centre(character)) : 0
  })
  const between = (test: (text: string) => boolean) =>
    characters.flatMap(({ text }, i) => (test(characters[i - 1]?.text ?? '') && test(text) ? [i] : []))
  const limit = median(between(isLetter).map(i => gaps[i] ?? 0)) + crop.height * MIN_WORD_GAP
  const isField = (text: string) => isChinese(text) || isLetter(text)
  // Among Chinese characters, figures and marks stand in cells as wide as theirs.
  const isMixed = characters.some(({ text }) => isChinese(text))
  return new Set([
    ...between(isMixed ? isLatin : isSpaced).filter(i => (gaps[i] ?? 0) > limit),
    ...between(isField).filter(i => (gaps[i] ?? 0) > crop.height * MIN_FIELD_GAP),
  ])
}

import type { GreyImage } from '../../image/grey.ts'
import { median } from '../../image/statistics.ts'
import { UNREAD } from '../../ocr/reading.ts'
import type { ReadCharacter } from './decode-ctc.ts'

/** A row with this many Chinese characters beside one another tells how far apart they are. */
const MIN_PAIRS = 3
/** Two characters this much further apart than usual have one between them. */
const MISSING = 1.55
/** The same behind a mark such as 、, which stands at the beginning of its place. */
const MISSING_BEHIND_MARK = 1.9
/** A gap with less than this share of the contrast of the row's characters is a blank, or a speck. */
const MIN_CONTRAST = 0.6
/** The middle of a crop, where characters stand; above and below there may be the next rows. */
const CORE = { from: 0.2, to: 0.8 }

const isChinese = (text: string) => /^\p{Script=Han}$/u.test(text)
const isMark = (text: string) => /^[\u3000-\u303f\uff00-\uffef]$/.test(text)
const middleOf = ({ from, to }: ReadCharacter) => (from + to) / 2

/** Differences of light and dark in each column of a crop: a blank has few, whichever its ground. */
function contrastOfColumns({ width, height, data }: GreyImage): Uint8Array {
  const [top, bottom] = [Math.round(height * CORE.from), Math.round(height * CORE.to)]
  return Uint8Array.from({ length: width }, (_, x) => {
    let [darkest, lightest] = [255, 0]
    for (let y = top; y < bottom; y++) {
      const level = data[y * width + x] ?? 0
      darkest = Math.min(darkest, level)
      lightest = Math.max(lightest, level)
    }
    return lightest - darkest
  })
}

/**
 * A network leaves out what its keys lack: 鈉 in Traditional print. Where the row has print for a whole Chinese character
 * that was not read, a mark is put.
 */
export function withUnreadMarks(crop: GreyImage, characters: readonly ReadCharacter[]): ReadCharacter[] {
  const distances = characters.flatMap((character, i) => {
    const before = characters[i - 1]
    return before && isChinese(before.text) && isChinese(character.text)
      ? [middleOf(character) - middleOf(before)]
      : []
  })
  if (distances.length < MIN_PAIRS) return [...characters]
  const pitch = median(distances)
  const contrast = contrastOfColumns(crop)
  const contrastBetween = (start: number, end: number) => {
    const columns = contrast.subarray(Math.round(start * crop.width), Math.round(end * crop.width))
    return columns.reduce((sum, difference) => sum + difference, 0) / Math.max(1, columns.length)
  }
  const usualContrast = median(
    characters
      .filter(({ text }) => isChinese(text))
      .map(character => contrastBetween(middleOf(character) - pitch / 2, middleOf(character) + pitch / 2)),
  )
  return characters.flatMap((character, i) => {
    const before = characters[i - 1]
    // Beside Latin letters and figures, which are narrower, a gap says less.
    if (!before || !(isChinese(before.text) || isChinese(character.text))) return [character]
    const [start, end] = [middleOf(before), middleOf(character)]
    const missing = Math.round((end - start) / pitch) - 1
    const least = isMark(before.text) ? MISSING_BEHIND_MARK : MISSING
    if (end - start < pitch * least || missing > 2) return [character]
    if (contrastBetween(start + pitch / 2, end - pitch / 2) < usualContrast * MIN_CONTRAST) return [character]
    const marks = Array.from({ length: missing }, (_, at) => {
      const middle = start + ((end - start) * (at + 1)) / (missing + 1)
      return { text: UNREAD, confidence: 0, from: middle - pitch / 2, to: middle + pitch / 2 }
    })
    return [...marks, character]
  })
}

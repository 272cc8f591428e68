import { median } from '../../image/statistics.ts'
import type { ReadCharacter } from './decode-ctc.ts'

/** Width of a character as a share of its row's height: a Chinese one where its row does not tell, and any other. */
const CHINESE_WIDTH = 0.8
/** A row with this many Chinese characters beside one another tells how wide they are, up to its height: justified rows are set wider. */
const MIN_PAIRS = 3
const OTHER_WIDTH = 0.4

const isChinese = (text: string) => /^\p{Script=Han}$/u.test(text)

/** The width of Chinese characters as a share of the row's width: the distance between the middles of neighbours. */
function chineseWidth(characters: readonly ReadCharacter[], middles: readonly number[], aspect: number) {
  const distances = characters.flatMap(({ text }, i) =>
    isChinese(text) && isChinese(characters[i - 1]?.text ?? '')
      ? [(middles[i] ?? 0) - (middles[i - 1] ?? 0)]
      : [],
  )
  return distances.length < MIN_PAIRS ? aspect * CHINESE_WIDTH : Math.min(aspect, median(distances))
}

/**
 * The characters of a row with stretches as wide as print: a network may see a character at a single step in its middle.
 * They grow no further than halfway to the next one and the ends of the row. `aspect` is the row's height by its width.
 */
export function wholeCharacters(characters: readonly ReadCharacter[], aspect: number): ReadCharacter[] {
  const middles = characters.map(({ from, to }) => (from + to) / 2)
  const chinese = chineseWidth(characters, middles, aspect)
  return characters.map((character, i) => {
    const middle = middles[i] ?? 0
    const half = (isChinese(character.text) ? chinese : aspect * OTHER_WIDTH) / 2
    const before = i === 0 ? 0 : ((middles[i - 1] ?? 0) + middle) / 2
    const after = i === characters.length - 1 ? 1 : ((middles[i + 1] ?? 1) + middle) / 2
    return {
      ...character,
      from: Math.min(character.from, Math.max(before, middle - half)),
      to: Math.max(character.to, Math.min(after, middle + half)),
    }
  })
}

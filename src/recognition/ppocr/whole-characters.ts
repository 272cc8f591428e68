import type { ReadCharacter } from './decode-ctc.ts'

/** Width of a character as a share of its row's height: a Chinese one, and any other. */
const CHINESE_WIDTH = 0.8
const OTHER_WIDTH = 0.4

const isChinese = (text: string) => /^\p{Script=Han}$/u.test(text)

/**
 * The characters of a row with stretches as wide as print: a network may see a character at a single step in its middle.
 * They grow no further than halfway to the next one and the ends of the row. `aspect` is the row's height by its width.
 */
export function wholeCharacters(characters: readonly ReadCharacter[], aspect: number): ReadCharacter[] {
  const middles = characters.map(({ from, to }) => (from + to) / 2)
  return characters.map((character, i) => {
    const middle = middles[i] ?? 0
    const half = (aspect * (isChinese(character.text) ? CHINESE_WIDTH : OTHER_WIDTH)) / 2
    const before = i === 0 ? 0 : ((middles[i - 1] ?? 0) + middle) / 2
    const after = i === characters.length - 1 ? 1 : ((middles[i + 1] ?? 1) + middle) / 2
    return {
      ...character,
      from: Math.min(character.from, Math.max(before, middle - half)),
      to: Math.max(character.to, Math.min(after, middle + half)),
    }
  })
}

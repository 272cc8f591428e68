import { edits } from '../../entities/near.ts'
import { common } from '../classifier/unused-words.ts'
import { soundOf } from './sounds.ts'

/** Characters that a question turns on alone: how much 塘, for 糖. */
const soleCharacters = [...'糖盐油奶蛋钠肉酒辣钙脂粉吗']
/** And milk, then (奶尼)? */
const particle = /^[尼泥妮倪]$/
const shortestWord = 4
/** So many spellings are tried; each is understood anew. */
const most = 12

/** One word of a question as it was typed, and as it may have been meant. */
export interface OtherSpelling {
  typed: string
  meant: string
  text: string
}

/**
 * Other spellings of a folded question, each with one word changed that no other question uses: for one that could not be understood as it was typed.
 */
export const otherSpellings = (text: string): OtherSpelling[] =>
  [...text.matchAll(/[a-z]{4,}|[\u4e00-\u9fff]/g)]
    .filter(([typed]) => !common.has(typed) && !soleCharacters.includes(typed))
    .flatMap(({ 0: typed, index }) =>
      meantBy(typed).map(meant => ({
        typed,
        meant,
        text: `${text.slice(0, index)}${meant}${text.slice(index + typed.length)}`,
      })),
    )
    .slice(0, most)

const meantBy = (typed: string): string[] =>
  typed.length < shortestWord
    ? particle.test(typed)
      ? ['呢']
      : soleCharacters.filter(one => soundOf(one) === soundOf(typed))
    : [...common].filter(
        one => one.length >= shortestWord && one.charAt(0) === typed.charAt(0) && edits(one, typed, 1) <= 1,
      )

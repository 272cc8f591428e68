import { common } from '../classifier/unused-words.ts'
import { soundsReal, soundWords, surelySlips } from './sound-words.ts'
import table from './sounds.json' with { type: 'json' }

interface SoundSlip {
  typed: string
  word: string
  at: number
}

const soundsIn = (groups: string): ReadonlyMap<string, string> =>
  new Map(
    groups.split(' ').flatMap(group => [...group].map(character => [character, group.charAt(0)] as const)),
  )
const heardBy =
  (sounds: ReadonlyMap<string, string>) =>
  (text: string): string =>
    text.replace(/[\u4e00-\u9fff]/g, one => sounds.get(one) ?? one)

/** What cannot be tolerated is named before it. */
const untolerated = /^(?:过敏|不耐)/
/** Characters that stand in few other words: 麸制 is 麸质 whatever else 制 means. */
const distinctive = new Set('麸孕芝敏')
/** From so many characters on more than one may be wrong. */
const long = 4

/**
 * Finds the words that questions turn on (`meant`) which a text has as they sound, and not as they are written: 匠包, 保只期. `sounds` are groups of
 * characters that sound alike; `real` are words of their own that sound like one of the words.
 */
export const slipsOfSound = (
  sounds: string,
  real: ReadonlySet<string>,
  meant: readonly string[] = soundWords,
) => {
  const heard = heardBy(soundsIn(sounds))
  const bySound = new Map(meant.map(word => [heard(word), word]))
  const words = new Set(meant)
  const longest = Math.max(...meant.map(({ length }) => length))

  const isSlip = (typed: string, word: string, behind: string): boolean => {
    // 肤质不耐受: nobody is intolerant of a type of skin.
    const isReal = real.has(typed) && !untolerated.test(behind)
    const wrong = [...typed].filter((one, at) => one !== word.charAt(at))
    if (wrong.length > (word.length < long ? 1 : 3) || words.has(typed) || isReal) return false
    // 能两个一起吃 has no 能量: what questions say otherwise is mostly meant.
    const isDistinct = [...typed].some(one => distinctive.has(one))
    return word.length > 2 || isDistinct || surelySlips.has(typed) || wrong.every(one => !common.has(one))
  }

  return (text: string): SoundSlip[] => {
    const sound = heard(text)
    const found: SoundSlip[] = []
    for (let at = 0; at + 1 < text.length; at += 1)
      for (let length = Math.min(longest, text.length - at); length > 1; length -= 1) {
        const word = bySound.get(sound.slice(at, at + length))
        if (word === undefined) continue
        const typed = text.slice(at, at + length)
        // 榨菜保质期: what begins within is a word as it stands.
        const isTorn = meant.some(
          other => text.startsWith(other, at + length - 1) && !word.endsWith(other.charAt(0)),
        )
        if (typed !== word && !isTorn && isSlip(typed, word, text.slice(at + length)))
          found.push({ typed, word, at })
        if (typed === word || !isTorn) {
          at += length - 1
          break
        }
      }
    return found
  }
}

const find = slipsOfSound(table.sounds, new Set([...table.real.split(' '), ...soundsReal]), [
  ...soundWords,
  ...table.words.split(' '),
])

/** A text with the words put right that it has as they sound. */
export const asMeant = (text: string): string =>
  find(text).reduceRight(
    (said, { typed, word, at }) => `${said.slice(0, at)}${word}${said.slice(at + typed.length)}`,
    text,
  )

/** A Chinese text as it sounds: characters that sound alike are the same in it. */
export const soundOf = heardBy(soundsIn(table.sounds))

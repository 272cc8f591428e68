import { taiwanWords } from './taiwan-words.ts'
import table from './traditional.generated.json'

const characters = new Map(
  (table.characters.match(/../gu) ?? []).map(pair => {
    const [simplified = '', traditional = ''] = pair
    return [simplified, traditional] as const
  }),
)
const phrases = new Map(Object.entries(table.phrases))
const longest = Math.max(...[...phrases.keys()].map(phrase => phrase.length))

/** The longest phrase of the table that begins at `start`, or the one character there. */
const next = (text: string, start: number): { read: string; written: string } => {
  for (let length = Math.min(longest, text.length - start); length > 1; length -= 1) {
    const read = text.slice(start, start + length)
    const written = phrases.get(read)
    if (written !== undefined) return { read, written }
  }
  const read = String.fromCodePoint(text.codePointAt(start) ?? 0)
  return { read, written: characters.get(read) ?? read }
}

/** Simplified Chinese in Traditional characters with Taiwan's words, for texts that are made while the app runs. */
export const toTraditional = (text: string): string => {
  let converted = ''
  for (let at = 0; at < text.length; ) {
    const { read, written } = next(text, at)
    converted += written
    at += read.length
  }
  return taiwanWords.reduce((words, [from, to]) => words.replaceAll(from, to), converted)
}

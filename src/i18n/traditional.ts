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

const converted = (text: string): string => {
  let written = ''
  for (let at = 0; at < text.length; ) {
    const one = next(text, at)
    written += one.written
    at += one.read.length
  }
  return taiwanWords.reduce((words, [from, to]) => words.replaceAll(from, to), written)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Simplified Chinese in Traditional characters with Taiwan's words, for texts that are made while the app runs; what is printed on a
 * pack stays as it is.
 */
export const toTraditional = (text: string, printed: readonly string[] = []): string => {
  if (printed.length === 0) return converted(text)
  const names = [...new Set(printed)].sort((a, b) => b.length - a.length).map(escaped)
  return text
    .split(new RegExp(`(${names.join('|')})`))
    .map((part, at) => (at % 2 === 1 ? part : converted(part)))
    .join('')
}

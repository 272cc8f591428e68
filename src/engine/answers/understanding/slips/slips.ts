import { edits } from '../../entities/near.ts'
import { common } from '../classifier/unused-words.ts'
import { cueWords, realWords } from './cue-words.ts'
import { asMeant } from './sounds.ts'

const known = new Set(cueWords)

/** Whether two words differ by one letter: another, one more, one less, or two that changed places. */
const isOneOff = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let at = 0
  while (a[at] === b[at]) at += 1
  const rest = (text: string, from: number) => text.slice(from)
  return (
    rest(a, at + 1) === rest(b, at + 1) ||
    rest(a, at + 1) === rest(b, at) ||
    rest(a, at) === rest(b, at + 1) ||
    (a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, at + 2) === rest(b, at + 2))
  )
}

/** How an English word sounds, roughly: siliac and coelic are celiac. */
const soundOfWord = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/[ao]e/g, 'e')
    .replace(/[cs](?=[eiy])/g, 's')
    .replace(/ck|[cq]/g, 'k')
    .replace(/(.)\1/g, '$1')
    .replace(/i?e$/, '')
    .replace(/[aeiouy]+/g, 'a')

const bySound = new Map<string, string[]>()
for (const word of cueWords.filter(({ length }) => length > 5))
  bySound.set(soundOfWord(word), [...(bySound.get(soundOfWord(word)) ?? []), word])

/** Inflections are no slips: sugary, vegans, contains. */
const isForm = (word: string, other: string): boolean =>
  other !== `${word}e` &&
  (word.startsWith(other) ||
    other.startsWith(word) ||
    (/(?:ed|ing|ly|y|s)$/.test(word) && word.slice(-2) !== other.slice(-2)))

/** Of so long a word two letters may be wrong, where its first and its last two are not. */
const longWord = 8
const isTwoOff = (typed: string, word: string): boolean =>
  Math.min(typed.length, word.length) >= longWord &&
  typed.slice(0, 2) === word.slice(0, 2) &&
  typed.slice(-2) === word.slice(-2) &&
  edits(typed, word, 2) <= 2

const meant = (word: string): string => {
  if (word.length < 5 || known.has(word) || common.has(word) || realWords.has(word)) return word
  const alike = (isAlike: (a: string, b: string) => boolean) =>
    cueWords.find(other => word[0] === other[0] && !isForm(word, other) && isAlike(word, other))
  const close = alike(isOneOff)
  if (close !== undefined) return close
  const sounding = word.length > 5 ? (bySound.get(soundOfWord(word)) ?? []) : []
  const [nearest] = sounding
    .map(other => ({ other, cost: edits(word, other, 2) }))
    .filter(({ cost }) => cost <= 2)
    .sort((a, b) => a.cost - b.cost)
  if (nearest) return nearest.other
  return alike(isTwoOff) ?? word
}

const put = new Map<string, string>()
/** Each word is looked up once. */
const meantOnce = (word: string): string => {
  const before = put.get(word)
  if (before !== undefined) return before
  const now = meant(word)
  if (put.size < 5000) put.set(word, now)
  return now
}

/** Nutrients of one character, or of two that sound like no other word, as they are mistyped. */
const single: readonly (readonly [RegExp, string])[] = [
  [/(?<![池鱼荷水海河莲])塘(?![鱼虾心边])/g, '糖'],
  [
    /(?<![容接采吸出收缅缴归海笑])纳(?=含量|多少|有多少|好多|有好多|几多|高|超|[?？]|$)|(?<=[和跟、与])纳(?![米豆入税])/g,
    '钠',
  ],
  [/大咔(?!哩)/g, '大卡'],
]

/** A folded question with slips of typing and of speech recognition put right, in the words that questions turn on alone. */
export const withoutSlips = (text: string): string =>
  asMeant(single.reduce((said, [typed, word]) => said.replace(typed, word), text)).replace(
    /[a-z]+/g,
    meantOnce,
  )

import type { Ingredient } from '../../result.ts'
import { fold } from '../../text/normalize.ts'
import { soundOf } from '../understanding/slips/sounds.ts'
import { notOfName, wordsOfQuestions } from './near.ts'

/** A name of the label with a slip of typing in it: as it was written, and where. */
export interface LabelSlip {
  index: number
  typed: string
  start: number
  end: number
}

const han = /^[\u4e00-\u9fff]+$/
const leastHan = 4
/** Of a shorter name one that lacks a character is a name of something else. */
const leastForDropped = 5
const leastLatin = 7

/** The places where two texts differ by one slip: another character, one more, one less, or two that changed places; null for none. */
const slipAt = (
  typed: string,
  name: string,
): { at: number; kind: 'other' | 'more' | 'less' | 'swap' } | null => {
  let at = 0
  while (at < typed.length && typed[at] === name[at]) at += 1
  const rest = (text: string, from: number) => text.slice(from)
  if (typed.length === name.length) {
    if (at === typed.length) return null
    if (rest(typed, at + 1) === rest(name, at + 1)) return { at, kind: 'other' }
    const isSwap =
      typed[at] === name[at + 1] && typed[at + 1] === name[at] && rest(typed, at + 2) === rest(name, at + 2)
    return isSwap ? { at, kind: 'swap' } : null
  }
  if (typed.length === name.length + 1 && rest(typed, at + 1) === rest(name, at)) return { at, kind: 'more' }
  if (typed.length === name.length - 1 && rest(typed, at) === rest(name, at + 1)) return { at, kind: 'less' }
  return null
}

/** What names are made of: pairs of characters, and English words. */
interface NameParts {
  pairs: ReadonlySet<string>
  words: ReadonlySet<string>
  isName: (name: string) => boolean
}

const partsOf = (names: readonly string[], isName: NameParts['isName']): NameParts => {
  const pairs = new Set<string>()
  const words = new Set<string>()
  for (const name of names) {
    const text = fold(name).text
    for (let at = 0; at + 2 <= text.length; at += 1) pairs.add(text.slice(at, at + 2))
    for (const word of text.split(/[^a-z]+/)) words.add(word)
  }
  return { pairs, words, isName }
}

/** 大米蛋白 is no slip of 大豆蛋白: 大米 is a word of names. */
const isOfNames = (typed: string, at: number, { pairs }: NameParts): boolean =>
  [at - 1, at].some(from => from >= 0 && from + 2 <= typed.length && pairs.has(typed.slice(from, from + 2)))

/** 脱轻乙酸纳: two wrong characters of a name of five or more, which no name has beside those around them. */
const isTwiceOff = (typed: string, name: string, parts: NameParts): boolean => {
  if (typed.length !== name.length || name.length < leastForDropped) return false
  const wrong = [...typed].flatMap((char, at) => (char === name[at] ? [] : [at]))
  return (
    wrong.length === 2 &&
    wrong.every(at => !wordsOfQuestions.test(typed.charAt(at)) && !isOfNames(typed, at, parts))
  )
}

/** 三绿蔗唐, 苯甲纳酸: as the name sounds, also with two characters that changed places. */
const soundsLike = (typed: string, name: string): boolean => {
  if (typed.length !== name.length) return false
  const [said, meant] = [soundOf(typed), soundOf(name)]
  return said === meant || slipAt(said, meant)?.kind === 'swap'
}

const isSlipOf = (typed: string, name: string, keys: ReadonlySet<string>, parts: NameParts): boolean => {
  // 柠檬酸那个: 柠檬酸 is listed as well.
  const isSound = soundsLike(typed, name) && !keys.has(typed.slice(0, -1))
  if (isSound || isTwiceOff(typed, name, parts)) return !parts.isName(typed)
  const slip = slipAt(typed, name)
  if (!slip || notOfName.test(typed) || parts.isName(typed)) return false
  const { at, kind } = slip
  if (kind === 'swap') return true
  if (kind === 'less')
    return (
      name.length >= leastForDropped &&
      at > 0 &&
      at < typed.length &&
      !parts.pairs.has(typed.slice(at - 1, at + 1))
    )
  // Before or behind a name stands any character of the question.
  if (kind === 'more' && (at === 0 || at >= typed.length - 1)) return false
  // Inside of a long name that fits otherwise no word of the question stands.
  const isWithin = kind === 'other' && name.length > 4 && at > 0 && at < typed.length - 1
  // 柠檬酸起什么作用: 柠檬酸 is listed as well, and the next character is the question's.
  const isOfQuestion =
    at === typed.length - 1 ? keys.has(typed.slice(0, at)) : at === 0 && keys.has(typed.slice(1))
  return (
    !isOfQuestion && (isWithin || !wordsOfQuestions.test(typed.charAt(at))) && !isOfNames(typed, at, parts)
  )
}

type Place = Pick<LabelSlip, 'start' | 'end'> | null

const inChinese = (text: string, name: string, keys: ReadonlySet<string>, parts: NameParts): Place => {
  if (name.length < leastHan || text.includes(name)) return null
  for (const length of [name.length, name.length + 1, name.length - 1])
    for (let start = 0; start + length <= text.length; start += 1) {
      const part = text.slice(start, start + length)
      if (han.test(part) && isSlipOf(part, name, keys, parts)) return { start, end: start + length }
    }
  return null
}

const isWordSlip = (typed: string, word: string, { words }: NameParts): boolean =>
  typed.length > 3 &&
  word.length > 3 &&
  typed[0] === word[0] &&
  !words.has(typed) &&
  slipAt(typed, word) !== null

const inEnglish = (text: string, name: string, parts: NameParts): Place => {
  const words = name.split(' ')
  if (name.length < leastLatin || text.includes(name)) return null
  const typed = [...text.matchAll(/[a-z]+/g)]
  for (let first = 0; first + words.length <= typed.length; first += 1) {
    const run = typed.slice(first, first + words.length)
    const wrong = run.filter(([word], at) => word !== words[at])
    const isClose =
      wrong.length > 0 &&
      wrong.length < 3 &&
      run.every(([word], at) => word === words[at] || isWordSlip(word, words[at] ?? '', parts))
    const [from, to] = [run[0], run.at(-1)]
    if (!isClose || !from || !to) continue
    const end = to.index + to[0].length
    if (!parts.isName(text.slice(from.index, end))) return { start: from.index, end }
  }
  return null
}

/** The names of a label as they are looked for with a slip in them, the longest first. */
export interface SlipNames {
  sorted: readonly { key: string; index: number }[]
  keys: ReadonlySet<string>
}

export const slipNamesOf = (flat: readonly Ingredient[]): SlipNames => {
  const sorted = flat
    .flatMap(({ name, role }, index) =>
      role === undefined
        ? [
            {
              key: fold(name)
                .text.replace(/\s*[([].*$/, '')
                .replace(/^[\d'’,\-–αβγ]+(?=[\u4e00-\u9fff]{4})/, ''),
              index,
            },
          ]
        : [],
    )
    .sort((a, b) => b.key.length - a.key.length)
  return { sorted, keys: new Set(sorted.map(({ key }) => key)) }
}

/**
 * Finds the longest name of a label that a folded text has with a slip in it; what was typed and is a name of its own, or is made of
 * words that names have, is none.
 */
export const createLabelSlips = (names: readonly string[], isName: NameParts['isName']) => {
  let parts: NameParts | null = null
  return (text: string, { sorted, keys }: SlipNames): LabelSlip | null => {
    parts ??= partsOf(names, isName)
    for (const { key, index } of sorted) {
      const found = han.test(key)
        ? inChinese(text, key, keys, parts)
        : /^[a-z ]+$/.test(key)
          ? inEnglish(text, key, parts)
          : null
      if (found) return { index, typed: text.slice(found.start, found.end), ...found }
    }
    return null
  }
}

import type { AdditiveName } from '../../../knowledge/index.ts'
import { fold, keyOf } from '../../text/normalize.ts'
import { soundOf } from '../understanding/slips/sounds.ts'

/** A mistyped name: what was written, folded, and the names of one additive that it is close to. */
export interface NearName {
  typed: string
  names: readonly AdditiveName[]
}

const han = /^[\u4e00-\u9fff]+$/
/** A wrong character is one that was meant to be part of the name, none of these. */
export const wordsOfQuestions =
  /[的了吗呢吧啊么是有和跟与或能吃喝味多少放加里中这那个对会不没什现用来可以为还要在上下到也都就很过被给从最更安全哪些几怎致腌够高低好补]/

/** A denial before a name, and a comparison behind it, are no wrong characters of it: 无蔗糖, 咖啡比. */
export const notOfName = /^[无没零不]|[比跟和]$/

/** Nutrients are no mistyped additives: 蛋白质 is not 蛋白糖. */
const nutrients = /蛋白(?!糖)|胆固醇|碳水化?|膳食纤维|卡路里|氨基酸态?|protein|cholesterol|calori|carbs/

/** A shorter name may sound like any other words. */
const leastForSound = 3
/** Of a shorter name all characters but one are as they should be, or it sounds like other words. */
const leastForAllSound = 4

const isWithinOne = (typed: string, name: string): boolean =>
  [...typed].filter((char, at) => char !== name[at]).length < 2
/** A shorter name without one of its characters may be any other word. */
const leastForGap = 6

const addTo = <Value>(by: Map<string, Value[]>, key: string, value: Value): void => {
  const known = by.get(key)
  if (known) known.push(value)
  else by.set(key, [value])
}

/** For each place of a text how many ideographs follow each other from there on. */
const hanRuns = (text: string): number[] => {
  const runs: number[] = []
  for (let at = text.length - 1; at >= 0; at -= 1)
    runs[at] = han.test(text.charAt(at)) ? (runs[at + 1] ?? 0) + 1 : 0
  return runs
}

/** Finds a Chinese name as it sounds (三绿蔗唐) or with one wrong character (山犁酸钾), one or two wrong letters in a longer English one (aspertame). */
export const createNear = (names: readonly AdditiveName[]) => {
  let patterns: Map<string, AdditiveName[]> | null = null
  const bySound = new Map<string, AdditiveName[]>()
  const latinByFirst = new Map<string, [string, AdditiveName][]>()
  const without = new Map<string, AdditiveName[]>()

  const prepare = () => {
    const made = new Map<string, AdditiveName[]>()
    for (const name of names) {
      const key = keyOf(fold(name.text).text)
      if (/^[a-z]{6,30}$/.test(key)) addTo(latinByFirst, key.charAt(0), [key, name])
      if (!han.test(key) || key.length < 3 || key.length > 12) continue
      if (key.length >= leastForSound) addTo(bySound, soundOf(key), name)
      if (key.length >= leastForGap)
        for (let at = 1; at < key.length; at += 1)
          addTo(without, `${key.slice(0, at)}${key.slice(at + 1)}`, name)
      for (let at = 0; at < key.length; at += 1) addTo(made, `${key.slice(0, at)}*${key.slice(at + 1)}`, name)
    }
    return made
  }

  const chinese = (text: string): NearName | null => {
    patterns ??= prepare()
    const runs = hanRuns(text)
    for (let length = 12; length >= 3; length -= 1)
      for (let start = 0; start + length <= text.length; start += 1) {
        if ((runs[start] ?? 0) < length) continue
        const typed = text.slice(start, start + length)
        if (notOfName.test(typed)) continue
        const sounding = length < leastForSound ? [] : (bySound.get(soundOf(typed)) ?? [])
        const alike = ofOne(
          sounding.filter(
            ({ text: name }) => length >= leastForAllSound || isWithinOne(typed, keyOf(fold(name).text)),
          ),
        )
        if (alike) return { typed, names: alike }
        const longer = ofOne(without.get(typed) ?? [])
        if (longer) return { typed, names: longer }
        for (let at = 0; at < length; at += 1) {
          // 玉米热 of 玉米热狗肠 is 玉米, and no 玉米黄; 保险架 is no 保险粉: two characters make a word of their own.
          if (length === 3 && at === 2) continue
          if (wordsOfQuestions.test(typed.charAt(at))) continue
          const found = ofOne(patterns.get(`${typed.slice(0, at)}*${typed.slice(at + 1)}`) ?? [])
          if (found) return { typed, names: found }
        }
      }
    return null
  }

  const english = (text: string): NearName | null => {
    patterns ??= prepare()
    const found = [...text.matchAll(/[a-z]+/g)].map(([word]) => word)
    let best: (NearName & { cost: number }) | null = null
    for (const count of [1, 2, 3])
      for (let first = 0; first + count <= found.length; first += 1) {
        const run = found.slice(first, first + count)
        const key = keyOf(run.join(''))
        if (key.length < leastLatin || key.length > 32) continue
        const close = closeTo(key, latinByFirst.get(key.charAt(0)) ?? [])
        const least = Math.min(...close.map(({ cost }) => cost))
        const names = ofOne(close.filter(({ cost }) => cost === least).map(({ name }) => name))
        if (names && least < (best?.cost ?? 3)) best = { typed: run.join(' '), names, cost: least }
      }
    return best && { typed: best.typed, names: best.names }
  }

  /** Takes folded text in which no name was found literally. */
  return (text: string): NearName | null =>
    nutrients.test(text) ? null : (chinese(text.slice(0, 200)) ?? english(text.slice(0, 200)))
}

/** Of the English names that begin as a key does those that differ from it by a letter or two, and by how many. */
const closeTo = (
  key: string,
  latin: readonly (readonly [string, AdditiveName])[],
): { name: AdditiveName; cost: number }[] => {
  const allowed = key.length < 9 ? 1 : 2
  return latin
    .filter(
      ([name]) =>
        Math.abs(name.length - key.length) <= allowed &&
        (key.length >= leastForChanged || name.length > key.length),
    )
    .map(([text, name]) => ({ name, cost: isSwapped(text, key) ? 1 : edits(text, key, allowed) }))
    .filter(({ cost }) => cost <= allowed)
}

/** Of a shorter word one letter may be missing, and none be another. */
const leastForChanged = 7
const leastLatin = 6

/** Gaur gum: two letters that changed places. */
const isSwapped = (name: string, typed: string): boolean => {
  if (name.length !== typed.length) return false
  const at = [...name].findIndex((char, index) => char !== typed[index])
  return (
    at >= 0 && name === `${typed.slice(0, at)}${typed[at + 1] ?? ''}${typed[at] ?? ''}${typed.slice(at + 2)}`
  )
}

/** Names of one substance; where two fit, which one was meant is not known. */
const ofOne = (names: readonly AdditiveName[]): readonly AdditiveName[] | null =>
  new Set(names.map(({ id }) => id)).size === 1 ? names : null

/** Edit distance of two short texts, or more than the limit. */
export const edits = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1)
      row.push(
        Math.min(
          (before[j - 1] ?? 0) + (a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1),
          (before[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
        ),
      )
    // No later row falls below the least of this one.
    if (Math.min(...row) > limit) return limit + 1
    before = row
  }
  return before[b.length] ?? limit + 1
}

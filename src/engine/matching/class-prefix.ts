import { isHan } from '../text/normalize.ts'
import type { Dictionary } from './dictionary.ts'

/** A class word at the beginning of some words: `Emulsifier E322`, `食品添加剂柠檬酸`. */
export interface LeadingClass {
  classZh: string
  length: number
}

/** The class words that some words begin with, longest first. */
export function* leadingClasses(dictionary: Dictionary, text: string): Generator<LeadingClass> {
  for (const word of dictionary.classWordsBy.get(text.charAt(0)) ?? []) {
    if (word.length < 3 || word.length >= text.length) continue
    const length = coveredBy(text, word)
    const classZh = length > 0 ? dictionary.classOf(word) : undefined
    // `enzyme modified soy lecithin` is one name.
    if (classZh && classZh !== '其他' && !word.startsWith('enzyme')) yield { classZh, length }
  }
}

/** What a class word with a misread character or two may be, 食品漆加剂, or its translation tells: 增味剧 Flavour Enhancers. */
export function misreadClasses(dictionary: Dictionary, key: string): readonly string[] {
  const translation = /^[\u4e00-\u9fff]{2,8}([a-z]{4,})$/.exec(key)?.[1]
  if (!translation && (key.length < 3 || key.length > 8 || !isHan(key.charAt(0)))) return []
  const words = translation ? [translation] : dictionary.classWords.filter(one => isNear(one, key))
  return [...new Set(words.flatMap(word => dictionary.classOf(word) ?? []))]
}

function isNear(word: string, key: string): boolean {
  if (word.length !== key.length || !isHan(word.charAt(0))) return false
  let differ = 0
  for (let i = 0; i < word.length; i++) if (word.charAt(i) !== key.charAt(i)) differ++
  return differ <= (word.length >= 5 ? 2 : 1) && (word.length > 3 || word.charAt(2) === key.charAt(2))
}

/** How much of the text the word covers, spaces aside; an English word must end where it ends. */
function coveredBy(text: string, word: string): number {
  let i = 0
  for (let n = 0; n < word.length; i++) {
    if (i >= text.length) return 0
    const char = text.charAt(i)
    if (char === word.charAt(n)) n++
    else if (!/[\s\-&']/.test(char)) return 0
  }
  return /[a-z]/.test(text.charAt(i - 1)) && /[a-z]/.test(text.charAt(i)) ? 0 : i
}

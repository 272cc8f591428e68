import { effectsIn } from '../replies/effects/effects.ts'
import { asksMayThey } from '../text/may-they.ts'
import type { Heard } from './heard.ts'

/** What opens a second question by itself: also, by the way, on the side. */
const joins =
  /[。；;，,.?？!！\s]*(?:另外(?![一二两三四五六七八九十半\d那]{1,2}[个成样种包袋半])|(?<!是不是|有没有|会不会|怎么|为什么|除了.{0,10}|[里面头])(?<=[。；;，,.?？!！\s])还有(?!多|什么|哪|[吗么没不呢吧])|顺便(?:[再也]?(?:问|说)(?:一?[下句声])?)?|再问一?[下个句])[，,：:\s]*|[.,;?!]+\s*(?:also|plus|oh and)\b,?\s+|(?<!but)\s+also (?=(?:how|what|why|where|which|is|are|does|do|can|could|any)\b)|[?!,]*\s+and (?!how (?:much|many|often)$)(?=(?:how|what|why|where|which|is|are|does|do|can|could|safe|suitable)\b(?!.*\b(?:it|its|that|they|this)\b))/g
const sureOfHalf = 0.6
const shortestHalf = 3
const mostWords = 3

/** What is asked of, as one text: two halves with the same are one question. */
const askedOf = ({ wish, subjects, kinds, nutrients, who, fact }: Heard): string =>
  JSON.stringify([
    wish,
    subjects.map(({ name }) => name),
    kinds.map(({ zh }) => zh),
    nutrients,
    who?.zh,
    fact,
  ])

/** Gelatine: a name and nothing else. */
const isName = ({ wish, subjects, kinds, nutrients, who, text }: Heard): boolean =>
  /^(?:what|has|list|more)$/.test(wish) &&
  subjects.length + kinds.length > 0 &&
  nutrients.length === 0 &&
  who === null &&
  (text.match(/[a-z]+|[\u4e00-\u9fff]{2}/g) ?? []).length <= mostWords

/** A half that is understood by itself; I am diabetic tells only who asks. */
const isWhole = (heard: Heard): boolean => {
  const { wish, confidence, subjects, kinds, nutrients, fact, isOwnWho, text } = heard
  if (isName(heard)) return true
  if (wish === 'outside' || wish === 'more' || confidence < sureOfHalf) return false
  if (subjects.length + kinds.length + nutrients.length > 0 || (wish === 'fact' && fact !== null)) return true
  return effectsIn(text).length > 0 || (isOwnWho && asksMayThey(text))
}

/**
 * Palm oil, also how much sugar in a bar: no word says that the first half asks, and each is understood by itself. The halves that a joining
 * word opens, where both are understood and ask for different things; else the whole.
 */
export const apart = (text: string, hearAlone: (half: string) => Heard): string[] => {
  for (const { 0: joint, index } of text.matchAll(joins)) {
    const [left, right] = [text.slice(0, index).trim(), text.slice(index + joint.length).trim()]
    if (left.length < shortestHalf || right.length < shortestHalf) continue
    const [one, other] = [hearAlone(left), hearAlone(right)]
    if (isWhole(one) && isWhole(other) && askedOf(one) !== askedOf(other))
      return [left, ...apart(right, hearAlone)]
  }
  return [text]
}

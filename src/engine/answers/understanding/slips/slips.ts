import { common } from '../classifier/unused-words.ts'
import { asMeant } from './sounds.ts'

/** Words that questions turn on, in every number. */
const meantWords =
  'gluten halal vegan vegans sugar sugars sodium protein proteins allergy allergies allergen allergens allergic caffeine calorie calories preservative preservatives ingredient ingredients diabetic diabetics diabetes pregnant pregnancy additive additives sweetener sweeteners emulsifier emulsifiers artificial vegetarian vegetarians carbohydrate carbohydrates nitrite nitrites gelatin gelatine toddler toddlers children healthy muslim muslims kosher coeliac coeliacs celiac celiacs lactose intolerant natural contain contains cholesterol saturated banned cancer collagen peanut peanuts sesame almond almonds shellfish wheat vitamin vitamins calcium potassium breastfeeding hypertension asthma pressure grandson granddaughter'.split(
    ' ',
  )
const known = new Set(meantWords)
/** Words of their own that differ by one letter from one of these. */
const others = new Set(
  'lactase lactone nitrate nitrates cancel cancels addictive whats pressured pleasure treasure'.split(' '),
)

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
    .replace(/[aeiouy]+/g, 'a')

const bySound = new Map(
  meantWords.filter(word => word.length > 5).map(word => [soundOfWord(word), word] as const),
)

/** Inflections are no slips: sugary, vegans, contains. */
const isForm = (word: string, other: string): boolean =>
  other !== `${word}e` &&
  (word.startsWith(other) ||
    other.startsWith(word) ||
    (/(?:ed|ing|ly|y|s)$/.test(word) && word.slice(-2) !== other.slice(-2)))

const meant = (word: string): string => {
  if (word.length < 5 || known.has(word) || common.has(word) || others.has(word)) return word
  const close = meantWords.find(
    other => word[0] === other[0] && !isForm(word, other) && isOneOff(word, other),
  )
  if (close !== undefined) return close
  const alike = word.length > 5 ? bySound.get(soundOfWord(word)) : undefined
  return alike !== undefined && Math.abs(alike.length - word.length) < 3 ? alike : word
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

/** A folded question with slips of typing and of speech recognition put right, in the words that questions turn on alone. */
export const withoutSlips = (text: string): string => asMeant(text).replace(/[a-z]+/g, meantOnce)

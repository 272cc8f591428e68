import type { Bilingual } from '../shapes.ts'
import type { NutrientName, NutrientUnit } from './nutrition.ts'

/** A nutrient by the names that tables print and the words of questions. */
export interface Nutrient {
  name: NutrientName
  /** As folded labels write it: lower case, simplified, half width. */
  chinese: string
  english: string
  /** In German, French and Malay. */
  latin?: string
  /** In Japanese (folded to simplified characters) and Korean. */
  asian?: string
  /** How questions speak of it, which is looser than how tables print it: folded text in plain words; absent where no question names it. */
  spoken?: Bilingual & { words: RegExp }
  /** Units that the laws give it, the usual one first. */
  units: readonly NutrientUnit[]
}

/** A name of one character: no part of a word, but right behind the unit of another value where blanks are lost. */
export const alone = (name: string) =>
  `(?:(?<![\\u4e00-\\u9fff])|(?<=\\d(?:公克|毫克|微克|克)))${name}(?![\\u4e00-\\u9fff])`

import type { Bilingual } from '../shapes.ts'
import { NUTRIENTS } from './nutrient-list.ts'
import type { NutrientName } from './nutrition.ts'

/** How people speak of the nutrients that questions name. */
export const NUTRIENT_WORDS = NUTRIENTS.flatMap(({ name, spoken }) =>
  spoken ? [{ nutrient: name, ...spoken }] : [],
)

/** The nutrients that a folded question names, in the order of the list; a longer name hides the shorter one in it. */
export function nutrientsIn(text: string): NutrientName[] {
  let rest = text
  return NUTRIENT_WORDS.flatMap(({ nutrient, words }) => {
    if (!words.test(rest)) return []
    rest = rest.replace(new RegExp(words.source, 'g'), hit => '·'.repeat(hit.length))
    return nutrient
  })
}

/** A nutrient in words; undefined for those that no question names. */
export const nutrientName = (name: NutrientName): Bilingual | undefined =>
  NUTRIENT_WORDS.find(({ nutrient }) => nutrient === name)

import { flattenIngredients, type Ingredient } from '../../../records/index.ts'
import { isUnsure } from '../display-name.ts'
import type { Result } from '../report-types.ts'

/** What a verdict's sentence has to say beside the band of the score; the gravest wins. */
export type VerdictFact = 'unrecognised' | 'highConcern' | 'ultraProcessed' | 'plain'

/** From this share of ingredients that were not recognised on, the verdict is no more than a hint. */
const maxUnrecognisedShare = 0.2
/** The same for names that were understood by their form alone, or read poorly: 咕噜酱 is taken for some sauce. */
const maxUnsureShare = 0.5
/** Bands in which a fact is news: below them the sentence warns anyway. */
const newsAbove = 59

const counted = (ingredients: readonly Ingredient[]) =>
  flattenIngredients(ingredients).filter(({ role }) => role === undefined)

/** The number of ingredients that were recognised, of all: section titles and class words are not counted. */
export const recognisedCount = (
  ingredients: readonly Ingredient[],
): { recognised: number; total: number } => {
  const all = counted(ingredients)
  return { recognised: all.filter(({ kind }) => kind !== 'unknown').length, total: all.length }
}

/** The fact that decides the sentence of a scored result, and how many ingredients it is about. */
export const verdictFact = (
  result: Pick<Result, 'ingredients' | 'reasons'>,
  score: number,
): { fact: VerdictFact; count: number } => {
  const { recognised, total } = recognisedCount(result.ingredients)
  const unrecognised = total - recognised
  if (total > 0 && unrecognised / total >= maxUnrecognisedShare)
    return { fact: 'unrecognised', count: unrecognised }
  const unsure = counted(result.ingredients).filter(each => each.kind === 'unknown' || isUnsure(each)).length
  if (total > 0 && unsure / total >= maxUnsureShare) return { fact: 'unrecognised', count: unsure }
  if (score <= newsAbove) return { fact: 'plain', count: 0 }
  const highConcern = counted(result.ingredients).filter(({ tier = 0 }) => tier >= 3).length
  if (highConcern > 0) return { fact: 'highConcern', count: highConcern }
  const markers = result.reasons.find(({ rule }) => rule === 'ultra_processed')?.ingredients.length ?? 0
  return markers > 0 ? { fact: 'ultraProcessed', count: markers } : { fact: 'plain', count: 0 }
}

import type { LabelInput } from '../engine/index.ts'
import type { Ingredient } from '../records/index.ts'
import type { AnalysedWord } from './analysis.ts'

/** The words of joined readings, each with the photo it was read on as a part of its place. */
export const joinedWords = <Word extends AnalysedWord & { photo: number }>(
  words: readonly Word[],
): AnalysedWord[] =>
  words.map(({ start, end, confidence, box, photo }) => ({
    start,
    end,
    confidence,
    box: photo === 0 ? box : { ...box, photo },
  }))

/** The engine knows of one photo: for it the photos of a list stand one below the other, each 1 high. */
export const stacked = (words: readonly AnalysedWord[]): NonNullable<LabelInput['words']> =>
  words.map(({ box: { photo = 0, ...box }, ...word }) => ({ ...word, box: { ...box, y: box.y + photo } }))

/** Places among stacked photos as places on each; of a name that goes on on the next photo, where it begins. */
export const unstacked = (ingredients: readonly Ingredient[]): Ingredient[] =>
  ingredients.map(({ box, ...ingredient }) => {
    const children = unstacked(ingredient.children)
    if (!box) return { ...ingredient, children }
    const photo = Math.floor(box.y)
    const y = box.y - photo
    const height = Math.min(box.height, 1 - y)
    return { ...ingredient, box: { ...box, y, height, ...(photo > 0 && { photo }) }, children }
  })

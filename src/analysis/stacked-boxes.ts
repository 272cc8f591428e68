import type { LabelInput } from '../engine/index.ts'
import type { Ingredient } from '../records/index.ts'
import type { AnalysedWord } from './analysis.ts'

/** The words of joined readings; each box states the photo it is on, unless it is the first. */
export const toAnalysedWords = <Word extends AnalysedWord & { photo: number }>(
  words: readonly Word[],
): AnalysedWord[] =>
  words.map(({ start, end, confidence, box, photo }) => ({
    start,
    end,
    confidence,
    box: photo === 0 ? box : { ...box, photo },
  }))

/** Stacks the photos of a list into one coordinate space for the engine: photo n occupies y from n to n + 1. */
export const stackBoxes = (words: readonly AnalysedWord[]): NonNullable<LabelInput['words']> =>
  words.map(({ box: { photo = 0, ...box }, ...word }) => ({ ...word, box: { ...box, y: box.y + photo } }))

/** Converts stacked boxes back to boxes on each photo; a name that continues on the next photo gets the box where it begins. */
export const unstackBoxes = (ingredients: readonly Ingredient[]): Ingredient[] =>
  ingredients.map(({ box, ...ingredient }) => {
    const children = unstackBoxes(ingredient.children)
    if (!box) return { ...ingredient, children }
    const photo = Math.floor(box.y)
    const y = box.y - photo
    const height = Math.min(box.height, 1 - y)
    return { ...ingredient, box: { ...box, y, height, ...(photo > 0 && { photo }) }, children }
  })

import type { Ingredient } from '../../../records/index.ts'

/** An ingredient with those of its parts that are shown. */
export interface ShownIngredient {
  ingredient: Ingredient
  children: ShownIngredient[]
}

/** Deeper parts stand beside each other: a list can nest as deep as a text is long. */
const maxDepth = 8

/** The first `count` ingredients in the order of the label, parents before their parts. */
export const shownTree = (ingredients: readonly Ingredient[], count: number): ShownIngredient[] => {
  const top: ShownIngredient[] = []
  const open = ingredients.map(ingredient => ({ ingredient, into: top, depth: 1 })).reverse()
  let left = count
  for (let next = open.pop(); next && left > 0; next = open.pop()) {
    const { ingredient, into, depth } = next
    const shown: ShownIngredient = { ingredient, children: [] }
    into.push(shown)
    left -= 1
    const isDeep = depth >= maxDepth
    for (const child of [...ingredient.children].reverse())
      open.push({
        ingredient: child,
        into: isDeep ? into : shown.children,
        depth: isDeep ? depth : depth + 1,
      })
  }
  return top
}

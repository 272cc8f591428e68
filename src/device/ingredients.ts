import type { components } from '../api/schema.d.ts'

export type Ingredient = components['schemas']['Ingredient']

/** All ingredients depth-first, parents before children: what the indices of a result count. */
export const flatten = (ingredients: readonly Ingredient[]): Ingredient[] => {
  const flat: Ingredient[] = []
  const open = [...ingredients].reverse()
  for (let at = open.pop(); at; at = open.pop()) {
    flat.push(at)
    open.push(...[...at.children].reverse())
  }
  return flat
}

import type { components } from '../api/schema.d.ts'

type Schemas = components['schemas']

/** An ingredient of a task; the device reads lists on several photos too, where a place is on one of them. */
export interface Ingredient extends Omit<Schemas['Ingredient'], 'box' | 'children'> {
  /** `photo` counts from 0, and is absent on the first. */
  box?: Schemas['Box'] & { photo?: number }
  children: Ingredient[]
}

/** All ingredients depth-first, parents before children: what the indices of a result count. */
export const flattenIngredients = (ingredients: readonly Ingredient[]): Ingredient[] => {
  const flat: Ingredient[] = []
  const open = [...ingredients].reverse()
  for (let at = open.pop(); at; at = open.pop()) {
    flat.push(at)
    open.push(...[...at.children].reverse())
  }
  return flat
}

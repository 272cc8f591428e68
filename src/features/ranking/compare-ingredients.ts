import type { components } from '../../api/schema.d.ts'
import { flattenIngredients, type Ingredient } from '../../records/index.ts'

type Result = components['schemas']['AnalysisResult']

/** An ingredient as a comparison shows it, with what it is known by on each side. */
export interface ComparedIngredient {
  key: string
  name: string
  tier: Ingredient['tier'] | undefined
}

export interface IngredientComparison {
  both: ComparedIngredient[]
  onlyFirst: ComparedIngredient[]
  onlySecond: ComparedIngredient[]
}

/** An additive is the same by any of its names; anything else by its name without spaces. */
const keyOf = ({ additiveId, name }: Ingredient): string =>
  additiveId ?? name.normalize('NFKC').replace(/\s/g, '').toLowerCase()

/** Every ingredient once, in the order of the label; headings and class words are left out. */
const ingredientsByKey = ({ ingredients }: Result): Map<string, ComparedIngredient> => {
  const found = new Map<string, ComparedIngredient>()
  for (const ingredient of flattenIngredients(ingredients)) {
    const { name, role, tier } = ingredient
    const key = keyOf(ingredient)
    if (role === undefined && !found.has(key)) found.set(key, { key, name: name.replace(/\s+/g, ' '), tier })
  }
  return found
}

/** Two labels, ingredient by ingredient: what both have, and what only one has. */
export const compareIngredients = (first: Result, second: Result): IngredientComparison => {
  const a = ingredientsByKey(first)
  const b = ingredientsByKey(second)
  return {
    both: [...a.values()].filter(({ key }) => b.has(key)),
    onlyFirst: [...a.values()].filter(({ key }) => !b.has(key)),
    onlySecond: [...b.values()].filter(({ key }) => !a.has(key)),
  }
}

import type { components } from '../../api/schema.d.ts'

type Result = components['schemas']['AnalysisResult']
type Ingredient = components['schemas']['Ingredient']

/** An ingredient as a comparison shows it, with what it is known by on each side. */
export interface Compared {
  key: string
  name: string
  tier: Ingredient['tier'] | undefined
}

export interface Comparison {
  both: Compared[]
  onlyFirst: Compared[]
  onlySecond: Compared[]
}

/** An additive is the same by any of its names; anything else by its name without spaces. */
const keyOf = ({ additiveId, name }: Ingredient): string =>
  additiveId ?? name.normalize('NFKC').replace(/\s/g, '').toLowerCase()

/** Every ingredient once, in the order of the label; headings and class words are left out. */
const namedOf = ({ ingredients }: Result): Map<string, Compared> => {
  const found = new Map<string, Compared>()
  const visit = (ingredient: Ingredient) => {
    const { name, role, tier, children } = ingredient
    if (role === undefined && !found.has(keyOf(ingredient)))
      found.set(keyOf(ingredient), { key: keyOf(ingredient), name: name.replace(/\s+/g, ' '), tier })
    for (const child of children) visit(child)
  }
  for (const ingredient of ingredients) visit(ingredient)
  return found
}

/** Two labels, ingredient by ingredient: what both have, and what only one has. */
export const compare = (first: Result, second: Result): Comparison => {
  const a = namedOf(first)
  const b = namedOf(second)
  return {
    both: [...a.values()].filter(({ key }) => b.has(key)),
    onlyFirst: [...a.values()].filter(({ key }) => !b.has(key)),
    onlySecond: [...b.values()].filter(({ key }) => !a.has(key)),
  }
}

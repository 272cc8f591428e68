import type { components } from '../../api/schema.d.ts'
import { flatten, type Ingredient } from '../../records/index.ts'

type Result = components['schemas']['AnalysisResult']

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
  for (const ingredient of flatten(ingredients)) {
    const { name, role, tier } = ingredient
    const key = keyOf(ingredient)
    if (role === undefined && !found.has(key)) found.set(key, { key, name: name.replace(/\s+/g, ' '), tier })
  }
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

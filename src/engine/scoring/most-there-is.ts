import type { Item } from '../parsing/to-ingredients.ts'

/** Ingredients of no more than this percentage may stand in any order. */
export const ANY_ORDER = 2

/** The least and the most that a stated percentage says; undefined where none is stated. */
function statedOf({ ingredient: { amount } }: Item): { least: number; most: number } | undefined {
  if (!amount || (amount.unit !== '%' && amount.unit !== 'g/100g')) return undefined
  const high = amount.max ?? amount.value
  if (amount.bound === 'atLeast') return { least: amount.value, most: 100 }
  if (amount.bound === 'atMost') return { least: 0, most: high }
  return { least: amount.value, most: high }
}

/**
 * The most percent that there can be of each food, by what the label states of it and of the others: behind 98 % of apricots
 * there are 2 % of all the rest. Foods stand in their order; packets are not weighed against each other.
 */
export function mostThereIs(roots: readonly Item[], foods: readonly Item[]): ReadonlyMap<Item, number> {
  const most = new Map<Item, number>()
  const isParted = roots.some(({ role }) => role === 'section')
  const stated = foods.map(statedOf)
  const sum = isParted ? 0 : stated.reduce((total, one) => total + (one?.least ?? 0), 0)
  // More than the whole is no share of it: 120 g of fruit in 100 g.
  const rest = sum > 100 ? 100 : 100 - sum
  let before = 100
  let others = 0
  foods.forEach((item, at) => {
    const own = stated[at]
    const isLittle = item.ingredient.atMost2Percent === true
    others += own ? 0 : 1
    const byOrder = isParted ? 100 : Math.max(ANY_ORDER, Math.min(before, rest / Math.max(1, others)))
    const limit = own ? own.most : Math.min(rest, byOrder)
    most.set(item, isLittle ? Math.min(limit, ANY_ORDER) : limit)
    if (own && own.most < 100) before = Math.min(before, own.most)
  })
  return most
}

import { isOfClass } from '../matching/substance-classes.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import { ANY_ORDER } from './most-there-is.ts'
import { type Part, scoredParts } from './scored-parts.ts'
import { NUTRIENT_POINTS, type Nutrient, RANK_REST, RANK_WEIGHT, SALT_REST, SALT_WEIGHT } from './weights.ts'

/** Points that each group of nutrients costs before its limit, and the foods it comes from. */
export interface NutrientTotals {
  of: Record<Nutrient, number>
  items: Record<Nutrient, Item[]>
}

// Classes of which a product never contains more than 2 %. Thickeners, glutamate, gelatin and polyols may be more.
const SLIGHT_CLASSES = new Set([
  '着色剂',
  '防腐剂',
  '抗氧化剂',
  '护色剂',
  '漂白剂',
  '抗结剂',
  '消泡剂',
  '酸度调节剂',
  '膨松剂',
  '面粉处理剂',
  '甜味剂',
])

/**
 * The foods listed after the first ingredient of which no product contains more than 2 %: yeast, a flavouring, a dye, salt
 * in a sweet. From there on the law lets ingredients stand in any order, so their rank says no more than "little".
 */
export function ingredientsAfterSlight(roots: readonly Item[]): ReadonlySet<Item> {
  const slight = new Set<Item>()
  const read = (items: readonly Item[]) => {
    let isSlight = false
    for (const item of items) {
      if (item.role === 'section') read(item.children)
      else if (isSlight) slight.add(item)
      else isSlight = isObviouslySlight(item, items[0])
    }
  }
  read(roots)
  return slight
}

function isObviouslySlight(item: Item, first: Item | undefined): boolean {
  if (item.role !== undefined) return false
  // Of a culture that stands first, as in kombucha, there is much.
  if (item.kind === 'culture' || item.food === 'culture') return item !== first
  if (item.kind === 'flavouring') return true
  if (item.food === 'salt') return first?.food === 'sugar'
  if (item.kind !== 'additive' || isOfClass('polyol', 'isomaltulose')(item)) return false
  return SLIGHT_CLASSES.has(item.substance?.functions[0] ?? '')
}

/** Adds up what the foods cost by rank and declared amount: sugar, salt, fats and refined grain. */
export function nutrientTotals(
  foods: readonly Item[],
  slight: ReadonlySet<Item>,
  most: ReadonlyMap<Item, number>,
): NutrientTotals {
  const totals: NutrientTotals = {
    of: { sugar: 0, salt: 0, satfat: 0, oil: 0, hydro: 0, refined: 0 },
    items: { sugar: [], salt: [], satfat: [], oil: [], hydro: [], refined: [] },
  }
  foods.forEach((item, rank) => {
    for (const part of scoredParts(item))
      addPart(totals, part, item, { rank, isSlight: slight.has(item), most: mostOf(most.get(item)) })
  })
  return totals
}

/** Where a food stands among all, and how many percent of it there can be. */
interface Standing {
  rank: number
  isSlight: boolean
  most: number
}

/** Only what can be hardly anything is weighed less than its place in the list: order alone bounds too roughly. */
const mostOf = (most: number | undefined): number => (most !== undefined && most <= ANY_ORDER ? most : 100)

function addPart(totals: NutrientTotals, part: Part, owner: Item, { rank, isSlight, most }: Standing): void {
  const { nutrient, factor } = part
  const { base, reference } = NUTRIENT_POINTS[nutrient]
  const salty = nutrient === 'salt'
  const percent = percentOf(part.whole ? part.item : owner)
  const table = salty ? (SALT_WEIGHT[rank] ?? SALT_REST) : (RANK_WEIGHT[rank] ?? RANK_REST)
  const floor = salty ? SALT_REST : RANK_REST
  // Salt is dense: a little of it late in the list is what its own table is for.
  const place = owner.ingredient.atMost2Percent || (isSlight && !salty) ? floor : table
  let weight =
    percent !== undefined && reference !== undefined && part.whole
      ? Math.min(1, percent / reference)
      : Math.min(place, most / (reference ?? 1))
  if (!part.whole) weight *= salty ? (SALT_WEIGHT[part.place] ?? SALT_REST) : part.share
  totals.of[nutrient] += base * weight * factor
  totals.items[nutrient].push(part.item)
}

/** The declared share of an item in percent, the middle of a range. */
export function percentOf(item: Item): number | undefined {
  const amount = item.ingredient.amount
  if (!amount || (amount.unit !== '%' && amount.unit !== 'g/100g')) return undefined
  return amount.max === undefined ? amount.value : (amount.value + amount.max) / 2
}

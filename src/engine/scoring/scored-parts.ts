import type { FoodClass } from '../matching/dictionary-entry.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import { hiddenEntries } from './hidden-nutrients.ts'
import { flattenItems } from './product-context.ts'
import { type Nutrient, PART_REST, PART_WEIGHT, SAUCE_SALT } from './weights.ts'

export const NUTRIENTS: readonly Nutrient[] = ['sugar', 'salt', 'satfat', 'oil', 'hydro', 'refined']

/** One source of a nutrient: a whole ingredient, or a part of a compound one. */
export interface Part {
  item: Item
  nutrient: Nutrient
  /** What the source contains of it, 0-1. */
  factor: number
  /** Its share of the compound, 0-1. */
  share: number
  /** Place in the bracket, 0-based; salt weighs by it. */
  place: number
  whole: boolean
}

/** A compound counts by its parts when the label opens it, as itself when it does not. */
export function scoredParts(item: Item): Part[] {
  const inner = flattenItems(item.children).filter(
    child => child.role === undefined && !child.underAdditives && isFood(child),
  )
  // What hydrogenation made of an oil does not show in the oil's name.
  if (item.food === 'hydro' || inner.every(child => nutrientsOf(child).length === 0))
    return ownOf(item, inner).map(source => ({ item, ...source, share: 1, place: 0, whole: true }))
  const parts = partsOf(item)
  const told = new Set(parts.map(({ nutrient }) => nutrient))
  // Cheese (milk, salt): the brackets tell its salt, its name tells the fat.
  const own = hiddenEntries(item).filter(({ nutrient }) => nutrient !== 'sugar' && !told.has(nutrient))
  return [...parts, ...own.map(source => ({ item, ...source, share: 1, place: 0, whole: true }))]
}

/** What the name of a food says where its bracket names none of it: sugar would be named there. */
function ownOf(item: Item, inner: readonly Item[]): { nutrient: Nutrient; factor: number }[] {
  const isOpened = inner.length > 0 && item.food !== 'sugar'
  return nutrientsOf(item).filter(({ nutrient }) => !(isOpened && nutrient === 'sugar'))
}

function partsOf(item: Item): Part[] {
  const places = item.children.filter(child => isFood(child) && child.food !== 'water')
  const fats = places.length > 1 && isFatClass(item.food) && places.every(child => isFatClass(child.food))
  const total = fats ? places.reduce((sum, _, i) => sum + partWeight(i), 0) : 1
  const seasoning = item.food === 'sauce'
  return places.flatMap((child, place) => {
    const share = places.length === 1 ? 1 : partWeight(place) / total
    const deep = child.children.length > 0 ? flattenItems(child.children).filter(isFood) : []
    const sources = deep.some(one => nutrientsOf(one).length > 0) ? deep : [child]
    return sources.flatMap(one =>
      nutrientsOf(one)
        // The starch that carries a seasoning is no staple.
        .filter(({ nutrient }) => !(seasoning && nutrient === 'refined'))
        .map(source => ({
          item: one,
          ...source,
          share: one === child ? share : share * 0.5,
          place,
          whole: false,
        })),
    )
  })
}

function nutrientsOf(item: Item): { nutrient: Nutrient; factor: number }[] {
  if (item.food === 'sauce') return [{ nutrient: 'salt', factor: SAUCE_SALT }]
  const nutrient = NUTRIENTS.find(one => one === item.food)
  return nutrient ? [{ nutrient, factor: 1 }] : hiddenEntries(item)
}

function partWeight(place: number): number {
  return PART_WEIGHT[place] ?? PART_REST
}

function isFood(item: Item): boolean {
  return item.role === undefined && (item.kind === 'food' || item.kind === 'unknown') && !item.substance
}

function isFatClass(food: FoodClass | undefined): boolean {
  return food === 'oil' || food === 'satfat' || food === 'hydro'
}

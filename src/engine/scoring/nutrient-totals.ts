import type { FoodClass } from '../matching/dictionary-entry.ts'
import { isOfClass } from '../matching/substance-classes.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import { flattenItems } from './product-context.ts'
import {
  NUTRIENT_POINTS,
  type Nutrient,
  PART_REST,
  PART_WEIGHT,
  RANK_REST,
  RANK_WEIGHT,
  SALT_REST,
  SALT_WEIGHT,
  SAUCE_SALT,
} from './weights.ts'

export const NUTRIENTS: readonly Nutrient[] = ['sugar', 'salt', 'satfat', 'oil', 'hydro', 'refined']

/** Points that each group of nutrients costs before its limit, and the foods it comes from. */
export interface NutrientTotals {
  of: Record<Nutrient, number>
  items: Record<Nutrient, Item[]>
}

// Classes whose members a product never holds more than 2 % of. Thickeners, glutamate, gelatin and polyols may be more.
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
 * The foods that stand after the first thing of which no product holds more than 2 %: yeast, a flavouring, a dye, salt
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
  if (item.kind === 'flavouring' || item.kind === 'culture' || item.food === 'culture') return true
  if (item.food === 'salt') return first?.food === 'sugar'
  if (item.kind !== 'additive' || isOfClass('polyol', 'isomaltulose')(item)) return false
  return SLIGHT_CLASSES.has(item.substance?.functions[0] ?? '')
}

/** Adds up what the foods cost by rank and declared amount: sugar, salt, fats and refined grain. */
export function nutrientTotals(foods: readonly Item[], slight: ReadonlySet<Item>): NutrientTotals {
  const totals: NutrientTotals = {
    of: { sugar: 0, salt: 0, satfat: 0, oil: 0, hydro: 0, refined: 0 },
    items: { sugar: [], salt: [], satfat: [], oil: [], hydro: [], refined: [] },
  }
  foods.forEach((item, rank) => {
    for (const part of scoredParts(item)) addPart(totals, part, item, rank, slight.has(item))
  })
  return totals
}

interface Part {
  item: Item
  food: FoodClass
  share: number
  /** Place in the bracket, 0-based; salt weighs by it. */
  place: number
  whole: boolean
}

/** A compound counts by its parts when the label opens it, as itself when it does not. */
function scoredParts(item: Item): Part[] {
  const inner = flattenItems(item.children).filter(
    child => child.role === undefined && !child.underAdditives && isFood(child),
  )
  const scored = inner.filter(child => child.food !== undefined && nutrientOf(child.food) !== undefined)
  // What hydrogenation made of an oil does not show in the oil's name.
  if (scored.length === 0 || item.food === 'hydro')
    return item.food ? [{ item, food: item.food, share: 1, place: 0, whole: true }] : []
  const places = item.children.filter(child => isFood(child) && child.food !== 'water')
  const fats = places.length > 1 && isFatClass(item.food) && places.every(child => isFatClass(child.food))
  const total = fats ? places.reduce((sum, _, i) => sum + partWeight(i), 0) : 1
  const seasoning = item.food === 'sauce'
  const parts: Part[] = []
  places.forEach((child, place) => {
    const share = places.length === 1 ? 1 : partWeight(place) / total
    const deep = child.children.length > 0 ? flattenItems(child.children).filter(isFood) : []
    for (const one of deep.length > 0 && deep.some(c => c.food && nutrientOf(c.food)) ? deep : [child]) {
      // The starch that carries a seasoning is no staple.
      if (one.food && !(seasoning && one.food === 'refined'))
        parts.push({
          item: one,
          food: one.food,
          share: one === child ? share : share * 0.5,
          place,
          whole: false,
        })
    }
  })
  return parts
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

function nutrientOf(food: FoodClass): Nutrient | undefined {
  if (food === 'sauce') return 'salt'
  return NUTRIENTS.find(nutrient => nutrient === food)
}

function addPart(totals: NutrientTotals, part: Part, owner: Item, rank: number, isSlight: boolean): void {
  const nutrient = nutrientOf(part.food)
  if (!nutrient) return
  const { base, reference } = NUTRIENT_POINTS[nutrient]
  const salty = nutrient === 'salt'
  const percent = percentOf(part.whole ? part.item : owner)
  const table = salty ? (SALT_WEIGHT[rank] ?? SALT_REST) : (RANK_WEIGHT[rank] ?? RANK_REST)
  const floor = salty ? SALT_REST : RANK_REST
  // Salt is dense: a little of it late in the list is what its own table is for.
  const place = owner.ingredient.atMost2Percent || (isSlight && !salty) ? floor : table
  let weight =
    percent !== undefined && reference !== undefined && part.whole ? Math.min(1, percent / reference) : place
  if (!part.whole) weight *= salty ? (SALT_WEIGHT[part.place] ?? SALT_REST) : part.share
  if (part.food === 'sauce') weight *= SAUCE_SALT
  totals.of[nutrient] += base * weight
  totals.items[nutrient].push(part.item)
}

/** The declared share of an item in percent, the middle of a range. */
export function percentOf(item: Item): number | undefined {
  const amount = item.ingredient.amount
  if (!amount || (amount.unit !== '%' && amount.unit !== 'g/100g')) return undefined
  return amount.max === undefined ? amount.value : (amount.value + amount.max) / 2
}

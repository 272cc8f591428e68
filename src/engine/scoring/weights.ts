/** What a group of nutrients costs: `base` points at the first rank, `cap` in all. */
export interface NutrientPoints {
  base: number
  cap: number
  /** Percentage that weighs as much as the first rank. */
  reference?: number
}

/** Groups of nutrients that the score tells apart; salt includes sauces. */
export type Nutrient = 'sugar' | 'salt' | 'satfat' | 'oil' | 'hydro' | 'refined'

/** Every number of the method, in points: the rules compute with these and their sentences quote them. */
export const NUTRIENT_POINTS: Record<Nutrient, NutrientPoints> = {
  sugar: { base: 28, cap: 36, reference: 20 },
  salt: { base: 15, cap: 15, reference: 2 },
  satfat: { base: 20, cap: 22, reference: 20 },
  oil: { base: 10, cap: 10, reference: 25 },
  hydro: { base: 30, cap: 30 },
  refined: { base: 10, cap: 12, reference: 60 },
}

/** A nutrient that costs less is no reason: 0.02 g of salt in 100 ml. */
export const LEAST_POINTS = 0.5

/**
 * Points where the nutrition table is known: `full` at `reference` grams per 100 g, more up to the limit of the nutrient; energy from
 * `from` to `to` kJ. In 100 ml of a drink `drink` of it weighs as much.
 */
export const TABLE_POINTS = {
  sugar: { full: 28, reference: 20 },
  salt: { full: 15, reference: 2 },
  satfat: { full: 22, reference: 10 },
  energy: { from: 800, to: 2250 },
  drink: 0.5,
}

// Weight of a rank; water takes none. Salt is dense, so a little of it late in the list still counts.
export const RANK_WEIGHT: readonly number[] = [1, 0.75, 0.55, 0.4, 0.3, 0.2, 0.2, 0.2]
export const RANK_REST = 0.1
export const SALT_WEIGHT: readonly number[] = [1, 1, 0.8, 0.6, 0.45, 0.4, 0.4, 0.4]
export const SALT_REST = 0.3
// What the parts of a compound ingredient weigh by their place in its bracket.
export const PART_WEIGHT: readonly number[] = [0.75, 0.5, 0.35, 0.25]
export const PART_REST = 0.1
export const SAUCE_SALT = 0.6

export const TIER_POINTS: readonly number[] = [0, 1, 4, 8, 15]
export const LOAD = { free: 3, most: 8 }
export const ADDITIVE_LIMIT = 45
/** Points for a number of NOVA-4 markers, the most that a step covers first. */
export const MARKER_STEPS: readonly { upTo: number; points: number }[] = [
  { upTo: 0, points: 0 },
  { upTo: 2, points: 18 },
  { upTo: 5, points: 20 },
  { upTo: Number.POSITIVE_INFINITY, points: 22 },
]
/** Of the points above `from`, food with a marker of ultra-processing keeps `share`. */
export const ULTRA_PROCESSED_SCALE = { from: 50, share: 0.5 }
export const PENALTIES = {
  sweeteners: 8,
  sugar_drink: 12,
  sugared_fruit: 12,
  processed_meat: 20,
  deep_fried: 10,
  infant: 24,
  salty_condiment: 14,
  cheese: 14,
}
export const BONUSES = {
  most: 10,
  whole_food_first: 4,
  whole_food_most: 6,
  short_and_plain: 4,
  cultures: 2,
  whole_foods: 2,
}
export const CAPS = {
  cap_not_permitted: 19,
  cap_cured_meat: 35,
  cap_hydrogenated_oil: 39,
  cap_sugar_drink: 45,
  cap_processed_meat: 45,
  cap_strong_additive: 49,
  cap_infant: 56,
  cap_salt_first: 55,
  cap_sugar_first: 59,
  cap_sugared_fruit: 59,
  cap_salty_condiment: 65,
  cap_salty_by_table: 65,
  cap_saturated_fat_first: 65,
}
/** Grams of salt in 100 g or 100 ml, all that a day should have, from which on the table alone caps the score. */
export const SALT_OF_A_DAY = 5
export const LOW_END = 40

import type { NutriScore } from '../nutrition.ts'

/** A value that is known, or known to lie between two. */
export interface Range {
  least: number
  most: number
}

/** Per 100 g or 100 ml: kJ, grams, and percent of fruit, vegetables and legumes. */
export interface NutriScoreInput {
  category: NutriScore['category']
  energy: Range
  sugars: Range
  saturatedFat: Range
  /** Only fats and oils, nuts and seeds are judged by it. */
  fat: Range
  salt: Range
  protein: Range
  fibre: Range
  fruit: Range
  hasSweeteners: boolean
}

// Points are the number of limits that a value is above. Santé publique France, Nutri-Score, question-answers and technical annex of
// the algorithm of 2023 (version of December 2023), tables 1 to 6.
const steps = (first: number, count: number) => Array.from({ length: count }, (_, i) => first * (i + 1))
const SUGARS = [3.4, 6.8, 10, 14, 17, 20, 24, 27, 31, 34, 37, 41, 44, 48, 51]
const SALT = steps(0.2, 20).map(limit => Math.round(limit * 10) / 10)
const SATURATED = steps(1, 10)
const ENERGY = steps(335, 10)
const PROTEIN = [2.4, 4.8, 7.2, 9.6, 12, 14, 17]
const FIBRE = [3, 4.1, 5.2, 6.3, 7.4]
const DRINK_ENERGY = [30, 90, 150, 210, 240, 270, 300, 330, 360, 390]
const DRINK_SUGARS = [0.5, 2, 3.5, 5, 6, 7, 8, 9, 10, 11]
const DRINK_PROTEIN = [1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3]
const FATS_ENERGY = steps(120, 10)
// At least, not more than: a share of 10 % has a point.
const FATS_SHARE = [10, 16, 22, 28, 34, 40, 46, 52, 58, 64]
const KJ_PER_SATURATED = 37
const SWEETENERS = 4
const MOST_PROTEIN_OF_RED_MEAT = 2

const above = (value: number, limits: readonly number[]) =>
  limits.filter(limit => value > limit + 1e-9).length
const reached = (value: number, limits: readonly number[]) =>
  limits.filter(limit => value >= limit - 1e-9).length

/** Points for fruit, vegetables and legumes in percent. */
function fruitPoints(percent: number, isDrink: boolean): number {
  const [some, much, most] = isDrink ? [2, 4, 6] : [1, 2, 5]
  return percent > 80 ? most : percent > 60 ? much : percent > 40 ? some : 0
}

interface Point {
  energy: number
  sugars: number
  saturatedFat: number
  fat: number
  salt: number
  protein: number
  fibre: number
  fruit: number
}

/** The points of one product: the fewer the better. */
export function nutriPoints(category: NutriScore['category'], one: Point, hasSweeteners = false): number {
  const isDrink = category === 'beverage' || category === 'water'
  const fruit = fruitPoints(one.fruit, isDrink)
  const fibre = above(one.fibre, FIBRE)
  if (isDrink) {
    const negative =
      above(one.energy, DRINK_ENERGY) +
      above(one.sugars, DRINK_SUGARS) +
      above(one.saturatedFat, SATURATED) +
      above(one.salt, SALT) +
      (hasSweeteners ? SWEETENERS : 0)
    return negative - fruit - fibre - above(one.protein, DRINK_PROTEIN)
  }
  const isFats = category === 'fats'
  const share = one.fat > 0 ? (one.saturatedFat / one.fat) * 100 : 0
  const negative =
    (isFats
      ? above(one.saturatedFat * KJ_PER_SATURATED, FATS_ENERGY) + reached(share, FATS_SHARE)
      : above(one.energy, ENERGY) + above(one.saturatedFat, SATURATED)) +
    above(one.sugars, SUGARS) +
    above(one.salt, SALT)
  const most = category === 'redMeat' ? MOST_PROTEIN_OF_RED_MEAT : PROTEIN.length
  const protein = Math.min(most, above(one.protein, PROTEIN))
  const countsProtein = category === 'cheese' || negative < (isFats ? 7 : 11)
  return negative - fibre - fruit - (countsProtein ? protein : 0)
}

/** The grade of a number of points. */
export function nutriGrade(category: NutriScore['category'], points: number): NutriScore['best'] {
  if (category === 'water') return 'A'
  const [a, b, c, d] =
    category === 'beverage'
      ? [Number.NEGATIVE_INFINITY, 2, 6, 9]
      : category === 'fats'
        ? [-6, 2, 10, 18]
        : [0, 2, 10, 18]
  if (points <= a) return 'A'
  if (points <= b) return 'B'
  if (points <= c) return 'C'
  return points <= d ? 'D' : 'E'
}

/** The best and the worst grade that the inputs allow; the same where they are known well enough. */
export function nutriScoreOf({ category, hasSweeteners, ...of }: NutriScoreInput): NutriScore {
  const names = ['energy', 'sugars', 'saturatedFat', 'fat', 'salt', 'protein', 'fibre', 'fruit'] as const
  const open = names.filter(name => of[name].least !== of[name].most)
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  // Protein does not count from 11 points on, so that the extremes need not lie at the best or the worst of each input.
  for (let choice = 0; choice < 2 ** open.length; choice++) {
    const at = (name: (typeof names)[number]) => {
      const bit = open.indexOf(name)
      return bit >= 0 && (choice >> bit) & 1 ? of[name].most : of[name].least
    }
    const point = Object.fromEntries(names.map(name => [name, at(name)])) as unknown as Point // every name has its value
    const points = nutriPoints(category, point, hasSweeteners)
    least = Math.min(least, points)
    most = Math.max(most, points)
  }
  return { best: nutriGrade(category, least), worst: nutriGrade(category, most), category }
}

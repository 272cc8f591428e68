import type { Item } from '../../parsing/to-ingredients.ts'
import type { ProductContext } from '../../scoring/product-context.ts'
import type { Folded } from '../../text/normalize.ts'
import { type KnownAmounts, knownAmounts } from '../known-amounts.ts'
import type { NutriScore, Nutrition } from '../nutrition.ts'
import type { ReadNutrition } from '../reading/read-nutrition.ts'
import { claimsOf } from './claims/claims.ts'
import { levelsOf } from './levels.ts'
import { nutriScoreOf, type Range } from './nutri-score.ts'
import { listedProduct } from './product-of-list.ts'

/** The product a table belongs to, as its list and its name tell it. */
export interface JudgedProduct {
  roots: readonly Item[]
  context: ProductContext
  name: string
  /** The list is there and complete enough to say what kind of product this is. */
  isListed: boolean
}

/** Adds to a table what follows from it: levels, claims that agree or not, and the Nutri-Score where its inputs are known. */
export function judgeNutrition(read: ReadNutrition, folded: Folded, product: JudgedProduct): Nutrition {
  const measured = knownAmounts(read)
  const known = measured && product.context.liquidFood ? { ...measured, isFood: true as const } : measured
  const nutriScore = known && product.isListed ? nutriScoreFrom(known, product) : undefined
  return {
    ...read,
    levels: levelsOf(known),
    claims: claimsOf(folded, known && { known, serving: servingOf(read) }, {
      reference: read.reference,
      names: read.rows.map(({ nutrient }) => nutrient),
    }),
    ...(nutriScore && { nutriScore }),
  }
}

/** The portion that the table states. */
const servingOf = ({ columns }: ReadNutrition) =>
  columns.find(({ per }) => per === 'portion')?.portion ?? columns.find(({ portion }) => portion)?.portion

const MOST_FIBRE = 8
const exactly = (value: number): Range => ({ least: value, most: value })

/** Nutri-Score needs energy, salt, fat and carbohydrate; a part that is not declared is somewhere between none and its whole. */
function nutriScoreFrom(
  { of, basis, isFromPortion }: KnownAmounts,
  product: JudgedProduct,
): NutriScore | undefined {
  const { energy, salt, protein, fibre } = of
  const fat = of.fat ?? of.saturatedFat
  const carbohydrate = of.carbohydrate ?? of.sugars
  if (energy === undefined || salt === undefined || fat === undefined || carbohydrate === undefined)
    return undefined
  // Values of a small portion are rounded too coarsely for the thresholds.
  if (isFromPortion) return undefined
  const listed = listedProduct(product.roots, product.context, product.name, basis)
  return nutriScoreOf({
    category: listed.category,
    energy: exactly(energy),
    salt: exactly(salt),
    fat: exactly(fat),
    sugars: of.sugars === undefined ? { least: 0, most: carbohydrate } : exactly(of.sugars),
    saturatedFat: of.saturatedFat === undefined ? { least: 0, most: fat } : exactly(of.saturatedFat),
    protein: protein === undefined ? { least: 0, most: 20 } : exactly(protein),
    fibre:
      fibre !== undefined
        ? exactly(fibre)
        : listed.isWithoutFibre
          ? exactly(0)
          : { least: 0, most: MOST_FIBRE },
    fruit: listed.fruit,
    hasSweeteners: listed.hasSweeteners,
  })
}

import { isKnown } from '../api/known-values.ts'
import type { components } from '../api/schema.d.ts'
import type { Nutrition } from '../engine/index.ts'

type Schemas = components['schemas']

/**
 * A server's nutrition table in the values that the engine of this version knows. Rows and values of unknown units or nutrients are left
 * out; a doubt without a name here is still a doubt.
 */
export const knownNutrition = (nutrition: Schemas['Nutrition']): Nutrition => {
  const { columns, reference, rows, pack, levels, claims, nutriScore } = nutrition
  const size = pack && knownQuantity(pack)
  const score = nutriScore && knownNutriScore(nutriScore)
  return {
    columns: columns.map(knownColumn),
    ...(reference !== undefined && isKnown('Nutrition.reference', reference) && { reference }),
    rows: rows.flatMap(knownRow),
    ...(size && { pack: size }),
    levels: levels.flatMap(({ nutrient, level, grams }) =>
      isKnown('NutrientLevel.nutrient', nutrient) && isKnown('NutrientLevel.level', level)
        ? [{ nutrient, level, grams }]
        : [],
    ),
    claims: claims.map(({ verdict, ...claim }) => ({
      ...claim,
      verdict: isKnown('NutritionClaim.verdict', verdict) ? verdict : 'unknown',
    })),
    ...(score && { nutriScore: score }),
  }
}

const knownQuantity = ({ value, unit }: Schemas['Quantity']): Nutrition['pack'] =>
  isKnown('Quantity.unit', unit) ? { value, unit } : undefined

const knownColumn = ({ per, portion }: Schemas['NutritionColumn']): Nutrition['columns'][number] => {
  const size = portion && knownQuantity(portion)
  return { per: isKnown('NutritionColumn.per', per) ? per : 'unknown', ...(size && { portion: size }) }
}

const knownRow = ({ nutrient, cells, ...rest }: Schemas['NutritionRow']): Nutrition['rows'] => {
  const known = cells.flatMap(knownCell)
  return known.length === 0
    ? []
    : [{ ...rest, nutrient: isKnown('NutrientName', nutrient) ? nutrient : 'other', cells: known }]
}

const knownCell = (cell: Schemas['NutritionCell']): Nutrition['rows'][number]['cells'] => {
  const { unit, bound, doubt, likely, isSure, ...rest } = cell
  if (!isKnown('NutrientUnit', unit)) return []
  const isBound = bound === undefined || isKnown('NutritionCell.bound', bound)
  const known =
    likely && isKnown('NutrientUnit', likely.unit) ? { value: likely.value, unit: likely.unit } : undefined
  return [
    {
      ...rest,
      unit,
      // A limit of an unknown kind is no value to rest anything on.
      isSure: isSure && isBound,
      ...(bound !== undefined && isBound && { bound }),
      ...(doubt !== undefined && { doubt: isKnown('NutritionCell.doubt', doubt) ? doubt : 'reading' }),
      ...(known && { likely: known }),
    },
  ]
}

const knownNutriScore = ({ best, worst, category }: Schemas['NutriScore']): Nutrition['nutriScore'] =>
  isKnown('NutriScore.best', best) &&
  isKnown('NutriScore.worst', worst) &&
  isKnown('NutriScore.category', category)
    ? { best, worst, category }
    : undefined

import type { components } from '../../api/schema.d.ts'
import { flattenIngredients } from '../../records/index.ts'
import type { ComparedNutrient, NutritionComparison } from './compare-nutrition.ts'

type Result = components['schemas']['AnalysisResult']

/** Which of two products scores higher, and what speaks for it. */
export interface CompareVerdict {
  /** 'same' within two points; null where one has no score. */
  better: 'first' | 'second' | 'same' | null
  /** How many additives fewer the better one has. */
  fewerAdditives: number
  /** What the better one has less of, by both tables. */
  less: Unwanted[]
}

const SAME_SCORE = 2
/** Less of these is better; of protein it is not, and of fat it depends. */
const UNWANTED = ['sugars', 'sodium', 'saturatedFat'] as const satisfies readonly ComparedNutrient[]
type Unwanted = (typeof UNWANTED)[number]

const additivesIn = ({ ingredients }: Result): number =>
  new Set(flattenIngredients(ingredients).flatMap(({ additiveId }) => additiveId ?? [])).size

/** What to say first of two products: by their scores, with additives and nutrients as reasons. */
export const compareVerdict = (
  one: Result,
  other: Result,
  nutrition: NutritionComparison,
): CompareVerdict => {
  const none = { fewerAdditives: 0, less: [] }
  if (one.score === null || other.score === null) return { better: null, ...none }
  const lead = one.score - other.score
  if (Math.abs(lead) <= SAME_SCORE) return { better: 'same', ...none }
  const better = lead > 0 ? 'first' : 'second'
  const fewer = additivesIn(other) - additivesIn(one)
  const amounts = nutrition.missing === null ? nutrition.amounts : []
  return {
    better,
    fewerAdditives: Math.max(0, better === 'first' ? fewer : -fewer),
    less: UNWANTED.filter(wanted =>
      amounts.some(({ nutrient, lower }) => nutrient === wanted && lower === better),
    ),
  }
}

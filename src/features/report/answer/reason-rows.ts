import type { Schemas } from '../report-types.ts'

type Reason = Schemas['ScoreReason']

/** The theme of each rule: a theme makes one row, however many rules it has. Without a theme: arithmetic, which only the points show. */
const themeOfRule = {
  sugar: 'sugar',
  sugar_drink: 'sugarDrink',
  cap_sugar_drink: 'sugarDrink',
  sugared_fruit: 'sugaredFruit',
  cap_sugared_fruit: 'sugaredFruit',
  cap_sugar_first: 'sugar',
  salt: 'salt',
  salty_condiment: 'saltyFood',
  cap_salty_condiment: 'saltyFood',
  cap_salty_by_table: 'salt',
  cap_salt_first: 'salt',
  saturated_fat: 'saturatedFat',
  cap_saturated_fat_first: 'saturatedFat',
  oil: 'oil',
  hydrogenated_oil: 'hydrogenatedOil',
  cap_hydrogenated_oil: 'hydrogenatedOil',
  refined_grain: 'refinedGrain',
  additive: 'additives',
  additive_load: 'additives',
  additive_limit: 'additives',
  cap_strong_additive: 'additives',
  cap_not_permitted: 'notPermitted',
  ultra_processed: 'ultraProcessed',
  ultra_processed_scale: 'ultraProcessed',
  sweeteners: 'sweeteners',
  processed_meat: 'processedMeat',
  cap_cured_meat: 'processedMeat',
  cap_processed_meat: 'processedMeat',
  deep_fried: 'deepFried',
  infant: 'infant',
  cap_infant: 'infant',
  cheese: 'cheese',
  whole_food_first: 'wholeFoodFirst',
  short_and_plain: 'shortAndPlain',
  cultures: 'cultures',
  whole_foods: 'wholeFoods',
} as const satisfies Record<string, string>

export type ReasonTheme = (typeof themeOfRule)[keyof typeof themeOfRule]

/** Themes that say the same food twice: the one that is named first takes the other in. */
const mergedThemes: readonly (readonly [ReasonTheme, ReasonTheme])[] = [
  ['sugarDrink', 'sugar'],
  ['sugaredFruit', 'sugar'],
  ['saltyFood', 'salt'],
  ['hydrogenatedOil', 'saturatedFat'],
]

const arithmetic: readonly string[] = ['ceiling', 'low_end', 'rounding']

export interface ReasonRow {
  /** null for a rule that this version has no theme for: it is shown by its own sentence. */
  theme: ReasonTheme | null
  key: string
  /** The sum over the rules of the theme, in points of the score. */
  points: number
  /** Indices of the ingredients, depth-first, each once, in the order of the label. */
  ingredients: number[]
  text: Reason['text']
}

/** Most rows on each side. */
const maxRows = 4
/** Points from which on something is worth a row; what is not permitted always is. */
const leastPoints = 1

/** A row with the points and ingredients of another reason or row added. */
const joined = (
  row: ReasonRow,
  { points, ingredients }: Pick<ReasonRow, 'points' | 'ingredients'>,
): ReasonRow => ({
  ...row,
  points: row.points + points,
  ingredients: [...new Set([...row.ingredients, ...ingredients])].sort((a, b) => a - b),
})

/** The reasons of a score by theme, the heaviest first: what counts against the product, and what in its favour. */
export const reasonRows = (reasons: readonly Reason[]): { against: ReasonRow[]; inFavour: ReasonRow[] } => {
  const rows = new Map<string, ReasonRow>()
  for (const { rule, points, ingredients, text } of reasons) {
    if (arithmetic.includes(rule)) continue
    const theme = rule in themeOfRule ? themeOfRule[rule as keyof typeof themeOfRule] : null
    const key = theme ?? rule
    rows.set(
      key,
      joined(rows.get(key) ?? { theme, key, points: 0, ingredients: [], text }, { points, ingredients }),
    )
  }
  for (const [into, from] of mergedThemes) {
    const [target, source] = [rows.get(into), rows.get(from)]
    if (!target || !source) continue
    rows.set(into, joined(target, source))
    rows.delete(from)
  }
  const heaviest = [...rows.values()]
    .filter(({ theme, points }) => theme === 'notPermitted' || Math.abs(points) >= leastPoints)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  return {
    against: heaviest.filter(({ points }) => points < 0).slice(0, maxRows),
    inFavour: heaviest.filter(({ points }) => points > 0).slice(0, maxRows),
  }
}

/** A line of the score with whole points; the lines still add up to the score. */
export interface PointLine {
  rule: string
  points: number
  text: Reason['text']
  ingredients: number[]
}

/** Every reason with whole points: what is rounded off one line is carried to the next, and lines left without points are dropped. */
export const wholePoints = (reasons: readonly Reason[]): PointLine[] => {
  let exact = 100
  return reasons
    .map(({ rule, points, text, ingredients }) => {
      const before = Math.round(exact)
      exact = Math.round((exact + points) * 10) / 10
      return { rule, points: Math.round(exact) - before, text, ingredients }
    })
    .filter(({ points }) => points !== 0)
}

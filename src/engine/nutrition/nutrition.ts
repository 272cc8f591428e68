import type { Bilingual, Span } from '../shapes.ts'

/** What a row of a nutrition table is about; 'other' is named by the row itself. */
export type NutrientName =
  | 'energy'
  | 'protein'
  | 'fat'
  | 'saturatedFat'
  | 'transFat'
  | 'monounsaturatedFat'
  | 'polyunsaturatedFat'
  | 'cholesterol'
  | 'carbohydrate'
  | 'sugars'
  | 'addedSugars'
  | 'polyols'
  | 'starch'
  | 'fibre'
  | 'salt'
  | 'sodium'
  | 'potassium'
  | 'calcium'
  | 'magnesium'
  | 'iron'
  | 'zinc'
  | 'phosphorus'
  | 'iodine'
  | 'selenium'
  | 'vitaminA'
  | 'vitaminC'
  | 'vitaminD'
  | 'vitaminE'
  | 'vitaminK'
  | 'vitaminB1'
  | 'vitaminB2'
  | 'vitaminB6'
  | 'vitaminB12'
  | 'niacin'
  | 'folate'
  | 'biotin'
  | 'pantothenicAcid'
  | 'other'

export type NutrientUnit = 'kJ' | 'kcal' | 'g' | 'mg' | 'μg' | 'IU'

/** A weight or a volume of the product. */
export interface Quantity {
  value: number
  unit: 'g' | 'ml'
}

/** What the shares of the day refer to: China's NRV, the US Daily Value, the EU's and UK's Reference Intake, Australia's Daily Intake. */
export type DailyReference = 'NRV' | 'DV' | 'RI' | 'DI'

/** What the values of one column are for. 'unknown' where the table does not say, or it was not read. */
export interface NutritionColumn {
  per: '100g' | '100ml' | 'portion' | 'unknown'
  /** How much a portion is. */
  portion?: Quantity
}

/** Why a cell is not sure: how it was read, its unit, its column, or which sum it does not fit. */
export type CellDoubt = 'reading' | 'unit' | 'column' | 'energy' | 'share' | 'salt' | 'portion' | 'part'

/** A value of the table. A cell that is not sure is to be confirmed by the person before anything rests on it. */
export interface NutritionCell {
  /** Index of its column. */
  column: number
  value: number
  unit: NutrientUnit
  /** '<0.5 g' is 'lessThan'. */
  bound?: 'lessThan'
  isSure: boolean
  doubt?: CellDoubt
  /** What the sums say instead, to ask about; never taken without the person. */
  likely?: { value: number; unit: NutrientUnit }
  span: Span
  /** The declared share of the day in percent. */
  share?: { percent: number; isSure: boolean; span: Span }
}

/** A row: energy may have two cells in a column, in kJ and in kcal. */
export interface NutritionRow {
  nutrient: NutrientName
  /** As written on the label. */
  name: string
  span: Span
  cells: NutritionCell[]
}

/** How much of a nutrient is in 100 g or 100 ml, by the front-of-pack thresholds of the UK (FSA, Department of Health 2016). */
export interface NutrientLevel {
  nutrient: 'fat' | 'saturatedFat' | 'sugars' | 'salt'
  level: 'low' | 'medium' | 'high'
  /** Grams per 100 g or 100 ml. */
  grams: number
}

/** A claim of the pack held against its table. */
export interface NutritionClaim {
  /** Stable id of the rule: low_fat, sugar_free ... */
  claim: string
  span: Span
  verdict: 'agrees' | 'contradicts' | 'unknown'
  text: Bilingual
}

/** Nutri-Score of 2023. `worst` differs where an input is unknown and the grade is somewhere between the two. */
export interface NutriScore {
  best: 'A' | 'B' | 'C' | 'D' | 'E'
  worst: 'A' | 'B' | 'C' | 'D' | 'E'
  category: 'general' | 'redMeat' | 'cheese' | 'fats' | 'beverage' | 'water'
}

/** The nutrition table of a label. */
export interface Nutrition {
  columns: NutritionColumn[]
  reference?: DailyReference
  rows: NutritionRow[]
  /** Net content of the pack. */
  pack?: Quantity
  levels: NutrientLevel[]
  claims: NutritionClaim[]
  nutriScore?: NutriScore
}

import { NUTRIENTS } from './nutrient-list.ts'
import type { DailyReference, NutrientName, NutrientUnit } from './nutrition.ts'

const BY_NAME = new Map(NUTRIENTS.map(one => [one.name, one]))

/** The units that a nutrient is declared in, the usual one first. */
export const unitsOf = (name: NutrientName): readonly NutrientUnit[] => BY_NAME.get(name)?.units ?? ['g']

type Reference = Partial<Record<NutrientName, readonly number[]>>

/**
 * What 100 % is, in kJ, g or mg. GB 28050-2011 annex A; FDA 21 CFR 101.9 (2016, and 1993 behind it); Regulation (EU) 1169/2011
 * annex XIII; FSANZ Standard 1.2.8 schedule 1.
 */
const DAILY: Record<DailyReference, Reference> = {
  NRV: {
    energy: [8400],
    protein: [60],
    fat: [60],
    saturatedFat: [20],
    cholesterol: [300],
    carbohydrate: [300],
    fibre: [25],
    sodium: [2000],
    calcium: [800],
    potassium: [2000],
    phosphorus: [700],
    magnesium: [300],
    iron: [15],
    zinc: [15],
    vitaminC: [100],
    vitaminE: [14],
    vitaminB1: [1.4],
    vitaminB2: [1.4],
    vitaminB6: [1.4],
    niacin: [14],
  },
  DV: {
    energy: [8368],
    protein: [50],
    fat: [78, 65],
    saturatedFat: [20],
    cholesterol: [300],
    carbohydrate: [275, 300],
    addedSugars: [50],
    fibre: [28, 25],
    sodium: [2300, 2400],
    potassium: [4700, 3500],
    calcium: [1300, 1000],
    iron: [18],
  },
  RI: {
    energy: [8400],
    protein: [50],
    fat: [70],
    saturatedFat: [20],
    carbohydrate: [260],
    sugars: [90],
    fibre: [],
    salt: [6],
    calcium: [800],
    potassium: [2000],
    phosphorus: [700],
    magnesium: [375],
    iron: [14],
    zinc: [10],
    vitaminC: [80],
    vitaminE: [12],
    vitaminB1: [1.1],
    vitaminB2: [1.4],
    vitaminB6: [1.4],
    niacin: [16],
  },
  DI: {
    energy: [8700],
    protein: [50],
    fat: [70],
    saturatedFat: [24],
    carbohydrate: [310],
    sugars: [90],
    fibre: [30],
    sodium: [2300],
  },
}

const IN_MILLIGRAMS: ReadonlySet<NutrientName> = new Set<NutrientName>([
  'cholesterol',
  'sodium',
  'potassium',
  'calcium',
  'phosphorus',
  'magnesium',
  'iron',
  'zinc',
  'vitaminC',
  'vitaminE',
  'vitaminB1',
  'vitaminB2',
  'vitaminB6',
  'niacin',
])

/** Whether laws write the reference values and the limits of a nutrient in milligrams, rather than in grams. */
export const isInMilligrams = (nutrient: NutrientName): boolean => IN_MILLIGRAMS.has(nutrient)

const IN_MICROGRAMS: ReadonlySet<NutrientName> = new Set<NutrientName>([
  'vitaminA',
  'vitaminD',
  'vitaminK',
  'vitaminB12',
  'folate',
  'iodine',
  'selenium',
])

/** Whether labels write a nutrient in micrograms, however much of it there is. */
export const isInMicrograms = (nutrient: NutrientName): boolean => IN_MICROGRAMS.has(nutrient)

/** What 100 % of a day is, in kJ or grams: by each edition of a reference that a label may follow. */
export const dailyAmounts = (reference: DailyReference, nutrient: NutrientName): readonly number[] =>
  (DAILY[reference][nutrient] ?? []).map(whole => (isInMilligrams(nutrient) ? whole / 1000 : whole))

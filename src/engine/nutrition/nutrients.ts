import type { DailyReference, NutrientName, NutrientUnit } from './nutrition.ts'

interface Nutrient {
  name: NutrientName
  /** As folded labels write it: lower case, simplified, half width. */
  zh: string
  en: string
  /** Units that the laws give it, the usual one first. */
  units: readonly NutrientUnit[]
}

const WEIGHT: readonly NutrientUnit[] = ['g']
const SMALL: readonly NutrientUnit[] = ['mg', 'μg', 'g']
const VITAMIN: readonly NutrientUnit[] = ['mg', 'μg', 'IU']

/** Names that contain others stand before them. */
export const NUTRIENTS: readonly Nutrient[] = [
  { name: 'other', zh: '来自脂肪的(?:能量|热量)|脂肪热量|非脂乳固体|乳固体|灰分|水分|牛磺酸|咖啡因', en: 'calories from fat|fat cal(?:ories)?\\.?|(?:complex|other) carbohydrates?|sugar alcohols?(?= \\d)|alcohol|caffeine|taurine|omega.?\\d[a-z ]*', units: ['g', 'mg', 'kcal', 'kJ'] },
  { name: 'energy', zh: '能\\s?量|热\\s?量', en: 'energy(?: value)?|calories(?: per serving)?|kilojoules', units: ['kJ', 'kcal'] },
  { name: 'monounsaturatedFat', zh: '单不饱和脂肪酸?', en: 'mono-?unsaturated(?: fat(?:ty acids)?)?|monounsaturates', units: WEIGHT },
  { name: 'polyunsaturatedFat', zh: '多不饱和脂肪酸?', en: 'poly-?unsaturated(?: fat(?:ty acids)?)?|polyunsaturates', units: WEIGHT },
  { name: 'saturatedFat', zh: '(?<!不)饱和脂肪(?:\\s?\\(酸\\)|酸)?', en: 'saturated(?: fat(?:ty acids)?)?|sat(?:\\.|urates)? fat|saturates', units: WEIGHT },
  { name: 'transFat', zh: '反式脂肪(?:\\s?\\(酸\\)|酸)?', en: 'trans[ -]?fat(?:ty acids?)?|- ?trans(?= )', units: WEIGHT },
  { name: 'cholesterol', zh: '胆固醇', en: 'cholest(?:erol|\\.)', units: ['mg'] },
  { name: 'fat', zh: '总?脂\\s?肪(?:总量)?|总脂', en: 'total fat|fat(?:,? ?- ?|, )total|total lipids?|fat', units: WEIGHT },
  { name: 'addedSugars', zh: '添加糖', en: '(?:incl(?:udes|\\.) )?added sugars?', units: WEIGHT },
  { name: 'polyols', zh: '糖醇', en: 'polyols|sugar alcohols?', units: WEIGHT },
  { name: 'starch', zh: '淀粉', en: 'starch', units: WEIGHT },
  { name: 'fibre', zh: '(?:膳食|食物|总)纤维|膳食纤维', en: '(?:total )?(?:dietary )?fib(?:er|re)s?(?:, total)?', units: WEIGHT },
  { name: 'carbohydrate', zh: '总?碳\\s?水\\s?化\\s?合\\s?物', en: '(?:total |available )?carb(?:ohydrates?|s|\\.)?(?:,? ?- ?total|, total)?', units: WEIGHT },
  { name: 'sugars', zh: '(?<![\\u4e00-\\u9fff])(?:总糖|糖)(?![\\u4e00-\\u9fff])|(?<=其中|其中:)糖(?![\\u4e00-\\u9fff])', en: '(?:total )?sugars?', units: WEIGHT },
  { name: 'protein', zh: '蛋\\s?白\\s?质?', en: 'proteins?', units: WEIGHT },
  { name: 'salt', zh: '(?<![\\u4e00-\\u9fff])(?:食?盐(?:相当量|当量)?)(?![\\u4e00-\\u9fff])|食盐相当量', en: 'salt(?: equivalent)?', units: WEIGHT },
  { name: 'sodium', zh: '(?<![\\u4e00-\\u9fff])钠(?![\\u4e00-\\u9fff])', en: 'sodium', units: ['mg'] },
  { name: 'potassium', zh: '(?<![\\u4e00-\\u9fff])钾(?![\\u4e00-\\u9fff])', en: 'potas(?:sium|\\.)', units: SMALL },
  { name: 'calcium', zh: '(?<![\\u4e00-\\u9fff])钙(?![\\u4e00-\\u9fff])', en: 'calcium', units: SMALL },
  { name: 'magnesium', zh: '(?<![\\u4e00-\\u9fff])镁(?![\\u4e00-\\u9fff])', en: 'magnesium', units: SMALL },
  { name: 'iron', zh: '(?<![\\u4e00-\\u9fff])铁(?![\\u4e00-\\u9fff])', en: 'iron', units: SMALL },
  { name: 'zinc', zh: '(?<![\\u4e00-\\u9fff])锌(?![\\u4e00-\\u9fff])', en: 'zinc', units: SMALL },
  { name: 'phosphorus', zh: '(?<![\\u4e00-\\u9fff])磷(?![\\u4e00-\\u9fff])', en: 'phosphorus', units: SMALL },
  { name: 'iodine', zh: '(?<![\\u4e00-\\u9fff])碘(?![\\u4e00-\\u9fff])', en: 'iodine', units: SMALL },
  { name: 'selenium', zh: '(?<![\\u4e00-\\u9fff])硒(?![\\u4e00-\\u9fff])', en: 'selenium', units: SMALL },
  { name: 'vitaminB12', zh: '维生素\\s?b\\s?12', en: 'vitamin b-?12|cobalamin', units: VITAMIN },
  { name: 'vitaminB1', zh: '维生素\\s?b\\s?1(?!\\d)', en: 'vitamin b-?1(?!\\d)|thiamine?', units: VITAMIN },
  { name: 'vitaminB2', zh: '维生素\\s?b\\s?2', en: 'vitamin b-?2|riboflavin', units: VITAMIN },
  { name: 'vitaminB6', zh: '维生素\\s?b\\s?6', en: 'vitamin b-?6', units: VITAMIN },
  { name: 'vitaminA', zh: '维生素\\s?a', en: 'vitamin a', units: ['μg', 'IU', 'mg'] },
  { name: 'vitaminC', zh: '维生素\\s?c', en: 'vitamin c', units: VITAMIN },
  { name: 'vitaminD', zh: '维生素\\s?d3?', en: 'vitamin d3?', units: ['μg', 'IU', 'mg'] },
  { name: 'vitaminE', zh: '维生素\\s?e', en: 'vitamin e', units: VITAMIN },
  { name: 'vitaminK', zh: '维生素\\s?k\\d?', en: 'vitamin k\\d?', units: VITAMIN },
  { name: 'niacin', zh: '烟酸(?:\\s?\\(烟酰胺\\))?', en: 'niacin', units: VITAMIN },
  { name: 'folate', zh: '叶酸', en: 'fol(?:ate|ic acid)', units: VITAMIN },
  { name: 'biotin', zh: '生物素', en: 'biotin', units: VITAMIN },
  { name: 'pantothenicAcid', zh: '泛酸', en: 'pantothenic acid', units: VITAMIN },
]

const BY_NAME = new Map(NUTRIENTS.map(one => [one.name, one]))

/** The units that a nutrient is declared in, the usual one first. */
export const unitsOf = (name: NutrientName): readonly NutrientUnit[] => BY_NAME.get(name)?.units ?? WEIGHT

type Reference = Partial<Record<NutrientName, readonly number[]>>

/**
 * What 100 % is, in kJ, g or mg. GB 28050-2011 annex A; FDA 21 CFR 101.9 (2016, and 1993 behind it); Regulation (EU) 1169/2011
 * annex XIII; FSANZ Standard 1.2.8 schedule 1.
 */
export const DAILY: Record<DailyReference, Reference> = {
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
    iron: [14],
    vitaminC: [80],
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

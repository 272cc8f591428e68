import { NUTRIENTS } from './nutrient-list.ts'
import type { DailyReference, NutrientName, NutrientUnit } from './nutrition.ts'

<<<<<<< HEAD
=======
interface Nutrient {
  name: NutrientName
  /** As folded labels write it: lower case, simplified, half width. */
  chinese: string
  english: string
  /** In German, French and Malay. */
  latin?: string
  /** In Japanese (folded to simplified characters) and Korean. */
  asian?: string
  /** Units that the laws give it, the usual one first. */
  units: readonly NutrientUnit[]
}

const WEIGHT: readonly NutrientUnit[] = ['g']
const SMALL: readonly NutrientUnit[] = ['mg', 'μg', 'g']
const VITAMIN: readonly NutrientUnit[] = ['mg', 'μg', 'IU']

/** A name of one character: no part of a word, but right behind the unit of another value where blanks are lost. */
const alone = (name: string) =>
  `(?:(?<![\\u4e00-\\u9fff])|(?<=\\d(?:公克|毫克|微克|克)))${name}(?![\\u4e00-\\u9fff])`

/** Names that contain others stand before them. */
export const NUTRIENTS: readonly Nutrient[] = [
  {
    name: 'other',
    chinese: '来自脂肪的(?:能量|热量)|脂肪热量|非脂乳固体|乳固体|灰分|水分|牛磺酸|咖啡因',
    english:
      'calories from fat|fat cal(?:ories)?\\.?|(?:complex|other) carbohydrates?|sugar alcohols?(?= \\d)|alcohol|caffeine|taurine|omega.?\\d[a-z ]*',
    units: ['g', 'mg', 'kcal', 'kJ'],
  },
  {
    name: 'energy',
    chinese: '能\\s?量|热\\s?量',
    english: 'energy(?: value)?|calories(?: per serving)?|kilojoules',
    latin: 'energie|énergie|brennwert|valeur énergétique|tenaga',
    asian: 'エネルギ[ー-]|熱量|열량|에너지',
    units: ['kJ', 'kcal'],
  },
  {
    name: 'monounsaturatedFat',
    chinese: '单不饱和脂肪酸?',
    english: 'mono-?unsaturated(?: fat(?:ty acids)?)?|monounsaturates',
    units: WEIGHT,
  },
  {
    name: 'polyunsaturatedFat',
    chinese: '多不饱和脂肪酸?',
    english: 'poly-?unsaturated(?: fat(?:ty acids)?)?|polyunsaturates',
    units: WEIGHT,
  },
  {
    name: 'saturatedFat',
    chinese: '(?<!不|不饱)饱?和脂肪(?:\\s?\\(酸\\)|酸)?',
    english: 'saturated(?: fat(?:ty acids)?)?|sat(?:\\.|urates)? fat|saturates',
    latin: '(?:davon )?gesättigte fettsäuren|(?:dont )?(?:acides gras )?saturés|lemak tepu',
    asian: '포화지방',
    units: WEIGHT,
  },
  {
    name: 'transFat',
    chinese: '反式脂肪(?:\\s?\\(酸\\)|酸)?',
    english: 'trans[ -]?fat(?:ty acids?)?|- ?trans(?= )',
    latin: '(?:\\+ ?)?trans(?= ?(?:/|\\d))|lemak trans',
    asian: 'トランス脂肪酸|트랜스지방',
    units: WEIGHT,
  },
  {
    name: 'cholesterol',
    chinese: '胆固醇',
    english: 'cholest(?:erol|\\.)',
    latin: 'cholestérol|kolesterol',
    asian: 'コレステロール|콜레스테롤',
    units: ['mg'],
  },
  {
    name: 'fat',
    chinese: '总?脂\\s?肪(?:总量)?|总脂',
    english: 'total fat|fat(?:,? ?- ?|, ?)total|total lipids?|fat',
    latin: 'fett|matières grasses|lipides|lemak',
    asian: '脂质|지방',
    units: WEIGHT,
  },
  { name: 'addedSugars', chinese: '添加糖', english: '(?:incl(?:udes|\\.) )?added sugars?', units: WEIGHT },
  { name: 'polyols', chinese: '糖醇', english: 'polyols|sugar alcohols?', units: WEIGHT },
  { name: 'starch', chinese: '淀粉', english: 'starch', units: WEIGHT },
  {
    name: 'fibre',
    chinese: '(?:膳食|食物|总)[纤繊]维',
    english: '(?:total )?(?:dietary )?fib(?:er|re)s?(?:, ?total)?',
    latin: 'ballaststoffe|fibres(?: alimentaires)?|serat',
    asian: '식이섬유',
    units: WEIGHT,
  },
  {
    name: 'carbohydrate',
    chinese: '总?碳\\s?水\\s?化\\s?合\\s?物',
    english: '(?:total |available )?carb(?:ohydrates?|s|\\.)?(?:,? ?- ?total|, ?total)?',
    latin: 'kohlenhydrate|glucides|karbohidrat',
    asian: '炭水化物|탄수화물',
    units: WEIGHT,
  },
  {
    name: 'sugars',
    chinese: `${alone('总?糖')}|(?<=其中|其中:)糖(?![\\u4e00-\\u9fff])`,
    english: '(?:total )?sugars?',
    latin: '(?:davon )?zucker|(?:dont )?sucres|(?:jumlah )?gula',
    asian: '糖类|당류',
    units: WEIGHT,
  },
  {
    name: 'protein',
    chinese: '蛋\\s?白\\s?质?',
    english: 'proteins?',
    latin: 'eiwei(?:ß|ss)|protéines',
    asian: 'たんぱく质|タンパク质|단백질',
    units: WEIGHT,
  },
  {
    name: 'salt',
    chinese: '(?<![\\u4e00-\\u9fff])(?:食?盐(?:相当量|当量)?)(?![\\u4e00-\\u9fff])|食盐相当量',
    english: 'salt(?: equivalent)?',
    latin: 'salz|sel',
    units: WEIGHT,
  },
  {
    name: 'sodium',
    // Photos show 纳, 衲 or 鈉 for 钠, and nothing else of a table is called so.
    chinese: alone('[钠纳衲]'),
    english: 'sodium',
    latin: 'natrium',
    asian: 'ナトリウム|나트륨',
    units: ['mg'],
  },
  {
    name: 'potassium',
    chinese: alone('钾'),
    english: 'potas(?:sium|\\.)',
    units: SMALL,
  },
  {
    name: 'calcium',
    chinese: alone('钙'),
    english: 'calcium',
    latin: 'kalsium',
    asian: 'カルシウム|칼슘',
    units: SMALL,
  },
  {
    name: 'magnesium',
    chinese: alone('镁'),
    english: 'magnesium',
    units: SMALL,
  },
  {
    name: 'iron',
    chinese: alone('铁'),
    english: 'iron',
    latin: 'fer|eisen',
    asian: '鉄|철분',
    units: SMALL,
  },
  { name: 'zinc', chinese: alone('锌'), english: 'zinc', units: SMALL },
  {
    name: 'phosphorus',
    chinese: alone('磷'),
    english: 'phosphorus',
    units: SMALL,
  },
  {
    name: 'iodine',
    chinese: alone('碘'),
    english: 'iodine',
    units: SMALL,
  },
  {
    name: 'selenium',
    chinese: alone('硒'),
    english: 'selenium',
    units: SMALL,
  },
  { name: 'vitaminB12', chinese: '维生素\\s?b\\s?12', english: 'vitamin b-?12|cobalamin', units: VITAMIN },
  {
    name: 'vitaminB1',
    chinese: '维生素\\s?b\\s?1(?!\\d)',
    english: 'vitamin b-?1(?!\\d)|thiamine?',
    units: VITAMIN,
  },
  { name: 'vitaminB2', chinese: '维生素\\s?b\\s?2', english: 'vitamin b-?2|riboflavin', units: VITAMIN },
  { name: 'vitaminB6', chinese: '维生素\\s?b\\s?6', english: 'vitamin b-?6', units: VITAMIN },
  { name: 'vitaminA', chinese: '维生素\\s?a', english: 'vitamin a', units: ['μg', 'IU', 'mg'] },
  { name: 'vitaminC', chinese: '维生素\\s?c', english: 'vitamin c', units: VITAMIN },
  { name: 'vitaminD', chinese: '维生素\\s?d3?', english: 'vitamin d3?', units: ['μg', 'IU', 'mg'] },
  { name: 'vitaminE', chinese: '维生素\\s?e', english: 'vitamin e', units: VITAMIN },
  { name: 'vitaminK', chinese: '维生素\\s?k\\d?', english: 'vitamin k\\d?', units: VITAMIN },
  { name: 'niacin', chinese: '烟酸(?:\\s?\\(烟酰胺\\))?', english: 'niacin', units: VITAMIN },
  { name: 'folate', chinese: '叶酸', english: 'fol(?:ate|ic acid)', units: VITAMIN },
  { name: 'biotin', chinese: '生物素', english: 'biotin', units: VITAMIN },
  { name: 'pantothenicAcid', chinese: '泛酸', english: 'pantothenic acid', units: VITAMIN },
]

>>>>>>> main
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

/** What 100 % of a day is, in kJ or grams: by each edition of a reference that a label may follow. */
export const dailyAmounts = (reference: DailyReference, nutrient: NutrientName): readonly number[] =>
  (DAILY[reference][nutrient] ?? []).map(whole => (isInMilligrams(nutrient) ? whole / 1000 : whole))

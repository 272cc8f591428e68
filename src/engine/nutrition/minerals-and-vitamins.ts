import { alone, type Nutrient } from './nutrient.ts'
import type { NutrientUnit } from './nutrition.ts'

const SMALL: readonly NutrientUnit[] = ['mg', 'μg', 'g']
const VITAMIN: readonly NutrientUnit[] = ['mg', 'μg', 'IU']

/** The rows of the list for what a body needs little of. */
export const MINERALS_AND_VITAMINS: readonly Nutrient[] = [
  {
    name: 'potassium',
    chinese: alone('钾'),
    english: 'potas(?:sium|[.,])',
    spoken: {
      zh: '钾',
      en: 'potassium',
      words: /(?<![酸化氯氧])钾|\bpotassium\b(?! \w+(?:ate|ite|ide)s?\b)/,
    },
    units: SMALL,
  },
  {
    name: 'calcium',
    chinese: alone('钙'),
    english: 'calcium',
    latin: 'kalsium',
    asian: 'カルシウム|칼슘',
    spoken: {
      zh: '钙',
      en: 'calcium',
      words: /(?<![酸化乳高富硅氯氧])钙(?!镁?片)|\bcalcium\b(?! (?:disodium|\w+(?:ate|ite|ide)s?\b))/,
    },
    units: SMALL,
  },
  {
    name: 'magnesium',
    chinese: alone('镁'),
    english: 'magnesium',
    spoken: {
      zh: '镁',
      en: 'magnesium',
      words: /(?<![酸化氧氯])镁(?!片)|\bmagnesium\b(?! \w+(?:ate|ite|ide)s?\b)/,
    },
    units: SMALL,
  },
  {
    name: 'iron',
    chinese: alone('铁'),
    english: 'iron',
    latin: 'fer|eisen',
    asian: '鉄|철분',
    spoken: {
      zh: '铁',
      en: 'iron',
      words: /(?<![酸化氧氯钢拿地高])铁(?![锅板路皮罐盒桶听碗勺盘])|\biron\b(?! \w+(?:ate|ite|ide)s?\b)/,
    },
    units: SMALL,
  },
  {
    name: 'zinc',
    chinese: alone('锌'),
    english: 'zinc',
    spoken: { zh: '锌', en: 'zinc', words: /(?<![酸化氧氯])锌|\bzinc\b(?! \w+(?:ate|ite|ide)s?\b)/ },
    units: SMALL,
  },
  {
    name: 'phosphorus',
    chinese: alone('磷'),
    english: 'phosphorus',
    spoken: {
      zh: '磷',
      en: 'phosphorus',
      words: /(?<![酸聚焦偏化含])磷(?![酸脂虾])|\bphosphorus\b/,
    },
    units: SMALL,
  },
  {
    name: 'iodine',
    chinese: alone('碘'),
    english: 'iodine',
    spoken: { zh: '碘', en: 'iodine', words: /(?<![酸化])碘(?!酸)|\biodine\b/ },
    units: SMALL,
  },
  {
    name: 'selenium',
    chinese: alone('硒'),
    english: 'selenium',
    units: SMALL,
  },
  {
    name: 'vitaminB12',
    chinese: '维生素\\s?b\\s?12',
    english: 'vit(?:amin|\\.)? b-?12|cobalamin',
    spoken: { zh: '维生素 B12', en: 'vitamin B12', words: /维生素b12|\b(?:vitamin )?b-?12\b/ },
    units: VITAMIN,
  },
  {
    name: 'vitaminB1',
    chinese: '维生素\\s?b\\s?1(?!\\d)',
    english: 'vit(?:amin|\\.)? b-?1(?!\\d)|thiamine?',
    units: VITAMIN,
  },
  {
    name: 'vitaminB2',
    chinese: '维生素\\s?b\\s?2',
    english: 'vit(?:amin|\\.)? b-?2|riboflavin',
    units: VITAMIN,
  },
  {
    name: 'vitaminB6',
    chinese: '维生素\\s?b\\s?6',
    english: 'vit(?:amin|\\.)? b-?6',
    spoken: { zh: '维生素 B6', en: 'vitamin B6', words: /维(?:生素)?b6|\b(?:vit(?:amin|\.)? ?)?b-?6\b/ },
    units: VITAMIN,
  },
  {
    name: 'vitaminA',
    chinese: '维生素\\s?a',
    english: 'vit(?:amin|\\.)? a',
    spoken: { zh: '维生素 A', en: 'vitamin A', words: /维(?:生素)?a(?![a-z])|\bvit(?:amin|\.)? ?a\b/ },
    units: ['μg', 'IU', 'mg'],
  },
  {
    name: 'vitaminC',
    chinese: '维生素\\s?c',
    english: 'vit(?:amin|\\.)? c',
    spoken: { zh: '维生素 C', en: 'vitamin C', words: /维生素c|维c|\bvit(?:amin|\.)? ?c\b/ },
    units: VITAMIN,
  },
  {
    name: 'vitaminD',
    chinese: '维生素\\s?d(?:[23](?![\\d.]|\\s?(?:[μµu]g|微克|mcg|iu)))?',
    english: 'vit(?:amin|\\.)? d3?',
    spoken: { zh: '维生素 D', en: 'vitamin D', words: /维生素d|维d|\bvit(?:amin|\.)? ?d\b/ },
    units: ['μg', 'IU', 'mg'],
  },
  { name: 'vitaminE', chinese: '维生素\\s?e', english: 'vit(?:amin|\\.)? e', units: VITAMIN },
  {
    name: 'vitaminK',
    chinese: '维生素\\s?k\\d?',
    english: 'vit(?:amin|\\.)? k\\d?',
    spoken: { zh: '维生素 K', en: 'vitamin K', words: /维(?:生素)?k\d?|\bvit(?:amin|\.)? ?k\d?\b/ },
    units: VITAMIN,
  },
  { name: 'niacin', chinese: '烟酸(?:\\s?\\(烟酰胺\\))?', english: 'niacin', units: VITAMIN },
  {
    name: 'folate',
    chinese: '叶酸',
    english: 'fol(?:ate|ic acid)',
    spoken: { zh: '叶酸', en: 'folate', words: /叶酸|\bfol(?:ate|ic acid)\b/ },
    units: VITAMIN,
  },
  { name: 'biotin', chinese: '生物素', english: 'biotin', units: VITAMIN },
  { name: 'pantothenicAcid', chinese: '泛酸', english: 'pantothenic acid', units: VITAMIN },
]

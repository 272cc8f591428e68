import type { Bilingual } from '../shapes.ts'
import type { NutrientName } from './nutrition.ts'

/** How people speak of a nutrient, which is looser than how tables print it. */
interface NutrientWords extends Bilingual {
  nutrient: NutrientName
  /** Matches folded text in plain words. */
  words: RegExp
}

/** The only list of nutrients by the words of questions; names that contain others stand before them. */
export const NUTRIENT_WORDS: readonly NutrientWords[] = [
  {
    nutrient: 'energy',
    zh: '能量',
    en: 'energy',
    words:
      /能量(?!饮料|棒|胶)|热量|卡路里|大卡|千卡|千焦|(?<=[0零几少低])卡(?!拉|通|片)|发胖|长胖|变胖|[会易]胖|calor\w*|\bkcals?\b|\benergy\b(?! (?:drink|bar|gel))|\bkj\b|fatten\w*/,
  },
  {
    nutrient: 'saturatedFat',
    zh: '饱和脂肪',
    en: 'saturated fat',
    words: /饱和脂肪酸?|saturated(?: fats?)?|saturates|\bsat\.? fats?\b/,
  },
  { nutrient: 'transFat', zh: '反式脂肪', en: 'trans fat', words: /反式脂肪酸?|trans[ -]?fats?/ },
  { nutrient: 'cholesterol', zh: '胆固醇', en: 'cholesterol', words: /胆固醇|cholesterol/ },
  {
    nutrient: 'fat',
    zh: '脂肪',
    en: 'fat',
    words:
      /脂肪(?!酸甘油|酸酯|酸蔗糖)|油脂(?=[多高含大]|$)|(?<![\u4e00-\u9fff])油(?=[大多重高]不?)|\bfat(?:s|ty)?\b/,
  },
  {
    nutrient: 'fibre',
    zh: '膳食纤维',
    en: 'fibre',
    words: /膳食纤维|(?<![\u4e00-\u9fff]素)纤维(?!素)|\bfib(?:re|er)s?\b/,
  },
  {
    nutrient: 'carbohydrate',
    zh: '碳水化合物',
    en: 'carbohydrate',
    words: /碳水化合物|碳水|\bcarb(?:ohydrate)?s?\b/,
  },
  { nutrient: 'addedSugars', zh: '添加糖', en: 'added sugars', words: /添加糖|\badded sugars?\b/ },
  {
    nutrient: 'sugars',
    zh: '糖',
    en: 'sugars',
    words:
      /(?<![白砂红冰果乳蔗葡萄麦芽木聚软硬奶喉糖黑赤绵蜜焦饴单双多戊己寡])糖(?![尿友醇精果浆蜜水葱块妈类粉])|\bsugars?\b|\bsugary\b/,
  },
  {
    nutrient: 'protein',
    zh: '蛋白质',
    en: 'protein',
    words:
      /蛋白质|(?<![清酪豆胶奶乳白麦谷球离物])蛋白(?![粉酶棒肽糖])|\bproteins?\b(?! (?:bar|powder|isolate|concentrate))/,
  },
  {
    nutrient: 'salt',
    zh: '盐',
    en: 'salt',
    words:
      /(?<![食海岩井湖酸钠钾钙镁铵锌铁磷硝精])盐(?![酸渍焗水])|(?<![酸氯化氧碳二三四单双基钙苷糖精素胶])钠(?!盐)|[太好够很]咸|咸不咸|齁咸|\bsalt\b|\bsalty\b|\bsodium\b(?! \w+(?:ate|ite|ide)s?\b)/,
  },
  {
    nutrient: 'calcium',
    zh: '钙',
    en: 'calcium',
    words: /(?<![酸化乳高富硅氯氧])钙(?!片|镁)|\bcalcium\b(?! (?:disodium|\w+(?:ate|ite|ide)s?\b))/,
  },
  {
    nutrient: 'iron',
    zh: '铁',
    en: 'iron',
    words: /(?<![酸化氧氯钢])铁(?![锅板])|\biron\b(?! \w+(?:ate|ite|ide)s?\b)/,
  },
  {
    nutrient: 'potassium',
    zh: '钾',
    en: 'potassium',
    words: /(?<![酸化氯氧])钾|\bpotassium\b(?! \w+(?:ate|ite|ide)s?\b)/,
  },
  { nutrient: 'zinc', zh: '锌', en: 'zinc', words: /(?<![酸化氧氯])锌|\bzinc\b(?! \w+(?:ate|ite|ide)s?\b)/ },
  { nutrient: 'vitaminC', zh: '维生素 C', en: 'vitamin C', words: /维生素c|维c|\bvitamin c\b/ },
  { nutrient: 'vitaminD', zh: '维生素 D', en: 'vitamin D', words: /维生素d|维d|\bvitamin d\b/ },
]

/** The nutrients that a folded question names, in the order of the list; a longer name hides the shorter one in it. */
export function nutrientsIn(text: string): NutrientName[] {
  let rest = text
  return NUTRIENT_WORDS.flatMap(({ nutrient, words }) => {
    if (!words.test(rest)) return []
    rest = rest.replace(new RegExp(words.source, 'g'), hit => '·'.repeat(hit.length))
    return nutrient
  })
}

/** A nutrient in words; undefined for those that no question names. */
export const nutrientName = (name: NutrientName): Bilingual | undefined =>
  NUTRIENT_WORDS.find(({ nutrient }) => nutrient === name)

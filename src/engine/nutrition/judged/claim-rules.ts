import type { Bilingual } from '../../result.ts'
import type { KnownAmounts } from '../known-amounts.ts'
import type { NutrientName } from '../nutrition.ts'

/** What a claim promises: at most or at least so much of a nutrient, per 100 g and per 100 ml. */
export interface ClaimRule {
  id: string
  /** How it is called in a sentence. */
  title: Bilingual
  /** Over folded text. */
  words: RegExp
  nutrient: NutrientName
  most?: Record<KnownAmounts['basis'], number>
  least?: Record<KnownAmounts['basis'], number>
  /** Further amounts that must not be exceeded. */
  also?: { nutrient: NutrientName; most: Record<KnownAmounts['basis'], number> }
  /** The limit in words, as the law prints it. */
  limit: Bilingual
}

const both = (value: number) => ({ g: value, ml: value })

// GB 28050-2011 annex C table C.1; for English packs the same numbers stand in Regulation (EC) 1924/2006, but for low sugar in
// drinks (2.5 g), which the stricter reader may look up there.
export const CLAIM_RULES: readonly ClaimRule[] = [
  {
    id: 'energy_free',
    title: { zh: '无能量（零卡）', en: 'Energy free' },
    words:
      /(?:无|零|0\s?)(?:能量|卡(?!拉)|热量)|(?:zero|no|0) ?(?:calories|kcal)|calorie[- ]free|energy[- ]free/g,
    nutrient: 'energy',
    most: both(17),
    limit: { zh: '每100 g或100 ml不超过17 kJ', en: 'at most 17 kJ per 100 g or 100 ml' },
  },
  {
    id: 'low_energy',
    title: { zh: '低能量', en: 'Low energy' },
    words: /低(?:能量|热量|卡(?!拉))|low[- ](?:calorie|energy)/g,
    nutrient: 'energy',
    most: { g: 170, ml: 80 },
    limit: {
      zh: '每100 g不超过170 kJ，每100 ml不超过80 kJ',
      en: 'at most 170 kJ per 100 g or 80 kJ per 100 ml',
    },
  },
  {
    id: 'high_protein',
    title: { zh: '高蛋白', en: 'High protein' },
    words: /(?:高|富含|丰富)\s?(?:优质)?蛋白质?|high[- ](?:in )?protein|rich in protein/g,
    nutrient: 'protein',
    least: { g: 12, ml: 6 },
    limit: {
      zh: '每100 g至少12 g，每100 ml至少6 g（NRV的20%和10%）',
      en: 'at least 12 g per 100 g or 6 g per 100 ml (20 and 10 % of the NRV)',
    },
  },
  {
    id: 'fat_free',
    title: { zh: '无脂肪', en: 'Fat free' },
    words:
      /(?:无|零|不含|0\s?)脂(?!肪酸)(?:肪)?|(?<!\d ?% |\d% )(?:fat[- ]free|zero fat|no fat\b|non-?fat)|(?<!\d)0 ?% fat/g,
    nutrient: 'fat',
    most: both(0.5),
    limit: { zh: '每100 g或100 ml不超过0.5 g', en: 'at most 0.5 g per 100 g or 100 ml' },
  },
  {
    id: 'low_fat',
    title: { zh: '低脂', en: 'Low fat' },
    words: /低脂(?!肪酸)(?:肪)?|low[- ]fat|low in fat/g,
    nutrient: 'fat',
    most: { g: 3, ml: 1.5 },
    limit: { zh: '每100 g不超过3 g，每100 ml不超过1.5 g', en: 'at most 3 g per 100 g or 1.5 g per 100 ml' },
  },
  {
    id: 'saturated_fat_free',
    title: { zh: '无饱和脂肪', en: 'Saturated fat free' },
    words: /(?:无|零|不含|0\s?)饱和脂肪|saturated fat[- ]free|no saturated fat/g,
    nutrient: 'saturatedFat',
    most: both(0.1),
    limit: { zh: '每100 g或100 ml不超过0.1 g', en: 'at most 0.1 g per 100 g or 100 ml' },
  },
  {
    id: 'low_saturated_fat',
    title: { zh: '低饱和脂肪', en: 'Low saturated fat' },
    words: /低饱和脂肪|low (?:in )?saturated fat|low saturates/g,
    nutrient: 'saturatedFat',
    most: { g: 1.5, ml: 0.75 },
    limit: {
      zh: '每100 g不超过1.5 g，每100 ml不超过0.75 g',
      en: 'at most 1.5 g per 100 g or 0.75 g per 100 ml',
    },
  },
  {
    id: 'trans_fat_free',
    title: { zh: '无反式脂肪', en: 'Trans fat free' },
    words: /(?:无|零|不含|0\s?)反式脂肪|trans fat[- ]free|(?:zero|no|0 ?g) trans fat(?! \d| ?$)/g,
    nutrient: 'transFat',
    most: both(0.3),
    limit: { zh: '每100 g或100 ml不超过0.3 g', en: 'at most 0.3 g per 100 g or 100 ml' },
  },
  {
    id: 'sugar_free',
    title: { zh: '无糖', en: 'Sugar free' },
    words:
      /(?<!未添加|不添加)(?:无糖|零糖|不含糖(?!醇)|(?<!\d)0\s?糖)(?!醇)|(?<!added )sugar[- ]free|zero sugar|(?<!\d)0 ?g sugars?(?! \d)/g,
    nutrient: 'sugars',
    most: both(0.5),
    limit: { zh: '每100 g或100 ml不超过0.5 g', en: 'at most 0.5 g per 100 g or 100 ml' },
  },
  {
    id: 'low_sugar',
    title: { zh: '低糖', en: 'Low sugar' },
    words: /低糖|low[- ](?:in )?sugars?/g,
    nutrient: 'sugars',
    most: both(5),
    limit: { zh: '每100 g或100 ml不超过5 g', en: 'at most 5 g per 100 g or 100 ml' },
  },
  {
    id: 'source_of_fibre',
    title: { zh: '含有膳食纤维', en: 'Source of fibre' },
    words: /(?:含有?|提供)膳食纤维(?!\d)|source of (?:dietary )?fib(?:re|er)/g,
    nutrient: 'fibre',
    least: { g: 3, ml: 1.5 },
    limit: { zh: '每100 g至少3 g，每100 ml至少1.5 g', en: 'at least 3 g per 100 g or 1.5 g per 100 ml' },
  },
  {
    id: 'high_fibre',
    title: { zh: '高膳食纤维', en: 'High fibre' },
    words: /(?:高|富含|丰富)(?:膳食)?纤维|(?:high|rich) (?:in )?(?:dietary )?fib(?:re|er)/g,
    nutrient: 'fibre',
    least: { g: 6, ml: 3 },
    limit: { zh: '每100 g至少6 g，每100 ml至少3 g', en: 'at least 6 g per 100 g or 3 g per 100 ml' },
  },
  {
    id: 'sodium_free',
    title: { zh: '无钠（无盐）', en: 'Sodium free' },
    words: /(?:无|零|不含)(?:钠|盐)|(?:sodium|salt)[- ]free|no sodium/g,
    nutrient: 'sodium',
    most: both(0.005),
    limit: { zh: '每100 g或100 ml不超过5 mg钠', en: 'at most 5 mg of sodium per 100 g or 100 ml' },
  },
  {
    id: 'very_low_sodium',
    title: { zh: '极低钠', en: 'Very low sodium' },
    words: /极低(?:钠|盐)|very low (?:in )?(?:sodium|salt)/g,
    nutrient: 'sodium',
    most: both(0.04),
    limit: { zh: '每100 g或100 ml不超过40 mg钠', en: 'at most 40 mg of sodium per 100 g or 100 ml' },
  },
  {
    id: 'low_sodium',
    title: { zh: '低钠（低盐）', en: 'Low sodium' },
    words: /(?<!极)低(?:钠|盐)|(?<!very )low (?:in )?(?:sodium|salt)/g,
    nutrient: 'sodium',
    most: both(0.12),
    limit: { zh: '每100 g或100 ml不超过120 mg钠', en: 'at most 120 mg of sodium per 100 g or 100 ml' },
  },
  {
    id: 'cholesterol_free',
    title: { zh: '无胆固醇', en: 'Cholesterol free' },
    words: /(?:无|零|不含|0\s?)胆固醇|cholesterol[- ]free|no cholesterol/g,
    nutrient: 'cholesterol',
    most: both(0.005),
    also: { nutrient: 'saturatedFat', most: { g: 1.5, ml: 0.75 } },
    limit: {
      zh: '每100 g或100 ml不超过5 mg，并且是低饱和脂肪',
      en: 'at most 5 mg per 100 g or 100 ml, and low in saturated fat',
    },
  },
  {
    id: 'low_cholesterol',
    title: { zh: '低胆固醇', en: 'Low cholesterol' },
    words: /低胆固醇|low[- ](?:in )?cholesterol/g,
    nutrient: 'cholesterol',
    most: { g: 0.02, ml: 0.01 },
    also: { nutrient: 'saturatedFat', most: { g: 1.5, ml: 0.75 } },
    limit: {
      zh: '每100 g不超过20 mg，每100 ml不超过10 mg，并且是低饱和脂肪',
      en: 'at most 20 mg per 100 g or 10 mg per 100 ml, and low in saturated fat',
    },
  },
  {
    id: 'source_of_calcium',
    title: { zh: '含钙', en: 'Source of calcium' },
    words: /(?:含有?|提供)钙(?![\u4e00-\u9fff\d])|source of calcium/g,
    nutrient: 'calcium',
    least: { g: 0.12, ml: 0.06 },
    limit: {
      zh: '每100 g至少120 mg，每100 ml至少60 mg（NRV的15%和7.5%）',
      en: 'at least 120 mg per 100 g or 60 mg per 100 ml (15 and 7.5 % of the NRV)',
    },
  },
  {
    id: 'high_calcium',
    title: { zh: '高钙', en: 'High calcium' },
    words: /(?:高|富含|丰富)钙|(?:high|rich) in calcium|high[- ]calcium/g,
    nutrient: 'calcium',
    least: { g: 0.24, ml: 0.12 },
    limit: {
      zh: '每100 g至少240 mg，每100 ml至少120 mg（NRV的30%和15%）',
      en: 'at least 240 mg per 100 g or 120 mg per 100 ml (30 and 15 % of the NRV)',
    },
  },
]

import type { Bilingual } from '../../../result.ts'

/** Claims that laws give numbers to, as labels word them; over folded text. */
export const CLAIMS = [
  {
    id: 'energy_free',
    title: { zh: '无能量（零卡）', en: 'Energy free' },
    words:
      /(?:无|零|0\s?)(?:能量|卡(?!拉)|热量)|(?:zero|no|0) ?(?:calories|kcal)|calorie[- ]free|energy[- ]free/g,
  },
  {
    id: 'low_energy',
    title: { zh: '低能量', en: 'Low energy' },
    words: /低(?:能量|热量|卡(?!拉))|low[- ](?:calorie|energy)/g,
  },
  {
    id: 'high_protein',
    title: { zh: '高蛋白', en: 'High protein' },
    words: /(?:高|富含|丰富)\s?(?:优质)?蛋白质?|high[- ](?:in )?protein|rich in protein/g,
  },
  {
    id: 'fat_free',
    title: { zh: '无脂肪', en: 'Fat free' },
    words:
      /(?:无|零|不含|0\s?)脂(?!肪酸)(?:肪)?|(?<!\d ?% |\d% )(?:fat[- ]free|zero fat|no fat\b|non-?fat)|(?<!\d)0 ?% fat/g,
  },
  {
    id: 'low_fat',
    title: { zh: '低脂', en: 'Low fat' },
    words: /低脂(?!肪酸)(?:肪)?|low[- ]fat|low in fat/g,
  },
  {
    id: 'saturated_fat_free',
    title: { zh: '无饱和脂肪', en: 'Saturated fat free' },
    words: /(?:无|零|不含|0\s?)饱和脂肪|saturated fat[- ]free|no saturated fat/g,
  },
  {
    id: 'low_saturated_fat',
    title: { zh: '低饱和脂肪', en: 'Low saturated fat' },
    words: /低饱和脂肪|low (?:in )?saturated fat|low saturates/g,
  },
  {
    id: 'trans_fat_free',
    title: { zh: '无反式脂肪', en: 'Trans fat free' },
    words: /(?:无|零|不含|0\s?)反式脂肪|trans fat[- ]free|(?:zero|no|0 ?g) trans fat(?! \d| ?$)/g,
  },
  {
    id: 'sugar_free',
    title: { zh: '无糖', en: 'Sugar free' },
    words:
      /(?<!未添加|不添加)(?:无糖|零糖|不含糖(?!醇)|(?<!\d)0\s?糖)(?!醇)|(?<!added )sugar[- ]free|zero sugar|(?<!\d)0 ?g sugars?(?! \d)/g,
  },
  { id: 'low_sugar', title: { zh: '低糖', en: 'Low sugar' }, words: /低糖|low[- ](?:in )?sugars?/g },
  {
    id: 'source_of_fibre',
    title: { zh: '含有膳食纤维', en: 'Source of fibre' },
    words: /(?:含有?|提供)膳食纤维(?!\d)|source of (?:dietary )?fib(?:re|er)/g,
  },
  {
    id: 'good_source_of_fibre',
    title: { zh: '良好的膳食纤维来源', en: 'Good source of fibre' },
    words: /good source of (?:dietary )?fib(?:re|er)/g,
  },
  {
    id: 'excellent_source_of_fibre',
    title: { zh: '极好的膳食纤维来源', en: 'Excellent source of fibre' },
    words: /excellent source of (?:dietary )?fib(?:re|er)/g,
  },
  {
    id: 'high_fibre',
    title: { zh: '高膳食纤维', en: 'High fibre' },
    words: /(?:高|富含|丰富)(?:膳食)?纤维|(?:high|rich) (?:in )?(?:dietary )?fib(?:re|er)/g,
  },
  {
    id: 'sodium_free',
    title: { zh: '无钠（无盐）', en: 'Sodium free' },
    words: /(?:无|零|不含)(?:钠|盐)|(?:sodium|salt)[- ]free|no sodium/g,
  },
  {
    id: 'very_low_sodium',
    title: { zh: '极低钠', en: 'Very low sodium' },
    words: /极低(?:钠|盐)|very low (?:in )?(?:sodium|salt)/g,
  },
  {
    id: 'low_sodium',
    title: { zh: '低钠（低盐）', en: 'Low sodium' },
    words: /(?<!极)低(?:钠|盐)|(?<!very )low (?:in )?(?:sodium|salt)/g,
  },
  {
    id: 'cholesterol_free',
    title: { zh: '无胆固醇', en: 'Cholesterol free' },
    words: /(?:无|零|不含|0\s?)胆固醇|cholesterol[- ]free|no cholesterol/g,
  },
  {
    id: 'low_cholesterol',
    title: { zh: '低胆固醇', en: 'Low cholesterol' },
    words: /低胆固醇|low[- ](?:in )?cholesterol/g,
  },
  {
    id: 'source_of_calcium',
    title: { zh: '含钙', en: 'Source of calcium' },
    words: /(?:含有?|提供)钙(?![\u4e00-\u9fff\d])|source of calcium/g,
  },
  {
    id: 'high_calcium',
    title: { zh: '高钙', en: 'High calcium' },
    words: /(?:高|富含|丰富)钙|(?:high|rich) in calcium|high[- ]calcium/g,
  },
  {
    id: 'source_of_protein',
    title: { zh: '含有蛋白质', en: 'Source of protein' },
    words: /(?:含有?|提供)(?:优质)?蛋白质?(?!\d)|(?:good )?source of protein/g,
  },
  {
    id: 'no_added_sugar',
    title: { zh: '未添加糖', en: 'No added sugar' },
    words: /(?:不|未|无|零|0\s?)添加糖|(?:no|without|zero) added sugars?|no sugars? added/g,
  },
  {
    id: 'light',
    title: { zh: '轻（减少）', en: 'Light' },
    words:
      /\b(?:reduced|light|lite|lower)[ -](?:fat|calorie|sodium|salt|sugar|sugars|in (?:fat|salt|sodium|sugar))\b|\b(?:light|lite) (?:mayonnaise|yogh?urt|spread|cheese|cream|dressing|margarine|crisps|milk|butter)\b|减(?:脂(?!肪酸)|盐|钠|糖)/g,
  },
] as const satisfies readonly { id: string; title: Bilingual; words: RegExp }[]

export type ClaimId = (typeof CLAIMS)[number]['id']

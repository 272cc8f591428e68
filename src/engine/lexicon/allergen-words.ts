import type { Allergen } from '../result.ts'

/**
 * The words by which statements and claims of packs name an allergen, as patterns of folded text: `Contains: milk`, 不含鸡蛋, walnut-free.
 * Every rule that reads a statement or a claim asks this one table; what an ingredient's own name brings stands in warnings/allergens.ts.
 */
export const ALLERGEN_WORDS: Readonly<Record<Allergen, { chinese: string; english: string }>> = {
  gluten: {
    chinese:
      '含?麸质(?:的)?谷[物类]|麸质|麦麸|谷蛋白|面筋|[小大黑燕]麦粉?|麦芽(?!糖|糊精|酚|酮)|面粉|谷物|麦类',
    english: 'gluten|wheat|barley(?: malt)?|malt|semolina|rye|oats?|spelt|kamut|cereals containing gluten',
  },
  crustacean: {
    chinese: '甲壳(?:纲)?类?(?:动物)?|龙虾|虾蟹|虾|蟹',
    english: '(?:crustacean )?shellfish|crustaceans?|shrimps?|prawns?|crabs?|lobsters?',
  },
  fish: {
    chinese: '(?:三文|金枪|鳕)?鱼类?(?!腥)',
    english: 'fish|isinglass|salmon|tuna|cod|anchov(?:y|ies)',
  },
  egg: { chinese: '鸡蛋|禽?蛋类?(?!白|黄酱)', english: 'eggs?' },
  peanut: { chinese: '花生', english: 'peanuts?|groundnuts?' },
  soy: { chinese: '[大黄]豆|豆类?(?!腥|蔻|沙)', english: 'soya?(?:[ -]?beans?)?|soybeans?' },
  milk: {
    chinese: '酪蛋白|乳清|乳糖(?!醇|酶)|[牛羊]?(?:奶类?|乳(?:蛋白|类)?(?!酸|化|糖))',
    english: 'milk|dairy|lactose|casein|whey',
  },
  nuts: {
    chinese:
      '(?:树|木本)?坚果(?:及其果仁类|仁)?|果仁类?|核桃仁?|合桃|杏仁|腰果|榛子|开心果|夏威夷果|巴旦木|扁桃仁|松子|碧根果|板栗',
    english:
      '(?:tree )?nuts?|almonds?|cashews?|walnuts?|hazelnuts?|pecans?|pistachios?|macadamias?|brazil nuts?',
  },
  sesame: { chinese: '芝麻', english: 'sesame(?: seeds?)?' },
  shellfish: {
    chinese: '软体(?:类)?(?:动物)?|扇?贝类?|牡蛎|蚝|鱿鱼|章鱼|螺类?(?!旋|丝|纹)',
    english: 'mollus[ck]s?|oysters?|clams?|squid|mussels?|scallops?',
  },
  sulphites: { chinese: '亚硫酸盐?类?|二氧化硫', english: 'sul(?:ph|f)ites?|sul(?:ph|f)ur dioxide' },
  celery: { chinese: '西?芹菜?', english: 'celery|celeriac' },
  mustard: { chinese: '芥末|芥子', english: 'mustard' },
  lupin: { chinese: '羽扇豆', english: 'lupine?s?' },
}

const all = Object.values(ALLERGEN_WORDS)

/** Any of them: the source of a pattern, without a group of its own. */
export const ANY_ALLERGEN = {
  chinese: all.map(({ chinese }) => chinese).join('|'),
  english: all.map(({ english }) => english).join('|'),
}

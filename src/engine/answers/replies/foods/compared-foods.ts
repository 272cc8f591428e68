import { KJ_PER_KCAL } from '../../../nutrition/checks/amounts.ts'
import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import type { Citation } from '../../question.ts'
import { sourceCitation } from '../../text/reply.ts'

/** A food that people set beside the one of the label, with what is known of it: kJ of energy and grams of anything else per 100 g. */
export interface BesideFood extends Bilingual {
  words: RegExp
  /** `least` is what a standard asks of it, `about` what was measured. */
  of: Partial<Record<NutrientName, { least: number } | { about: number }>>
  /** What it is eaten for, where no nutrient is named. */
  main?: NutrientName
  source: Bilingual
  cited: Citation
}

/** Kilocalories, grams, and sodium and calcium in milligrams. */
type Measured = Partial<
  Record<'kcal' | 'protein' | 'fat' | 'carbohydrate' | 'sugars' | 'sodium' | 'calcium', number>
>
/** Salt is 2.5 times the sodium, as Regulation (EU) 1169/2011 counts it. */
const SALT_OF_SODIUM = 2.5
/** A food by its number in the SR Legacy data of the USDA, of April 2019. */
const usda = (
  id: number,
  { kcal, sodium, calcium, ...grams }: Measured,
): Pick<BesideFood, 'of' | 'source' | 'cited'> => {
  const ref = `USDA FoodData Central ${id}`
  const given = Object.entries({
    ...grams,
    ...(kcal === undefined ? {} : { energy: kcal * KJ_PER_KCAL }),
    ...(calcium === undefined ? {} : { calcium: calcium / 1000 }),
    ...(sodium === undefined ? {} : { salt: (sodium * SALT_OF_SODIUM) / 1000, sodium: sodium / 1000 }),
  })
  return {
    of: Object.fromEntries(given.map(([name, about]) => [name, { about }])),
    source: { zh: ref, en: ref },
    cited: sourceCitation(ref),
  }
}

const milk: Pick<BesideFood, 'words' | 'zh' | 'en'> = {
  words:
    /纯牛?奶|全脂牛?奶|鲜牛?奶|牛奶|比奶(?=[多高少])|\b(?:plain|whole|regular|normal|ordinary|fresh) milk|cow milk|\bthan milk|milk\b(?=$)/,
  zh: '纯牛奶',
  en: 'plain milk',
}

/** Foods with figures of a source; where two are of one food, the first that has the nutrient counts. */
export const besideFoods: readonly BesideFood[] = [
  {
    ...milk,
    of: { protein: { least: 2.9 }, fat: { least: 3.1 } },
    source: { zh: 'GB 25190-2010', en: 'GB 25190-2010' },
    cited: sourceCitation('GB 25190-2010'),
  },
  {
    ...milk,
    ...usda(171265, {
      kcal: 61,
      protein: 3.15,
      fat: 3.25,
      carbohydrate: 4.8,
      sugars: 5.05,
      sodium: 43,
      calcium: 113,
    }),
  },
  {
    words: /(?:普通|纯|原味)?酸[奶乳]|\byogh?urt/,
    zh: '酸奶（发酵乳）',
    en: 'plain yogurt',
    of: { protein: { least: 2.9 } },
    source: { zh: 'GB 19302-2010（旧版）', en: 'GB 19302-2010, since replaced' },
    cited: sourceCitation('GB 19302-2010'),
  },
  {
    words: /可乐|\b(?:cola|coke)\b/,
    zh: '含糖可乐',
    en: 'cola with sugar',
    ...usda(174851, { sugars: 10.6 }),
  },
  {
    words: /鸡蛋|水煮蛋|(?<=[个颗])蛋(?![黄白糕卷挞奶])|\beggs?\b/,
    zh: '鸡蛋',
    en: 'egg',
    main: 'protein',
    ...usda(171287, { kcal: 143, protein: 12.6, fat: 9.51, carbohydrate: 0.72, sugars: 0.37, sodium: 142 }),
  },
  {
    words: /米饭|(?<=[碗两])白?饭|\brice\b(?! (?:syrup|milk|flour|drink|cakes?))/,
    zh: '白米饭',
    en: 'cooked white rice',
    main: 'carbohydrate',
    ...usda(168878, { kcal: 130, protein: 2.69, fat: 0.28, carbohydrate: 28.2, sugars: 0.05, sodium: 1 }),
  },
  {
    words: /鸡胸肉?|\bchicken breasts?\b/,
    zh: '熟鸡胸肉',
    en: 'cooked chicken breast',
    main: 'protein',
    ...usda(171477, { kcal: 165, protein: 31, fat: 3.57, carbohydrate: 0, sugars: 0, sodium: 74 }),
  },
  {
    words: /白面包|(?<![\u4e00-\u9fff])面包|(?<=[片比跟和与])面包|\b(?:white )?(?:bread|toast)\b/,
    zh: '白面包',
    en: 'white bread',
    ...usda(174924, { kcal: 266, protein: 8.85, fat: 3.33, carbohydrate: 49.4, sugars: 5.67, sodium: 490 }),
  },
  {
    words: /香蕉|\bbananas?\b/,
    zh: '香蕉',
    en: 'banana',
    ...usda(173944, { kcal: 89, protein: 1.09, fat: 0.33, carbohydrate: 22.8, sugars: 12.2, sodium: 1 }),
  },
  {
    words: /苹果|\bapples?\b/,
    zh: '苹果',
    en: 'apple',
    ...usda(171688, { kcal: 52, protein: 0.26, fat: 0.17, carbohydrate: 13.8, sugars: 10.4, sodium: 1 }),
  },
]

/** Foods that people set beside it, of which no table here has figures. */
export const unknownFoods: readonly (Bilingual & { words: RegExp; of?: NutrientName })[] = [
  { words: /馒头/, of: 'carbohydrate', zh: '馒头', en: 'steamed bread' },
  { words: /美式|拿铁|咖啡(?!因)|\b(?:coffees?|americano|latte|espresso)\b/, zh: '咖啡', en: 'coffee' },
  { words: /红牛|\bred bull\b|\bmonster\b/, zh: '那款能量饮料', en: 'that energy drink' },
  { words: /牛排|牛肉|\b(?:steak|beef)\b/, of: 'protein', zh: '牛肉', en: 'beef' },
  { words: /啤酒|\bbeers?\b/, zh: '啤酒', en: 'beer' },
  { words: /奶茶|\bbubble tea\b/, zh: '奶茶', en: 'milk tea' },
  { words: /(?<![a-z\u4e00-\u9fff])茶|杯茶|\ba (?:cup of )?tea\b/, zh: '茶', en: 'tea' },
  { words: /豆浆/, zh: '豆浆', en: 'soya milk' },
  { words: /薯片|\bcrisps\b/, zh: '薯片', en: 'crisps' },
  { words: /汉堡|\bburgers?\b/, zh: '汉堡', en: 'a burger' },
]

/** Words and figures that count things before their name: two eggs, 俩鸡蛋, how many eggs. */
const manyZh = '([一两俩二三四五六半几]|[1-9])'
const manyEn = '\\b(an?|one|two|three|four|five|six|half an?|how many|[1-9])'
const countedZh = (unit: string, name: string): string => `(?:${manyZh}(?:${unit})?)(?:装的?|的)?(?:${name})`
const countedAs = (unitZh: string, zh: string, en: string): RegExp =>
  new RegExp(`${countedZh(unitZh, zh)}|${manyEn} (?:boiled |large |medium |whole |small |white )?(?:${en})`)

/** One of them, where the question counts those: a can, a large egg, a medium apple (weights of the USDA); its pattern finds how many. */
export const oneOfFood: readonly (Bilingual & { words: RegExp; value: number; unit: 'g' | 'ml' })[] = [
  {
    words: countedAs('[罐听]', '可乐|可口', 'cans? of (?:coke|cola)|(?:coke|cola) cans?'),
    ...{ value: 330, unit: 'ml', zh: '罐', en: 'can' },
  },
  {
    words: countedAs('瓶', '可乐|可口', 'bottles? of (?:coke|cola)'),
    ...{ value: 500, unit: 'ml', zh: '瓶', en: 'bottle' },
  },
  {
    words: countedAs('[个颗只枚]', '(?:水煮)?鸡?蛋(?![黄白糕卷挞奶])', 'eggs?\\b'),
    ...{ value: 50, unit: 'g', zh: '个', en: 'large one' },
  },
  {
    words: countedAs('[个只]', '苹果', 'apples?\\b'),
    ...{ value: 182, unit: 'g', zh: '个', en: 'medium one' },
  },
  {
    words: countedAs('[根条只]', '香蕉', 'bananas?\\b'),
    ...{ value: 118, unit: 'g', zh: '根', en: 'medium one' },
  },
  {
    words: countedAs('片', '白?面包', '(?:slices?|pieces?) of (?:white )?(?:bread|toast)'),
    ...{ value: 29, unit: 'g', zh: '片', en: 'slice' },
  },
  {
    words: countedAs('杯', '纯?牛?奶(?!茶|昔)', '(?:glass(?:es)?|cups?) of (?:whole |plain )?milk'),
    ...{ value: 250, unit: 'ml', zh: '杯', en: 'glass' },
  },
]

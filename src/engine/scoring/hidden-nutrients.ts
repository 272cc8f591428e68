import type { Item } from '../parsing/to-ingredients.ts'
import type { Nutrient } from './weights.ts'

/** What a food contains of nutrients that its class does not say, as a share of the pure thing, 0-1. */
export type HiddenNutrients = Partial<Record<'sugar' | 'salt' | 'satfat', number>>

interface Row extends HiddenNutrients {
  words: RegExp
}

/**
 * Foods rich in sugar, salt or saturated fat without being one of them, the more specific first. A share of 1 stands for
 * what a first rank means in `NUTRIENT_POINTS` (20 % sugar, 2 % salt, 20 % saturated fat); the shares are rounded from typical
 * contents of USDA FoodData Central (SR Legacy), which names foods like these.
 */
const ROWS: readonly Row[] = [
  // Coconut water is no coconut fat; powdered skimmed milk has none of milk's.
  { words: /椰子水|椰汁粉|coconut (?:water|flour|sugar|fib)|脱脂|skim|non-?fat|low-?fat|fat[- ]free/ },
  {
    words:
      /^(?:milk |dark |white |semi-?sweet |bittersweet |sweet |sweetened )+chocolate|chocolate (?:chip|coating)|(?:牛奶|黑|白|代可可脂)巧克力/,
    sugar: 1,
    satfat: 0.8,
  },
  { words: /可可液块|可可浆|cocoa mass|(?:chocolate|cocoa) liquor|^巧克力|chocolate$/, satfat: 0.8 },
  {
    words: /(?:干酪|奶酪|芝士|起司|乳酪)(?!蛋糕|味)|\bcheese(?! cultur| flavo)|mozzarella|parmesan|cheddar/,
    satfat: 0.7,
    salt: 0.6,
  },
  {
    words: /全脂(?:乳|奶)粉|全脂牛奶粉|(?:whole|full cream) milk (?:powder|solids)|dr(?:y|ied) whole milk/,
    satfat: 0.5,
  },
  { words: /椰[蓉丝浆奶肉]|椰子(?:粉|片|碎)|coconut(?! aminos)/, satfat: 0.7 },
  { words: /培根|腊[肉肠]|香肠|bacon|sausage|salami|pepperoni|chorizo/, salt: 0.8, satfat: 0.5 },
  { words: /火腿|\bham\b|prosciutto/, salt: 0.8 },
  { words: /果酱|豆沙|蜜饯|果脯|\bjam\b|\bjelly\b|marmalade|preserves\b|candied|fruit filling/, sugar: 1 },
  // Juice is a free sugar (WHO 2015), about ten grams in a hundred; nobody drinks a lemon.
  {
    words:
      /(?:苹果|橙|葡萄|梨|菠萝|桃|芒果|蔓越莓|石榴|西柚|混合)原?汁|^(?!.*(?:lemon|lime|tomato|vegetable|carrot|celery|beet)).*\bjuices?\b/,
    sugar: 0.5,
  },
]

const NONE: HiddenNutrients = {}

/** What a food without a class of its own contains of sugar, salt and saturated fat. */
function hiddenNutrients({ words, kind, food }: Item): HiddenNutrients {
  if (kind !== 'food' || (food !== 'whole' && food !== 'neutral')) return NONE
  return ROWS.find(row => row.words.test(words)) ?? NONE
}

/** The nutrients of a food and their shares, by its class or by what it contains. */
export function hiddenEntries(item: Item): { nutrient: Nutrient; factor: number }[] {
  const hidden = hiddenNutrients(item)
  return (['sugar', 'salt', 'satfat'] as const).flatMap(nutrient =>
    hidden[nutrient] === undefined ? [] : [{ nutrient, factor: hidden[nutrient] }],
  )
}

import { isOfClass } from '../../matching/substance-classes.ts'
import type { Item } from '../../parsing/to-ingredients.ts'
import { flattenItems, type ProductContext, rankedFoods } from '../../scoring/product-context.ts'
import { CONDIMENT, isNamedCheese } from '../../scoring/product-kinds.ts'
import type { KnownAmounts } from '../known-amounts.ts'
import type { NutriScore } from '../nutrition.ts'
import type { Range } from './nutri-score.ts'

/** What the list tells Nutri-Score that the table does not. */
export interface ListedProduct {
  category: NutriScore['category']
  /** Percent of fruit, vegetables and legumes. */
  fruit: Range
  /** Nothing of the list contains fibre. */
  isWithoutFibre: boolean
  hasSweeteners: boolean
}

const RED_MEAT = /猪肉|牛肉|羊肉|pork|beef|lamb|veal|mutton/
const FATTY = /油|脂|黄油|奶油|butter|cream|\boils?\b|margarine|lard/
const NUTS =
  /坚果|花生|核桃|杏仁|巴旦木|腰果|榛子|榛果|开心果|夏威夷果|瓜子|芝麻|葵花籽|nuts?\b|almonds?|cashews?|hazelnuts?|walnuts?|pecans?|pistachios?|peanuts?|seeds?\b|sesame/
const ANIMAL =
  /乳|奶|蛋|肉|鱼|虾|蟹|贝|骨|猪|牛|鸡|鸭|羊|明胶|蜂蜜|milk|cream|whey|cheese|yogh?urt|butter|egg|meat|fish|shrimp|pork|beef|chicken|turkey|gelatin|honey/
const GRAIN =
  /粉|米|麦|燕|面|谷|玉米|淀粉|麸|藜|粟|荞|flour|rice|wheat|oat|rye|barley|corn|maize|starch|bran|quinoa|millet|semolina|pasta|noodle|cocoa|可可|咖啡|茶|coffee|\btea\b|香辛|椒粉|spice|yeast|酵母|醋|vinegar/
const SOUP = /汤|羹|冰淇淋|雪糕|soup|broth|ice cream/

/** The Nutri-Score category of a product and what its list says of its fruit, vegetables and legumes. */
export function listedProduct(
  roots: readonly Item[],
  context: ProductContext,
  name: string,
  basis: KnownAmounts['basis'],
): ListedProduct {
  const all = flattenItems(roots)
  const foods = rankedFoods(roots)
  const category = categoryOf(all, foods, context, name, basis)
  return {
    category,
    fruit: fruitOf(foods, category === 'fats' ? isOilOfFruit : () => false),
    isWithoutFibre:
      foods.every(item => item.food !== undefined && !mayContainFibre(item)) && foods.length > 0,
    hasSweeteners: all.some(item => item.kind === 'additive' && isOfClass('sweetener')(item)),
  }
}

function categoryOf(
  all: readonly Item[],
  foods: readonly Item[],
  context: ProductContext,
  name: string,
  basis: KnownAmounts['basis'],
): NutriScore['category'] {
  const [first] = foods
  const isPlain = all.length > 0 && all.every(item => item.food === 'water')
  if (isPlain) return 'water'
  const isFat = (item: Item | undefined) =>
    item !== undefined && (item.food === 'oil' || item.food === 'satfat') && FATTY.test(item.words)
  const isNut = (item: Item) => NUTS.test(item.words) && item.food !== 'oil'
  if (isFat(first) && !foods.slice(1, 3).some(item => item.food === 'sugar' || item.food === 'refined'))
    return 'fats'
  if (
    first &&
    isNut(first) &&
    foods.every(item => isNut(item) || item.food === 'salt' || item.food === 'oil')
  )
    return 'fats'
  if (context.cheese || (isNamedCheese(name) && first?.food === 'whole')) return 'cheese'
  if (basis === 'ml' && !CONDIMENT.test(name) && !context.saltyCondiment && !SOUP.test(name))
    return 'beverage'
  if (first && RED_MEAT.test(first.words)) return 'redMeat'
  return 'general'
}

const mayContainFibre = ({ food, words }: Item) =>
  !(
    food === 'sugar' ||
    food === 'salt' ||
    food === 'sauce' ||
    food === 'satfat' ||
    food === 'oil' ||
    food === 'hydro' ||
    food === 'culture' ||
    food === 'water'
  ) && !ANIMAL.test(words)

const isFruitLike = (item: Item) =>
  (item.food === 'whole' || item.food === undefined || item.food === 'neutral') &&
  !ANIMAL.test(item.words) &&
  !GRAIN.test(item.words) &&
  !NUTS.test(item.words)

/** Oils of olives and avocados count as the fruit they are pressed from, in fats and oils only. */
const isOilOfFruit = ({ words }: Item) => /橄榄油|牛油果油|鳄梨油|(?:olive|avocado) oil/.test(words)

/** An ingredient of rank n is no more than a part in n: only the first ones can be much of the product. */
function fruitOf(foods: readonly Item[], isOil: (item: Item) => boolean): Range {
  let least = 0
  let most = 0
  foods.forEach((item, rank) => {
    if (foods.length === 1 && isOil(item)) least = 100
    if (!isFruitLike(item) && !isOil(item)) return
    const amount = item.ingredient.amount
    const declared = amount?.unit === '%' && item.food === 'whole' ? amount.value : undefined
    least += declared !== undefined && amount?.bound !== 'atMost' ? declared : 0
    most += declared !== undefined && amount?.bound !== 'atLeast' ? declared : 100 / (rank + 1)
  })
  return { least: Math.min(100, least), most: Math.min(100, Math.max(least, most)) }
}

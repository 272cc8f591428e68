import type { Knowledge } from '../../knowledge/index.ts'
import { isOfClass } from '../matching/substance-classes.ts'
import { LEVEL_LIMITS } from '../nutrition/judged/levels.ts'
import type { KnownAmounts } from '../nutrition/known-amounts.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import { fold } from '../text/normalize.ts'
import {
  CONDIMENT,
  CONDIMENT_CATEGORY,
  DRINK,
  DRINK_CATEGORY,
  FRIED,
  FRIED_CATEGORY,
  FROM_MONTHS,
  FRUIT_SYRUP,
  INFANT,
  INFANT_CATEGORY,
  isNamedCheese,
  LIQUID_FOOD,
  MEAT,
  MEAT_CATEGORY,
  NOT_CONDIMENT,
  NOT_DRINK,
  NOT_FRIED,
  SOUR_JUICE,
  SUGARED_FRUIT,
} from './product-kinds.ts'

/** What kind of product this is, as far as its name, its standard and the list itself tell. */
export interface ProductContext {
  sugarDrink: boolean
  /** Dried or candied fruit, jam or condensed milk: a whole food first, sugar second, little water left. */
  sugaredFruit: boolean
  /** Fruit and water cooked to a syrup or a paste, by its name. */
  fruitSyrup: boolean
  processedMeat: boolean
  deepFried: boolean
  infant: boolean
  saltyCondiment: boolean
  /** Cheese whose list starts from milk. */
  cheese: boolean
  /** Sold by volume and no drink: a sauce, an oil, mayonnaise, honey. */
  liquidFood: boolean
}

interface NamedProduct {
  name?: string | undefined
  standard?: string | undefined
  text?: string
  /** What the nutrition table says for certain. */
  known?: KnownAmounts | undefined
}

/** Nutrition claims, GB 28050 and EU 1924/2006: no more sugars than this in 100 g or 100 ml is free of sugar. */
const SUGAR_FREE = 0.5
/** No drink has the energy of this many kJ in 100 ml. */
const MOST_OF_DRINK = 1200

/**
 * Reads the product's kind. Every sign of the list counts against the product and none for it, so that one more additive can
 * never lift a burden; a value of the table overrules what the list only suggests. The text of the label is folded already.
 */
export function detectProductContext(
  knowledge: Knowledge,
  roots: readonly Item[],
  product: NamedProduct,
): ProductContext {
  const context = contextOfList(knowledge, roots, product)
  const { of, basis } = product.known ?? { of: {}, basis: 'g' }
  const name = fold(product.name ?? '').text
  const [first] = rankedFoods(roots)
  const isSugarFree = of.sugars !== undefined && of.sugars <= SUGAR_FREE
  const isLowInSalt = of.salt !== undefined && of.salt <= LEVEL_LIMITS[basis].salt.low
  const saltyCondiment = context.saltyCondiment && !isLowInSalt
  return {
    ...context,
    sugarDrink: context.sugarDrink && !isSugarFree,
    saltyCondiment,
    liquidFood:
      basis === 'ml' &&
      (saltyCondiment ||
        (LIQUID_FOOD.test(name) && !DRINK.test(name)) ||
        isFat(first) ||
        (of.energy ?? 0) >= MOST_OF_DRINK),
  }
}

function contextOfList(
  knowledge: Knowledge,
  roots: readonly Item[],
  product: NamedProduct,
): Omit<ProductContext, 'liquidFood'> {
  const name = fold(product.name ?? '').text
  const { text = '' } = product
  const category = knowledge.standard(product.standard ?? '')?.category ?? ''
  const all = flattenItems(roots)
  const foods = rankedFoods(roots)
  const has = (test: (item: Item) => boolean) => all.some(test)
  const first = foods[0]
  const second = foods[1]
  const [lead, next] = openedFoods(roots, foods)
  const isNamed = (is: RegExp, not: RegExp) => is.test(name) && !not.test(name)

  const fizzy = has(
    item =>
      isOfClass('carbonDioxide', 'caffeine')(item) ||
      item.canonical === '牛磺酸' ||
      item.canonical === 'taurine' ||
      /^(?:carbonated|sparkling|soda)|碳酸(?:饮用)?水|苏打水/.test(item.words),
  )
  const brewed = has(
    item =>
      /茶(?!多酚|籽)|咖啡|可乐果|\btea\b|coffee|guarana|mate\b/.test(item.words) && item.kind === 'food',
  )
  // A label without its name: water, sugar, juice and nothing that would make it a sauce, a soup or a sweet.
  const juice =
    foods.some(item => /汁|果浆|juice|nectar/.test(item.words)) &&
    foods.every(item => item.food === 'sugar' || item.food === 'whole' || item.food === 'neutral')
  const isDrink =
    !NOT_DRINK.test(name) && (DRINK.test(name) || DRINK_CATEGORY.has(category) || fizzy || brewed || juice)
  const wet = firstFood(roots)?.food === 'water'
  const sweet = [lead, next].some(item => item?.food === 'sugar' && !SOUR_JUICE.test(item.words))

  const sulphited = has(isOfClass('sulphite'))
  const sugaredFruit =
    !wet &&
    first?.food === 'whole' &&
    second?.food === 'sugar' &&
    (SUGARED_FRUIT.test(name) || (sulphited && foods.length <= 4))

  const meaty = foods.slice(0, 3).some(item => isMeat(item))
  // Celery that bacteria have worked on brings the nitrite of `uncured` meat.
  const cured =
    has(isOfClass('nitrite')) ||
    SAYS_UNCURED.test(text) ||
    has(item => /(?:cultured|fermented) celery|celery juice(?: powder)?\b|发酵芹菜/.test(item.words))
  const smoked = has(item => /烟熏|\bsmoke/.test(item.words))

  return {
    sugarDrink: wet && sweet && isDrink,
    sugaredFruit,
    fruitSyrup:
      FRUIT_SYRUP.test(name) &&
      foods.length <= 3 &&
      foods.every(item => item.food !== 'sugar') &&
      first?.food === 'whole',
    processedMeat:
      isNamed(MEAT, /味|风味|flavou?r|素|植物/) && foods.slice(0, 4).some(isMeat)
        ? true
        : (meaty && (cured || smoked)) || isSugaredMeat(foods, all) || (MEAT_CATEGORY.has(category) && meaty),
    deepFried:
      isNamed(FRIED, NOT_FRIED) ||
      FRIED_CATEGORY.has(category) ||
      (!NOT_FRIED.test(name) && (isFriedPotato(foods) || hasFriedNoodles(roots))),
    infant: INFANT.test(name) || INFANT_CATEGORY.has(category) || FROM_MONTHS.test(text),
    saltyCondiment:
      isNamed(CONDIMENT, NOT_CONDIMENT) ||
      CONDIMENT_CATEGORY.has(category) ||
      NAMED_AS_PICKLES.test(text) ||
      (wet && isSoySauce(foods)) ||
      (first?.food === 'salt' && roots.indexOf(first) <= mostBeforeSalt),
    cheese: isCheese(foods, all, name),
  }
}

/** A powder of many additives with a little salt, its only food, at the end is no condiment. */
const mostBeforeSalt = 2

/** A line that tells the kind of product: 即食酱腌菜, 产品类别：酱腌菜（盐渍菜）. */
const NAMED_AS_PICKLES =
  /(?:^|\n)\s*(?:(?:产品|食品)?(?:类[型别]|名称)\s?:\s?)?[\u4e00-\u9fff]{0,4}酱腌菜\s*(?:\(|$|\n)/

/** What American packs say of meat that is cured with the nitrite of vegetables. */
const SAYS_UNCURED =
  /\buncured\b|no (?:added )?nitr[ai]tes?\b|nitr[ai]tes? [^.\n]{0,40}(?:naturally occurring|celery)/

/** The foods of the list; those of its first compound, where the label names the product by it and opens it. */
function openedFoods(roots: readonly Item[], foods: readonly Item[]): readonly Item[] {
  const [first] = roots
  return first && first.role === undefined && namesWhole(first) ? rankedFoods(first.children) : foods
}

/** The name of the product itself with its list in brackets: of no kind of food, or a drink of water: kombucha (water, sugar, tea). */
const namesWhole = ({ food, words, children }: Item): boolean =>
  children.length > 0 &&
  (food === undefined ||
    (children[0]?.food === 'water' &&
      /kombucha|康普茶|\b(?:drink|beverage|soda)\b|饮[料品]|汽水/.test(words)))

/** Jerky needs no nitrite: meat, then sugar, then salt, and no water to make it a dish. */
function isSugaredMeat([first, second, ...others]: readonly Item[], all: readonly Item[]): boolean {
  return (
    first !== undefined &&
    isMeat(first) &&
    second?.food === 'sugar' &&
    all.every(item => item.food !== 'water') &&
    others.slice(0, 3).some(({ food }) => food === 'salt' || food === 'sauce')
  )
}

function isFriedPotato([first, second, third]: readonly Item[]): boolean {
  return (
    first !== undefined &&
    /马铃薯|土豆|potato/.test(first.words) &&
    !/粉|全粉|泥|淀粉|flake|starch|flour/.test(first.words) &&
    (isFat(second) || isFat(third))
  )
}

function hasFriedNoodles(roots: readonly Item[]): boolean {
  return roots.some(
    root =>
      root.role === 'section' &&
      /面饼|面块|noodle/.test(root.words) &&
      root.children
        .filter(child => child.kind === 'food')
        .slice(0, 3)
        .some(isFat),
  )
}

/** Milk becomes cheese by rennet and salt, or by its name. */
function isCheese(foods: readonly Item[], all: readonly Item[], name: string): boolean {
  const [first] = foods
  return (
    first?.food === 'whole' &&
    /乳|奶|\bmilk\b/.test(first.words) &&
    foods.some(({ food }) => food === 'salt') &&
    (isNamedCheese(name) || all.some(item => /凝乳酶|rennet|chymosin|\benzymes?\b/.test(item.words)))
  )
}

function isSoySauce(foods: readonly Item[]): boolean {
  const top = foods.slice(0, 5)
  return (
    top.some(item => /大豆|黄豆|豆粕|soybean/.test(item.words) && item.food === 'whole') &&
    top.some(item => /小麦|麸皮|面粉|wheat/.test(item.words)) &&
    top.some(item => item.food === 'salt')
  )
}

/** Whether the label lists water, so that something may be the most of the rest. */
export const listsWater = (all: readonly Item[]): boolean => all.some(({ food }) => food === 'water')

/** All items, parents before children. Nesting is bounded, so the recursion is too. */
export function flattenItems(items: readonly Item[], into: Item[] = []): Item[] {
  for (const item of items) {
    into.push(item)
    flattenItems(item.children, into)
  }
  return into
}

/** The foods of the product in their order, sections opened, water and additives left out. */
export function rankedFoods(roots: readonly Item[]): Item[] {
  const foods: Item[] = []
  const visit = (items: readonly Item[]) => {
    for (const item of items) {
      if (item.role === 'section') visit(item.children)
      else if (item.role === undefined && !item.underAdditives && isRanked(item)) foods.push(item)
    }
  }
  visit(roots)
  return foods
}

/** Additives, nutrients and water take no rank; a seasoning that is an additive by substance takes none either. */
function isRanked(item: Item): boolean {
  return (
    (item.kind === 'food' || item.kind === 'unknown' || item.kind === 'culture') &&
    item.food !== 'water' &&
    !item.substance
  )
}

function firstFood(roots: readonly Item[]): Item | undefined {
  // Kombucha culture, water, sugar: a drink of water all the same.
  let first = roots.find(({ kind, food }) => kind !== 'culture' && food !== 'culture')
  while (first && (first.role === 'section' || namesWhole(first)) && first.children[0])
    first = first.children[0]
  return first
}

function isFat(item: Item | undefined): boolean {
  return item !== undefined && (item.food === 'oil' || item.food === 'satfat' || item.food === 'hydro')
}

/** Meat as the main food of sausages, ham and jerky. */
export function isMeat(item: Item): boolean {
  return (
    (item.food === 'whole' || item.food === 'neutral') &&
    /肉|猪|牛(?!乳|奶|油果)|鸡(?!蛋|精|粉)|鸭|羊(?!乳|奶)|pork|beef|chicken|turkey|\bmeat|lamb|\bham\b|bacon/.test(
      item.words,
    )
  )
}

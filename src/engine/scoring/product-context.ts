import type { Knowledge } from '../../knowledge/index.ts'
import { isOfClass } from '../matching/substance-classes.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import { fold } from '../text/normalize.ts'

/** What kind of product this is, as far as its name, its standard and the list itself tell. */
export interface ProductContext {
  sugarDrink: boolean
  processedMeat: boolean
  deepFried: boolean
  infant: boolean
  saltyCondiment: boolean
}

const DRINK =
  /饮料|汽水|可乐|雪碧|苏打|气泡水|茶饮|奶茶|柠檬茶|红茶|绿茶|乌龙茶|凉茶|果汁|橙汁|果味水|维生素水|能量|运动饮|功能饮|酸梅汤|果饮|\bdrink|\bsoda\b|\bcola\b|\btea\b|juice|lemonade|beverage|tonic|ginger ale|energy|sparkling|soft drink/
const NOT_DRINK =
  /固体饮料|果冻|布丁|冰淇淋|雪糕|冰棍|罐头|糖水|酱|醋|粉|冲剂|饼|糖果|软糖|蛋糕|popsicle|jelly|gummies|candy|powder|sorbet|biscuit|cookie/
const MEAT =
  /火腿|香肠|腊肠|腊肉|培根|午餐肉|热狗|肉脯|肉干|肉松|腊味|熏肉|烤肠|红肠|肉枣|亲亲肠|咸肉|\bham\b|\bbacon\b|sausage|salami|hot ?dog|frankfurter|jerky|pepperoni|luncheon meat|bologna|chorizo|prosciutto|wiener|kielbasa|bratwurst/
const FRIED =
  /油炸|(?<!非油炸)方便面|薯片|薯条|马铃薯片|土豆片|炸鸡|炸|虾片|虾条|锅巴|麻花|油条|沙琪玛|萨其马|干脆面|猫耳朵|江米条|potato chips|\bcrisps\b|french fries|\bfried\b|tortilla chips|corn chips|instant noodle|\bramen\b|nuggets|\bchips\b|cheese puffs|pork rinds/
const NOT_FRIED = /非油炸|烘焙|烤薯片|baked|air.?fried|non.?fried|chocolate chips?|granola|cookie/
const INFANT = /婴|幼儿|宝宝|儿童辅食|辅食|\bbaby\b|\binfants?\b|\btoddlers?\b|stage \d/
const CONDIMENT =
  /酱油|生抽|老抽|蚝油|豆瓣|黄豆酱|甜面酱|面酱|大酱|豆豉|辣椒酱|辣酱|剁椒|酱菜|酱腌菜|榨菜|泡菜|咸菜|腌菜|腐乳|鸡精|鸡粉|味精|调味料|调味粉|调味汁|蒸鱼豉油|鱼露|虾酱|火锅底料|底料|浓汤宝|高汤|汤块|料汁|卤料|烧烤料|调味酱|soy sauce|\btamari\b|fish sauce|bouillon|stock cube|seasoning|pickle|\bmiso\b|hot pot base|oyster sauce|gochujang|soup base/
const NOT_CONDIMENT =
  /番茄酱|沙拉酱|果酱|花生酱|芝麻酱|巧克力酱|蛋黄酱|味(?:方便面|薯片|饼干|面)|方便面|薯片|马铃薯片|饼干|面筋|peanut|chips|noodle|cracker|chicken pieces/

const DRINK_CATEGORY = new Set([
  '碳酸饮料',
  '果汁',
  '含乳饮料',
  '茶饮料',
  '运动饮料',
  '饮料',
  '咖啡饮料',
  '植物饮料',
  '豆奶',
])
const MEAT_CATEGORY = new Set(['火腿肠', '火腿', '腊肠', '肉干', '肉脯', '熟肉制品'])
const FRIED_CATEGORY = new Set(['薯片'])
const INFANT_CATEGORY = new Set(['婴幼儿谷类', '婴幼儿罐装', '1段奶粉', '3段奶粉'])
const CONDIMENT_CATEGORY = new Set([
  '酱油',
  '黄豆酱',
  '蚝油',
  '鸡精',
  '复合调味料/火锅底料',
  '油辣椒',
  '酱腌菜',
  '味精',
])

/**
 * Reads the product's kind. Every sign counts against the product and none for it, so that one more additive in the
 * list can never lift a burden.
 */
export function detectProductContext(
  knowledge: Knowledge,
  roots: readonly Item[],
  product: { name?: string | undefined; standard?: string | undefined },
): ProductContext {
  const name = fold(product.name ?? '').text
  const category = knowledge.standard(product.standard ?? '')?.category ?? ''
  const all = flattenItems(roots)
  const foods = rankedFoods(roots)
  const has = (test: (item: Item) => boolean) => all.some(test)
  const first = foods[0]
  const second = foods[1]
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
  const sweet = first?.food === 'sugar' || second?.food === 'sugar'

  const meaty = foods.slice(0, 3).some(item => isMeat(item))
  const cured = has(isOfClass('nitrite'))
  const smoked = has(item => /烟熏|\bsmoke/.test(item.words))
  const potato =
    first !== undefined &&
    /马铃薯|土豆|potato/.test(first.words) &&
    !/粉|全粉|泥|淀粉|flake|starch|flour/.test(first.words) &&
    (isFat(second) || isFat(foods[2]))
  const noodles = roots.some(
    root =>
      root.role === 'section' &&
      /面饼|面块|noodle/.test(root.words) &&
      root.children
        .filter(child => child.kind === 'food')
        .slice(0, 3)
        .some(isFat),
  )
  const soySauce =
    wet &&
    foods.slice(0, 5).some(item => /大豆|黄豆|豆粕|soybean/.test(item.words) && item.food === 'whole') &&
    foods.slice(0, 5).some(item => /小麦|麸皮|面粉|wheat/.test(item.words)) &&
    foods.slice(0, 5).some(item => item.food === 'salt')

  const saltFirst = first?.food === 'salt'

  return {
    sugarDrink: wet && sweet && isDrink,
    processedMeat:
      isNamed(MEAT, /味|风味|flavou?r|素|植物/) && foods.slice(0, 4).some(isMeat)
        ? true
        : (meaty && (cured || smoked)) || (MEAT_CATEGORY.has(category) && meaty),
    deepFried:
      isNamed(FRIED, NOT_FRIED) ||
      FRIED_CATEGORY.has(category) ||
      (!NOT_FRIED.test(name) && (potato || noodles)),
    infant: INFANT.test(name) || INFANT_CATEGORY.has(category),
    saltyCondiment:
      isNamed(CONDIMENT, NOT_CONDIMENT) || CONDIMENT_CATEGORY.has(category) || soySauce || saltFirst,
  }
}

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
  const first = roots[0]
  return first?.role === 'section' ? first.children[0] : first
}

function isFat(item: Item | undefined): boolean {
  return item !== undefined && (item.food === 'oil' || item.food === 'satfat' || item.food === 'hydro')
}

function isMeat(item: Item): boolean {
  return (
    (item.food === 'whole' || item.food === 'neutral') &&
    /肉|猪|牛(?!乳|奶|油果)|鸡(?!蛋|精|粉)|鸭|羊(?!乳|奶)|pork|beef|chicken|turkey|\bmeat|lamb|\bham\b|bacon/.test(
      item.words,
    )
  )
}

import type { Folded } from '../text/normalize.ts'

/** Where a label begins to say what the product is made of or contains. */
const LIST_HEADER =
  /^\s*(?:(?:[\u4e00-\u9fff]{1,6} ?)?配\s?料|原\s?料|食品配料|产品配料|成\s?[分份]|内容物(?:名称)?\s?:|[^\n,:]{0,30}\bingredients?\b|[^\n]{0,30}\bnutrition(?:al)? (?:facts|information)|营养(?:成分|标示|资料))/m

/** Text above a list that is no product name: other fields, claims, warnings, weights, dates, addresses. */
const NO_TITLE =
  /[:;,、。?%@|·•<>≥≤]|!$|!\s*[^\p{L}]*$|配料|营养|净含量|规格|标准|许可|生产|地址|电话|保质|贮|储|提示|警示|注意|食用(?!植物|调和|油|菌)|含有|不添加|无添加|产品|公司|产地|类别|食品$|www|net w|nutrition|allerg|contain|serving|best before|made with|suitable|\d{5,}/u

// 宝宝秋梨膏 无添加蔗糖: what a title says that the product has not.
const CLAIMS_OF_TITLE =
  /(?:\s+(?:[不未无零0]\s?(?:添加|含)\S{0,8}|(?:[0零无]\s?(?:防腐剂|色素|香精|蔗糖|糖|脂肪?|卡))+))+$/

/** What a title ends in when it says what the product is, as the last character of its Chinese name or a word of its English one. */
const FOOD_ZH =
  /[饼糕酥派包面粉饭粥羹酱汁油醋酒饮料品水茶啡铁奶乳酪棒条干脯梅糖果冻丁淋片仁子豆浆腐肉肠丸排鱼丝虾蟹苔罐汤盒线菜榄枣蜜麦芋蛋翅爪脖鸭鸡圆饺粽司粒卷球串薯脆糊胶贝栗笋菇]$/
const FOOD_EN =
  /\b(?:crisps|chips|crackers?|cookies?|biscuits?|digestives?|bread|loaf|rolls?|bagels?|buns?|cakes?|muffins?|pies?|pastr(?:y|ies)|brownies?|granola|muesli|cereal|oats|oatmeal|porridge|bars?|yogh?urts?|milk|drink|juice|water|tea|coffee|latte|chai|cola|soda|lemonade|smoothie|cheese|cheddar|butter|spread|margarine|ice cream|sandwich(?:es)?|lollies|chocolates?|cand(?:y|ies)|gums|gummies|jelly|sweets|worms|snakes|mints|chews|caramels?|toffee|sauce|ketchup|mayonnaise|mustard|dressing|dip|hummus|hommus|houmous|salsa|pesto|soup|broth|stock|noodles?|ramen|pasta|shells|spaghetti|rice|curry|kit|pizza|burgers?|quarter pounders|sausages?|bacon|ham|jerky|nuggets|chicken|beef|pork|fish|shrimps?|prawns?|tuna|salmon|mackerel|sardines|fillets|tofu|tempeh|nuts|almonds|peanuts|mix|raisins|apricots|sultanas|fruit|dates|jam|honey|syrup|oil|vinegar|beans|peas|lentils|fries|sticks|stix|strips|bites|balls|puffs|popcorn|pretzels|seaweed|kaya|bhujia|namkeen|powder|premix|pickles?|kimchi|fingers|creamer|shake|beverage|assortment|slab)\b/

/** A line without the claims that end it. */
const bare = (line: string): string => line.trim().replace(CLAIMS_OF_TITLE, '')

const isTitle = (title: string): boolean => {
  const letters = title.replace(/[^\p{L}]/gu, '').length
  const isLatin = /^[\x20-\u024f]*$/.test(title)
  return letters >= (isLatin ? 3 : 2) && title.length <= (isLatin ? 80 : 40) && !NO_TITLE.test(title)
}

const namesFood = (title: string): boolean =>
  FOOD_ZH.test(title.replace(/\s*\([^()]*\)/g, '').trim()) || FOOD_EN.test(title)

/**
 * The title of a label that has no field for its name: the first line above the list, when it is short and says nothing else; where it
 * is the name of a brand, with the line below it that says what the product is. `text` and its folded view have the same lines.
 */
export const titleOf = (text: string, folded: Folded): string => {
  const header = LIST_HEADER.exec(folded.text)
  if (!header) return ''
  const lines: { start: number; title: string; line: string }[] = []
  let start = 0
  for (const line of folded.text.slice(0, header.index).split('\n')) {
    if (line.trim() !== '') lines.push({ start, line, title: bare(line) })
    start += line.length + 1
  }
  const printed = ({ start: at, line, title }: (typeof lines)[number]): string => {
    const from = at + line.indexOf(title)
    return text.slice(folded.at[from] ?? 0, folded.at[from + title.length] ?? text.length)
  }
  const at = lines.slice(0, 3).findIndex(({ title }) => isTitle(title))
  const [first, second] = lines.slice(Math.max(0, at))
  if (!first || at < 0) return ''
  if (namesFood(first.title)) return printed(first)
  if (second && isTitle(second.title) && namesFood(second.title))
    return `${printed(first)} ${printed(second)}`
  // In the middle of other texts the first line is no title for being short.
  return at > 0 || lines.length > LINES_ABOVE ? '' : printed(first)
}

const LINES_ABOVE = 4

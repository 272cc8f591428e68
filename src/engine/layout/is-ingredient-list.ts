import type { Node } from '../parsing/syntax-node.ts'
import type { Layout } from './find-lists.ts'

const RECEIPT =
  /合计|小计|收银|找零|实收|应收|单价|数量|[¥￥][^¥￥]*[¥￥]|\$\s?\d|total|subtotal|change due|\bcash\b|visa|receipt|invoice|谢谢惠顾|收款|微信支付|支付宝/
const NUTRITION =
  /营养素参考值|nrv|千焦|\bkj\b|kcal|碳水化合物|daily value|total fat|serving|每100|蛋白质\s*\d|脂肪\s*\d/g

/** What detergents, creams, medicines, feeds and paints are made of and called: their lists have headings and known names as well. */
export const NOT_FOOD =
  /表面活性剂|月桂醇(?:聚醚|硫酸)|椰油酰胺|苯氧乙醇|鲸蜡硬脂|矿油|洗衣[液粉皂凝]|洗发[水露乳]|沐浴[露乳]|洗洁精|护手霜|牙膏|适应症|不良反应|对乙酰氨基酚|丙烯酸乳液|分析纯|化学纯|surfactant|laureth sul(?:f|ph)ate|laundry detergent|shampoo|phenoxyethanol|cetearyl|acetaminophen|paracetamol/

// What an analysis of feed states; the list of a feed has a heading.
const FEED = /粗蛋白|粗纤维|crude (?:protein|fib)/

/** Words of sentences; a list names things and says nothing of them. */
export const SAYS =
  /[我你她它]|他们|等(?=[\u4e00-\u9fff])|[的是吃喝把被]|可以|可选|都是|应[少当该]|不宜|加[入水]|选用|采用|包括|分为|例如|比如|内含|价格|记者|专家|观察|\b(?:is|are|was|were|such|like|more|the|this|that|we|you|with|your|enjoy|recommend|rose|fell)\b/
// 酱油2勺: no pack is worded like this, under any heading.
const SPOONS = /\d\s?[勺匙杯碗](?!\/)|\b\d+\s(?:cups?|tbsp|tsp)\b/g
// 低筋面粉 85克, 2 eggs, 1 cup milk: what a recipe says beside its foods.
const MEASURES = /\d\s?(?:克|个|勺|匙|杯|碗)(?!\/)|\b\d+\s(?:cups?|tbsp|tsp|eggs?)\b/g

const PROSE =
  /我们|你|我|他们|她|今天|昨天|然后|时候|因为|所以|如果|但是|可以|就是|什么|怎么|欢迎|免费|[早午晚]餐|内含|顺序|\b(?:is|are|was|were|the|this|that|we|you|they|my|your|then|but|because)\b/

/** A list of one name is no longer than this, in characters of Chinese and of English. */
const LONGEST_SINGLE = { zh: 40, en: 90 }

const longestSingle = (source: string) =>
  /\p{Script=Han}/u.test(source) ? LONGEST_SINGLE.zh : LONGEST_SINGLE.en

/** What lists say of their names, in words of sentences: `contains one or more of the following`, `enriched with niacin`. */
const WORDING =
  /\b(?:(?:one|any) or more of|(?:each |any |all |one )?of the following|the following(?: ingredients)?|(?:not )?more than|\d+ ?% (?:of|by) (?:the )?(?:total )?weight is added ingredients?|(?:reduced|diluted) (?:with (?:[a-z]+ )?water )?to \d+(?:\.\d+)? ?% acid(?:ity)?|(?:in|from|on) the|and that'?s (?:it|all)|(?:enriched|fortified|cured|brewed|prepared|processed|treated|coated|dusted|glazed|seasoned|sweetened|flavou?red|colou?red|preserved|blended|made|roasted|fried|cooked|dried|infused|reduced|thickened|stabili[sz]ed|standardi[sz]ed) with|with (?:the |its |no )?(?:added|attached|skins?|salt|water|other|mother|rib meat|bones?|shells?|pulp|natural))\b/g

/** Known names of a list for each place in it that words of a sentence may stand at: fewer, and it is a text about food. */
const NAMES_PER_SENTENCE_WORD = 8

/**
 * Whether what was taken for lists is one. A heading, or names that stand close together, is enough; any other text is judged by
 * its names and by what speaks against them: receipts, recipes, nutrition tables and prose are none.
 */
export function isIngredientList(source: string, layout: Layout, nodes: readonly Node[]): boolean {
  const leaves = leafNodesOf(nodes)
  if (leaves.length === 0 || NOT_FOOD.test(source)) return false
  const known = leaves.filter(
    node =>
      node.strength === 'exact' || node.strength === 'head' || (node.suspected?.confidence ?? 0) >= 0.75,
  ).length
  const lists = layout.lists.map(({ start, end }) => source.slice(start, end)).join('\n')
  if ((lists.match(SPOONS)?.length ?? 0) >= 2) return false
  if (FEED.test(source) && !layout.lists.some(list => list.introduced)) return false
  if (layout.lists.some(list => list.introduced || list.isDense)) return known > 0 || leaves.length >= 2
  if (RECEIPT.test(source) || (lists.match(MEASURES)?.length ?? 0) >= 2) return false
  if ((source.match(NUTRITION)?.length ?? 0) >= 2) return false
  if (sentenceWords(source, leaves) * NAMES_PER_SENTENCE_WORD > known) return false
  if (leaves.length === 1)
    return /^(?:exact|head)$/.test(leaves[0]?.strength ?? '') && source.trim().length <= longestSingle(source)
  const prices = source.match(/\d+\.\d{2}(?!\d|\s*%)/g)?.length ?? 0
  if (prices * 3 >= leaves.length) return false
  return known / leaves.length >= 0.6
}

const [EACH_SAYS, EACH_PROSE] = [new RegExp(SAYS, 'g'), new RegExp(PROSE, 'g')]
const wordsOf = (text: string, pattern: RegExp) => text.replace(WORDING, ' ').match(pattern) ?? []

/** In how many places a text says something, rather than names it. */
function sentenceWords(source: string, leaves: readonly Node[]): number {
  const unsure = leaves.filter(({ strength }) => strength !== 'exact')
  const said = unsure.flatMap(({ start, end }) => wordsOf(source.slice(start, end), EACH_SAYS))
  return Math.max(said.length, wordsOf(source, EACH_PROSE).length)
}

function leafNodesOf(nodes: readonly Node[], into: Node[] = []): Node[] {
  for (const node of nodes) {
    if (node.children.length > 0) leafNodesOf(node.children, into)
    else if (node.role !== 'section') into.push(node)
  }
  return into
}

import type { Layout } from './locate.ts'
import type { Node } from './node.ts'

const RECEIPT =
  /合计|小计|收银|找零|实收|应收|单价|数量|[¥￥][^¥￥]*[¥￥]|\$\s?\d|total|subtotal|change due|cash|visa|receipt|invoice|谢谢惠顾|收款|微信支付|支付宝/
const NUTRITION =
  /营养素参考值|nrv|千焦|\bkj\b|kcal|碳水化合物|daily value|total fat|serving|每100|蛋白质\s*\d|脂肪\s*\d/g

/** What detergents and shampoos are made of and called: their lists have headings and known names as well. */
const NOT_FOOD =
  /表面活性剂|月桂醇聚醚|椰油酰胺|洗衣[液粉皂凝]|洗发[水露乳]|沐浴[露乳]|洗洁精|surfactant|laureth sul(?:f|ph)ate|laundry detergent|shampoo/

/** Whether a text without a heading is a list at all; receipts, nutrition tables and prose are not. */
const PROSE =
  /我们|你|我|他们|她|今天|昨天|然后|时候|因为|所以|如果|但是|可以|就是|什么|怎么|\b(?:is|are|was|were|the|this|that|we|you|they|my|your|then|but|because)\b/

export function looksLikeList(source: string, layout: Layout, nodes: readonly Node[]): boolean {
  const leaves = leavesOf(nodes)
  if (leaves.length === 0 || NOT_FOOD.test(source)) return false
  const known = leaves.filter(
    node =>
      node.strength === 'exact' || node.strength === 'head' || (node.suspected?.confidence ?? 0) >= 0.75,
  ).length
  if (layout.lists.some(list => list.introduced)) return known > 0 || leaves.length >= 2
  if (RECEIPT.test(source) || PROSE.test(source)) return false
  if ((source.match(NUTRITION)?.length ?? 0) >= 2) return false
  if (leaves.length === 1)
    return leaves[0]?.strength === 'exact' || (leaves[0]?.strength === 'head' && source.trim().length <= 40)
  const prices = source.match(/\d+\.\d{2}(?!\d|\s*%)/g)?.length ?? 0
  if (prices * 3 >= leaves.length) return false
  return known / leaves.length >= 0.6
}

function leavesOf(nodes: readonly Node[], into: Node[] = []): Node[] {
  for (const node of nodes) {
    if (node.children.length > 0) leavesOf(node.children, into)
    else if (node.role !== 'section') into.push(node)
  }
  return into
}

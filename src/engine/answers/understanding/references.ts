const ordinals: readonly [RegExp, number][] = [
  [/第一[个种项样]?|前一[个种]|前者|\bfirst\b|\bformer\b/, 0],
  [/第[二两][个种项样]?|\bsecond\b/, 1],
  [/第三[个种项样]?|(?<!\b(?:an?|one|two|1|2) )\bthird\b/, 2],
  [/第四[个种项样]?|\bfourth\b/, 3],
  [/第五[个种项样]?|\bfifth\b/, 4],
  [/最后[一]?[个种项样]|后一[个种]|后者|\blast one\b|\blatter\b/, -1],
]
const several =
  /它们|这些|那些|这几[个种]|那几[个种]|两者|这两[个种]|[两俩]个?(?=(?:有|是|之间|怎么)?.{0,2}(?:分工|各自|各有|分别|各管|配合|搭配|一起[加放用]))|(?<!\b(?:makes|making|turns|turning|keeps|gives|stops) )\bthem\b|\b(?:those|these|both)\b/
/** This yoghurt is the product, and nothing that was spoken of before. */
const ofProduct =
  '(?![\\u4e00-\\u9fff]{0,3}(?:奶|饮料|面包?|饼干?|糖果|软糖|零食|酱油|蚝油|[香烤腊热]肠|火腿|肉[脯干松]|鱼丸|薯片|辣条|果冻|布丁|糕|月饼|粽子|汤圆|饺|粥|汤|罐头|坚果|果干|话梅|巧克力|冰淇淋|雪糕|奶茶|咖啡|可乐|汽水|果汁|酒|豆干|豆腐|奶酪|芝士|蛋白[粉棒]|威化|派|泡芙|酥|产品|东西|食品))'
const pronoun = new RegExp(
  `它(?!里|的?里)|(?:这个|那个|这种|那种|该)${ofProduct}|前面|刚才|上面|^那(?=[?]|呢|安全|有害|能|可以|是|会|和|跟|与)|\\b(?:it|that)\\b|(?<!\\b(?:in|inside|bits? of|parts? of|rest of|stops?|make|makes) )\\bthis\\b`,
)

export type Reference = { type: 'ordinal'; at: number } | { type: 'last' } | { type: 'all' }

/** What a question points back to: the n-th thing of the last answer, the things spoken of, or nothing. */
export const reference = (text: string): Reference | null => {
  for (const [pattern, at] of ordinals) if (pattern.test(text)) return { type: 'ordinal', at }
  if (several.test(text)) return { type: 'all' }
  return pronoun.test(text) ? { type: 'last' } : null
}

/** What a pack says of the product besides its list. */
export type Fact =
  | 'name'
  | 'brand'
  | 'maker'
  | 'standard'
  | 'shelf_life'
  | 'date'
  | 'storage'
  | 'origin'
  | 'net'
  | 'usage'
  | 'audience'
  | 'warning'
  | 'claims'
  | 'alcohol'
  | 'licence'
  | 'kind'
  | 'allergens'
  | 'contact'
  | 'address'

/** How questions name a fact; the first that fits counts. */
export const factWords: readonly { fact: Fact; pattern: RegExp }[] = [
  {
    fact: 'allergens',
    pattern:
      /(?:过敏|致敏)[原源物质者]*(?:的)?(?:提示|信息|声明|说明|标[示识注]|警告)|(?:过敏|致敏)[原源物质]*.{0,6}(?:怎么|有没有|写了?|标了?)(?:写|标|些|什么|啥)|allerg(?:y|en|ens|ic)? (?:advice|warnings?|statements?|information|info|notice)/g,
  },
  {
    fact: 'contact',
    pattern:
      /电话|热线|客服|(?:phone|telephone|contact|careline|helpline) ?(?:number|details|line)?\b(?=.{0,24}(?:call|number|ring|there|is|on|$))|how (?:do|can) i contact/g,
  },
  {
    fact: 'address',
    pattern:
      /(?:公司|厂|厂家|企业)?(?:的)?地址|(?:公司|厂|厂家|企业)(?:开)?(?:在)?哪(?:里|儿)|\baddress\b|where is the (?:company|factory|maker|manufacturer)/g,
  },
  {
    fact: 'date',
    pattern:
      /生产日期|哪天(?:生产|做)|(?:什么时候|几[号月])(?:的|生产|做)|when was (?:it|this) (?:made|produced|baked)|production date|批[号次]|(?:batch|lot) (?:number|no|code)/g,
  },
  {
    fact: 'shelf_life',
    pattern:
      /保质期?|保鲜期|此日期|(?:几个月|几天|多久)内?(?:吃|喝|用)完|[过隔].{1,3}[天月周].{0,3}(?:敢|能|还)[吃喝]|最佳(?:食用|饮用)?(?:日期|期)?前?|有效期|赏味期|过期|到期|保存期限?|(?:能|可以)(?:放|存|搁|摆|留)(?:多久|几天|几年|几周|到|多长|几个)|保?存(?:得|能)?(?:多久|几天|几个月|多长)|放(?:了)?(?:好)?几天|[放存]了.{1,5}(?:年|月|天|周|星期|礼拜)|\d+[号日].{0,8}(?:还能|能不能|能[吃喝]|可以[吃喝])|能放多久|shelf[ -]life|best before|expir\w*|use by|how long (?:does|do|is|are|will|can|would) .{0,24}(?:keep|last|good)|\bgo(?:es)? (?:out of date|off)\b|\bpast (?:its|the) date\b|\bbest[- ]by\b|\bgood (?:until|till)\b/g,
  },
  {
    fact: 'storage',
    pattern:
      /[几多][少]?度(?:以下)?(?:保存|存放|冷藏|放)|怎么(?:保存|存放|储存|贮存|放(?!多少)|搁)|保存方法|储存|贮存|存放|储藏|冷藏|冰箱|冷冻|常温|开封后?|开了?盖(?:子)?(?:之?后)?|开了?[罐袋瓶盒](?:之?后)?(?!即食)|放在外面|refrigerat\w*|\bfridge\b|\bstor(?:e|ed|age)\b|after opening|once opened|雪藏|[放存搁摆]在?哪(?:里|儿)?(?![个只种款包层])|\bwhere (?:should|do|can|must|to|would) .{0,12}(?:keep|put)\b|\bopened\b.{0,12}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|ago|week)|keep without/g,
  },
  {
    fact: 'origin',
    pattern:
      /产地|原产(?:地|国)|哪国|哪个国家(?:生产|产)|哪(?:里|儿)(?:出?生?产|做|来)的?|哪产的?|哪[里儿]出(?:的|$)|(?:什么|哪个?)地方(?:来|产|出|做|生产)|哪[里儿]来|入口货|(?:是不是|是否)入口(?!即)|产自|出产|国产的?|进口的?|哪里度?(?:出|产|整|做)|where (?:is|was|are|were) (?:it|this|these|they) (?:made|from|produced|grown)|(?<!\b(?:protein|sugars?|fat|salt|fib(?:re|er)|caffeine|calories|carbs)\b.{0,60})where (?:do|does) (?:it|this|these|they) come from|made where\b|(?:what|which) country (?:does|is|was|did)|country of origin|which country is it from|imported/g,
  },
  {
    fact: 'maker',
    pattern:
      /生产商|厂家|(?:厂|公司|企业)(?:[在是]|开在)哪|哪个(?:城市|省)|厂商|制造商|哪个厂|(?:什么|哪个?)地方的?(?:的)?厂|(?:什么|哪[里儿])的?厂|哪[个家](?:出|做|造|整)的?(?=$|[呀啊吗呢，,\s])|哪家(?:公司|厂|企业)|谁(?:家)?(?:生?产|做|出)的?|边间(?:公司|厂)|哪间(?:公司|厂)|经销商|公司(?:生产|做)|which (?:town|city|factory) |who (?:makes|made|produces|distributes|sells)|manufacturer|distributor|what company/g,
  },
  { fact: 'brand', pattern: /什么牌子|品牌|商标|what brand|\bbrand\b/g },
  {
    fact: 'net',
    pattern:
      /净含量|净重|多重|几克装|多少(?:毫升|升)|规格|多大一[包瓶盒袋]|多少克一[包瓶盒袋罐支]|[一每整][包瓶盒袋罐支](?:一?共?有|是)?多少克(?=$|[呀啊吗呢?，,\s])|how many grams (?:is|are|does|in)\b(?! (?:of|a day)).{0,12}(?:pack(?:et)?|bag|box|bottle|can|jar|tub|weigh)|一[盒包箱袋]几[袋包个条]|几[袋包]装|net weight|net wt|净重|有几重|how (?:big|heavy) is|how many ml|pack size|how much is in (?:the|a|this|one) (?:pack|packet|bag|box|bottle|can|jar|tub)|(?:what|how much) (?:does|do) (?:the|a|this|one|it|they) ?(?:pack|packet|bag|box|bottle|can|jar|tub)? ?weigh/g,
  },
  {
    fact: 'standard',
    pattern:
      /执行(?:的)?(?:什么)?标准|产品标准|标准(?:号|代号|编号)|按什么标准|是什么标准|(?<!(?:高|低|够|达|符合|无|零|[上到])[^，。]{0,8})标准(?=是什么|吗|呢|$)|product standard|which standard|what standard/g,
  },
  {
    fact: 'licence',
    pattern:
      /生产许可证?|sc ?(?:编号|号|码)|许可证号|(?:production )?licen[cs]e (?:number|no|code)|\bsc (?:number|code)/g,
  },
  {
    fact: 'usage',
    pattern:
      /水温|(?:要不要|用不用|需不需要|先|怎么|要)解冻|解冻(?:吗|后?(?:多久|怎么))|\b(?:thaw|defrost)\b|水.{0,3}(?:几|多少)度|多[热烫少]度?的?水|几度的?水|(?:how|what) (?:hot|temperature)/g,
  },
  {
    fact: 'alcohol',
    pattern:
      /酒精度|(?<!烟点|温度?|[水油煮炸烤])(?:多少度|几度)|度数|\babv\b|alcohol by volume|alcohol content/g,
  },
  { fact: 'warning', pattern: /警示语?|警告|提示语|温馨提示|提醒|\bwarnings?\b|warn about/g },
  { fact: 'claims', pattern: /宣称|卖点|宣传语|写了什么宣传|\bclaims\b/g },
  {
    fact: 'usage',
    pattern:
      /食用方法|饮用方法|冲调|^(?:这个?|它|那个?)?怎么弄(?:来)?(?:吃)?[呢啊]?$|怎么(?:吃|喝|泡|冲|煮|蒸|热|加热|烤|炸|炒|做熟|弄熟|做着吃)|要[煮蒸]吗|(?:什么时候|何时)(?:吃|喝|服)|[煮蒸泡烤](?:几|多少|多久)|几分钟|微波炉?|how (?:do|to|should) .{0,8}(?:cook|prepare|eat|use|make) (?:it|this)?|how long (?:to|do|does|should|must|will|shall) .{0,10}(?:cook|boil|steam|bake|heat|fry|grill|roast|simmer|air ?fry)|\bmicrowave\b/g,
  },
  {
    fact: 'audience',
    pattern:
      /适[合宜](?:什么|哪些|多大|几)(?:人群|的?人|年龄)?|适宜人群|不适宜人群|几个?月(?:可以|能|大|开始|起)|(?:几|多少)岁(?:先|才)?(?:可以|能|开始|起)|多大(?:的)?(?:孩子|小孩|宝宝|娃)?(?:开始|可以吃|能吃|才能)|what age|for which age|from how old|how old (?:do|does|must|should)/g,
  },
  {
    fact: 'name',
    pattern: /产品名|品名|叫什么(?:名字?)?|名称|what is it called|product name|name of the product/g,
  },
  { fact: 'kind', pattern: /产品类[型别]|食品类[型别]|product type/g },
]

/** Facts that are asked for by their words alone; the others are spoken of in passing. */
export const factsAskedByName: ReadonlySet<Fact> = new Set<Fact>([
  ...(['maker', 'standard', 'shelf_life', 'date', 'origin'] as const),
  ...(['net', 'licence', 'alcohol', 'contact', 'address'] as const),
])

/** Every fact of the pack that a question joins, in its order, three at most; a word belongs to the first fact that has it. */
export const factsIn = (text: string): Fact[] => {
  let rest = text
  const named = factWords.flatMap(({ fact, pattern }) => {
    const at = rest.search(pattern)
    if (at < 0) return []
    rest = rest.replace(pattern, hit => '·'.repeat(hit.length))
    return { fact, at }
  })
  const found = named.sort((a, b) => a.at - b.at).map(({ fact }) => fact)
  // How long it keeps and where it is kept are told together.
  const told = new Set(found)
  if (told.has('shelf_life')) told.delete('storage')
  return [...told].slice(0, 3)
}

/** The fact of the pack that a folded question names, null for none. */
export const factIn = (text: string): Fact | null =>
  factWords.find(({ pattern }) => text.search(pattern) >= 0)?.fact ?? null

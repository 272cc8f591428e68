import { createMayMatch, createReplacing } from '../../text/may-match.ts'
import { perText } from '../../text/per-text.ts'

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
  | 'pieces'
  | 'grade'

/** How questions name a fact; the first that fits counts. */
export const factWords: readonly { fact: Fact; pattern: RegExp }[] = [
  {
    fact: 'allergens',
    pattern:
      /会?(?:引起)?过敏的(?:东西|成分|配料)?(?:是|有)(?:什么|啥|哪)|(?:有|是)?(?:什么|啥|哪些)(?:东西|成分|配料)?(?:会|容易)(?:引起)?过敏|(?:过敏|致敏)[原源物质者]*(?:的)?(?:提示|信息|声明|说明|标[示识注]|警告)|(?:过敏|致敏)[原源物质]*.{0,6}(?:怎么|有没有|写了?|标了?)(?:写|标|些|什么|啥)|allerg(?:y|en|ens|ic)? (?:advice|warnings?|statements?|information|info|notice)/g,
  },
  {
    fact: 'contact',
    pattern:
      /电话|热线|客服|联系方式|(?:怎么|如何|怎样)(?:才能)?联系|(?:customer|consumer) (?:service|care|line|helpline)s?(?: number)?|(?:phone|telephone|contact|careline|helpline) ?(?:number|details|line)?\b(?=.{0,24}(?:call|number|ring|there|is|on|$))|how (?:do|can) i contact/g,
  },
  {
    fact: 'address',
    pattern:
      /(?:公司|厂|厂家|企业)?(?:的)?地址|厂址|(?:公司|厂|厂家|企业)(?:开)?(?:在)?哪(?:里|儿)|(?:公司|厂家?|企业)(?:开)?在哪(?=$|[呀啊呢吗，,\s])|\baddress\b|where is the (?:company|factory|maker|manufacturer)|where (?:are they|is the (?:company|maker|firm)) based|where (?:do|can|should) (?:i|we) write\b/g,
  },
  {
    fact: 'date',
    pattern:
      /生产日期|有效日期|到期日|哪天(?:到期|过期)|什么时候(?:到期|过期)|哪天(?:生产|做)|(?:什么时候|几[号月])(?:的|生产|做)|when was (?:it|this) (?:made|produced|baked)|production date|批[号次]|(?:batch|lot) (?:number|no|code)/g,
  },
  {
    fact: 'shelf_life',
    pattern:
      /保质期?|保鲜期|此日期|(?:几个月|几天|多久)内?(?:吃|喝|用)完|[过隔].{1,3}[天月周].{0,3}(?:敢|能|还)[吃喝]|最佳(?:食用|饮用)?(?:日期|期)?前?|有效期|赏味期|过期|到期|保存期限?|(?:能|可以)(?:放|存|搁|摆|留)(?:多久|几天|几年|几周|到|多长|几个)|保?存(?:得|能)?(?:多久|几天|几个月|多长)|放(?:了)?(?:好)?几天|[放存]了.{1,5}(?:年|月|天|周|星期|礼拜)|\d+[号日].{0,8}(?:还能|能不能|能[吃喝]|可以[吃喝])|能放多久|shelf[ -]life|best before|expir\w*|use by|how long (?:does|do|is|are|will|can|would) .{0,24}(?:keep|last|good)|^how long in (?:the|my) (?:freezer|fridge|cupboard)|\bgo(?:es)? (?:out of date|off)\b|\bpast (?:its|the) date\b|\bbest[- ]by\b|\bgood (?:until|till)\b/g,
  },
  {
    fact: 'storage',
    pattern:
      /[几多][少]?度(?:以下)?(?:保存|存放|冷藏|放)|(?:怎么|怎样|如何|点样)(?:保存|存放|储存|贮存|存|摆|放(?!多少)|搁)|搁哪(?:里|儿)?(?![个只种款包层])|保存方法|储存|贮存|存放|储藏|冷藏|冰箱|冷冻|常温|开封后?|开了?盖(?:子)?(?:之?后)?|开了?[罐袋瓶盒](?:之?后)?(?!即食)|放在外面|refrigerat\w*|\bfridge\b|\bstor(?:e|ed|age)\b|after opening|once opened|雪藏|[放存搁摆]在?哪(?:里|儿)?(?![个只种款包层])|\bwhere (?:should|do|can|must|to|would) .{0,12}(?:keep|put)\b|\bopened\b.{0,12}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|ago|week)|keep without|how (?:should|must|do|to|can|would) (?:i |we |you )?(?:it |this |these |they )?(?:be )?(?:kept|keep (?:it|this|these|them))\b|\bkeep (?:it|this|these|them) (?:cold|cool|chilled|frozen|dry)\b|\b(?:needs?|has|have) to be (?:kept )?(?:cold|chilled|frozen)\b/g,
  },
  {
    fact: 'origin',
    pattern:
      /产地|原产(?:地|国)|哪国|哪个国家(?:生产|产)|哪(?:里|儿)(?:出?生?产|做|来)的?|哪产的?|哪[里儿]出(?:的|$)|(?:什么|哪个?)地方(?:来|产|出|做|生产)|哪[里儿]来|入口货|(?:是不是|是否)入口(?!即)|产自|出产|国产的?|进口的?|哪里度?(?:出|产|整|做)|where (?:is|was|are|were) (?:it|this|these|they) (?:made|from|produced|grown)|where (?:is|was|are|were) (?:the|this|these) [a-z]+ (?:made|produced)(?! (?:of|from)\b)|(?<!\b(?:protein|sugars?|fat|salt|fib(?:re|er)|caffeine|calories|carbs)\b.{0,60})where (?:do|does) (?:it|this|these|they) come from|made where\b|(?:what|which) country (?:does|is|was|did)|country of origin|which country is it from|imported|\bmade in (?:the )?[a-z]+(?=\?|$| or\b)/g,
  },
  {
    fact: 'maker',
    pattern:
      /生产商|厂家|(?:厂|公司|企业)(?:[在是]|开在)哪|哪个(?:城市|省)|厂商|制造商|哪个厂|(?:什么|哪个?)地方的?(?:的)?厂|(?:什么|哪[里儿])的?厂|哪[个家](?:出|做|造|整)的?(?=$|[呀啊吗呢，,\s])|哪家(?:公司|厂|企业)|谁(?:家)?(?:生?产|做|出)的?|边间(?:公司|厂)|哪间(?:公司|厂)|经销商|公司(?:生产|做)|which (?:town|city|factory) |who(?: is|'s) the (?:maker|producer)|who (?:makes|made|produces|distributes|sells)|manufacturer|distributor|what company|(?:what|which) (?:firm|company|outfit|people) (?:made|makes?)|who(?: is|'s|s) behind (?:it|this|these|them)/g,
  },
  { fact: 'brand', pattern: /什么牌子|品牌|商标|what brand|\bbrand\b/g },
  {
    fact: 'net',
    pattern:
      /净含量|净重|多重|几克装|多少(?:毫升|升)|规格|多大一[包瓶盒袋]|多少克一[包瓶盒袋罐支]|[一每整][包瓶盒袋罐支](?:一?共?有|是)?多少克(?=$|[呀啊吗呢?，,\s])|how many grams (?:is|are|does|in)\b(?! (?:of|a day)).{0,12}(?:pack(?:et)?|bag|box|bottle|can|jar|tub|weigh)|一[盒包箱袋]几[袋包个条]|几[袋包]装|net weight|net wt|净重|有几重|(?<!每)[份分]量(?:是|有)?多[少大](?=$|[呀啊呢?，,\s])|how (?:big|heavy) is|how many ml|pack size|how much is in (?:the|a|this|one) (?:pack|packet|bag|box|bottle|can|jar|tub)|(?:what|how much) (?:does|do) (?:the|a|this|one|it|they) ?(?:pack|packet|bag|box|bottle|can|jar|tub)? ?weigh/g,
  },
  {
    fact: 'standard',
    pattern:
      /执行(?:的)?(?:什么|是?哪个)?标准|国标号|产品标准|标准(?:号|代号|编号)|按什么标准|是什么标准|(?<!(?:高|低|够|达|符合|无|零|[上到])[^，。]{0,8})标准(?=是什么|吗|呢|$)|product standard|standard (?:code|number|no\b)|which standard|what standard/g,
  },
  {
    fact: 'licence',
    pattern:
      /生产许可证?|sc ?(?:编号|号|码)|许可证(?:编)?号|(?:production )?licen[cs]e (?:number|no|code)|\bsc (?:number|code)/g,
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
      /食用方法|饮用方法|冲调|^(?:这个?|它|那个?)?怎么(?:弄|做|整)(?:来)?(?:吃)?[呢啊]?$|怎么(?:吃|喝|泡|冲|煮|蒸|热|加热|烤|炸|炒|做熟|弄熟|做着吃)|要[煮蒸]吗|(?:什么时候|何时)(?:吃|喝|服)|[煮蒸泡烤](?:几|多少|多久)|几分钟|微波炉?|how (?:do|to|should) .{0,8}(?:cook|prepare|eat|use|make) (?:it|this)?|how long (?:to|do|does|should|must|will|shall) .{0,10}(?:cook|boil|steam|bake|heat|fry|grill|roast|simmer|air ?fry)|\bmicrowave\b/g,
  },
  {
    fact: 'audience',
    pattern:
      /适[合宜](?:什么|哪些|多大|几)(?:人群|的?人|年龄)?|适宜人群|不适宜人群|几个?月(?:可以|能|大|开始|起)|(?:几|多少)岁(?:先|才)?(?:可以|能|开始|起)|多大(?:的)?(?:孩子|小孩|宝宝|娃)?(?:开始|可以吃|能吃|才能)|what age|for which age|from how old|how old (?:do|does|must|should)/g,
  },
  {
    fact: 'name',
    pattern:
      /产品名|品名|(?<!都|各|分别)叫什么(?:名字?)?|名称|what is it called|product name|name of the product/g,
  },
  {
    fact: 'kind',
    pattern:
      /产品(?:类[型别]|种类)|食品类[型别]|属于(?:什么|哪)(?:一)?类(?:食品|产品)?(?=$|[呀啊呢吗，,\s])|product type|what (?:type|category|kind) of (?:product|food) is (?:it|this)/g,
  },
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

const factsSpokenIn = createMayMatch(factWords, ({ pattern }) => pattern)

/** The fact of the pack that a folded question names, null for none. */
export const factIn = perText(
  (text): Fact | null => factsSpokenIn(text).find(({ pattern }) => text.search(pattern) >= 0)?.fact ?? null,
)

/** How a question names a fact that is nothing else: weight?, 几入. Beside other words these mean other things. */
const aloneWords: readonly { fact: Fact; pattern: RegExp }[] = [
  {
    fact: 'pieces',
    pattern:
      /(?:(?:一|每|整)[盒包袋箱罐桶瓶])(?:里面?)?(?:有|装|是)?(?:几|多少)小?(?:个|块|片|条|粒|颗|只|支|根|件|包|袋|枚|杯|瓶)(?:入|装)?|(?:里面?|一共|总共|共)(?:有|装)?(?:几|多少)小?(?:个|块|片|条|粒|颗|只|支|根|件|包|袋|枚|杯|瓶)|有?(?:几|多少)小?(?:块|片|条|粒|颗|只|支|根|件|枚)|几(?:入|个装)|how many(?: (?:pieces|items|slices|bars|biscuits|cookies|crackers|sweets|gummies|fingers|sticks|sausages|sachets|packets|tablets|capsules|cakes|rolls|balls|cans|bottles|pots|tubs|pouches|bags))?(?: (?:do (?:you|i|we) get|come|are there|are|is there))?(?: (?:in|to|per) (?:a|the|one|each|it|this))?|number (?:in|per)(?: the| a)?|piece count/g,
  },
  {
    fact: 'net',
    pattern:
      /(?:多少|几)克|分量|多大(?:的)?(?:包装|一包)|几大包|(?:net )?weight|how (?:heavy|much|big)(?: is)?|(?:pack )?size/g,
  },
  {
    fact: 'usage',
    pattern:
      /(?:(?:fan |gas )?(?:oven|grill|air ?fryer|hob|microwave|pan)(?: (?:time|temp(?:erature)?|setting|minutes?|mins?))?|(?:time|temp(?:erature)?|minutes?) (?:for|in|under) (?:the )?(?:oven|grill|air ?fryer|hob|microwave|pan)|gas mark|cooking time|烤箱|空气炸锅|微波炉?(?:时间)?)|做法|吃法|食法|煮法|冲法|用法|使用方法|烹饪(?:方法|说明)|(?:cooking|serving|preparation|heating|usage|baking) (?:instructions?|directions?|guidelines?|advice)|instructions?|directions?|how (?:to|do i|do you|should i) (?:prepare|cook|serve|make|use|eat|heat)/g,
  },
  {
    fact: 'maker',
    pattern:
      /(?:什么|哪[个家间]?)(?:公司|厂家?|企业)|厂名|公司名|made by|(?:the )?(?:maker|producer|company)/g,
  },
  { fact: 'origin', pattern: /origin|(?:which|what) country|made where|country/g },
  {
    fact: 'storage',
    pattern:
      /(?:怎么|点|如何)?(?:保存|储存|存放|收|摆)|保管|[开拆]了?(?:盖|封|袋|包)?(?:之后|以后|后)|[开拆]了|cupboard or (?:the )?fridge|fridge or (?:the )?cupboard/g,
  },
  {
    fact: 'allergens',
    pattern:
      /可能(?:会)?含有?(?:什么|啥|哪些)?|交叉(?:污染|接触)|(?:同一?条?)?生产线(?:上)?(?:还|也)?(?:加工|生产|处理|做)?(?:什么|啥|哪些)?|同一?个?(?:工?厂|车间)(?:还|也)?(?:加工|生产|做)?|微量|痕量|(?:any )?traces?(?: of (?:anything|what|something))?(?: else)?|may contain(?: what)?|(?:cross[- ]?)contamination|shared (?:equipment|lines?|facility)|(?:made |processed )?(?:in|on) the same (?:factory|lines?|place|equipment)(?: as)?/g,
  },
  { fact: 'warning', pattern: /注意事项|cautions?|precautions?/g },
  {
    fact: 'claims',
    pattern: /声称|正面(?:写|印|标)(?:了|着)?|(?:宣传|吹|标榜)(?:了|些)?|卖点|(?:front|marketing|boasts?)/g,
  },
  {
    fact: 'alcohol',
    pattern:
      /酒精(?:含量|浓度|成分)?|how strong|(?:percent(?:age)?|how much|amount of)?(?: of)? ?alcohol(?: percent(?:age)?| strength| level)?/g,
  },
  { fact: 'grade', pattern: /(?:质量|产品)?(?:等级|级别)|几级|grade/g },
  {
    fact: 'audience',
    pattern:
      /(?:minimum|suitable|recommended|right) age|age (?:limit|range|group|restrictions?)|几岁(?:先|才)?(?:能|可以)?[吃喝]/g,
  },
  { fact: 'licence', pattern: /sc/g },
  { fact: 'shelf_life', pattern: /expir(?:y|ation|es?)|best before|use by/g },
  { fact: 'contact', pattern: /电话|phone|contact(?: details| info)?|email|website/g },
]
const around =
  /请问|麻烦|这[个款包瓶盒袋罐种]?|那[个]?|它|该|本?产品|东西|食品|商品|包装|标签|上面?|里面?|写着?|标着?|印着?|是多少|多少天?|几多|多久|多长(?:时间)?|几[天日]|几个?月|什么时候|何时|号码?|编号|代[号码]|什么|啥|哪[里儿个些天]?|怎么|(?<![\u4e00-\u9fff])要|一下|告诉我|有没有|有|没有?|[是的在嘅系了吗么呢啊呀哦]|到底|具体|\b(?:the|an?|of|on|in|for|this|it|its|it's|is|are|was|does|do|did|what|what's|whats|where|where's|wheres|when|which|please|tell|me|find|i|you|we|to|pack|packet|package|box|bag|bottle|tin|jar|label|product|food|any|there|say|says|printed|date|number|come|and|so|s|they|them|then|else|made|same|have|has|got|make|made|use|can|should|be|once|after|when|opened|open|i've|ve)\b|[?？!！.。,，、:：'"\s·]/g

/** What may be asked of something named before as well: how many, where from. */
const isOpen =
  /^(?!.*(?:[盒包袋箱桶]|\b(?:pack|packet|box|bag|tin|tub|jar)\b|[产做]的?$|made\b|produced\b))(?:那|那么|and |so )?(?:有)?(?:(?:多少|几)|how (?:many|much)|(?:从|是)?哪|where|which|what|怎么)/

const mayBeAlone = createMayMatch(aloneWords, ({ pattern }) => pattern)
const withoutFacts = perText(createReplacing(factWords.map(({ pattern }) => [pattern, ' '])))

/** The fact of the pack that a folded question asks for and names nothing besides: 净含量?, best before date; null for none. */
export const factAlone = (text: string, isAfterOther: boolean): Fact | null => {
  if (isAfterOther && isOpen.test(text)) return null
  const whole = factIn(text)
  if (whole !== null && withoutFacts(text).replace(around, '') === '') return whole
  return (
    mayBeAlone(text).find(
      ({ fact, pattern }) =>
        // And traces, after the gluten: of the gluten.
        !(isAfterOther && fact === 'allergens') &&
        text.search(pattern) >= 0 &&
        text.replace(pattern, ' ').replace(around, '') === '',
    )?.fact ?? null
  )
}

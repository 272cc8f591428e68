import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import { nutrientName } from '../../../nutrition/nutrient-words.ts'
import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Heard } from '../../understanding/heard.ts'
import {
  type AnswerContext,
  fallingOrder,
  leavesOf,
  namesOf,
  onLabel,
  wholeLabel,
} from '../answer-context.ts'
import { figuresOf } from '../effects/eaten.ts'
import { tellOwnSugars } from './own-sugars.ts'
import { notProtein, proteins } from './protein-sources.ts'
import { tableCitation } from './table-rows.ts'

/** Ingredients by the words of their names that bring most of a nutrient; additives only where they bring it themselves. */
interface Source {
  names: RegExp
  /** Names that look alike and bring none. */
  not: RegExp
  /** Additives bring some as well: sodium, fibre. */
  isOfAdditives?: true
  /** Soy sauce is named beside the salt in it. */
  isOfCompounds?: true
}

const starches =
  /[米麦麥面麵薯莜荞]|淀粉|澱粉|糊精|(?:米|面|豆|藕|玉米)粉|玉米|高粱|燕|粥|\bstarch|flour|\brice\b|wheat|\boats?\b|oatmeal|\brye\b|barley|spelt|\bcorn\b|maize|tapioca|potato|pasta|noodles?|macaroni|bread|semolina|dextrin|biscuit|cookie|\bbeans?\b|lentils?|chickpeas?|豌豆|绿豆|红豆|紅豆|芸豆/i
const sugary =
  /(?<!无|無|代)糖(?!醇|精|蛋白|化|苷)|蜂蜜|蜜(?=$|[（(，])|糖浆|糖漿|果葡|(?:苹果|葡萄|橙|桃|梨|莓|蕉|芒果|果)(?:浓缩)?[浆汁酱肉干泥粒片]|枣|葡萄干|果脯|乳粉|奶粉|生牛乳|牛奶|鲜奶|炼乳|乳清粉|\bsugars?\b|syrup|molasses|treacle|honey|dextrose|glucose|fructose|maltose|sucrose|\bjuice|raisins?|sultanas?|dates?\b|\bfruit|berr(?:y|ies)|apples?\b|banana|mango|apricots?|prunes?|\bfigs?\b|\bmilk\b|milk powder|lactose|\bwhey\b/i
const notSugary =
  /奶油|黄油|分离|\bbutter\b|milk ?fat|isolate|糖醇|三氯蔗糖|蔗糖(?:素|脂肪酸|酯)|糖精|阿拉伯糖胶|糖胶|果胶|酶|sugar alcohol|sucralose|香精|香料|flavou?r|(?:oat|almond|soya?|coconut|rice) milk/i
const fatty =
  /(?:油|脂)(?!墨|菜|条|香|醋|辣子|肪酸|质)|黄油|牛油|奶油|忌廉|可可|巧克力|朱古力|芝麻|花生|核桃|杏仁|腰果|坚果|堅果|榛|瓜子|松子|椰(?!果)|干酪|乾酪|奶酪|芝士|奶粉|乳粉|生牛乳|牛奶|鲜奶|肉(?!桂|豆蔻|味)|排骨|鸡(?!精|粉|汁)|鸭|猪|豬|牛(?!磺|蒡)|羊|鱼(?!胶|露)|魚(?!露)|蛋黄|蛋黃|全蛋|鸡蛋|雞蛋|沙拉酱|蛋黄酱|\boils?\b|\bfat\b|butter|margarine|shortening|\blard\b|tallow|cream|cocoa|chocolate|\bnuts?\b|peanuts?|almonds?|cashews?|hazelnuts?|walnuts?|pecans?|pistachios?|macadamias?|seeds?\b|sesame|tahini|coconut|cheese|\bmilk\b|\bmeat\b|\bbeef\b|\bpork\b|chicken|\bduck\b|\blamb\b|bacon|sausage|salami|\beggs?\b|yolk|mayonnaise|salmon|sardine|mackerel|anchov|tuna/i
const notFatty =
  /酱油|醬油|生抽|脱脂|脫脂|蛋清|蛋白(?!质)|酶|香精|香料|flavou?r|skimm|\bnon-?fat\b|egg white|耗油|蚝油|蠔油|磷脂|lecithin|\bfibre\b|明胶|明膠|gelatine?|胶原|collagen|茴香|胡椒|花椒|香辛|芥末|\bspices?\b|pepper|fennel|cumin|mustard|coriander|oyster sauce|乳化|甘油|葡萄籽|油菜|milk protein|牛乳蛋白|cocoa extract/i
const saturated =
  /棕榈|棕櫚|椰(?!果)|可可脂|可可液块|巧克力|朱古力|黄油|牛油|奶油|忌廉|猪油|豬油|氢化|氫化|起酥油|植脂末|奶精|人造黄油|麦淇淋|干酪|乾酪|奶酪|芝士|奶粉|乳粉|生牛乳|牛奶|鲜奶|肥膘|猪肉|豬肉|牛肉|羊肉|\bpalm|coconut|cocoa butter|cocoa mass|chocolate|butter|cream|\blard\b|tallow|suet|hydrogenated|shortening|margarine|cheese|whole milk|\bmilk\b|\bbeef\b|\bpork\b|\blamb\b|bacon|sausage|salami/i
const salty =
  /盐(?!酸)|鹽|酱油|醬油|生抽|老抽|味精|鸡精|鸡粉|谷氨酸钠|谷氨酸鈉|麩[胺酸]{1,3}鈉|核苷酸二[钠鈉]|豆瓣|豆豉|[酱醬](?!色)|榨菜|酸菜(?!籽)|泡菜|梅菜|腐乳|蚝油|蠔油|鱼露|魚露|虾皮|蝦米|海苔|火腿|腊|培根|香肠|干酪|奶酪|芝士|[钠鈉](?!法)|苏打|\bsalt\b|\bsea salt\b|sodium|soya? sauce|fish sauce|oyster sauce|shrimp paste|belacan|miso|stock|bouillon|\bmsg\b|glutamate|cheese|\bham\b|bacon|anchov|olives?\b|pickle|capers|baking (?:powder|soda)|e ?6(?:21|27|31|35)|yeast extract/i
const notSalty =
  /EDTA|苯甲酸|脱氢乙酸|山梨酸|亚硝酸|抗坏血酸|erythorbate|benzoate|nitrite|dehydroacetate|sorbate|ascorbate|甜菊|糖精|甜蜜素|环己基|安赛蜜|无盐|無鹽|unsalted|saccharin|cyclamate|香精|香料/i
const fibrous =
  /纤维|纖維|菊粉|菊苣|低聚果糖|低聚半乳糖|聚葡萄糖|抗性(?:糊精|淀粉)|魔芋|蒟蒻|燕麦|全麦|麸(?!质)|糙米|黑麦|藜麦|荞麦|豆(?!瓣|豉|油|磷|浆|蔻)|坚果|花生|核桃|杏仁|芝麻|籽|果(?!葡|糖|胶|汁|冻|酸|味)|枣|莓|蔬菜|胡萝卜|香菇|木耳|海带|紫菜|洋车前|果胶|瓜尔胶|可可|\bfib(?:re|er)|inulin|chicory|oligofructose|polydextrose|resistant|konjac|\boats?\b|oatmeal|whole ?(?:grain|wheat|meal)|\bbran\b|\brye\b|barley|brown rice|quinoa|beans?\b|lentils?|peas?\b|chickpeas?|\bnuts?\b|peanuts?|almonds?|seeds?\b|dates?\b|raisins?|apricots?|figs?\b|prunes?|\bfruit|berr(?:y|ies)|apples?\b|vegetables?|carrots?|psyllium|pectin|guar|cocoa/i
const notFibrous = /香精|香料|flavou?r|oil|油|juice|汁|酱油|lecithin|磷脂|酶|蛋白|protein|脂(?!肪)|butter/i

const sources: Partial<Record<NutrientName, Source>> = {
  sugars: { names: sugary, not: notSugary },
  addedSugars: {
    names:
      /(?<!无|無|代)糖(?!醇|精|蛋白|化|苷)|蜂蜜|糖浆|糖漿|\bsugars?\b|syrup|molasses|treacle|honey|dextrose|glucose|fructose|sucrose/i,
    not: notSugary,
  },
  carbohydrate: {
    names: new RegExp(`${starches.source}|${sugary.source}`, 'i'),
    not: /香精|香料|flavou?r|酶|三氯蔗糖|sucralose|麦芽酚/i,
  },
  fat: { names: fatty, not: notFatty },
  saturatedFat: { names: saturated, not: notFatty },
  salt: { names: salty, not: notSalty, isOfAdditives: true, isOfCompounds: true },
  fibre: { names: fibrous, not: notFibrous, isOfAdditives: true },
  protein: { names: proteins, not: notProtein },
  transFat: {
    names: /氢化|氫化|植脂|起酥|人造|hydrogenated|shortening|margarine/i,
    not: /完全氢化|fully hydrogenated/i,
  },
  energy: {
    names: new RegExp(`${fatty.source}|${starches.source}|${sugary.source}`, 'i'),
    not: /酱油|醬油|脱脂|酶|香精|香料|flavou?r|三氯蔗糖|sucralose|麦芽酚|胡椒|花椒|spices?\b|pepper/i,
  },
  calcium: {
    names: /钙|鈣|calcium|乳(?!化|酸)|奶|干酪|milk|cheese|yogh?urt/i,
    not: /奶油味|flavou?r|香精/i,
    isOfAdditives: true,
  },
  iron: { names: /铁|鐵|\biron\b|ferrous|ferric/i, not: /亚铁氰化|ferrocyanide/i, isOfAdditives: true },
  zinc: { names: /锌|鋅|\bzinc\b/i, not: /香精/, isOfAdditives: true },
}

const asksFrom =
  /(?:从|打)?(?:哪|何)(?:儿|里|处|个地方)?(?:面)?(?:来|冒|带来|变)|来自|(?<!当.{0,6}|作.{0,6})来源(?:是|有|呢|$)|哪[个种样些]{1,2}(?:配料|成分|原料|东西)|(?:什么|啥)(?:配料|成分|原料|东西)?(?:带来|贡献|提供|里(?:面)?(?:来|的))|天上掉|\bwhere\b.{0,40}\b(?:from|come|coming)\b|\bfrom (?:what|where)\b|\b(?:which|what) (?:ingredients?|one|bit|part)s? .{0,14}(?:brings?|gives?|adds?|has|have|contributes?|provides?|makes?|(?:is|are) (?:it|the)|do|does)\b|\bwhat(?:'s| is| are)? (?:the |all (?:the|that) )?[a-z ]{3,14} from$|\bwhat (?:brings?|gives?|adds?|contributes?|provides?)\b|\b(?:what|which)\b.{0,12}\bsources? of\b/
const asksWhyHigh =
  /(?:怎么|为什么|为啥|为何|咋|点解|干嘛)(?:会|还|又)?(?:有)?(?:这么|那么|这样|咁|如此)?(?:高|多|大)|\b(?:why|how come)\b.{0,30}\b(?:high|so much|that much|so many)\b|\bwhat makes\b/
/** The plant that sugar is made from, the place the product is from. */
const ofOrigin =
  /甘蔗|甜菜|提炼|产地|进口|国产|转基因|\bcane\b|\bbeet\b|\bcountry\b|\bplants?\b|\banimals?\b|天然还是|\bnatural|糖醇|polyol/
const saysNone = /[不没未无零0](?:另)?(?:添)?加|\bno added\b|\bwithout added\b/
const ofAdded = /添加|[不没未无零0](?:另)?加|\badded\b|\bno (?:sugar|salt|refined)/

/** The ingredients that bring a nutrient, in the order of the list; null where none were looked for. */
const sourcesOf = (nutrient: NutrientName, context: AnswerContext): number[] | null => {
  const source = sources[nutrient]
  return source ? leafHits(source, context) : null
}

const leafHits = ({ names, not, isOfAdditives, isOfCompounds }: Source, context: AnswerContext): number[] => {
  const hits = leavesOf(context).filter(index => {
    const { name = '', otherName = '', kind, role } = context.flat[index] ?? {}
    const whole = `${name} ${otherName}`
    const isFood = kind !== 'flavouring' && (kind !== 'additive' || isOfAdditives === true)
    return role === undefined && isFood && names.test(whole) && !not.test(whole)
  })
  const found = new Set(hits.map(index => context.flat[index]))
  // Of a filling that lists its sugar the sugar is named.
  return isOfCompounds
    ? hits
    : hits.filter(index => !context.flat[index]?.children.some(one => found.has(one)))
}

const mostNamed = 6
/** Of less, in g per 100, no source is looked for. */
const leastSugars = 1

/** Where a nutrient of the table comes from, and why there is so much of it: its figure, and the ingredients that bring it in their order. */
const sayOne = (nutrient: NutrientName, context: AnswerContext): void => {
  const name = nutrientName(nutrient)
  if (!name) return
  const hits = sourcesOf(nutrient, context) ?? []
  const known = context.result?.nutrition && knownAmounts(context.result.nutrition)
  const figures = figuresOf([nutrient], context)
  if (figures) context.reply.say(figures, tableCitation)
  if (hits.length === 0 && nutrient === 'sugars' && (known?.of.sugars ?? 0) >= leastSugars) {
    tellOwnSugars(context)
    return
  }
  if (hits.length === 0) {
    const isSome = (known?.of[nutrient] ?? 0) > 0
    context.reply.say(
      {
        zh: `配料里没有识别到${name.zh}的明显来源${isSome ? '，少量可能是配料本身带的或加工中产生的' : ''}。`,
        en: `No plain source of ${name.en} was recognised in the list${isSome ? '; a little may come with other ingredients or from the way it is made' : ''}.`,
      },
      ...wholeLabel(context),
    )
    return
  }
  const [names, order] = [namesOf(hits.slice(0, mostNamed), context), fallingOrder(context)]
  const isMore = hits.length > mostNamed
  context.reply.say(
    {
      zh: `${name.zh}来自${names.zh}${isMore ? '等' : ''}；${order.zh}，各带来多少标签没有写。`,
      en: `The ${name.en.endsWith('s') ? 'sugars come' : `${name.en} comes`} from ${names.en}${isMore ? ' and others' : ''}; ${order.en}, and how much each brings is not stated.`,
    },
    ...onLabel(context, hits.slice(0, mostNamed)),
  )
}

/** Where does the fat come from, which ingredient brings the salt, why so much sugar; false where that was not asked. */
export const tellNutrientSources = (
  { text, wish, nutrients, subjects, who, kinds }: Heard,
  context: AnswerContext,
): boolean => {
  if (context.flat.length === 0 || who !== null || ofOrigin.test(text)) return false
  if (!asksFrom.test(text) && !asksWhyHigh.test(text)) return false
  if (
    subjects.some(({ entry, index }) => entry && index !== undefined) ||
    kinds.some(({ functions }) => functions)
  )
    return false
  // Of what the pack says was not added the claim is told.
  if (ofAdded.test(text) && wish !== 'nutrition') return false
  const asked = nutrients
    // No added sugar, but 3.4 g: of the sugars there are.
    .map(one => (one === 'addedSugars' && saysNone.test(text) ? 'sugars' : one))
    .filter(one => sources[one] !== undefined)
  for (const nutrient of asked.slice(0, 2)) sayOne(nutrient, context)
  return asked.length > 0
}

/** Of a label without a table. */
const mostListed = 5
const isGlycaemic = /升糖指数|\bgi\b|glyc(?:a?emic)/

/** Without a table: that the amount is not known, and which ingredients bring the nutrient; false where no list was read. */
export const tellSources = (nutrients: readonly NutrientName[], context: AnswerContext): boolean => {
  if (context.flat.length === 0) return false
  const asked = nutrients.slice(0, 2).filter(nutrient => nutrientName(nutrient))
  for (const nutrient of asked) {
    const name = nutrientName(nutrient)
    const found = sourcesOf(nutrient, context)
    const hits = (found ?? []).slice(0, mostListed)
    const names = namesOf(hits, context)
    if (!name) continue
    context.reply.say(
      hits.length > 0
        ? {
            zh: `没有读到营养成分表，说不出有多少${name.zh}；按配料表，它来自${names.zh}。数值请看包装上的营养成分表。`,
            en: `No nutrition table was read, so the amount of ${name.en} is not known; by the list it comes from ${names.en}. The table on the pack has the figure.`,
          }
        : {
            zh: `没有读到营养成分表，说不出有多少${name.zh}${found ? '；配料表里也没有识别到它的主要来源' : ''}。数值请看包装上的营养成分表。`,
            en: `No nutrition table was read, so the amount of ${name.en} is not known${found ? '; no main source of it was recognised in the list either' : ''}. The table on the pack has the figure.`,
          },
      ...(hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
    )
  }
  if (asked.length > 0) return true
  if (isGlycaemic.test(context.text)) {
    const hits = (sourcesOf('carbohydrate', context) ?? []).slice(0, mostListed)
    const names = namesOf(hits, context)
    context.reply.say(
      {
        zh: `标签不写升糖指数（GI），配料表也算不出；影响血糖的是碳水${names.zh && `，这里来自${names.zh}`}。`,
        en: `A label states no glycaemic index, and a list does not give it; what raises blood sugar are the carbs${names.en && `, here from ${names.en}`}.`,
      },
      ...(hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
    )
    return true
  }
  context.reply.say(
    {
      zh: '没有读到营养成分表，数值说不出；请看包装上的营养成分表。',
      en: "No nutrition table was read, so there are no figures here: the label's own table has them.",
    },
    ...wholeLabel(context),
  )
  return true
}

import type { SubstanceClass } from '../../matching/substance-classes.ts'
import type { Allergen, Group } from '../../result.ts'
import { createMayMatch } from '../../text/may-match.ts'
import { perText } from '../../text/per-text.ts'
import { LACTOSE } from '../../warnings/group-tests.ts'
import { allergensNamed } from './people.ts'

/** What a label may be asked for: 有没有防腐剂, does it contain sugar. */
export interface Kind {
  zh: string
  en: string
  functions?: readonly string[]
  /** Classes of the substance table, regardless of the function that the label names. */
  classes?: readonly SubstanceClass[]
  kinds?: readonly string[]
  /** One allergen, or all of them. */
  allergen?: Allergen | 'any'
  /** What a label implies without naming it: tea contains caffeine. */
  group?: Group
  /** Matches names of ingredients; also of additives where stated, or where `functions` is given as well. */
  names?: RegExp
  isAny?: boolean
  /** Told by the whole label rather than by names alone. */
  special?: 'alcohol' | 'animal' | 'pig' | 'insects'
  /** Meat, or what comes from cattle. */
  isOfMeat?: true
}

/** What people keep away from for their health or their faith: one allergen, alcohol, meat and what comes from animals; not classes of additives. */
export const mayBeKeptFrom = ({ allergen, special, isOfMeat }: Kind): boolean =>
  (allergen !== undefined && allergen !== 'any') || special !== undefined || isOfMeat === true

const classKind = (zh: string, en: string): Kind => ({ zh, en, functions: [zh] })

/** Everything GB 2760 calls a sweetener, sugar alcohols included. */
export const sweetenerKind: Kind = {
  ...classKind('甜味剂', 'sweeteners'),
  classes: ['sweetener', 'polyol', 'isomaltulose'],
}

export const sugarKind: Kind = {
  zh: '糖',
  en: 'sugars',
  names:
    /(?<!低聚[果木]|低聚半乳|低聚异麦芽|低聚|聚葡萄)糖(?!醇|精|酸|酶|苷|胺)|蜂蜜|果葡|(?<!柠檬|青柠)(?:浓缩(?!.{0,2}柠).{0,3}汁|汁.{0,2}浓缩)|sugar(?! beet fib)|syrup|honey|(?<!poly)dextrose|(?<!oligo)fructose|glucose|sucrose|maltose|(?<!lemon |lime )juice concentrate/i,
}

/** Fructose by itself, which raises blood sugar less than other sugars; a syrup has glucose beside it, 低聚果糖 is a fibre. */
export const isFructose = /(?<![聚高])果糖(?!.*[浆漿])|(?<!glucose[- ])\bfructose\b(?!.*(?:syrup|glucose))/i

export const saltKind: Kind = { zh: '盐', en: 'salt', names: /盐(?!酸)|酱油|味精|\bsalt\b|soy sauce/i }

/** Starch that digestion turns into glucose as fast as sugar. */
export const dextrinKind: Kind = {
  zh: '糊精和淀粉',
  en: 'dextrins and starch',
  names:
    /(?<!(?:抗性|环状|难消化性?)(?:麦芽)?)糊精|(?<!抗性)淀粉(?!酶)|(?<!(?:resistant|indigestible) )\b(?:malto)?dextrin|(?<!resistant )\bstarch/i,
}

/** Meat, fish and seafood, of which people with gout eat little. */
export const meatKind: Kind = {
  isOfMeat: true,
  zh: '肉和水产',
  en: 'meat and seafood',
  names:
    /肉(?!桂|豆蔻|味|苁蓉)|鱼(?!腥草)|虾|蟹|贝|瑶柱|瑤柱|螺(?!旋)|蚝|牡蛎|蛤|鱿|[猪牛鸡羊鱼大]骨(?!粉)|鸡(?!蛋|精)|\b(?:beef|pork|chicken|turkey|lamb|duck|bacon|ham|meat|fish|pollock|cod|haddock|mackerel|sardines?|anchov\w+|herring|trout|surimi|squid|clams?|oysters?|mussels?|lobster|tuna|salmon|shrimps?|prawns?|crab)\b/i,
}

/** What burns in the stomach. */
export const spicyKind: Kind = {
  zh: '辛辣配料',
  en: 'hot spices',
  names: /辣椒(?!红)|花椒|胡椒|芥末|\b(?:chill?i(?:es)?|cayenne|jalape\S*|pepper(?!mint))\b/i,
}

/** Wherever it stands: the risk group speaks only of much of it. */
export const lactoseKind: Kind = {
  zh: '乳糖来源',
  en: 'sources of lactose',
  group: 'lactose',
  names: LACTOSE,
}

/** Sugar alcohols, which the table may state as polyols. */
export const polyolKind: Kind = {
  zh: '糖醇',
  en: 'polyols',
  classes: ['polyol'],
}

export const glazingKind: Kind = classKind('被膜剂', 'glazing agents')

export const alcoholKind: Kind = {
  zh: '酒精',
  en: 'alcohol',
  special: 'alcohol',
  names:
    /酒(?!花|曲|麴|麯|石|味|酵)|酒精|醪糟|白兰地|白蘭地|威士忌|朗姆|兰姆|伏特加|龙舌兰|金巴利|wine|beer|\brum\b|brandy|whisk|vodka|alcohol|liqueur/i,
}

const kinds: readonly { pattern: RegExp; kind: Kind }[] = [
  {
    pattern: /含铝|有铝|无铝|铝吗|\balumini?um\b/,
    kind: {
      zh: '含铝的配料',
      en: 'ingredients with aluminium',
      classes: ['aluminium'],
      names: /铝|明矾|alumini?um|\balum\b/i,
      isAny: true,
    },
  },
  {
    pattern:
      /酒精(?!度)|含酒|带酒|[放加]了?酒(?![精花曲糟])|[有和或跟]酒(?=[吗没\s，,]|$)|(?<!\bsugar )\balcohol(?:ic)?\b(?! content| by)/,
    kind: alcoholKind,
  },
  {
    pattern:
      /动物(?!奶油|饼干|园)|(?:不是|非)(?:来自|用|从)?植物|荤(?:的|腥)|from animals|\bnot (?:made )?(?:from |of )?(?:a )?plants?\b|\banimal\b|\banimals?[- ](?:derived|origin|based|products?|stuff|ingredients?)/,
    kind: { zh: '动物来源的配料', en: 'ingredients from animals', special: 'animal' },
  },
  {
    pattern: /昆虫|虫子|虫做|\binsects?\b|甲虫|\bbugs?\b|\bbeetles?\b/,
    kind: {
      zh: '来自昆虫的配料',
      en: 'ingredients from insects',
      special: 'insects',
      names: /胭脂虫|蜂蜡|虫胶|紫胶|carmine|cochineal|shellac|beeswax/i,
      isAny: true,
    },
  },
  {
    pattern:
      /\b(?:is|are) (?:it|this|that|these|they) (?:real |actual |made of )?meat\b|(?<!\b(?:luncheon|tinned|processed|deli|cured|red|lean|mince|fake) )\bmeat\b(?![- ]?(?:free|products?|pies?|balls?|y\b))|肉类|是不是肉(?=[吗，,]|$)|是肉吗|含肉吗/,
    kind: meatKind,
  },
  {
    pattern: /什么肉|哪种肉|what (?:kind of )?meat/,
    kind: {
      zh: '肉类',
      en: 'kinds of meat',
      names:
        /肉(?!桂|豆蔻|味)|猪|鸡(?!蛋|精)|鸭|火腿|培根|\b(?:beef|pork|chicken|turkey|lamb|duck|bacon|ham)\b/i,
    },
  },
  {
    pattern: /猪(?!血)|\bpork\b|\blard\b|\bpigs?\b/,
    kind: {
      zh: '猪来源的配料',
      en: 'ingredients from pigs',
      special: 'pig',
      names: /猪|五花肉|培根|pork|lard|bacon|\bham\b/i,
    },
  },
  {
    pattern:
      /防腐剂|(?<!还是)(?:防腐|防坏|防霉|保质防坏)的|(?:让|使|令|保|管)[^，。?？]{0,6}不(?:会)?(?:坏|变质|发霉|馊)|preservatives?|\bhow (?:is|are|was|were) (?:it|this|these|they) preserved\b|\b(?:keeps?|keeping|stops?|stopping) (?:it|them|this|these|em|the \w+)?(?: from)? ?(?:going|getting|turning) (?:off|bad|mouldy|moldy|rotten)\b/,
    kind: { ...classKind('防腐剂', 'preservatives'), classes: ['nitrite'] },
  },
  {
    pattern: /甜味剂|代糖|甜味(?!剂)|sweeten(?:ers?|ed|s|ing)\b|\b(?:fake|artificial) sugars?\b|假糖/,
    kind: sweetenerKind,
  },
  {
    pattern: /护色剂|发色剂|colou?r retention/,
    kind: classKind('护色剂', 'colour retention agents'),
  },
  {
    pattern:
      /色素|着色剂|染色|上色|颜色|[红黄绿蓝黑粉紫橙]色(?!素)|白色(?!巧|素)|(?:这么|那么|为什么|怎么)是?[红黄绿蓝粉紫黑](?!糖|茶)|(?:让|使|令|弄|整|搞)[^，。?？]{0,6}(?:变|发|染)?[红黄绿蓝粉紫黑白](?!糖|茶|豆|薯)|染的|colou?r(?:ing|ant|ed)?s?\b|\bdye[sd]?\b|\b(?:mak(?:es|ing)|turns?|turning) (?:it|them|this|these|em|the \w+) (?:so |look )?(?:red|yellow|green|blue|pink|orange|brown|black|purple|white)\b|\b(?:yellow|red|blue|green|orange|pink) (?:stuff|thing|one|bits?)\b|\b(?:so|why (?:is|are) (?:it|this|these|they)) (?:red|yellow|green|blue|pink|orange|brown|black|purple|white)\b/,
    kind: classKind('着色剂', 'colours'),
  },
  { pattern: /乳化剂|乳化的|emulsifiers?/, kind: classKind('乳化剂', 'emulsifiers') },
  {
    pattern:
      /增稠剂|增稠(?=的|$|[，,?？])|(?:让|使|令)[^，。?？]{0,5}稠|稠的(?:是|有)|(?:这么多|那么多|[加放]了?|[加放]这么多)胶(?=[？?吗呢啊干\s会]|$)|(?<=^|[，,。\s])胶(?=有[几哪多]|是[哪什])|thickeners?|gelling|\bmak(?:es|ing) (?:it|them|this|these) (?:so )?thick|\bthicken(?:s|ing)\b/,
    kind: classKind('增稠剂', 'thickeners'),
  },
  { pattern: /抗氧化剂|抗氧化的|antioxidants?/, kind: classKind('抗氧化剂', 'antioxidants') },
  {
    pattern:
      /增味剂|增[味鲜]的|鲜味|提鲜|(?:这么|那么)(?:鲜|上头|好吃)|\btaste so (?!sweet|salt|sour)|flavou?r enhancers?|umami/,
    kind: classKind('增味剂', 'flavour enhancers'),
  },
  {
    pattern: /酸度调节剂|酸味剂|调酸的|acidity regulators?|acidulants?/,
    kind: classKind('酸度调节剂', 'acidity regulators'),
  },
  {
    pattern:
      /膨松剂|疏松剂|(?:膨松|蓬松|起发)的|(?:让|使|令)[^，。?？]{0,5}(?:[蓬膨发]起来|蓬松|起发)|raising agents?|leaven|\bmak(?:es|ing) (?:it|them|this|these) (?:rise|fluffy)/,
    kind: classKind('膨松剂', 'raising agents'),
  },
  {
    pattern:
      /水分保持剂|保水剂|磷酸盐|(?<=^|[^\u4e00-\u9fff]|[含低高的里控限])磷(?![脂虾])|磷(?=[高多]|含量)|humectants?|phosphates?|phosphorus/,
    kind: {
      zh: '水分保持剂和磷酸盐',
      en: 'humectants and phosphates',
      functions: ['水分保持剂'],
      classes: ['phosphate'],
    },
  },
  { pattern: /抗结剂|anti-?caking/, kind: classKind('抗结剂', 'anticaking agents') },
  {
    pattern:
      /被膜剂|上光剂|(?:表面|外面|外层).{0,6}(?:亮|光|蜡)|光泽|亮晶晶|glazing|\bglaze|\bshiny\b|让[^，。?？]{0,5}发?亮|\bthe (?:outer )?coating\b|\bwax(?:y|es)?\b/,
    kind: glazingKind,
  },
  {
    pattern: /^(?!.*(?:比|\bthan\b|compare)).*(?:牛肉(?!味|干|丸|面)|\bbeef\b)/,
    kind: {
      zh: '牛来源的配料',
      en: 'ingredients from cattle',
      isOfMeat: true,
      names: /牛(?:肉|骨|油|脂)|牛胶原|beef|bovine|tallow/i,
    },
  },
  { pattern: /漂白剂|bleach/, kind: classKind('漂白剂', 'bleaching agents') },
  {
    pattern: /稳定剂|凝固剂|stabili[sz]ers?/,
    kind: { zh: '稳定剂和凝固剂', en: 'stabilisers', functions: ['稳定剂和凝固剂', '稳定剂', '凝固剂'] },
  },
  {
    pattern: /香精|香料|flavou?rings?|\b(?:artificial|natural|added) flavou?rs?\b/,
    kind: { zh: '香精香料', en: 'flavourings', kinds: ['flavouring'] },
  },
  {
    pattern:
      /菌种|益生菌|菌(?:是|还|还是)?(?:不是)?活|乳酸菌|活菌|[几哪]些?[种个]?菌|什么菌|\bcultures?\b|probiotics?/,
    kind: { zh: '菌种', en: 'cultures', kinds: ['culture'] },
  },
  {
    pattern: /水果|果肉|真果|\b(?:real|actual|any|the) fruits?\b(?! flavou?r)|\bfruit (?:content|juice|in)\b/,
    kind: {
      zh: '水果和果汁',
      en: 'fruit',
      names:
        /(?:苹果|葡萄|草莓|蓝莓|橙|柠檬|芒果|桃|梨|香蕉|菠萝|凤梨|莓|樱桃|荔枝|柚|杏(?!仁|鲍)|(?<!杨|乌)梅(?!花|菜|头)|果蔬|水果)(?!.{0,4}(?:香精|酸|味|籽油|糖))|果[汁肉浆干脯](?!胶)|\b(?:fruit|apple|grape|strawberr\w+|blueberr\w+|raspberr\w+|orange|lemon|lime|mango|peach|pear|banana|pineapple|cherr\w+|raisins?|cranberr\w+|(?:black|red)?currants?|gooseberr\w+|elderberr\w+|pomegranate|passion ?fruit|kiwi|pineapple|melon|dates?|apricots?|plums?|prunes?|figs?)\b(?!.{0,12}(?:flavou?r|acid|fibre|extract))/i,
    },
  },
  {
    pattern:
      /(?<=^|[有含加放里面那和跟])(?:蔬菜|青菜)(?=[吗呢有没多少]|$)|\b(?:any|the|what about|how about|and|real) (?:veg|veggies|vegetables)\b/,
    kind: {
      zh: '蔬菜',
      en: 'vegetables',
      names:
        /(?:蔬菜|白菜|菠菜|青菜|油菜|芹菜|榨菜|酸菜|梅菜|香菜|芥菜|韭菜|雪菜|花菜|西兰花|萝卜(?!素)|葱|蒜|姜(?!黄)|番茄(?!红)|西红柿|马铃薯|土豆|南瓜|黄瓜|冬瓜|青椒|甜椒|茄子|笋|莲藕|木耳|蘑菇|香菇|菇|豌豆|青豆|玉米粒|甜玉米)(?!.{0,4}(?:香精|味|淀粉|籽|油))|\b(?:vegetables?|carrots?|onions?|garlic|leeks?|tomato(?:es)?|potato(?:es)?|pumpkin|spinach|celery|cabbage|peas|sweet ?corn|mushrooms?|(?:red|green|bell) peppers?|courgettes?|aubergines?|broccoli|cauliflower|kale|beetroots?|parsnips?|swedes?|cucumbers?)\b(?!.{0,12}(?:flavou?r|starch|oil|red))/i,
    },
  },
  {
    pattern: /(?<=^|[有含加放里面那和跟])豆类|\b(?:beans|legumes|pulses)\b/,
    kind: {
      zh: '豆类',
      en: 'beans and peas',
      names:
        /(?<!可可|咖啡|香草|土|巧克力)豆(?!蔻|沙?霜|角)|\b(?:soya?|beans?|peas?|chickpeas?|lentils?|lupin)\b(?! flavou?r)/i,
    },
  },
  { pattern: /酶制剂|\benzymes?\b/, kind: { zh: '酶制剂', en: 'enzymes', kinds: ['enzyme'] } },
  {
    pattern: /强化剂|维生素|营养素|(?:补充?|强化)营养的|fortif|vitamins?|minerals?/,
    kind: { zh: '营养强化剂', en: 'added nutrients', kinds: ['nutrient'] },
  },
  {
    pattern: /咖啡因|提神|犯困|醒脑|caffeine|\bbuzz\b|\bkick\b/,
    kind: { zh: '咖啡因来源', en: 'sources of caffeine', group: 'caffeine' },
  },
  {
    pattern: /乳糖(?!醇|酶)|lactose/,
    kind: lactoseKind,
  },
  {
    pattern: /苯丙氨酸|phenylalanine/,
    kind: { zh: '苯丙氨酸来源', en: 'sources of phenylalanine', group: 'pku' },
  },
  {
    pattern: /过敏原|致敏|过敏体质|容易过敏|allergens?/,
    kind: { zh: '过敏原', en: 'allergens', allergen: 'any' },
  },
  {
    pattern: /反式脂肪|氢化|trans[ -]?fats?|hydrogenated/,
    kind: {
      zh: '氢化油',
      en: 'hydrogenated oil',
      names: /氢化|氫化|(?<!non[- ]?)hydrogenated/i,
    },
  },
  {
    pattern:
      /[用放加搁]的?是?(?:什么|啥)油|(?:什么|啥)油(?:[做炸炒]|[啊呢的]?$)|(?:哪种|哪些|什么样的)油|\b(?:what|which) (?:kind of |type of |sort of )?oils?\b/,
    kind: {
      zh: '油脂',
      en: 'oils and fats',
      names:
        /(?<!酱|蚝|老抽|生抽)油(?!菜|麦|条|豆|皮|桃|辣)|起酥|人造奶油|猪脂|牛脂|\b(?:oils?|fats?|butter(?!milk|scotch)|margarine|shortening|lard|tallow|ghee)\b/i,
    },
  },
  {
    pattern: /转基因|基因改造|基改|\bgmo?s?\b|genetically/,
    kind: { zh: '转基因字样', en: 'words about genetic modification', names: /转基因|\bgmo?\b|genetic/i },
  },
  {
    pattern:
      /(?<!三氯|低聚|异构)蔗糖(?!酯|素|脂|八|聚)|添加糖|多少糖|几种糖|含糖|有糖|没有糖|[是算]糖(?=[吗嘛么吧不？?]|$)|[加放搁落零0无低](?:了)?糖(?!醇|精)|额外加糖|(?<![\u4e00-\u9fff])糖(?!尿|友|醇|精|果)|(?:里|面|的|种|算|少|没|这些)糖(?!尿|友|醇|精|果)|糖排|糖分|糖(?:高|多)|\bsugars?\b/,
    kind: sugarKind,
  },
  {
    pattern:
      /多少盐|含盐|有盐|[加放](?:了)?盐|盐(?:高|多|分)|(?<![\u4e00-\u9fff])(?:盐|钠)(?=[高多含不])|钠含量|补盐|\bsalt\b|\bsodium\b(?! \w)/,
    kind: saltKind,
  },
  {
    pattern: /添加剂|[零0无]添加|additives?|e[ -]?numbers(?! of)/,
    kind: { zh: '食品添加剂', en: 'additives', kinds: ['additive', 'flavouring'] },
  },
]

/** Each pattern that names a kind. */
export const kindPatterns: readonly RegExp[] = kinds.map(({ pattern }) => pattern)

const mayBeOf = createMayMatch(kinds, ({ pattern }) => pattern)

export const allergensIn = perText((text): readonly Kind[] => {
  const among = (said: string) =>
    (allergensNamed(said) ?? []).map(({ zh, en, allergen }) => ({ zh, en, allergen }))
  // Has the fish ball (魚蛋) any egg: of its name neither the fish nor the egg is asked about, where another is.
  const apart = among(text.replace(/鱼(?:蛋|丸|豆腐)/g, ' '))
  if (apart.length > 0 && /鱼(?:蛋|丸|豆腐)(?!过敏)/.test(text)) return apart
  // Is there egg in the fish balls: egg is asked about.
  const inside = among(text.replace(/^[\u4e00-\u9fff]{1,8}?(?:里面?|里头|当中)(?=.{0,4}[有含加放])/, ''))
  return inside.length > 0 ? inside : among(text)
})

/** The kind of ingredient a folded question names; an allergen by its own words only when nothing else fits. */
export const kindIn = perText((text): Kind | null => {
  const own = mayBeOf(text).find(({ pattern }) => pattern.test(text))?.kind
  const [allergen] = allergensIn(text)
  // Additives from wheat: the wheat is asked about.
  return own?.kinds?.includes('additive') && allergen ? allergen : (own ?? allergen ?? null)
})

/** All kinds of ingredient that a folded question joins: 甜味剂或者香精. */
export const kindsIn = (text: string): Kind[] => {
  const first = kindIn(text)
  const allergens = allergensIn(text)
  const isAllergen = first?.allergen !== undefined && kinds.every(({ kind }) => kind !== first)
  // 有蛋有奶吗: of allergens none is left unsaid, however they are joined.
  if (isAllergen && allergens.length > 1) return [...allergens]
  if (!first || !/[和或与、,]|蛋奶|奶蛋(?!白)|还是|哪.{1,8}哪|\band\b|\bor\b/.test(text))
    return first ? [first] : []
  const named = mayBeOf(text)
    .filter(({ pattern }) => pattern.test(text))
    .map(({ kind }) => kind)
  const found = named.length > 0 ? named : allergens
  // 添加剂 beside a class of them only leads up to it.
  const told = found.length > 1 ? found.filter(({ kinds: wide }) => !wide?.includes('additive')) : found
  return told.length > 0 ? told.slice(0, 3) : [first]
}

/** The kinds that the words of a claim cover: 不添加防腐剂, no artificial preservatives. */
export const kindsOfClaim = (covered: string): Kind[] => {
  const text = covered.trim()
  const found = kinds.filter(({ pattern }) => pattern.test(text)).map(({ kind }) => kind)
  return found.length > 0 ? found : /糖(?!醇|精)/.test(text) ? [sugarKind] : []
}

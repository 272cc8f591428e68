import { type Folded, fold, isHan } from './text.ts'

/** A stretch of the folded text, half open. */
export interface Range {
  start: number
  end: number
}

/** One ingredient list of a label; `name` is what it belongs to (莲蓉月饼配料：). */
export interface ListRange extends Range {
  name?: Range
  /** Found by a heading (配料：), not guessed from a text that is nothing but a list. */
  introduced: boolean
  /** Found by the names it holds, in a text that holds more than the list. */
  isDense?: boolean
  /** Lines of a second column that a reader of photos put between the lines of the list. */
  holes?: readonly Range[]
}

/** Where a label says what. Everything is in offsets of the folded text. */
export interface Layout {
  folded: Folded
  lists: ListRange[]
  /** Sentences that say what the product contains or may contain. */
  contains: Range[]
  mayContain: Range[]
}

type MarkKind = 'list' | 'field' | 'contains' | 'mayContain' | 'claim'

interface Mark extends Range {
  kind: MarkKind
  name?: Range
}

// Words may be torn by spaces or line ends in a photo, so a gap is allowed between any two characters of a heading.
const torn = (words: string) => words.replace(/[\u4e00-\u9fff](?=[\u4e00-\u9fff(])/g, '$&\\s{0,3}')

// What a heading may add to 配料 and 原料: 配料清单, 配料明细, 原材料名称.
const DETAIL = `(?:\\s?[表裹裘衰]|\\s?(?:${['清单', '成[分份]', '信息', '明细', '组成', '名称?'].map(torn).join('|')}))?`
const LIST_ZH = new RegExp(
  `(?:^|(?<=[^\\u4e00-\\u9fff])|(?<=[^见看阅及]))(?:${torn('主要原料')}|[原主]\\s?料\\s?[与及和/]\\s?${torn('辅料')}|${torn('原辅料')}(?:\\s?${torn('名称')})?|${torn('原材料')}(?:\\s?名(?:\\s?称)?|\\s?表)?|${torn('食材')}|${torn('内容物')}(?:\\s?${torn('成[分份]')}|\\s?${torn('名称')})?(?!\\s?[:\\]]+\\s?约?\\d)|(?<![\\u4e00-\\u9fff])(?:${torn('主要')}|${torn('使用')})?${torn('材料')}|[配酉酝][\\s"'._-]{0,3}[料科枓斜抖]${DETAIL}|${torn('原料')}${DETAIL}|(?<!营养素?|转基因|功效|标志性|有效|活性|特征|[过致]敏)${torn('成')}\\s?[分份](?:\\s?表)?)(?:\\s*[/(]?\\s*ingredients?(?:\\s*list)?\\s*\\)?)?(?:\\s?\\([^():。\\n]{1,14}\\)(?=\\s?[:\\]]))?\\s*(?<colon>[:\\]]+|\\)\\s*:)`,
  'g',
)
// 配料 alone on its line, or with a blank for its colon; other headings only where a list can be seen behind them.
const LIST_ZH_LINE = new RegExp(
  `(?:^|\\n)[ [(]*(?:(?:主要|产品|食品|本品|商品)?配\\s{0,3}料${DETAIL}|原料与辅料)(?:\\s?[/(]?\\s?ingredients?(?: list)?)?[ \\])]*(?:\\n| +|[|/](?!\\s?ingred)|(?=(?!含|中|均|清单|成[分份]|信息|明细|组成|名称|表?(?:干净|简单|安心|透明|真实))[\\u4e00-\\u9fff]{1,12}[、,，(]))|(?:^|\\n)[ [(]*(?:(?:主要|产品|食品|主副|组成)?(?:原料|原材料|成[分份])${DETAIL}|食材|原辅料(?:名称)?|[原主]料[及和/]辅料|主料与辅料|全成分|内容物(?:成分|名称)?|(?:主要|使用)?材料)(?:\\s?[/(]?\\s?ingredients?(?: list)?)?[ \\])]*[ \\n|/]\\s*(?=[\\u4e00-\\u9fff]{1,12}\\s?[、,，(])|(?<=[^\\n]\\s|(?:^|\\n)[\\u4e00-\\u9fff]{2,8})配\\s{0,3}料(?:\\s?表)?[ \\n]+(?=[\\u4e00-\\u9fff]{1,12}\\s?[、,，(])`,
  'g',
)
// A heading that was misread (酒料:, 危料表;) still opens a line and ends in 料 and a colon.
const LIST_ZH_MISREAD =
  /(?:^|\n)[ ]?(?:[^用加原辅调饮馅皮材面酱香肥佐涂燃染塑颜食汤底粉油菜\s]\s?料\s?表?|配\s?[^\s方件比置送]\s?表?)\s?[:;]/g
// 配料、小麦粉、…: a mark that was misread or typed for the colon.
const LIST_ZH_TYPED = new RegExp(
  `(?:^|\\n)[ (]?(?:(?:主要|产品|食品|本品|商品)?(?:配\\s?料|原料|原材料|成[分份])|原辅料|食材|内容物|(?:主要|使用)?材料)${DETAIL}\\s?(?:[;,、.。]|-(?=\\s?[\\u4e00-\\u9fff]{1,12}\\s?[、,，(])|\\)(?=[\\u4e00-\\u9fff]{1,12}\\s?[、,，(]))`,
  'g',
)
const INGREDIENTS_EN =
  '[i1l|]ngred[il1]ents?(?: list| declaration| statement| are)?(?:\\s*\\([^()\\n]{1,40}\\))?(?:\\s*\\/\\s*[a-zà-ÿ]{3,14})?(?: (?:&|and) allergens?| of [a-z ]{3,20})?'
const LIST_EN = new RegExp(
  `(?<![a-z])(?:other |active |inactive )?${INGREDIENTS_EN}\\s*[)\\]]?\\s*(?:[:;]|-(?=\\s))|(?:^|\\n)\\s*(?:composition|ingredientes|ingr[ée]dients|ingredienti|zutaten|bahan(?:-bahan)?|ramuan|what'?s inside|made (?:with|from))\\s*:|(?:^|\\n)\\s*(?:list of |full |our |product |other |inactive )?[i1l|]ngred[il1]ents?(?: list| statement| declaration)?(?!\\s*[:;-])\\s*(?:\\n| (?!(?:are|and|may|from|in|of|sourced|we|you|with|subject|that|for|list|statement|declaration)\\b)(?=[a-z]))`,
  'g',
)

const FIELDS_ANYWHERE = [
  '净含量',
  '非脂肪?乳固形物',
  '净重',
  '固形物',
  '保质期',
  '保存期',
  '赏味期',
  '生产日期',
  '贮存条件',
  '贮存方法',
  '贮藏',
  '储藏',
  '储存条件',
  '储存方法',
  '保存条件',
  '保存方法',
  '贮存方式',
  '保存方式',
  '储存方式',
  '产品标准',
  '执行标准',
  '标准代号',
  '标准号',
  '产品执行',
  '生产许可',
  '许可证',
  '食品生产许可',
  '食用方法',
  '饮用方法',
  '使用方法',
  '冲调方法',
  '冲泡方法',
  '烹饪方法',
  '烹调方法',
  '加热方法',
  '营养成分',
  '营养成份',
  '营养标签',
  '营养信息',
  '生产商',
  '制造商',
  '生产企业',
  '生产者',
  '委托方',
  '委托商',
  '委托单位',
  '委托企业',
  '受托',
  '[受被]委托',
  '经销商',
  '经销者',
  '进口商',
  '代理商',
  '总经销',
  '原产国',
  '原产地',
  '产地',
  '生产地址',
  '联系方式',
  '联系电话',
  '服务热线',
  '客服',
  '消费者(?:服务|热线)',
  '传真',
  '邮编',
  '邮政编码',
  '网址',
  '条形码',
  '商品条码',
  '过敏原',
  '过敏源',
  '致敏',
  '过敏信息',
  '敏原信息',
  '酸菌数',
  '过敏提示',
  '温馨提示',
  '注意事项',
  '警示',
  '食用建议',
  '建议食用',
  '开启后',
  '开封后',
  '开盖后',
  '不适宜人群',
  '适宜人群',
  '食用限量',
  '食用量',
  '推荐食用',
  '产品类型',
  '产品类别',
  '产品种类',
  '产品名称',
  '食品名称',
  '商品名称',
  '品名',
  '生产批号',
  '质量等级',
  '加工工艺',
  '加工方式',
  '食品添加剂使用',
  '营养素参考值',
  '每份',
  '每100',
  '有限公司',
  '有限责任',
  '股份公司',
  '食品厂',
  '果蔬汁总含量',
  '果蔬汁含量',
  '果汁总含量',
  '原果汁含量',
  '果汁含量',
  '果浆含量',
  '蛋白质含量',
  '活菌数',
  '活性乳酸菌数',
  '乳酸菌数',
  '乳酸菌活菌',
  '益生菌数',
  '酒精度',
  '酒精含量',
  '原麦汁浓度',
  '可可固形物',
  '非脂乳固体',
  '乳固体',
  '乳脂肪含量',
  '总固形物',
  '可溶性固形物',
  '氨基酸态氮',
  '总酸含量',
  '最佳食用',
  '此日期前',
  '到期日',
  '有效日期',
  '赏味期限',
  '消费提示',
  '食用提示',
  '卫生许可',
  '备案号',
  '见包装',
  '见瓶',
  '见喷码',
  '见封口',
  '赠品',
  '附赠',
  '条码',
  '官网',
  '官方',
  '邮箱',
  '微信',
  '售后',
  '热线',
  '注册商标',
  '规格型号',
  '包装方式',
  '包装材质',
  '包装材料',
  '解冻方法',
  '用法用量',
  '检验合格',
  '检验员',
  '质检员',
  '合格证',
  '经营许可',
  '食品经营者',
  '出品商',
  '出品人',
  '出品单位',
  '出品公司',
  '分装商',
  '灌装商',
  '供应商',
  '境内代理',
  '境内责任人',
  '监制',
  '适用年龄',
  '适用人群',
  '保存温度',
  '储存温度',
  '贮存温度',
  '产品特点',
  '特别说明',
  '特别提示',
  '友情提示',
  '产品分类',
  '食品分类',
  '食品类别',
  '食品种类',
  '沥干物',
  '内装物',
  '回收标志',
  '厂址',
  '厂名',
  '生产工艺',
  '加工原料[为是]',
  '转基因成分',
  '功效成分',
  '标志性成分',
  '以实物为准',
  '此面向上',
  '小心轻放',
  '参考食谱',
  '发热包',
  '自热包',
  '加热包',
  '脱氧剂',
  '干燥剂',
  '不可食用',
  '请勿食用',
]
const FIELDS_WITH_COLON = [
  '规格',
  '日期',
  '等级',
  '品牌',
  '商标',
  '包装',
  '贮存',
  '储存',
  '保存',
  '提示',
  '备注',
  '说明',
  '出品',
  '地址',
  '电话',
  '热线',
  '口味',
  '产品',
  '类型',
  '类别',
  '名称',
  '批号',
  '特点',
  '功能',
  '制造',
  '监制',
  '分装',
  '灌装',
  '工艺',
  '生产',
  '蔗糖含量',
  '咖啡因含量',
  '酒精度',
  '原麦汁浓度',
  '食用',
  '冲调',
  '果汁含量',
  '公司',
  '厂址',
  '厂名',
  '网站',
  '公众号',
  '微信',
  '扫码',
  '扫一扫',
  '辣度',
  '编号',
  '标准',
  '卫生许可证',
  '分类',
  '风味',
  '香型',
  '甜度',
  '产区',
  '用途',
  '材质',
  '合格',
  '保险',
  '数量',
  '重量',
  '含糖量',
  '检验',
  '用法',
  '用量',
  '自备',
  '需自备',
  '另需',
  '搭配',
  '做法[一二三]?',
  '吃法',
  '喝法',
  '食法',
  '煮法',
  '参考食谱',
  '步骤',
  '辐照',
]
// Right behind the bracket or the full stop that ended a list.
const AFTER_LIST = '(?<=[)\\]。][\\s"]{0,4})'
// 馅含量：≥45%, 谷氨酸钠≥35.0%: what the product holds, no ingredient, for nothing goes on behind it.
const QUALITY_FIGURE =
  '[\\u4e00-\\u9fff]{1,12}(?:添加量|含量|占比)|[\\u4e00-\\u9fff]{1,8}\\s?(?:\\([^()\\n]{1,12}\\))?\\s?[≥≤><]\\s?[\\d.]+\\s?(?:%|m?g/(?:100\\s?)?(?:k?g|m?l))(?!\\s?[,、])'
// 糖果(夹心型硬质糖果) SB/T 10018: the kind of product, alone on its line or before its standard.
const PRODUCT_KIND =
  '(?:(?!含有|可能|生产)[\\u4e00-\\u9fff]){0,10}(?:糖果|饼干|饮料|糕点|罐头|制品|饮品|面包|食品|调味料|果冻|巧克力|蜜饯|凉果|茶)\\s?(?:\\([^()\\n]{1,16}\\))?\\s*(?=$|\\n|[gqsl]b|q/)'
// The kinds that are no ingredient of anything need no bracket before their line.
const DRINK_KIND =
  '(?<=\\n\\s?)(?:(?!含有|可能|生产)[\\u4e00-\\u9fff]){2,10}(?:糖果|饮料|糕点|罐头|饮品|果冻|凉果)\\s?(?:\\([^()\\n]{1,16}\\))?\\s*(?=$|\\n|[gqsl]b|q/)'
// 【风味】, or 名称 and a blank at the beginning of a line: the heading has lost its colon.
const APART = `(?<=\\[)(?:${FIELDS_WITH_COLON.map(torn).join('|')}|能量|蛋白质|脂肪|碳水化合物|钠)(?=\\])|(?<=(?:^|\\n)\\s?)(?:${FIELDS_WITH_COLON.map(torn).join('|')})(?:\\s+|\\s?[|/]\\s?)(?=[^\\s、,:;(]{2})`
// 蛋白质：≥2.9g, 钠 620毫克: a row of the nutrition table, or a figure of the product's standard.
const NUTRIENT_FIGURE =
  "(?<![\\u4e00-\\u9fffa-z\\d'-])(?:能量|热量|蛋白质|(?:饱和|反式)?脂肪酸?|碳水化合物|钠)\\s*[:≥]?\\s*[≥≤><]?\\s*\\d|(?:能量|热量|蛋白质|脂肪|碳水化合物)\\s?:\\s?[≥≤]?\\s?\\d"
const HOLDS = '(?:咖啡因|茶多酚|膳食纤维|总糖|还原糖|钙|牛磺酸|花青素|异麦芽酮糖|胶原蛋白肽?|乳铁蛋白)'
const HOLDS_FIGURE = `(?<=[^、,;:\\s]\\s?\\n\\s?|[)\\]。]\\s{0,3})${HOLDS}\\s?(?::|(?=[≥≤]))\\s?[≥≤]?\\s?\\d|(?<=[^、,;:\\s]\\s)${HOLDS}\\s?:\\s?[≥≤]?\\s?\\d|(?<=\\[)${HOLDS}(?=\\]\\s?[:≥≤\\d])`
// A line that is nothing but figures: a date, a bar code, a cell of the nutrition table.
const FIGURES =
  '(?<=\\n\\s?)\\d(?:[\\d .,/:-]{5,}|[\\d.,]*\\s?(?:k?g|m[gl]|l|kj|kcal|千焦|千卡|大卡|毫?克|毫?升))\\s*(?=\\n|$)'
const FIELD_ZH = new RegExp(
  `${FIELDS_ANYWHERE.map(torn).join('|')}|(?<![\\u4e00-\\u9fff])转\\s?基因[\\u4e00-\\u9fff]{0,8}加工|sc\\s?\\d{8,}|总\\s?酸\\s?(?=[(:≥]|以)|(?:${FIELDS_WITH_COLON.map(torn).join('|')})(?:\\s?[方条件法期码号])?\\s*:|(?:gb|qb|sb|ls|ny|db)\\s?[/:]?\\s?t?\\s?\\d{4,}|(?<=[)\\]][\\s"]{1,4}|。\\s{0,3})(?:${QUALITY_FIGURE})|${APART}|${NUTRIENT_FIGURE}|${HOLDS_FIGURE}|${FIGURES}|${AFTER_LIST}${PRODUCT_KIND}|${DRINK_KIND}|(?<=^|\\n)\\s*(?:tel|www\\.|https?:)`,
  'g',
)
const FIELD_EN =
  /(?<![a-z])(?:(?:milk |dark |white |plain )?chocolate contains|(?:cocoa|milk) solids\s*:?\s*(?:minimum\s*)?\d|contains (?:minimum|a minimum|no\b|zero\b|0|\d+ ?(?:kcal|kj|calories)|\d+ ?% (?:fruit )?juice)|net ?(?:wt|weight|content|contents|vol)\b|nutrition(?:al)? (?:facts|information|info|values?)|serving size|servings per|amount per|typical values|best (?:before|by|if)|use by|sell by|expir(?:y|es|ation)|storage\s*[:-]|storage (?:instructions?|conditions?)|store (?:in|at|below|under|frozen|refrigerated)|keep (?:refrigerated|frozen|in|cool|dry|out|away)|refrigerate after|once opened|after opening|shake well|directions|cooking instructions|preparation(?! ?[,;)])|how to|distributed by|dist\. by|manufactured (?:by|for)|produced (?:by|for|in)|packed (?:by|for|in|on)|packaged by|imported by|made in|product of|country of origin|produce of|warning\b|caution\b|phenylketonurics|allerg(?:y|ens?|ies|ic)\b|for allergens|customer service|questions|comments|visit us|www\.|https?:|tel\b|phone\b|©|copyright|lot ?(?:no|#|:)|batch|barcode|certified|kosher(?![\s-](?:salt|gelatin))|suitable for|not suitable|(?:gluten|dairy|milk|lactose|egg|nut|peanut|soy|wheat|fish|sesame|gmo)[- ]free(?! (?:whole|rolled|oats?\b|flour|wheat|pasta|bread|noodle|soy|tamari|barley|corn|rice|malt|milk|cheese|chocolate|butter))|no (?:milk|dairy|egg|nut|soy|gluten|wheat|peanut|fish|sesame|shellfish|msg\b|gmo|additives|colou?rs|flavou?rs|trans|crustacean|lactose|oats)|non-?gmo project|no artificial|no added|no preservatives|free from|does not contain|\d* ?% daily value|percent daily|not a (?:significant )?source|(?:please )?recycl(?:e|able|ing)|trademark|bbe?\b|best enjoyed|careline|call us|follow us|join us|visit |(?:please )?enjoy\b(?! life)|(?:a )?(?:good|great|excellent|rich) source|(?:high|low|rich) in |low fat(?=\s*(?:$|\n|\.))|\d+ ?% (?:less|more|fat free|reduced)|rainforest alliance|fairtrade (?:sourced|certified)|boil \d|simmer |add \d|stir (?!.?fr)|crunchy on|bursting |try |new look|grass fed, pasture|p\.?o\.? box|unit \d|suite \d|\d+ [a-z]+ (?:street|road|avenue|drive|lane|blvd)|per serving|serves \d|makes \d|serving suggestions?|mktd\b|marketed by|mrp\b|fssai|lic(?:\.|ence)? ?no|usda (?:organic|certified)|bioengineered (?:food|ingredient)|partially produced|smart ?label|scan (?:here|the|for|me)|excess(?:ive)? consumption|high caffeine|not recommended|not a (?:low|reduced)|(?:drink|consume) responsibly|limit (?:\d|one|two)|the equivalent of|(?:prepared|made) (?:with|from) \d|source of |the great |made with (?:love|care)|made (?:by|for|from real|to be)|packaged in a|treated with|perishable|vegan(?=\s*(?:$|\n|\.))|halal(?= certif| food| logo)|energy:? ?\d|calories\b|\d+ ?(?:g|ml|oz|kg) ?e?(?=\s*(?:$|\n))|trusted|proudly|prepared (?:by|for)|sold by|exported by|importer|manufacturer|guideline daily|reference intake|see (?:base|lid|top|side|back|front|neck|cap)|barcode|plastic|discard|tamper|do not (?:use|buy|eat|freeze|refreeze|microwave|consume|accept)|consume within|ready to eat(?=\s*(?:$|\n|\.))|heat (?:in|and|until)|microwave(?= \d|:| on| oven| for)|oven(?=:| \d| temp)|bake (?:at|in|for)|ingredients? (?:in|not) )/g

// No name of an ingredient is told by these words: `The perfect partner for your coffee`, below a line that no comma ends.
const SENTENCE_EN =
  /(?<=[^\s,;:(&/-](?:\s{0,3}\n\s?|\s{2,3})|[.!?]\s+)(?=[a-z\d*#@][^\n,.;:()[\]]{0,120}?\b(?:the(?! following)|your|our|we|you|it|is|are|was|(?<!less |more )than|been|has|every|since|perfect)\b)[a-z\d*#@]+/g

const MAY_CONTAIN_ZH = new RegExp(
  [
    '可能(?:会)?(?:含|带有|存在|混有|微量)',
    '或含(?:有)?微量',
    '含有微量',
    '(?:本|该|此|同一?|共用)(?:条|产品)?(?:的)?(?:生产)?(?:线|设备|车间|工厂|流水线)',
    '生产(?:线|设备|车间|工厂)(?:也|还|亦|曾|同时|上|中|与)',
    '(?:本|该|此)?(?:产品)?生产(?:制程|管线)[^。\\n]{0,12}(?:处理|加工|使用|生产)',
    '生产制程厂房',
    '其设备或生产管线',
    '共用(?:生产)?(?:设备|线)',
    '(?:本|该|此)(?:产品)?(?:工厂|车间|生产线)',
    '与[^。\\n]{0,20}(?:共线|共用)',
    '(?:本|该|此)(?:产品|品)?与[^。\\n]{0,30}(?:同一|相同|共同|同线|共线|共用)',
    '(?:本|该|此)(?:产品|商品|品)[在于][^。\\n]{0,20}(?:加工|生产|处理)[^。\\n]{0,20}(?:设备|生产线|车间|工厂|厂房|场所)',
    '(?:本|该|此)?(?:产品|品)?(?:所用|的)?(?:生产)?(?:线|设备|车间|工厂|厂房|场所)(?:内|上|中)?(?:也|还|亦|曾|同时|有|存在|使用|处理|加工|生产)',
    '交叉(?:污染|接触)',
    '(?:同一|相同)(?:条)?(?:生产)?(?:线|设备|车间|工厂)',
    '(?:生产|加工|包装)过程中?可能',
    '不排除',
  ]
    .map(torn)
    .join('|'),
  'g',
)
const ALLERGEN_ZH =
  '(?:含?麸质(?:的)?谷[物类]|[小大黑燕]麦粉?|麸质|谷物|甲壳(?:纲)?类?(?:动物)?|虾|蟹|鱼类?|禽?蛋类?|鸡蛋|花生|大豆|黄豆|豆类?|鳕鱼|软体(?:类)?动物|牡蛎|核桃仁?|杏仁|腰果|榛子|开心果|夏威夷果|巴旦木|扁桃仁|松子|碧根果|板栗|[牛羊]?[乳奶]类?|乳糖|(?:树|木本)?坚果(?:及其果仁类|仁)?|果仁(?:类)?|芝麻|贝类)(?:及其|类|和|的)?(?:制品|成分|蛋白)?(?:\\([^()\\n]{1,12}\\))?'
// 含大豆、小麦制品: a bare 含 opens a statement where nothing but allergens follows it to the end of the sentence.
const BARE_CONTAINS_ZH = new RegExp(
  `(?<=^|[\\n。;)\\]]\\s*|\\s)内?含\\s?:?\\s?(?=${ALLERGEN_ZH}(?:\\s?[、,和及/]\\s?${ALLERGEN_ZH})*\\s?(?:$|[。;.|\\s]|,?\\s?(?:过敏|对其|可能|也?可含|本|生产|同|产品|净含|保质|贮|执行|食用|质量)))`,
  'g',
)
const CONTAINS_ZH = new RegExp(
  `(?<=^|[\\n。;!)\\]:,，、]\\s*|\\s)(?:(?:${torn('本品')}|${torn('本产品')}|${torn('该产品')}|${torn('此产品')}|${torn('产品')}|${torn('配料')}|${torn('原料')})(?:\\s?中)?\\s?含\\s?有?|含\\s?有(?=\\s?[:]?))|对(?=${ALLERGEN_ZH})[^。\\n]{1,24}过敏|(?<=^|[\\n。;)\\]]\\s*|\\s)${ALLERGEN_ZH}(?:\\s?[、,和及/]\\s?${ALLERGEN_ZH})*等?过敏(?=者|人群|体质)|(?:${torn('致敏')}|${torn('过敏')})\\s?(?:物\\s?质?\\s?(?:${torn('提示')}|${torn('信息')})|[原源物信提])`,
  'g',
)
const CONTAINS_EN =
  /(?<![a-z])(?:(?:food |declared )?allergens?(?: info(?:rmation)?| statement| advice| declaration)?\s*:\s*(?!see|for\b|please|none|n\/a|no\b|not\b|contain|may|might|produced|made|this|the|all\b|we\b|our|if\b|always|check|suitable|free|ingredients|manufactured|packed|processed|nil)(?=[a-z])|contains the following allergens?\b\s*:?)|(?<![a-z])(?:(?:this |the )?(?:product|item|food) )?(?:contains?|contient)\b\s*:?\s*(?!\d|no\b|zero\b|less|(?:live|active) |cultures|one or more|up to|no more|not more|the following|two|any|permitted|added)(?=[a-z])/g
const MAY_CONTAIN_EN =
  /(?<![a-z])(?:(?:may (?:also )?contain|might contain|can contain)(?! one or more| any of)|may be present|could contain|(?:made|manufactured|produced|processed|packaged|packed|prepared) (?:in|on) (?:a |the |an )?(?:same |shared |common )?(?:facility|equipment|line|plant|factory|machinery|bakery|kitchen|site|environment)|not suitable for (?:people|those|anyone|persons|customers|consumers|(?:[a-z]+(?:, | or | and |, or ))*[a-z]+ allergy)|shared equipment|(?:our |this |the )?(?:factory|facility|bakery|kitchen|site|plant|line|equipment) (?:also )?(?:handles|processes|uses|packs|produces|makes)|also (?:handles|processes|packs|produces) |made in an? [a-z, ]{2,40} environment|can(?:not|'t) guarantee|(?:cooked|fried|baked|roasted) (?:in|on) (?:the |a )?(?:same|shared|common)|traces of)/g
const CLAIM_ZH = new RegExp(
  `(?<=^|[\\n。;!)\\]]\\s*|\\s)(?:${['不添加', '未添加', '无添加', '零添加', '0\\s?添加', '不使用', '零反式', '[0零]\\s?(?:反式|脂肪|蔗糖|糖|脂|卡|能量|胆固醇|香精|色素|防腐剂|人工|甜味剂|代糖|奶精|植脂末|激素|抗生素)', '零糖', '零脂', '零卡', '无蔗糖', '不含', '无防腐剂', '无人工', '无色素', '无(?:小麦|麸质|大麦|燕麦|牛奶|牛乳|乳制品|乳糖|鸡?蛋|大豆|花生|坚果|鱼|虾|芝麻)(?=$|[\\s。,、])', '本产品', '本品', '产品[中内的为]', '因(?=[含为本产使采])', '该产品', '此产品', '本商品', '精选', '严选', '甄选', '美味', '好吃', '请(?=[\\u4e00-\\u9fff])', '亦可', '也可', '可(?:冲|直接|搭|用|作|与|加|按|涂|拌|蘸|配|做|制作|热|冷)', '以上产品', '以上图片', '以上信息', '图片仅', '开袋', '打开', '撕开', '常温', '置于', '存放', '避光', '避免', '勿', '切勿', '富含', '高(?:蛋白|钙|纤维|膳食纤维)(?=[\\s,。]|$)', '建议', '适合', '适宜', '详见', '详情', '欢迎', '感谢', '本包装', '内含'].map(torn).join('|')})`,
  'g',
)

// No name of an ingredient holds these words, so they need no mark before them: 食用香精请冷藏后饮用.
const REQUEST_ZH = new RegExp(
  `${torn('过量食用')}|${torn('过度饮酒')}|${torn('过量饮酒')}|请\\s?(?:${['勿', '于', '在', '将', '置', '存', '放', '尽快', '及时', '注意', '避免', '保存', '按照', '参照', '咨询', '冷藏', '冷冻', '食用', '饮用', '加热', '摇匀', '妥善', '远离', '立即', '留意', '认准'].map(torn).join('|')})`,
  'g',
)

// 米饭包：大米、水: without a heading the list begins at the line that names its first packet.
const PACKET =
  /(?<=^|\n)\s?[\u4e00-\u9fff]{1,6}(?:包|部分|馅料?|[饼面]皮|面饼|[酱粉皮馅]料)\s?:\s?[\u4e00-\u9fff]{1,12}\s?[、,(]/

/** Finds lists that no heading opens in the gaps between the other fields of a label. */
export type FindUnheaded = (
  source: string,
  gaps: readonly (Range & { holes: readonly Range[] })[],
  hasFields: boolean,
) => readonly (Range & { holes: readonly Range[] })[]

/** Finds the lists and the allergen sentences of a label; a text without a heading may be one list as a whole. */
export function locate(text: string, findUnheaded: FindUnheaded, language?: 'zh' | 'en'): Layout {
  const folded = fold(text)
  const marks = marksOf(folded.text)
  const layout: Layout = { folded, lists: [], contains: [], mayContain: [] }
  const source = folded.text
  marks.forEach((mark, i) => {
    const end = marks[i + 1]?.start ?? source.length
    if (mark.kind === 'list') layout.lists.push(listRange(source, mark, listEnd(source, marks, i)))
    if (mark.kind === 'contains') addStatement(source, layout, mark, end)
    if (mark.kind === 'mayContain')
      layout.mayContain.push({ start: mark.start, end: sentenceEnd(source, mark.end, end) })
  })
  if (layout.lists.length === 0) {
    const gaps = gapsOf(source, marks)
    const hasFields = marks.some(mark => mark.kind === 'field')
    for (const { start, end, holes } of findUnheaded(source, gaps, hasFields))
      layout.lists.push({
        start,
        end,
        introduced: false,
        isDense: true,
        ...(holes.length > 0 ? { holes } : {}),
      })
  }
  if (layout.lists.length === 0) {
    const start = marks.length > 0 ? Math.max(0, source.search(PACKET)) : 0
    const end = marks.find(mark => mark.start >= start)?.start ?? source.length
    layout.lists.push({ start, end, introduced: false })
  }
  const lists = layout.lists.filter(list => source.slice(list.start, list.end).trim() !== '')
  layout.lists = chooseLanguage(source, lists, language)
  return layout
}

/** The stretches between the marks and what belongs to them: the value of a field, the sentence of a statement. */
function gapsOf(source: string, marks: readonly Mark[]): (Range & { holes: Range[] })[] {
  return [undefined, ...marks].map((mark, i) => {
    const { end, holes } = listEnd(source, marks, i - 1)
    return { start: mark ? Math.min(end, afterMark(source, mark, end)) : 0, end, holes }
  })
}

const VALUE_ZH = /^[ :\])]*(?:\d[\d.]*\s?[a-z]{1,3}(?![a-z])|[^\s[|;。]*)/
const VALUE_EN = /^[ :\])]*(?:\d[\d.]*\s?(?:fl oz|oz|kg|ml|lbs?|g|l)|(?:(?!\n|\s{2}|[.!]\s).)*)/

function afterMark(source: string, mark: Mark, limit: number): number {
  if (mark.kind === 'contains' || mark.kind === 'mayContain') return sentenceEnd(source, mark.end, limit)
  const isChinese = !/[a-z]/.test(source.charAt(mark.start))
  const value = (isChinese ? VALUE_ZH : VALUE_EN).exec(source.slice(mark.end, limit))?.[0] ?? ''
  return mark.end + value.length
}

/** Where a list ends: at the next mark that is not printed beside it. */
function listEnd(source: string, marks: readonly Mark[], from: number): { end: number; holes: Range[] } {
  const holes: Range[] = []
  for (let i = from + 1; i < marks.length; i++) {
    const mark = marks[i]
    if (!mark) break
    const line = besideList(source, mark)
    if (!line || (marks[i + 1]?.start ?? source.length) === line.end + 1) return { end: mark.start, holes }
    holes.push(line)
    while ((marks[i + 1]?.start ?? source.length) < line.end) i++
  }
  return { end: source.length, holes }
}

/** `燕麦片、 生产日期：见包装⏎葡萄干、…`: a field between a separator and the end of the line is of another column. */
function besideList(source: string, { kind, start }: Mark): Range | undefined {
  if (kind === 'list' || !/[、,]\s{1,3}$/.test(source.slice(Math.max(0, start - 4), start))) return undefined
  if (source.slice(start - 3, start).includes('\n')) return undefined
  const end = source.indexOf('\n', start)
  const next = end < 0 ? '' : source.slice(end + 1, end + 40)
  return /^\s?[^\s:、,。][^:\n。]{0,30}[、,(]/.test(next) ? { start, end } : undefined
}

// `配料 INGREDIENTS LIST、`, `INGREDIENTS / RAMUAN`: what is left of a heading in front of the first name.
const REMNANT =
  /^\s*(?:(?:\/\s?)?(?:ramuan|bahan|ingredients?(?: list)?|list|statement)(?![a-z])|[表裘衰](?=[\s/、;,.:)\]-]))?[\s/、;,.:)\]-]*/

/** Where the list begins behind what is left of its heading. */
export function withoutRemnant(source: string, start: number, end: number): number {
  return start + (REMNANT.exec(source.slice(start, Math.min(end, start + 60)))?.[0].length ?? 0)
}

function listRange(source: string, mark: Mark, { end, holes }: { end: number; holes: Range[] }): ListRange {
  const start = withoutRemnant(source, mark.end, end)
  const range: ListRange = { start, end: beforeCompany(source, start, end), introduced: true }
  if (holes.length > 0) range.holes = holes
  return mark.name && source.slice(mark.name.start, mark.name.end).trim() !== ''
    ? { ...range, name: mark.name }
    : range
}

/** A company's name stands before the 有限公司 that ended the list; it goes too. */
function beforeCompany(source: string, start: number, end: number): number {
  if (!/^(?:有限|股份|食品厂)/.test(source.slice(end, end + 3))) return end
  let at = end
  while (at > start && !/[\s。;:)\],、]/.test(source.charAt(at - 1))) at--
  return at
}

/** A label in two languages lists everything twice: one list is enough, the Chinese one where there is one. */
function chooseLanguage(
  source: string,
  lists: readonly ListRange[],
  language: 'zh' | 'en' | undefined,
): ListRange[] {
  const isChinese = (list: ListRange) => hanShare(source, list) > 0.25
  const chinese = lists.filter(isChinese)
  if (chinese.length === 0 || chinese.length === lists.length) return [...lists]
  const others = lists.filter(list => !isChinese(list))
  // 成分：水、黄豆、盐 beside a list that goes on to the additives: the longer one says more.
  if (!language && namesIn(source, chinese) < namesIn(source, others) * LEAST_SHARE) return others
  return language === 'en' ? others : chinese
}

const LEAST_SHARE = 0.65

/** About how many names some lists hold, by what parts them. */
function namesIn(source: string, lists: readonly ListRange[]): number {
  const parts = lists.map(({ start, end }) => source.slice(start, end).match(/[、,;([\n]/g)?.length ?? 0)
  return parts.reduce((sum, one) => sum + one + 1, 0)
}

function hanShare(source: string, range: Range): number {
  let han = 0
  let letters = 0
  for (let i = range.start; i < Math.min(range.end, range.start + 400); i++) {
    const char = source.charAt(i)
    if (isHan(char)) han++
    else if (char >= 'a' && char <= 'z') letters++
  }
  return han + letters === 0 ? 0 : (han * 2) / (han * 2 + letters)
}

function addStatement(source: string, layout: Layout, mark: Mark, next: number): void {
  const end = sentenceEnd(source, mark.end, next)
  layout.contains.push({ start: mark.start, end })
}

/** Up to the end of the sentence; a colon or a line end right after the heading belongs to it. */
function sentenceEnd(source: string, start: number, limit: number): number {
  for (let i = start; i < limit; i++) {
    const char = source.charAt(i)
    if (char === '。') return i
    if (char === '.' && !/[a-z0-9]/.test(source.charAt(i + 1)) && i > start + 2) return i
    if (
      char === '\n' &&
      i > start + 3 &&
      source.slice(start, i).trim().length > 2 &&
      !/[,、:和及or]\s*$/.test(source.slice(start, i))
    )
      return i
  }
  return limit
}

function marksOf(source: string): Mark[] {
  const marks: Mark[] = []
  const each = (pattern: RegExp, kind: MarkKind, accept: (match: RegExpExecArray) => Range | undefined) => {
    pattern.lastIndex = 0
    for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
      const range = accept(match)
      if (range) marks.push({ kind, ...range })
      if (match[0] === '') pattern.lastIndex++
    }
  }
  const whole = (match: RegExpExecArray): Range => ({
    start: match.index,
    end: match.index + match[0].length,
  })
  each(LIST_ZH, 'list', match => whole(match))
  each(LIST_ZH_LINE, 'list', match => whole(match))
  each(LIST_ZH_MISREAD, 'list', match => whole(match))
  each(LIST_ZH_TYPED, 'list', match => whole(match))
  each(LIST_EN, 'list', match => whole(match))
  each(FIELD_ZH, 'field', match => (isField(source, match) ? whole(match) : undefined))
  each(FIELD_EN, 'field', match => (opensSentence(source, match.index) ? whole(match) : undefined))
  each(SENTENCE_EN, 'claim', match => whole(match))
  each(MAY_CONTAIN_ZH, 'mayContain', match => whole(match))
  each(MAY_CONTAIN_EN, 'mayContain', match => whole(match))
  each(CONTAINS_ZH, 'contains', match => whole(match))
  each(BARE_CONTAINS_ZH, 'contains', match => whole(match))
  each(CONTAINS_EN, 'contains', match => (opensSentence(source, match.index) ? whole(match) : undefined))
  each(CLAIM_ZH, 'claim', match => whole(match))
  each(REQUEST_ZH, 'claim', match => whole(match))
  return settle(source, marks)
}

const RANK: Record<MarkKind, number> = { list: 0, mayContain: 1, contains: 2, field: 3, claim: 4 }

/** Orders the marks, lets one win where several begin together, and drops those inside a bracket that closes. */
function settle(source: string, marks: Mark[]): Mark[] {
  marks.sort((a, b) => a.start - b.start || RANK[a.kind] - RANK[b.kind] || b.end - a.end)
  const kept: Mark[] = []
  const closed = closedBrackets(source)
  for (const mark of marks) {
    const last = kept[kept.length - 1]
    if (last && (mark.start < last.end || isOfStatement(source, mark, last))) continue
    if (
      mark.kind !== 'list' &&
      isInside(closed, mark.start) &&
      !isHeading(source, mark) &&
      !isNotice(source, mark)
    )
      continue
    if (mark.kind === 'list') nameOfList(source, mark, last)
    kept.push(mark)
  }
  return kept
}

/** `【致敏物质】乳制品`, `可能含有：含麸质的谷物`: what stands right behind the heading of a statement is what it states. */
function isOfStatement(source: string, mark: Mark, last: Mark): boolean {
  const isStatement = last.kind === 'contains' || last.kind === 'mayContain'
  const isNew = mark.kind === 'list' || mark.kind === 'mayContain'
  return isStatement && !isNew && /^[质息示 :\])]{0,4}$/.test(source.slice(last.end, mark.start))
}

/** `【产品标准代号】`: a bracket around nothing but the heading, which then begins at the bracket. */
function isHeading(source: string, mark: Mark): boolean {
  if (
    !/[[(]/.test(source.charAt(mark.start - 1)) ||
    !/^[\u4e00-\u9fff]{0,5}[\])]/.test(source.slice(mark.end, mark.end + 6))
  )
    return false
  mark.start--
  return true
}

/** `(致敏提示：含乳；可能含坚果)`: a bracket that is a statement as a whole. */
function isNotice(source: string, mark: Mark): boolean {
  if (mark.kind !== 'contains' && mark.kind !== 'field') return false
  if (
    !/[[(]/.test(source.charAt(mark.start - 1)) ||
    !/^(?:致|过)\s?敏/.test(source.slice(mark.start, mark.end))
  )
    return false
  mark.start--
  return true
}

/** The words before 配料 on its line name the part of the product that the list belongs to. */
function nameOfList(source: string, mark: Mark, last: Mark | undefined): void {
  let start = mark.start
  const floor = last ? last.end : 0
  let end = mark.start
  while (end > floor && source.charAt(end - 1) === ' ') end--
  start = end
  while (start > floor && /[\u4e00-\u9fffa-z0-9]/.test(source.charAt(start - 1)) && end - start < 16) start--
  // A name apart from its heading opens a line; in running text the words before a blank belong to what went before.
  if (end < mark.start && start > 0 && source.charAt(start - 1) !== '\n') return
  const name = source.slice(start, end)
  if (
    name.length < 2 ||
    /^(?:产品|食品|主要|本品|商品|主|辅)$|[:。]$/.test(name) ||
    !isHan(name.charAt(name.length - 1))
  )
    return
  mark.name = { start, end }
  mark.start = start
}

/** Start offsets of every bracket that is closed again, with its end, in order. */
function closedBrackets(source: string): Range[] {
  const open: number[] = []
  const closed: Range[] = []
  for (let i = 0; i < source.length; i++) {
    const char = source.charAt(i)
    if (char === '(' || char === '[' || char === '{') open.push(i)
    else if (char === ')' || char === ']' || char === '}') {
      const start = open.pop()
      if (start !== undefined && open.length === 0) closed.push({ start, end: i })
    } else if (char === '。' || (char === '\n' && open.length > 0 && i - (open[0] ?? 0) > 2000))
      open.length = 0
  }
  return closed
}

function isInside(ranges: readonly Range[], at: number): boolean {
  let low = 0
  let high = ranges.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const range = ranges[middle]
    if (!range) return false
    if (at < range.start) high = middle - 1
    else if (at > range.end) low = middle + 1
    else return true
  }
  return false
}

/** 产地 and its like are a field only where they do not end a name: 阿克苏产地苹果 is an apple. */
function isField(source: string, match: RegExpExecArray): boolean {
  const word = match[0]
  const before = source.charAt(match.index - 1)
  if (/^(?:产地|每份|每100|警示|食用量)/.test(word))
    return before === '' || !isHan(before) || /^\s?语?:/.test(source.slice(match.index + word.length))
  return true
}

function opensSentence(source: string, at: number): boolean {
  const before = source.slice(Math.max(0, at - 3), at)
  return at === 0 || /[.。;!?)\]*,:\n|·-]\s*$/.test(before) || /\s{2,}$/.test(before) || /\n\s*$/.test(before)
}

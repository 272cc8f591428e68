import { type Kind, kindIn, kindsIn } from '../entities/kinds.ts'
import { type Audience, detectAudience } from '../entities/people.ts'

/** What somebody wants to know. */
export type Intent =
  | { type: 'report' }
  | { type: 'what' }
  | { type: 'why' }
  /** `isEffect`: asked for one certain effect, which the evaluations may not speak of. */
  | { type: 'safe'; who: Audience | null; isEffect: boolean }
  | { type: 'often' }
  | { type: 'limit' }
  | { type: 'adi' }
  | { type: 'better' }
  | { type: 'compare' }
  | { type: 'score' }
  | { type: 'worst' }
  | { type: 'processing' }
  | { type: 'order' }
  | { type: 'amount' }
  | { type: 'parts' }
  | { type: 'origin' }
  /** `isAbroad`: asked for the law of another place than China. */
  | { type: 'legal'; isAbroad: boolean }
  | { type: 'has' }
  | { type: 'list'; of: readonly Kind[]; isWhy: boolean }
  | { type: 'unknown' }

type Simple = Exclude<Intent['type'], 'safe' | 'legal' | 'list' | 'unknown'>

const spoken: readonly [RegExp, string][] = [
  [/为啥|为何|点解/g, '为什么'],
  [/係咩嚟㗎?|系咩/g, '是什么'],
  [/什么鬼|个啥东西|啥玩意儿?|个啥|啥/g, '什么'],
  [/干嘛|(?<![果肉饼豆鱼菜笋])干吗(?=的|用|$)/g, '干什么'],
  [/咋/g, '怎么'],
  [/\bwhats\b|\bwhat's\b/g, 'what is'],
  [/\bisnt\b|\bisn't\b/g, 'is not'],
]

/** A folded question in the words that the patterns know. */
export const inPlainWords = (folded: string): string =>
  spoken.reduce((text, [pattern, word]) => text.replace(pattern, word), folded.replace(/[？?!！。.\s]+$/, ''))

const report =
  /深度(?:分析|解读|解析|报告)|(?:详细|全面|深入|完整)(?:地)?(?:的)?(?:分析|解读|解析|报告|说明)|分析报告|in-?depth|deep dive|(?:full|complete|detailed) (?:report|analysis|breakdown)|anal[iy][sz]e .{0,24}(?:in detail|thoroughly|fully)|detailed look/
const worst =
  /(?:哪个|哪种|哪些|什么|谁)?.{0,6}最(?:不好|差|坏|有害|危险|该|值得|需要|要)(?:担心|注意|警惕|避免|小心)?|(?:不好|有害|可疑|不健康)的(?:成分|配料|添加剂)|\bworst\b|\bnasties\b|anything (?:bad|harmful|nasty|to worry)|most (?:harmful|dangerous|concerning|worrying|problematic)/
const processing = /超加工|加工程度|\bnova\b|ultra-?processed/
const order =
  /第[一二三四五12345]位|排(?:在)?(?:前|第几|第一|首)|前[一二两三四五1-5](?:位|个|项|种)|(?:多少|几)(?:种|项|个|样)(?:配料|成分|原料)|(?:first|second|third|fourth|fifth|last) ingredient|^(?:and |那)?(?:the )?(?:second|third|fourth|fifth|第[二三四五])(?: one|个)?(?: ingredient|配料|成分)?呢?$|第[一二三四五1-5][个种](?:配料|成分|原料)|^(?:配料|成分|原料)表?(?:里)?(?:都)?(?:有|是)?(?:哪些|什么)?$|(?:全部|所有)(?:的)?(?:配料|成分|原料)|^(?:the )?ingredients?$|list (?:everything|all|(?:the )?ingredients)|first (?:two|three|four|five|\d)\b|how many ingredients|main ingredients?|主要(?:成分|配料|原料)/
const amount =
  /含量|(?<!能|最多)(?:加|放|含|有)了?多少(?![种项个样])|占(?:了)?多少|百分(?:之|比)|占比|\bpercent(?:age)?\b|几[勺克]|多少[勺克]|how much [a-z]+$|how many (?:tea|table)?(?:spoons?|grams?)|how much (?:of it|.{1,30} (?:is|are) (?:in|there))/
const origin = /天然|人工|人造|合成|natural|artificial|synthetic/
const abroad =
  /国外|外国|欧盟|欧洲|美国|日本|韩国|各国|哪些国家|其他国家|\beu\b|europe|\busa\b|\bthe us\b|america|\bfda\b|\bjapan|anywhere|countr(?:y|ies)|\buk\b/
const legal =
  /禁(?:用|止|了|令)|被禁|合法|违法|违规|允许(?:吗|么|使用|用|添加)|(?:还|也)?能用吗|可以用吗|还能用|允许的吗|\bbann?(?:ed|s)?\b|\bil?legal\b|outlaw|\b(?:allowed|permitted|authori[sz]ed)\b/
const often =
  /(?:(?<![今明昨后])天天|每天|每日|经常|长期|常年|顿顿)|(?:一|每)天(?:一|几|喝|吃)|\bevery ?day\b|\bdaily\b|\bregularly\b|\beach day\b|per day|a day|how often|多久.{0,4}次|几次/
const parts =
  /里(?:面)?(?:都)?(?:有|是|含)(?:什么|些|哪)|由什么|what is in\b|what are .{0,20} made of|made (?:of|from)/

/** Two things are held against each other, whether or not both are known. */
const pair =
  /(?:和|跟|与|还是|比).+(?:比较|对比|区别|不同|不一样|相比|哪个|哪种|谁|更)|\bvs\b|versus|\bcompare .+ (?:with|and|to)\b|\b(?:difference|which) .+ (?:and|or)\b|^(?:is|are) (?!there|any).+ (?:better|worse|safer|healthier) than\b/

const tests: readonly [Simple, RegExp][] = [
  ['report', report],
  ['processing', processing],
  ['worst', worst],
  [
    'score',
    /为什么.{0,8}(?:分|低|高)|(?:评分|分数|得分|扣分|打分|高分|这个分|点分|几分|多少分)|\bscored?\b|\bpoints?\b|\brating\b/,
  ],
  [
    'compare',
    /比较|对比|区别|不同|不一样|(?:哪个|谁).{0,2}更|(?:哪个|谁).{0,2}好|哪种好|相比|(?:和|跟|与).{1,20}比|\bcompare\b|\bdifferences?\b|\bvs\.?\b|versus|\b(?:better|worse|safer|healthier) than\b|which (?:one )?is (?:better|safer|worse)/,
  ],
  [
    'adi',
    /\badi\b|每日允许|(?:每天|一天|每日).{0,4}(?:最多|能吃|可以吃|上限|吃多少|喝几|吃几)|acceptable daily|daily intake|per day|every day|a day/,
  ],
  [
    'limit',
    /最大使用量|限量|允许(?:加|用|使用|添加)?多少|最多(?:能|可以)?(?:用|加|放|添加)|能加多少|能用多少|放多少|使用量|标准(?:是|规定)|上限|超标|残留|maximum|\blimits?\b|how much .{0,40}(?:allowed|permitted|used|added)|(?:allowed|permitted) (?:in|amount|level)/,
  ],
  [
    'better',
    /更好的|更健康|改进|改善|换(?:成|什么)|替代|推荐|怎么选|买什么|选哪|better (?:choice|option|one)|\b(?:any|some)thing (?:better|safer)\b|alternatives?|healthier|instead|recommend|improve|(?:could|can|would) (?:it|this|the score) be better|what should i (?:buy|choose)/,
  ],
  [
    'why',
    /为什么|(?:有什么|起什么|什么)(?:作用|用处|用途|功能|用)|干什么|做什么用|用来|\bwhy\b|what (?:is|are|does|do) .{0,40}(?:used for|\bfor$|\bdo\b)|purpose|function/,
  ],
]

const listing =
  /有哪些|有什么|哪些|哪几种|有没有|有无|是否含|含不含|含有|几种|多少种|列|有.{0,12}[吗没不么]|含.{0,12}吗|没有放|\bwhich\b|\bwhat (?:\w+ )?(?:additives|preservatives|sweeteners|colou?rs|dyes|emulsifiers|thickeners|allergens|sugars?|flavou?rings|antioxidants|vitamins|cultures)\b|(?:does|do) (?:it|this|they) (?:contain|have)|is there|are there|any\b|how many|\blist\b|contains?\b|\bin (?:it|this|here)\b/
// 有没有争议 asks no label for an ingredient.
const presence =
  /有没有(?!.{0,3}(?:争议|坑|害|毒|癌|影响|风险|问题|副作用|好处|坏处|必要|关系))|有无|是否(?:含|有)|含不含|(?<!会|对.{0,8})(?:有(?![害毒用]|危害|影响|风险|问题|副作用|好处|坏处|什么)|含).{0,8}[吗没]$|(?:does|do) (?:it|this|they) (?:contain|have)|is there|are there|\bany\b|\bin (?:it|this|here|these|them)$|contains?\b/
const within = /里(?:面)?(?:有|含)/
const effect =
  /会不会|会.{1,10}吗|导致|引起|造成|怎样$|消失|\bcauses?\b|\blead to\b|hyperactiv|\bgive me\b|\bmakes? (?:me|you|kids)\b/
const safety =
  /安全|有害|危害|伤身|致癌|癌症|副作用|能吃|可以吃|可以喝|能喝|能不能|可不可以|可以用吗|能用吗|适合|健康|健不健康|干净|好不好|行不行|行吗|对.{0,6}好吗|影响|风险|毒|放心|担心|争议|坑|垃圾食品|靠谱|\bsafe(?:ty)?\b|harmful|dangerous|\bbad\b|cancer|carcinogen|toxic|side effects?|\bsuitable\b|\bok(?:ay)?\b|\bfine\b|can (?:i|my|a|an|the|people|kids|children|we|she|he|they|pregnant|diabetics|vegetarians|muslims)|\brisks?\b|allergic|avoid|\bhealthy\b|good for|\bworr(?:y|ied)|\bjunk/
const identity =
  /是什么|什么是|介绍|解释|是.{0,8}吗|是不是|指什么|代表什么|什么意思|成分|\bwhat(?:'s| is| are)\b|\btell me\b|\bexplain\b|\bmean(?:s|ing)?\b|about/

const shunned =
  /(?:避免|不吃|不要吃|少吃|不好|争议|警惕)|\b(?:avoid|bad|banned|controversial|concern|dangerous)/
/** A class is to be explained, not only listed. */
const meaning = /什么意思|什么是|是什么|指什么|\bmeans?\b|what is an? |\bexplain\b/

/** What is in the question beside its words. */
export interface Heard {
  /** Different things it names or points back to. */
  subjects: number
  /** Among them additives and flavourings. */
  substances: number
  /** A food whose category it names. */
  food: boolean
}

/** What a folded question asks for, in Chinese or English; the order of the tests is the order of how telling they are. */
export const intentOf = (text: string, { subjects, substances, food }: Heard): Intent => {
  const who = detectAudience(text)
  const kind = kindIn(text)
  const isListing = listing.test(text)
  const simple = tests.find(([type, pattern]) => {
    if (!pattern.test(text)) return false
    if (type === 'compare') return subjects >= 2 || (subjects === 1 && pair.test(text))
    if (type === 'score') return subjects === 0 || !/作用|safe|安全/.test(text)
    if (type === 'adi') return substances > 0
    if (type === 'limit') return subjects > 0 || !who
    if (type === 'worst') return !(who && subjects > 0)
    // Why people avoid it asks for its safety.
    if (type === 'why') return (subjects > 0 || kind !== null) && !(subjects > 0 && shunned.test(text))
    return true
  })?.[0]
  if (simple === 'why' && subjects > 0 && /排|第[一二三12]/.test(text)) return { type: 'order' }
  if (simple === 'why' && subjects === 0 && kind) return { type: 'list', of: [kind], isWhy: true }
  if (simple) return { type: simple }
  if (order.test(text)) return { type: 'order' }
  if (subjects > 0 && parts.test(text)) return { type: 'parts' }
  if (often.test(text) && substances === 0 && !who) return { type: 'often' }
  if (subjects > 0 && !who && (legal.test(text) || abroad.test(text)))
    return food && !abroad.test(text) ? { type: 'limit' } : { type: 'legal', isAbroad: abroad.test(text) }
  if (subjects > 0 && origin.test(text)) return { type: 'origin' }
  if (amount.test(text)) return { type: 'amount' }
  // Neither is asked of an allergen: 小麦粉 is one too.
  if (kind?.allergen !== undefined && !who && (pair.test(text) || legal.test(text) || abroad.test(text)))
    return { type: 'unknown' }
  const isEffect = effect.test(text)
  if (who && (safety.test(text) || subjects === 0 || !isListing))
    return { type: 'safe', who, isEffect: false }
  if (
    kind &&
    isListing &&
    (subjects === 0 ||
      kind.allergen !== undefined ||
      kind.group !== undefined ||
      within.test(text) ||
      !presence.test(text))
  )
    return { type: 'list', of: kindsIn(text), isWhy: meaning.test(text) }
  if (kind?.kinds?.includes('additive') && subjects === 0 && (safety.test(text) || effect.test(text)))
    return { type: 'worst' }
  if (kind?.allergen === 'any') return { type: 'list', of: [kind], isWhy: false }
  if (presence.test(text)) return { type: 'has' }
  if (safety.test(text) || (isEffect && subjects > 0)) return { type: 'safe', who, isEffect }
  if (kind && subjects === 0) return { type: 'list', of: kindsIn(text), isWhy: meaning.test(text) }
  if (identity.test(text) || subjects > 0) return { type: 'what' }
  return { type: 'unknown' }
}

const ordinals: readonly [RegExp, number][] = [
  [/第一[个种项]|前一[个种]|前者|\bfirst\b|\bformer\b/, 0],
  [/第二[个种项]|\bsecond\b/, 1],
  [/第三[个种项]|\bthird\b/, 2],
  [/第四[个种项]|\bfourth\b/, 3],
  [/第五[个种项]|\bfifth\b/, 4],
  [/最后[一]?[个种项]|后一[个种]|后者|\blast one\b|\blatter\b/, -1],
]
const several = /它们|这些|那些|这几[个种]|那几[个种]|两者|这两[个种]|\b(?:them|those|these|both)\b/
const pronoun = /它|这个|那个|这种|那种|该|前面|刚才|上面|(?:^|，|,)那|\b(?:it|that|this)\b/

export type Reference = { type: 'ordinal'; at: number } | { type: 'last' } | { type: 'all' }

/** Points back into the conversation: the n-th thing of the last answer, the things spoken of, or nothing. */
export const reference = (text: string): Reference | null => {
  for (const [pattern, at] of ordinals) if (pattern.test(text)) return { type: 'ordinal', at }
  if (several.test(text)) return { type: 'all' }
  return pronoun.test(text) ? { type: 'last' } : null
}

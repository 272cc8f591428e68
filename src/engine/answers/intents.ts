import type { Group } from '../result.ts'

/** What somebody wants to know. */
export type Intent =
  | { type: 'what' }
  | { type: 'why' }
  | { type: 'safe'; groups: readonly Group[]; who: { zh: string; en: string } | null }
  | { type: 'limit' }
  | { type: 'adi' }
  | { type: 'better' }
  | { type: 'compare' }
  | { type: 'score' }
  | { type: 'list'; of: Kind }
  | { type: 'unknown' }

/** What an ingredient may be asked for: 有没有防腐剂, does it contain sugar. */
export interface Kind {
  zh: string
  en: string
  functions?: readonly string[]
  kinds?: readonly string[]
  allergen?: string
  /** Matches names of ingredients. */
  names?: RegExp
}

interface People {
  pattern: RegExp
  groups: readonly Group[]
  zh: string
  en: string
}

const people: readonly People[] = [
  {
    pattern: /婴儿|婴幼儿|宝宝|幼儿|新生儿|\b(?:baby|babies|infants?|toddlers?|newborns?)\b/,
    groups: ['infant_0_36m'],
    zh: '婴幼儿',
    en: 'infants and toddlers',
  },
  {
    pattern: /孩子|儿童|小孩|小朋友|小学生|\b(?:child|children|kids?|sons?|daughters?)\b/,
    groups: ['children'],
    zh: '儿童',
    en: 'children',
  },
  {
    pattern: /孕妇|怀孕|孕期|备孕|哺乳|\b(?:pregnan(?:t|cy)|breast-?feeding)\b/,
    groups: ['pregnant'],
    zh: '孕妇',
    en: 'pregnancy',
  },
  { pattern: /苯丙酮尿|\bpku\b|phenylketonuria/, groups: ['pku'], zh: '苯丙酮尿症', en: 'phenylketonuria' },
  {
    pattern: /糖尿病|血糖|控糖|\bdiabet(?:es|ics?)\b|blood sugar/,
    groups: ['diabetes'],
    zh: '糖尿病',
    en: 'diabetes',
  },
  {
    pattern: /高血压|血压|hypertension|blood pressure/,
    groups: ['hypertension'],
    zh: '高血压',
    en: 'high blood pressure',
  },
  { pattern: /肾病|肾功能|肾不好|\bkidneys?\b|\bckd\b/, groups: ['ckd'], zh: '肾病', en: 'kidney disease' },
  { pattern: /痛风|尿酸|\bgout\b|uric acid/, groups: ['gout'], zh: '痛风', en: 'gout' },
  { pattern: /麸质|乳糜泻|\bgluten\b|c(?:o)?eliac/, groups: ['gluten'], zh: '麸质敏感', en: 'gluten' },
  { pattern: /乳糖不耐|lactose/, groups: ['lactose'], zh: '乳糖不耐', en: 'lactose intolerance' },
  {
    pattern: /(?:牛?奶|乳)[^，。？]{0,3}过敏|(?:milk|dairy)[ -]allerg|allergic to (?:milk|dairy)/,
    groups: ['milk_allergy'],
    zh: '乳过敏',
    en: 'milk allergy',
  },
  {
    pattern: /花生[^，。？]{0,3}过敏|peanut[ -]allerg|allergic to peanuts?/,
    groups: ['peanut'],
    zh: '花生过敏',
    en: 'peanut allergy',
  },
  {
    pattern: /坚果[^，。？]{0,3}过敏|nut[ -]allerg|allergic to (?:tree )?nuts?/,
    groups: ['nuts'],
    zh: '坚果过敏',
    en: 'nut allergy',
  },
  {
    pattern: /蛋[^，。？]{0,3}过敏|egg[ -]allerg|allergic to eggs?/,
    groups: ['egg'],
    zh: '蛋过敏',
    en: 'egg allergy',
  },
  {
    pattern: /(?:大豆|黄豆|豆制品)[^，。？]{0,3}过敏|soy[ -]?allerg|allergic to soya?/,
    groups: ['soy'],
    zh: '大豆过敏',
    en: 'soy allergy',
  },
  {
    pattern:
      /(?:海鲜|虾|蟹|鱼)[^，。？]{0,3}过敏|(?:fish|shellfish|seafood)[ -]allerg|allergic to (?:fish|shrimp|crab|seafood)/,
    groups: ['fish_crustacean'],
    zh: '鱼、甲壳类过敏',
    en: 'fish and crustacean allergy',
  },
  {
    pattern: /哮喘|亚硫酸盐|\basthma\b|sul(?:f|ph)ites?/,
    groups: ['sulfite_asthma'],
    zh: '亚硫酸盐敏感或哮喘',
    en: 'sulphite sensitivity or asthma',
  },
  {
    pattern: /阿司匹林|aspirin/,
    groups: ['aspirin_dye_sensitive'],
    zh: '阿司匹林或色素敏感',
    en: 'aspirin or dye sensitivity',
  },
  { pattern: /蚕豆病|g6pd/, groups: ['g6pd'], zh: '蚕豆病', en: 'G6PD deficiency' },
  {
    pattern: /咖啡因|失眠|睡不着|caffeine|insomnia/,
    groups: ['caffeine'],
    zh: '咖啡因敏感',
    en: 'caffeine sensitivity',
  },
  {
    pattern: /拉肚子|腹泻|肠胃|\bdiarrh|\bbowel/,
    groups: ['laxative'],
    zh: '容易腹泻的人',
    en: 'sensitive bowels',
  },
  {
    pattern: /素食|吃素|清真|穆斯林|\b(?:vegetarians?|vegans?|halal|muslims?)\b/,
    groups: ['vegetarian_halal'],
    zh: '素食或清真饮食',
    en: 'vegetarian or halal diets',
  },
]

const kinds: readonly { pattern: RegExp; kind: Kind }[] = [
  { pattern: /防腐剂|preservatives?/, kind: { zh: '防腐剂', en: 'preservatives', functions: ['防腐剂'] } },
  { pattern: /甜味剂|代糖|sweeteners?/, kind: { zh: '甜味剂', en: 'sweeteners', functions: ['甜味剂'] } },
  {
    pattern: /色素|着色剂|染色|colou?r(?:ing)?s?\b|dyes?/,
    kind: { zh: '着色剂', en: 'colours', functions: ['着色剂'] },
  },
  { pattern: /乳化剂|emulsifiers?/, kind: { zh: '乳化剂', en: 'emulsifiers', functions: ['乳化剂'] } },
  { pattern: /增稠剂|thickeners?/, kind: { zh: '增稠剂', en: 'thickeners', functions: ['增稠剂'] } },
  {
    pattern: /抗氧化剂|antioxidants?/,
    kind: { zh: '抗氧化剂', en: 'antioxidants', functions: ['抗氧化剂'] },
  },
  {
    pattern: /增味剂|flavou?r enhancers?/,
    kind: { zh: '增味剂', en: 'flavour enhancers', functions: ['增味剂'] },
  },
  { pattern: /香精|香料|flavou?rings?/, kind: { zh: '香精香料', en: 'flavourings', kinds: ['flavouring'] } },
  {
    pattern: /菌种|益生菌|乳酸菌|cultures?|probiotics?/,
    kind: { zh: '菌种', en: 'cultures', kinds: ['culture'] },
  },
  {
    pattern: /强化剂|维生素|营养素|fortif|vitamins?|minerals?/,
    kind: { zh: '营养强化剂', en: 'added nutrients', kinds: ['nutrient'] },
  },
  { pattern: /过敏原|致敏|allergens?/, kind: { zh: '过敏原', en: 'allergens', allergen: 'any' } },
  {
    pattern: /反式脂肪|氢化|trans[ -]?fats?|hydrogenated/,
    kind: {
      zh: '氢化油',
      en: 'hydrogenated oil',
      names: /氢化|植脂|人造奶油|起酥油|hydrogenated|shortening|margarine/i,
    },
  },
  {
    pattern: /添加糖|多少糖|含糖|有糖|加糖|\bsugars?\b/,
    kind: {
      zh: '糖',
      en: 'sugars',
      names: /糖(?!醇)(?!精)|蜂蜜|果葡|sugar|syrup|honey|dextrose|fructose|glucose|sucrose|maltose/i,
    },
  },
  {
    pattern: /多少盐|含盐|有盐|加盐|\bsalt\b|sodium/,
    kind: { zh: '盐', en: 'salt', names: /盐(?!酸)|酱油|味精|\bsalt\b|soy sauce/i },
  },
  {
    pattern: /添加剂|additives?|e[ -]?numbers?/,
    kind: { zh: '食品添加剂', en: 'additives', kinds: ['additive', 'flavouring'] },
  },
]

const listing =
  /有哪些|有什么|哪些是|哪几种|有没有|有无|是否含|含不含|含有|几种|多少种|列出|\bwhich\b|\bwhat (?:\w+ )?(?:additives|preservatives|sweeteners|colou?rs|dyes|emulsifiers|thickeners|allergens|sugars?|flavou?rings|antioxidants|vitamins|cultures)\b|does (?:it|this) (?:contain|have)|is there|are there|any\b|how many|\blist\b|contains?\b/

const tests: readonly [Exclude<Intent['type'], 'safe' | 'list' | 'unknown'>, RegExp][] = [
  [
    'score',
    /为什么.{0,8}(?:分|低|高)|(?:评分|分数|得分|扣分|打分|这个分|几分|多少分)|\bscored?\b|\bpoints?\b|\brating\b/,
  ],
  [
    'compare',
    /比较|对比|区别|不同|哪个更|哪个好|哪种好|相比|\bcompare\b|\bdifferences?\b|\bvs\.?\b|versus|\bbetter than\b|which (?:one )?is (?:better|safer|worse)/,
  ],
  [
    'adi',
    /\badi\b|每日允许|每天(?:最多|能吃|可以吃)|一天(?:最多|能吃|可以吃)|acceptable daily|daily intake|per day|every day|a day/,
  ],
  [
    'limit',
    /最大使用量|限量|允许(?:加|用|使用|添加)?多少|最多(?:能|可以)?(?:用|加|放|添加)|能加多少|能用多少|使用量|标准(?:是|规定)|上限|残留|maximum|\blimits?\b|how much .{0,40}(?:allowed|permitted|used|added)|(?:allowed|permitted) (?:in|amount|level)|allowed\b/,
  ],
  [
    'better',
    /更好的|更健康|换(?:成|什么|一个)|替代|推荐|怎么选|买什么|选哪|better choice|alternatives?|healthier|instead|recommend|what should i (?:buy|choose)/,
  ],
  [
    'why',
    /为什么(?:要)?(?:加|放|用|有|含|添加)|为何(?:加|放|用|有|含)|(?:有什么|起什么|什么)(?:作用|用处|用途|功能)|干什么用|做什么用|用来|\bwhy (?:is|are|do|does|did|was|would|add|use)|what (?:is|are|does) .{0,40}(?:used for|\bdo\b)|purpose|function/,
  ],
]

const safety =
  /安全|有害|危害|伤身|致癌|癌症|副作用|能吃|可以吃|能喝|可以喝|能不能|可不可以|适合|健康吗|对.{0,6}好吗|影响|风险|毒|\bsafe(?:ty)?\b|harmful|dangerous|\bbad\b|carcinogen|cancer|toxic|side effects?|\bsuitable\b|\bok(?:ay)?\b|can (?:i|my|a|an|the|people|kids|children|we|she|he|they|pregnant|diabetics|vegetarians)|\brisks?\b|allergic|avoid|\bhealthy\b|good for/
const identity =
  /是什么|什么是|是啥|啥是|介绍|解释|是.{0,4}吗|指什么|代表什么|什么意思|成分|\bwhat(?:'s| is| are)\b|\btell me\b|\bexplain\b|\bmean(?:s|ing)?\b|about/

/** A question without its words for people: 苯丙酮尿症 names a disease, not the flavouring 丙酮 in it. */
export const withoutPeople = (question: string): string =>
  people.reduce(
    (text, { pattern }) =>
      text.replace(new RegExp(pattern, 'gi'), hit =>
        /[\u4e00-\u9fff]/.test(hit) && isDisease.test(hit) ? ' '.repeat(hit.length) : hit,
      ),
    question,
  )

/** What a question asks for, in Chinese or English; the order of the tests is the order of how telling they are. */
export const intentOf = (question: string, subjects: number): Intent => {
  const text = question.normalize('NFKC').toLowerCase()
  const asked = people.filter(({ pattern }) => pattern.test(text))
  const who =
    asked.length === 0
      ? null
      : {
          groups: asked.flatMap(({ groups }) => groups),
          zh: asked.map(({ zh }) => zh).join('、'),
          en: asked.map(({ en }) => en).join(', '),
        }
  for (const [type, pattern] of tests) {
    if (!pattern.test(text)) continue
    if (type === 'compare' && subjects < 2) continue
    if (type === 'score' && subjects > 0 && /作用|safe|安全/.test(text)) continue
    return { type }
  }
  if (who && (safety.test(text) || subjects === 0))
    return { type: 'safe', groups: who.groups, who: { zh: who.zh, en: who.en } }
  const kind = kinds.find(({ pattern }) => pattern.test(text))
  if (kind && listing.test(text) && (subjects === 0 || kind.pattern.test(text)))
    return { type: 'list', of: kind.kind }
  if (who) return { type: 'safe', groups: who.groups, who: { zh: who.zh, en: who.en } }
  if (safety.test(text)) return { type: 'safe', groups: [], who: null }
  if (identity.test(text) || subjects > 0) return { type: 'what' }
  if (kind) return { type: 'list', of: kind.kind }
  return { type: 'unknown' }
}

const isDisease = /苯丙酮尿|糖尿病|乳糖不耐|蚕豆病|阿司匹林/

const ordinals: readonly [RegExp, number][] = [
  [/第一[个种项]|前一[个种]|前者|\bfirst\b|\bformer\b/, 0],
  [/第二[个种项]|\bsecond\b/, 1],
  [/第三[个种项]|\bthird\b/, 2],
  [/第四[个种项]|\bfourth\b/, 3],
  [/第五[个种项]|\bfifth\b/, 4],
  [/最后[一]?[个种项]|后一[个种]|后者|\blast one\b|\blatter\b/, -1],
]
const pronoun = /它|这个|那个|这种|那种|该|前面|刚才|上面|\b(?:it|that|this|them|those|these)\b/

/** Points back into the conversation: the n-th thing of the last answer, the last thing spoken of, or neither. */
export const reference = (question: string): { type: 'ordinal'; at: number } | { type: 'last' } | null => {
  const text = question.toLowerCase()
  for (const [pattern, at] of ordinals) if (pattern.test(text)) return { type: 'ordinal', at }
  return pronoun.test(text) ? { type: 'last' } : null
}

import type { Bilingual, Group, GroupFlag } from '../result.ts'

/** A sentence of the pack that warns a group, whatever the list says. */
interface Statement {
  groups: readonly Group[]
  level: GroupFlag['level']
  pattern: RegExp
  /** Says nothing to a group that the ingredients have warned in these words. */
  unless?: RegExp
  text: Bilingual
}

// 不适宜人群：少年儿童⏎、孕妇: the line of a health food goes on where a comma ends it.
const ON_LINE = '(?:[^\\n。]|(?<=[、,，])\\s*\\n)'
/** 孕妇、⏎儿童: people beside others, who may stand on the next line. */
const BESIDE = '(?:[^\\n。,，]|(?<=、)\\s*\\n){0,15}'
const EAT = '(?:食用|服用|饮用|使用)'
const NOT_ZH = '(?:不宜|不适[宜合]|不建议|不推荐|不要|不可|请?勿|禁止|禁)'
const NOT_EN =
  '(?:(?:not (?:be )?(?:nutritionally )?(?:recommended|suitable|intended|appropriate|advis(?:ed|able)|for use)|unsuitable) (?:for|by|in|during|as)|should (?:not be (?:used|consumed|taken|eaten|drunk|given)|be avoided) (?:by|to|in|during)|(?:avoid|do not (?:use|take|consume|eat|drink))(?: this product)? (?:if|when|during|while)|do not (?:give|feed) (?:this |it |the product |this product )?to)'

/** Not for these people, in the words of packs; where something else than eating is forbidden (请勿给儿童玩耍), nothing is meant. */
const notFor = (zh: string, en: string): RegExp =>
  new RegExp(
    [
      `不适[宜合]人群${ON_LINE}{0,60}?(?:${zh})`,
      `(?<!干燥剂[^\\n。]{0,10})(?:${zh})${BESIDE}${NOT_ZH}(?:${EAT}|人群)`,
      `(?<!干燥剂[^\\n。]{0,10})${NOT_ZH}(?:给|让|供)?${BESIDE}(?:${zh})${BESIDE}${EAT}`,
      `不适[宜合](?:[^\\n。,，食饮]|(?<=、)\\s*\\n){0,15}(?:${zh})`,
      `${NOT_EN}[^\\n.]{0,80}(?:${en})`,
    ].join('|'),
  )

const ASK_EN =
  '(?:ask|consult|check with|talk to|speak (?:to|with)|seek)[^\\n.]{0,24}(?:doctor|physician|health ?care|medical|midwife)'

/** These people are to ask a doctor first. */
const askFirst = (zh: string, en: string): RegExp =>
  new RegExp(
    [
      `(?:${zh})${ON_LINE}{0,30}(?:请?先?(?:咨询|询问|谘询|请教)(?:医[生师]|专业)|遵(?:从|循|照)?医[嘱生师]|[在由]医[生师](?:的)?指导下)`,
      `(?:${en})[^\\n.]{0,60}${ASK_EN}`,
      `${ASK_EN}[^\\n.]{0,60}(?:${en})`,
    ].join('|'),
  )
/** These people are to take care: 孕妇慎食. */
const careful = (zh: string, en: string): RegExp =>
  new RegExp(
    `(?:${zh})${BESIDE}(?:慎[食用服饮重]|谨慎|少[食吃用]|注意(?:摄入|食用)|控制(?:摄入|食用))|(?:${en})[^\\n.]{0,40} (?:should|must|to) (?:take care|be careful|limit|restrict|control|avoid excessive)`,
  )
const EXPECTING = ['孕妇|孕产妇|乳母|哺乳', 'pregnan|breast-?feeding|nursing'] as const

/** Milk of which the label itself says that it was not heated; 生牛乳 only names the raw material. */
export const RAW_MILK =
  /(?<!not )\bunpasteuri[sz]ed\b|\braw (?:(?:whole|full[- ]cream|organic) )?(?:(?:cow|goat|sheep|ewe|buffalo)(?:['’]?s['’]?|['’])? )?milk\b|未经?(?:巴氏)?[杀灭]菌|未经?巴氏|生乳制成/

const statements: readonly Statement[] = [
  {
    groups: ['pregnant'],
    level: 'avoid',
    pattern: notFor(...EXPECTING),
    text: {
      zh: '标签写明孕妇或哺乳期不宜。',
      en: 'The label says: not in pregnancy or when breast-feeding.',
    },
  },
  {
    groups: ['pregnant'],
    level: 'avoid',
    pattern: askFirst(...EXPECTING),
    text: {
      zh: '标签写明孕妇或哺乳期要先问医生。',
      en: 'The label says: in pregnancy or when breast-feeding ask a doctor first.',
    },
  },
  {
    groups: ['pregnant'],
    level: 'caution',
    pattern: careful(...EXPECTING),
    text: {
      zh: '标签提醒孕妇或哺乳期注意。',
      en: 'The label asks for care in pregnancy or when breast-feeding.',
    },
  },
  {
    groups: ['children'],
    level: 'caution',
    pattern: careful('少年|儿童|未成年', '\\b(?:children|minors)'),
    text: { zh: '标签提醒儿童注意。', en: 'The label asks for care with children.' },
  },
  {
    groups: ['children'],
    level: 'avoid',
    pattern: askFirst('少年|儿童|未成年', 'children|kids|minors'),
    text: { zh: '标签写明儿童要先问医生。', en: 'The label says: for children ask a doctor first.' },
  },
  {
    groups: ['children', 'infant_0_36m'],
    level: 'avoid',
    pattern: notFor(
      '少年|(?<!(?:[1-9一二两三四五六七八九]周?岁(?:以下|以内)的?))儿童|未成年',
      '(?<!older )children(?! (?:under|below|younger than)(?: the age of)? (?:[1-9]|one|two|three|four|five|six|(?:12|18|24|36) ?m(?:onths?|th)?)\\b)|kids|minors|(?:under|below)(?: the age of)? 1[0-8]\\b(?! months)',
    ),
    text: { zh: '标签写明儿童不宜。', en: 'The label says: not for children.' },
  },
  // Under 4 or 6 years is no word on older children, and small children are under it as well.
  {
    groups: ['children', 'infant_0_36m'],
    level: 'avoid',
    pattern: notFor(
      '[4-9四五六七八九]周?岁(?:以下|以内)',
      '(?:under|below|younger than)(?: the age of)? (?:[4-9]|four|five|six)\\b(?! months)',
    ),
    text: {
      zh: '标签写明不到某个年龄的儿童不宜，看它写的年龄。',
      en: 'The label says: not for children under the age that it names.',
    },
  },
  {
    groups: ['infant_0_36m'],
    level: 'avoid',
    pattern: notFor(
      '婴儿|婴幼儿|幼儿|宝宝|[1-3一二三两]周?岁(?:以下|以内)',
      'infants|bab(?:y|ies)|toddlers|(?:under|below|younger than)(?: the age of)? (?:[1-3]|one|two|three|12|18|24|36)\\b',
    ),
    text: { zh: '标签写明婴幼儿不宜。', en: 'The label says: not for infants or toddlers.' },
  },
  {
    groups: ['pregnant', 'infant_0_36m'],
    level: 'avoid',
    pattern: RAW_MILK,
    text: {
      zh: '标签写着未经杀菌：有李斯特菌风险，孕期和婴幼儿要加热到熟透再吃（英国 NHS 的建议）。',
      en: 'The label says unpasteurised or raw milk: it may carry listeria; in pregnancy and for infants only cooked through (advice of the NHS).',
    },
  },
  {
    groups: ['pregnant', 'children', 'infant_0_36m', 'vegetarian_halal'],
    level: 'avoid',
    unless: /酒精/,
    pattern:
      /(?<!(?:not|n't|no|never|may|traces) )\bcontains? (?:\d[\d.]* ?% |a small amount of |some )?(?:alcohol|ethanol)\b(?!-free| free)|(?<!不|无|未|可能)含有?(?:微量|少量)?的?(?:酒精|乙醇|酒类成分)(?!度|量|浓度)/,
    text: {
      zh: '标签写明含酒精：孕期和儿童不要吃，不适合清真。',
      en: 'The label says that it contains alcohol: not in pregnancy, not for children, not halal.',
    },
  },
  {
    groups: ['vegetarian_halal'],
    level: 'avoid',
    unless: /猪/,
    pattern:
      /\bnon[- ]?halal\b|(?<!(?:not|n't|no|never|may) )\bcontains? (?:ingredients? (?:of|from) )?(?:pork|porcine|pig|lard)\b(?![- ]free)|(?<!不|无|未|可能)含有?猪(?:肉|源|油|脂)?性?(?:成分|来源|明胶|制品)|非清真(?!寺)|清真人士请?[勿慎]|穆斯林[^。\n]{0,6}(?:勿|慎|不宜)/,
    text: {
      zh: '标签写明含猪源成分或非清真：不适合清真。',
      en: 'The label says that it contains pork or is not halal.',
    },
  },
  {
    groups: ['vegetarian_halal'],
    level: 'info',
    unless: /素食|清真/,
    pattern:
      /\b(?:not suitable|unsuitable) for (?:vegans (?:or|and) )?vegetarians\b|不适[合宜]素食|非素食|素食者(?:请勿|不宜|慎)/,
    text: { zh: '标签写明不适合素食。', en: 'The label says: not suitable for vegetarians.' },
  },
  {
    groups: ['laxative'],
    level: 'caution',
    unless: /腹泻/,
    pattern:
      /(?<!\bno )\blaxative effects?\b|(?:过量|大量|过多|多)[^。\n]{0,8}[食吃用饮][^。\n]{0,12}(?:腹泻|轻泻|拉肚子|腹胀|肠胃不适)/,
    text: {
      zh: '标签提醒吃多了可能腹泻。',
      en: 'The label says that large amounts may have a laxative effect.',
    },
  },
  {
    groups: ['g6pd', 'pregnant'],
    level: 'caution',
    unless: /奎宁/,
    pattern: /(?<!(?:not|n't|no|never) )\bcontains? quinine\b|(?<!不|无|未)含有?奎宁/,
    text: {
      zh: '标签写明含奎宁：蚕豆病（G6PD 缺乏）患者和孕妇先问医生。',
      en: 'The label says that it contains quinine: ask a doctor first with G6PD deficiency or in pregnancy.',
    },
  },
  {
    groups: ['pregnant', 'infant_0_36m'],
    level: 'caution',
    pattern:
      /\b(?:raw|uncooked|unpasteuri[sz]ed|lightly cooked) (?:free[- ]range |hen )?eggs?\b(?! (?:noodle|pasta))|(?<!不[^。\n]{0,4})生(?:鸡)?蛋液?制作|未经?(?:加热|杀菌)的?(?:鸡)?蛋/,
    text: {
      zh: '标签写明用生蛋：可能有沙门氏菌，孕期和婴幼儿要熟透再吃。',
      en: 'The label says raw egg: it may carry salmonella; in pregnancy and for infants only cooked through.',
    },
  },
  {
    groups: ['pku'],
    level: 'avoid',
    unless: /苯丙/,
    pattern:
      /(?<!(?:not|n't|no|never) )\bcontains? (?:a source of )?phenylalanine|(?<!不|无|未)含有?苯丙氨酸|苯丙酮尿症[^\n。]{0,12}(?:禁|勿|不宜|不适)/,
    text: {
      zh: '标签写明含苯丙氨酸：苯丙酮尿症患者禁食。',
      en: 'The label says that it contains phenylalanine: avoid with PKU.',
    },
  },
  {
    groups: ['caffeine', 'pregnant', 'children'],
    level: 'caution',
    unless: /咖啡|茶|可可|巧克力/,
    pattern: /(?<!(?:non|not|un|less|low|de)[- ]?)caffeinated\b|(?<!不|无|未)含有?(?:天然)?咖啡因/,
    text: {
      zh: '标签写明含咖啡因：孕期、哺乳期和儿童留意一天的总量。',
      en: 'The label says that it contains caffeine: in pregnancy, breastfeeding and for children watch the total of a day.',
    },
  },
  {
    groups: ['caffeine', 'pregnant', 'children'],
    level: 'caution',
    pattern:
      /\bcaffeine(?: anhydrous)?[^\n,;.]{0,12}\d ?mg|(?<!无|不含)咖啡因[^\n,，;；。]{0,8}\d\s?(?:mg|毫克)/,
    text: {
      zh: '标签写有咖啡因的量：孕期和儿童一天的总量有上限（EFSA 2015），请合计。',
      en: 'The label gives a figure for caffeine: in pregnancy and for children EFSA (2015) sets a limit for the day, so add it up.',
    },
  },
]

interface Sick {
  group: Group
  words: readonly [zh: string, en: string]
  name: Bilingual
}

/** Whom a pack warns for an illness. */
const SICK: readonly Sick[] = [
  {
    group: 'ckd',
    words: ['肾(?:脏|功能|病|衰|炎)|高血?钾', 'kidney(?! bean)|renal|hyperkal'],
    name: { zh: '肾病患者', en: 'kidney disease' },
  },
  {
    group: 'hypertension',
    words: ['高血压|降压药', 'high blood pressure|hypertensi'],
    name: { zh: '高血压患者', en: 'high blood pressure' },
  },
  { group: 'diabetes', words: ['糖尿病|高血糖', 'diabet'], name: { zh: '糖尿病患者', en: 'diabetes' } },
  { group: 'gout', words: ['痛风|高尿酸', '\\bgout\\b'], name: { zh: '痛风患者', en: 'gout' } },
  { group: 'g6pd', words: ['蚕豆病|g6pd', 'g6pd|favism'], name: { zh: '蚕豆病患者', en: 'G6PD deficiency' } },
]

const forSick: readonly Statement[] = SICK.flatMap(({ group, words, name }): Statement[] => [
  {
    groups: [group],
    level: 'avoid',
    pattern: notFor(...words),
    text: { zh: `标签写明${name.zh}不宜。`, en: `The label says: not with ${name.en}.` },
  },
  {
    groups: [group],
    level: 'caution',
    pattern: askFirst(...words),
    text: { zh: `标签写明${name.zh}要先问医生。`, en: `The label says: with ${name.en} ask a doctor first.` },
  },
  {
    groups: [group],
    level: 'caution',
    pattern: careful(...words),
    text: { zh: `标签提醒${name.zh}注意。`, en: `The label asks people with ${name.en} to take care.` },
  },
])

const all = [...statements, ...forSick]

/** Who should take care by the sentences of the pack; `folded` is its whole text, folded, `warned` whom the ingredients concern. */
export const statedFlags = (folded: string, warned: readonly GroupFlag[]): GroupFlag[] =>
  all.flatMap(({ groups, level, pattern, text, unless }) => {
    if (!pattern.test(folded)) return []
    const isSaid = (group: Group) => warned.some(one => one.group === group && unless?.test(one.text.zh))
    return groups
      .filter(group => !isSaid(group))
      .map(group => ({ group, level, certainty: 'contains' as const, ingredients: [], text }))
  })

import type { Bilingual, Group, GroupFlag } from '../result.ts'

/** A sentence of the pack that warns a group, whatever the list says. */
export interface Statement {
  groups: readonly Group[]
  level: GroupFlag['level']
  pattern: RegExp
  /** Says nothing to a group that the ingredients have warned in these words. */
  unless?: RegExp
  /** `{age}`: the age that its words name, `{said}`: the words themselves. */
  text: Bilingual
  /** Says nothing to a group that the pack forbids it to. */
  isMilder?: true
  /** What it says where its words name an age. */
  withAge?: Bilingual
  /** What it says where its words name an age in months: `{months}`. */
  withMonths?: Bilingual
}

/** Words of people, in both languages. */
type Words = readonly [zh: string, en: string]

/** 孕妇、⏎儿童: people beside others, who may stand on the next line; none of the characters `not` between them. */
const beside = (not = ''): string => `(?:[^\\n。,${not}]|(?<=、)\\s*\\n){0,15}`
// 不适宜人群：少年儿童⏎、孕妇: the line of a health food goes on where a comma ends it, and may be followed by whom it suits.
const ON_LINE = '(?:[^\\n。]|(?<=[、,])\\s*\\n)'
const EAT = '(?:[食服饮使]用|[食服饮吃喝](?!用))'
const NOT_ZH = '(?:不(?:[宜能得应要可]|适[宜合]|建议|推荐)|勿|禁止?|忌)'
const TOO_MUCH = '(?:过[量多]|大量|太?多)'
const END = '(?=\\s*(?:[。,;!)]|\\n|$))'
const NOT_PEOPLE = `不(?:适[宜合]|宜|(?:建议|推荐)${EAT}?)人群(?:(?!适[宜合]人群)${ON_LINE}){0,60}?`
const DRYING_AGENT = '(?<!干燥剂[^\\n。]{0,10})'

const NOT_EN =
  '(?:(?:not (?:be )?(?:nutritionally )?(?:recommended|suitable|intended|appropriate|advis(?:ed|able)|for use)|unsuitable) (?:for|by|in|during|as)|not (?:to )?be (?:used|consumed|taken|eaten|drunk|given) (?:by|to|in|during)|should be avoided (?:by|in|during)|(?:avoid|do not (?:use|take|consume|eat|drink))(?: this [a-z]+)? (?:if|when|during|while)|do not (?:give|feed) (?:this |it |the product |this product )?to)'
const SHOULD_NOT =
  '(?:should|must) (?:not (?:use|take|consume|eat|drink|be given)(?! (?:more|excess|too|large))|avoid(?: (?:this|it|consuming|eating|drinking|using|taking)|(?= ?(?:[.,]|\\n|$))))'

/** Not for these people, in the words of packs; where something else than eating is forbidden (请勿给儿童玩耍), nothing is meant. */
const notFor = ([zh, en]: Words): RegExp =>
  new RegExp(
    [
      `${NOT_PEOPLE}(?:${zh})`,
      `${DRYING_AGENT}(?:${zh})${beside()}(?:${NOT_ZH}(?:${EAT}(?!${TOO_MUCH})|人群)|[禁忌勿]用${END}|不适?宜${END})`,
      // 请勿让儿童单独食用, 不可生食 儿童需在看护下食用: how they are to eat is no word against it.
      `${DRYING_AGENT}${NOT_ZH}${beside('食饮吃喝')}(?:${zh})${beside('可均须需独自单看监')}(?:[食服饮使]用|[吃喝])`,
      `不适[宜合](?:(?!适[宜合])[^\\n。,食饮]|(?<=、)\\s*\\n){0,15}(?:${zh})`,
      `${NOT_EN}(?:(?!\\breach\\b)[^\\n.;]){0,80}(?:${en})`,
      `\\bnot for (?!sale|resale|individual)(?:[a-z]+ ){0,2}(?:${en})`,
      `(?:${en})[^\\n.;]{0,40} ${SHOULD_NOT}`,
    ].join('|'),
  )

const ASK_EN =
  '(?:ask|consult|check with|talk to|speak (?:to|with)|seek)[^\\n.]{0,24}(?:doctor|physician|health ?care|medical|midwife)'

/** These people are to ask a doctor first. */
const askFirst = ([zh, en]: Words): RegExp =>
  new RegExp(
    [
      `(?:${zh})${ON_LINE}{0,30}(?:(?:咨询|询问|请教)(?:医[生师]|专业)|遵(?:从|循|照)?医[嘱生师]|[在由]医[生师]的?指导下)`,
      `(?:${en})[^\\n.]{0,60}${ASK_EN}`,
      `${ASK_EN}[^\\n.]{0,60}(?:${en})`,
    ].join('|'),
  )

/** These people are to take care: 孕妇慎食, 儿童不宜多食. */
const careful = ([zh, en]: Words): RegExp =>
  new RegExp(
    `(?:${zh})${beside()}(?:慎[食用服饮重]|谨慎|少[食吃用喝饮]|注意(?:摄入|食用)|控制(?:摄入|食用)|${NOT_ZH}(?:${TOO_MUCH}${EAT}|${EAT}${TOO_MUCH}))|(?:${en})[^\\n.]{0,40} (?:should|must|to) (?:take care|be careful|limit|restrict|control|avoid excessive)`,
  )

/** 3岁以下, 未满三周岁: no digit of a greater number. */
const underZh = (ages: string): string =>
  `(?<![\\d十])(?:${ages})周?岁(?:及?以[下内]|之下)|[未不]满(?:${ages})周?岁`
const MONTHS_ZH = '(?<!\\d)\\d{1,2}个?月龄?(?:以[下内]|之下)'
const [SMALL_ZH, MIDDLE_ZH, TEEN_ZH] = ['[1-3一二两三]', '[4-9四五六七八九]', '1[0-8]|十[一二三四五六七八]?']

/** Under 3, children aged 3 and under; no months, degrees or grams. */
const underEn = (ages: string): string =>
  `(?:\\b(?:under|below|younger than)(?: the age of)?[ -]|(?<=children (?:aged )?)(?:less than|up to) )(?:${ages})s?\\b(?![ -]?(?:m|°|k?g\\b|%|degrees))|(?<=children (?:aged )?)(?:${ages})(?: years?(?: old)?)? (?:and|or) (?:under|below|younger)`
const MONTHS_EN = '(?:under|below|younger than|up to)(?: the age of)? \\d+[ -]?m(?:onths?|ths?)?\\b'
const [SMALL_EN, MIDDLE_EN, TEEN_EN] = [
  '[1-3]|one|two|three',
  '[4-9]|four|five|six|seven|eight|nine',
  '1[0-8]',
]

const EXPECTING: Words = ['孕|妊娠|乳母|哺乳', 'pregnan|breast[- ]?feed|nursing|lactating|expectant']
const CHILDREN: Words = ['少年|儿童|未成年', '\\b(?:children|kids|minors)']
const INFANTS: Words = [`婴|幼儿|宝宝|${underZh(SMALL_ZH)}|${MONTHS_ZH}`, 'infants|bab(?:y|ies)|toddlers']
/** Children of every age, or nearly. */
const ALL_CHILDREN: Words = [
  `少年|(?<!(?:${underZh(SMALL_ZH)}|${underZh(MIDDLE_ZH)}|${MONTHS_ZH})的?)儿童|未成年|${underZh(TEEN_ZH)}`,
  `(?<!older )children(?! (?:aged )?(?:${underEn(`${SMALL_EN}|${MIDDLE_EN}`)}|${MONTHS_EN}))|kids|minors|${underEn(TEEN_EN)}`,
]

const forPeople: readonly Statement[] = [
  {
    groups: ['pregnant'],
    level: 'avoid',
    pattern: notFor(EXPECTING),
    text: {
      zh: '标签写明孕妇或哺乳期不宜。',
      en: 'The label says: not in pregnancy or when breast-feeding.',
    },
  },
  {
    groups: ['pregnant'],
    level: 'avoid',
    pattern: askFirst(EXPECTING),
    text: {
      zh: '标签写明孕妇或哺乳期要先问医生。',
      en: 'The label says: in pregnancy or when breast-feeding ask a doctor first.',
    },
  },
  {
    groups: ['pregnant'],
    level: 'caution',
    isMilder: true,
    pattern: careful(EXPECTING),
    text: {
      zh: '标签提醒孕妇或哺乳期注意。',
      en: 'The label asks for care in pregnancy or when breast-feeding.',
    },
  },
  {
    groups: ['children'],
    level: 'caution',
    isMilder: true,
    pattern: careful(CHILDREN),
    text: { zh: '标签提醒儿童注意。', en: 'The label asks for care with children.' },
  },
  {
    groups: ['infant_0_36m'],
    level: 'caution',
    isMilder: true,
    pattern: careful(INFANTS),
    text: { zh: '标签提醒婴幼儿注意。', en: 'The label asks for care with infants.' },
  },
  {
    groups: ['children'],
    level: 'avoid',
    pattern: askFirst(CHILDREN),
    text: { zh: '标签写明儿童要先问医生。', en: 'The label says: for children ask a doctor first.' },
  },
  {
    groups: ['infant_0_36m'],
    level: 'avoid',
    pattern: askFirst(INFANTS),
    text: { zh: '标签写明婴幼儿要先问医生。', en: 'The label says: for infants ask a doctor first.' },
  },
  {
    groups: ['children', 'infant_0_36m'],
    level: 'avoid',
    pattern: notFor(ALL_CHILDREN),
    text: { zh: '标签写明儿童不宜。', en: 'The label says: not for children.' },
    withAge: { zh: '标签写明 {age} 岁以下的儿童不宜。', en: 'The label says: not for children under {age}.' },
  },
  // Under 4 or 6 years is no word on older children, and small children are under it as well.
  {
    groups: ['children', 'infant_0_36m'],
    level: 'avoid',
    pattern: notFor([underZh(MIDDLE_ZH), underEn(MIDDLE_EN)]),
    text: {
      zh: '标签写明不到某个年龄的儿童不宜，看它写的年龄。',
      en: 'The label says: not for children under the age that it names.',
    },
    withAge: { zh: '标签写明 {age} 岁以下的儿童不宜。', en: 'The label says: not for children under {age}.' },
  },
  {
    groups: ['infant_0_36m'],
    level: 'avoid',
    pattern: notFor([INFANTS[0], `${INFANTS[1]}|${underEn(SMALL_EN)}|${MONTHS_EN}`]),
    text: { zh: '标签写明婴幼儿不宜。', en: 'The label says: not for infants or toddlers.' },
    withAge: { zh: '标签写明 {age} 岁以下不宜。', en: 'The label says: not for children under {age}.' },
    withMonths: {
      zh: '标签写明 {months} 个月以下不宜。',
      en: 'The label says: not for babies under {months} months.',
    },
  },
]

const AGES = [underZh(`${SMALL_ZH}|${MIDDLE_ZH}|${TEEN_ZH}`), underEn(`${TEEN_EN}|${MIDDLE_EN}|${SMALL_EN}`)]
const AGE = new RegExp(AGES.join('|'))
const FIGURE = /\d+|[一二两三四五六七八九十]+|one|two|three|four|five|six|seven|eight|nine/
const FIGURES: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'一二三四五六七八九十'].map((figure, n) => [figure, n + 1])),
  ...Object.fromEntries([...'一二三四五六七八'].map((figure, n) => [`十${figure}`, n + 11])),
  ...Object.fromEntries(
    ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map((word, n) => [word, n + 1]),
  ),
  两: 2,
}

/** The age that a warning names: 14周岁以下, under three; undefined where it names none, or includes it (14岁及以下). */
export function ageIn(words: string): number | undefined {
  const said = AGE.exec(words)?.[0]
  const figure = said && !/及|[- ](?:and|or) |up to/.test(said) ? FIGURE.exec(said)?.[0] : undefined
  return figure === undefined ? undefined : (FIGURES[figure] ?? (Number(figure) || undefined))
}

const MONTHS =
  /(\d+|[一二三四五六七八九十]+)\s?个?月龄?(?:以下|以内)|(?:under|below|younger than|up to)(?: the age of)? (\d+)[ -]?m/

/** The months that a warning names: 6月龄以下, under 6 months; undefined where it names none. */
export function monthsIn(words: string): number | undefined {
  const [, zh, en] = MONTHS.exec(words) ?? []
  const figure = zh ?? en
  return figure === undefined ? undefined : (FIGURES[figure] ?? (Number(figure) || undefined))
}

interface Sick {
  group: Group
  words: Words
  name: Bilingual
}

/** Whom a pack warns for an illness. */
const SICK: readonly Sick[] = [
  {
    group: 'ckd',
    words: ['肾(?:脏|功能|病|衰|炎)|高血?钾', 'kidney(?! bean)|\\brenal|hyperkal'],
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
    pattern: notFor(words),
    text: { zh: `标签写明${name.zh}不宜。`, en: `The label says: not with ${name.en}.` },
  },
  {
    groups: [group],
    level: 'caution',
    pattern: askFirst(words),
    text: { zh: `标签写明${name.zh}要先问医生。`, en: `The label says: with ${name.en} ask a doctor first.` },
  },
  {
    groups: [group],
    level: 'caution',
    isMilder: true,
    pattern: careful(words),
    text: { zh: `标签提醒${name.zh}注意。`, en: `The label asks people with ${name.en} to take care.` },
  },
])

/** Whom the sentences of a pack name: in pregnancy, children, infants, people with an illness. */
export const peopleStatements: readonly Statement[] = [...forPeople, ...forSick]

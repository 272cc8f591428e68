import type { Bilingual, Group, GroupFlag } from '../result.ts'

/** A sentence of the pack that warns a group, whatever the list says. */
interface Statement {
  groups: readonly Group[]
  level: GroupFlag['level']
  pattern: RegExp
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
      `(?:${zh})${ON_LINE}{0,30}请?先?(?:咨询|询问|谘询|请教)(?:医[生师]|专业)`,
      `(?:${en})[^\\n.]{0,60}${ASK_EN}`,
      `${ASK_EN}[^\\n.]{0,60}(?:${en})`,
    ].join('|'),
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
    groups: ['caffeine', 'pregnant', 'children'],
    level: 'caution',
    pattern:
      /\bcaffeine(?: anhydrous)?[^\n,;.]{0,12}\d ?mg|(?<!无|不含)咖啡因[^\n,，;；。]{0,8}\d\s?(?:mg|毫克)/,
    text: {
      zh: '标签写明含咖啡因：孕期和儿童注意总量。',
      en: 'The label states caffeine: watch the total in pregnancy and for children.',
    },
  },
]

/** Who should take care by the sentences of the pack; `folded` is its whole text, folded. */
export const statedFlags = (folded: string): GroupFlag[] =>
  statements.flatMap(({ groups, level, pattern, text }) =>
    pattern.test(folded)
      ? groups.map(group => ({ group, level, certainty: 'contains' as const, ingredients: [], text }))
      : [],
  )

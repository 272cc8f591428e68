import type { Bilingual, Group, GroupFlag } from '../result.ts'

/** A sentence of the pack that warns a group, whatever the list says. */
interface Statement {
  groups: readonly Group[]
  level: GroupFlag['level']
  pattern: RegExp
  text: Bilingual
}

/** Not for these people, in Chinese health foods and in English; a line, so that what is suitable is not meant. */
const notFor = (zh: string, en: string): RegExp =>
  new RegExp(
    `不适[宜合]人群(?:[^\\n。]|(?<=[、,，])\\s*\\n){0,60}?(?:${zh})|(?:${zh})(?:[^\\n。，]|(?<=、)\\s*\\n){0,8}(?:不宜|不适[宜合])(?:食用|服用|人群)|(?:${zh})(?:[^\\n。]|(?<=[、,，])\\s*\\n){0,30}请?先?(?:咨询|询问|谘询|请教)(?:医[生师]|专业)|(?:not (?:be )?(?:nutritionally )?(?:recommended|suitable|intended|appropriate|advis(?:ed|able)|for use) (?:for|by|in|during)|should (?:not be (?:used|consumed|taken|eaten|drunk|given)|be avoided) (?:by|to|in|during)|(?:avoid|do not (?:use|take|consume|eat|drink))(?: this product)? (?:if|when|during|while))[^\\n.]{0,80}(?:${en})`,
  )

/** Milk of which the label itself says that it was not heated; 生牛乳 only names the raw material. */
export const RAW_MILK =
  /(?<!not )\bunpasteuri[sz]ed\b|\braw (?:(?:whole|full[- ]cream|organic) )?(?:(?:cow|goat|sheep|ewe|buffalo)(?:['’]?s['’]?|['’])? )?milk\b|未经?(?:巴氏)?[杀灭]菌|未经?巴氏|生乳制成/

const statements: readonly Statement[] = [
  {
    groups: ['pregnant'],
    level: 'avoid',
    pattern: notFor('孕妇|孕产妇|乳母|哺乳', 'pregnan|breast-?feeding|nursing'),
    text: {
      zh: '标签写明孕妇、哺乳期不宜或要先问医生。',
      en: 'The label says: not in pregnancy, or ask a doctor first.',
    },
  },
  {
    groups: ['children', 'infant_0_36m'],
    level: 'avoid',
    pattern: notFor(
      '少年|儿童|未成年|婴幼儿',
      'children|kids|minors|(?:under|below)(?: the age of)? 1[0-8]\\b|individuals under 18|persons under 18',
    ),
    text: { zh: '标签写明儿童不宜。', en: 'The label says: not for children.' },
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

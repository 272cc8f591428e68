import type { Bilingual, Group, GroupFlag } from '../result.ts'
import { handling } from './handling-statements.ts'
import { ageIn, monthsIn, peopleStatements, type Statement } from './people-statements.ts'

/**
 * Milk of which the label itself says that it was not heated; 生牛乳 only names the raw material, and a drink of live cultures
 * (未杀菌型) is fermented from heated milk.
 */
export const RAW_MILK =
  /(?<!not )\bunpasteuri[sz]ed\b|\braw (?:(?:whole|full[- ]cream|organic) )?(?:(?:cow|goat|sheep|ewe|buffalo)(?:'?s'?)? )?milk\b|(?<!活菌型\()未经?(?:巴氏|[杀灭]菌)(?!\(?活菌|型)|生乳制成/

const statements: readonly Statement[] = [
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
      /(?<!(?:not|n't|no|never|may) )\bcontains? (?:(?!0(?:\.0+)? ?%)\d[\d.]* ?% |a small amount of |some )?(?:alcohol|ethanol)\b(?![- ]free)|(?<!不|无|未|可能|[与和同及或])含有?(?:微量|少量)?的?(?:酒精|乙醇|酒类成分)(?!度|量|浓度| ?0(?:\.0+)? ?%)/,
    text: {
      zh: '标签写明含酒精：孕期、备孕期、哺乳期和儿童不要吃，不适合清真。',
      en: 'The label says that it contains alcohol: not in pregnancy, when trying or breastfeeding, not for children, not halal.',
    },
  },
  {
    groups: ['pregnant', 'children', 'infant_0_36m', 'vegetarian_halal'],
    level: 'caution',
    unless: /酒/,
    pattern:
      /(?<![a-z])(?:alc(?:ohol)?\.?(?: content| by volume)?|abv)\s?:? ?(?:(?:is |of )?(?:not more than|no more than|less than|under|up to|max(?:imum)?\.?|<|≤)\s?)?(?!0(?:\.0+)?\s?%)\d+(?:\.\d+)?\s?%|(?<![\d.])(?!0(?:\.0+)?\s?%)\d+(?:\.\d+)?\s?% ?(?:abv|alc\b|vol\b)|酒精(?:度数?|含量)\s?:?\s?(?:不?(?:超过|高于|大于)|小于|低于|[约約]|≤|<)?\s?(?!0(?:\.0+)?\s?%)\d+(?:\.\d+)?\s?%/,
    text: {
      zh: '标签写有酒精含量：孕期、备孕期、哺乳期和儿童最好不喝，清真饮食请看认证。',
      en: 'The label states a content of alcohol: best not in pregnancy, when trying or breastfeeding, nor for children; for a halal diet look for a certificate.',
    },
  },
  {
    groups: ['vegetarian_halal'],
    level: 'avoid',
    unless: /猪/,
    pattern:
      /\bnon[- ]?halal\b|\bnot halal\b(?! certified)|\bnot suitable for muslims\b|(?<!(?:not|n't|no|never|may) )\bcontains? (?:ingredients? (?:of|(?:derived )?from) )?(?:pork|porcine|pig|lard)\b(?![- ]free)|(?<!不|无|未|可能)含有?猪(?:[肉油脂皮骨血](?!风?味|香)|源|成分|来源|明胶|制品)|非清真(?!寺)|清真人士请?[勿慎]|穆斯林[^。,\n]{0,6}(?:勿|慎|不宜)/,
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
      /\b(?:not suitable|unsuitable) for (?:vegans (?:or|and) )?vegetarians\b|不适[合宜]素食|非素食(?!者)|素食者(?:请?勿|不宜|慎)/,
    text: { zh: '标签写明不适合素食。', en: 'The label says: not suitable for vegetarians.' },
  },
  {
    groups: ['laxative'],
    level: 'caution',
    unless: /腹泻/,
    pattern:
      /(?<!\b(?:no|without|any|not have a) )\blaxative effects?\b|(?:过量|大量|多)[^。\n]{0,8}[食吃用饮](?:(?!不[会易致怕])[^。\n]){0,12}(?:腹泻|轻泻|拉肚子|腹胀|肠胃不适)/,
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
      /(?<!\b(?:no|without|not contain|avoid|handling)(?: any)? )\b(?:raw|uncooked|unpasteuri[sz]ed|lightly cooked) (?:free[- ]range |hen )?eggs?\b(?! (?:noodle|pasta))|(?<!不[^。\n]{0,4}|[无没未])(?:[含有用]生鸡?蛋|生鸡?蛋液?制作)|未经?(?:加热|杀菌)的?鸡?蛋|鸡?蛋液?\([^)\n]{0,4}未经?过?(?:加热|杀菌|煮)/,
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
      /(?<!(?:not|n't|no|never) )\bcontains? (?:a source of )?phenylalanine|(?<!no )\bl-phenylalanine\b(?! ?-?free)|(?<!不|无|未)含有?苯丙氨酸|苯丙酮尿症[^\n。]{0,12}(?:禁|勿|不宜|不适)/,
    text: {
      zh: '标签写明含苯丙氨酸：苯丙酮尿症患者禁食。',
      en: 'The label says that it contains phenylalanine: avoid with PKU.',
    },
  },
  {
    groups: ['caffeine', 'pregnant', 'children'],
    level: 'caution',
    unless: /咖啡|茶|可可|巧克力/,
    pattern:
      /(?<!(?:non|not|un|less|low|de)[- ]?)caffeinated\b|\bguarana\b[^\n]{0,24}\d ?mg|(?<!不|无|未)含有?(?:天然)?咖啡因/,
    text: {
      zh: '标签写明含咖啡因：孕期、哺乳期和儿童留意一天的总量。',
      en: 'The label says that it contains caffeine: in pregnancy, breastfeeding and for children watch the total of a day.',
    },
  },
  {
    groups: ['caffeine', 'pregnant', 'children'],
    level: 'caution',
    pattern:
      /\bcaffeine(?![- ]free)(?: anhydrous)?[^\n,;.]{0,12}\d ?mg|(?<!无|不含)咖啡因[^\n,;。]{0,8}\d ?(?:mg|毫克)|\d ?(?:mg|毫克)(?: of | |的)?(?:caffeine|咖啡因)/,
    text: {
      zh: '标签写有咖啡因的量：孕期和儿童一天的总量有上限（EFSA 2015），请合计。',
      en: 'The label gives a figure for caffeine: in pregnancy and for children EFSA (2015) sets a limit for the day, so add it up.',
    },
  },
]

const all = [...handling, ...peopleStatements, ...statements]

/** Who should take care by the sentences of the pack; `folded` is its whole text, folded, `warned` whom the ingredients concern. */
export function statedFlags(folded: string, warned: readonly GroupFlag[]): GroupFlag[] {
  const flags = all.flatMap(({ groups, level, pattern, unless, ...statement }) => {
    const said = pattern.exec(folded)?.[0]
    if (said === undefined) return []
    const isSaid = (group: Group) => warned.some(one => one.group === group && unless?.test(one.text.zh))
    const isCareful = statement.isMilder === true
    return groups
      .filter(group => !isSaid(group))
      .map(group => ({ isCareful, group, level, text: quoted(statement, said) }))
  })
  const forbidden = new Set(flags.filter(({ level }) => level === 'avoid').map(({ group }) => group))
  return flags
    .filter(({ isCareful, group }) => !isCareful || !forbidden.has(group))
    .map(({ group, level, text }) => ({ group, level, certainty: 'contains', ingredients: [], text }))
}

/** A statement with the age or the words of the pack. */
function quoted(
  { text, withAge, withMonths }: Pick<Statement, 'text' | 'withAge' | 'withMonths'>,
  said: string,
): Bilingual {
  const months = withMonths && monthsIn(said)
  const age = withAge && ageIn(said)
  const ofAge = withAge && age !== undefined ? withAge : text
  const { zh, en } = withMonths && months !== undefined && months < 12 ? withMonths : ofAge
  const filled = (sentence: string) =>
    sentence
      .replace('{age}', String(age))
      .replace('{months}', String(months))
      .replace('{said}', () => said.trim().replace(/\s+/g, ' '))
  return { zh: filled(zh), en: filled(en) }
}

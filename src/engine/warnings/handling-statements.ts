import type { Statement } from './people-statements.ts'

/** The rest of a sentence, up to its next mark. */
const [REST_ZH, REST_EN] = ['[^。;,!\\n]{0,20}', '[^.;,!\\n]{0,50}']
const WATCHED = '(?:老人|老年人|长者|儿童|小孩|幼儿|婴幼儿)[^。;,!\\n食]{0,10}(?:监护|看护|看管|陪[同护])'
const COOKED = '(?:蒸|煮|做|烧|烤|炒|煎|炸)熟|熟透|彻底(?:加热|煮|蒸)|充分(?:加热|煮|蒸)'

/** How the pack wants the food to be eaten, in its own words. */
export const handling: readonly Statement[] = [
  {
    groups: ['children', 'infant_0_36m'],
    level: 'caution',
    pattern: new RegExp(
      `(?:切?勿|不[要可能宜]|请勿)(?:一口|整[个颗粒块])?吞[食咽下]|(?:切?勿|不[要可]|请勿)一口(?:吞|吃|食)|(?<!不[会易]?)(?:谨防|小心|防止|注意|避免|以防|有)[^。;,!\\n]{0,6}(?:噎|哽|呛|窒息)${REST_ZH}|\\b(?:small |young )?(?:children|infants?|toddlers)[^.;,!\\n]{0,20}\\bchok(?:e|ing)\\b${REST_EN}|(?<!\\b(?:no|not a) )\\bchoking (?:hazard|risk)${REST_EN}|\\bmay (?:still )?contain (?:the )?(?:occasional |some |small |stray |pieces? of |fragments? of )*(?:fruit |nut |cherry |olive |date )?(?:stones?|pits?|shells?(?! ?fish)|bones?)\\b${REST_EN}|可能(?:会)?(?:含有?|残留|留有|混有)(?:少量|个别|小?块)?(?:果|枣|杏|李)?(?:核|碎?骨|鱼刺|硬壳|小石)${REST_ZH}`,
    ),
    text: {
      zh: '标签提醒“{said}”：有噎住的危险。',
      en: 'The label warns of choking: “{said}”.',
    },
  },
  {
    groups: ['children', 'infant_0_36m'],
    level: 'caution',
    pattern: new RegExp(
      `${WATCHED}${REST_ZH}|\\b(?:children|infants?|toddlers)\\b[^.;\\n]{0,40}\\b(?:supervis(?:ed|ion)|supervise)${REST_EN}`,
    ),
    text: {
      zh: '标签要求看护：“{said}”。',
      en: 'The label asks for supervision: “{said}”.',
    },
  },
  {
    groups: ['pregnant', 'infant_0_36m'],
    level: 'caution',
    pattern: new RegExp(
      `(?:须|需|请|务必|必须|应)[^。;,!\\n]{0,8}(?:${COOKED})${REST_ZH}|(?:${COOKED})(?:后|了)(?:方可|才[可能]|再|即可)?(?:食用|吃)|(?:不[可能宜]|请?勿|切勿)(?:直接)?生[食吃]|非即食|\\b(?:cook(?:ed)? (?:thoroughly|fully|well|through|before (?:eating|consum|serving))|must be (?:fully |thoroughly )?cooked|(?:do not|never) eat (?:it )?raw|not ready[- ]to[- ]eat)${REST_EN}`,
    ),
    text: {
      zh: '标签写着“{said}”：没做熟的不要吃，孕期和婴幼儿尤其如此。',
      en: 'The label says “{said}”: not to be eaten undercooked, least of all in pregnancy and by infants.',
    },
  },
]

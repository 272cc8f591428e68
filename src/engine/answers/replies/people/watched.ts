import { amountIn, DAY } from '../../../nutrition/facts/servings.ts'
import { LEVEL_LIMITS } from '../../../nutrition/judged/levels.ts'
import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import type { Bilingual, Group, GroupFlag } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import {
  dextrinKind,
  type Kind,
  lactoseKind,
  meatKind,
  polyolKind,
  saltKind,
  spicyKind,
  sugarKind,
  sweetenerKind,
} from '../../entities/kinds.ts'
import type { Audience } from '../../entities/people.ts'
import type { Heard } from '../../understanding/heard.ts'
import {
  type AnswerContext,
  bothNames,
  citedAs,
  evidenceCitation,
  flagIn,
  knownOf,
  leavesOf,
  namesOf,
  notesOf,
  onLabel,
  orWhole,
  wholeLabel,
} from '../answer-context.ts'
import { eatenIn, figuresOf } from '../effects/eaten.ts'
import { hitsOf } from '../lists.ts'
import { answerNutrition } from '../nutrition/amounts.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { leads } from './leads.ts'

interface Watched {
  kind: Kind
  note: Bilingual
  none?: Bilingual
  evidence?: string
}

/** What a group watches although no rule of the label warns: a little sugar is still sugar. */
export const watched: Partial<Record<Group, Watched>> = {
  diabetes: {
    kind: sugarKind,
    note: {
      zh: '请计入碳水，用量看营养成分表。',
      en: 'Count the carbs; the nutrition table has the amount.',
    },
  },
  hypertension: {
    kind: saltKind,
    note: { zh: '钠含量看营养成分表。', en: 'The nutrition table has the amount of sodium.' },
  },
  ckd: {
    kind: saltKind,
    note: {
      zh: '钠含量看营养成分表，听医生的。',
      en: 'The nutrition table has the amount of sodium; ask your doctor.',
    },
  },
  gout: {
    kind: meatKind,
    note: {
      zh: '肉和水产含嘌呤，痛风要限量；标签不写嘌呤含量，听医生的。',
      en: 'Meat and seafood contain purines, to be limited with gout; a label states no amount of them, ask your doctor.',
    },
  },
  laxative: {
    kind: spicyKind,
    note: {
      zh: '辛辣可能刺激肠胃，不舒服就别吃。',
      en: 'Hot spice may irritate a sensitive stomach.',
    },
  },
  lactose: {
    kind: lactoseKind,
    note: {
      zh: '乳糖不耐者多数一次可耐受 12 g 以内（EFSA 2010），标签不写用量。',
      en: 'Most people with lactose intolerance tolerate up to 12 g at once (EFSA 2010); the label states no amount.',
    },
    evidence: 'E41',
  },
}

const yeasts = /酵母(?:抽提|提取|抽取|浸|味|粉|膏)|yeast extract/i

/** With gout the meat, the fish and the yeast extract of the list are named as well, all by their place in it. */
export const withPurines = (flag: GroupFlag, context: AnswerContext): GroupFlag => {
  if (flag.group !== 'gout') return flag
  const extracts = context.flat.flatMap(({ name, role }, index) =>
    role === undefined && yeasts.test(fold(name).text) ? [index] : [],
  )
  const all = [...new Set([...hitsOf(meatKind, context), ...extracts, ...flag.ingredients])].sort(
    (a, b) => a - b,
  )
  if (all.length === flag.ingredients.length) return flag
  const names = namesOf(all.slice(0, 6), context)
  return {
    ...flag,
    ingredients: all,
    text: {
      zh: `含嘌呤来源或果糖（按配料先后：${names.zh}），痛风和高尿酸人群少吃；嘌呤有多少标签不写。`,
      en: `Contains purines or fructose (in the order of the list: ${names.en}): limit with gout; how much purine the label does not say.`,
    },
  }
}

const asksPurine = /嘌呤|purine/
const asksOfIt = /是不是|是.{0,4}[吗吧]|算|含|有没有|属于|\b(?:is|are|does|contain|any|a)\b/

/** Is this nucleotide a purine: yes, by the note of the tables on it; false where that was not asked, or the tables have none. */
export const tellPurine = ({ text, subjects }: Heard, context: AnswerContext): boolean => {
  if (!asksPurine.test(text) || !asksOfIt.test(text)) return false
  const hits = subjects.filter(
    ({ entry, form }) => entry && notesOf(entry, form?.ins).some(note => /purine/.test(note)),
  )
  for (const subject of hits) {
    const names = bothNames(subject)
    context.reply.say(
      {
        zh: `是：${names.zh}是嘌呤来源，痛风和高尿酸的人注意；有多少标签不写。`,
        en: `Yes: ${names.en} is a source of purines, to be watched with gout; how much there is the label does not say.`,
      },
      ...citedAs(context, subject).slice(0, 2),
    )
  }
  return hits.length > 0
}

/** What the table states of the sugar or salt that a group watches, in the place of pointing to it. */
export const inTable = (group: Group, { result }: AnswerContext): Bilingual | undefined => {
  const nutrient =
    group === 'diabetes' ? 'sugars' : group === 'hypertension' || group === 'ckd' ? 'salt' : null
  const table = result?.nutrition
  if (!table || nutrient === null) return undefined
  // Salt that the table calls high is told to be so.
  const isLevel =
    nutrient === 'salt' && table.levels.some(one => one.nutrient === 'salt' && one.level === 'high')
  const ask = { serving: 'hundred', isLevel, isOfChild: false } as const
  return (
    answerNutrition(table, { ...ask, nutrient }) ??
    (nutrient === 'sugars' ? answerNutrition(table, { ...ask, nutrient: 'carbohydrate' }) : undefined)
  )
}

/** Whether the table has more of what a group watches than counts as high. */
const isHigh = (group: Group, { result }: AnswerContext): boolean => {
  const known = result?.nutrition && knownAmounts(result.nutrition)
  const nutrient =
    group === 'diabetes' ? 'sugars' : group === 'hypertension' || group === 'ckd' ? 'salt' : null
  if (!known || nutrient === null) return false
  return (known.of[nutrient] ?? 0) > LEVEL_LIMITS[known.basis][nutrient].high
}

/** Grams of carbohydrate at once that hardly count. */
const few = 5
const fewCarbs = (context: AnswerContext): boolean => {
  // A small stick of a sweet food is a small stick, and not low in sugar.
  if (context.result?.nutrition?.levels.some(one => one.nutrient === 'sugars' && one.level !== 'low'))
    return false
  const eaten = eatenIn(context)
  const known = knownOf(context)
  const carbs = known && eaten && amountIn(known, 'carbohydrate', eaten.quantity)
  return carbs !== undefined && carbs <= few
}
/** Pickles, asked about for their sugar: little of it, and much salt. */
export const tellSaltInstead = (context: AnswerContext): void => {
  const table = context.result?.nutrition
  const eaten = eatenIn(context)
  const salt =
    table &&
    eaten &&
    amountIn(knownAmounts(table) ?? { basis: 'g', of: {}, isFromPortion: false }, 'salt', eaten.quantity)
  if (!table || !eaten || salt === undefined || salt / DAY.adult.salt < muchSalt || !fewCarbs(context)) return
  const said = answerNutrition(table, {
    nutrient: 'salt',
    serving: { ...eaten.quantity, is: eaten.is },
    isLevel: false,
    isOfChild: false,
    isOfDay: true,
  })
  if (said)
    context.reply.say(
      { zh: `要看的是盐：${said.zh}`, en: `Its salt is what matters: ${said.en}` },
      tableCitation,
    )
}
/** Half of a day's salt. */
const muchSalt = 0.5

const asksAmount = /多少|how (?:much|many)/

/** Names the sugars or salts of a label that does not warn of them; false where it has none, or the group watches neither. */
export const tellWatched = (who: Audience, flags: readonly GroupFlag[], context: AnswerContext): boolean => {
  let hasTold = false
  for (const group of who.groups) {
    const rule = watched[group]
    if (!rule || flags.some(flag => flag.group === group)) continue
    const hits = hitsOf(rule.kind, context)
    if (hits.length > 0) {
      const names = namesOf(hits.slice(0, 4), context)
      const stated =
        (group === 'diabetes' && !asksAmount.test(context.text)
          ? figuresOf(['carbohydrate', 'sugars'], context)
          : undefined) ?? inTable(group, context)
      const doctor =
        group === 'ckd' && stated
          ? { zh: '能吃多少听肾科医生的。', en: ' How much of it is for your kidney team to say.' }
          : { zh: '', en: '' }
      const lead = context.reply.hasBegun()
        ? { zh: '', en: '' }
        : group === 'diabetes' && fewCarbs(context)
          ? { zh: `糖和碳水不多（${who.zh}）：`, en: `Not much sugar or carbohydrate (${who.en}): ` }
          : isHigh(group, context)
            ? { zh: `${leads.betterNot.zh}（${who.zh}）：`, en: `${leads.betterNot.en} (${who.en}): ` }
            : { zh: `看吃多少（${who.zh}）：`, en: `It depends on how much (${who.en}): ` }
      context.reply.say(
        {
          zh: `${lead.zh}含${names.zh}。${stated?.zh ?? rule.note.zh}${doctor.zh}`,
          en: `${lead.en}contains ${names.en}. ${stated?.en ?? rule.note.en}${doctor.en}`,
        },
        ...onLabel(context, hits.slice(0, 4)),
        ...(rule.evidence && !stated ? [evidenceCitation(context, rule.evidence)] : []),
      )
      hasTold = true
    } else if (group === 'diabetes') hasTold = tellSweeteners(who, context) || hasTold
    if (group === 'diabetes' && hits.length > 0) tellUncountedNearTop(context)
    if (group === 'diabetes') tellSaltInstead(context)
  }
  return hasTold
}

const nearTop = 6
/** The same beside sugars, where polyols stand near the top of the list. */
export const tellUncountedNearTop = (context: AnswerContext): void => {
  const top = new Set(leavesOf(context).slice(0, nearTop))
  if (hitsOf(polyolKind, context).some(index => top.has(index))) tellUncounted(context)
}

/** Carbohydrate of which the table does not say how much is of polyols, as it does not with erythritol. */
const tellUncounted = (context: AnswerContext): void => {
  const hits = hitsOf(polyolKind, context)
  const table = context.result?.nutrition
  if (!table || hits.length === 0 || table.rows.some(({ nutrient }) => nutrient === 'polyols')) return
  const names = namesOf(hits, context)
  context.reply.say(
    {
      zh: `碳水化合物里包括糖醇（${names.zh}），它不算糖；占多少标签没有写，怎么计入碳水听医生或营养师的。`,
      en: `The carbohydrate includes polyols (${names.en}), which do not count as sugars; how much of it they are the label does not say. How to count them is for your care team to say.`,
    },
    ...onLabel(context, hits),
    tableCitation,
  )
}

/** Starch and dextrins raise blood sugar without being called sugar; whether there are any. */
export const tellStarches = (context: AnswerContext): boolean => {
  const starchy = hitsOf(dextrinKind, context)
  const fast = namesOf(starchy.slice(0, 4), context)
  if (starchy.length > 0)
    context.reply.say(
      {
        zh: `含${fast.zh}：不叫糖，升血糖却和糖差不多，一样计入碳水。`,
        en: `It contains ${fast.en}: not called sugar, yet they raise blood sugar much as sugar does; count them as carbs.`,
      },
      ...onLabel(context, starchy.slice(0, 4)),
    )
  return starchy.length > 0
}

const nothing: Bilingual = { zh: '', en: '' }
/** Without added sugar: what sweetens it then. Nothing is praised. */
const tellSweeteners = (who: Bilingual, context: AnswerContext): boolean => {
  if (isHigh('diabetes', context)) {
    const figures = figuresOf(['carbohydrate', 'sugars'], context)
    context.reply.say(
      {
        zh: `${leads.little.zh}（${who.zh}）：没有识别到另加的糖，但它本身糖就高。${figures?.zh ?? ''}`,
        en: `${leads.little.en} (${who.en}): no added sugar was recognised, but it is high in sugars of its own. ${figures?.en ?? ''}`,
      },
      tableCitation,
    )
    return true
  }
  const hits = hitsOf(sweetenerKind, context)
  const names = namesOf(hits, context)
  const figures = figuresOf(['carbohydrate', 'sugars', 'polyols'], context)
  // What the table gives decides; only without it the list has to.
  const lead = figures
    ? context.reply.hasBegun()
      ? { zh: figures.zh, en: `${figures.en} ` }
      : fewCarbs(context)
        ? {
            zh: `糖和碳水不多（${who.zh}）：${figures.zh}`,
            en: `Not much sugar or carbohydrate (${who.en}). ${figures.en} `,
          }
        : {
            zh: `看吃多少（${who.zh}）：${figures.zh}`,
            en: `It depends on how much (${who.en}). ${figures.en} `,
          }
    : { zh: '看情况：', en: 'It depends: ' }
  const none = figures ? { zh: '没有', en: 'No' } : { zh: '没有', en: 'no' }
  const look = figures
    ? nothing
    : {
        zh: '；总碳水看营养成分表，听医生的',
        en: '; the nutrition table has the carbs, and your doctor the last word',
      }
  context.reply.say(
    hits.length > 0
      ? {
          zh: `${lead.zh}${none.zh}识别到添加糖，甜味来自甜味剂（${names.zh}）${look.zh}。`,
          en: `${lead.en}${none.en} added sugar was recognised, the sweetness comes from sweeteners (${names.en})${look.en}.`,
        }
      : {
          zh: `${lead.zh}${none.zh}识别到添加糖，但食物本身可能含糖和淀粉${look.zh}。`,
          en: `${lead.en}${none.en} added sugar was recognised, but the food itself may contain sugars and starch${look.en}.`,
        },
    ...orWhole(context, hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
    ...(figures ? [tableCitation] : []),
  )
  tellUncounted(context)
  tellStarches(context)
  const caffeine = flagIn(context, 'caffeine')
  if (caffeine) context.reply.say(caffeine.text, ...orWhole(context, onLabel(context, caffeine.ingredients)))
  return true
}

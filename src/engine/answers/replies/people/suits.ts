import { LEVEL_LIMITS } from '../../../nutrition/judged/levels.ts'
import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import { nutrientsIn } from '../../../nutrition/nutrient-words.ts'
import type { Bilingual, Group, GroupFlag } from '../../../result.ts'
import { noScoreTexts } from '../../../scoring/no-score/no-score-texts.ts'
import { highIn } from '../../../warnings/high-in.ts'
import {
  dextrinKind,
  type Kind,
  lactoseKind,
  meatKind,
  saltKind,
  sugarKind,
  sweetenerKind,
} from '../../entities/kinds.ts'
import type { Audience, Diet } from '../../entities/people.ts'
import type { Subject } from '../../entities/subjects.ts'
import {
  type AnswerContext,
  citedAs,
  declineUnknown,
  evidenceCitation,
  flagIn,
  namesOf,
  onLabel,
  orWhole,
  statementsOf,
  wholeLabel,
} from '../answer-context.ts'
import { tellDay } from '../effects/a-day.ts'
import { tellCaffeineAmount } from '../effects/caffeine.ts'
import { figuresOf } from '../effects/eaten.ts'
import { tellUnborn } from '../effects/unborn.ts'
import { origin } from '../identify.ts'
import { judgeWhole } from '../label/verdict.ts'
import { hitsOf } from '../lists.ts'
import { answerNutrition } from '../nutrition/amounts.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { safetyOf } from '../safety.ts'
import { isOfEither, namedAcross } from '../substance/made-from.ts'
import { allergenLeads, tellAllergen } from './allergens.ts'
import { judgeDiet } from './diets.ts'
import { graver, leadOf, leads } from './leads.ts'
import { tellLowScore } from './low-score.ts'

/** Whether certain people may eat it, verdict first: one ingredient where one is named, else the whole label. */
export const judgePeople = (who: Audience, subjects: readonly Subject[], context: AnswerContext): void => {
  const { result } = context
  const asked = new Set(subjects.flatMap(({ index }) => index ?? []))
  const flags = (result?.groups ?? []).filter(({ group }) => who.groups.includes(group))
  const own = flags.filter(({ ingredients }) => ingredients.some(index => asked.has(index)))
  const isOfDiet = who.diet !== null && subjects.every(({ entry, unlisted }) => !entry && !unlisted)
  // Of a food that no rule and no table knows, the label as a whole is judged.
  const isOfFoods =
    own.length === 0 && subjects.every(one => !one.entry && !one.unlisted && one.index !== undefined)
  if (subjects.length > 0 && !isOfDiet && !isOfFoods) {
    const isForbidden = quoteWarning(who, context)
    sayFlags(own, who, context)
    const hasTold = tellWatched(who, flags, context)
    const untold = who.groups.includes('pregnant') ? tellUnborn(subjects, context) : subjects
    for (const subject of untold) {
      const isUnknown = subject.ingredient?.kind === 'unknown' && isForbidden
      // Pork is pork: what else gelatine may be made of is not asked any more.
      if (who.diet !== null && own.some(({ level }) => level === 'avoid')) continue
      if (who.diet !== null && subject.entry) origin(subject, context)
      else if (!isUnknown && (subject.entry || subject.unlisted || own.length === 0))
        safetyOf(subject, context, who)
    }
    const others = flags.filter(flag => !own.includes(flag) && flag.group !== 'vegetarian_halal')
    if (others.length > 0) sayOthers(others, who, context)
    if (own.length === 0 && others.length === 0 && !hasTold && !isForbidden && untold.length > 0)
      sayNothingKnown(who, subjects, context)
    return
  }
  if (!result || context.flat.length === 0) {
    declineUnknown(context)
    return
  }
  const isMade = result.noScore === 'infant_formula' && who.groups.includes('infant_0_36m')
  if (isMade && who.allergens.length === 0) {
    context.reply.say(noScoreTexts.infant_formula, ...wholeLabel(context))
    return
  }
  if (who.groups.length + who.allergens.length === 0 && who.diet === null) {
    if (ofLipids.test(context.text) && tellLipids(who, context)) return
    quoteOldPeople(context)
    // Is it good for their calcium: the table answers, not the score.
    if (result.nutrition && nutrientsIn(context.text).length > 0) return
    judgeWhole(context, result.score !== null)
    if (result.score !== null) tellDay(null, context)
    return
  }
  const isWarned = tellTooYoung(context) || quoteWarning(who, context) || tellNoFormula(who, context)
  for (const allergen of who.allergens) tellAllergen(allergen, allergenLeads.eat, context)
  // Taurine, asked about by a vegan: its own source comes first.
  if (who.diet !== null)
    for (const subject of subjects.length > 0 ? subjects : namedAcross(context))
      if (isOfEither(subject) && !/glycerid|甘油酯/i.test(subject.name)) origin(subject, context)
  for (const diet of who.diets)
    judgeDiet(diet, who.diets.length > 1 ? (dietNames[diet] ?? who) : who, context)
  const rest = flags.filter(
    ({ group }) => !(who.diet && group === 'vegetarian_halal') && !who.allergenGroups.includes(group),
  )
  const hasSpoken = who.allergens.length > 0 || who.diet !== null
  const high = tellLowScore(who, rest, context)
  sayFlags(rest, who, context)
  const watched = tellWatched(who, rest, context)
  const flagged = rest.find(
    ({ group }) => group === 'diabetes' || group === 'hypertension' || group === 'ckd',
  )
  const stated = flagged && inTable(flagged.group, context)
  if (stated) context.reply.say(stated, tableCitation)
  if (who.groups.some(group => /^(?:pregnant|children|caffeine)$/.test(group)))
    tellCaffeineAmount(who.groups.includes('pregnant'), who.groups.includes('children'), context)
  if (rest.length > 0 || high || watched || isWarned) return
  const isOfOthers = who.groups.some(
    group => group !== 'vegetarian_halal' && !who.allergenGroups.includes(group),
  )
  // Halal, and for somebody with gout: what is known of the second is said as well.
  if (hasSpoken && isOfOthers) sayNothingFurther(context)
  if (!hasSpoken) sayNoCaution(who, result.score, context)
}

/** Whether a question names people who should take care: their verdict comes before anything else that was asked. */
export const isCareful = ({ who, isOwnWho }: { who: Audience | null; isOwnWho: boolean }): boolean =>
  isOwnWho && who !== null && who.groups.length > 0 && who.diet === null && who.allergens.length === 0

/** Nothing warns these people; in pregnancy the verdict on a product that scores low comes first all the same. */
const sayNoCaution = (who: Audience, score: number | null, context: AnswerContext): void => {
  if (context.result?.noScore === 'alcohol') {
    judgeWhole(context)
    return
  }
  const high =
    who.groups.includes('pregnant') && score !== null && score < 60 && context.result
      ? highIn({ reasons: context.result.reasons, levels: context.result.nutrition?.levels })
      : null
  context.reply.say(
    high
      ? {
          zh: `${leads.betterNot.zh}常吃（${who.zh}）：得分 ${score}，主要是${high.names.zh}多；没有识别到专门关系到${who.zh}的配料，这不等于没有风险，也不是医疗建议。`,
          en: `${leads.betterNot.en} often (${who.en}): it scores ${score}, mainly because of its ${high.names.en}. No ingredient concerns ${who.en} in particular, which does not prove that there is no risk; this is not medical advice.`,
        }
      : {
          zh: `看情况：没有识别到专门关系到${who.zh}的配料，这不等于没有风险。看不到用量，这不是医疗建议。`,
          en: `It depends: no ingredient concerns ${who.en} in particular, which does not prove that there is no risk. Doses are not visible; this is not medical advice.`,
        },
    ...orWhole(context, onLabel(context, high?.ingredients ?? [])),
  )
  const watching = who.groups.find(group => watched[group])
  const stated = watching && inTable(watching, context)
  if (stated) context.reply.say(stated, tableCitation)
}

/** What the pack says of old people: the old and children only watched. */
const quoteOldPeople = (context: AnswerContext): void => {
  const statement = ofOld.test(context.text)
    ? statementsOf(context).find(
        line =>
          /老人|老年人|长者|長者|elderly|older people/i.test(line) &&
          /勿|不宜|监护|監護|看护|not |watch|supervis/i.test(line),
      )
    : undefined
  const words = statement?.trim().replace(/[。.]$/, '')
  if (words)
    context.reply.say(
      { zh: `标签写着“${words}”。`, en: `The label says "${words}".` },
      ...wholeLabel(context),
    )
}
const ofOld = /老|爷|奶奶|公公?|婆|姥|长辈|\b(?:old|elderly|grand(?:ma|pa|mother|father)|seniors?)\b/

const ofLipids = /血脂|胆固醇|脂肪肝|动脉硬化|cholesterol|fatty liver|blood lipids/

/** What of a label raises blood cholesterol: saturated fat and hydrogenated oil; false where neither was found. */
const tellLipids = (who: Bilingual, context: AnswerContext): boolean => {
  const fats = (context.result?.reasons ?? []).filter(({ rule }) =>
    /^(?:saturated_fat|hydrogenated_oil)$/.test(rule),
  )
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  const isHighFat =
    known !== undefined && (known.of.saturatedFat ?? 0) > LEVEL_LIMITS[known.basis].saturatedFat.high
  if (fats.length === 0 && !isHighFat) return false
  const lead = isHighFat ? leads.betterNot : leads.little
  const indices = [...new Set(fats.flatMap(({ ingredients }) => ingredients))]
  const names = namesOf(indices.slice(0, 4), context)
  context.reply.say(
    {
      zh: `${lead.zh}（${who.zh}）：${names.zh ? `${names.zh}带来饱和脂肪` : '饱和脂肪高'}，会升高低密度胆固醇；WHO（2023）建议饱和脂肪不超过一天能量的 10%。`,
      en: `${lead.en} (${who.en}): ${names.en ? `saturated fat of ${names.en}` : 'much saturated fat'} raises LDL cholesterol; WHO (2023) advises at most 10 % of a day's energy from it.`,
    },
    ...orWhole(context, onLabel(context, indices)),
    evidenceCitation(context, 'E8'),
  )
  const figures = figuresOf(['saturatedFat', 'transFat'], context)
  if (figures) context.reply.say(figures, tableCitation)
  return true
}

const dietNames: Readonly<Record<Diet, Bilingual>> = {
  vegetarian: { zh: '素食', en: 'vegetarian diets' },
  vegan: { zh: '纯素饮食', en: 'vegan diets' },
  halal: { zh: '清真饮食', en: 'halal diets' },
}

const sayNothingFurther = (context: AnswerContext): void =>
  context.reply.say(
    {
      zh: '你提到的其他情况，没有识别到专门相关的配料，这不等于没有风险，也不是医疗建议。',
      en: 'For the other condition you named no ingredient is of particular concern; that does not prove that there is no risk, and is not medical advice.',
    },
    ...wholeLabel(context),
  )

/** Asked for in the place of breast milk or formula, no ordinary food is. */
const tellNoFormula = (who: Audience, context: AnswerContext): boolean => {
  const isAsked = /formula|breast ?milk|配方奶|奶粉|母乳/.test(context.text)
  if (!isAsked || !who.groups.includes('infant_0_36m')) return false
  context.reply.say(
    {
      zh: `${leads.no.zh}代替：这不是婴幼儿配方食品（GB 10765、10766、10767），不能代替母乳或配方奶。`,
      en: `${leads.no.en}, not instead: this is no infant formula (GB 10765, 10766, 10767) and does not replace breast milk or formula.`,
    },
    ...wholeLabel(context),
  )
  return true
}

const warnedOf: Partial<Record<Group, RegExp>> = {
  children:
    /children|kids|minors|(?:under|below)(?: the age of)? 1[0-8]\b|儿童|未成年|1[0-8] ?周?岁(?:以下|之前)/i,
  infant_0_36m:
    /children|infants|bab(?:y|ies)|main (?:milk )?drink|(?:under|below) (?:[1-3]|one|two|three|12|24|36)\b|婴儿|婴幼儿|幼儿|儿童|[一二三两1-3]周?岁(?:以下|以内|以內)/i,
  pregnant: /pregnan|breast-?feeding|孕妇|哺乳/i,
}

const leastAge = /(?:from|over|above|after) (\d{1,2})\+? ?months|(\d{1,2})\s?个?月(?:龄)?(?:以上|及以上|\+)/i
const ageAsked = /(\d{1,2}|[一二两三四五六七八九十]|十[一二]?)[- ]?(?:个月|months?\b|mos?\b)/
const numerals = '一二三四五六七八九十'
const monthsOf = (text: string): number =>
  /^\d/.test(text)
    ? Number(text)
    : text === '两'
      ? 2
      : [...text].reduce((sum, one) => sum + numerals.indexOf(one) + 1, 0)

/** Younger than the pack says: from 6 months, and asked of a child of 5. */
const tellTooYoung = (context: AnswerContext): boolean => {
  const statement = statementsOf(context).find(text => leastAge.test(text))
  const [, from, more] = leastAge.exec(statement ?? '') ?? []
  const age = ageAsked.exec(context.text)?.[1]
  if (statement === undefined || age === undefined || monthsOf(age) >= Number(from ?? more)) return false
  sayForbidden(statement, context)
  return true
}

/** The pack's own words that these people should not have it; undefined where it has none. */
export const forbids = (who: Audience, context: AnswerContext): string | undefined =>
  statementsOf(context).find(
    text =>
      /not (?:recommended|suitable|intended) (?:for|as)|请?勿(?:食用|给|让)|不宜|不适[宜合]|不建议|不推荐|禁止/i.test(
        text,
      ) && who.groups.some(group => warnedOf[group]?.test(text)),
  )

/** They decide. */
const quoteWarning = (who: Audience, context: AnswerContext): boolean => {
  const statement = forbids(who, context)
  if (statement === undefined) return false
  sayForbidden(statement, context)
  return true
}

/** No, in the pack's own words. */
const sayForbidden = (statement: string, context: AnswerContext): void => {
  const words = statement.trim().replace(/[。.]$/, '')
  context.reply.say(
    { zh: `${leads.no.zh}：标签写着“${words}”。`, en: `${leads.no.en}: the label says "${words}".` },
    ...wholeLabel(context),
  )
}

const isHarmAsked = /\b(?:hurts?|harms?|harmful|bad for|affects?|damages?|risk)\b|有害|伤害|伤到|影响/

/** Says what warns, the gravest first and with the verdict. */
const sayFlags = (flags: readonly GroupFlag[], who: Bilingual, context: AnswerContext): void => {
  const ranked = [...flags].sort((a, b) => graver(leadOf(a), leadOf(b)))
  for (const [at, flag] of ranked.entries()) {
    const own = leadOf(flag)
    const lead = leads[own === 'no' && isHarmAsked.test(context.text) ? 'avoid' : own]
    context.reply.say(
      at === 0 && !context.reply.hasBegun()
        ? {
            zh: `${lead.zh}（${who.zh}）：${flag.text.zh}`,
            en: `${lead.en} (${who.en}). ${flag.text.en}`,
          }
        : flag.text,
      // A warning sentence of the label has no ingredient of its own; then the list as a whole is what it rests on.
      ...orWhole(context, onLabel(context, flag.ingredients)),
    )
  }
}

const sayOthers = (flags: readonly GroupFlag[], who: Bilingual, context: AnswerContext): void => {
  for (const flag of flags)
    context.reply.say(
      { zh: `整份配料表，${who.zh}：${flag.text.zh}`, en: `The whole label, ${who.en}: ${flag.text.en}` },
      ...orWhole(context, onLabel(context, flag.ingredients)),
    )
}

const sayNothingKnown = (who: Bilingual, subjects: readonly Subject[], context: AnswerContext): void =>
  context.reply.say(
    {
      zh: `我没有它针对${who.zh}的资料；这不等于没有风险，也不是医疗建议。`,
      en: `I have nothing on it for ${who.en} in particular; that does not prove that there is no risk, and is not medical advice.`,
    },
    ...orWhole(context, subjects.flatMap(subject => citedAs(context, subject)).slice(0, 1)),
  )

/** What a group watches although no rule of the label warns: a little sugar is still sugar. */
const watched: Partial<Record<Group, { kind: Kind; note: Bilingual; none?: Bilingual }>> = {
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
  lactose: {
    kind: lactoseKind,
    note: {
      zh: '乳糖不耐者一般一次可耐受 12 g 以内（EFSA 2010），标签不写用量。',
      en: 'Most people with lactose intolerance tolerate up to 12 g at once (EFSA 2010); the label states no amount.',
    },
  },
}

/** What the table states of the sugar or salt that a group watches, in the place of pointing to it. */
const inTable = (group: Group, { result }: AnswerContext): Bilingual | undefined => {
  const nutrient = group === 'diabetes' ? 'sugars' : group === 'lactose' || group === 'gout' ? null : 'salt'
  const table = result?.nutrition
  if (!table || nutrient === null) return undefined
  const ask = { serving: 'hundred', isLevel: false, isOfChild: false } as const
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

/** Names the sugars or salts of a label that does not warn of them; false where it has none, or the group watches neither. */
const tellWatched = (who: Audience, flags: readonly GroupFlag[], context: AnswerContext): boolean => {
  let hasTold = false
  for (const group of who.groups) {
    const rule = watched[group]
    if (!rule || flags.some(flag => flag.group === group)) continue
    const hits = hitsOf(rule.kind, context)
    if (hits.length > 0) {
      const names = namesOf(hits.slice(0, 4), context)
      const stated = inTable(group, context)
      const lead = context.reply.hasBegun()
        ? { zh: '', en: '' }
        : isHigh(group, context)
          ? { zh: `${leads.betterNot.zh}（${who.zh}）：`, en: `${leads.betterNot.en} (${who.en}): ` }
          : { zh: `看吃多少（${who.zh}）：`, en: `It depends on how much (${who.en}): ` }
      context.reply.say(
        {
          zh: `${lead.zh}含${names.zh}。${stated?.zh ?? rule.note.zh}`,
          en: `${lead.en}contains ${names.en}. ${stated?.en ?? rule.note.en}`,
        },
        ...onLabel(context, hits.slice(0, 4)),
      )
      hasTold = true
    } else if (group === 'diabetes') hasTold = tellSweeteners(context) || hasTold
  }
  return hasTold
}

/** Without added sugar: what sweetens it then. Nothing is praised. */
const tellSweeteners = (context: AnswerContext): boolean => {
  const hits = hitsOf(sweetenerKind, context)
  const names = namesOf(hits, context)
  const starchy = hitsOf(dextrinKind, context)
  const fast = namesOf(starchy.slice(0, 4), context)
  context.reply.say(
    hits.length > 0
      ? {
          zh: `看情况：没有识别到添加糖，甜味来自甜味剂（${names.zh}）；总碳水看营养成分表，听医生的。`,
          en: `It depends: no added sugar was recognised, the sweetness comes from sweeteners (${names.en}); the nutrition table has the carbs, and your doctor the last word.`,
        }
      : {
          zh: '看情况：没有识别到添加糖，但食物本身可能含糖和淀粉；总碳水看营养成分表，听医生的。',
          en: 'It depends: no added sugar was recognised, but the food itself may contain sugars and starch; the nutrition table has the carbs, and your doctor the last word.',
        },
    ...orWhole(context, hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
  )
  if (starchy.length > 0)
    context.reply.say(
      {
        zh: `含${fast.zh}：不叫糖，升血糖却和糖差不多，一样计入碳水。`,
        en: `It contains ${fast.en}: not called sugar, yet they raise blood sugar much as sugar does; count them as carbs.`,
      },
      ...onLabel(context, starchy.slice(0, 4)),
    )
  const caffeine = flagIn(context, 'caffeine')
  if (caffeine) context.reply.say(caffeine.text, ...orWhole(context, onLabel(context, caffeine.ingredients)))
  return true
}

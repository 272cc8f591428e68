import { rounded } from '../../../nutrition/facts/servings.ts'
import { knownAmounts } from '../../../nutrition/known-amounts.ts'
import { nutrientsIn } from '../../../nutrition/nutrient-words.ts'
import type { Allergen, Bilingual, Group, GroupFlag } from '../../../result.ts'
import { noScoreTexts } from '../../../scoring/no-score/no-score-texts.ts'
import { highIn } from '../../../warnings/high-in.ts'
import { asksDaily } from '../../entities/amounts/how-often.ts'
import { labelFood } from '../../entities/foods/food-category.ts'
import { type Audience, allergenWords, type Diet, isNursing, isYoung } from '../../entities/people.ts'
import { servingIn } from '../../entities/serving-words.ts'
import type { Subject } from '../../entities/subjects.ts'
import { sourceCitation } from '../../text/reply.ts'
import {
  type AnswerContext,
  bothNames,
  citedAs,
  declineUnknown,
  knownOf,
  onLabel,
  orWhole,
  wholeLabel,
} from '../answer-context.ts'
import { ageIn } from '../conditions/age.ts'
import { tellGoutFlare } from '../conditions/gout-flare.ts'
import { ofKidneys, tellAskedMinerals } from '../conditions/kidney.ts'
import { tellLactose } from '../conditions/lactose.ts'
import { tellProteinOfPku } from '../conditions/phenylalanine.ts'
import { gravestOf, sayNothingFor, splitByFinding } from '../conditions/several-conditions.ts'
import { tellTurning, withoutPointer } from '../conditions/turns-on.ts'
import { tellDay } from '../effects/a-day.ts'
import { tellCaffeineAmount, tellCaffeineOfPressure } from '../effects/caffeine.ts'
import { eatenIn, figuresOf } from '../effects/eaten.ts'
import { tellEffect } from '../effects/tell-effects.ts'
import { tellUnborn } from '../effects/unborn.ts'
import { hasSalt } from '../figures/half-sachet.ts'
import { origin } from '../identify.ts'
import { judgeWhole } from '../label/verdict.ts'
import { answerNutrition } from '../nutrition/amounts.ts'
import { tableCitation } from '../nutrition/table-rows.ts'
import { safetyOf } from '../safety.ts'
import { tellTakenBack } from '../substance/law.ts'
import { isOfEither, isOfNoAnimal, namedAcross } from '../substance/made-from.ts'
import { allergenLeads, sayPeanutIsNoNut, tellAllergen, tellOnlyOats, withPeanut } from './allergens.ts'
import { tellChokingOfChild } from './choking.ts'
import { animalHits, isAgainst, judgeDiet } from './diets.ts'
import { graver, leadOf, leads } from './leads.ts'
import { ofFailure, ofHeart, ofLipids, tellLipids } from './lipids.ts'
import { figuresOfHigh, tellLowScore, tellVerySaltyForInfants } from './low-score.ts'
import {
  forbids,
  fromAgeOn,
  quoteDoctor,
  quoteOldPeople,
  quoteUnderThree,
  quoteWarning,
  tellTooYoung,
} from './pack-warnings.ts'
import { inTable, tellUncountedNearTop, tellWatched, withPurines } from './watched.ts'

/** What a group watches, in what is eaten at once, else in 100 g. */
const sayEaten = (group: Group, context: AnswerContext): void => {
  const figures =
    group === 'diabetes' && isUnasked.test(context.text)
      ? figuresOf(['carbohydrate', 'sugars', 'polyols'], context)
      : undefined
  if (group !== 'diabetes') tellSoup(context)
  // The amount that was asked about is told by the table after the verdict.
  if (nutrientsIn(context.text).length > 0 && servingIn(context.text) !== null) return
  const stated = figures ?? saltOfDay(group, context) ?? inTable(group, context)
  if (stated) context.reply.say(stated, tableCitation)
  if (group === 'diabetes') tellUncountedNearTop(context)
}
const asksSoup = /[汤湯]|\b(?:soup|broth)\b/
/** How many parts there are beside the sachets, such as the noodles. */
const blocksOf = ({ result }: AnswerContext): number =>
  (result?.ingredients ?? []).filter(
    ({ role, name }) => role === 'section' && !/包|sachet|soup|season/i.test(name),
  ).length
/** Of noodles with sachets: in which of them salt is, and so in the soup. */
const tellSoup = (context: AnswerContext, isOfSalt = false): void => {
  const isOfSoup = asksSoup.test(context.text)
  // Of the soup itself the other half of the message is answered.
  if (!isOfSoup && (!isOfSalt || asksSoup.test(context.asked.question))) return
  const sachets = (context.result?.ingredients ?? []).filter(
    ({ role, name, children }) =>
      role === 'section' && /包|sachet|soup|season/i.test(name) && children.some(hasSalt),
  )
  if (sachets.length === 0) return
  if (!isOfSoup && sachets.length + blocksOf(context) < 2) return
  const salts = sachets.flatMap(({ children }) => children.filter(hasSalt))
  const names = sachets.map(({ name }) => name.replace(/[:：]\s*$/, ''))
  context.reply.say(
    {
      zh: isOfSoup
        ? `要紧：${names.join('、')}里都列了盐，会进到汤里；料包少放、汤不喝，吃进去的盐就少。`
        : `${names.join('、')}里列了盐：只放一半，有汤的不喝汤，盐就少；少多少标签没有分开写。`,
      en: isOfSoup
        ? `It matters: ${names.join(', ')} list salt, which goes into the soup; with less of the sachets, and without drinking the soup, there is less of it.`
        : `${names.join(', ')} list salt: use half, and leave any soup, for less of it; how much less the label does not say.`,
    },
    ...onLabel(
      context,
      salts.map(one => context.flat.indexOf(one)),
    ),
  )
}

/** Of 5 g of salt in 100 g, which is a whole day's, nobody eats many, whatever else is asked about it. */
const sayVerySalty = (context: AnswerContext): void => {
  const known = knownOf(context)
  if (known === undefined || (known.of.salt ?? 0) < verySalty) return
  const stated = inTable('hypertension', context)
  if (stated) context.reply.say(stated, tableCitation)
}
const verySalty = 5

/** With high blood pressure or weak kidneys the salt of what is eaten at once beside a day's. */
const saltOfDay = (group: Group, context: AnswerContext): Bilingual | undefined => {
  const table = context.result?.nutrition
  const eaten = eatenIn(context)
  if (!table || !eaten || eaten.quantity.value === 100 || group === 'diabetes') return undefined
  return answerNutrition(table, {
    nutrient: 'salt',
    serving: eaten.quantity,
    isLevel: false,
    isOfChild: false,
    isOfDay: true,
  })
}

/** No amount is asked about: the table is told of what is eaten at once. */
const isUnasked = /^(?!.*(?:多少|how (?:much|many)))/s

const isWater = /^(?:饮用|纯净|碳酸)?水$|^(?:(?:drinking|carbonated) )?water$/i
const caffeineId = '00.007'
const isOfCaffeine = ({ groups }: Audience): boolean =>
  groups.some(group => /^(?:children|infant_0_36m|pregnant|caffeine)$/.test(group))

/** The pack sends them to a doctor before they have any of it. */
const sendsToDoctor = /标签写[^。]*(?:医生|先问医)/

/** Is xanthan gum vegan: the verdict on it alone, before what it is made from. */
const sayNotOfAnimals = (subject: Subject, who: Bilingual, context: AnswerContext): void => {
  if (context.reply.hasBegun() || !isOfNoAnimal(subject)) return
  const names = bothNames(subject)
  context.reply.say(
    {
      zh: `${names.zh}不来自动物，就这一项说没有不合的（${who.zh}）。`,
      en: `${names.en} is not from animals, so nothing in it speaks against ${who.en}.`,
    },
    ...citedAs(context, subject),
  )
}

/** Behind the verdict on the food, of a sweetener: what it does to blood sugar. */
const tellBloodSugar = (subject: Subject, context: AnswerContext): boolean =>
  context.reply.hasBegun() &&
  subject.entry?.functions.includes('甜味剂') === true &&
  tellEffect('bloodSugar', { subjects: [subject], kinds: [], who: null, serving: null }, context, true)

/** Whether there are any, or in what. */
const asksAny = /有没有|有冇|有无|哪|\bany(?:where|thing)?\b|\bwhich\b|\bare there\b|\bin what\b/
/** Sulphites, of which whoever wheezes asks whether they are there, and where. */
const isOfSulphites = ({ entry }: Subject, { groups }: Audience): boolean =>
  groups.includes('sulfite_asthma') && /二氧化硫|亚硫酸/.test(entry?.zh ?? '')

/** What is known for these people of what the question names, then what else of the label concerns them. */
const judgeNamed = (
  who: Audience,
  subjects: readonly Subject[],
  flags: readonly GroupFlag[],
  own: readonly GroupFlag[],
  context: AnswerContext,
): void => {
  const isForbidden = quoteWarning(who, context)
  const doctor = isForbidden
    ? []
    : flags.filter(flag => sendsToDoctor.test(flag.text.zh) && !own.includes(flag))
  sayFlags(doctor, who, context)
  const ofAnimals = who.diet === null || who.diet === 'halal' ? [] : animalHits(who.diet, context)
  const isOfAnimal = subjects.some(({ index }) => index !== undefined && ofAnimals.includes(index))
  if (who.diet !== null && own.length > 0 && (isOfAnimal || who.diet === 'halal')) judgeDiets(who, context)
  else sayFlags(isForbidden ? own.flatMap(flag => without(softer, flag)) : own, who, context)
  tellWatched(who, flags, context)
  // Not permitted in this food any more: that before what it is.
  for (const subject of subjects) tellTakenBack(subject, context)
  const untold = who.groups.includes('pregnant') ? tellUnborn(subjects, context) : subjects
  const isOfAdditive = subjects.some(({ entry }) => entry)
  for (const subject of untold) {
    // My midwife told me to drink water, and is the aspartame bad: the aspartame.
    if (!subject.entry && subjects.some(({ entry }) => entry) && isWater.test(subject.name)) continue
    // Of caffeine and those who should watch it the pack and EFSA's figures are told below.
    if (subject.entry?.id === caffeineId && isOfCaffeine(who)) continue
    // Any sulphites, for somebody who wheezes of them: the flags say it, or that none was recognised is said.
    if (isOfSulphites(subject, who) && (subject.index === undefined || asksAny.test(context.text))) continue
    // Pork is pork: what else gelatine may be made of is not asked any more.
    if (who.diet !== null && own.some(({ level }) => level === 'avoid')) continue
    if (who.diet !== null && subject.entry) {
      sayNotOfAnimals(subject, who, context)
      origin(subject, context)
    }
    // With weak kidneys what the flags warn of is not graded behind them.
    else if (
      who.groups.includes('ckd') &&
      own.some(({ ingredients }) => ingredients.includes(subject.index ?? -1))
    )
      continue
    // Phosphates in general, of a label that warns of its own: the flags say it.
    else if (subject.index === undefined && flags.length > 0 && who.diet === null) continue
    // Sucralose, for somebody with diabetes: what it does to blood sugar.
    else if (who.groups.includes('diabetes') && tellBloodSugar(subject, context)) continue
    else if (subject.entry || subject.unlisted || own.length === 0) safetyOf(subject, context, who)
  }
  // The carrageenan is of seaweed, and the ham has pork.
  const isOfList = subjects.some(({ entry, index }) => entry && index !== undefined)
  if (own.length === 0 && isOfList && who.diets.some(diet => isAgainst(diet, context)))
    judgeDiets(who, context)
  const isHerCaffeine = isOfCaffeine(who) && flags.some(({ text }) => /咖啡因/.test(text.zh))
  if (
    /咖啡因|caffeine/.test(context.text) ||
    isHerCaffeine ||
    subjects.some(({ entry }) => entry?.id === caffeineId)
  )
    tellCaffeineAmount(who.groups.includes('pregnant'), who.groups.includes('children'), context)
  const others = flags.filter(
    flag => !own.includes(flag) && !doctor.includes(flag) && flag.group !== 'vegetarian_halal',
  )
  if (others.length > 0) sayOthers(others, who, context)
  if (who.groups.includes('pregnant') && own.length > 0 && !isOfAdditive && !isForbidden)
    tellAlsoHigh(context)
}

/** Concentrated juice far in front of a list whose table is low in sugars is no reason to call it sugary. */
const hasLittleSugar = ({ result }: AnswerContext): boolean =>
  result?.nutrition?.levels.some(one => one.nutrient === 'sugars' && one.level === 'low') === true &&
  (knownAmounts(result.nutrition)?.of.carbohydrate ?? Number.POSITIVE_INFINITY) <= fewCarbsPer100
const fewCarbsPer100 = 10
/** What is to be limited in pregnancy alone. */
const ofPregnancyAlone = /孕期少吃|limit in pregnancy/
const asksMilk =
  /影响|奶水|经(?:母)?乳|通过|传给|\b(?:through|into|affect|harm|pass(?:es)?|in) (?:to |on )?(?:my |the |her |him|breast ?)?(?:milk|baby|him|her)\b|\bpass\w*\b/
/** Does it pass into the milk: of that nothing is known here; what is known of her follows. */
const sayOfMilk = (who: Audience, context: AnswerContext): void => {
  if (!isNursing(who) || !asksMilk.test(context.text)) return
  context.reply.say(
    {
      zh: '会不会经乳汁影响宝宝，我的资料里没有，担心就问医生；下面说的是您自己吃。',
      en: 'Whether it passes into the milk and affects the baby is not in my sources; ask your doctor or health visitor. What follows is about you eating it.',
    },
    ...wholeLabel(context),
  )
}

/** Each diet that is named. */
const judgeDiets = (who: Audience, context: AnswerContext): void => {
  // Halal, for the elderly: the certificate is for the diet alone.
  const isOfOneDiet = who.diets.length < 2 && (!who.zh.includes('、') || /犹太/.test(who.zh))
  // Of what is from no animal at all nothing else is to be said of a vegetarian diet.
  const isAsVegan = who.diets.includes('vegan') && animalHits('vegan', context).length === 0
  const diets = who.diets.filter(one => !(isAsVegan && one === 'vegetarian'))
  for (const [at, diet] of diets.entries()) {
    // Each of several diets has a verdict of its own.
    if (at > 0) context.reply.next()
    judgeDiet(diet, isOfOneDiet ? who : (dietNames[diet] ?? who), context)
  }
}

/**
 * Whether certain people may eat it, verdict first: one ingredient where one is named, else the whole label; of several conditions
 * each has a verdict of its own.
 */
export const judgePeople = (who: Audience, subjects: readonly Subject[], context: AnswerContext): void => {
  // Without aspartame the protein is what counts; in an attack of gout the purines. Of sweeteners that bring none no more is to be said.
  const settled = settledFor(who, context)
  if (settled) {
    const left = who.groups.filter(group => group !== settled.group)
    if (left.length + who.allergens.length + who.diets.length > 0) {
      const parts = who.parts.filter(part => !part.groups.includes(settled.group))
      const names = { zh: who.zh.replace(settled.zh, ''), en: who.en.replace(settled.en, '') }
      judgePeople({ ...who, groups: left, parts, ...names }, [], context)
    }
    return
  }
  const parts = who.parts.filter(part => part.groups.some(group => who.groups.includes(group)))
  if (parts.length > 1 && subjects.length === 0 && context.flat.length > 0) judgeEach(who, parts, context)
  else judgeTogether(who, subjects, context)
}

/** A condition of which everything was told at once, and its names among those who were named. */
const settledFor = (
  who: Audience,
  context: AnswerContext,
): { group: Group; zh: RegExp; en: RegExp } | null => {
  if (tellProteinOfPku(who, context))
    return { group: 'pku', zh: /、?苯丙酮尿症|苯丙酮尿症、?/, en: /,? ?phenylketonuria/ }
  return tellGoutFlare(who, context) ? { group: 'gout', zh: /、?痛风|痛风、?/, en: /,? ?gout/ } : null
}

/** Allergies and diets, then each condition, the gravest first; those of which the label has nothing share a sentence. */
const judgeEach = (who: Audience, parts: readonly Audience[], context: AnswerContext): void => {
  const { allergens, allergenGroups, diet, diets } = who
  const [found, open] = splitByFinding(parts, context)
  const groups = diet === null ? allergenGroups : [...allergenGroups, 'vegetarian_halal' as const]
  const ofNeed =
    allergens.length > 0 || diet !== null ? [{ ...who, groups, allergens, diets, parts: [] }] : []
  const told = [...ofNeed, ...found.toSorted((a, b) => gravestOf(a, context) - gravestOf(b, context))]
  if (told.length === 0) {
    judgeTogether({ ...who, parts: [] }, [], context)
    return
  }
  for (const [at, part] of told.entries()) {
    if (at > 0) context.reply.next()
    judgeTogether(part, [], context)
  }
  sayNothingFor(open, context)
}

const highLipids: Bilingual = { zh: '血脂高的人', en: 'high blood lipids' }
const withoutLipids = (who: Audience): Audience => ({
  ...who,
  zh: who.zh.replace(/、?血脂高的人|血脂高的人、?/, ''),
  en: who.en.replace(/,? ?high blood lipids/, ''),
})

/** After allergies and diets what concerns the groups of people, or that nothing does. */
const tellConditions = (
  who: Audience,
  rest: readonly GroupFlag[],
  { isWarned, isOfLactose, score }: { isWarned: boolean; isOfLactose: boolean; score: number | null },
  context: AnswerContext,
): void => {
  const hasSpoken = who.allergens.length > 0 || who.diet !== null || isOfLactose
  const isOfSalt = ofFailure.test(context.text) || nutrientsIn(context.text).includes('salt')
  const isOfLipids = ofLipids.test(context.text) && who.groups.length > 0 && !/三高/.test(context.text)
  if (isOfLipids) {
    tellLipids(highLipids, context)
    context.reply.next()
  } else if ((ofHeart.test(context.text) || /三高/.test(context.text)) && !isOfSalt) tellLipids(who, context)
  // The sugar of milk has been told.
  const named = isOfLipids ? withoutLipids(who) : who
  const others = isOfLactose ? { ...named, groups: named.groups.filter(group => group !== 'lactose') } : named
  if (isOfLactose && others.groups.length === 0) return
  if (tellOfGroups(others, rest, isWarned, context) || isWarned) {
    // Of the grave condition beside the age it is said as well that nothing was found.
    const isOpen = who.groups.some(
      group => /^(?:g6pd|pku)$/.test(group) && rest.every(one => one.group !== group),
    )
    if (isOpen) sayNothingFurther(context)
    return
  }
  const isOfOthers = who.groups.some(
    group =>
      group !== 'vegetarian_halal' &&
      !(isOfLactose && /^(?:lactose|children|infant_0_36m)$/.test(group)) &&
      !who.allergenGroups.includes(group),
  )
  // Halal, and for somebody with gout: what is known of the second is said as well.
  if (hasSpoken && isOfOthers) sayNothingFurther(context)
  if (!hasSpoken) sayNoCaution(who, score, context)
  if (who.groups.includes('pregnant') && /咸|鹹|\bsalty?\b/.test(context.text)) sayVerySalty(context)
}

const judgeTogether = (who: Audience, subjects: readonly Subject[], context: AnswerContext): void => {
  const { result } = context
  const asked = new Set(subjects.flatMap(({ index }) => index ?? []))
  const flags = (result?.groups ?? [])
    .filter(({ group }) => who.groups.includes(group))
    .filter(flag => !(flag.group === 'diabetes' && hasLittleSugar(context)))
    .flatMap(flag => (isNursing(who) ? without(ofPregnancyAlone, flag) : [flag]))
    .map(flag => ofKidneys(withPurines(flag, context), context))
    .flatMap(flag => withoutBound(flag, who, context))
  const own = flags.filter(({ ingredients }) => ingredients.some(index => asked.has(index)))
  sayOfMilk(who, context)
  const isOfDiet = who.diet !== null && subjects.every(({ entry, unlisted }) => !entry && !unlisted)
  // Of a food that no rule and no table knows, the label as a whole is judged.
  const isOfFoods =
    own.length === 0 && subjects.every(one => !one.entry && !one.unlisted && one.index !== undefined)
  // Is a slice of the cheese fine without lactose: how much of it there can be, not the cheese.
  const isOfLactoseAlone = who.groups.join() === 'lactose' && who.diet === null
  if (isOfLactoseAlone && subjects.every(({ entry }) => !entry) && tellLactose(who, context)) return
  if (subjects.length > 0 && !isOfDiet && !isOfFoods) {
    // Is the lecithin from egg, for somebody allergic to it: that the food has egg comes first.
    const against =
      own.length > 0 ? [] : who.allergens.filter(one => result?.allergens.contains.includes(one))
    for (const allergen of gravestFirst(against, context)) tellAllergen(allergen, allergenLeads.eat, context)
    const left = against.length > 0 ? flags.filter(({ group }) => !who.allergenGroups.includes(group)) : flags
    judgeNamed(who, subjects, left, own, context)
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
    if (quoteOldPeople(context)) return
    // Is it good for their calcium: the table answers, not the score.
    if (result.nutrition && nutrientsIn(context.text).length > 0) return
    judgeWhole(context, result.score !== null)
    if (result.score !== null) tellDay(null, context)
    return
  }
  const isWarned =
    tellTooYoung(who, context) ||
    quoteWarning(who, context) ||
    tellNoFormula(who, context) ||
    tellNoMilk(who, context)
  if (!isWarned) quoteDoctor(who, context)
  const avoided = withPeanut(who.allergens, context)
  for (const allergen of gravestFirst(avoided, context)) tellAllergen(allergen, allergenLeads.eat, context)
  if (avoided.length > who.allergens.length) sayPeanutIsNoNut(context)
  // Taurine, asked about by a vegan: its own source comes first.
  if (who.diet !== null)
    for (const subject of subjects.length > 0 ? subjects : namedAcross(context))
      if (isOfEither(subject) && !/glycerid|甘油酯/i.test(subject.name)) origin(subject, context)
  judgeDiets(who, context)
  const isOfLactose = tellLactose(who, context)
  const rest = flags.filter(
    ({ group }) =>
      !(who.diet && group === 'vegetarian_halal') &&
      !(isOfLactose && group === 'lactose') &&
      !who.allergenGroups.includes(group),
  )
  tellConditions(who, rest, { isWarned, isOfLactose, score: result.score }, context)
}

/** Vinegar and soy sauce in GB 2760: of a spoon of these the salt decides, not the traces of alcohol. */
const byTheSpoon = /^12\.0[34]/

/** What the label's rules, its table and its score have for groups of people; whether there was anything. */
const tellOfGroups = (
  who: Audience,
  rest: readonly GroupFlag[],
  isWarned: boolean,
  context: AnswerContext,
): boolean => {
  const isInfant = who.groups.includes('infant_0_36m')
  if (isInfant && !isWarned) tellChokingOfChild(who, rest, context)
  // Of milk sugar the score says nothing.
  const isLow = !isWarned && !who.groups.includes('lactose') && tellLowScore(who, rest, context)
  const high = isLow || (isInfant && !isWarned && tellVerySaltyForInfants(context))
  // What the pack forbids is no matter of less, nor said twice.
  const lessHigh = high ? rest.flatMap(flag => without(saysHigh, flag)) : rest
  // Rice wine, in pregnancy: before the salt; but of a spoon of soy sauce the salt.
  const isSeasoning = byTheSpoon.test(labelFood(context.asked, context.knowledge)?.no ?? '')
  const isAvoided =
    !isSeasoning && who.groups.includes('pregnant') && rest.some(({ level }) => level === 'avoid')
  const before = isWarned || isAvoided ? [] : tellTurning(who, rest, context, true)
  const untold = lessHigh.map(flag => (before.includes(flag.group) ? withoutPointer(flag) : flag))
  sayFlags(isWarned ? untold.flatMap(flag => without(softer, flag)) : untold, who, context)
  if (!isInfant || isWarned) tellChokingOfChild(who, rest, context)
  const turned = before.length > 0 || isWarned ? before : tellTurning(who, rest, context, false)
  const ofOthers = { ...who, groups: who.groups.filter(group => !turned.includes(group)) }
  const watched = tellWatched(ofOthers, rest, context) || turned.length > 0
  if (!isWarned) quoteUnderThree(who, context)
  const flagged = rest.find(
    ({ group }) =>
      (group === 'diabetes' || group === 'hypertension' || group === 'ckd') && !turned.includes(group),
  )
  if (turned.length > 0)
    tellSoup(context, turned.includes('hypertension') && !who.groups.includes('pregnant'))
  if (flagged) sayEaten(flagged.group, context)
  if (who.groups.includes('ckd') && !turned.includes('ckd')) tellAskedMinerals(rest, context)
  if (who.groups.includes('pregnant') && rest.length > 0 && !isWarned) tellAlsoHigh(context)
  if (who.groups.includes('hypertension')) tellCaffeineOfPressure(context)
  if (asksDaily(context.text)) tellDay(who, context)
  else if (who.groups.some(group => /^(?:pregnant|children|caffeine)$/.test(group)))
    tellCaffeineAmount(who.groups.includes('pregnant'), who.groups.includes('children'), context)
  return rest.length > 0 || high || watched
}

/** Behind what concerns them in particular: what the food is high in all the same, with the figures of its table. */
const tellAlsoHigh = (context: AnswerContext): void => {
  const { result } = context
  if (!result || result.score === null || result.score >= 60) return
  const high = highIn({ reasons: result.reasons, known: knownOf(context) })
  const figures = high && figuresOfHigh(high, context)
  if (!high || !figures) return
  context.reply.say(
    {
      zh: `${high.names.zh}也多，不宜常吃。${figures.zh}`,
      en: `High in ${high.names.en} as well, so not often. ${figures.en}`,
    },
    tableCitation,
  )
}

/** Whether a question names people who should take care: their verdict comes before anything else that was asked. */
export const isCareful = ({ who, isOwnWho }: { who: Audience | null; isOwnWho: boolean }): boolean =>
  isOwnWho && who !== null && who.groups.length > 0 && who.diet === null && who.allergens.length === 0

/** From which age on it is by the pack, and its allergens: that decides for a baby; false where the pack names no age. */
const sayOfAge = (who: Audience, context: AnswerContext): boolean => {
  const words = fromAgeOn(context)
  if (!words) return false
  const isKnown = ageIn(context.text) !== undefined
  const contains = allergenWords.filter(({ allergen }) =>
    context.result?.allergens.contains.includes(allergen),
  )
  const zh = contains.length > 0 ? `含${contains.map(one => one.zh).join('、')}。` : ''
  const en = contains.length > 0 ? ` It contains ${contains.map(one => one.en).join(', ')}.` : ''
  context.reply.say(
    {
      zh: `${isKnown ? '月龄够了' : '看月龄'}：标签写着“${words}”。${zh}没有识别到专门关系到${who.zh}的配料，这不等于没有风险。`,
      en: `${isKnown ? 'Old enough' : 'It depends on the age'}: the label says "${words}".${en} No ingredient concerns ${who.en} in particular, which does not prove that there is no risk.`,
    },
    ...wholeLabel(context),
  )
  return true
}

/** Caseinate is of milk and no source of lactose that the rules know: with an allergy to milk it is another matter. */
const sayMilkProtein = (who: Audience, context: AnswerContext): boolean => {
  if (!context.result?.allergens.contains.includes('milk')) return false
  context.reply.say(
    {
      zh: `${leads.depends.zh}（${who.zh}）：没有识别到乳糖来源，但含乳，乳糖还有多少标签没有写；牛奶过敏的人不要吃。`,
      en: `${leads.depends.en} (${who.en}): no source of lactose was recognised, but it contains milk, and how much lactose is left the label does not state. With an allergy to milk do not have it.`,
    },
    ...wholeLabel(context),
  )
  return true
}

/** Nothing warns these people; in pregnancy the verdict on a product that scores low comes first all the same. */
const sayNoCaution = (who: Audience, score: number | null, context: AnswerContext): void => {
  if (context.result?.noScore === 'alcohol') {
    judgeWhole(context)
    return
  }
  if (who.groups.includes('infant_0_36m') && sayOfAge(who, context)) return
  if (who.groups.includes('lactose') && sayMilkProtein(who, context)) return
  const high =
    who.groups.includes('pregnant') && score !== null && score < 60 && context.result
      ? highIn({ reasons: context.result.reasons, known: knownOf(context) })
      : null
  const figures = high && figuresOfHigh(high, context)
  context.reply.say(
    high
      ? {
          zh: `${leads.betterNot.zh}常吃（${who.zh}）：主要是${high.names.zh}多${figures ? `，${figures.zh}` : '。'}没有查到${who.zh}要避开的配料；这不等于没有风险，也不是医疗建议。`,
          en: `${leads.betterNot.en} often (${who.en}): mainly because of its ${high.names.en}.${figures ? ` ${figures.en}` : ''} Nothing on the list is advised against for ${who.en} by my sources, which does not prove that there is no risk; this is not medical advice.`,
        }
      : who.groups.includes('pregnant')
        ? {
            zh: `没有查到${who.zh}要避开的：按我的资料，配料里没有专门提醒${who.zh}的；看不到用量，这不等于没有风险，也不是医疗建议。`,
            en: `Nothing on this list is advised against for ${who.en} by my sources. Doses are not visible, so that does not prove that there is no risk; this is not medical advice.`,
          }
        : {
            zh: `看情况：没有识别到专门关系到${who.zh}的配料，这不等于没有风险。看不到用量，这不是医疗建议。`,
            en: `It depends: no ingredient concerns ${who.en} in particular, which does not prove that there is no risk. Doses are not visible; this is not medical advice.`,
          },
    ...orWhole(context, onLabel(context, high?.ingredients ?? [])),
  )
}

/** What is in it before what is not; of an allergy to several what is not, only where none is. */
const gravestFirst = (
  allergens: readonly Allergen[],
  { result, text }: AnswerContext,
): readonly Allergen[] => {
  const contained = allergens.filter(one => result?.allergens.contains.includes(one))
  const possible = allergens.filter(one => result?.allergens.mayContain.includes(one))
  const grave = [...contained, ...possible.filter(one => !contained.includes(one))]
  if (grave.length === 0) return allergens
  // Seafood is fish and crustaceans: what is there says enough. Of another word it is said that none is there.
  const wordOf = (one: Allergen) =>
    allergenWords.find(({ allergen }) => allergen === one)?.words.exec(text)?.[0]
  const told = new Set(grave.map(wordOf))
  return [...grave, ...allergens.filter(one => !grave.includes(one) && !told.has(wordOf(one)))]
}

const dietNames: Readonly<Record<Diet, Bilingual>> = {
  vegetarian: { zh: '素食', en: 'vegetarian diets' },
  vegan: { zh: '纯素饮食', en: 'vegan diets' },
  halal: { zh: '清真饮食', en: 'halal diets' },
}

/** Said where a condition was named of which the list has nothing. */
const sayNothingFurther = (context: AnswerContext): void =>
  context.reply.say(
    {
      zh: '你提到的其他情况，没有识别到专门相关的配料，这不等于没有风险，也不是医疗建议。',
      en: 'For the other condition you named no ingredient is of particular concern; that does not prove that there is no risk, and is not medical advice.',
    },
    ...wholeLabel(context),
  )

const plantDrink = /燕麦|植物|豆|杏仁|椰|米乳|\b(?:oat|soya?|almond|coconut|rice|pea|plant)\b/i

/** Asked for in the place of a small child's milk: what cow's milk has of protein, and this. */
const tellNoMilk = (who: Audience, context: AnswerContext): boolean => {
  const { text, asked, result } = context
  const isAsked = /(?:换成|代替|替代|当).*|\b(?:instead|swap|replace)/.test(text) && /奶|\bmilk\b/.test(text)
  if (!isAsked || !isYoung(who.groups) || !plantDrink.test(asked.label?.product.name ?? '')) return false
  const known = result?.nutrition && knownAmounts(result.nutrition)
  const protein = known?.of.protein
  const own =
    known && protein !== undefined
      ? {
          zh: `，这款每 100 ${known.basis} 有 ${rounded(protein)} g`,
          en: `; this has ${rounded(protein)} g in 100 ${known.basis}`,
        }
      : { zh: '', en: '' }
  context.reply.say(
    {
      zh: `${leads.betterNot.zh}直接代替：植物饮料和牛奶的营养不一样，鲜牛奶的蛋白质按 GB 19645 每 100 g 不少于 2.9 g${own.zh}；小孩换奶请先问医生。`,
      en: `${leads.betterNot.en} as a replacement: plant drinks do not feed like milk, and fresh cow's milk has at least 2.9 g of protein in 100 g (GB 19645)${own.en}; ask a doctor before changing a small child's milk.`,
    },
    sourceCitation('GB 19645-2010'),
    ...wholeLabel(context),
  )
  return true
}

/** What the baby drinks is told beside the question: 吃氨基酸奶粉的. */
const drinksIt =
  /[吃喝][^，。]{0,6}(?:奶粉|配方奶|母乳)(?:的|[，,。(（\s]|$)|\b(?:on|drinks|has|takes) (?:\w+ ){0,2}formula\b/
const insteadOf = /代|替|换|当|不[吃喝]|断奶|\b(?:instead|replace|swap|rather than|in place)\b/

/** Asked for in the place of breast milk or formula, no ordinary food is. */
const tellNoFormula = (who: Audience, context: AnswerContext): boolean => {
  const isAsked = /formula|breast ?milk|配方奶|奶粉|母乳/.test(context.text)
  if (!isAsked || !who.groups.includes('infant_0_36m')) return false
  if (drinksIt.test(context.text) && !insteadOf.test(context.text)) return false
  context.reply.say(
    {
      zh: `${leads.no.zh}代替：这不是婴幼儿配方食品（GB 10765、10766、10767），不能代替母乳或配方奶。`,
      en: `${leads.no.en}, not instead: this is no infant formula (GB 10765, 10766, 10767) and does not replace breast milk or formula.`,
    },
    ...wholeLabel(context),
  )
  return true
}

const isHarmAsked =
  /\b(?:hurts?|harms?|harmful|bad for|affects?|damages?|risk|problems?|issues?|triggers?|bothers?|upsets?)\b|\bset (?:him|her|it|me) off\b|要紧|有问题|有事|诱发|发作|有害|伤害|伤到|影响/

/** Sentences that call for less, or repeat what the pack says. */
const softer =
  /[少多]吃|限量|不宜常吃|注意总量|标签写明|标签写有|\blimit|not often|watch the total|The label (?:says|states|gives a figure)/

const ofBound =
  /不到某个年龄|under the age that it names|\d+ ?(?:岁以下的儿童|个月以下)不宜|label says: not for (?:children|babies) under \d+/
/** Of a child whose age was named the pack's bound is quoted, and decides nothing where the child is older. */
const withoutBound = (flag: GroupFlag, who: Audience, context: AnswerContext): GroupFlag[] => {
  const age = ageIn(context.text)
  const [, years, months] =
    /label says: not for (?:children under (\d+)|babies under (\d+) months)/.exec(flag.text.en) ?? []
  const bound = months === undefined ? years && Number(years) : Number(months) / 12
  // Of a baby whose age nobody named a bound in months decides nothing either.
  const isOfAge = age === undefined ? months !== undefined : !bound || age >= bound
  const isOlder = isOfAge && forbids(who, context) === undefined
  if (!isOlder || !ofBound.test(flag.text.en)) return [flag]
  return without(ofBound, flag).map(one => ({ ...one, level: 'caution' as const }))
}

/** Said by the score already. */
const saysHigh = /高（[^）]*），儿童不宜常吃|^High in .*: not often for children/

/** A flag without some of its sentences, such as softer ones behind what the pack forbids; nothing where it has no other. */
const without = (said: RegExp, flag: GroupFlag): GroupFlag[] => {
  const zh = flag.text.zh.split(/(?<=。)/).filter(one => !said.test(one))
  const en = flag.text.en.split(/(?<=\.) /).filter(one => !said.test(one))
  return zh.length > 0 && en.length > 0 ? [{ ...flag, text: { zh: zh.join(''), en: en.join(' ') } }] : []
}

/** Says what warns, the gravest first and with the verdict. */
const sayFlags = (flags: readonly GroupFlag[], who: Bilingual, context: AnswerContext): void => {
  const ranked = [...flags].sort(
    (a, b) => graver(leadOf(a), leadOf(b)) || Number(b.group === 'lactose') - Number(a.group === 'lactose'),
  )
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
    if (flag.group === 'gluten') tellOnlyOats(flag.ingredients, context)
  }
}

const sayOthers = (flags: readonly GroupFlag[], who: Bilingual, context: AnswerContext): void => {
  if (!context.reply.hasBegun()) {
    sayFlags(flags, who, context)
    for (const { group } of flags) sayEaten(group, context)
    return
  }
  for (const flag of flags)
    context.reply.say(
      { zh: `整份配料表，${who.zh}：${flag.text.zh}`, en: `The whole label, ${who.en}: ${flag.text.en}` },
      ...orWhole(context, onLabel(context, flag.ingredients)),
    )
}

import { foodsIn } from '../entities/foods/food-category.ts'
import { type AnswerContext, flagsOf, listedAs, onLabel, subjectsAt } from '../replies/answer-context.ts'
import { tellCancerOf } from '../replies/effects/cancer.ts'
import { tellEffect } from '../replies/effects/tell-effects.ts'
import { tellFoodOrigin } from '../replies/foods/tell-food.ts'
import { identify, listParts, origin } from '../replies/identify.ts'
import { intake } from '../replies/intake.ts'
import { tellBesideClaim } from '../replies/label/beside-claim.ts'
import { hasIt, hitsOf, listKind } from '../replies/lists.ts'
import { allergenIndices } from '../replies/people/allergens.ts'
import { isCareful, judgePeople } from '../replies/people/suits.ts'
import { onlyThis, safetyInOne, safetyOf } from '../replies/safety.ts'
import { tellEvaluationOf } from '../replies/substance/evaluation.ts'
import { asksWhether, tellWhetherAllergen, tellWhetherOneOf } from '../replies/substance/kinship.ts'
import { tellLimitOf } from '../replies/substance/law.ts'
import { asksTogether, tellTogether } from '../replies/substance/together/tell-together.ts'
import type { Heard } from '../understanding/heard.ts'
import { composer, each } from './composer.ts'
import { asksEffect } from './effect-words.ts'

export const identifyThem = composer(
  'is it one of a kind or the same as another: yes or no; what it is; of an additive what it does here',
  (heard, context) => {
    if (asksWhether(heard.text) && tellWhetherAllergen(heard, context)) return
    // It says no preservatives, so what are 320 and 321: whether that is one, before what it is.
    if (heard.kinds.length > 0) tellBesideClaim(heard, context)
    const isPair = tellWhetherOneOf(heard, context)
    const told = isPair ? heard.subjects.slice(0, 1) : heard.subjects
    each(subject => identify(subject, context, told.length > 1))({ ...heard, subjects: told }, context)
    if (!isPair && asksTogether(heard.text)) tellTogether(told, context)
    tellForThem(heard, context)
  },
)

/** What it is was asked after whether somebody may eat it: what of it matters to them. */
const tellForThem = (heard: Heard, context: AnswerContext): void => {
  const { who, isOwnWho, subjects } = heard
  if (!who || isOwnWho) return
  if (who.groups.includes('diabetes') && tellEffect('bloodSugar', { ...heard, kinds: [] }, context)) return
  for (const { index } of subjects)
    for (const flag of flagsOf(context, index))
      if (who.groups.some(group => group === flag.group))
        context.reply.say(flag.text, ...onLabel(context, flag.ingredients))
}

const ofOneEffect =
  /肝|肾|骨|脑|记忆|皮肤|过敏|胃|肠|心脏|血压|生育|激素|荷尔蒙|性早熟|发育|\b(?:liver|kidneys?|bones?|brain|memory|skin|gut|heart|fertility|hormones?|growth|migraines?|headaches?|autis[mt]\w*|depression|dna|dementia|alzheimer\w*)\b|自闭|孤独症|偏头痛|头[疼痛]|抑郁|dna/

export const judgeSafety = composer(
  'what the evaluations say, the dose first; flags of the label',
  (heard, context) => {
    const [first] = heard.subjects
    // Does it harm the liver, and nothing is known of it: that first.
    const isOfOne = first !== undefined && ofOneEffect.test(heard.text)
    if (isOfOne) onlyThis(first, context)
    if (isOfOne && !first.entry && !first.unlisted) return
    const isOfSeveral = heard.subjects.filter(({ entry }) => entry).length > 1 && !isOfOne
    each(subject =>
      subject.entry && isOfSeveral
        ? safetyInOne(subject, subject.entry, context)
        : safetyOf(subject, context, null, isOfOne),
    )(heard, context)
    if (!isOfOne && asksEffect.test(heard.text) && first) onlyThis(first, context)
  },
)

export const tellCancer = composer(
  "IARC's group first, and the acceptable daily intake of what is in one or where how much was asked",
  each(tellCancerOf),
)

export const tellIntake = composer(
  'the acceptable daily intake, for the weight or the child asked about',
  each((subject, context, { who, food, text }) => {
    intake(subject, context, who)
    if (subject.entry && asksLimit.test(text))
      tellLimitOf(subject, food, context, foodsIn(text, context.knowledge))
  }),
)
const asksLimit = /限量|最大使用量|最多(?:可以|能)?[加用放]|\bmax(?:imum)? (?:use|level|limit)|\blimits?\b/

export const tellEvaluation = composer(
  'what the authorities asked about say',
  each((subject, context, { authorities }) => tellEvaluationOf(subject, authorities, context)),
)

export const tellOrigin = composer(
  'of a food the plant, animal, fungus or mineral that it comes from; of an additive natural or synthetic as far as the tables tell',
  (asked, all) => {
    each((subject, context, heard) => {
      // Is there gelatine of pigs in it, of a label without gelatine: no.
      const isMissing = subject.index === undefined && context.flat.length > 0
      if (isMissing && asksPresence.test(heard.text)) hasIt([subject], context)
      else origin(subject, context)
    })(asked, all)
    // The vitamins named beside them are rows of the table and ingredients as well.
    const words = vitamins.filter(({ nutrient }) => asked.nutrients.includes(nutrient))
    for (const { names } of words)
      for (const subject of subjectsAt(listedAs(names, all), all).slice(0, 1)) origin(subject, all)
  },
)
const vitamins = [
  { nutrient: 'vitaminB12', names: /b12|氰[钴鈷][胺铵]|cobalamin/i },
  { nutrient: 'vitaminD', names: /(?:维生素|維生素|vitamin) ?d[23]?\b|calciferol|骨化醇/i },
] as const
const onlyOne = /唯一|只有|仅有|\bonly\b/
const asksPresence =
  /有没有|有无|[有含加放用]了?.{0,12}[吗呀]|\b(?:any|is there|are there|does it (?:have|contain))\b/

export const tellParts = composer(
  'what a part of the product or a compound ingredient is made of',
  each(listParts),
)

export const tellPresence = composer('yes or no, and its place on the label', (heard, context) => {
  const { subjects, kinds, text } = heard
  if (tellBesideClaim(heard, context)) return
  // 黃色五號 of a label with red: that one is not there, and which colours are.
  const isMissing = subjects.some(({ index, entry }) => index === undefined && entry)
  if (isMissing && kinds.length > 0 && kinds.every(({ functions }) => functions) && context.flat.length > 0) {
    hasIt(subjects, context)
    for (const kind of kinds) if (hitsOf(kind, context).length > 0) listKind(kind, false, context, false)
    return
  }
  if (heard.who && isCareful(heard) && context.flat.length > 0) {
    const listed = subjects.filter(({ index }) => index !== undefined)
    const isAbsent = listed.length === 0 && kinds.every(kind => hitsOf(kind, context).length === 0)
    if (isAbsent) for (const kind of kinds) listKind(kind, false, context)
    judgePeople(heard.who, kinds.length > 0 ? listed : subjects, context)
    for (const kind of kinds) if (hitsOf(kind, context).length > 0) listKind(kind, false, context)
    return
  }
  // 咖啡因 is not listed, and yet tea contains it.
  const implied = kinds.filter(kind => kind.allergen !== undefined || hitsOf(kind, context).length > 0)
  const isOfListed = kinds.length > 0 && subjects.every(({ index }) => index !== undefined)
  if (context.flat.length === 0) for (const subject of subjects) identify(subject, context)
  else if (subjects.length > 0 && kinds.some(({ special }) => special === 'pig')) {
    for (const kind of kinds) listKind(kind, false, context)
    const named = subjects.filter(
      ({ index }) => index !== undefined && !/pork|猪/i.test(context.flat[index]?.name ?? ''),
    )
    if (named.length > 0 && kinds.every(kind => hitsOf(kind, context).length > 0)) hasIt(named, context)
  } else if (isOfListed && onlyOne.test(text) && kinds.every(({ allergen }) => !allergen)) {
    for (const kind of kinds) listKind(kind, false, context, false)
  } else if (isOfListed && /^(?:is|are)\b|是/.test(text)) {
    if (!tellWhetherAllergen(heard, context)) identifyThem.say(heard, context)
  } else if (implied.length === 0 && isOfListed) for (const kind of kinds) listKind(kind, false, context)
  else if (
    subjects.some(({ index }) => index === undefined) &&
    kinds.every(({ kinds: of }) => of?.includes('flavouring'))
  )
    hasIt(subjects, context)
  else if (implied.length > 0) {
    // Borax and soy: of both.
    const absent = subjects.filter(({ index, unlisted }) => index === undefined && unlisted)
    if (absent.length > 0) hasIt(absent, context)
    for (const kind of implied) listKind(kind, false, context)
    // Any wheat in it, the neighbour worries about the treacle: what the treacle is of.
    const isOfGluten = kinds.some(({ allergen }) => allergen === 'gluten')
    for (const subject of isOfGluten ? subjects : [])
      if (subject.index !== undefined && !allergenIndices('gluten', context).includes(subject.index))
        tellFoodOrigin(subject, context)
  } else hasIt(subjects, context)
})

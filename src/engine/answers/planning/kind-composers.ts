import { knownAmounts } from '../../nutrition/known-amounts.ts'
import { MINERALS_AND_VITAMINS } from '../../nutrition/minerals-and-vitamins.ts'
import { NUTRIENT_WORDS } from '../../nutrition/nutrient-words.ts'
import { fold } from '../../text/normalize.ts'
import { dextrinKind, type Kind, sugarKind, sweetenerKind } from '../entities/kinds.ts'
import { explainTerm, termIn } from '../entities/terms.ts'
import {
  type AnswerContext,
  declineUnknown,
  knownOf,
  leavesOf,
  namesOf,
  onLabel,
  subjectsAt,
  wholeLabel,
} from '../replies/answer-context.ts'
import { hasKnownOrigin, identify, isOriginTold, origin } from '../replies/identify.ts'
import { intake } from '../replies/intake.ts'
import { factStated, tellFactOf } from '../replies/label/facts.ts'
import { hasIt, hitsOf, listKind } from '../replies/lists.ts'
import { tellFromTable } from '../replies/nutrition/table-rows.ts'
import { tellShortening } from '../replies/nutrition/trans-fat.ts'
import { isCareful, judgePeople } from '../replies/people/suits.ts'
import { onlyThis, safetyOf } from '../replies/safety.ts'
import { sayColourWithout } from '../replies/substance/colours/own-colours.ts'
import { tellEvaluationOf } from '../replies/substance/evaluation.ts'
import type { Heard } from '../understanding/heard.ts'
import { type Composer, composer } from './composer.ts'
import { tellEach } from './each-additive.ts'
import { asksEffect } from './effect-words.ts'
import { refuse } from './label-composers.ts'

/** Subjects that stand on the label, as many as a kind has. */
const subjectsOfKind = (heard: Heard, context: AnswerContext, most = 3): Heard['subjects'] =>
  subjectsAt(
    [...new Set(heard.kinds.flatMap(kind => hitsOf(kind, context)))]
      .sort((a, b) => (context.flat[b]?.tier ?? 0) - (context.flat[a]?.tier ?? 0))
      .slice(0, most),
    context,
  )

const overKind =
  (
    reply: (subject: Heard['subjects'][number], context: AnswerContext, heard: Heard) => void,
  ): Composer['say'] =>
  (heard, context) => {
    const subjects = subjectsOfKind(heard, context)
    if (subjects.length === 0) for (const kind of heard.kinds) listKind(kind, false, context)
    for (const subject of subjects) reply(subject, context, heard)
  }

export const explainKind = composer(
  'what the kind is for, and which of it the label contains; of all additives each class with what it is for',
  (heard, context) => {
    const { kinds, text } = heard
    const term = termIn(text)
    if (term) explainTerm(term, context)
    else for (const kind of kinds) listKind(kind, true, context, /是|算|属|\bis\b|\bare\b|count/.test(text))
  },
)

export const judgeKind = composer(
  'the ingredients of the kind, each with what the evaluations say',
  (heard, context) => {
    overKind(subject => safetyOf(subject, context))(heard, context)
    if (asksEffect.test(heard.text)) onlyThis(null, context)
  },
)

const asksAdded = /添加糖|[另额]外加|后加|\badded\b/
/** Of a list without sugar: that the sugars of its table are its own. */
const tellSugarsOfTable = (heard: Heard, context: AnswerContext): boolean => {
  const table = context.result?.nutrition
  const sugars = table && (knownAmounts(table)?.of.sugars ?? 0)
  if (!sugars || sugars < 0.5 || hitsOf(sugarKind, context).length > 0) return false
  const isOfAdded = asksAdded.test(heard.text)
  context.reply.say(
    {
      zh: isOfAdded
        ? '没有另外加的：配料里没有识别到糖，表里的糖是配料自己带的，或加工时生成的。'
        : '有，但不是另外加的：配料里没有识别到糖，表里的糖是配料自己带的，或加工时生成的。',
      en: isOfAdded
        ? 'None added by name: no sugar was recognised in the list, so what the table states comes with the ingredients or is made in processing.'
        : 'Yes, though none was added by name: no sugar was recognised in the list, so what the table states comes with the ingredients or is made in processing.',
    },
    ...wholeLabel(context),
  )
  return tellFromTable({ ...heard, nutrients: ['sugars'] }, context)
}

const hydrogenation = /氢化|hydrogenated/

export const presenceOfKind = composer(
  'yes or no, and which; of trans fat, or of what the list has none, what the table states as well',
  (heard, context) => {
    // Is there caffeine, I am pregnant: who they are decides.
    if (heard.who && isCareful(heard)) judgePeople(heard.who, [], context)
    // No sugar on the list, and yet the table has some.
    if (heard.kinds.length === 1 && heard.kinds[0] === sugarKind && tellSugarsOfTable(heard, context)) return
    // Milk and egg: what it contains before what it may contain.
    const isThere = ({ allergen }: Kind) =>
      allergen !== undefined && (context.result?.allergens.contains ?? []).some(one => one === allergen)
    const kinds = [...heard.kinds].sort((a, b) => Number(isThere(b)) - Number(isThere(a)))
    // Is there trans fat, where the table states it: the figure, and what the list says of hydrogenated oil.
    const isTrans = heard.nutrients.includes('transFat') && knownOf(context)?.of.transFat !== undefined
    if (isTrans) tellFromTable({ ...heard, nutrients: ['transFat'] }, context)
    const told = isTrans ? kinds.filter(kind => hitsOf(kind, context).length > 0) : kinds
    for (const kind of told) {
      listKind(kind, false, context, !context.reply.hasBegun())
      sayColourWithout(kind, context)
    }
    if (heard.nutrients.includes('transFat') || hydrogenation.test(heard.text)) tellShortening(context)
    if (isTrans) return
    const isBare = heard.kinds.every(
      kind => kind.allergen === undefined && hitsOf(kind, context).length === 0,
    )
    if (heard.nutrients.length > 0 && (isBare || heard.nutrients.includes('transFat')))
      tellFromTable(heard, context)
  },
)
const mostSources = 6
/** Where each of the kind comes from, those together of which nothing is known; false where it is known of none, or those from animals were asked for. */
const tellSources = ({ kinds }: Heard, context: AnswerContext): boolean => {
  const nameAt = (index: number): string | undefined => context.flat[index]?.name
  const hits = [...new Set(kinds.flatMap(kind => hitsOf(kind, context)))]
    .filter((index, at, all) => all.findIndex(one => nameAt(one) === nameAt(index)) === at)
    .slice(0, mostSources)
  const subjects = subjectsAt(hits, context)
  const told = subjects.filter(isOriginTold)
  const open = hits.filter((_, at) => !told.some(one => one === subjects[at]))
  if (told.length === 0 || kinds.some(({ special }) => special !== undefined)) return false
  for (const subject of told) origin(subject, context)
  const names = namesOf(open, context)
  if (open.length > 0)
    context.reply.say(
      {
        zh: `${names.zh}：标签不写来源，要问厂家。`,
        en: `${names.en}: the label does not state the source, so ask the maker.`,
      },
      ...onLabel(context, open),
    )
  return true
}

const asksSource = /made (?:of|from|with)|什么做|怎么来|(?<![甜咸酸鲜辣]味?)哪来|来源|\bcome from\b/

export const listKinds = composer('which the label contains, counted', (heard, context) => {
  const { kinds, text } = heard
  // One of the colours, made from beetles: those from insects, not the first of the colours.
  const ofInsects = kinds.filter(({ special }) => special === 'insects')
  if (ofInsects.length > 0) {
    for (const kind of ofInsects) listKind(kind, false, context, false)
    return
  }
  if (asksSource.test(text) && tellSources(heard, context)) return
  if (asksSource.test(text) && subjectsOfKind(heard, context).some(hasKnownOrigin)) {
    overKind(origin)(heard, context)
    return
  }
  if (tellEach(heard, context)) return
  // What makes it sweet: which of the three kinds there are.
  const isOfSweetness = kinds.includes(sweetenerKind) && kinds.includes(dextrinKind)
  const there = isOfSweetness ? kinds.filter(kind => hitsOf(kind, context).length > 0) : kinds
  for (const kind of there.length > 0 ? there : kinds)
    listKind(kind, /什么意思|什么是|\bmeans?\b/.test(text), context, false)
})

export const intakeOfKind = composer(
  'the acceptable daily intakes of the kind',
  overKind((subject, context, { who }) =>
    subject.entry ? intake(subject, context, who) : identify(subject, context),
  ),
)

export const evaluateKind = composer(
  'what the authorities say of each of the kind',
  overKind((subject, context, { authorities }) => tellEvaluationOf(subject, authorities, context)),
)

const ofMaking =
  /天然|合成|人工|人造|化学|动物|植物|做的|制成|提取|natural|synthetic|artificial|animal|plant|made (?:of|from|with)/

export const originOfKind = composer(
  'that a label does not state where the kind comes from',
  (heard, context) => {
    if (context.flat.length === 0) {
      declineUnknown(context)
      return
    }
    // Is it from Hokkaido: of the product, where it was made.
    if (heard.kinds.length === 0 && !ofMaking.test(heard.text)) {
      const label = context.asked.label?.text ?? ''
      tellFactOf('origin', context)
      // Where it is from is said: no word of a maker that is not.
      if (factStated('maker', label) !== '' || factStated('origin', label) === '')
        tellFactOf('maker', context)
      return
    }
    const hits = heard.kinds.flatMap(kind => hitsOf(kind, context))
    const isTold = heard.kinds.some(({ special }) => special === 'insects')
    if (heard.kinds.length > 0 && (hits.length === 0 || isTold)) {
      const insects = heard.kinds.filter(({ special }) => special === 'insects')
      for (const kind of insects.length > 0 ? insects : heard.kinds) listKind(kind, false, context)
      return
    }
    // Of a class of additives each one has a source of its own.
    if (tellSources(heard, context)) return
    const names = namesOf(hits.length > 0 ? hits : leavesOf(context).slice(0, 3), context)
    context.reply.say(
      {
        zh: `没有写明：标签不说${names.zh}的来源，天然或合成也看不出；来源不说明安全与否。`,
        en: `Not stated: the label does not say where ${names.en} come from, nor whether they are natural or synthetic; the source says nothing of safety.`,
      },
      ...wholeLabel(context),
    )
  },
)

/** 有没有叶酸, is vitamin D added: by the names of the list, then by the table. */
export const presenceOnLabel = composer(
  'a vitamin or mineral that is asked for by name: yes or no, and what the table states; else a refusal',
  (heard, context) => {
    const words = NUTRIENT_WORDS.filter(({ nutrient }) => heard.nutrients.includes(nutrient))
    // 有没有蜂蜜: a food that the standard has a category for, and no ingredient.
    const food = heard.food?.word
    if (
      words.length === 0 &&
      food &&
      context.flat.length > 0 &&
      !context.asked.label?.product.name.includes(food)
    ) {
      hasIt([{ name: food }], context)
      return
    }
    if (words.length === 0 || context.flat.length === 0) {
      refuse.say(heard, context)
      return
    }
    for (const { nutrient, zh, en, words: pattern } of words) {
      // Sugars are white sugar, syrups and honey on the list.
      if (nutrient === 'sugars') {
        listKind(sugarKind, false, context)
        continue
      }
      const hits = context.flat.flatMap(({ name, role }, index) =>
        role === undefined && pattern.test(fold(name).text) ? [index] : [],
      )
      const kind = { zh, en, names: pattern }
      if (hits.length > 0)
        hasIt(
          hits.flatMap(index => ({ name: context.flat[index]?.name ?? '', index })),
          context,
        )
      else if (
        MINERALS_AND_VITAMINS.some(({ name }) => name === nutrient) &&
        (knownOf(context)?.of[nutrient] ?? 0) > 0
      )
        context.reply.say(
          {
            zh: `有，配料里没有另外加的${zh}，营养成分表上标着：`,
            en: `Yes: no ${en} was added by name, and the nutrition table states it.`,
          },
          ...wholeLabel(context),
        )
      else listKind(kind, false, context)
    }
    tellFromTable(heard, context)
  },
)

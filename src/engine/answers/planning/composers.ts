import { foodIn } from '../entities/food-category.ts'
import { kindIn, saltKind, sugarKind } from '../entities/kinds.ts'
import { explainTerm, termIn } from '../entities/terms.ts'
import { topicIn } from '../entities/topics.ts'
import { explainScore, processing, suggestBetter } from '../replies/about-label.ts'
import {
  type AnswerContext,
  declineUnknown,
  leavesOf,
  namesOf,
  onLabel,
  orWhole,
  wholeLabel,
} from '../replies/answer-context.ts'
import { compareAlone, compareKindOf, compareSubjects } from '../replies/compare.ts'
import { identify, listParts, origin } from '../replies/identify.ts'
import { intake } from '../replies/intake.ts'
import { checkClaims } from '../replies/label/claims.ts'
import { tellFactOf } from '../replies/label/facts.ts'
import { tellLawOfLabel } from '../replies/label/law.ts'
import { judgeOften, judgeWhole, warnOthers } from '../replies/label/verdict.ts'
import { hasIt, hitsOf, listKind, worstOf } from '../replies/lists.ts'
import { tellFromTable } from '../replies/nutrition/table-rows.ts'
import { orderOf } from '../replies/order.ts'
import { outsideTexts, unknown } from '../replies/outside.ts'
import { tellChoking } from '../replies/people/choking.ts'
import { judgePeople } from '../replies/people/suits.ts'
import { reportOn } from '../replies/report.ts'
import { onlyThis, safetyOf } from '../replies/safety.ts'
import { tellCancerOf, tellCancerOfLabel } from '../replies/substance/cancer.ts'
import { tellEvaluationOf } from '../replies/substance/evaluation.ts'
import { tellWhetherAllergen, tellWhetherOneOf } from '../replies/substance/kinship.ts'
import { tellLawOf, tellLimitOf } from '../replies/substance/law.ts'
import { standardCitation } from '../text/reply.ts'
import type { Heard } from '../understanding/hear.ts'
import { type Composer, composer, each, placesOf } from './composer.ts'

/** Subjects that stand on the label, as many as a kind has. */
const subjectsOfKind = (heard: Heard, context: AnswerContext, most = 3): Heard['subjects'] =>
  [...new Set(heard.kinds.flatMap(kind => hitsOf(kind, context)))]
    .sort((a, b) => (context.flat[b]?.tier ?? 0) - (context.flat[a]?.tier ?? 0))
    .slice(0, most)
    .flatMap(index => {
      const ingredient = context.flat[index]
      if (!ingredient) return []
      const entry =
        ingredient.additiveId === undefined ? undefined : context.knowledge.additive(ingredient.additiveId)
      return [{ name: ingredient.name, index, ingredient, ...(entry ? { entry } : {}) }]
    })

const overKind =
  (
    reply: (subject: Heard['subjects'][number], context: AnswerContext, heard: Heard) => void,
  ): Composer['say'] =>
  (heard, context) => {
    const subjects = subjectsOfKind(heard, context)
    if (subjects.length === 0) for (const kind of heard.kinds) listKind(kind, false, context)
    for (const subject of subjects) reply(subject, context, heard)
  }

export const identifyThem = composer(
  'is it one of a kind or the same as another: yes or no; what it is, its numbers and class, its place on the label',
  (heard, context) => {
    const isPair = tellWhetherOneOf(heard, context)
    each(identify)(isPair ? { ...heard, subjects: heard.subjects.slice(0, 1) } : heard, context)
  },
)
export const explainKind = composer(
  'what the kind is for, and which of it the label contains',
  ({ kinds, text }, context) => {
    const term = termIn(text)
    if (term) explainTerm(term, context)
    else for (const kind of kinds) listKind(kind, true, context, /是|算|属|\bis\b|\bare\b|count/.test(text))
  },
)
export const tellProduct = composer(
  'a term of the trade, else what the product is by its pack',
  ({ text }, context) => {
    const term = termIn(text)
    if (term) {
      explainTerm(term, context)
      return
    }
    if (!context.result || context.flat.length === 0) {
      declineUnknown(context)
      return
    }
    if (!/这|它|那|产品|什么|类|还是|\b(?:this|it|that|product|type|blue|ones)\b/.test(text)) {
      declineUnknown(context)
      return
    }
    tellFactOf(/类型|类别|还是|type/.test(text) ? 'kind' : 'name', context)
    orderOf([], { ...context, text: '主要配料' })
  },
)
export const judgeSafety = composer(
  'what the evaluations say, the dose first; flags of the label',
  (heard, context) => {
    each(subject => safetyOf(subject, context))(heard, context)
    if (asksEffect.test(heard.text) && heard.subjects[0]) onlyThis(heard.subjects[0], context)
  },
)
export const judgeKind = composer(
  'the ingredients of the kind, each with what the evaluations say',
  (heard, context) => {
    overKind(subject => safetyOf(subject, context))(heard, context)
    if (asksEffect.test(heard.text)) onlyThis(null, context)
  },
)
export const judgeEffects = composer(
  'the verdict on the label, who should stay away, and that other effects are not known',
  ({ text }, context) => {
    judgeWhole(context)
    warnOthers(context)
    if (asksEffect.test(text) && context.flat.length > 0) onlyThis(null, context)
  },
)
export const tellCancer = composer("IARC's group first, then the acceptable daily intake", each(tellCancerOf))
export const cancerOfLabel = composer('what of the label IARC has classified', (_, context) =>
  context.result && context.flat.length > 0 ? tellCancerOfLabel(context) : declineUnknown(context),
)
export const judgeForPeople = composer(
  'no, better not, only a little or depends, with the ingredients that decide it',
  (heard, context) => {
    const named = heard.kinds.filter(({ allergen, group }) => allergen === undefined && group === undefined)
    tellChoking(context)
    if (heard.who) {
      judgePeople(heard.who, heard.subjects, context)
      // Is it too salty for my child: the people first, then what the table says.
      if (heard.nutrients.length > 0 && tellFromTable(heard, context)) return
      if (heard.subjects.length === 0)
        for (const kind of named)
          if (kind !== sugarKind && kind !== saltKind && hitsOf(kind, context).length > 0)
            listKind(kind, false, context, false)
    } else if (heard.kinds.length > 0) for (const kind of heard.kinds) listKind(kind, false, context)
    else {
      judgeWhole(context)
      warnOthers(context)
    }
  },
)
export const tellPresence = composer('yes or no, and its place on the label', (heard, context) => {
  const { subjects, kinds, text } = heard
  // 咖啡因 is not listed, and yet tea contains it.
  const implied = kinds.filter(kind => kind.allergen !== undefined || hitsOf(kind, context).length > 0)
  const isOfListed = kinds.length > 0 && subjects.every(({ index }) => index !== undefined)
  if (context.flat.length === 0) for (const subject of subjects) identify(subject, context)
  else if (subjects.length > 0 && kinds.some(({ special }) => special === 'pig')) {
    hasIt(subjects, context)
    for (const kind of kinds) listKind(kind, false, context)
  } else if (isOfListed && /^(?:is|are)\b|是/.test(text)) {
    if (!tellWhetherAllergen(heard, context)) identifyThem.say(heard, context)
  } else if (implied.length === 0 && isOfListed) for (const kind of kinds) listKind(kind, false, context)
  else if (implied.length > 0) for (const kind of implied) listKind(kind, false, context)
  else hasIt(subjects, context)
})
export const presenceOfKind = composer('yes or no, and which', ({ kinds }, context) => {
  for (const kind of kinds) listKind(kind, false, context)
})
export const listKinds = composer('which the label contains, counted', ({ kinds, text }, context) => {
  for (const kind of kinds) listKind(kind, /什么意思|什么是|\bmeans?\b/.test(text), context, false)
})
export const listIngredients = composer('the ingredients in order, or their number', (_, context) =>
  orderOf([], context),
)
export const tellPlace = composer('its number in the list, or what stands there', (heard, context) =>
  orderOf(placesOf(heard, context), context),
)
export const tellLaw = composer(
  'permitted or not in the food asked about or the label’s: listed, parent, all foods, excepted, nowhere',
  each((subject, context, { food, authorities }) => tellLawOf(subject, food, authorities, context)),
)
export const lawOfKind = composer(
  'which of the kind the standard does not list for this food',
  (heard, context) => {
    if (heard.kinds.some(({ allergen }) => allergen !== undefined)) {
      sayNoAdditive(context)
      return
    }
    const hits = heard.kinds.flatMap(kind => hitsOf(kind, context))
    if (
      hits.length === 0 &&
      heard.kinds.some(({ kinds }) => kinds?.includes('flavouring')) &&
      flavourLaw(heard, context)
    )
      return
    if (hits.length === 0) for (const kind of heard.kinds) listKind(kind, false, context)
    else tellLawOfLabel(context, hits)
  },
)
export const lawOfLabel = composer('which additives the standard does not list for this food', (_, context) =>
  tellLawOfLabel(context),
)
export const tellLimit = composer(
  'the maximum use first, with its row; for other countries what their authorities say, and that their limits are not known here',
  each((subject, context, { food, authorities }) => {
    const abroad = authorities.filter(one => one !== 'cn' && one !== 'jecfa')
    if (abroad.length > 0) {
      tellEvaluationOf(subject, abroad, context)
      context.reply.say(
        {
          zh: '各类食品的限量，我只有中国 GB 2760-2024 的：',
          en: 'Limits by food are known here for China alone, by GB 2760-2024:',
        },
        standardCitation,
      )
    }
    tellLimitOf(subject, food, context)
  }),
)
export const tellIntake = composer(
  'the acceptable daily intake, for the weight or the child asked about',
  each((subject, context, { who }) => intake(subject, context, who)),
)
export const intakeOfKind = composer(
  'the acceptable daily intakes of the kind',
  overKind((subject, context, { who }) =>
    subject.entry ? intake(subject, context, who) : identify(subject, context),
  ),
)
export const tellEvaluation = composer(
  'what the authorities asked about say',
  each((subject, context, { authorities }) => tellEvaluationOf(subject, authorities, context)),
)
export const evaluateKind = composer(
  'what the authorities say of each of the kind',
  overKind((subject, context, { authorities }) => tellEvaluationOf(subject, authorities, context)),
)
export const sourcesOfScore = composer('what the answers and the score rest on', (_, context) => {
  context.reply.say(
    {
      zh: '依据是 GB 2760-2024、JECFA、EFSA、IARC 和 WHO 的公开资料；每句后面的编号可以点开。',
      en: 'The answers rest on GB 2760-2024 and on what JECFA, EFSA, IARC and WHO publish; the numbers behind the sentences open their sources.',
    },
    standardCitation,
  )
})
export const comparePair = composer('both side by side: class, concern, ADI', (heard, context) => {
  const [first, second] = heard.subjects
  const isOfFoods = first && second && !first.entry && !second.entry
  if (isOfFoods && heard.who?.groups.includes('diabetes')) {
    context.reply.say(
      {
        zh: `没法比较：标签不写升糖指数，${first.name}和${second.name}都是要计入碳水的糖类来源，用量看营养成分表。`,
        en: `That cannot be compared: a label states no glycaemic index; count the carbs of ${first.name} and ${second.name} alike, by the nutrition table.`,
      },
      ...orWhole(
        context,
        onLabel(
          context,
          heard.subjects.flatMap(({ index }) => index ?? []),
        ),
      ),
    )
    return
  }
  if (first && second) compareSubjects(first, second, context)
  else if (first) compareAlone(first, context)
})
export const compareKind = composer('those of the kind on the label by concern', (heard, context) => {
  const { kinds } = heard
  const [kind] = kinds
  if (!kind || kind.allergen !== undefined || kinds.length > 1) compareOther.say(heard, context)
  else compareKindOf(hitsOf(kind, context), kind, context)
})
export const compareOther = composer(
  'that another product cannot be compared, and what is known of this one',
  (_, context) => {
    if (context.flat.length === 0) {
      declineUnknown(context)
      return
    }
    context.reply.say(
      {
        zh: '没法比较：这里只有这一份标签，另一种产品的配料我不知道。',
        en: 'That cannot be compared: this label is all there is, and I do not know the other product.',
      },
      ...wholeLabel(context),
    )
    judgeWhole(context)
  },
)
export const suggest = composer(
  'what to look for instead; without an allergen, that a free-from claim is to be looked for',
  ({ kinds }, context) => {
    const [kind] = kinds.filter(({ allergen }) => allergen !== undefined && allergen !== 'any')
    if (kind)
      context.reply.say(
        {
          zh: `具体产品我推荐不了：找配料里没有${kind.zh}、并写明“不含”它的同类，乳糜泻或过敏者再看有没有共线提示。`,
          en: `I cannot name products: look for one of the kind whose list has no ${kind.en} and that says it is free from it, and check its may-contain warning.`,
        },
        ...wholeLabel(context),
      )
    else suggestBetter(context)
  },
)
export const tellFact = composer(
  'the fact of the pack as stated, or that it is not stated',
  ({ fact }, context) => tellFactOf(fact ?? 'name', context),
)
export const tellScore = composer('the score and its main reasons', (_, context) => explainScore(context))
export const judgeLabel = composer(
  'the verdict, the score in one word and the reasons that weigh most',
  (_, context) => judgeWhole(context),
)
export const tellOften = composer(
  'not often or depends, and that the label tells no portion',
  (heard, context) => {
    if (heard.who) judgePeople(heard.who, [], context)
    judgeOften(heard.who, context)
  },
)
export const tellWorst = composer('what is of most concern, what is not permitted first', (_, context) =>
  worstOf(context),
)
export const tellProcessing = composer('the NOVA markers that were counted', (_, context) =>
  processing(context),
)
export const tellOrigin = composer(
  'natural or synthetic as far as the tables tell, from animals as far as the name tells',
  each(origin),
)
export const originOfKind = composer(
  'that a label does not state where the kind comes from',
  (heard, context) => {
    if (context.flat.length === 0) {
      declineUnknown(context)
      return
    }
    const hits = heard.kinds.flatMap(kind => hitsOf(kind, context))
    if (hits.length === 0 && heard.kinds.length > 0) {
      for (const kind of heard.kinds) listKind(kind, false, context)
      return
    }
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
export const checkClaim = composer(
  'whether a claim that something is not in it agrees with the list',
  checkClaims,
)
export const reportAll = composer('the whole label in one structured answer', (_, context) =>
  reportOn(context),
)
export const tellParts = composer(
  'what a part of the product or a compound ingredient is made of',
  each(listParts),
)
export const refuse = composer('a short refusal with where to look', ({ text, kind }, context) => {
  const topic = topicIn(text)
  context.reply.decline(topic && !kind ? outsideTexts[topic.topic] : unknown)
})

const asksEffect =
  /会不会|会.{1,10}[吗不]|导致|引起|造成|怎样|怎么样$|消失|影响|痴呆|痘|骨|杀精|伤|\bcauses?\b|\blead to\b|hyperactiv|\bgive (?:me|you)\b|\bmakes? (?:me|you|kids)\b|\baffect|\bhurt|\braise/

/** Whether a flavouring may be used in the food asked about: table B.1 lists the foods that may have none. */
const flavourLaw = (heard: Heard, context: AnswerContext): boolean => {
  const food = heard.food ?? foodIn(context.text, context.knowledge)
  if (!food || !kindIn(context.text)) return false
  const row = context.knowledge.noFlavour.find(
    ({ no }) =>
      food.no === no || food.no.startsWith(`${no}.`) || no.startsWith(`${food.no.replace(/\.0$/, '')}.`),
  )
  context.reply.say(
    row
      ? {
          zh: `不允许：GB 2760-2024 表 B.1 把“${row.zh}”列为不得添加食品用香料、香精的食品${row.foot ? '（个别香料例外，见表注）' : ''}。`,
          en: `No: Table B.1 of GB 2760-2024 lists ${row.zh} among the foods to which no flavouring may be added${row.foot ? ' (with exceptions in its notes)' : ''}.`,
        }
      : {
          zh: `允许：“${food.word}”不在 GB 2760-2024 表 B.1 里，可以按生产需要使用食品用香料。`,
          en: `Yes: this food (${food.word}) is not in Table B.1 of GB 2760-2024, so flavourings may be used as production needs.`,
        },
    standardCitation,
  )
  return true
}

const sayNoAdditive = ({ reply }: AnswerContext): void =>
  reply.say(
    {
      zh: '这是食品原料，不是 GB 2760 管的食品添加剂，没有使用限量；过敏原按规定要标示。',
      en: 'That is a food ingredient, no additive, so GB 2760 sets no limit for it; allergens have to be declared.',
    },
    standardCitation,
  )

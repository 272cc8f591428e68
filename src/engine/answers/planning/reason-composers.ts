import { type Kind, saltKind, sugarKind } from '../entities/kinds.ts'
import { isYoung } from '../entities/people.ts'
import type { Subject } from '../entities/subjects.ts'
import { explainScore } from '../replies/about-label.ts'
import { type AnswerContext, evidenceCitation, onLabel, subjectsAt } from '../replies/answer-context.ts'
import { isForBabies } from '../replies/conditions/pack-ages.ts'
import { purpose } from '../replies/identify.ts'
import { containing, hasIt, hitsOf, listKind } from '../replies/lists.ts'
import { sayColourWithout } from '../replies/substance/colours/own-colours.ts'
import { purposesHere } from '../replies/substance/in-this-food.ts'
import { tellInstead } from '../replies/substance/together/instead.ts'
import { asksTogether, tellTogether } from '../replies/substance/together/tell-together.ts'
import { tellWithout } from '../replies/substance/together/without.ts'
import type { Heard } from '../understanding/heard.ts'
import { composer, each } from './composer.ts'
import { tellEach } from './each-additive.ts'

/** Sugar and salt are added for what their kind is for. */
const foodKindOf = (index: number, context: AnswerContext): Kind | undefined =>
  [sugarKind, saltKind].find(kind => hitsOf(kind, context).includes(index))

const tellInfantReasons = (context: AnswerContext): void => {
  for (const { rule, text, ingredients, evidence } of context.result?.reasons ?? [])
    if (/infant/.test(rule))
      context.reply.say(
        text,
        ...onLabel(context, ingredients),
        ...evidence.map(id => evidenceCitation(context, id)),
      )
}

export const giveReason = composer(
  'why it is added, or that it is not on the label (false premise)',
  (heard, context) => {
    const all = heard.subjects
    const key = (subject: Subject) =>
      subject.entry && subject.index !== undefined && subject.ingredient?.kind !== 'nutrient'
        ? JSON.stringify(purposesHere(subject, context))
        : ''
    const isLead = (subject: Subject, at: number) =>
      key(subject) === '' || all.findIndex(one => key(one) === key(subject)) === at
    // Why plain starch would not do, and why two preservatives: that first; both say what each does.
    const isTold = tellInstead(all, context)
    const isOfPair =
      !isTold && asksTogether(context.text) && tellTogether(withItsClass(heard, context), context)
    each(subject => {
      const own = key(subject)
      const alike = own === '' ? [] : all.filter(one => one !== subject && key(one) === own)
      reasonOf(subject, alike, context)
    })({ ...heard, subjects: all.filter(isLead) }, context)
    if (!isTold && !isOfPair) tellTogether(all, context)
    tellWithout(all, context)
  },
)

const reasonOf = (subject: Subject, alike: readonly Subject[], context: AnswerContext): void => {
  const ofFood = subject.entry || subject.index === undefined ? undefined : foodKindOf(subject.index, context)
  if (ofFood) {
    listKind(ofFood, true, context, false)
    if (ofFood === sugarKind && isForBabies(context)) tellInfantReasons(context)
    return
  }
  const isMissing = context.result !== null && context.flat.length > 0 && subject.index === undefined
  // Why stevia, of a label that lists steviol glycosides: those.
  const within =
    isMissing && !/没|无|\bno\b|n't\b|without/.test(context.text)
      ? subjectsAt(containing(subject, context), context)
      : []
  if (within.length > 0) {
    for (const one of within.slice(0, 2)) purpose(one, context)
    return
  }
  if (isMissing) hasIt([subject], context)
  if (!isMissing || subject.entry) purpose(subject, context, alike)
}

/** What may work as one of these classes, be it by its second: the sulphite beside the sorbate. */
const alsoOf = (functions: readonly string[] = [], { flat, knowledge }: AnswerContext): number[] =>
  flat.flatMap(({ role, additiveId }, index) => {
    const entry = role === undefined && additiveId !== undefined ? knowledge.additive(additiveId) : undefined
    return entry?.functions.some(name => functions.includes(name)) ? [index] : []
  })

/** Why the two of them, where the question before named one alone: with the others of its class. */
const withItsClass = ({ subjects, text }: Heard, context: AnswerContext): readonly Subject[] => {
  const [only] = subjects
  const main = only?.entry?.functions[0]
  return subjects.length === 1 &&
    only !== undefined &&
    main !== undefined &&
    !text.includes(only.name.toLowerCase()) &&
    asksTogether(context.text)
    ? subjectsAt(alsoOf([main], context), context)
    : subjects
}

export const reasonOfKind = composer(
  'what the kind is for, or that the label has none (false premise); of all additives each class',
  (heard, context) => {
    const { kinds, who } = heard
    if (tellEach(heard, context)) return
    for (const kind of kinds) {
      const isTold =
        asksTogether(context.text) &&
        tellTogether(subjectsAt(alsoOf(kind.functions, context), context), context)
      if (!isTold || hitsOf(kind, context).length > 1) listKind(kind, true, context, false)
      sayColourWithout(kind, context)
      tellWithout(subjectsAt(hitsOf(kind, context), context), context)
    }
    if (isYoung(who?.groups ?? []) || isForBabies(context)) tellInfantReasons(context)
  },
)
export const reasonBefore = composer('the reasons of the score', (_, context) => explainScore(context))

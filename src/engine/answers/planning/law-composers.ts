import type { Bilingual } from '../../result.ts'
import { placesIn } from '../entities/authorities.ts'
import { foodIn, foodsIn } from '../entities/foods/food-category.ts'
import { kindIn } from '../entities/kinds.ts'
import type { Subject } from '../entities/subjects.ts'
import { type AnswerContext, leavesOf, namesOf, subjectsAt } from '../replies/answer-context.ts'
import { asksOfBabyFood, tellInBabyFood, tellSeveralInBabyFood } from '../replies/baby-food.ts'
import { asksIntake, intake } from '../replies/intake.ts'
import { tellLawOfLabel } from '../replies/label/law.ts'
import { hitsOf, listKind } from '../replies/lists.ts'
import { isKnownThere, sayOnlyChina } from '../replies/substance/abroad/abroad.ts'
import { tellUnionOfSeveral } from '../replies/substance/abroad/several.ts'
import { tellEvaluationOf } from '../replies/substance/evaluation.ts'
import { tellLawOf, tellLimitOf } from '../replies/substance/law.ts'
import { standardCitation } from '../text/reply.ts'
import type { Heard } from '../understanding/heard.ts'
import { composer, each } from './composer.ts'

export const tellLaw = composer(
  'permitted or not in the food asked about or the label’s: listed, parent, all foods, excepted, nowhere',
  (heard, context) => {
    const isOfBabies = asksOfBabyFood(heard.text) && heard.authorities.every(one => one === 'cn')
    each(subject =>
      isOfBabies && subject.entry
        ? tellInBabyFood(subject, context)
        : tellLawOf(subject, heard.food, heard.authorities, context),
    )(heard, context)
    if (heard.subjects.some(({ entry }) => entry)) sayOnlyChina(heard.authorities, context)
  },
)

export const lawOfKind = composer(
  'which of the kind the standard does not list for this food',
  (heard, context) => {
    if (heard.kinds.some(({ allergen }) => allergen !== undefined)) {
      sayNoAdditive(heard.kinds[0], context)
      return
    }
    const hits = heard.kinds.flatMap(kind => hitsOf(kind, context))
    const isOfFlavours = heard.kinds.every(({ kinds }) => kinds?.every(one => one === 'flavouring') ?? false)
    if (
      (hits.length === 0 || (isOfFlavours && asksOfBabyFood(heard.text))) &&
      heard.kinds.some(({ kinds }) => kinds?.includes('flavouring')) &&
      flavourLaw(heard, context)
    )
      return
    if (asksOfBabyFood(heard.text) && tellSeveralInBabyFood(subjectsAt(hits, context), context)) return
    if (hits.length === 0) for (const kind of heard.kinds) listKind(kind, false, context)
    else if (heard.authorities.length > 0) {
      tellSeveralAbroad(subjectsAt(hits, context), heard, context)
    } else tellLawOfLabel(context, hits)
  },
)

/** What the law of other countries and the safety sources have of several additives: those not permitted first, those of which nothing is known together. */
const tellSeveralAbroad = (
  subjects: readonly Subject[],
  { food, authorities }: Heard,
  context: AnswerContext,
): boolean => {
  const all = subjects.filter(
    ({ entry }, at) => entry && subjects.findIndex(other => other.entry === entry) === at,
  )
  if (all.length === 0) return false
  const isOpen = tellUnionOfSeveral(all, context)
  const known = all.filter(subject => isKnownThere(subject, context.text))
  for (const subject of known.slice(0, 4)) tellLawOf(subject, food, authorities, context)
  const rest = isOpen.filter(subject => !known.includes(subject))
  const place = placesIn(context.text)
  const names = namesOf(
    rest.flatMap(({ index }) => index ?? []),
    context,
  )
  if (rest.length > 0)
    context.reply.say(
      {
        zh: `没有查到${names.zh}在${place.zh}被禁用的记录；没有记录不等于那里都允许。`,
        en: `No ban of ${names.en} in ${place.en} is on record here; that does not mean that ${rest.length > 1 ? 'they are' : 'it is'} permitted there.`,
      },
      standardCitation,
    )
  sayOnlyChina(authorities, context)
  return true
}

/** What the safety sources have of other countries for the additives of the label. */
const tellLabelAbroad = (heard: Heard, context: AnswerContext): boolean =>
  heard.authorities.some(one => one !== 'cn') &&
  tellSeveralAbroad(subjectsAt(leavesOf(context), context), heard, context)

export const lawOfLabel = composer(
  'which additives the standard does not list for this food, and of other countries what their authorities say of them',
  (heard, context) => {
    if (asksOfBabyFood(heard.text) && tellSeveralInBabyFood(subjectsAt(leavesOf(context), context), context))
      return
    if (tellLabelAbroad(heard, context)) return
    tellLawOfLabel(context)
    sayOnlyChina(heard.authorities, context)
  },
)

/** Where an additive is named, words of foods beside it say which food is meant: 胶基糖果里的阿斯巴甜. */
const additivesOf = (heard: Heard): Heard => {
  const additives = heard.subjects.filter(({ entry, unlisted }) => entry ?? unlisted)
  return additives.length > 0 ? { ...heard, subjects: additives } : heard
}

export const tellLimit = composer(
  'the maximum use first, with its row; for other countries what their authorities say, and that their limits are not known here',
  (heard, context) =>
    each((subject, _, { food, authorities }) => {
      if (subject.entry && asksOfBabyFood(heard.text)) {
        tellInBabyFood(subject, context)
        return
      }
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
      tellLimitOf(subject, food, context, foodsIn(heard.text, context.knowledge))
      // And its ADI, in the same breath.
      if (asksIntake.test(heard.text)) intake(subject, context)
    })(additivesOf(heard), context),
)

/** Whether a flavouring may be used in the food asked about: table B.1 lists the foods that may have none. */
const flavourLaw = (heard: Heard, context: AnswerContext): boolean => {
  const food =
    heard.food ??
    foodIn(context.text, context.knowledge) ??
    (asksOfBabyFood(context.text) ? { word: '婴幼儿食品', no: '13.02', en: 'food for infants' } : null)
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
          en: `Yes: this food (${food.en}) is not in Table B.1 of GB 2760-2024, so flavourings may be used as production needs.`,
        },
    standardCitation,
  )
  return true
}

/** A class is named where the question names it: flour is no “cereals with gluten” to somebody who asks for flour. */
const sayNoAdditive = (asked: Bilingual | undefined, { reply, text }: AnswerContext): void => {
  const kind = asked && (text.includes(asked.zh) || text.includes(asked.en)) ? asked : undefined
  reply.say(
    {
      zh: `${kind ? `“${kind.zh}”` : '这'}是食品原料，不是 GB 2760 管的食品添加剂，没有使用限量；过敏原怎么标看 GB 7718。`,
      en: `${kind ? `"${kind.en}"` : 'That'} is a food ingredient, no additive, so GB 2760 sets no limit for it; how allergens are declared is for GB 7718 to say.`,
    },
    standardCitation,
  )
}

import { labelFood } from '../entities/foods/food-category.ts'
import type { Kind } from '../entities/kinds.ts'
import { type AnswerContext, bothNames, declineUnknown, namesOf, onLabel } from '../replies/answer-context.ts'
import { hasCaffeineRow, tellCaffeineAmount, tellMostCaffeine } from '../replies/effects/caffeine.ts'
import { timesIn } from '../replies/effects/eaten.ts'
import { tellDeclaredShare } from '../replies/how-much/declared-share.ts'
import { quoteAmount } from '../replies/label/quote.ts'
import { quoteDailyAmount } from '../replies/label/verdict.ts'
import { statusIn } from '../replies/limits.ts'
import { containing, hasIt, hitsOf, listKind } from '../replies/lists.ts'
import { tellSources } from '../replies/nutrition/nutrient-sources.ts'
import { tellNutritionOf } from '../replies/nutrition/nutrition.ts'
import { tellFromTable } from '../replies/nutrition/table-rows.ts'
import { amountOf, mostOf } from '../replies/order.ts'
import { additiveCitation, standardCitation } from '../text/reply.ts'
import type { Heard } from '../understanding/heard.ts'
import { measured } from '../understanding/settle/settle-by-words.ts'
import { composer, placesOf } from './composer.ts'

/** Of what a label implies without listing it, such as the caffeine of tea. */
const sayNoAmount = (kind: Kind, places: readonly number[], context: AnswerContext): void => {
  const names = namesOf(places, context)
  context.reply.say(
    {
      zh: `标签没有写含量，我不推测；${kind.zh}：${names.zh}。`,
      en: `The label states no amount or dose, and I do not guess; ${kind.en}: ${names.en}.`,
    },
    ...onLabel(context, places),
  )
}

/** Two cans, or half of one: what the pack states of one does not say it. */
const isSeveral = ({ serving, text }: Heard): boolean =>
  (serving !== null && typeof serving === 'object') || serving === 'half' || timesIn(text) !== null

const ofJuice = /汁|\bjuice\b/i
/** How much real juice, or is it just flavouring: the share of the juice, and that the flavouring is there as well; false where no kind has a share. */
const tellKindBeside = ({ subjects, kinds, text }: Heard, context: AnswerContext): boolean => {
  const listed = subjects.flatMap(({ index }) => index ?? [])
  const juices = ofJuice.test(text)
    ? context.flat.flatMap(({ name, role }, index) =>
        role === undefined && ofJuice.test(name) ? [index] : [],
      )
    : []
  const declared = [
    ...juices,
    ...kinds.flatMap(kind => (kind.group === undefined ? hitsOf(kind, context) : [])),
  ].filter(
    (index, at, all) =>
      context.flat[index]?.amount?.unit === '%' && !listed.includes(index) && all.indexOf(index) === at,
  )
  if (listed.length === 0 || declared.length === 0) return false
  amountOf(declared, context)
  hasIt(subjects, context)
  return true
}

export const tellAmount = composer(
  'the declared amount, else that the label states none',
  (heard, context) => {
    // How much was found in this batch: not stated, and how much may be in it.
    const [additive] = heard.subjects
    const food =
      additive?.entry && measured.test(heard.text) ? labelFood(context.asked, context.knowledge) : null
    const status = additive?.entry && food ? statusIn(additive.entry, food, context) : null
    if (additive?.entry && status && !additive.ingredient?.amount) {
      const names = bothNames(additive)
      context.reply.decline({
        zh: `没有写：标签不写${names.zh}实际有多少，我不推测。`,
        en: `Not stated: the label does not say how much ${names.en} is actually in it, and I do not guess.`,
      })
      context.reply.say(
        { zh: `在中国，GB 2760-2024：${status.zh}。`, en: `In China, GB 2760-2024: ${status.en}.` },
        additiveCitation(additive.entry),
        standardCitation,
      )
      return
    }
    // Vitamin C is an additive as well, and a row of the table.
    const isOfVitamin = heard.subjects.every(({ name }) => /维生素|vitamin/i.test(name))
    const isOfNutrient = heard.nutrients.length > 0 && isOfVitamin
    const also = heard.kinds.some(({ group }) => group === 'caffeine') ? [/caffeine|咖啡因/] : []
    if (isOfNutrient && tellFromTable(heard, context)) return
    const declared = heard.subjects.flatMap(({ index, ingredient }) =>
      ingredient?.amount ? (index ?? []) : [],
    )
    if (declared.length > 0 && also.length === 0) {
      if (!tellDeclaredShare(declared, heard, context)) amountOf(declared, context)
      return
    }
    if (tellKindBeside(heard, context)) return
    const [most] = heard.subjects.length === 0 ? heard.kinds : []
    if (most && most.group === undefined && mostOf(placesOf(heard, context), most, context)) return
    const groups = heard.who?.groups ?? []
    if (
      also.length > 0 &&
      (heard.who !== null || isSeveral(heard) || hasCaffeineRow(context)) &&
      tellCaffeineAmount(groups.includes('pregnant'), groups.includes('children'), context)
    ) {
      if (heard.who === null && (timesIn(heard.text) ?? 1) > 1) quoteDailyAmount(context)
      return
    }
    if (quoteAmount(heard.nutrients, context, also)) return
    // How many grams of sugar, without a table: what it comes from, and what of that is declared.
    if (
      heard.nutrients.length > 0 &&
      !context.result?.nutrition &&
      heard.subjects.every(({ entry }) => !entry)
    )
      tellSources(heard.nutrients, context)
    const listed = placesOf(heard, context)
    // 全麦 of a label that lists 全麦粉.
    const places = listed.length > 0 ? listed : heard.subjects.flatMap(one => containing(one, context))
    const implied = heard.kinds.find(({ group, names }) => group !== undefined && !names)
    const isDeclared = places.some(index => context.flat[index]?.amount !== undefined)
    if (
      implied?.group === 'caffeine' &&
      (tellCaffeineAmount(false, false, context) || tellMostCaffeine(context))
    )
      return
    if (places.length > 0 && implied && (!isDeclared || implied.group === 'caffeine'))
      sayNoAmount(implied, places, context)
    else if (tellDeclaredShare(places, heard, context)) return
    else if (places.length > 0) amountOf(places, context, heard.subjects.length < 2 && heard.kinds.length < 2)
    else if (heard.subjects.length > 0) hasIt(heard.subjects, context)
    else if (heard.kinds.length > 0) for (const kind of heard.kinds) listKind(kind, false, context)
    else if (heard.nutrients.length > 0) tellNutritionOf(heard, context)
    else if (!tellSharesDeclared(context)) declineUnknown(context)
  },
)

const asksShare = /几成|百分之几|百分比|比例|占多少|占比|多少成|\bper ?cent(?:age)?\b|%/
const mostShares = 3
/** How many per cent of it is that, of what the list calls otherwise: what the label declares at all; false where it declares nothing. */
const tellSharesDeclared = (context: AnswerContext): boolean => {
  const declared = context.flat.flatMap(({ amount, role }, index) =>
    amount?.unit === '%' && role === undefined ? [index] : [],
  )
  if (declared.length === 0 || !asksShare.test(context.text)) return false
  amountOf(declared.slice(0, mostShares), context)
  return true
}

export const tellNutrition = composer(
  'high or low, or how much in the serving asked about, by the nutrition table; else what the pack quotes or the list names',
  tellNutritionOf,
)

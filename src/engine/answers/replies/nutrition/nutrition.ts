import { nutrientName } from '../../../nutrition/nutrient-words.ts'
import { sugarKind } from '../../entities/kinds.ts'
import { isYoung } from '../../entities/people.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, namesOf, onLabel, wholeLabel } from '../answer-context.ts'
import { listMineralsOf } from '../conditions/kidney.ts'
import { tellCaffeineAmount } from '../effects/caffeine.ts'
import { quoteAmount } from '../label/quote.ts'
import { hitsOf } from '../lists.ts'
import { nutritionNotRead } from '../outside.ts'
import { tellBesideFood } from './beside-foods.ts'
import { tellSources } from './nutrient-sources.ts'
import { tellFromTable } from './table-rows.ts'

const mainNutrients = ['energy', 'fat', 'sugars', 'salt'] as const
const isAboutWeight = /胖|减肥|减脂|瘦|weight|\bfat\b|fattening|slim/

/**
 * Energy and nutrients: by the nutrition table where one was read, else what the pack quotes; for the rest the table is
 * pointed to.
 */
export const tellNutritionOf = (heard: Heard, context: AnswerContext): void => {
  const { reply, text } = context
  if (tellBesideFood(heard, context)) return
  if (tellFromTable(heard, context)) {
    // The sugar and the caffeine of a can: of the second the words of the pack tell.
    if (/咖啡因|caffeine/.test(text) && !heard.who) tellCaffeineAmount(false, false, context)
    return
  }
  // Two cans, how much caffeine is that: the amount, and not how much 100 ml have.
  const isOfCaffeine = heard.nutrients.length === 0 && heard.kinds.some(({ group }) => group === 'caffeine')
  const groups = heard.who?.groups ?? []
  if (isOfCaffeine && tellCaffeineAmount(groups.includes('pregnant'), isYoung(groups), context)) return
  if (quoteAmount(heard.nutrients, context)) return
  // Nothing was named, and the table says what weighs.
  const weighing = isAboutWeight.test(text) ? (['energy', 'fat', 'sugars'] as const) : mainNutrients
  if (heard.nutrients.length === 0 && tellFromTable({ ...heard, nutrients: weighing }, context)) return
  if (isAboutWeight.test(text) && context.flat.length > 0) {
    const sugars = hitsOf(sugarKind, context)
    const names = namesOf(sugars.slice(0, 4), context)
    reply.say(
      sugars.length > 0
        ? {
            zh: `看吃多少：含糖（${names.zh}）；热量看营养成分表，总热量决定胖瘦。`,
            en: `It depends on how much: it contains sugars (${names.en}); the nutrition table has the calories, and the total counts.`,
          }
        : {
            zh: '看吃多少：没有识别到添加糖，但热量看营养成分表，总热量决定胖瘦。',
            en: 'It depends on how much: no added sugar was recognised, but the nutrition table has the calories, and the total counts.',
          },
      ...onLabel(context, sugars.length > 0 ? sugars.slice(0, 4) : [0]),
    )
    return
  }
  const [nutrient] = heard.nutrients
  const name = nutrient && nutrientName(nutrient)
  if (name && context.result?.nutrition) {
    reply.say(
      { zh: `营养成分表上没有读到${name.zh}这一行。`, en: `The nutrition table has no row for ${name.en}.` },
      ...wholeLabel(context),
    )
    listMineralsOf(heard.nutrients, context)
  } else if (!tellSources(heard.nutrients, context)) reply.decline(nutritionNotRead)
}

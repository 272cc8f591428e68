import { sugarKind } from '../../entities/kinds.ts'
import type { Heard } from '../../understanding/hear.ts'
import { type AnswerContext, namesOf, onLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'
import { nutritionNotRead } from '../outside.ts'
import { quoteAmount } from './quote.ts'

const isAboutWeight = /胖|减肥|减脂|瘦|weight|\bfat\b|fattening|slim/

/**
 * Energy and nutrients. A list of ingredients states none: what the pack quotes is quoted, for the rest the nutrition table is
 * pointed to. Composers for a nutrition table that was read belong here, before the others.
 */
export const tellNutritionOf = (_heard: Heard, context: AnswerContext): void => {
  const { reply, text } = context
  if (quoteAmount(context)) return
  const sugars = isAboutWeight.test(text) ? hitsOf(sugarKind, context) : []
  if (isAboutWeight.test(text) && context.flat.length > 0) {
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
  reply.decline(nutritionNotRead)
}

import { nutrientName } from '../../../nutrition/nutrient-words.ts'
import type { NutrientName } from '../../../nutrition/nutrition.ts'
import { type AnswerContext, namesOf, onLabel, wholeLabel } from '../answer-context.ts'
import { sourcesOf } from './nutrient-sources.ts'

const mostNamed = 5

const isGlycaemic = /升糖指数|\bgi\b|glyc(?:a?emic)/

/** Without a table: that the amount is not known, and which ingredients bring the nutrient; false where no list was read. */
export const tellSources = (nutrients: readonly NutrientName[], context: AnswerContext): boolean => {
  if (context.flat.length === 0) return false
  const asked = nutrients.slice(0, 2).filter(nutrient => nutrientName(nutrient))
  for (const nutrient of asked) {
    const name = nutrientName(nutrient)
    const found = sourcesOf(nutrient, context)
    const hits = (found ?? []).slice(0, mostNamed)
    const names = namesOf(hits, context)
    if (!name) continue
    context.reply.say(
      hits.length > 0
        ? {
            zh: `没有读到营养成分表，说不出有多少${name.zh}；按配料表，它来自${names.zh}。数值请看包装上的营养成分表。`,
            en: `No nutrition table was read, so the amount of ${name.en} is not known; by the list it comes from ${names.en}. The table on the pack has the figure.`,
          }
        : {
            zh: `没有读到营养成分表，说不出有多少${name.zh}${found ? '；配料表里也没有识别到它的主要来源' : ''}。数值请看包装上的营养成分表。`,
            en: `No nutrition table was read, so the amount of ${name.en} is not known${found ? '; no main source of it was recognised in the list either' : ''}. The table on the pack has the figure.`,
          },
      ...(hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
    )
  }
  if (asked.length > 0) return true
  if (isGlycaemic.test(context.text)) {
    const hits = (sourcesOf('carbohydrate', context) ?? []).slice(0, mostNamed)
    const names = namesOf(hits, context)
    context.reply.say(
      {
        zh: `标签不写升糖指数（GI），配料表也算不出；影响血糖的是碳水${names.zh && `，这里来自${names.zh}`}。`,
        en: `A label states no glycaemic index, and a list does not give it; what raises blood sugar are the carbs${names.en && `, here from ${names.en}`}.`,
      },
      ...(hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
    )
    return true
  }
  context.reply.say(
    {
      zh: '没有读到营养成分表，数值说不出；请看包装上的营养成分表。',
      en: "No nutrition table was read, so there are no figures here: the label's own table has them.",
    },
    ...wholeLabel(context),
  )
  return true
}

import { nutrientName } from '../../../nutrition/nutrient-words.ts'
import type { NutrientName } from '../../../nutrition/nutrition.ts'
import { saltKind, sugarKind } from '../../entities/kinds.ts'
import { type AnswerContext, namesOf, onLabel, wholeLabel } from '../answer-context.ts'
import { hitsOf } from '../lists.ts'

const starches = /粉(?!末)|米|麦|淀粉|糊精|燕麦|薯|flour|starch|rice|oats?\b|wheat|dextrin|potato/i
const fats =
  /油(?!菜)|脂|黄油|奶油|肥膘|坚果|花生|芝麻|榛|杏仁|oil|fat\b|butter|cream|lard|shortening|nuts?\b|almond/i
const proteins =
  /蛋白|肉|鱼|虾|奶|乳(?!化)|豆|蛋|花生|酪|protein|meat|beef|pork|chicken|fish|tuna|milk|whey|soy|peas?\b|egg|cheese|peanut/i
const fibres =
  /纤维|燕麦|全麦|糙米|魔芋|蒟蒻|抗性糊精|菊粉|豆(?!油|蛋白)|fib(?:re|er)|whole|oats?\b|bran|inulin|almond/i

/** Names of ingredients that bring a nutrient; sugar and salt go by their own kinds. */
const bringers: Partial<Record<NutrientName, readonly RegExp[]>> = {
  carbohydrate: [starches],
  fat: [fats],
  saturatedFat: [fats],
  transFat: [/氢化|植脂|起酥|人造|hydrogenated|shortening|margarine/i],
  energy: [fats, starches],
  protein: [proteins],
  fibre: [fibres],
  calcium: [/钙|calcium/i, /乳(?!化|酸)|奶|干酪|milk|cheese|yogh?urt/i],
  iron: [/铁|\biron\b|ferrous|ferric/i],
  zinc: [/锌|\bzinc\b/i],
}

/** Whether sources of a nutrient were looked for at all. */
const isLooked = (nutrient: NutrientName): boolean =>
  bringers[nutrient] !== undefined || /^(?:sugars|addedSugars|salt|sodium)$/.test(nutrient)

const sourcesOf = (nutrient: NutrientName, context: AnswerContext): number[] => {
  const isOfSugar = /sugars|addedSugars|carbohydrate|energy/i.test(nutrient)
  const sweet = isOfSugar ? hitsOf(sugarKind, context) : []
  const salty = nutrient === 'salt' || nutrient === 'sodium' ? hitsOf(saltKind, context) : []
  const named = context.flat.flatMap(({ name, role, kind }, index) =>
    role === undefined &&
    (kind === 'food' || kind === 'nutrient') &&
    bringers[nutrient]?.some(pattern => pattern.test(name))
      ? [index]
      : [],
  )
  return [...new Set([...sweet, ...salty, ...named])].sort((a, b) => a - b).slice(0, 5)
}

const isGlycaemic = /升糖指数|\bgi\b|glyc(?:a?emic)/

/** Without a table: that the amount is not known, and which ingredients bring the nutrient; false where no list was read. */
export const tellSources = (nutrients: readonly NutrientName[], context: AnswerContext): boolean => {
  if (context.flat.length === 0) return false
  const asked = nutrients.slice(0, 2).filter(nutrient => nutrientName(nutrient))
  for (const nutrient of asked) {
    const name = nutrientName(nutrient)
    const hits = sourcesOf(nutrient, context)
    const names = namesOf(hits, context)
    if (!name) continue
    context.reply.say(
      hits.length > 0
        ? {
            zh: `没有读到营养成分表，说不出有多少${name.zh}；按配料表，它来自${names.zh}。数值请看包装上的营养成分表。`,
            en: `No nutrition table was read, so the amount of ${name.en} is not known; by the list it comes from ${names.en}. The table on the pack has the figure.`,
          }
        : {
            zh: `没有读到营养成分表，说不出有多少${name.zh}${isLooked(nutrient) ? '；配料表里也没有识别到它的主要来源' : ''}。数值请看包装上的营养成分表。`,
            en: `No nutrition table was read, so the amount of ${name.en} is not known${isLooked(nutrient) ? '; no main source of it was recognised in the list either' : ''}. The table on the pack has the figure.`,
          },
      ...(hits.length > 0 ? onLabel(context, hits) : wholeLabel(context)),
    )
  }
  if (asked.length > 0) return true
  if (isGlycaemic.test(context.text)) {
    const hits = sourcesOf('carbohydrate', context)
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

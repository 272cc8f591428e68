import { KJ_PER_KCAL } from '../../../../nutrition/checks/amounts.ts'
import { nutrientName } from '../../../../nutrition/nutrient-words.ts'
import { isInMilligrams } from '../../../../nutrition/nutrients.ts'
import type { NutrientName } from '../../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../../result.ts'
import { fold } from '../../../../text/normalize.ts'
import type { Citation } from '../../../question.ts'
import type { Heard } from '../../../understanding/heard.ts'
import { type AnswerContext, joinedBy, knownOf, wholeLabel } from '../../answer-context.ts'
import { tellCaffeineAmount } from '../../effects/caffeine.ts'
import { figuresOf as amountsInWords, eatenIn } from '../../effects/eaten.ts'
import { type BesideFood, besideFoods, unknownFoods } from '../../foods/compared-foods.ts'
import { tableCitation } from '../../nutrition/table-rows.ts'

/** The product in the place of another food, which the words name: 能替代牛奶吗, can this replace milk, have this instead of coffee. */
const inPlaceOf =
  /(?:替代|代替|取代|顶替|当作?|当成)(?:掉|了)?([^，。？?吗么嘛呢什么啥]{1,6}?)(?:来?[吃喝用])?(?:吗|么|嘛|呢|行|可以|好|$)|\b(?:replac(?:e|es|ing)|take the place of|(?:have|eat|drink|use|give \w+|swap|good|ok|this|it|these) (?:this |it |these |them )?instead of|substitute for|count as|as good as) (?:my |a |an |some |his |her |real |fresh |plain |normal |regular )*([a-z' ]{3,18}?)(?= for\b| to\b| at\b| in\b| when\b|[?.,]|$)/
/** What takes the place of it is another question. */
const asksWhatElse = /什么|啥|哪|\bwhat\b|\bwhich\b|\balternative/

interface Other extends Bilingual {
  words: RegExp
}
/** Foods that have no figures here. */
const others: readonly Other[] = [
  { words: /鲜?肉(?![松干脯肠])|\b(?:fresh )?meat\b/, zh: '鲜肉', en: 'fresh meat' },
  { words: /鲜鱼|鱼(?![丸蛋糕油])|\bfish\b/, zh: '鲜鱼', en: 'fresh fish' },
  { words: /水果|\bfruit\b/, zh: '水果', en: 'fruit' },
  { words: /蔬菜|青菜|\b(?:vegetables|veg|veggies)\b/, zh: '蔬菜', en: 'vegetables' },
  { words: /奶粉|配方奶|\bformula\b/, zh: '配方奶粉', en: 'formula' },
]

/** Nobody has it in the place of beer or an energy drink for what these feed. */
const isPlainFood = ({ of, en }: (typeof unknownFoods)[number]): boolean =>
  of !== undefined || en === 'coffee'

/** What people have the other food for, where it is not told of the food itself. */
const mainOf = ({ main, of }: BesideFood): readonly NutrientName[] =>
  main ? [main] : of.calcium ? ['protein', 'calcium'] : of.protein ? ['protein'] : ['sugars']

const shown = (nutrient: NutrientName, amount: number): string => {
  if (nutrient === 'energy') return `${Math.round(amount / KJ_PER_KCAL)} kcal`
  return isInMilligrams(nutrient) ? `${Math.round(amount * 1000)} mg` : `${Math.round(amount * 10) / 10} g`
}

/** What the table counts as high, which the other food need not have. */
const highIn = (context: AnswerContext): Bilingual | undefined => {
  const names = (context.result?.nutrition?.levels ?? []).flatMap(({ nutrient, level }) => {
    const name = level === 'high' ? nutrientName(nutrient) : undefined
    return name ? [name] : []
  })
  const all = joinedBy(names, '、', ', ')
  return names.length > 0 ? all : undefined
}

/** The figures of both in 100 g, with their source. */
const figuresOf = (
  food: BesideFood,
  context: AnswerContext,
): (Bilingual & { cited: Citation }) | undefined => {
  const known = knownOf(context)
  if (!known) return undefined
  const rows = mainOf(food).flatMap(nutrient => {
    const [own, other, name] = [known.of[nutrient], food.of[nutrient], nutrientName(nutrient)]
    return own !== undefined && other && 'about' in other && name
      ? [{ name, own: shown(nutrient, own), other: shown(nutrient, other.about) }]
      : []
  })
  if (rows.length === 0) return undefined
  const words = (of: 'own' | 'other'): Bilingual => ({
    zh: rows.map(row => `${row.name.zh}${of === 'own' ? '' : '约'} ${row[of]}`).join('、'),
    en: rows.map(row => `${row[of]} of ${row.name.en}`).join(' and '),
  })
  const [own, other] = [words('own'), words('other')]
  return {
    zh: `每100 ${known.basis}这款有${own.zh}，${food.zh}${other.zh}（${food.source.zh}）`,
    en: `100 ${known.basis} of this has ${own.en}, ${food.en} about ${other.en} (${food.source.en})`,
    cited: food.cited,
  }
}

/** May it take the place of another food: not one for one, with the figures of both where they are known, and what is high in it; false where that was not asked. */
export const tellInPlaceOf = ({ text, who, wish, subjects }: Heard, context: AnswerContext): boolean => {
  const found = inPlaceOf.exec(text)
  const named = (found?.[1] ?? found?.[2] ?? '').trim()
  if (named === '' || asksWhatElse.test(text) || who || subjects.some(({ entry }) => entry)) return false
  if (!/^(?:substitute|outside|what|healthy|compare|claim|suits|nutrition|often|fact)$/.test(wish))
    return false
  const name = fold(context.asked.label?.product.name ?? '').text
  const isOther = ({ words }: Other): boolean => words.test(named) && !words.test(name)
  const measured = besideFoods.find(food => isOther(food) && figuresOf(food, context))
  // Of luncheon meat fresh meat is another food.
  const isFresh = /鲜|fresh/.test(found?.[0] ?? '')
  const other =
    measured ??
    others.find(one => one.words.test(named) && (isFresh || isOther(one))) ??
    [...besideFoods, ...unknownFoods.filter(isPlainFood)].find(isOther)
  if (!other || context.flat.length === 0) return false
  const figures = measured && figuresOf(measured, context)
  const high = highIn(context)
  const much: Bilingual = high
    ? { zh: `；它的${high.zh}算高`, en: `; it is high in ${high.en}` }
    : { zh: '', en: '' }
  const rest: Bilingual = figures ?? {
    zh: '两样东西的营养不一样',
    en: 'what the two provide differs',
  }
  context.reply.say(
    {
      zh: `不能一对一代替${other.zh}：${rest.zh}${much.zh}。`,
      en: `Not one for one in place of ${other.en}: ${rest.en}${much.en}.`,
    },
    ...(figures ? [tableCitation, figures.cited] : wholeLabel(context)),
  )
  const eaten = figures && measured && eatenIn(context)
  const portion = eaten && !eaten.isPer ? amountsInWords(mainOf(measured), context) : undefined
  if (portion) context.reply.say(portion, tableCitation)
  if (/咖啡|coffee/.test(named)) tellCaffeineAmount(false, false, context)
  return true
}

import { KJ_PER_KCAL } from '../../../nutrition/checks/amounts.ts'
import { type KnownAmounts, knownAmounts } from '../../../nutrition/known-amounts.ts'
import { nutrientName, nutrientsIn } from '../../../nutrition/nutrient-words.ts'
import { isInMilligrams } from '../../../nutrition/nutrients.ts'
import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import { aboutNumberOf } from '../../entities/pieces.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, wholeLabel } from '../answer-context.ts'
import { tellCaffeineAmount } from '../effects/caffeine.ts'
import { tellCaffeineBeside } from '../effects/caffeine-beside.ts'
import { eatenIn, figuresOf } from '../effects/eaten.ts'
import { type BesideFood, besideFoods, oneOfFood, unknownFoods } from '../foods/compared-foods.ts'
import { answerNutrition } from './amounts.ts'
import { amountOfServing, eatenAtOnce, whereOf } from './serving-amounts.ts'
import { tableCitation } from './table-rows.ts'

const isCompared =
  /\bbeats?\b|顶得?[上过]|抵得?[上过]|[抵顶](?:多少|几)|等于几|换成|比|同.{1,8}(?:边个|哪个|谁)|[和跟与].{1,8}(?:哪个|谁|差)|相当于|\bthan\b|compared?|versus|\bvs\b|equal(?:s|ent)?|\bequivalent\b|\bhow many \w+ is that\b|\bhow far\b.*\bfrom\b|差多少|差多远|\bas (?:much|many|good)\b|\bor\b|beside|instead of/
/** Is the protein from soya or from egg: where it comes from. */
const ofSource = /\b(?:comes?|coming|made|sourced|is it|is this|protein) from\b|来自|哪来|做的/
/** One thing beside the other, and no milk of the list. */
const besideIt = /比|\bthan\b|\bvs\b|versus|compared/
const isOfSweetness = /甜|糖|sweet|sugar/

const grams = (value: number): number => Math.round(value * 100) / 100

/** Less than the least that the standard asks is less; more than that depends on which one. */
const verdictOf = (own: number, stated: { least: number } | { about: number }): Bilingual => {
  if ('least' in stated)
    return own < stated.least
      ? { zh: '这款少一些', en: 'Less in this one' }
      : { zh: '看和哪一款比', en: 'It depends on which one' }
  const share = own / stated.about
  if (share > 1.15) return { zh: '这款多一些', en: 'More in this one' }
  return share < 0.85 ? { zh: '这款少一些', en: 'Less in this one' } : { zh: '差不多', en: 'About the same' }
}

/** Which nutrient is compared: the one that is named, of something sweet its sugars. */
const comparedIn = ({ nutrients, text }: Heard): NutrientName | undefined =>
  nutrients[0] ?? (/蛋白/.test(text) ? 'protein' : isOfSweetness.test(text) ? 'sugars' : undefined)

/** 450 mg of calcium, 2.9 g of protein, 120 kcal. */
const textOf = (nutrient: NutrientName, amount: number): string => {
  if (nutrient === 'energy') return `${Math.round(amount / KJ_PER_KCAL)} kcal`
  return isInMilligrams(nutrient) ? `${Math.round(amount * 1000)} mg` : `${grams(amount)} g`
}

const ownText = (
  nutrient: NutrientName,
  known: KnownAmounts,
  context: AnswerContext,
): Bilingual | undefined => {
  const table = context.result?.nutrition
  const amount = known.of[nutrient]
  const name = nutrientName(nutrient)
  if (!table || amount === undefined || !name) return undefined
  const serving = eatenAtOnce(table)
  const whole =
    serving && serving.of !== 'hundred' && amountOfServing(table, known, nutrient, serving.quantity)
  const more =
    serving && typeof whole === 'number'
      ? { where: whereOf(serving), text: textOf(nutrient, whole) }
      : undefined
  return {
    zh: `这款每100 ${known.basis}含${name.zh} ${textOf(nutrient, amount)}${more ? `（${more.where.zh} ${more.text}）` : ''}`,
    en: `this one has ${textOf(nutrient, amount)} of ${name.en} per 100 ${known.basis}${more ? ` (${more.text} in ${more.where.en})` : ''}`,
  }
}

const besideWater =
  /(?:代替|替代|当)(?:白?开?)?水(?:喝|饮)|(?:[比和跟与同]|好过|强过|胜过|不如|还是).{0,6}(?:白开?水|斋水|净水|清水|凉白开|纯净水|矿泉水|(?<![a-z\u4e00-\u9fff])水|喝水)|\b(?:than|versus|vs|or|over|instead of) (?:just |plain |tap |still |drinking )*water\b/
/** Better than plain water after a run: what it has that water has not; false where that is not asked, or no table was read. */
const tellBesideWater = ({ text }: Heard, context: AnswerContext): boolean => {
  if (!besideWater.test(text)) return false
  const table = context.result?.nutrition
  const size = table && eatenAtOnce(table)
  const figures = figuresOf(['sugars'], context)
  if (!table || !size || !figures) return false
  context.reply.say(
    {
      zh: `看为了什么：只为解渴，白水就够；比白水多出来的是这些。${figures.zh}`,
      en: `It depends what for: against thirst plain water will do. What this has beside water: ${figures.en}`,
    },
    tableCitation,
  )
  // What sweat takes along.
  const salt = answerNutrition(table, {
    nutrient: 'salt',
    serving: size.quantity,
    isLevel: false,
    isOfChild: false,
  })
  if (salt) context.reply.say(salt, tableCitation)
  return true
}

/** More sugar than cola, less protein than plain milk: what the table says beside what is known of the other; false where that is not asked. */
export const tellBesideFood = (heard: Heard, context: AnswerContext): boolean => {
  if (tellBesideWater(heard, context) || tellCaffeineBeside(heard, context)) return true
  // Two sweeteners beside each other, in yoghurt.
  if (heard.subjects.filter(({ entry }) => entry).length > 1) return false
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  if (!isCompared.test(heard.text)) return false
  const ownName = fold(context.asked.label?.product.name ?? '').text
  const named = besideFoods.filter(({ words }) => words.test(heard.text) && !words.test(ownName))
  const nutrient = comparedIn(heard) ?? (isOfWorth(heard) ? named[0]?.main : undefined)
  const has = ({ of }: BesideFood): boolean => nutrient !== undefined && of[nutrient] !== undefined
  const can = /100/.test(heard.text) ? undefined : oneOfFood.find(({ words }) => words.test(heard.text))
  // A glass of it has a figure only where it was measured.
  const measured = can && named.find(one => has(one) && 'about' in (one.of[nutrient ?? 'energy'] ?? {}))
  const food = measured ?? named.find(has) ?? named[0]
  const unknown = unknownFoods.find(({ words }) => words.test(heard.text) && !words.test(ownName))
  const isOfTable = nutrient !== undefined && (food ?? unknown) !== undefined
  if (isOfTable && context.flat.length > 0 && table === undefined && besideIt.test(heard.text)) {
    const name = nutrientName(nutrient)
    context.reply.say(
      {
        zh: `没法比：标签上没有营养成分表，${name?.zh ?? '它'}有多少没有写。`,
        en: `That cannot be compared: the label has no nutrition table, so how much ${name?.en ?? 'of it'} there is it does not say.`,
      },
      ...wholeLabel(context),
    )
    return true
  }
  const isOfSource =
    ofSource.test(heard.text) || /^(?:origin|has|list|suits|safe|why|parts)$/.test(heard.wish)
  const another = (food ?? unknown) ? undefined : otherNamed(heard, context)
  if (!food && !isOfSource && unknown && tellOwnBeside(heard, unknown, context)) return true
  if (another && tellOwnBeside(heard, another, context)) return true
  const own = known && nutrient !== undefined ? ownText(nutrient, known, context) : undefined
  if (known && nutrient === 'sugars' && !own && food && besideIt.test(heard.text))
    return tellNoSugarsBeside(known, food, context)
  if (!known || nutrient === undefined || !own || !food) return false
  const about = food.of[nutrient]
  if (can && about && 'about' in about && tellBesideCan(nutrient, about.about, can, food, context))
    return true
  const stated = food.of[nutrient]
  if (!stated) {
    context.reply.say(
      {
        zh: `${own.zh}；${food.zh}的数值我没有，拿它的营养成分表同样按每 100 ${known.basis}比。`,
        en: `${capital(own.en)}; I have no figure for ${food.en}, so compare with its own table, per 100 ${known.basis} as well.`,
      },
      tableCitation,
    )
    return true
  }
  // Two bars beside a chicken breast: as much as was counted.
  const serving = heard.serving !== null && typeof heard.serving === 'object' ? heard.serving : undefined
  const counted =
    table && serving && 'about' in stated
      ? answerNutrition(table, { nutrient, serving, isLevel: false, isOfChild: false })
      : undefined
  if (counted && 'about' in stated) {
    context.reply.say(counted, tableCitation)
    sayOther(nutrient, stated.about, food, context)
    return true
  }
  const verdict = verdictOf(known.of[nutrient] ?? 0, stated)
  const other =
    'least' in stated
      ? {
          zh: `${food.zh}按 ${food.source.zh} 每100 g不少于 ${stated.least} g`,
          en: `${food.en} has at least ${stated.least} g per 100 g by ${food.source.en}`,
        }
      : {
          zh: `${food.zh}一般每100 g约 ${textOf(nutrient, stated.about)}（${food.source.zh}），各有不同`,
          en: `${food.en} mostly has about ${textOf(nutrient, stated.about)} per 100 g (${food.source.en}), which differs by brand or kind`,
        }
  context.reply.say(
    { zh: `${verdict.zh}：${own.zh}，${other.zh}。`, en: `${verdict.en}: ${own.en}; ${other.en}.` },
    tableCitation,
    food.cited,
  )
  return true
}

const asksBetter =
  /比(?!如|较)|哪[个种样]|还是|不如|好(?:过|吗)|\b(?:than|vs\.?|versus|or|better|worse|healthier|compared?)\b/
const overall = ['energy', 'sugars', 'fat', 'protein', 'salt'] as const
/** Better than milk, with no nutrient named: what both have of each in 100 g; false where no food is named of which there are figures. */
export const tellBesideOverall = ({ text }: Heard, context: AnswerContext): boolean => {
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  const ownName = fold(context.asked.label?.product.name ?? '').text
  const asked = besideFoods.filter(({ words }) => words.test(text) && !words.test(ownName))
  const [food] = asked.sort((a, b) => figuresIn(b) - figuresIn(a))
  if (!known || !food || figuresIn(food) < fewest || !asksBetter.test(text)) return false
  const rows = overall.flatMap(nutrient => {
    const [own, stated, name] = [known.of[nutrient], food.of[nutrient], nutrientName(nutrient)]
    if (own === undefined || !stated || !('about' in stated) || !name) return []
    const [here, there] = [textOf(nutrient, own), textOf(nutrient, stated.about)]
    return [{ zh: `${name.zh} ${here}，对方约 ${there}`, en: `${name.en} ${here}, the other about ${there}` }]
  })
  if (rows.length < fewest) return false
  context.reply.say(
    {
      zh: `要看看重什么。每100 ${known.basis}这款和${food.zh}（每100 g，${food.source.zh}）：${rows.map(({ zh }) => zh).join('；')}。`,
      en: `It depends on what matters. Per 100 ${known.basis} of this one, and per 100 g of ${food.en} (${food.source.en}): ${rows.map(({ en }) => en).join('; ')}.`,
    },
    tableCitation,
    food.cited,
  )
  return true
}
const fewest = 2
const figuresIn = ({ of }: BesideFood): number =>
  overall.filter(nutrient => {
    const stated = of[nutrient]
    return stated !== undefined && 'about' in stated
  }).length

/** The table has no row for sugars: that, the carbohydrate that they are part of, and what the other has. */
const tellNoSugarsBeside = (known: KnownAmounts, food: BesideFood, context: AnswerContext): boolean => {
  const [stated, carbs] = [food.of.sugars, known.of.carbohydrate]
  if (carbs === undefined || !stated || !('about' in stated)) return false
  const text = textOf('carbohydrate', carbs)
  context.reply.say(
    {
      zh: `比不了：营养成分表没有标糖；每100 ${known.basis}有碳水化合物 ${text}，糖包括在内。`,
      en: `It cannot be told: the table does not state sugars; 100 ${known.basis} has ${text} of carbohydrate, sugars included.`,
    },
    tableCitation,
  )
  sayOther('sugars', stated.about, food, context)
  return true
}

/** What the other food has in 100 g. */
const sayOther = (nutrient: NutrientName, about: number, food: BesideFood, context: AnswerContext): void => {
  const text = textOf(nutrient, about)
  context.reply.say(
    {
      zh: `${food.zh}一般每100 g约 ${text}（${food.source.zh}）。`,
      en: `${capital(food.en)} mostly has about ${text} per 100 g (${food.source.en}).`,
    },
    food.cited,
  )
}

/** Whether its table is set beside a food that is no part of it, 跟面包比蛋白质多吗, and not two things of its list. */
export const isBesideFood = (heard: Heard, context: AnswerContext): boolean => {
  const isOfFigure = heard.nutrients.length > 0 || /咖啡因|caffein/.test(heard.text)
  if (!isOfFigure || !isCompared.test(heard.text)) return false
  const isListed = (words: RegExp) => context.flat.some(({ name }) => words.test(fold(name).text))
  return (
    [...besideFoods, ...unknownFoods].some(({ words }) => words.test(heard.text) && !isListed(words)) ||
    otherNamed(heard, context) !== undefined
  )
}

/** What it has itself in the amount asked about, beside a food of which there are no figures here. */
const tellOwnBeside = (
  heard: Heard,
  other: (typeof unknownFoods)[number],
  context: AnswerContext,
): boolean => {
  const noFigure: Bilingual = {
    zh: `${other.zh}的数我没有，要看它自己的标签。`,
    en: `I have no figure for ${other.en}: look at its own label.`,
  }
  if (/咖啡因|caffein/.test(heard.text)) {
    const isPregnant = heard.who?.groups.includes('pregnant') ?? false
    if (!tellCaffeineAmount(isPregnant, false, context)) return false
    context.reply.note(noFigure)
    return true
  }
  const nutrients: readonly [NutrientName, ...NutrientName[]] = [
    heard.nutrients[0] ?? other.of ?? 'energy',
    ...heard.nutrients.slice(1),
  ]
  const table = context.result?.nutrition
  const counted = heard.serving !== null && typeof heard.serving === 'object' ? heard.serving : undefined
  const eaten = eatenIn(context)
  if (!table || !eaten || (heard.nutrients.length === 0 && !isOfWorth(heard))) return false
  const known = knownAmounts(table)
  const [first] = nutrients
  // Nothing was counted: as of 100 g, in which the other is stated as well.
  const own = known && counted === undefined ? ownText(first, known, context) : undefined
  if (own) {
    context.reply.say({ zh: `${own.zh}。`, en: `${capital(own.en)}.` }, tableCitation)
    context.reply.note(noFigure)
    return true
  }
  const told = nutrients.flatMap(nutrient => {
    const said = answerNutrition(table, {
      nutrient,
      serving: counted ?? { ...eaten.quantity, is: eaten.is },
      isLevel: false,
      isOfChild: false,
    })
    return said ? [said] : []
  })
  for (const said of told) context.reply.say(said, tableCitation)
  if (told.length > 0) context.reply.note(noFigure)
  return told.length > 0
}
/** The sugar of it beside that of any other food: 比雪碧糖多吗, more salt than a mars bar. */
const beside: readonly RegExp[] = [
  /(?:相当于|等于|顶|抵)(?:得?[上过])?(?:多少|几)?[个碗瓶罐片块根杯]?([\u4e00-\u9fff]{2,5}?)里?的(?=糖|盐|钠|蛋白|热量|卡路里|能量|脂肪|油|碳水)/,
  /(?:(?<![占对相分])比|[跟和与同]|不如(?:[吃喝])?)(?:一[个杯碗罐瓶包块片根只]|普通的?|那种)?([\u4e00-\u9fff]{2,5}?)(?:里面?)?的?(?=比|[哪谁边]|糖|盐|钠|蛋白|热量|卡路里|能量|脂肪|油|碳水|更|还|[多少高低]|呢|吗|$)/,
  /\b(?:than|vs\.?|versus|compared? (?:to|with)|compares? (?:to|with)|th(?:is|at|ese) (?:one )?or)\s+(?:in |an? |the |some |most |normal |regular |plain )*([a-z][a-z' -]{2,22}?)(?= (?:has|have|does|do|is|are|per|for|in)\b|[?.,!]|$)/,
]
/** Words that are no food to compare with. */
const noFood =
  /^[高低多少大小]|不|^(?:这|那|它|别|其他|同类|一般|平时|每|上面|标准|正常|推荐|孩子|大人|成人|昨天|以前|哪|谁|什么|多少)|牌子?|款|产品|^(?:it|that|this|other|another|average|normal|usual|before|recommended|my|the (?:other|same)|most|daily|any|what|others)\b|\b(?:limit|day|brands?|ones?|products?|average|recommend\w*)\b/
const otherNamed = (
  { text, nutrients, subjects, who, kinds }: Heard,
  { flat, asked }: AnswerContext,
): (typeof unknownFoods)[number] | undefined => {
  if (nutrients.length === 0 || who || subjects.some(({ entry }) => entry)) return undefined
  const name = beside.flatMap(pattern => pattern.exec(text)?.[1] ?? [])[0]?.trim()
  // Beside a day's amount: no food.
  if (name && /份量|[一每][天日]|上限|标准|\b(?:day|daily|limit|rda)\b/.test(name)) return undefined
  if (name === undefined || noFood.test(name) || nutrientsIn(name).length > 0) return undefined
  // What the label lists, or is, is compared otherwise.
  const listed = [asked.label?.product.name ?? '', ...flat.map(one => one.name)].map(one => fold(one).text)
  const isListed = kinds.some(({ functions }) => functions) || listed.some(one => one.includes(name))
  // More sugar than butter may be asked of the list; protein is nothing that it lists.
  const mayBeListed = nutrients.some(one => /^(?:sugars|salt|fat)$/.test(one))
  return isListed && mayBeListed ? undefined : { words: /(?!)/, zh: name, en: name }
}

const asksWorth = /抵|相当于|等于|顶得?[上过]|\bequal|\bequivalent|\bsame as\b|\bbeats?\b|\bvs\b|\bversus\b/
/** Does it make up for a chicken breast, and not whether it is of beef. */
const isOfWorth = ({ text, who, wish }: Heard): boolean =>
  asksWorth.test(text) &&
  who === null &&
  /^(?:outside|compare|nutrition|healthy|amount|count|claim)$/.test(wish)

/** How many of the other the question counts: two eggs; one where it asks how many that makes. */
const manyOf = (can: (typeof oneOfFood)[number], text: string): number => {
  const word = can.words.exec(text)?.slice(1).find(Boolean) ?? ''
  const many = /^(?:几|how many)$/.test(word) ? 1 : aboutNumberOf(word.replace('半', 'half'))
  return many > 0 ? many : 1
}
/** How many of these make a can of cola. */
const asksHowManyOfThese =
  /\bhow many (?:of )?(?:these|them|this|those)\b|(?:吃|喝)?几[片条根块颗粒枚个只支袋包杯瓶罐盒份](?:这个|这款|才)?(?:才)?(?:等于|相当于|抵|顶)/

/** One piece of it, or what was counted, beside a can of cola or two eggs: both as they are eaten, and not per 100 g. */
const tellBesideCan = (
  nutrient: NutrientName,
  perHundred: number,
  can: (typeof oneOfFood)[number],
  food: BesideFood,
  context: AnswerContext,
): boolean => {
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  // A glass of milk is no glass of this.
  const eaten = eatenIn({ ...context, text: context.text.replace(can.words, ' ') })
  const name = nutrientName(nutrient)
  const amount = known && eaten && amountOfServing(table, known, nutrient, eaten.quantity)
  if (!eaten || !name || amount === undefined) return false
  const many = manyOf(can, context.text)
  const other = (perHundred * can.value * many) / 100
  const weight = `${can.value * many} ${can.unit}`
  const ofOther: Bilingual = {
    zh: many === 1 ? `一${can.zh} ${weight}` : `${many} ${can.zh}共 ${weight}`,
    en: many === 1 ? `a ${can.en} of ${weight}` : `${many} of them, ${weight} in all`,
  }
  const [own, its, per] = [amount, other, perHundred].map(one =>
    textOf(nutrient, one >= 10 ? Math.round(one) : one),
  )
  const times = (one: number, beside: number): number => Math.round((one / beside) * 10) / 10
  const isOfThese = asksHowManyOfThese.test(context.text) && amount > 0
  const isOfOthers = /几|\bhow many\b/.test(can.words.exec(context.text)?.[0] ?? '')
  const verdict = isOfThese
    ? {
        zh: `约 ${times(other, amount)} 份（按${eaten.is.zh}一份）`,
        en: `About ${times(other, amount)}, each ${eaten.is.en}`,
      }
    : isOfOthers && other > 0
      ? { zh: `约 ${times(amount, other)} ${can.zh}`, en: `About ${times(amount, other)}` }
      : verdictOf(amount, { about: other })
  context.reply.say(
    {
      zh: `${verdict.zh}：${eaten.is.zh}含${name.zh} ${own}；${food.zh}（${ofOther.zh}）约 ${its}（每100 g约 ${per}，${food.source.zh}），各有不同。`,
      en: `${verdict.en}: ${own} of ${name.en} in ${eaten.is.en}; ${food.en} (${ofOther.en}) has about ${its} (about ${per} per 100 g, ${food.source.en}), which differs by brand or kind.`,
    },
    tableCitation,
    food.cited,
  )
  return true
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

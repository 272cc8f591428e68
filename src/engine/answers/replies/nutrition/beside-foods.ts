import { KJ_PER_KCAL } from '../../../nutrition/checks/amounts.ts'
import { type KnownAmounts, knownAmounts } from '../../../nutrition/known-amounts.ts'
import { nutrientName } from '../../../nutrition/nutrient-words.ts'
import { isInMilligrams } from '../../../nutrition/nutrients.ts'
import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import { fold } from '../../../text/normalize.ts'
import type { Citation } from '../../question.ts'
import type { Heard } from '../../understanding/heard.ts'
import { type AnswerContext, wholeLabel } from '../answer-context.ts'
import { tellCaffeineAmount } from '../effects/caffeine.ts'
import { eatenIn, figuresOf } from '../effects/eaten.ts'
import { answerNutrition } from './amounts.ts'
import { amountOfServing, eatenAtOnce, whereOf } from './serving-amounts.ts'
import { tableCitation } from './table-rows.ts'

/** A food that people set beside the one of the label, with what is known of it, in grams per 100 g. */
interface BesideFood extends Bilingual {
  words: RegExp
  /** `least` is what a standard asks of it, `about` what was measured. */
  of: Partial<Record<NutrientName, { least: number } | { about: number }>>
  source: Bilingual
  cited: Citation
}

const standard = (ref: string): Citation => ({ kind: 'standard', ref, title: ref })

const foods: readonly BesideFood[] = [
  {
    words:
      /纯牛?奶|全脂牛?奶|鲜牛?奶|牛奶|\b(?:plain|whole|regular|normal|ordinary|fresh) milk|cow milk|\bthan milk|milk\b(?=$)/,
    zh: '纯牛奶',
    en: 'plain milk',
    of: { protein: { least: 2.9 }, fat: { least: 3.1 } },
    source: { zh: 'GB 25190-2010', en: 'GB 25190-2010' },
    cited: standard('GB 25190-2010'),
  },
  {
    words: /(?:普通|纯|原味)?酸[奶乳]|\byogh?urt/,
    zh: '酸奶（发酵乳）',
    en: 'plain yogurt',
    of: { protein: { least: 2.9 } },
    source: { zh: 'GB 19302-2010（旧版）', en: 'GB 19302-2010, since replaced' },
    cited: standard('GB 19302-2010'),
  },
  {
    words: /可乐|\b(?:cola|coke)\b/,
    zh: '含糖可乐',
    en: 'cola with sugar',
    of: { sugars: { about: 10.6 } },
    source: { zh: 'USDA FoodData Central 174851', en: 'USDA FoodData Central 174851' },
    cited: standard('USDA FoodData Central 174851'),
  },
]

/** Foods that people set beside it, of which no table here has figures. */
const unknownFoods: readonly (Bilingual & { words: RegExp; of?: NutrientName })[] = [
  { words: /鸡蛋|水煮蛋|(?<=[个颗])蛋(?![黄白糕卷挞奶])|\beggs?\b/, of: 'protein', zh: '鸡蛋', en: 'an egg' },
  {
    words: /米饭|(?<=[碗两])白?饭|\brice\b(?! (?:syrup|milk|flour|drink|cakes?))/,
    of: 'carbohydrate',
    zh: '米饭',
    en: 'rice',
  },
  { words: /馒头/, of: 'carbohydrate', zh: '馒头', en: 'steamed bread' },
  { words: /美式|拿铁|咖啡(?!因)|\b(?:coffees?|americano|latte|espresso)\b/, zh: '咖啡', en: 'coffee' },
  { words: /红牛|\bred bull\b|\bmonster\b/, zh: '那款能量饮料', en: 'that energy drink' },
  { words: /鸡胸肉?|\bchicken breasts?\b/, of: 'protein', zh: '鸡胸肉', en: 'chicken breast' },
  { words: /牛排|牛肉|\b(?:steak|beef)\b/, of: 'protein', zh: '牛肉', en: 'beef' },
  { words: /面包|\b(?:bread|toast)\b/, zh: '面包', en: 'bread' },
  { words: /香蕉|\bbananas?\b/, zh: '香蕉', en: 'a banana' },
  { words: /苹果|\bapples?\b/, zh: '苹果', en: 'an apple' },
  { words: /啤酒|\bbeers?\b/, zh: '啤酒', en: 'beer' },
  { words: /奶茶|\bbubble tea\b/, zh: '奶茶', en: 'milk tea' },
  { words: /(?<![a-z\u4e00-\u9fff])茶|杯茶|\ba (?:cup of )?tea\b/, zh: '茶', en: 'tea' },
  { words: /豆浆/, zh: '豆浆', en: 'soya milk' },
  { words: /薯片|\bcrisps\b/, zh: '薯片', en: 'crisps' },
  { words: /汉堡|\bburgers?\b/, zh: '汉堡', en: 'a burger' },
]

/** A can or a glass of it, where the question counts those. */
const drunk: readonly (Bilingual & { words: RegExp; value: number })[] = [
  {
    words: /[罐听](?:装的?)?(?:可乐|可口)|\bcan of (?:coke|cola)|(?:coke|cola) can/,
    value: 330,
    zh: '一罐 330 ml ',
    en: 'a 330 ml can ',
  },
  {
    words: /瓶(?:装的?)?(?:可乐|可口)|\bbottle of (?:coke|cola)/,
    value: 500,
    zh: '一瓶 500 ml ',
    en: 'a 500 ml bottle ',
  },
]

const isCompared =
  /\bbeats?\b|顶得?[上过]|抵得?[上过]|抵多少|等于几|换成|比|同.{1,8}(?:边个|哪个|谁)|[和跟与].{1,8}(?:哪个|谁|差)|相当于|\bthan\b|compared?|versus|\bvs\b|equal(?:s|ent)?|\bequivalent\b|\bhow many \w+ is that\b|\bhow far\b.*\bfrom\b|差多少|差多远|\bas (?:much|many|good)\b|\bor\b|beside|instead of/
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
  /(?:[比和跟与同]|好过|强过|胜过|不如|还是).{0,6}(?:白开?水|清水|凉白开|纯净水|矿泉水|(?<![a-z\u4e00-\u9fff])水|喝水)|\b(?:than|versus|vs|or|over|instead of) (?:just |plain |tap |still |drinking )*water\b/
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
  if (tellBesideWater(heard, context)) return true
  // Two sweeteners beside each other, in yoghurt.
  if (heard.subjects.filter(({ entry }) => entry).length > 1) return false
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  const nutrient = comparedIn(heard)
  if (!isCompared.test(heard.text)) return false
  const ownName = fold(context.asked.label?.product.name ?? '').text
  const food = foods.find(({ words }) => words.test(heard.text) && !words.test(ownName))
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
  if (!food && unknown && !isOfSource && tellOwnBeside(heard, unknown, context)) return true
  const own = known && nutrient !== undefined ? ownText(nutrient, known, context) : undefined
  if (!known || nutrient === undefined || !own || !food) return false
  const can = drunk.find(({ words }) => words.test(heard.text))
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
  const verdict = verdictOf(known.of[nutrient] ?? 0, stated)
  const other =
    'least' in stated
      ? {
          zh: `${food.zh}按 ${food.source.zh} 每100 g不少于 ${stated.least} g`,
          en: `${food.en} has at least ${stated.least} g per 100 g by ${food.source.en}`,
        }
      : {
          zh: `${food.zh}一般每100 g约 ${stated.about} g（${food.source.zh}），各牌子不同`,
          en: `${food.en} mostly has about ${stated.about} g per 100 g (${food.source.en}), which differs by brand`,
        }
  context.reply.say(
    { zh: `${verdict.zh}：${own.zh}，${other.zh}。`, en: `${verdict.en}: ${own.en}; ${other.en}.` },
    tableCitation,
    food.cited,
  )
  return true
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
const asksWorth = /抵|相当于|等于|顶得?[上过]|\bequal|\bequivalent|\bsame as\b|\bbeats?\b|\bvs\b|\bversus\b/
/** Does it make up for a chicken breast, and not whether it is of beef. */
const isOfWorth = ({ text, who, wish }: Heard): boolean =>
  asksWorth.test(text) &&
  who === null &&
  /^(?:outside|compare|nutrition|healthy|amount|count|claim)$/.test(wish)

/** One piece of it beside a can of cola: both as they are eaten, and not per 100 g. */
const tellBesideCan = (
  nutrient: NutrientName,
  perHundred: number,
  can: (typeof drunk)[number],
  food: BesideFood,
  context: AnswerContext,
): boolean => {
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  const eaten = eatenIn(context)
  const name = nutrientName(nutrient)
  const amount = known && eaten && amountOfServing(table, known, nutrient, eaten.quantity)
  if (!eaten || !name || amount === undefined) return false
  const other = Math.round((perHundred * can.value) / 100)
  const verdict = verdictOf(amount, { about: other })
  context.reply.say(
    {
      zh: `${verdict.zh}：${eaten.is.zh}含${name.zh} ${grams(amount)} g；${food.zh}${can.zh}约 ${other} g（每100 g约 ${perHundred} g，${food.source.zh}），各牌子不同。`,
      en: `${verdict.en}: ${grams(amount)} g of ${name.en} in ${eaten.is.en}; ${can.en}of ${food.en} has about ${other} g (about ${perHundred} g per 100 g, ${food.source.en}), which differs by brand.`,
    },
    tableCitation,
    food.cited,
  )
  return true
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

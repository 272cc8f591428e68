import { type KnownAmounts, knownAmounts } from '../../../nutrition/known-amounts.ts'
import { nutrientName } from '../../../nutrition/nutrient-words.ts'
import type { NutrientName } from '../../../nutrition/nutrition.ts'
import type { Bilingual } from '../../../result.ts'
import type { Citation } from '../../question.ts'
import type { Heard } from '../../understanding/heard.ts'
import type { AnswerContext } from '../answer-context.ts'
import { figuresOf } from '../effects/eaten.ts'
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

const isCompared =
  /比|同.{1,8}(?:边个|哪个|谁)|[和跟与].{1,8}(?:哪个|谁|差)|相当于|\bthan\b|compared?|versus|\bvs\b|\bas (?:much|many|good)\b|\bor\b|beside|instead of/
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

const ownText = (
  nutrient: NutrientName,
  known: KnownAmounts,
  context: AnswerContext,
): Bilingual | undefined => {
  const table = context.result?.nutrition
  const amount = known.of[nutrient]
  const name = nutrientName(nutrient)
  if (!table || amount === undefined || !name || nutrient === 'energy') return undefined
  const serving = eatenAtOnce(table)
  const whole =
    serving && serving.of !== 'hundred' && amountOfServing(table, known, nutrient, serving.quantity)
  const more =
    serving && typeof whole === 'number' ? { where: whereOf(serving), grams: grams(whole) } : undefined
  return {
    zh: `这款每100 ${known.basis}含${name.zh} ${grams(amount)} g${more ? `（${more.where.zh} ${more.grams} g）` : ''}`,
    en: `this one has ${grams(amount)} g of ${name.en} per 100 ${known.basis}${more ? ` (${more.grams} g in ${more.where.en})` : ''}`,
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
  const table = context.result?.nutrition
  const known = table && knownAmounts(table)
  const nutrient = comparedIn(heard)
  if (!known || nutrient === undefined || !isCompared.test(heard.text)) return false
  const own = ownText(nutrient, known, context)
  const food = foods.find(({ words }) => words.test(heard.text))
  if (!own || !food) return false
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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

import { isOfClass } from '../matching/substance-classes.ts'
import { levelsOf } from '../nutrition/judged/levels.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { Bilingual, Insight } from '../result.ts'
import { eachOnce } from '../scoring/each-once.ts'
import { isLiveCulture, isWholeFood } from '../scoring/whole-foods.ts'
import {
  hasWater,
  type InsightInput,
  type InsightRule,
  itemsIf,
  mayPraise,
  pointsOf,
  remarksOf,
  saysNothing,
  unopenedCompounds,
} from './insight.ts'

const MOST = 8

type Much = 'sugars' | 'salt'
type Said = Exclude<InsightRule['text'], Bilingual>

/** What stands out on this label, good and bad: eight remarks at most. */
export function highlightsOf(label: InsightInput): Insight[] {
  return remarksOf(label, HIGHLIGHTS).slice(0, MOST)
}

/** What is sweetened, cured or fried is not praised for what it was before. */
const isPlain = ({ foods, context }: InsightInput): boolean =>
  !context.processedMeat && !context.deepFried && !foods.slice(0, 2).some(({ food }) => food === 'sugar')

/** The packets and layers of a product are not weighed against each other: none of their names need be the most. */
const isOneList = ({ all }: InsightInput): boolean => all.every(({ role }) => role !== 'section')

const startsWhole = ({ foods: [first], most }: InsightInput): boolean =>
  first !== undefined && isWholeFood(first, most)

const isMostlySugar = ({ order: [first] }: InsightInput): boolean => first?.food === 'sugar'

/** Whether one of them is among the first three that are printed. */
const isNearTop = ({ order }: InsightInput, items: readonly Item[]): boolean =>
  order.slice(0, 3).some(one => items.includes(one))

const NEAR_TOP: Record<Much, Bilingual> = {
  sugars: { zh: '糖排得靠前', en: 'Sugar is near the top' },
  salt: { zh: '盐或高盐配料排得靠前', en: 'Salt or salty ingredients are near the top' },
}
const NAMES: Record<Much, Bilingual> = {
  sugars: { zh: '糖', en: 'sugar' },
  salt: { zh: '盐', en: 'salt' },
}

/** The sentence on much sugar or salt: by the table; else by its place, where that is near the top; else that there may be much. */
const muchOf =
  (nutrient: Much): Said =>
  (label, items) => {
    const grams = label.known?.of[nutrient]
    const { zh, en } = NAMES[nutrient]
    const after = saysNothing(items) ? { zh: '', en: '' } : { zh: '：{names}', en: ': {names}' }
    if (label.known && grams !== undefined) {
      const { basis } = label.known
      const value = Math.round(grams * 100) / 100
      const isHigh = levelsOf(label.known).some(one => one.nutrient === nutrient && one.level === 'high')
      return isHigh
        ? {
            zh: `${zh}高，营养成分表每100 ${basis}有 ${value} g${after.zh}。`,
            en: `High in ${en}, ${value} g in 100 ${basis} by the nutrition table${after.en}.`,
          }
        : {
            zh: `营养成分表每100 ${basis}有${zh} ${value} g${after.zh}。`,
            en: `The nutrition table has ${value} g of ${en} in 100 ${basis}${after.en}.`,
          }
    }
    if (isNearTop(label, items))
      return { zh: `${NEAR_TOP[nutrient].zh}${after.zh}。`, en: `${NEAR_TOP[nutrient].en}${after.en}.` }
    return { zh: `${zh}可能不少${after.zh}。`, en: `There may be much ${en}${after.en}.` }
  }

/** Whether anything on the label counts as an additive or a flavouring, named or by its class alone. */
const hasAdditives = ({ all, additives }: InsightInput): boolean =>
  additives.length > 0 ||
  all.some(
    ({ substance, kind, role }) =>
      substance !== undefined || kind === 'flavouring' || kind === 'additive' || role === 'class',
  )

/** Sweeteners, and polyols that the label does not put to another use. */
const sweetens = (item: Item): boolean =>
  isOfClass('sweetener')(item) || (isOfClass('polyol')(item) && item.ingredient.functions.includes('甜味剂'))

const HIGHLIGHTS: readonly InsightRule[] = [
  {
    id: 'whole_food_first',
    tone: 'good',
    items: label =>
      itemsIf(
        startsWhole(label) && isOneList(label) && isPlain(label) && mayPraise(label),
        label.foods.slice(0, 1),
      ),
    text: label =>
      hasWater(label)
        ? { zh: '主料（不计水）：{names}。', en: 'Main ingredient, water aside: {names}.' }
        : { zh: '主料：{names}。', en: 'Main ingredient: {names}.' },
    evidence: ['E3'],
  },
  {
    id: 'no_additives',
    tone: 'good',
    items: label =>
      itemsIf(
        !hasAdditives(label) && mayPraise(label) && unopenedCompounds(label.foods).length === 0,
        label.foods.slice(0, 3),
      ),
    text: { zh: '未见食品添加剂和香精。', en: 'No additives or flavourings listed.' },
    evidence: ['E2'],
  },
  {
    id: 'whole_grains',
    tone: 'good',
    items: label =>
      itemsIf(mayPraise(label), label.foods.filter(({ food }) => food === 'wholegrain').slice(0, 4)),
    text: { zh: '含全谷物：{names}。', en: 'Whole grains: {names}.' },
    evidence: ['E7'],
  },
  {
    id: 'cultures',
    tone: 'good',
    items: label =>
      itemsIf(
        mayPraise(label),
        label.all.filter(item => item.kind === 'culture' && isLiveCulture(item)),
      ),
    text: { zh: '使用发酵菌种：{names}。', en: 'Made with cultures: {names}.' },
    evidence: ['E3'],
  },
  {
    id: 'sugar_first',
    tone: 'bad',
    items: label => itemsIf(isMostlySugar(label), label.order.slice(0, 1)),
    text: label =>
      hasWater(label)
        ? { zh: '除水以外，{names}加得最多。', en: 'Apart from water, {names} is the largest ingredient.' }
        : { zh: '{names}加得最多。', en: '{names} is the largest ingredient.' },
    evidence: ['E6'],
  },
  {
    id: 'sugar_split',
    tone: 'bad',
    items: ({ sugars }) => itemsIf(sugars.length >= 3, sugars),
    text: {
      zh: '含 {n} 种糖：{names}，合起来可能不少。',
      en: '{n} kinds of sugar ({names}); together they add up.',
    },
    evidence: ['E6'],
  },
  {
    id: 'hydrogenated_oil',
    tone: 'bad',
    items: ({ all }) => all.filter(({ food }) => food === 'hydro'),
    text: {
      zh: '含{names}，反式脂肪看营养成分表。',
      en: 'Contains {names}. Check for trans fat in the nutrition table.',
    },
    evidence: ['E8'],
  },
  {
    id: 'nitrite',
    tone: 'bad',
    items: ({ all }) => all.filter(isOfClass('nitrite')),
    text: {
      zh: '含{names}（护色剂、防腐剂），可能生成亚硝胺。',
      en: 'Contains {names}, a preservative that can form nitrosamines.',
    },
    evidence: ['E10', 'E20'],
  },
  {
    id: 'azo_dyes',
    tone: 'caution',
    items: ({ all }) => eachOnce(all.filter(isOfClass('southamptonDye'))),
    text: {
      zh: '欧盟要求含{names}的食品标注“可能影响儿童活动和注意力”。',
      en: 'In the EU food with {names} is labelled: may affect activity and attention in children.',
    },
    evidence: ['E15'],
  },
  {
    id: 'sweeteners',
    tone: 'caution',
    items: ({ additives }) => (additives.some(isOfClass('sweetener')) ? additives.filter(sweetens) : []),
    text: ({ sugars }) =>
      sugars.length > 0
        ? { zh: '除了糖，还加了甜味剂：{names}。', en: 'Besides sugar, sweetened with: {names}.' }
        : { zh: '用甜味剂增甜：{names}。', en: 'Sweetened with: {names}.' },
    evidence: ['E9'],
  },
  {
    id: 'much_sugar',
    tone: 'bad',
    items: label =>
      itemsIf(pointsOf(label, 'sugar') <= -19 && !isMostlySugar(label), label.sugars.slice(0, 4)),
    text: muchOf('sugars'),
    evidence: ['E6'],
  },
  {
    id: 'much_salt',
    tone: 'caution',
    items: label => itemsIf(pointsOf(label, 'salt') <= -12, label.salts.slice(0, 4)),
    text: muchOf('salt'),
    evidence: ['E7'],
  },
  {
    id: 'many_additives',
    tone: 'caution',
    items: ({ additives }) => itemsIf(additives.length >= 8, additives),
    text: {
      zh: '有 {n} 种食品添加剂（按 GB 2760 计）。',
      en: '{n} additives, as GB 2760 (China) counts them.',
    },
    evidence: ['E21'],
  },
  {
    id: 'deep_fried',
    tone: 'caution',
    items: ({ foods, context }) => itemsIf(context.deepFried, foods.slice(0, 2)),
    text: { zh: '油炸类食品。', en: 'A deep-fried food.' },
    evidence: ['E23'],
  },
]

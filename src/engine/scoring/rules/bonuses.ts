import type { Item } from '../../parsing/to-ingredients.ts'
import { percentOf } from '../nutrient-totals.ts'
import { listsWater } from '../product-context.ts'
import { onceIf, onceIfAny, type RuleDocs, type ScoreInput, type ScoreRule } from '../score-rule.ts'
import { NUTRIENTS } from '../scored-parts.ts'
import { BONUSES } from '../weights.ts'
import { isLiveCulture, isWholeFood } from '../whole-foods.ts'
import { productPenalties } from './product-penalties.ts'
import { ORDER_ONLY } from './shared-limits.ts'

interface Bonus {
  id: string
  when: ScoreRule['when']
  /** Whole points, before the limit of all bonuses. */
  worth: (items: readonly Item[], input: ScoreInput) => number
  text: ScoreRule['text']
  evidence: readonly string[]
  docs: RuleDocs
}

const isMainFood = (item: Item, foods: readonly Item[]): boolean =>
  foods.length === 1 || (percentOf(item) ?? 0) >= 50

const BONUS_LIST: readonly Bonus[] = [
  {
    id: 'whole_food_first',
    // The packets and layers of a product are not weighed against each other.
    when: ({ foods: [first], all, most }) =>
      first && isWholeFood(first, most) && all.every(({ role }) => role !== 'section') ? [[first]] : [],
    worth: ([first], { foods }) =>
      first && isMainFood(first, foods) ? BONUSES.whole_food_most : BONUSES.whole_food_first,
    text: (_, { all }) =>
      listsWater(all)
        ? {
            zh: '主料（不计水）是天然食材：{names}。',
            en: 'The main ingredient, water aside, is a whole food: {names}.',
          }
        : { zh: '主料是天然食材：{names}。', en: 'The main ingredient is a whole food: {names}.' },
    evidence: ['E3'],
    docs: {
      title: { zh: '第一位是天然食材', en: 'A whole food comes first' },
      says: {
        zh: `加 ${BONUSES.whole_food_first} 分；占 50% 以上或只有这一种配料时加 ${BONUSES.whole_food_most} 分。所有加分合计最多 ${BONUSES.most} 分，有上面任一种产品扣分时不加；分包、分层列出的产品看不出哪样最多，这一项也不加。`,
        en: `${BONUSES.whole_food_first} points, or ${BONUSES.whole_food_most} at 50 % and more or when it stands alone. All bonuses together give ${BONUSES.most} at most, and none where the kind of product costs points; this one is not given where packets or layers are listed apart, for none is known to be the most.`,
      },
      limits: ORDER_ONLY,
    },
  },
  {
    id: 'short_and_plain',
    when: ({ foods, additives, nutrients }) =>
      onceIf(
        foods.length > 0 &&
          foods.length <= 3 &&
          additives.length === 0 &&
          NUTRIENTS.every(name => name === 'oil' || name === 'refined' || nutrients.items[name].length === 0),
        foods,
      ),
    worth: () => BONUSES.short_and_plain,
    text: {
      zh: '配料不超过 3 种，没有添加剂和添加糖、盐。',
      en: 'Three ingredients at most, no additives, no added sugar or salt.',
    },
    evidence: ['E2', 'E3'],
    docs: {
      title: { zh: '配料少而简单', en: 'A short, plain list' },
      says: {
        zh: `不超过 3 种配料，没有添加剂、糖、盐和饱和脂肪：加 ${BONUSES.short_and_plain} 分。`,
        en: `Three ingredients at most, no additives, sugar, salt or saturated fat: ${BONUSES.short_and_plain}.`,
      },
      limits: { zh: '短不等于营养全面。', en: 'Short does not mean nutritionally complete.' },
    },
  },
  {
    id: 'cultures',
    when: ({ all }) => onceIfAny(all.filter(isLiveCulture)),
    worth: () => BONUSES.cultures,
    text: { zh: '使用发酵菌种。', en: 'Made with cultures.' },
    evidence: ['E3'],
    docs: {
      title: { zh: '发酵菌种', en: 'Cultures' },
      says: {
        zh: `加 ${BONUSES.cultures} 分；酵母和酒曲不算。`,
        en: `${BONUSES.cultures} points; yeast and the starters of wine do not count.`,
      },
      limits: {
        zh: '标签不一定说明食用时菌还活着，也不说明有多少。',
        en: 'The label need not say whether, or how many, are alive when eaten.',
      },
    },
  },
  {
    id: 'whole_foods',
    when: ({ foods, most }) => {
      const whole = foods.filter(item => isWholeFood(item, most))
      return onceIf(whole.length >= 2, whole)
    },
    worth: () => BONUSES.whole_foods,
    text: { zh: '含多种天然食材：{names}。', en: 'Several whole foods: {names}.' },
    evidence: ['E3'],
    docs: {
      title: { zh: '多种天然食材', en: 'Several whole foods' },
      says: {
        zh: `两种及以上：加 ${BONUSES.whole_foods} 分；提取物、面筋、酵母和 2% 及以下的不算。`,
        en: `Two or more: ${BONUSES.whole_foods}; extracts, gluten, yeast and what is 2 % or less do not count.`,
      },
      limits: ORDER_ONLY,
    },
  },
]

const penaltyIds = new Set(productPenalties.map(rule => rule.id))
const bonusIds = new Set(BONUS_LIST.map(bonus => bonus.id))

const hasPenalty = ({ entries }: ScoreInput): boolean => entries.some(({ rule }) => penaltyIds.has(rule))

/** Tenths that the bonuses before this one left of the limit of all. */
const bonusLeft = ({ entries }: ScoreInput): number =>
  entries.reduce((left, { rule, tenths }) => (bonusIds.has(rule) ? left - tenths : left), BONUSES.most * 10)

/** What whole foods, short plain lists and cultures give, within one limit; nothing beside a product penalty. */
export const bonusRules: readonly ScoreRule[] = BONUS_LIST.map(({ when, worth, ...bonus }) => ({
  ...bonus,
  when: input => (hasPenalty(input) ? [] : when(input)),
  points: (items, input) => Math.min(bonusLeft(input), worth(items, input) * 10),
  confidence: 'moderate',
}))

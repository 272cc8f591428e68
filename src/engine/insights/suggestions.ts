import { isOfClass } from '../matching/substance-classes.ts'
import type { Insight } from '../result.ts'
import {
  type InsightInput,
  type InsightRule,
  itemsIf,
  mayPraise,
  pointsOf,
  remarksOf,
  uniqueItems,
} from './insight.ts'

const MOST = 6

/** What to do with this product: six remarks at most. */
export function suggestionsOf(label: InsightInput): Insight[] {
  return remarksOf(label, SUGGESTIONS).slice(0, MOST)
}

/** Salt counts, and the kind of product is not one that everybody knows to be salty. */
const isSalty = (label: InsightInput): boolean =>
  !label.context.saltyCondiment && pointsOf(label, 'salt') <= -9

/** Whether the product has packets of seasoning of which less may be used. */
const hasSachet = ({ all }: InsightInput): boolean =>
  all.some(({ role, words }) => role === 'section' && /[粉酱料]包|sachet|seasoning/.test(words))

/** Whether a list may be called short: a high score, no additives, no oil or flour alone, none of the first three warned of. */
const isFine = (label: InsightInput): boolean => {
  const { foods, additives, groups, scoring } = label
  const isCulinary = foods.every(({ food }) => food !== 'whole' && food !== 'wholegrain')
  const avoided = new Set(
    groups.filter(({ level }) => level === 'avoid').flatMap(({ ingredients }) => ingredients),
  )
  const isAvoided = foods.slice(0, 3).some(({ index }) => avoided.has(index))
  return (scoring?.score ?? 0) > 79 && additives.length === 0 && !isCulinary && !isAvoided && mayPraise(label)
}

const SUGGESTIONS: readonly InsightRule[] = [
  {
    id: 'drink_instead',
    tone: 'caution',
    items: ({ context, sugars }) => itemsIf(context.sugarDrink, sugars.slice(0, 3)),
    text: {
      zh: '解渴选水或无糖茶；糖来自{names}。',
      en: 'Choose water or unsweetened tea. Sugar from: {names}.',
    },
    evidence: ['E6'],
  },
  {
    id: 'less_sugar',
    tone: 'caution',
    items: label =>
      itemsIf(!label.context.sugarDrink && pointsOf(label, 'sugar') <= -14, label.sugars.slice(0, 3)),
    text: {
      zh: '同类里选糖（{names}）排得更靠后的；每天添加糖最好不超过 25 g（中国居民膳食指南）。',
      en: 'Pick one with sugar ({names}) lower on the list. Aim for under 25 g added sugar a day (Chinese dietary guidelines).',
    },
    evidence: ['E6', 'E7'],
  },
  {
    id: 'use_little',
    tone: 'caution',
    items: ({ context, salts }) => itemsIf(context.saltyCondiment, salts.slice(0, 3)),
    text: {
      zh: '用了它就少放盐（盐来自{names}），全天不超过 5 g（WHO）。',
      en: 'Add less salt when you use it (salt from {names}); 5 g a day in all (WHO).',
    },
    evidence: ['E7'],
  },
  {
    id: 'less_salt',
    tone: 'caution',
    items: label => itemsIf(isSalty(label) && hasSachet(label), label.salts.slice(0, 3)),
    text: {
      zh: '含{names}：调料包放一半，今天其他菜清淡些。',
      en: 'Contains {names}: use half the sachet and go easy on salt today.',
    },
    evidence: ['E7'],
  },
  {
    id: 'less_salt',
    tone: 'caution',
    items: label => itemsIf(isSalty(label) && !hasSachet(label), label.salts.slice(0, 3)),
    text: { zh: '含{names}：今天其他菜清淡些。', en: 'Contains {names}: go easy on salt today.' },
    evidence: ['E7'],
  },
  {
    id: 'meat_seldom',
    tone: 'caution',
    items: ({ all, context }) =>
      itemsIf(
        context.processedMeat,
        all
          .filter(item => isOfClass('nitrite')(item) || /肉|ham|bacon|pork|beef/.test(item.words))
          .slice(0, 2),
      ),
    text: {
      zh: '加工肉（{names}）少吃，多选鲜肉、鱼、蛋、豆。',
      en: 'Limit processed meat ({names}); prefer fresh meat, fish, eggs, beans.',
    },
    evidence: ['E10'],
  },
  {
    id: 'avoid_hydrogenated',
    tone: 'bad',
    items: ({ all }) => all.filter(({ food }) => food === 'hydro').slice(0, 2),
    text: { zh: '尽量选不含{names}的同类产品。', en: 'Prefer a similar product without {names}.' },
    evidence: ['E8'],
  },
  {
    id: 'baked_instead',
    tone: 'caution',
    items: ({ foods, context }) => itemsIf(context.deepFried, foods.slice(0, 1)),
    text: { zh: '同类里优先选非油炸的。', en: 'Choose a non-fried version.' },
    evidence: ['E23'],
  },
  {
    id: 'children_dyes',
    tone: 'caution',
    items: ({ all }) => uniqueItems(all.filter(isOfClass('southamptonDye'))),
    text: { zh: '给孩子买时，选不含{names}的。', en: 'For children, choose one without {names}.' },
    evidence: ['E15'],
  },
  {
    id: 'sweet_habit',
    tone: 'neutral',
    items: ({ additives }) => additives.filter(isOfClass('sweetener')),
    text: {
      zh: '含甜味剂{names}；WHO 不建议靠它控制体重。',
      en: 'Contains sweeteners ({names}). WHO advises against relying on them for weight control.',
    },
    evidence: ['E9'],
  },
  {
    id: 'infant_check',
    tone: 'caution',
    items: ({ all, context }) =>
      itemsIf(
        context.infant,
        all
          .filter(({ food, words }) => (food === 'sugar' && !/乳糖|lactose/.test(words)) || food === 'salt')
          .slice(0, 4),
      ),
    text: {
      zh: '辅食优先选无添加糖、盐的（这里有{names}）。',
      en: 'For babies, pick no added sugar or salt (here: {names}).',
    },
    evidence: ['E24'],
  },
  {
    id: 'fine_daily',
    tone: 'good',
    items: (label, made) => itemsIf(made === 0 && isFine(label), label.foods.slice(0, 3)),
    text: {
      zh: '配料简单：{names}。糖、盐、脂肪请看营养成分表。',
      en: 'Short list: {names}. Check the nutrition table for sugar, salt and fat.',
    },
    evidence: ['E3'],
  },
  {
    id: 'moderate',
    tone: 'neutral',
    items: ({ foods }, made) => itemsIf(made === 0, foods.slice(0, 3)),
    text: {
      zh: '主要是{names}；糖、盐、脂肪的多少请看营养成分表。',
      en: 'Mainly {names}. Check the nutrition table for sugar, salt and fat.',
    },
    evidence: ['E7'],
  },
]

import { isOfClass } from '../matching/substance-classes.ts'
import type { Insight } from '../result.ts'
import { eachOnce } from '../scoring/each-once.ts'
import { isMeat } from '../scoring/product-context.ts'
import {
  type InsightInput,
  type InsightRule,
  itemsIf,
  mayPraise,
  pointsOf,
  remarksOf,
  saysNothing,
} from './insight.ts'

const MOST = 6
/** Percent of which there must at least be room for a food to be among what a product mainly is. */
const LEAST_OF_MAIN = 10

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
    text: (_, items) =>
      saysNothing(items)
        ? { zh: '解渴选水或无糖茶。', en: 'Choose water or unsweetened tea.' }
        : {
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
    text: (_, items) => {
      const names = saysNothing(items) ? { zh: '', en: '' } : { zh: '（{names}）', en: ' ({names})' }
      return {
        zh: `同类里选糖${names.zh}排得更靠后的；每天添加糖最好不超过 25 g（中国居民膳食指南）。`,
        en: `Pick one with sugar${names.en} lower on the list. Aim for under 25 g added sugar a day (Chinese dietary guidelines).`,
      }
    },
    evidence: ['E6', 'E7'],
  },
  {
    id: 'use_little',
    tone: 'caution',
    items: ({ context, salts }) => itemsIf(context.saltyCondiment, salts.slice(0, 3)),
    text: (_, items) => {
      const names = saysNothing(items)
        ? { zh: '', en: '' }
        : { zh: '（盐来自{names}）', en: ' (salt from {names})' }
      return {
        zh: `用了它就少放盐${names.zh}，全天不超过 5 g（WHO）。`,
        en: `Add less salt when you use it${names.en}; 5 g a day in all (WHO).`,
      }
    },
    evidence: ['E7'],
  },
  {
    id: 'less_salt',
    tone: 'caution',
    items: label => itemsIf(isSalty(label) && hasSachet(label), label.salts.slice(0, 3)),
    text: (_, items) =>
      saysNothing(items)
        ? {
            zh: '盐不少：调料包放一半，今天其他菜清淡些。',
            en: 'Salty: use half the sachet and eat little salt with the rest today.',
          }
        : {
            zh: '含{names}：调料包放一半，今天其他菜清淡些。',
            en: 'Contains {names}: use half the sachet and go easy on salt today.',
          },
    evidence: ['E7'],
  },
  {
    id: 'less_salt',
    tone: 'caution',
    items: label => itemsIf(isSalty(label) && !hasSachet(label), label.salts.slice(0, 3)),
    text: (_, items) =>
      saysNothing(items)
        ? { zh: '盐不少：今天其他菜清淡些。', en: 'Salty: eat little salt with the rest today.' }
        : { zh: '含{names}：今天其他菜清淡些。', en: 'Contains {names}: go easy on salt today.' },
    evidence: ['E7'],
  },
  {
    id: 'meat_seldom',
    tone: 'caution',
    items: ({ all, context }) =>
      itemsIf(
        context.processedMeat,
        eachOnce(
          all.filter(item => item.kind === 'food' && isMeat(item) && !/肉[豆桂]/.test(item.words)),
        ).slice(0, 2),
      ),
    text: ({ all }) =>
      all.some(isOfClass('nitrite'))
        ? {
            zh: '加工肉（{names}）少吃，加亚硝酸盐的更要少；多选鲜肉、鱼、蛋、豆。',
            en: 'Limit processed meat ({names}), above all with nitrite; prefer fresh meat, fish, eggs, beans.',
          }
        : {
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
    items: ({ all }) => eachOnce(all.filter(isOfClass('southamptonDye'))),
    text: {
      zh: '给孩子的，尽量避开{names}；糖、盐和其他添加剂也要一起看。',
      en: 'For children, better without {names}; look at the sugar, salt and other additives too.',
    },
    evidence: ['E15'],
  },
  {
    id: 'sweet_habit',
    tone: 'neutral',
    // Nobody eats soy sauce to lose weight.
    items: ({ additives, context }) =>
      itemsIf(!context.saltyCondiment, additives.filter(isOfClass('sweetener'))),
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
    text: ({ known }) =>
      known
        ? {
            zh: '配料简单：{names}。糖、盐、脂肪请看营养成分表。',
            en: 'Short list: {names}. Check the nutrition table for sugar, salt and fat.',
          }
        : { zh: '配料简单：{names}。', en: 'Short list: {names}.' },
    evidence: ['E3'],
  },
  {
    id: 'moderate',
    tone: 'neutral',
    items: ({ foods, most }, made) =>
      itemsIf(
        made === 0,
        foods.slice(0, 3).filter((item, at) => at === 0 || (most.get(item) ?? 100) >= LEAST_OF_MAIN),
      ),
    text: ({ known }) =>
      known
        ? {
            zh: '主要是{names}；糖、盐、脂肪的多少请看营养成分表。',
            en: 'Mainly {names}. Check the nutrition table for sugar, salt and fat.',
          }
        : { zh: '主要是{names}。', en: 'Mainly {names}.' },
    evidence: ['E7'],
  },
]

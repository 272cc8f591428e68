import { isOfClass } from '../matching/substance-classes.ts'
import type { Insight } from '../result.ts'
import { addedSugars } from '../warnings/group-tests.ts'
import { collectInsights, type InsightInput, mayPraise, reasonOf, uniqueItems } from './insight.ts'

/** What to do with this product, six remarks at most. */
export function suggestionsOf(label: InsightInput): Insight[] {
  const { all, foods, additives, context } = label
  const { found, add } = collectInsights()
  const sugars = uniqueItems(all.filter(addedSugars))
  const salts = uniqueItems(all.filter(item => item.food === 'salt' || item.food === 'sauce'))
  if (context.sugarDrink)
    add(
      'drink_instead',
      'caution',
      sugars.slice(0, 3),
      ['E6'],
      '解渴选水或无糖茶；糖来自{names}。',
      'Choose water or unsweetened tea. Sugar from: {names}.',
    )
  else if ((reasonOf(label, 'sugar')?.points ?? 0) <= -14)
    add(
      'less_sugar',
      'caution',
      sugars.slice(0, 3),
      ['E6', 'E7'],
      '同类里选糖（{names}）排得更靠后的；每天添加糖最好不超过 25 g（中国居民膳食指南）。',
      'Pick one with sugar ({names}) lower on the list. Aim for under 25 g added sugar a day (Chinese dietary guidelines).',
    )
  if (context.saltyCondiment)
    add(
      'use_little',
      'caution',
      salts.slice(0, 3),
      ['E7'],
      '用了它就少放盐（盐来自{names}），全天不超过 5 g（WHO）。',
      'Add less salt when you use it (salt from {names}); 5 g a day in all (WHO).',
    )
  else if ((reasonOf(label, 'salt')?.points ?? 0) <= -9)
    add(
      'less_salt',
      'caution',
      salts.slice(0, 3),
      ['E7'],
      hasSachet(label) ? '含{names}：调料包放一半，今天其他菜清淡些。' : '含{names}：今天其他菜清淡些。',
      hasSachet(label)
        ? 'Contains {names}: use half the sachet and go easy on salt today.'
        : 'Contains {names}: go easy on salt today.',
    )
  if (context.processedMeat)
    add(
      'meat_seldom',
      'caution',
      all.filter(item => isOfClass('nitrite')(item) || /肉|ham|bacon|pork|beef/.test(item.words)).slice(0, 2),
      ['E10'],
      '加工肉（{names}）少吃，多选鲜肉、鱼、蛋、豆。',
      'Limit processed meat ({names}); prefer fresh meat, fish, eggs, beans.',
    )
  add(
    'avoid_hydrogenated',
    'bad',
    all.filter(item => item.food === 'hydro').slice(0, 2),
    ['E8'],
    '尽量选不含{names}的同类产品。',
    'Prefer a similar product without {names}.',
  )
  if (context.deepFried)
    add(
      'baked_instead',
      'caution',
      foods.slice(0, 1),
      ['E23'],
      '同类里优先选非油炸的。',
      'Choose a non-fried version.',
    )
  const dyes = uniqueItems(all.filter(isOfClass('southamptonDye')))
  add(
    'children_dyes',
    'caution',
    dyes,
    ['E15'],
    '给孩子买时，选不含{names}的。',
    'For children, choose one without {names}.',
  )
  const sweeteners = additives.filter(isOfClass('sweetener'))
  if (sweeteners.length > 0)
    add(
      'sweet_habit',
      'neutral',
      sweeteners,
      ['E9'],
      '含甜味剂{names}；WHO 不建议靠它控制体重。',
      'Contains sweeteners ({names}). WHO advises against relying on them for weight control.',
    )
  if (context.infant)
    add(
      'infant_check',
      'caution',
      all
        .filter(item => (item.food === 'sugar' && !/乳糖|lactose/.test(item.words)) || item.food === 'salt')
        .slice(0, 4),
      ['E24'],
      '辅食优先选无添加糖、盐的（这里有{names}）。',
      'For babies, pick no added sugar or salt (here: {names}).',
    )
  const score = label.scoring?.score
  const isCulinary = foods.every(({ food }) => food !== 'whole' && food !== 'wholegrain')
  const avoided = new Set(
    label.groups.filter(({ level }) => level === 'avoid').flatMap(({ ingredients }) => ingredients),
  )
  const isAvoided = foods.slice(0, 3).some(({ index }) => avoided.has(index))
  if (
    found.length === 0 &&
    score !== undefined &&
    score > 79 &&
    !isCulinary &&
    !isAvoided &&
    mayPraise(label)
  )
    add(
      'fine_daily',
      'good',
      foods.slice(0, 3),
      ['E3'],
      '配料简单：{names}。糖、盐、脂肪请看营养成分表。',
      'Short list: {names}. Check the nutrition table for sugar, salt and fat.',
    )
  if (found.length === 0 && foods.length > 0)
    add(
      'moderate',
      'neutral',
      foods.slice(0, 3),
      ['E7'],
      '主要是{names}；糖、盐、脂肪的多少请看营养成分表。',
      'Mainly {names}. Check the nutrition table for sugar, salt and fat.',
    )
  return found.slice(0, 6)
}

/** Whether the product has packets of seasoning of which less may be used. */
function hasSachet({ all }: InsightInput): boolean {
  return all.some(({ role, words }) => role === 'section' && /[粉酱料]包|sachet|seasoning/.test(words))
}

import { isOfClass } from '../matching/substance-classes.ts'
import type { Insight } from '../result.ts'
import { collectInsights, type InsightInput, reasonOf, uniqueItems } from './insight.ts'

/** What to do with this product, six remarks at most. */
export function suggestionsOf(label: InsightInput): Insight[] {
  const { all, foods, additives, context } = label
  const { found, add } = collectInsights()
  const sugars = uniqueItems(all.filter(item => item.food === 'sugar' && !item.underAdditives))
  const salts = uniqueItems(all.filter(item => item.food === 'salt' || item.food === 'sauce'))
  if (context.sugarDrink)
    add(
      'drink_instead',
      'caution',
      sugars.slice(0, 3),
      ['E6'],
      '解渴首选水或无糖茶；这款的甜味来自{names}，可以先喝小份。',
      'Water or unsweetened tea quenches better; the sweetness here is {names}.',
    )
  else if ((reasonOf(label, 'sugar')?.points ?? 0) <= -14)
    add(
      'less_sugar',
      'caution',
      sugars.slice(0, 3),
      ['E6', 'E7'],
      '同类里挑{names}排在更后面、或前三位没有糖的；成人每天添加糖最好不超过 25 g。',
      'Among its kind, look for {names} further down the list; adults do best under 25 g of added sugar a day.',
    )
  if (context.saltyCondiment)
    add(
      'use_little',
      'caution',
      salts.slice(0, 3),
      ['E7'],
      '盐分来自{names}：做菜时用了它就少放盐，全天食盐不超过 5 g。',
      'Its salt comes from {names}: cook with less salt when you use it, 5 g a day in all.',
    )
  else if ((reasonOf(label, 'salt')?.points ?? 0) <= -9)
    add(
      'less_salt',
      'caution',
      salts.slice(0, 3),
      ['E7'],
      '含{names}，当天其他菜清淡些；有调料包的可以只放一半。',
      'With {names} in it, keep the rest of the day low in salt; of a sachet, half will do.',
    )
  if (context.processedMeat)
    add(
      'meat_seldom',
      'caution',
      all.filter(item => isOfClass('nitrite')(item) || /肉|ham|bacon|pork|beef/.test(item.words)).slice(0, 2),
      ['E10'],
      '加工肉（{names}）偶尔吃，平时以鲜肉、鱼、豆制品为主，搭配新鲜蔬果。',
      'Keep processed meat ({names}) for now and then; fresh meat, fish or pulses with vegetables otherwise.',
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
      '可以换成非油炸或原样的{names}。',
      'Try {names} that is not deep-fried.',
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
      '{names}不升血糖，糖尿病患者可用；想控制体重的人，慢慢减淡口味更稳妥。',
      '{names} do not raise blood glucose, which helps with diabetes; for weight, getting used to less sweetness works better.',
    )
  if (context.infant)
    add(
      'infant_check',
      'caution',
      all.filter(item => item.food === 'sugar' || item.food === 'salt').slice(0, 4),
      ['E24'],
      '给宝宝选没有{names}的。',
      'For an infant choose one without {names}.',
    )
  const score = label.scoring?.score
  if (found.length === 0 && score !== undefined && score > 79)
    add(
      'fine_daily',
      'good',
      foods.slice(0, 3),
      ['E3'],
      '配料简单（{names}），可以放心作为日常选择，注意分量即可。',
      'A simple list ({names}): fine as an everyday choice in sensible portions.',
    )
  if (found.length === 0 && foods.length > 0)
    add(
      'moderate',
      'neutral',
      foods.slice(0, 3),
      ['E7'],
      '以{names}为主，适量吃，搭配新鲜蔬果。',
      'Mainly {names}: eat in moderation, with fresh vegetables and fruit.',
    )
  return found.slice(0, 6)
}

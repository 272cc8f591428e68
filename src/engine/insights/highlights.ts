import { isOfClass } from '../matching/substance-classes.ts'
import type { Insight } from '../result.ts'
import { collectInsights, type InsightInput, reasonOf, uniqueItems } from './insight.ts'

/** What stands out on this label, eight remarks at most. */
export function highlightsOf(label: InsightInput): Insight[] {
  const { all, foods, additives, context } = label
  const { found, add } = collectInsights()
  const [first] = foods
  const whole = foods.filter(item => item.food === 'whole' || item.food === 'wholegrain')
  if (first && whole.includes(first) && !context.processedMeat && !context.deepFried)
    add(
      'whole_food_first',
      'good',
      [first],
      ['E3'],
      '含量最多的配料是{names}，天然食材。',
      '{names} comes first: a whole food.',
    )
  if (additives.length === 0)
    add(
      'no_additives',
      'good',
      foods.slice(0, 3),
      ['E2'],
      '配料表里没有食品添加剂和香精。',
      'No additives and no flavourings on the list.',
    )
  add(
    'whole_grains',
    'good',
    foods.filter(item => item.food === 'wholegrain').slice(0, 4),
    ['E7'],
    '含全谷物：{names}。',
    'Whole grains: {names}.',
  )
  add(
    'cultures',
    'good',
    all.filter(item => item.kind === 'culture'),
    ['E3'],
    '含发酵菌种：{names}。',
    'Cultures: {names}.',
  )
  const sugars = uniqueItems(all.filter(item => item.food === 'sugar' && !item.underAdditives))
  if (first?.food === 'sugar')
    add(
      'sugar_first',
      'bad',
      [first],
      ['E6'],
      '{names}排在第一位：按重量它是最多的配料。',
      '{names} comes first: by weight it is the main ingredient.',
    )
  if (sugars.length >= 3)
    add(
      'sugar_split',
      'bad',
      sugars,
      ['E6'],
      '糖分成 {n} 样来写：{names}；合起来可能排得更靠前。',
      'Sugar under {n} names: {names}; together they may rank higher.',
    )
  add(
    'hydrogenated_oil',
    'bad',
    all.filter(item => item.food === 'hydro'),
    ['E8'],
    '含{names}，可能带来反式脂肪。',
    'Holds {names}, a possible source of trans fat.',
  )
  add(
    'nitrite',
    'bad',
    all.filter(isOfClass('nitrite')),
    ['E10', 'E20'],
    '含{names}：加工肉里的护色剂，在体内可生成亚硝胺。',
    'Holds {names}, a curing agent that can form nitrosamines.',
  )
  add(
    'azo_dyes',
    'caution',
    uniqueItems(all.filter(isOfClass('azoDye', 'southamptonDye'))),
    ['E15'],
    '含合成色素{names}，欧盟对其中一些要求警示儿童注意力。',
    'Synthetic dyes: {names}; for some the EU wants a warning on attention in children.',
  )
  add(
    'sweeteners',
    'caution',
    additives.filter(isOfClass('sweetener')),
    ['E9'],
    '甜味来自非糖甜味剂：{names}。',
    'Sweetened with: {names}.',
  )
  const sweet = reasonOf(label, 'sugar')
  if (sweet && sweet.points <= -19 && first?.food !== 'sugar')
    add(
      'much_sugar',
      'bad',
      sugars.slice(0, 4),
      ['E6'],
      '糖排得靠前：{names}。',
      'Sugar ranks high: {names}.',
    )
  const salt = reasonOf(label, 'salt')
  const salts = uniqueItems(all.filter(item => item.food === 'salt' || item.food === 'sauce'))
  if (salt && salt.points <= -12)
    add(
      'much_salt',
      'caution',
      salts.slice(0, 4),
      ['E7'],
      '盐或高盐配料排得靠前：{names}。',
      'Salt or salty ingredients rank high: {names}.',
    )
  if (additives.length >= 8)
    add(
      'many_additives',
      'caution',
      additives,
      ['E21'],
      '标示了 {n} 种食品添加剂。',
      '{n} additives are declared.',
    )
  if (context.deepFried)
    add(
      'deep_fried',
      'caution',
      foods.slice(0, 2),
      ['E23'],
      '油炸类食品（{names}）。',
      'A deep-fried food ({names}).',
    )
  return found.slice(0, 8)
}

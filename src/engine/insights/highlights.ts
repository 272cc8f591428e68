import { isOfClass } from '../matching/substance-classes.ts'
import type { Insight } from '../result.ts'
import { addedSugars } from '../warnings/group-tests.ts'
import {
  collectInsights,
  type InsightInput,
  mayPraise,
  reasonOf,
  uniqueItems,
  unopenedCompounds,
} from './insight.ts'

/** The highlights of this label, eight at most. */
export function highlightsOf(label: InsightInput): Insight[] {
  const { all, foods, additives, context } = label
  const { found, add } = collectInsights()
  const [first] = foods
  const counted = all.some(
    item =>
      item.substance !== undefined ||
      item.kind === 'flavouring' ||
      item.kind === 'additive' ||
      item.role === 'class',
  )
  const whole = foods.filter(item => item.food === 'whole' || item.food === 'wholegrain')
  // What is sweetened, cured or fried is not praised for what it was before.
  const isPlain =
    !context.processedMeat && !context.deepFried && !foods.slice(0, 2).some(({ food }) => food === 'sugar')
  const praises = mayPraise(label)
  if (first && whole.includes(first) && isPlain && praises)
    add(
      'whole_food_first',
      'good',
      [first],
      ['E3'],
      '主料（不计水）：{names}。',
      'Main ingredient, water aside: {names}.',
    )
  if (!counted && additives.length === 0 && praises && unopenedCompounds(foods).length === 0)
    add(
      'no_additives',
      'good',
      foods.slice(0, 3),
      ['E2'],
      '未见食品添加剂和香精。',
      'No additives or flavourings listed.',
    )
  add(
    'whole_grains',
    'good',
    foods.filter(item => praises && item.food === 'wholegrain').slice(0, 4),
    ['E7'],
    '含全谷物：{names}。',
    'Whole grains: {names}.',
  )
  add(
    'cultures',
    'good',
    all.filter(item => praises && item.kind === 'culture' && !/酵母|yeast/.test(item.words)),
    ['E3'],
    '使用发酵菌种：{names}。',
    'Made with cultures: {names}.',
  )
  const sugars = uniqueItems(all.filter(addedSugars))
  if (first?.food === 'sugar')
    add(
      'sugar_first',
      'bad',
      [first],
      ['E6'],
      '除水以外，{names}加得最多。',
      'Apart from water, {names} is the largest ingredient.',
    )
  if (sugars.length >= 3)
    add(
      'sugar_split',
      'bad',
      sugars,
      ['E6'],
      '含 {n} 种糖：{names}，合起来可能不少。',
      '{n} kinds of sugar ({names}); together they add up.',
    )
  add(
    'hydrogenated_oil',
    'bad',
    all.filter(item => item.food === 'hydro'),
    ['E8'],
    '含{names}，反式脂肪看营养成分表。',
    'Contains {names}. Check for trans fat in the nutrition table.',
  )
  add(
    'nitrite',
    'bad',
    all.filter(isOfClass('nitrite')),
    ['E10', 'E20'],
    '含{names}（护色剂、防腐剂），可能生成亚硝胺。',
    'Contains {names}, a preservative that can form nitrosamines.',
  )
  add(
    'azo_dyes',
    'caution',
    uniqueItems(all.filter(isOfClass('southamptonDye'))),
    ['E15'],
    '欧盟要求含{names}的食品标注“可能影响儿童活动和注意力”。',
    'In the EU food with {names} is labelled: may affect activity and attention in children.',
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
      'Sugar is near the top: {names}.',
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
      'Salt or salty ingredients are near the top: {names}.',
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

import { isOfClass } from '../matching/substance-classes.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { Totals } from './nutrient-penalties.ts'
import type { ProductContext } from './product-context.ts'
import { type Line, line } from './score-entry.ts'
import { BURDENS } from './weights.ts'

/** What the kind of product takes, and sweeteners; true where anything did. */
export function burdenLines(
  all: readonly Item[],
  additives: readonly Item[],
  components: Totals,
  context: ProductContext,
  lines: Line[],
): boolean {
  const sweeteners = additives.filter(item => item.role === undefined && isOfClass('sweetener')(item))
  if (sweeteners.length > 0)
    lines.push(
      line(
        'sweeteners',
        -BURDENS.sweeteners * 10,
        sweeteners,
        ['E9', 'E19'],
        'low',
        '使用非糖甜味剂：{names}。WHO 不建议靠它控制体重（不针对糖尿病患者）。',
        'Non-sugar sweeteners: {names}. WHO advises against them for weight control (people with diabetes excepted).',
      ),
    )
  if (context.sugarDrink)
    lines.push(
      line(
        'sugar_drink',
        -BURDENS.sugar_drink * 10,
        components.items.sugar,
        ['E6'],
        'high',
        '含糖饮料：糖溶在水里，喝得快、不易察觉。',
        'A sugar-sweetened drink: dissolved sugar is taken in fast and unnoticed.',
      ),
    )
  const meats = all
    .filter(item => /肉|\bham\b|pork|beef|chicken|turkey|bacon/.test(item.words) && item.kind === 'food')
    .slice(0, 1)
  if (context.processedMeat)
    lines.push(
      line(
        'processed_meat',
        -BURDENS.processed_meat * 10,
        meats,
        ['E10', 'E20'],
        'high',
        '加工肉制品：IARC 列为 1 类致癌物（证据确凿，不代表危害程度）。',
        'Processed meat: IARC group 1 (strength of evidence, not size of risk).',
      ),
    )
  if (context.deepFried)
    lines.push(
      line(
        'deep_fried',
        -BURDENS.deep_fried * 10,
        [],
        ['E23'],
        'moderate',
        '油炸的淀粉类食品，可能含丙烯酰胺。',
        'A deep-fried starchy food, which may hold acrylamide.',
      ),
    )
  const infant = context.infant ? infantBurden(all, components, sweeteners) : []
  if (infant.length > 0)
    lines.push(
      line(
        'infant',
        -BURDENS.infant * 10,
        infant,
        ['E24'],
        'high',
        '婴幼儿食品不宜添加：{names}。',
        'Food for infants should not hold added: {names}.',
      ),
    )
  if (context.saltyCondiment)
    lines.push(
      line(
        'salty_condiment',
        -BURDENS.salty_condiment * 10,
        components.items.salt,
        ['E7'],
        'high',
        '高盐调味品，少量使用。',
        'A salt-dense condiment; use little.',
      ),
    )
  return (
    sweeteners.length > 0 ||
    context.sugarDrink ||
    context.processedMeat ||
    context.deepFried ||
    infant.length > 0 ||
    context.saltyCondiment
  )
}

const LACTOSE = /乳糖|lactose/

/** What WHO Europe's profile keeps out of food for 6-36 months. Lactose belongs in formula. */
function infantBurden(all: readonly Item[], components: Totals, sweeteners: readonly Item[]): Item[] {
  const sugars = components.items.sugar.filter(item => !LACTOSE.test(item.words))
  const dyes = all.filter(
    item => item.role === undefined && item.substance?.functions[0] === '着色剂' && item.substance.tier >= 2,
  )
  const burden = [...sugars, ...components.items.salt, ...sweeteners, ...dyes]
  return all.filter(item => burden.includes(item))
}

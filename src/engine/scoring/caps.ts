import { isNotPermitted, isOfClass } from '../matching/substance-classes.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { ScoreReason } from '../result.ts'
import type { Totals } from './nutrient-penalties.ts'
import type { ProductContext } from './product-context.ts'
import { CAPS, COMPONENT_POINTS } from './weights.ts'

/** A ceiling on the score, whatever the rest says. */
export interface Cap {
  points: number
  rule: string
  items: readonly Item[]
  evidence: readonly string[]
  confidence: ScoreReason['confidence']
  zh: string
  en: string
}

/** The lowest of the caps that apply. */
export function lowestCap(
  foods: readonly Item[],
  additives: readonly Item[],
  components: Totals,
  context: ProductContext,
): Cap | undefined {
  const caps: Cap[] = []
  const add = (
    points: number,
    rule: string,
    items: readonly Item[],
    evidence: readonly string[],
    confidence: ScoreReason['confidence'],
    zh: string,
    en: string,
  ) => caps.push({ points, rule, items, evidence, confidence, zh, en })
  const banned = additives.filter(isNotPermitted)
  const nitrite = additives.filter(isOfClass('nitrite'))
  const strong = additives.filter(item => item.substance?.tier === 4)
  if (banned.length > 0)
    add(
      CAPS.cap_not_permitted,
      'cap_not_permitted',
      banned,
      ['E14'],
      'high',
      '含我国不允许使用的物质，最高 19 分。',
      'Holds a substance not permitted in China: 19 at most.',
    )
  if (context.processedMeat && nitrite.length > 0)
    add(
      CAPS.cap_cured_meat,
      'cap_cured_meat',
      nitrite,
      ['E10', 'E20'],
      'high',
      '加工肉制品含亚硝酸盐或硝酸盐，最高 35 分。',
      'Processed meat with nitrite or nitrate: 35 at most.',
    )
  if (components.of.hydro > 0)
    add(
      CAPS.cap_hydrogenated_oil,
      'cap_hydrogenated_oil',
      components.items.hydro,
      ['E8'],
      'high',
      '含氢化油，最高 39 分。',
      'Holds hydrogenated oil: 39 at most.',
    )
  if (context.sugarDrink)
    add(
      CAPS.cap_sugar_drink,
      'cap_sugar_drink',
      components.items.sugar,
      ['E6'],
      'high',
      '含糖饮料最高 45 分。',
      'A sugar-sweetened drink: 45 at most.',
    )
  if (strong.length > 0)
    add(
      CAPS.cap_strong_additive,
      'cap_strong_additive',
      strong,
      ['E5', 'E10', 'E12'],
      strong.some(isOfClass('titaniumDioxide')) ? 'contested' : 'moderate',
      '含高度关注的添加剂（{names}），最高 49 分。',
      'Holds an additive of strong concern ({names}): 49 at most.',
    )
  const first = foods[0]
  if (first?.food === 'sugar' && components.of.sugar >= COMPONENT_POINTS.sugar.base)
    add(
      CAPS.cap_sugar_first,
      'cap_sugar_first',
      [first],
      ['E6'],
      'high',
      '糖排在第一位，最高 59 分。',
      'Sugar is the first ingredient: 59 at most.',
    )
  return caps.sort((a, b) => a.points - b.points)[0]
}

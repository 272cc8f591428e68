import type { Item } from '../parsing/to-ingredients.ts'
import { componentNames, percentOf, type Totals } from './nutrient-penalties.ts'
import { type Line, line } from './score-entry.ts'
import { BONUSES } from './weights.ts'

/** What whole foods, short plain lists and cultures give, within one limit; nothing where a burden weighs. */
export function bonusLines(
  foods: readonly Item[],
  additives: readonly Item[],
  components: Totals,
  hot: boolean,
  all: readonly Item[],
  lines: Line[],
): void {
  if (hot) return
  let left = BONUSES.most * 10
  const give = (
    rule: string,
    points: number,
    items: readonly Item[],
    evidence: readonly string[],
    zh: string,
    en: string,
  ) => {
    const tenths = Math.min(left, points * 10)
    left -= tenths
    if (tenths > 0) lines.push(line(rule, tenths, items, evidence, 'moderate', zh, en))
  }
  const whole = foods.filter(item => item.food === 'whole' || item.food === 'wholegrain')
  const first = foods[0]
  if (first && whole.includes(first)) {
    const most = (percentOf(first) ?? 0) >= 50 || foods.length === 1
    give(
      'whole_food_first',
      most ? BONUSES.whole_food_most : BONUSES.whole_food_first,
      [first],
      ['E3'],
      '第一位配料是天然食材：{names}。',
      'The first ingredient is a whole food: {names}.',
    )
  }
  const plain = componentNames.every(
    component => component === 'oil' || component === 'refined' || components.of[component] === 0,
  )
  if (foods.length > 0 && foods.length <= 3 && additives.length === 0 && plain)
    give(
      'short_and_plain',
      BONUSES.short_and_plain,
      foods,
      ['E2', 'E3'],
      '配料不超过 3 种，没有添加剂和添加糖、盐。',
      'Three ingredients at most, no additives, no added sugar or salt.',
    )
  const cultures = all.filter(item => item.food === 'culture' || item.kind === 'culture')
  if (cultures.length > 0)
    give('cultures', BONUSES.cultures, cultures, ['E3'], '含发酵菌种。', 'Holds cultures.')
  if (whole.length >= 2)
    give(
      'whole_foods',
      BONUSES.whole_foods,
      whole,
      ['E3'],
      '含多种天然食材：{names}。',
      'Several whole foods: {names}.',
    )
}

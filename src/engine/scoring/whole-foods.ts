import type { Item } from '../parsing/to-ingredients.ts'
import { ANY_ORDER } from './most-there-is.ts'

/** What was drawn out of a food, washed out of it or minced to a paste is a part of it and no whole food any more. */
const PART_OF_FOOD =
  /提取|萃取|浸膏|浓缩|面筋|烤麸|鱼[浆糜]|椰[浆奶][粉精]|酵母|分离|蛋白粉|\bextract|\bgluten\b|\bseitan\b|\bsurimi\b|coconut (?:milk|cream) powder|\byeast\b|\bisolate|\bconcentrate/

/** Whether a food may be praised as a whole one: not a part of it, and not a crumb of 2 % or less. */
export function isWholeFood(item: Item, most: ReadonlyMap<Item, number>): boolean {
  const isWhole = item.food === 'whole' || item.food === 'wholegrain'
  const { amount, atMost2Percent } = item.ingredient
  // ≥1% says little more than 1 %.
  const isCrumb =
    atMost2Percent === true ||
    (most.get(item) ?? 100) <= ANY_ORDER ||
    (amount?.unit === '%' && (amount.max ?? amount.value) <= ANY_ORDER)
  return isWhole && !isCrumb && !PART_OF_FOOD.test(item.words)
}

/** Cultures that are eaten with the food; yeast, koji and the starter of a wine have done their work. */
export const isLiveCulture = ({ food, kind, words }: Item): boolean =>
  (food === 'culture' || kind === 'culture') && !/酵母|酒|曲|\byeast|\bkoji\b|\baspergillus\b/.test(words)

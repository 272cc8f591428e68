import type { Item } from '../parsing/to-ingredients.ts'

/** What an ingredient is counted as: E330 is citric acid, but 450 and 451 of one record of the standard are two. */
const countedAs = ({ canonical, substance }: Item): string => {
  const number = Number.parseInt(substance?.ins ?? '', 10)
  return Number.isNaN(number) ? canonical : `${canonical} ${number}`
}

/** Each item once, at its first position: a second packet with salt is not a second rank. */
export function eachOnce(items: readonly Item[]): Item[] {
  const seen = new Set<string>()
  return items.filter(item => {
    const key = countedAs(item)
    return !seen.has(key) && seen.add(key)
  })
}

import type { Heard } from '../../understanding/heard.ts'
import type { AnswerContext } from '../answer-context.ts'
import { listKind } from '../lists.ts'

const asksWhich = /^(?:list|what|count)$/

/** Allergic to several things, and which of them are in it: each is answered; false where fewer than two were named. */
export const tellEachAllergen = ({ wish, kinds, who }: Heard, context: AnswerContext): boolean => {
  const own = new Set<string>(who?.allergens)
  const named = kinds.filter(({ allergen }) => allergen !== undefined && own.has(allergen))
  const each = named.filter((kind, i) => named.findIndex(({ allergen }) => allergen === kind.allergen) === i)
  if (!asksWhich.test(wish) || each.length < 2 || context.flat.length === 0) return false
  for (const kind of each) listKind(kind, false, context)
  return true
}

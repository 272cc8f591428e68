import type { Layout } from '../layout/find-lists.ts'
import { withNames } from '../parsing/name-template.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { Insight } from '../result.ts'
import { type AllergenFindings, statedAllergens } from '../warnings/allergens.ts'
import { claimsIn } from './claims.ts'

/** Claims of the label that its own list belies: both are shown, and the list holds. */
export function contradictionsOf(text: string, layout: Layout, allergens: AllergenFindings): Insight[] {
  const { folded, lists } = layout
  const remarks: Insight[] = []
  for (const claim of claimsIn(folded.text)) {
    const list = lists.find(({ start, end }) => claim.start >= start && claim.start < end)
    const between = list?.holes?.find(({ start, end }) => claim.start >= start && claim.start < end)
    if (list && !between) continue
    const end = Math.min(claim.end, between?.end ?? claim.end)
    const covered = folded.text
      .slice(claim.covers.start, Math.min(claim.covers.end, end))
      .replace(/乳糖|lactose/g, ' ')
    const items = statedAllergens(covered).flatMap(allergen => allergens.sources.get(allergen) ?? [])
    if (items.length === 0) continue
    const words = text
      .slice(folded.at[claim.start], folded.at[end] ?? text.length)
      .trim()
      .replace(/[、，,]$/, '')
    remarks.push(remark(words.replace(/\s+/g, ' '), [...new Set(items)]))
  }
  return remarks.filter(({ text: { zh } }, i) => remarks.findIndex(one => one.text.zh === zh) === i)
}

function remark(claim: string, items: readonly Item[]): Insight {
  return {
    id: 'contradiction',
    tone: 'bad',
    text: withNames(
      {
        zh: `标签写着“${claim}”，配料里却有{names}：以配料表为准。`,
        en: `The label says "${claim}", yet the list contains {names}: go by the list.`,
      },
      items,
      6,
    ),
    ingredients: items.map(({ index }) => index).sort((a, b) => a - b),
    evidence: [],
  }
}

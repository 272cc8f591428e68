import type { Amount, Bilingual, Ingredient } from '../../result.ts'

/** An amount that a label declares, with its bound: 至少 80%, at most 2%, 10-15%. */
export const amountText = ({ value, unit, max, bound }: Amount): Bilingual => {
  const text = `${value}${max === undefined ? '' : `-${max}`}${unit}`
  switch (bound) {
    case 'atLeast':
      return { zh: `至少 ${text}`, en: `at least ${text}` }
    case 'atMost':
      return { zh: `最多 ${text}`, en: `at most ${text}` }
    case 'about':
      return { zh: `约 ${text}`, en: `about ${text}` }
    default:
      return { zh: text, en: text }
  }
}

/** The amount that a label declares of an additive itself: caffeine (0.032%); undefined where it states none. */
export const declaredOf = (additiveId: string, flat: readonly Ingredient[]): Amount | undefined =>
  flat.find(one => one.additiveId === additiveId && one.amount !== undefined && one.role === undefined)
    ?.amount

/** A share in percent as food law states limits: 0.032% is 0.32 g/kg. */
export const perKilo = ({ value, max, unit }: Amount): Bilingual => {
  if (unit !== '%' || max !== undefined) return { zh: '', en: '' }
  const grams = Number((value * 10).toPrecision(3))
  return { zh: `（${grams} g/kg）`, en: ` (${grams} g/kg)` }
}

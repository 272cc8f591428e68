import type { Allergen } from '../../../result.ts'
import type { Heard } from '../../understanding/heard.ts'
import type { Kitchen, Swap } from './swap.ts'

/** What must not be in the swap. */
export interface Reason {
  allergens: ReadonlySet<Allergen>
  isVegan: boolean
  isMeatless: boolean
  isOfSugar: boolean
  isOfSalt: boolean
  isOfLactose: boolean
  isOfChildren: boolean
}

const animalAllergens: ReadonlySet<Allergen> = new Set(['milk', 'egg', 'fish', 'crustacean', 'shellfish'])
const flesh: ReadonlySet<Allergen> = new Set(['fish', 'crustacean', 'shellfish'])

/** Why it is not wanted, by the people, the kinds and the words of the question. */
export const reasonOf = ({ who, kinds, text }: Heard): Reason => {
  const ofKinds = kinds.flatMap(({ allergen }) => (allergen && allergen !== 'any' ? [allergen] : []))
  const diets = who?.diets ?? []
  const isMeatless =
    diets.includes('vegetarian') || /(?<![色要因毒激元])素(?!鸡)|食斋|\bveg(?:etarian|gie)/.test(text)
  return {
    allergens: new Set([
      ...(who?.allergens ?? []),
      ...ofKinds,
      ...(/麸质|\bgluten\b/.test(text) ? (['gluten'] as const) : []),
    ]),
    isVegan: diets.includes('vegan') || /纯素|全素|\bvegan\b|plant[- ]based/.test(text),
    isMeatless,
    isOfSugar: who?.groups.includes('diabetes') ?? false,
    isOfSalt:
      (who?.groups.includes('hypertension') ?? false) ||
      /咸|盐|钠|\bsal(?:t|ty|tier)\b|\bsodium\b/.test(text),
    isOfLactose: who?.groups.includes('lactose') ?? false,
    isOfChildren: who?.groups.some(group => /infant|children/.test(group)) ?? false,
  }
}

/** Whether a swap is free from what is not wanted. */
export const suits = (swap: Swap, reason: Reason, thing?: Kitchen): boolean => {
  const contains = swap.contains ?? []
  if (contains.some(one => reason.allergens.has(one))) return false
  if (reason.isVegan && (swap.isOfAnimal || contains.some(one => animalAllergens.has(one)))) return false
  if (reason.isMeatless && (swap.isOfAnimal || contains.some(one => flesh.has(one)))) return false
  if (reason.isOfSugar && swap.isSugar) return false
  if (reason.isOfChildren && swap.isSweetener) return false
  if (reason.isOfLactose && swap.hasLactose) return false
  // Low-sodium salt is still salt, and asked for less of it.
  if (reason.isOfSalt && swap.isSalty && thing?.zh !== '盐') return false
  // Without lactose there is no need to leave milk.
  const isFreeOfLactose = swap.zh.startsWith('无乳糖')
  return !isFreeOfLactose || reason.isOfLactose || (!reason.isVegan && !reason.allergens.has('milk'))
}

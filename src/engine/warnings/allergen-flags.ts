import { withNames } from '../parsing/name-template.ts'
import type { Item } from '../parsing/to-ingredients.ts'
import type { Allergen, Group, GroupFlag } from '../result.ts'
import type { AllergenFindings } from './allergens.ts'

interface AllergenGroup {
  group: Group
  allergens: readonly Allergen[]
  zh: string
  en: string
}

const GROUPS: readonly AllergenGroup[] = [
  { group: 'gluten', allergens: ['gluten'], zh: '麸质', en: 'gluten' },
  { group: 'milk_allergy', allergens: ['milk'], zh: '乳', en: 'milk' },
  { group: 'nuts', allergens: ['nuts'], zh: '坚果', en: 'tree nuts' },
  { group: 'peanut', allergens: ['peanut'], zh: '花生', en: 'peanut' },
  { group: 'egg', allergens: ['egg'], zh: '蛋', en: 'egg' },
  { group: 'soy', allergens: ['soy'], zh: '大豆', en: 'soy' },
  {
    group: 'fish_crustacean',
    allergens: ['fish', 'crustacean', 'shellfish'],
    zh: '鱼、甲壳或贝类',
    en: 'fish, crustaceans or molluscs',
  },
  { group: 'sulfite_asthma', allergens: ['sulphites'], zh: '亚硫酸盐', en: 'sulphites' },
]

/** One flag per group of allergens that the label contains or may contain. */
export function allergenFlags(allergens: AllergenFindings): GroupFlag[] {
  return GROUPS.flatMap(one => {
    if (one.allergens.some(allergen => allergens.contains.includes(allergen)))
      return [contained(one, itemsOf(one, allergens.sources))]
    if (one.allergens.some(allergen => allergens.mayContain.includes(allergen)))
      return [possible(one, itemsOf(one, allergens.possibleSources))]
    return []
  })
}

function itemsOf({ allergens }: AllergenGroup, sources: AllergenFindings['sources']): Item[] {
  const items = new Set(allergens.flatMap(allergen => sources.get(allergen) ?? []))
  return [...items].sort((a, b) => a.index - b.index)
}

function contained({ group, zh, en }: AllergenGroup, items: readonly Item[]): GroupFlag {
  const text =
    items.length > 0
      ? { zh: `含${zh}：{names}。`, en: `Contains ${en}: {names}.` }
      : { zh: `标签声明含${zh}。`, en: `The label declares ${en}.` }
  return {
    group,
    level: 'avoid',
    certainty: 'contains',
    ingredients: items.map(({ index }) => index),
    text: withNames(text, items, 5),
  }
}

function possible({ group, zh, en }: AllergenGroup, items: readonly Item[]): GroupFlag {
  const text =
    items.length > 0
      ? { zh: `{names}可能含${zh}。`, en: `{names} may contain ${en}.` }
      : { zh: `标签提示：可能含${zh}。`, en: `Label says: may contain ${en}.` }
  return {
    group,
    level: 'caution',
    certainty: 'mayContain',
    ingredients: items.map(({ index }) => index),
    text: withNames(text, items, 5),
  }
}

import { proxy } from 'valtio'
import type { components } from '../api/schema.d.ts'
import type { KeptStore } from '../kept-keys.ts'

type Schemas = components['schemas']

/** One entry of the dietary profile: an allergen, or a group the person belongs to. */
export type Concern = `group:${Schemas['Group']}` | `allergen:${Schemas['Allergen']}`

export const allergens = [
  'gluten',
  'milk',
  'egg',
  'nuts',
  'peanut',
  'soy',
  'fish',
  'crustacean',
  'shellfish',
  'sesame',
  'sulphites',
  'celery',
  'mustard',
  'lupin',
] as const satisfies readonly Schemas['Allergen'][]

/** Groups that are not an allergy: those are chosen as allergens. */
export const personGroups = [
  'children',
  'infant_0_36m',
  'pregnant',
  'diabetes',
  'hypertension',
  'ckd',
  'gout',
  'pku',
  'lactose',
  'caffeine',
  'aspirin_dye_sensitive',
  'laxative',
  'g6pd',
  'vegetarian_halal',
] as const satisfies readonly Schemas['Group'][]

type Store = Pick<KeptStore, 'getItem' | 'setItem'> | null

const key = 'ai-concerns'
const knownConcerns: readonly Concern[] = [
  ...allergens.map(name => `allergen:${name}` as const),
  ...personGroups.map(name => `group:${name}` as const),
]

/** The person's dietary profile: stored on this device only, never sent. */
export const createDietaryProfile = (store: Store) => {
  const state = proxy<{ chosen: Concern[] }>({ chosen: readConcerns(store) })
  return {
    state,
    /** Everything of the person is removed from the device. */
    forget(): void {
      state.chosen = []
    },
    toggle(concern: Concern): void {
      state.chosen = state.chosen.includes(concern)
        ? state.chosen.filter(other => other !== concern)
        : [...state.chosen, concern]
      try {
        store?.setItem(key, JSON.stringify(state.chosen))
      } catch {
        // Storage is full: the choice lasts for this visit.
      }
    },
  }
}

export type DietaryProfile = ReturnType<typeof createDietaryProfile>

const readConcerns = (store: Store): Concern[] => {
  try {
    const kept: unknown = JSON.parse(store?.getItem(key) ?? '[]')
    return Array.isArray(kept) ? knownConcerns.filter(concern => kept.includes(concern)) : []
  } catch {
    return [] // not valid JSON
  }
}
